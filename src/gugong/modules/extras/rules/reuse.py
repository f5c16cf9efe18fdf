"""A stored token used once more (X-EXT-02)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import TOKEN, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import begin_effect, judge_effect
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import COUNTS_TWICE, MODULE_EFFECT
from gugong.engine.state import State
from gugong.engine.tokens import NOT_YOUR_TOKEN, rule_of_token

NO_TOKEN_TO_USE: Final = Reason("no-token-to-reuse", "X-EXT-02")


def single_tokens(state: State, seat: int) -> list[int]:
    """Kinds of stored tokens but for the double one, which has no benefit (C-29), and one that re-uses itself."""
    without_benefit = (COUNTS_TWICE, state.rules.effect("reuse"))
    effects = state.rules.token_effects
    return [token for token in sorted(set(state.tokens[seat])) if effects[token] not in without_benefit]


def reusable(state: State, seat: int) -> list[int]:
    """Those that would do something now."""
    effects = state.rules.token_effects
    return [token for token in single_tokens(state, seat) if judge_effect(state, seat, effects[token]) is None]


class Reuse(Frame):
    """A stored token is turned face up, used, and turned down again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if not single_tokens(state, self.seat):  # an exchange has taken the last one meanwhile
            state.pop()
            return None
        answers = state.rules.answers
        options = [answers.token[token] for token in reusable(state, self.seat)]
        return state.ask(self.seat, "reuse", [*options, answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is state.rules.answers.decline:
            return
        effect = state.rules.token_effects[answer.a]
        state.tell("reuses-token", "X-EXT-02", self.seat, answer.a)
        if effect >= MODULE_EFFECT:
            state.then(state.rules.moments_of_effect(effect).begin_effect(state, self.seat, effect, answer.a))
        else:
            state.then(begin_effect(state, self.seat, effect, rule_of_token(state.rules, answer.a)))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        if answer.kind != TOKEN:
            return NOT_ASKED
        if answer.a not in state.tokens[self.seat]:
            return NOT_YOUR_TOKEN
        if answer.a not in single_tokens(state, self.seat):
            return NO_TOKEN_TO_USE
        return judge_effect(state, self.seat, state.rules.token_effects[answer.a])


register("reuse", Reuse)
