"""Performing an action: the card's first, then the location's, each of them a matter of choice (A-10, B-DAY-08)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import SwapCard, card_used
from gugong.engine.frames import Frame, register
from gugong.engine.ids import FROM_CARD, GAIN_1, GAIN_2, MODULE_EFFECT, NO_EFFECT, SWAP_GIFTS
from gugong.engine.servants import MayGain
from gugong.engine.state import State

NOT_THIS_ACTION: Final = Reason("not-this-action", "B-DAY-08")


class Perform(Frame):
    """Perform the action of a location, in one of its ways, or decline it."""

    def __init__(self, seat: int, location: int, source: int) -> None:
        self.seat = seat
        self.location = location
        self.source = source

    def run(self, state: State) -> Decision | None:
        seat = self.seat
        official = state.rules.officials[self.location]
        options = [answer for answer in official.candidates(state, seat) if official.judge(state, seat, answer) is None]
        if not options and not state.asides(seat) and not official.turns_on_hand(state, seat):
            state.pop()
            state.tell("cannot", self.rule(), seat, self.location)
            return None
        options.append(state.rules.answers.decline)
        return self.ask(state, options)

    def ask(self, state: State, options: list[Answer]) -> Decision:
        """The question, by where the action comes from."""
        return state.ask(self.seat, "card-action" if self.source == FROM_CARD else "location-action", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is state.rules.answers.decline:
            state.tell("declines", self.rule(), self.seat, self.location)
            return
        official = state.rules.officials[self.location]
        state.tell("performs", self.rule(), self.seat, self.location, answer.id)
        steps = official.begin(state, self.seat, answer)
        if state.rules.listeners.action_done:
            steps.append(ActionDone(self.seat, self.location, self.source))
        state.then(steps)

    def rule(self) -> str:
        return "B-CRD-01" if self.source == FROM_CARD else "B-DAY-08"

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        official = state.rules.officials[self.location]
        if answer not in official.candidates(state, self.seat):
            return NOT_THIS_ACTION
        return official.judge(state, self.seat, answer)


class ActionDone(Frame):
    """An action has been performed: modules may react."""

    def __init__(self, seat: int, location: int, source: int) -> None:
        self.seat = seat
        self.location = location
        self.source = source

    def run(self, state: State) -> Decision | None:
        state.pop()
        steps: list[Frame] = []
        for module in state.rules.listeners.action_done:
            steps.extend(module.action_done(state, self.seat, self.location, self.source))
        state.then(steps)
        return None


class GainByCard(MayGain):
    """Servants by a card's action."""

    def answer(self, state: State, answer: Answer) -> None:
        super().answer(state, answer)
        if answer is not state.rules.answers.decline:
            state.then(card_used(state, self.seat))


def card_action(state: State, seat: int, card: int) -> list[Frame]:
    """The action printed on a card: a location's, Servants, a swap, or none (B-CRD-05)."""
    effect = state.rules.card_effects[card]
    if effect == NO_EFFECT:
        state.tell("blank", "B-CRD-05", seat, card)
        return []
    if effect in (GAIN_1, GAIN_2):
        servants = state.rules.card_servants[effect - GAIN_1]
        return [GainByCard(seat, servants, "card-action", "B-CRD-02" if effect == GAIN_1 else "B-CRD-03")]
    if effect == SWAP_GIFTS:
        return [SwapCard(seat, 0, 1, "B-CRD-04")]
    if effect >= MODULE_EFFECT:
        return state.rules.moments_of_effect(effect).card_action(state, seat, card, effect)
    return [Perform(seat, effect, FROM_CARD)]


register("perform", Perform)
register("gain-by-card", GainByCard)
register("action-done", ActionDone)
