"""Travel, and the Revenue Official.

A: move the Traveller once. B: remove two Servants, move twice. Each step goes to a city with a token, through cities
without one, and collects that token.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import CITY, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NO_TOKEN, NOWHERE
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_NOTHING, can_pay, price_in_steps
from gugong.engine.state import State
from gugong.engine.tokens import TokenBenefit

NO_CITY: Final = Reason("no-city-in-reach", "C-23")
CANNOT_PAY_B: Final = Reason("cannot-pay-b", "B-TRV-02")
NO_TOKEN_THERE: Final = Reason("no-token-there", "B-TRV-03")
OUT_OF_REACH: Final = Reason("city-out-of-reach", "B-TRV-04")


class Revenue(Official):
    """The official of Travel."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        if not cities_in_reach(state, seat):
            return NO_CITY
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_NOTHING) else CANNOT_PAY_B

    def price(self, state: State, seat: int, answer: Answer) -> int:
        if answer is state.rules.answers.option_a:
            return 0
        return max(0, state.rules.figures.prices.travel_b - state.owns(seat, state.rules.travel_discount))

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        step = TravelStep(seat)
        if answer is state.rules.answers.option_a:
            return [step]
        if state.owns(seat, state.rules.travel_discount):
            state.tell("discount", "B-DL2-01", seat, state.rules.travel_discount)
        steps = price_in_steps(seat, self.price(state, seat, answer), KEEP_NOTHING, "B-TRV-02")
        return [*steps, *[step] * state.rules.gains.travel_b]


class TravelStep(Frame):
    """Move the Traveller to a city with a token, and collect it; nowhere to go, no step (C-23)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        cities = cities_in_reach(state, self.seat)
        if not cities:
            state.pop()
            state.tell("no-step", "C-23", self.seat)
            return None
        city = state.rules.answers.city
        return state.ask(self.seat, "city", [city[c] for c in cities])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.seat
        city = answer.a
        token = state.map[city]
        here = state.traveller[seat]
        rule = "B-TRV-03" if here == NOWHERE else "B-TRV-01" if city in state.rules.roads[here] else "B-TRV-04"
        state.traveller[seat] = city
        state.map[city] = NO_TOKEN
        state.tell("travels", rule, seat, city, token)
        steps: list[Frame] = []
        for module in state.rules.listeners.token_taken:
            steps.extend(module.token_taken(state, seat, token))
        state.then([*steps, TokenBenefit(seat, token)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer.kind != CITY or state.map[answer.a] == NO_TOKEN:
            return NO_TOKEN_THERE
        return None if answer.a in cities_in_reach(state, self.seat) else OUT_OF_REACH


def cities_in_reach(state: State, seat: int) -> list[int]:
    """Cities with a token that roads reach through cities without one; off the map, any with a token (C-23)."""
    tokens = state.map
    here = state.traveller[seat]
    if here == NOWHERE:
        return [city for city in range(len(tokens)) if tokens[city] != NO_TOKEN]
    roads = state.rules.roads
    seen = 1 << here
    passing = [here]
    found: list[int] = []
    while passing:
        for city in roads[passing.pop()]:
            if not seen >> city & 1:
                seen |= 1 << city
                if tokens[city] == NO_TOKEN:
                    passing.append(city)
                else:
                    found.append(city)
    found.sort()
    return found


register("travel-step", TravelStep)
