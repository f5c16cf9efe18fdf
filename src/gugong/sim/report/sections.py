"""The sections of a report, each with its tables, its pictures and what the figures say in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from gugong.sim.report import figures, plots, words
from gugong.sim.report.figures import BINS, Games, Rate, Visits
from gugong.sim.report.words import markdown_table, mean_cell, rate_cell
from gugong.sim.sources import words_of

Found = TypeVar("Found")


class Pictures:
    """Where pictures go, and how the text calls them; panels beyond a picture's width begin another."""

    def __init__(self, folder: Path, stem: str, beside: str) -> None:
        self.folder = folder
        self.stem = stem
        self.beside = beside
        self.paths: list[Path] = []

    def draw(
        self, name: str, alt: str, games: Sequence[Games], found: Sequence[Found], plot: Callable[..., Any]
    ) -> str:
        """Draw them all; the lines that show them."""
        lines = []
        for first in range(0, len(games), plots.ABREAST):
            some = slice(first, first + plots.ABREAST)
            part = f"-{first // plots.ABREAST + 1}" if len(games) > plots.ABREAST else ""
            path = self.folder / f"{self.stem}-{name}{part}.png"
            plot(path, games[some], found[some])
            self.paths.append(path)
            lines.append(f"![{alt}: {'; '.join(each.label for each in games[some])}]({self.beside}{path.name})")
        return "\n\n".join(lines)


def bullets(games: Sequence[Games], lines: Sequence[str]) -> str:
    """What is said of each kind of game."""
    return words.told([each.label for each in games], lines)


def overview(games: Sequence[Games], _pictures: Pictures) -> str:
    """What was played, and how it ended on the whole."""
    rows = []
    for each in games:
        won = each.first_rows.height - int(each.rows["winner"].sum())
        rows.append(
            [
                each.label,
                str(each.number),
                ", ".join(each.bots),
                rate_cell(each.base),
                mean_cell(figures.mean(each.seats, "total")),
                mean_cell(figures.mean(each.rows.filter("winner"), "total")),
                mean_cell(figures.margin(each)),
                rate_cell(Rate(won, each.number)),
                mean_cell(figures.mean(each.seats, "turns")),
            ]
        )
    heads = (
        "game",
        "games",
        "bots",
        "a bot wins",
        "score",
        "winner's score",
        "ahead by",
        "nobody wins",
        "turns a seat",
    )
    return markdown_table(heads, rows)


def by_place(games: Sequence[Games], pictures: Pictures) -> str:
    """Score and win rate by place in turn order; the starting hand goes with it."""
    rows, lines = [], []
    shown: list[list[tuple[int, Rate]]] = []
    for each in games:
        groups = figures.by(each.seats, "hand")
        shown.append([(int(group["place"][0]), figures.rate(group)) for _, group in groups])
        for hand, group in groups:
            rows.append(
                [
                    each.label,
                    str(group["place"][0]),
                    hand,
                    rate_cell(figures.rate(group)),
                    mean_cell(figures.mean(group, "total")),
                    mean_cell(figures.mean(group, "vp")),
                ]
            )
        lines.append(words.about_hands(groups) if each.against_meng else words.about_places(each, shown[-1]))
    told = markdown_table(("game", "place", "hand", "wins", "score", "VP on the track"), rows)
    at_a_table = [number for number, each in enumerate(games) if not each.against_meng]
    drawn = pictures.draw(
        "places", "Win rate by place", [games[i] for i in at_a_table], [shown[i] for i in at_a_table], plots.places
    )
    note = "The start player has place 1 and hand 1, the next place 2 and hand 2: here seat and hand are one thing."
    return "\n\n".join(filter(None, (bullets(games, lines), drawn, note, told)))


def by_source(games: Sequence[Games], pictures: Pictures) -> str:
    """Where VP come from."""
    found = [figures.sources(each) for each in games]
    lines = [words.about_sources(each, rows) for each, rows in zip(games, found, strict=True)]
    tables = []
    for each, rows in zip(games, found, strict=True):
        heads = (each.label, "bot" if each.against_meng else "winners", "Meng" if each.against_meng else "others")
        cells = [[words_of(name), mean_cell(mine), mean_cell(theirs)] for name, mine, theirs in rows]
        tables.append(markdown_table(heads, cells))
    note = "VP a game by source; at a table of seats in the Palace only, winners beside the others."
    drawn = pictures.draw("sources", "Where VP come from", games, found, plots.sources)
    return "\n\n".join([bullets(games, lines), drawn, note, folded(tables)])


def by_decree(games: Sequence[Games], pictures: Pictures) -> str:
    """Which Decrees win."""
    return owned(games, [figures.decrees(each) for each in games], "Decree", pictures)


def by_token(games: Sequence[Games], pictures: Pictures) -> str:
    """Which Travel Tokens win."""
    return owned(games, [figures.tokens(each) for each in games], "token", pictures)


def owned(games: Sequence[Games], found: list[list[figures.Owned]], what: str, pictures: Pictures) -> str:
    """Win rates with a thing beside those of all seats at tables where not everybody had it, or nobody."""
    lines = [words.about_things(things, what) for things in found]
    tables = []
    for each, things in zip(games, found, strict=True):
        cells = [
            [one.name, rate_cell(one.had), rate_cell(one.wins), rate_cell(one.base), f"{100 * one.lift:+.1f}"]
            for one in things
        ]
        tables.append(markdown_table((each.label, "seats that have it", "they win", "all seats there", "more"), cells))
    note = (
        "Win rates are of games in which some had it and some had not. Who is ahead can afford more: a Decree that "
        "goes with winning need not bring it about. Compare those of one level with each other."
        if what == "Decree"
        else "Win rates are of games in which some had it and some had not. Who travels more has more of every token: "
        "compare tokens with each other rather than with all seats."
    )
    drawn = pictures.draw(f"{what.lower()}s", f"Win rate with each {what}", games, found, plots.things)
    return "\n\n".join([bullets(games, lines), note, drawn, folded(tables)])


def by_location(games: Sequence[Games], pictures: Pictures) -> str:
    """Which locations win."""
    found = [figures.locations(each) for each in games]
    lines = [words.about_locations(each, visits) for each, visits in zip(games, found, strict=True)]
    tables = [
        markdown_table(location_heads(each), location_cells(visits)) for each, visits in zip(games, found, strict=True)
    ]
    drawn = pictures.draw("locations", "Win rate by gifts at each location", games, found, plots.locations)
    return "\n\n".join([bullets(games, lines), drawn, folded(tables)])


def location_heads(games: Games) -> tuple[str, ...]:
    return (games.label, "gifts by winners", "by others", *(f"wins with {label}" for label, _, _ in BINS))


def location_cells(visits: Sequence[Visits]) -> list[list[str]]:
    return [
        [each.name.replace("_", " "), mean_cell(each.winners), mean_cell(each.others), *map(rate_cell, each.wins)]
        for each in visits
    ]


def palace(games: Sequence[Games], pictures: Pictures) -> str:
    """How often the Palace is missed, and when it is reached."""
    found = [figures.arrivals(each) for each in games]
    lines = [words.about_palace(arrived[-1][1]) for arrived in found]
    days = list(dict.fromkeys(name for arrived in found for name, _ in arrived))
    cells = []
    for each, arrived in zip(games, found, strict=True):
        by_day = dict(arrived)
        cells.append([each.label, *(rate_cell(by_day[day]) if day in by_day else "–" for day in days)])
    drawn = pictures.draw("palace", "Day of arrival in the Palace", games, found, plots.days)
    return "\n\n".join(
        [
            bullets(games, lines),
            drawn,
            markdown_table(("game", *(f"day {day}" if day.isdigit() else day for day in days)), cells),
        ]
    )


def dice(games: Sequence[Games], pictures: Pictures) -> str:
    """Whether the dice can be matched."""
    found = [figures.faces(each) for each in games]
    lines = [words.about_faces(faces) for faces in found]
    tables = []
    for each, faces in zip(games, found, strict=True):
        cells = [[str(f.face), rate_cell(f.shown), f"{f.matches:.2f}", rate_cell(f.missed)] for f in faces]
        tables.append(
            markdown_table((f"{each.label}: face", "of all dice", "cards that match it", "nobody matches it"), cells)
        )
    drawn = pictures.draw("dice", "Cards that match each face; above, how often none does", games, found, plots.faces)
    return "\n\n".join([bullets(games, lines), drawn, folded(tables)])


def folded(tables: Sequence[str]) -> str:
    """Tables that a reader opens if there are many."""
    text = "\n\n".join(tables)
    return text if len(tables) == 1 else f"<details><summary>The figures</summary>\n\n{text}\n\n</details>"


SECTIONS: tuple[tuple[str, Callable[[Sequence[Games], Pictures], str]], ...] = (
    ("What was played", overview),
    ("Seats and hands", by_place),
    ("The Palace", palace),
    ("Where VP come from", by_source),
    ("Decrees", by_decree),
    ("Travel Tokens", by_token),
    ("Locations", by_location),
    ("Destiny Dice", dice),
)
