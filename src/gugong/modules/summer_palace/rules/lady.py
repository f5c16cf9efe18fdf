"""The Court Lady: after an exchange with actions, what was performed may be performed once more (C-57)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import judge_effect
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import FROM_CARD, FROM_LOCATION, GAIN_1
from gugong.engine.perform import Perform, card_action
from gugong.engine.scoring import score_item
from gugong.engine.state import State
from gugong.modules.summer_palace.rules.board import COURT_LADY
from gugong.modules.summer_palace.rules.state import here, leader_of

CARD: Final = 1 << FROM_CARD
LOCATION: Final = 1 << FROM_LOCATION

NO_LADY: Final = Reason("no-court-lady", "X-SPL-10")
NOT_PERFORMED: Final = Reason("not-performed", "C-57")
CANNOT_REPEAT: Final = Reason("cannot-repeat", "C-57")


class CourtLady(Frame):
    """She may be sent home for a second card action, a second location action, or both, the card's first."""

    def __init__(self, seat: int, card: int, location: int) -> None:
        self.seat = seat
        self.card = card
        self.location = location

    def run(self, state: State) -> Decision | None:
        summer = here(state)
        if not summer.performed or not (summer.has_lady(self.seat) or could_gain_lady(state, self.seat)):
            state.pop()
            return None
        board = summer.board
        repeats = [board.repeat_card, board.repeat_location, board.repeat_both]
        options = [answer for answer in repeats if self.judge(state, answer) is None]
        if not options and not state.asides(self.seat):
            state.pop()
            return None
        options.append(state.rules.answers.decline)
        return state.ask(self.seat, "court-lady", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is state.rules.answers.decline:
            return
        summer = here(state)
        summer.ladies &= ~(1 << self.seat)
        state.tell("court-lady-used", "X-SPL-10", self.seat, answer.id)
        steps: list[Frame] = []
        if answer is not summer.board.repeat_location:
            steps.extend(card_action(state, self.seat, self.card))
        if answer is not summer.board.repeat_card:
            steps.append(Perform(self.seat, self.location, FROM_LOCATION))
        state.then(steps)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        """Only what was performed, and can be performed again; with both, the card's action may help the location's."""
        if answer is state.rules.answers.decline:
            return None
        summer = here(state)
        board = summer.board
        if answer is not board.repeat_card and answer is not board.repeat_location and answer is not board.repeat_both:
            return NOT_ASKED
        if not summer.has_lady(self.seat):
            return NO_LADY
        needed = CARD | LOCATION
        if answer is not board.repeat_both:
            needed = CARD if answer is board.repeat_card else LOCATION
        if summer.performed & needed != needed:
            return NOT_PERFORMED
        fine = self.can_repeat_card(state) if needed & CARD else can_perform(state, self.seat, self.location)
        return None if fine else CANNOT_REPEAT

    def can_repeat_card(self, state: State) -> bool:
        """Whether the card's action is possible now."""
        effect = state.rules.card_effects[self.card]
        if effect < GAIN_1:
            return can_perform(state, self.seat, effect)
        return judge_effect(state, self.seat, effect) is None


def can_perform(state: State, seat: int, location: int) -> bool:
    """Whether the location's action is possible in any of its ways."""
    official = state.rules.officials[location]
    return any(official.judge(state, seat, answer) is None for answer in official.candidates(state, seat))


def could_gain_lady(state: State, seat: int) -> bool:
    """Whether a pond that the seat may still score this turn would bring her in time."""
    return here(state).owed > 0 and leader_of(state, COURT_LADY) == seat


class ScoreCourtLadies(Frame):
    """The end: VP for a Court Lady that was not sent home (A-35)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        summer = here(state)
        for seat in range(summer.board.seats):
            if summer.has_lady(seat):
                score_item(state, seat, summer.board.lady_vp, "X-SPL-10")
        return None


register("court-lady", CourtLady)
register("score-court-ladies", ScoreCourtLadies)
