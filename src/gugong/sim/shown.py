"""Tables of a tournament for the terminal."""

from __future__ import annotations

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from gugong.sim.standings import Pace, Pair, Row


def show(found: dict[str, object], console: Console) -> None:
    """Print the standings, and who beat whom."""
    rows, paces = cast(list[Row], found["standings"]), cast(list[Pace], found["pace"])
    against_meng = any(row["difficulty"] for row in rows)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for head in (
        "bot",
        "Meng" if against_meng else "Elo",
        "wins",
        "",
        "score",
        "Meng's" if against_meng else "others'",
    ):
        table.add_column(head, justify="left" if head in ("bot", "Meng") else "right", no_wrap=True)
    for head in ("Palace", "games", "s a turn"):
        table.add_column(head, justify="right", no_wrap=True)
    for row, pace in zip(rows, paces, strict=True):
        table.add_row(
            row["bot"],
            row["difficulty"] if against_meng else elo(row),
            percent(row["win_rate"]),
            interval(row["win_interval"]),
            f"{row['mean_score']:.1f}",
            f"{row['others_mean_score']:.1f}",
            percent(row["palace_rate"]),
            str(row["games"]),
            f"{pace['seconds_a_turn']:.4f}",
        )
    console.print(table)
    for pair in cast(list[Pair], found["pairs"]):
        console.print(
            f"{pair['bot']} over {pair['over']}: {percent(pair['rate'])} "
            f"({interval(pair['interval'])}) of {pair['games']} meetings"
        )


def elo(row: Row) -> str:
    """A rating with its interval."""
    if row["elo"] is None or row["elo_interval"] is None:
        return ""
    return f"{row['elo']:+.0f} ±{(row['elo_interval'][1] - row['elo_interval'][0]) / 2:.0f}"


def percent(rate: float) -> str:
    """A rate, for people."""
    return f"{100 * rate:.1f} %"


def interval(ends: list[float]) -> str:
    """Its interval."""
    return f"{100 * ends[0]:.1f}–{100 * ends[1]:.1f}"
