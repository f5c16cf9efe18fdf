"""A new game: from what somebody asks for to a configuration that the rules allow, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from secrets import randbits
from typing import Any, Final

import gugong
from gugong.configuration import KEYS, MOST_PLAYERS
from gugong.errors import GugongError
from gugong.web.bots.worker import USUAL, levels
from gugong.web.forms import form_of
from gugong.web.names import LONGEST_NAME, clean
from gugong.web.page import BOT, MENG, OPEN, PERSON
from gugong.web.refusals import GameAsked, Refusal, SeatAsked, reason_of, refuse
from gugong.web.store import SeatRow

KINDS: Final = {"you": PERSON, "person": PERSON, "screen": PERSON, "bot": BOT, "meng": MENG, "friend": OPEN}
LISTS: Final = ("modules", "extra_decrees")
FLAGS: Final = ("expert", "layered_pile")
NUMBERS: Final = ("start",)
EMPTY: Final = "empty"
MOST_FIELDS: Final = 80


@dataclass(frozen=True)
class NewGame:
    """All that a new game is begun with."""

    head: str
    seed: int
    seats: list[SeatRow]


def beginning(asked: GameAsked, holder: str, catalog: Path | None = None) -> NewGame:
    """A checked beginning; a Refusal says what the rules do not allow, and which rule."""
    kinds = [kind_of(seat) for seat in asked.seats]
    if not kinds or len(kinds) > MOST_PLAYERS:
        raise refuse(422, "lobby-seats", "B-SET-01", most=MOST_PLAYERS, given=len(kinds))
    if PERSON not in kinds:
        raise Refusal(422, "lobby-no-person")
    if MENG in kinds and kinds != [PERSON, MENG]:
        raise Refusal(422, "lobby-meng-alone", "S-SET-01")
    players = 1 if MENG in kinds else len(kinds)
    unknown = [key for key in asked.options if key not in KEYS or key == "players"]
    if unknown:
        raise refuse(422, "lobby-unknown", given=repr(unknown[0][:40]))
    seed = seed_of(asked.seed)
    try:
        game = gugong.new_game(players, seed=seed, chance="ask", catalog=catalog, **asked.options)
    except GugongError as error:
        raise Refusal(422, *reason_of(error)) from None
    if players == 1 and len(kinds) == 1:
        asked.seats.append(SeatAsked("meng"))
    seats = [seat_row(number, seat, holder) for number, seat in enumerate(asked.seats)]
    return NewGame(game.record().partition("\n")[0], seed, seats)


def kind_of(seat: SeatAsked) -> str:
    if seat.kind not in KINDS:
        raise refuse(422, "lobby-seat-kind", known=tuple(KINDS), given=repr(seat.kind[:40]))
    if seat.kind == "bot" and seat.level and seat.level not in levels():
        raise refuse(422, "lobby-no-level", known=levels(), given=repr(seat.level[:40]))
    return KINDS[seat.kind]


def seat_row(number: int, seat: SeatAsked, holder: str) -> SeatRow:
    """A seat of the new game; people sit at the screen of whoever begins it. Without a name it goes by its colour."""
    kind = KINDS[seat.kind]
    level = (seat.level or USUAL) if kind == BOT else ""
    return SeatRow(number, kind, clean(seat.name)[:LONGEST_NAME].strip(), level, holder if kind == PERSON else "")


def seed_of(given: int | str | None) -> int:
    """The seed asked for, or one that nobody knows."""
    if given is None or given == "":
        return randbits(62)
    if isinstance(given, str):
        digits = given.strip().removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 30):
            raise refuse(422, "lobby-seed", given=repr(given[:40]))
        return int(given)
    if isinstance(given, bool) or abs(given) >= 10**30:
        raise Refusal(422, "lobby-seed_long")
    return given


def from_form(body: bytes) -> GameAsked:
    """A form's fields: `seat=you&seat=bot:easy`, or `seat0=you&seat1=bot&level1=easy` with `name` for each place.

    Everything else is an option of a game by its name.
    """
    fields = form_of(body, MOST_FIELDS)
    names = fields.pop("name", [])
    seats = [seat_from(kind, fields, -1, []) for kind in fields.pop("seat", [])]
    for place in range(MOST_PLAYERS):
        kind = fields.pop(f"seat{place}", [EMPTY])[-1]
        seat = seat_from(kind, fields, place, names)
        if kind != EMPTY:
            seats.append(seat)
    seed = fields.pop("seed", [""])[-1]
    options = {key: option_from(key, values) for key, values in fields.items() if values != [""]}
    return GameAsked(seats or [SeatAsked("you")], options, seed)


def seat_from(kind: str, fields: dict[str, list[str]], place: int, names: list[str]) -> SeatAsked:
    """One seat of a form; its level stands behind the kind or in a field of its own."""
    kind, _, level = kind.partition(":")
    chosen = fields.pop(f"level{place}", [""])[-1]
    return SeatAsked(kind, names[place] if 0 <= place < len(names) else "", level or (chosen if kind == BOT else ""))


def option_from(key: str, values: list[str]) -> Any:
    """An option as `new_game` takes it."""
    last = values[-1]
    if key in LISTS:
        return values
    if key in FLAGS:
        return last in ("on", "1", "true")
    return int(last) if key in NUMBERS and last.isascii() and last.isdecimal() and len(last) < 3 else last


def wished(game: dict[str, Any]) -> NewGame:
    """The game that a command line asks for; its people have no browser yet."""
    options = dict(game)
    players, bots, seed = options.pop("players"), options.pop("bots"), options.pop("seed")
    level = options.pop("level", "")
    people = [SeatAsked("person")] * (players - bots)
    seats = [*people, *([SeatAsked("bot", level=level)] * bots), *([SeatAsked("meng")] if players == 1 else [])]
    catalog = options.pop("catalog")
    return beginning(GameAsked(seats, options, seed), "", catalog)
