"""The room beside a table by link: who sits where, invitations and their pictures, and the guest's own pages."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import segno
from markupsafe import Markup

from gugong.draw import LETTERS
from gugong.web.page import BOT, MENG, NO_HINTS, OPEN, PERSON, HintsForAll, Sits
from gugong.web.present.people import level_name
from gugong.web.present.rendering import plain_voice, render
from gugong.web.present.settings import SIZES, SPEEDS, THEMES, Settings
from gugong.words.languages import LANGUAGES
from gugong.words.phrase import Phrase
from gugong.words.voice import Voice

# What a host may choose with one click: kind, seconds, and what the bank gets for each turn.
CLOCKS: Final = (
    ("", 0, 0),
    ("turn", 180, 0),
    ("turn", 600, 0),
    ("turn", 86_400, 0),
    ("turn", 259_200, 0),
    ("bank", 1200, 15),
    ("bank", 3600, 30),
)
AWAY: Final = (2, 5, 15, 60, 0)
MINUTE, DAY = 60, 86_400
MOST_QR: Final = 400


class Chair(NamedTuple):
    """A seat and who has it."""

    seat: int
    name: str
    colour: str
    kind: str
    level: str
    sits: Sits
    is_you: bool = False
    is_host: bool = False
    is_closed: bool = False
    link: str = ""  # the invitation's address, where this page may show it

    @property
    def letter(self) -> str:
        """The letter of its colour in the drawings."""
        return LETTERS[self.seat]

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down."""
        return self.kind in (OPEN, BOT) and not self.is_closed


class Asks(NamedTuple):
    """Somebody who watches and would like to have a seat."""

    n: int
    seat: int
    name: str
    called: str  # whoever plays the seat now

    @property
    def letter(self) -> str:
        """The letter of the seat's colour in the drawings."""
        return LETTERS[self.seat]


@dataclass(frozen=True)
class Room:
    """What the room shows to one browser."""

    game_id: str
    language: str
    chairs: tuple[Chair, ...]
    modules: tuple[str, ...]
    is_shared: bool  # a table by link; else a game alone, against bots or at one screen
    is_host: bool
    has_begun: bool
    is_over: bool
    back: str  # this browser's return link; "" if another browser has made it
    watch: str
    common: str = ""  # the one link for all who are invited
    asks: tuple[Asks, ...] = ()
    clock: tuple[str, int, int] = CLOCKS[0]
    away: int = 5
    level: str = ""
    listed: bool = False
    talk_watched: bool = False
    hints: HintsForAll = NO_HINTS
    levels: tuple[str, ...] = ()
    open_tables: bool = False
    hook_hosts: tuple[str, ...] = ()
    hook: str = ""
    has_feed: bool = False


@lru_cache(maxsize=MOST_QR)
def qr(address: str) -> Markup:
    """An address as a picture for a phone's camera."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=2, svgclass="qr", lineclass=None
    )
    return Markup(out.getvalue().decode())


def clock_name(says: Voice, clock: tuple[str, int, int]) -> str:
    """A clock in words."""
    kind, time, more = clock
    if not kind:
        return says.tell("friends-clock_none")
    if kind == "bank":
        return says.tell("friends-clock_bank", n=time // MINUTE, more=more)
    if time % DAY == 0:
        return says.tell("friends-clock_days", n=time // DAY)
    return says.tell("friends-clock_minutes", n=max(1, time // MINUTE))


def hints_stand(room: Room, says: Voice) -> str:
    """How it stands with hints for everybody."""
    name = {chair.seat: chair.name for chair in room.chairs}
    if room.hints.against:
        return says.tell("friends-hints-against", names=", ".join(name[seat] for seat in room.hints.against))
    if room.hints.missing:
        return says.tell("friends-wish-waits", names=", ".join(name[seat] for seat in room.hints.missing))
    return says.tell("friends-hints-agreed")


def fields(room: Room) -> dict[str, object]:
    """What both the page and its part are filled with."""
    says = plain_voice(room.language)
    clocks = [*CLOCKS, *([room.clock] if room.clock not in CLOCKS else [])]
    away = [*AWAY, *([room.away] if room.away not in AWAY else [])]
    people = sum(chair.kind == PERSON for chair in room.chairs)
    titles = [says.say(Phrase(f"module-{name}"), "short") for name in room.modules]
    return {
        "room": room,
        "qr": qr,
        "clocks": [(":".join(map(str, clock)), clock_name(says, clock), clock == room.clock) for clock in clocks],
        "aways": [
            (minutes, says.tell("friends-away_minutes", n=minutes) if minutes else says.tell("friends-away_never"))
            for minutes in away
        ],
        "levels": [(level, level_name(says, level)) for level in room.levels],
        "people": people,
        "bots": len(room.chairs) - people,
        "titles": tuple(filter(None, titles)),
        "hints_stand": hints_stand(room, says),
        "agrees": not any(
            chair.is_you and chair.seat in room.hints.missing + room.hints.against for chair in room.chairs
        ),
        "PERSON": PERSON,
        "OPEN": OPEN,
        "MENG": MENG,
    }


def room_parts(room: Room) -> dict[str, str]:
    """What changes in it."""
    return {"room": render("room_part.html", plain_voice(room.language), **fields(room))}


def room(room: Room, settings: Settings) -> str:
    """The whole page."""
    says = plain_voice(room.language)
    title = says.tell("page-title", what=says.tell("friends-room"))
    return page("room.html", room.language, settings, title, parts=room_parts(room), **fields(room))


def guest(
    game_id: str,
    chairs: Sequence[Chair],
    free: Sequence[int],
    host: str,
    modules: Sequence[str],
    language: str,
    settings: Settings,
    name: str = "",
    wrong: str = "",
    watch: str = "",
) -> str:
    """The page behind an invitation: a name, a seat, one button."""
    says = plain_voice(language)
    title = says.tell("page-title", what=says.tell("friends-invited"))
    titles = tuple(filter(None, [says.say(Phrase(f"module-{each}"), "short") for each in modules]))
    told = {"game_id": game_id, "chairs": chairs, "free": tuple(free), "host": host, "titles": titles}
    return page("guest.html", language, settings, title, **told, name=name, wrong=wrong, watch=watch, PERSON=PERSON)


def back(game_id: str, chairs: Sequence[Chair], language: str, settings: Settings) -> str:
    """The page behind a return link: whose seat it is, and a button."""
    says = plain_voice(language)
    title = says.tell("page-title", what=says.tell("friends-come-back"))
    return page("back.html", language, settings, title, game_id=game_id, chairs=chairs)


def page(template: str, language: str, settings: Settings, title: str, **more: object) -> str:
    """A page with the settings that all have."""
    chosen = {"speeds": SPEEDS, "themes": THEMES, "sizes": SIZES, "languages": LANGUAGES}
    return render(template, plain_voice(language), settings=settings, title=title, **chosen, **more)
