"""Travel Tokens once collected: their benefit, their slot, and what they are exchanged for.

A token may be exchanged at any decision of its owner (C-26); which tokens go is the owner's choice.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import EXCHANGE, TOKEN, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import TakeJade, begin_effect, judge_effect
from gugong.engine.frames import BY_TOKENS, Frame, register
from gugong.engine.ids import COUNTS_TWICE, FOR_JADE, FOR_SERVANT, FOR_VP, MODULE_EFFECT
from gugong.engine.rules import Rules
from gugong.engine.servants import Gain
from gugong.engine.state import State

RULE: Final = "B-TRV-06"
TOKEN_RULES: Final = {
    "servants-1": "B-TOK-01",
    "servants-2": "B-TOK-02",
    "envoy": "B-TOK-03",
    "intrigue": "B-TOK-04",
    "discard-7-jade": "B-TOK-05",
    "vp-2": "B-TOK-06",
    "swap": "B-TOK-07",
    "take-back": "B-TOK-08",
    "ship": "B-TOK-09",
    "wall": "B-TOK-10",
    "pay-3-jade": "B-TOK-11",
    "double": "B-TOK-12",
}

TOO_FEW_TOKENS: Final = Reason("too-few-tokens", "B-TRV-06")
NOT_YOUR_TOKEN: Final = Reason("not-your-token", "B-TRV-06")
MAKE_ROOM_FIRST: Final = Reason("make-room-first", "B-TRV-05")
NOT_THIS_TOKEN: Final = Reason("not-this-token", "B-TRV-01")


def rule_of_token(rules: Rules, token: int) -> str:
    """The rule behind what a token does."""
    effect = rules.token_effects[token]
    if effect >= MODULE_EFFECT:
        return rules.moments_of_effect(effect).rule_of_effect(effect)
    return TOKEN_RULES[rules.figures.tokens[token].effect]


class TokenBenefit(Frame):
    """The token just collected: its benefit may be taken (A-12)."""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, state: State) -> Decision | None:
        effect = state.rules.token_effects[self.token]
        if effect == COUNTS_TWICE:
            state.pop()
            state.tell("double-token", "B-TOK-12", self.seat, self.token)
            state.then([StoreToken(self.seat, self.token)])
            return None
        if effect >= MODULE_EFFECT and not state.rules.moments_of_effect(effect).has_benefit(effect):
            state.pop()
            state.tell("face-up", rule_of_token(state.rules, self.token), self.seat, self.token)
            state.then([StoreToken(self.seat, self.token)])
            return None
        answers = state.rules.answers
        options = [answers.decline]
        if judge_effect(state, self.seat, effect) is None:
            options = [answers.token[self.token], answers.decline]
        return state.ask(self.seat, "token", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        store = StoreToken(self.seat, self.token)
        if answer is state.rules.answers.decline:
            state.then([store])
            return
        effect = state.rules.token_effects[self.token]
        rule = rule_of_token(state.rules, self.token)
        state.tell("uses-token", rule, self.seat, self.token)
        if effect < MODULE_EFFECT:
            state.then([*begin_effect(state, self.seat, effect, rule), store])
            return
        module = state.rules.moments_of_effect(effect)
        steps = module.begin_effect(state, self.seat, effect, self.token)
        state.then(steps if module.keeps_token(effect) else [*steps, store])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        if answer is not state.rules.answers.token[self.token]:
            return NOT_THIS_TOKEN
        return judge_effect(state, self.seat, state.rules.token_effects[self.token])

    def tokens_held(self) -> list[int]:
        return [self.token]


class StoreToken(Frame):
    """Put the token in a free slot; with none, tokens one already has must go first (A-14, C-24)."""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, state: State) -> Decision | None:
        stored = state.tokens[self.seat]
        if len(stored) >= state.rules.token_slots:
            return Decision(self.seat, "make-room", exchanges(state, self.seat))
        state.pop()
        state.tokens[self.seat] = (*stored, self.token)
        state.tell("stores", "B-TRV-05", self.seat, self.token, len(stored) + 1)
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.then([ExchangeTokens(self.seat, answer.a, state.rules.token_prices[answer.a])])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer.kind == EXCHANGE and answer.a in [option.a for option in exchanges(state, self.seat)]
        return None if fine else MAKE_ROOM_FIRST

    def tokens_held(self) -> list[int]:
        return [self.token]


def exchanges(state: State, seat: int) -> list[Answer]:
    """What the stored tokens are enough for, whether or not anything can be gained by it."""
    worth = state.tokens_worth(seat)
    prices = state.rules.token_prices
    return [answer for answer in state.rules.answers.make_room if worth >= prices[answer.a]]


class ExchangeTokens(Frame):
    """Hand in tokens until they are worth the price; asks which while there is a choice. No change is given (C-25)."""

    def __init__(self, seat: int, what: int, owed: int) -> None:
        self.seat = seat
        self.what = what
        self.owed = owed

    def run(self, state: State) -> Decision | None:
        stored = state.tokens[self.seat]
        answers = state.rules.answers.token
        kinds = sorted(set(stored))
        if len(kinds) > 1 and state.tokens_worth(self.seat) > self.owed:
            return Decision(self.seat, "exchange-tokens", [answers[kind] for kind in kinds])
        self.answer(state, answers[stored[0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seat
        stored = list(state.tokens[seat])
        stored.remove(answer.a)
        state.tokens[seat] = tuple(stored)
        state.token_discards[answer.a] += 1
        state.tell("discards-token", "B-TRV-07", seat, answer.a)
        for module in state.rules.listeners.token_exchanged:
            module.token_exchanged(state, seat, answer.a)
        owed = self.owed - state.rules.token_worth[answer.a]
        if owed > 0:
            state.then([ExchangeTokens(seat, self.what, owed)])
        else:
            state.tell("exchanges-tokens", RULE, seat, state.rules.token_prices[self.what], self.what)
            state.then(exchanged(state, seat, self.what))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer.kind == TOKEN and answer.a in state.tokens[self.seat]
        return None if fine else NOT_YOUR_TOKEN


def exchanged(state: State, seat: int, what: int) -> list[Frame]:
    """What the tokens were handed in for."""
    if what == FOR_SERVANT:
        return [Gain(seat, 1, RULE, BY_TOKENS)]
    if what == FOR_VP:
        state.score(seat, state.rules.gains.tokens_vp, RULE)
        return []
    assert what == FOR_JADE
    return [TakeJade(seat, RULE)]


register("token-benefit", TokenBenefit)
register("store-token", StoreToken)
register("exchange-tokens", ExchangeTokens)
