"""Which seat's page a browser is shown, and what is on it.

Everything here is made from `game.view(seat)` and from events as that seat is told of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gugong import explain
from gugong.play import Back, way_back
from gugong.view import View, view_of
from gugong.web.live import Live
from gugong.web.page import Note, Page, Seat, Told, Undo
from gugong.web.visitors import same

NOTHING: Final = Undo(False)
RESUMED: Final = "The rules have changed since this game was begun. It goes on from the start of the latest turn."
LOCKS: Final = {
    "nothing": "you have not answered yet",
    "revealed": "your answer revealed something",
    "over": "the game is over",
    "roll": "the dice were rolled",
    "revolt-token": "a revolt token was turned over",
    "draw-gift": "a card was drawn",
    "trade-draw": "a card was drawn",
    "reveal-gift": "Meng has revealed a card",
}
CHANCE_DECIDED: Final = "something was revealed"


@dataclass(frozen=True)
class Sight:
    """What a browser may see of a game now: the page of `seat`, or doors that `seat` is to open."""

    seat: int
    closed: bool
    held: tuple[int, ...]  # the seats that this browser plays


def sight(live: Live, holder: str) -> Sight | None:
    """Which page is shown to this browser; None if it has no seat here."""
    held = tuple(seat.seat for seat in live.seats if same(seat.holder, holder))
    if not held:
        return None
    if len(held) == 1 or live.row.opened:
        return Sight(held[0], False, held)
    asked = live.asked
    opened = next((seat for seat in held if live.seats[seat].open), None)
    if asked in held and asked != opened:
        return Sight(asked, True, held)
    if opened is None:
        return Sight(held[0], asked >= 0, held)
    return Sight(opened, False, held)


def page_of(live: Live, seen: Sight) -> Page:
    """The page that a browser is shown: a seat's own, or what everybody may see while the doors are closed."""
    table = live.table
    seat, stamps = seen.seat, live.stamps
    if seen.closed:
        view = public_view(live, seat)
        told = tuple(Told(stamps[ply], event) for ply, event in table.told(seat) if event.kind == "turn")
        undo = NOTHING
    else:
        view = table.game.view(seat)
        told = tuple(Told(stamps[ply], event) for ply, event in table.told(seat))
        undo = undo_of(live, way_back(table, seat))
    return Page(
        game_id=live.row.id,
        ply=live.ply,
        view=view,
        seats=seats_of(live),
        told=told,
        since=stamps[table.since(seat)],
        undo=undo,
        hot_seat=len(seen.held) > 1,
        notes=() if seen.closed else notes_for(live, seat),
    )


def seats_of(live: Live) -> tuple[Seat, ...]:
    """Who sits where."""
    return tuple(Seat(seat.name, seat.kind, seat.level) for seat in live.seats)


def public_view(live: Live, seat: int) -> View:
    """What everybody at the table knows, as a view that belongs to `seat`; nobody is asked in it."""
    game = live.table.game
    outside = view_of(game.state, game.state.rules.seats, game.catalog)
    return View(seat, game.catalog, outside.state, outside.unseen, outside.loose, outside.asked, None)


def undo_of(live: Live, back: Back) -> Undo:
    """Whether a seat may take its answer back, in words."""
    if back.allowed:
        return Undo(True, "", back.turn < back.answer)
    if back.lock == "other":
        return Undo(False, f"{live.seats[back.seat].name} has answered since")
    return Undo(False, LOCKS.get(back.lock, CHANCE_DECIDED))


def notes_for(live: Live, seat: int) -> tuple[Note, ...]:
    """What the table answered for this seat, and whether the game had to go on from a position."""
    notes = [Note(0, "resumed", RESUMED)] if live.resumed_at is not None else []
    for place, given in enumerate(live.table.given):
        if given.forced and given.seat == seat:
            notes.append(Note(live.stamps[place + 1], "forced", given.answer))
    return tuple(notes)


def refusal(live: Live, answer: str) -> tuple[str, str]:
    """Why an answer is not on offer, and its rule."""
    state = live.table.game.state
    names = [seat.name for seat in live.seats]
    catalog = live.table.game.catalog
    named = state.rules.answers.named(answer)
    if named is None:
        return explain.malformed(state, answer, names=names, catalog=catalog), ""
    return explain.why_not(state, named.text, names=names, catalog=catalog)
