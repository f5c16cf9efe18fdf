"""Which seat's page a browser is shown, and what is on it.

Everything here is made from `game.view(seat)` and from events as that seat is told of them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gugong import explain
from gugong.game import Game
from gugong.play import Back, way_back
from gugong.view import View, view_of
from gugong.web import present
from gugong.web.games.live import LiveGame
from gugong.web.games.sharing import ask_of, shared_of, since_own
from gugong.web.games.standing import sits
from gugong.web.page import NO_SEAT, RESUMED, Note, Page, Seat, Told, Undo
from gugong.web.store import SeatRow
from gugong.words.phrase import phrase
from gugong.words.voice import isolated

NOTHING: Final = Undo(False)
MORNING: Final = "morning"


@dataclass(frozen=True)
class SeatShown:
    """What a browser may see of a game now: the page of `seat`, or doors that `seat` is to open."""

    seat: int
    closed: bool
    held: tuple[int, ...]  # the seats that this browser plays
    watching: bool = False  # from outside: `seat` is that of nobody
    ask: int = NO_SEAT  # what whoever watches from outside has asked for


def outside(live: LiveGame, holder: str = "") -> SeatShown:
    """What is shown to whoever has no seat but may look: what everybody at the table knows."""
    own = ask_of(live, holder) if live.asks else None
    return SeatShown(live.table.game.state.rules.seats, False, (), True, NO_SEAT if own is None else own.n)


def seat_shown(live: LiveGame, holder: str) -> SeatShown | None:
    """Which page is shown to this browser; None if it has no seat here."""
    held = tuple(seat.seat for seat in live.seats if seat.held_by(holder))
    if not held:
        return None
    if len(held) == 1 or live.row.opened:
        return SeatShown(held[0], False, held)
    asked = live.asked
    opened = next((seat for seat in held if live.seats[seat].open), None)
    if asked in held and asked != opened:
        return SeatShown(asked, True, held)
    if opened is None:
        return SeatShown(held[0], asked >= 0, held)
    return SeatShown(opened, False, held)


def page_of(live: LiveGame, seen: SeatShown, language: str) -> Page:
    """The page that a browser is shown: a seat's own, or what everybody may see while the doors are closed."""
    table = live.table
    seat, stamps = seen.seat, live.stamps
    own_since = since_own(live, seat)
    if seen.watching:
        view = view_for(table.game, seen)
        told = live.told(seat)
        undo = NOTHING
    elif seen.closed:
        view = public_view(live, seat)
        told = [each for each in live.told(seat) if each.event.kind == "turn"]
        undo = NOTHING
    else:
        view = table.game.view(seat)
        told = live.told(seat)
        undo = undo_of(live, way_back(table, seat), language)
    return Page(
        game_id=live.row.id,
        ply=live.ply,
        view=view,
        seats=seats_of(live, language),
        told=told,
        since=this_day(told) if seen.watching else stamps[own_since],
        undo=undo,
        hot_seat=seen.watching or len(seen.held) > 1,
        notes=() if seen.closed else notes_for(live, seat),
        stood=not seen.watching and any(table.given[place].seat == seat for place in live.stood if place >= own_since),
        language=language,
        shared=shared_of(live, seen),
        watching=seen.watching,
    )


def this_day(told: Sequence[Told]) -> int:
    """When this day began: what happened since is news to whoever watches."""
    return next((each.ply for each in reversed(told) if each.event.kind == MORNING), 0)


def view_for(game: Game, seen: SeatShown) -> View:
    """A game as a seat sees it; from outside, as everybody at the table does, with the first seat in front."""
    if not seen.watching:
        return game.view(seen.seat)
    view = view_of(game.state, game.state.rules.seats, game.catalog)
    return View(0, game.catalog, view.state, view.unseen, view.loose, view.asked, None)


def seats_of(live: LiveGame, language: str) -> tuple[Seat, ...]:
    """Who sits where."""
    now = time.time()
    return tuple(
        Seat(name_of(seat, language), seat.kind, seat.level, sits(live, seat.seat, now)) for seat in live.seats
    )


def name_of(seat: SeatRow, language: str) -> str:
    """A player's name; without one they go by their colour in the reader's language, and Meng is Meng."""
    return isolated(seat.name) or present.usual_name(language, seat.seat, seat.kind)


def public_view(live: LiveGame, seat: int) -> View:
    """What everybody at the table knows, as a view that belongs to `seat`; nobody is asked in it."""
    game = live.table.game
    outside = view_of(game.state, game.state.rules.seats, game.catalog)
    return View(seat, game.catalog, outside.state, outside.unseen, outside.loose, outside.asked, None)


def undo_of(live: LiveGame, back: Back, language: str) -> Undo:
    """Whether a seat may take its answer back; if not, what stands in the way."""
    if back.allowed:
        return Undo(True, None, back.turn < back.answer)
    says = present.plain_voice(language)
    key = says.either(f"page-locked_{back.lock}", "page-locked")
    return Undo(False, phrase(key, {"who": name_of(live.seats[back.seat], language)}))


def notes_for(live: LiveGame, seat: int) -> tuple[Note, ...]:
    """What the table answered for this seat, and whether the game had to go on from a position."""
    return ((Note(0, RESUMED),) if live.resumed_at is not None else ()) + live.notes(seat)


def refusal(live: LiveGame, answer: str, language: str) -> tuple[str, str]:
    """Why an answer is not on offer, and its rule."""
    state = live.table.game.state
    names = [name_of(seat, language) for seat in live.seats]
    catalog = live.table.game.catalog
    named = state.rules.answers.named(answer)
    if named is None:
        return explain.malformed(state, answer, names=names, catalog=catalog, language=language), ""
    return explain.why_not(state, named.text, names=names, catalog=catalog, language=language, codes=False)
