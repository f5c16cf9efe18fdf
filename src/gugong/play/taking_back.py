"""What a seat may take back: its own latest answers, up to the last thing revealed or the last answer of another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gugong.engine.ids import CHANCE

if TYPE_CHECKING:
    from gugong.play.manners import Manners

NOTHING: Final = "nothing"  # the seat has not answered yet
REVEALED: Final = "revealed"  # its answer showed it something
OTHER: Final = "other"  # another seat has answered since
OVER: Final = "over"


@dataclass(frozen=True)
class Back:
    """How far a seat may go back: to before `answer`, or to before `turn`; both are -1 if it may not.

    Then `lock` says why: NOTHING, REVEALED, OTHER (`seat` has answered), OVER, or the prompt of what chance decided.
    """

    answer: int = -1
    turn: int = -1
    lock: str = ""
    seat: int = -1

    @property
    def allowed(self) -> bool:
        """Whether there is anything to take back."""
        return self.answer >= 0


def way_back(table: Manners, seat: int) -> Back:
    """How far this seat may go back now."""
    if table.game.over:
        return Back(lock=OVER)
    answer = turn = -1
    lock, other = NOTHING, -1
    for place in range(len(table.given) - 1, -1, -1):
        given = table.given[place]
        if given.seat != seat:
            lock, other = (table.prompts[place], CHANCE) if given.seat == CHANCE else (OTHER, given.seat)
            break
        if table.showed(place):
            lock = REVEALED
            break
        if not given.forced:
            answer = place if answer < 0 else answer
            turn = place
        if place in table.turns:
            break
    return Back(answer, turn) if answer >= 0 else Back(lock=lock, seat=other)
