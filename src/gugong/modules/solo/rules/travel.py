"""Where Meng travels, and what he does with the token.

He walks round the map on its perimeter, counter-clockwise from the lower right, past cities without a token. Only when
the whole perimeter is bare does he turn inward to the nearest token; when it has tokens again he goes back (C-76).
"""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import NO_TOKEN, NOWHERE
from gugong.engine.state import State
from gugong.modules.solo.rules.tokens import MengToken

RULE = "S-TRV-01"


class MengTravels(Frame):
    """One step of his Traveller, and the token he finds there."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        city = next_city(state, seat)
        if city == NOWHERE:
            state.tell("no-step", "C-23", seat)
            return None
        token = state.map[city]
        state.tell_choice("meng-way", RULE, seat, why_there(state, seat, city), distances(state, seat), city)
        state.traveller[seat] = city
        state.map[city] = NO_TOKEN
        state.tell("travels", self.rule, seat, city, token)
        steps: list[Frame] = []
        for module in state.rules.listeners.token_taken:
            steps.extend(module.token_taken(state, seat, token))
        state.then([*steps, MengToken(seat, token)])
        return None


def next_city(state: State, seat: int) -> int:
    """The city he goes to; NOWHERE if the map has no token for him (C-76)."""
    here = state.traveller[seat]
    perimeter = state.rules.figures.map.perimeter
    on_perimeter = here < perimeter
    if here == NOWHERE or on_perimeter:
        for ahead in range(1, perimeter + 1):
            city = (here + ahead) % perimeter  # off the map `here` is -1: he begins with the first
            if state.map[city] != NO_TOKEN:
                return city
    found = distances(state, seat)
    if not on_perimeter:
        round_the_map = [pair for pair in found if pair[0] < perimeter]
        found = round_the_map or found
    best = NOWHERE
    nearest = NOWHERE
    for city, roads in found:
        if best == NOWHERE or roads < nearest:
            best = city
            nearest = roads
    return best


def why_there(state: State, seat: int, city: int) -> str:
    """What sends him to this city, as a key."""
    here = state.traveller[seat]
    perimeter = state.rules.figures.map.perimeter
    if here == NOWHERE:
        return "enters"
    if here >= perimeter:
        return "back" if city < perimeter else "nearest"
    return "round" if city < perimeter else "bare"


def distances(state: State, seat: int) -> list[tuple[int, int]]:
    """The cities with a token that he could reach, in the catalog's order, each with how many roads it is away."""
    here = state.traveller[seat]
    tokens = state.map
    if here == NOWHERE:
        return [(city, 0) for city in range(len(tokens)) if tokens[city] != NO_TOKEN]
    away = [NOWHERE] * len(tokens)
    away[here] = 0
    passing = [here]
    found: list[tuple[int, int]] = []
    while passing:
        passed = passing.pop(0)
        for city in state.rules.roads[passed]:
            if away[city] == NOWHERE:
                away[city] = away[passed] + 1
                if tokens[city] == NO_TOKEN:
                    passing.append(city)
                else:
                    found.append((city, away[city]))
    found.sort()
    return found


register("meng-travels", MengTravels)
