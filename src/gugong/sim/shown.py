"""Tables of a tournament for the terminal."""

from __future__ import annotations

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from gugong.sim.standings import Pace, Pair, Row
from gugong.words.voice import Voice


def show(found: dict[str, object], console: Console, voice: Voice) -> None:
    """Print the standings, and who beat whom."""
    rows, paces = cast(list[Row], found["standings"]), cast(list[Pace], found["pace"])
    against_meng = any(row["difficulty"] for row in rows)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    left = ("bot", "meng")
    its = ("meng", "of-meng") if against_meng else ("elo", "of-others")
    for head in ("bot", its[0], "wins", "", "score", its[1], "palace", "games", "pace"):
        said = voice.tell(f"sim-{head}") if head else ""
        table.add_column(said, justify="left" if head in left else "right", no_wrap=True)
    for row, pace in zip(rows, paces, strict=True):
        table.add_row(
            row["bot"],
            row["difficulty"] if against_meng else elo(row),
            voice.decimal(percent(row["win_rate"])),
            voice.decimal(interval(row["win_interval"])),
            voice.decimal(f"{row['mean_score']:.1f}"),
            voice.decimal(f"{row['others_mean_score']:.1f}"),
            voice.decimal(percent(row["palace_rate"])),
            str(row["games"]),
            voice.decimal(f"{pace['seconds_a_turn']:.4f}"),
        )
    console.print(table)
    for pair in cast(list[Pair], found["pairs"]):
        rate, within = voice.decimal(percent(pair["rate"])), voice.decimal(interval(pair["interval"]))
        met = voice.tell("sim-pair", bot=pair["bot"], over=pair["over"], rate=rate, within=within, n=pair["games"])
        console.print(met)


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
