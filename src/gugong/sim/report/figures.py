"""The figures of a report, each with its 95 % interval, for one kind of game at a time."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any, Final

import polars as pl

from gugong.configuration import as_asked
from gugong.sim.elo import SURE, rate_interval
from gugong.sim.playing import MENG
from gugong.sim.sources import vp_sources


@dataclass(frozen=True)
class Rate:
    """A rate, with its interval and what it was counted over."""

    hits: int
    of: int

    @property
    def rate(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def ends(self) -> tuple[float, float]:
        return rate_interval(self.hits, self.of)

    def differs(self, other: float) -> bool:
        """Whether the interval leaves this value out."""
        low, high = self.ends
        return not low <= other <= high


@dataclass(frozen=True)
class Mean:
    """A mean, with the half-width of its interval."""

    value: float
    wide: float

    def above(self, other: Mean) -> bool:
        """Whether it is greater beyond chance."""
        return self.value - other.value > hypot(self.wide, other.wide)


class Games:
    """All games of one kind. `seats` are the bots' rows; Meng's are apart."""

    def __init__(self, label: str, rows: pl.DataFrame) -> None:
        self.label = label
        self.rows = rows
        self.seats = rows.filter(pl.col("bot") != MENG)
        self.meng = rows.filter(pl.col("bot") == MENG)
        self.first_rows = rows.unique("game", keep="first", maintain_order=True)
        self.number = self.first_rows.height
        self.players = int(rows["players"][0])
        self.bots = sorted(self.seats["bot"].unique().to_list())
        self.base = rate(self.seats)

    @property
    def against_meng(self) -> bool:
        return self.players == 1


def label_of(row: dict[str, Any]) -> str:
    """A kind of game in a few words."""
    parts = [f"against Meng, {row['difficulty']}" if row["players"] == 1 else f"{row['players']} players"]
    listed, options = as_asked(row["modules"].split(",") if row["modules"] else [])
    parts.extend(f"{option.replace('_', ' ')} ({value})" for option, value in options.items())
    parts.extend(listed)
    parts.extend(word for key, word in (("expert", "expert"), ("layered_pile", "layered pile")) if row[key])
    parts.extend(["own figures"] if row["own_figures"] else [])
    return ", ".join(parts)


KIND: Final = ("players", "modules", "expert", "layered_pile", "difficulty", "own_figures")


def kinds_of(rows: pl.DataFrame) -> list[Games]:
    """The games by kind: base game first, few players first."""
    found = rows.partition_by(KIND, maintain_order=True)
    games = [Games(label_of(each.row(0, named=True)), each) for each in found]
    return sorted(games, key=lambda each: (each.against_meng, len(each.rows["modules"][0]) > 0))


def rate(rows: pl.DataFrame, what: str = "winner") -> Rate:
    """How often a column is true."""
    return Rate(int(rows[what].sum()), rows.height)


def mean(rows: pl.DataFrame, what: str) -> Mean:
    """The mean of a column."""
    values = rows[what].drop_nulls()
    spread = values.std()
    wide = SURE * float(str(spread)) / len(values) ** 0.5 if spread is not None else 0.0
    return Mean(float(str(values.mean())) if len(values) else 0.0, wide)


def by(rows: pl.DataFrame, column: str) -> list[tuple[Any, pl.DataFrame]]:
    """The rows for each value of a column, in order."""
    return [(each[column][0], each) for each in rows.sort(column).partition_by(column, maintain_order=True)]


def margin(games: Games) -> Mean:
    """How far the winner was ahead of the next."""
    ranked = games.rows.sort("total", descending=True).group_by("game").agg(pl.col("total").head(2))
    gaps = ranked.select((pl.col("total").list.first() - pl.col("total").list.get(1)).alias("gap"))
    return mean(gaps, "gap")


def sources(games: Games) -> list[tuple[str, Mean, Mean]]:
    """For each source of VP: what it brought winners, and what it brought the others (against Meng: him)."""
    seats = games.seats.filter("palace")
    winners, others = seats.filter("winner"), seats.filter(~pl.col("winner"))
    if games.against_meng:
        winners, others = games.seats, games.meng
    found = [(source, mean(winners, f"vp_{source}"), mean(others, f"vp_{source}")) for source in vp_sources()]
    return [(name, a, b) for name, a, b in found if a.value or b.value]


@dataclass(frozen=True)
class Owned:
    """A thing: how often it was had where it could be had; and where some had it and some had not, who won.

    If all have a thing, one of them wins all the same: such games say nothing of it. Against Meng all games count.
    """

    name: str
    had: Rate
    wins: Rate
    base: Rate

    @property
    def lift(self) -> float:
        return self.wins.rate - self.base.rate


def decrees(games: Games) -> list[Owned]:
    """Every Decree that lay in play."""
    names = games.first_rows["decrees_in_play"].explode().drop_nulls().unique()
    tables = {name: games.seats.filter(pl.col("decrees_in_play").list.contains(name)) for name in names}
    return best_first([owned(games, rows, "decrees", name) for name, rows in tables.items()])


def tokens(games: Games) -> list[Owned]:
    """Every kind of Travel Token that anybody took; any may come up in any game."""
    names = games.seats["tokens"].explode().drop_nulls().unique()
    return best_first([owned(games, games.seats, "tokens", name) for name in names])


def owned(games: Games, seats: pl.DataFrame, column: str, name: str) -> Owned:
    """Win rates of those whose list has a thing beside those of everybody at their tables."""
    rows = seats.select("game", "winner", has=pl.col(column).list.contains(name))
    told = rows
    if not games.against_meng:
        told = rows.filter(pl.col("has").any().over("game") & ~pl.col("has").all().over("game"))
    return Owned(name, rate(rows, "has"), rate(told.filter("has")), rate(told))


def best_first(things: list[Owned]) -> list[Owned]:
    """The most helpful first."""
    return sorted(things, key=lambda each: (-each.lift, each.name))


FEW: Final = 30  # with fewer cases a thing is listed, but neither drawn nor talked about
BINS: Final = (("0–1", 0, 1), ("2–3", 2, 3), ("4 or more", 4, 999))


@dataclass(frozen=True)
class Visits:
    """A location: gifts brought there by winners and by others, and the win rate by how many one brought (BINS)."""

    name: str
    winners: Mean
    others: Mean
    wins: list[Rate]


def locations(games: Games) -> list[Visits]:
    """Every location that anybody used."""
    found = []
    for column in [name for name in games.seats.columns if name.startswith("at_")]:
        if games.seats[column].sum():
            groups = [games.seats.filter(pl.col(column).is_between(low, high)) for _, low, high in BINS]
            winners = mean(games.seats.filter("winner"), column)
            others = mean(games.seats.filter(~pl.col("winner")), column)
            found.append(Visits(column.removeprefix("at_"), winners, others, [rate(group) for group in groups]))
    return found


def arrivals(games: Games) -> list[tuple[str, Rate]]:
    """The day on which seats reached the Palace for good; "never" for the rest."""
    days = games.seats["palace_day"]
    last = int(games.rows["days"].max() or 0)  # type: ignore[arg-type]  # a column of whole numbers
    found = [(str(day), Rate(int(days.eq(day).sum()), len(days))) for day in range(1, last + 1)]
    return [*found, ("never", Rate(days.null_count(), len(days)))]


@dataclass(frozen=True)
class Face:
    """A face of the dice: how often Nights showed it, how many cards matched it each time, how often none did."""

    face: int
    shown: Rate
    matches: float
    missed: Rate


def faces(games: Games) -> list[Face]:
    """Every face that was shown."""
    shown = counts(games.first_rows, "dice")
    missed = counts(games.first_rows, "dice_missed")
    matched = counts(games.seats, "faces")
    of = sum(shown.values())
    return [
        Face(face, Rate(number, of), matched.get(face, 0) / number, Rate(missed.get(face, 0), number))
        for face, number in sorted(shown.items())
    ]


def counts(rows: pl.DataFrame, column: str) -> dict[int, int]:
    """How often each value stands in a column of lists."""
    values = rows[column].explode().drop_nulls()
    return {int(value): values.eq(value).sum() for value in values.unique()}
