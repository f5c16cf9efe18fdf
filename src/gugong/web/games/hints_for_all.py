"""Hints where several people play: the host suggests them, and once everybody has agreed all may ask for them.

Whoever sits down later is asked too, and until then there are none; whoever has agreed may change their mind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gugong.web.page import NO_HINTS, PERSON, HintsForAll
from gugong.web.refusals import Refusal
from gugong.web.store import HINTS_NO, HINTS_YES, Taken

if TYPE_CHECKING:
    from gugong.web.games.live import LiveGame


def hints_of(live: LiveGame) -> HintsForAll:
    """How it stands at this table."""
    if live.shared is None or not live.shared.hints:
        return NO_HINTS
    people = [seat for seat in live.seats if seat.kind == PERSON]
    missing = tuple(seat.seat for seat in people if seat.hints not in (HINTS_YES, HINTS_NO))
    return HintsForAll(True, missing, tuple(seat.seat for seat in people if seat.hints == HINTS_NO))


async def answer(live: LiveGame, seats: tuple[int, ...], yes: bool) -> None:
    """The word of whoever sits on these seats."""
    if live.shared is None or live.table.game.over:
        raise Refusal(409, "friends-hints-none")
    try:
        await live.store.tables.answer_hints(live.row.id, seats, HINTS_YES if yes else HINTS_NO)
    except Taken:
        raise Refusal(409, "friends-hints-none") from None
    finally:
        live.read_shared()
