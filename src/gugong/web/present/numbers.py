"""Numbers about oneself: won by kind, and where VP come from, as plots with the same figures in tables beside them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from gugong.sim.sources import vp_sources
from gugong.web.present.lessons import shared
from gugong.web.present.rendering import plain_voice, render
from gugong.web.present.settings import Settings
from gugong.words.bundles import ENGLISH, bundle_of
from gugong.words.voice import Voice

FORMAT: Final = 1
KINDS: Final = ("meng", "bots", "people")
WIDE: Final = 220  # of the longest bar
COACHED: Final = "coach-source-"  # before what the coach says that something cost


@dataclass(frozen=True)
class OwnGame:
    """A finished game of one's own."""

    id: str
    when: float
    players: int
    against: str  # one of KINDS
    modules: tuple[str, ...]
    won: bool
    vp: int | None  # None where the Envoy has not arrived, so that they do not count
    palace_day: int | None
    sources: dict[str, int] = field(default_factory=dict)  # VP by where they came from

    def to_dict(self) -> dict[str, Any]:
        """For the file that one may take along."""
        return {
            "id": self.id,
            "finished": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.when)),
            "players": self.players,
            "against": self.against,
            "modules": list(self.modules),
            "won": self.won,
            "vp": self.vp,
            "palace_day": self.palace_day,
            "vp_by_source": self.sources,
        }


class Bar(NamedTuple):
    """A line of a plot and of the table beside it."""

    label: str
    value: str
    length: int
    of: int  # how many games stand behind it
    second: int = 0  # the length of what is drawn paler behind it


def exported(games: Sequence[OwnGame]) -> dict[str, Any]:
    """All of it as data."""
    return {"format": FORMAT, "games": [game.to_dict() for game in games]}


def kinds(says: Voice, games: Sequence[OwnGame]) -> list[Bar]:
    """Won of played, by whom one played against, and with modules or without."""
    groups = [(f"numbers-against_{kind}", [game for game in games if game.against == kind]) for kind in KINDS]
    groups += [("numbers-with-modules", [game for game in games if game.modules])]
    groups += [("numbers-all", list(games))]
    most = len(games)
    return [
        Bar(
            says.tell(key),
            says.tell("numbers-won-of", won=won, n=len(group)),
            round(WIDE * won / most),
            len(group),
            round(WIDE * len(group) / most),
        )
        for key, group in groups
        if group
        for won in [sum(game.won for game in group)]
    ]


def sources(says: Voice, games: Sequence[OwnGame]) -> list[Bar]:
    """VP a game by where they came from, the most first."""
    means = {
        source: sum(game.sources.get(source, 0) for game in games) / len(games)
        for source in vp_sources()
        if any(game.sources.get(source) for game in games)
    }
    most = max([*(abs(mean) for mean in means.values()), 1.0])
    ordered = sorted(means.items(), key=lambda pair: -pair[1])
    return [
        Bar(says.tell(f"source-{source}"), decimal(says, mean), max(0, round(WIDE * mean / most)), len(games))
        for source, mean in ordered
    ]


def decimal(says: Voice, number: float) -> str:
    """A number with one place, as the language writes it."""
    return f"{number:.1f}".replace(".", says.tell("decimal-mark"))


def numbers(games: Sequence[OwnGame], unread: int, settings: Settings, language: str = ENGLISH) -> str:
    """The page."""
    says = plain_voice(language)
    arrived = [game.palace_day for game in games if game.palace_day is not None]
    counted = [game.vp for game in games if game.vp is not None]
    told = {
        "games": str(len(games)),
        "won": str(sum(game.won for game in games)),
        "vp": decimal(says, sum(counted) / len(counted)) if counted else "–",
        "arrived": says.tell("numbers-won-of", won=len(arrived), n=len(games)),
    }
    keys = [key for key in bundle_of(ENGLISH).names() if key.startswith(COACHED)]
    words = {key.removeprefix(COACHED): says.fill(key, "", {}) for key in keys}
    return render(
        "numbers.html",
        says,
        told=told,
        games=games,
        kinds=kinds(says, games) if games else [],
        sources=sources(says, games) if games else [],
        unread=unread,
        words=words,
        wide=WIDE,
        **shared(settings),
    )
