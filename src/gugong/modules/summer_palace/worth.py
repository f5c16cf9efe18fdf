"""The Summer Palace: pieces on piers, by who leads there and how likely the pond is scored; the Court Lady."""

from __future__ import annotations

from typing import Final, cast

from gugong.bots.worth import DecreeWorth, ModuleWorth
from gugong.engine.actions import Answer
from gugong.engine.scoring import jade_vp
from gugong.engine.state import State
from gugong.modules.summer_palace.rules.board import COURT_LADY, JADE, NAME, NEUTRAL, PIER, POND, REPEAT, TAKE
from gugong.modules.summer_palace.rules.state import SummerState

LADY_VP: Final = 4.0  # what she scores, or the repeated actions
NEUTRALS_VP: Final = 1.8
FULLEST: Final = 0.75  # how likely the pond with the fullest pier is scored tonight, before another piece comes
NOT_FULLEST: Final = 0.3
BEHIND: Final = 0.25  # what a piece is worth where another leads
# On day 1, 2, 3 and 4; among players, then alone against Meng.
DECREES: Final = {
    "morning-pier": DecreeWorth((3.57, 1.46, 0.27, -0.32), (3.36, 1.40, 0.28, -0.39)),
    "neutral-servants": DecreeWorth((3.00, 1.74, 0.97, -0.74), (2.99, 1.70, 0.79, -0.78)),
}


class SummerWorth(ModuleWorth):
    """What the Summer Palace means to a seat."""

    def decrees(self) -> dict[str, DecreeWorth]:
        return DECREES

    def key(self, state: State) -> object:
        things = self.things(state)
        return (tuple(things.servants), tuple(things.doubles), things.ladies, things.owed, things.performed)

    def things(self, state: State) -> SummerState:
        return cast(SummerState, state.module_states[self.place])

    def knows(self, location: str) -> bool:
        return location == NAME

    def prize(self, state: State, seat: int, pond: int) -> float:
        """What winning this pond brings."""
        jade = jade_vp(state, state.jade[seat] + 1) - jade_vp(state, state.jade[seat]) + 1.0
        neutrals = NEUTRALS_VP if state.day < self.days else 0.2
        if pond == COURT_LADY:
            return 0.0 if self.things(state).has_lady(seat) else LADY_VP
        if pond == NEUTRAL:
            return neutrals
        return jade if pond == JADE else max(jade, neutrals)

    def worth(self, state: State, seat: int) -> float:
        things = self.things(state)
        total = LADY_VP if things.has_lady(seat) else 0.0
        fullest = 0
        for pond in things.board.ponds:
            fullest = max(fullest, things.total(pond))
        for pond in things.board.ponds:
            mine = things.worth(pond, seat)
            if not mine:
                continue
            rival = 0
            for other in range(things.board.seats):
                if other != seat:
                    rival = max(rival, things.worth(pond, other))
            leads = mine > rival or (mine == rival and self.above(state, seat, pond, rival))
            chance = FULLEST if things.total(pond) == fullest else NOT_FULLEST
            total += self.prize(state, seat, pond) * chance if leads else BEHIND * mine
        return total

    def above(self, state: State, seat: int, pond: int, rival: int) -> bool:
        """Whether the seat's marker is above those of all who have as much there."""
        things = self.things(state)
        for other in reversed(state.markers):
            if other == seat:
                return True
            if things.worth(pond, other) == rival:
                return False
        return True

    def action(self, state: State, seat: int, location: int) -> float:
        return 1.6 if state.supply[seat] else 0.0

    def way(self, state: State, seat: int, location: int, answer: Answer) -> float:
        return 1.6 - answer.a * 1.2

    def liking(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        verb = answer.verb
        if verb == PIER:
            return 0.1 + self.prize(state, seat, answer.a)
        if verb == POND:
            return self.worth_of_scoring(state, seat, answer.a)
        board = self.things(state).board
        if verb == TAKE:
            return 1.0 if answer is board.take_jade else 0.9
        if verb == REPEAT:
            return 2.0 if answer is board.repeat_both and state.day < self.days else 1.0
        return 0.5 if answer is board.stay else 0.0

    def worth_of_scoring(self, state: State, seat: int, pond: int) -> float:
        """What it brings to have the pond scored now: good for its leader, bad for the others."""
        things = self.things(state)
        best = -1
        most = 0
        for other in reversed(state.markers):
            if things.worth(pond, other) > most:
                best = other
                most = things.worth(pond, other)
        return self.prize(state, seat, pond) if best == seat else -1.0


PART = SummerWorth
