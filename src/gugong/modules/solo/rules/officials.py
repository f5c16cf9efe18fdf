"""What Meng does with each official by day: the plain action, or after a special card the larger one for nothing."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.frames import Frame
from gugong.engine.ids import CANAL, DECREES, INTRIGUE, JADE, NOWHERE, PALACE, TRAVEL, WALL
from gugong.engine.locations.intrigue import STEPS_A, TakeMedal
from gugong.engine.locations.jade import NO_HOUSE, BuyJade
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, MoveMarker
from gugong.modules.solo.rules import canal, decrees, wall
from gugong.modules.solo.rules.funds import can_have, have, pay, reach
from gugong.modules.solo.rules.travel import MengTravels, next_city

TOO_FEW = "servants"  # not enough Servants, his tokens counted
NO_CITY = "no-city"
NO_ROOM = "no-room"
NO_DECREE = "no-decree"
BLOCKED = "blocked"


def obstacle(state: State, seat: int, location: int, special: int) -> str:
    """Why he cannot act there now, as a key; "" if he can."""
    if location == TRAVEL:
        return NO_CITY if next_city(state, seat) == NOWHERE else ""
    if location == DECREES:
        return NO_DECREE if decrees.choose(state, seat, special) == NOWHERE else ""
    if location == PALACE:
        return BLOCKED if envoy_blocked(state, seat) else ""
    if location == CANAL and not canal.can_load(state, seat):
        return NO_ROOM
    if location in (WALL, CANAL) and special:
        return "" if state.pool[seat] + state.supply[seat] else TOO_FEW
    if location in (WALL, CANAL):
        return "" if can_have(state, seat, 1, 1) else TOO_FEW
    if location == JADE and not special:
        return "" if can_have(state, seat, jade_price(state, seat), 0) else TOO_FEW
    return ""


def envoy_blocked(state: State, seat: int) -> bool:
    """Whether a module keeps his Envoy where it is."""
    return any(way.judge_advance(state, seat) is not None for way in state.rules.listeners.envoy_ways)


def tell_why_not(state: State, seat: int, location: int, why_not: str, rule: str) -> None:
    """Say what keeps him from acting; of Decrees, what each level would have cost."""
    if why_not == NO_DECREE:
        decrees.tell_choice(state, seat, NOWHERE)
    if state.events is not None:
        needed = jade_price(state, seat) if location == JADE else 1
        state.tell_choice("meng-cannot", rule, seat, why_not, [], location, needed, reach(state, seat))


def act(state: State, seat: int, location: int, special: int, rule: str) -> list[Frame]:
    """The steps of an action that nothing stands against."""
    if location == TRAVEL:
        step = MengTravels(seat, rule)
        return [step] * (state.rules.gains.travel_b if special else 1)
    if location == WALL:
        return wall.build_two(state, seat, rule) if special else wall.build_one(state, seat, rule)
    if location == JADE:
        return buy_jade(state, seat, special, rule)
    if location == INTRIGUE:
        larger = MoveMarker(seat, state.rules.gains.intrigue_b, rule)
        return [larger] if special else [MoveMarker(seat, STEPS_A, rule), TakeMedal(seat)]
    if location == PALACE:
        further = AdvanceEnvoy(seat, state.rules.gains.palace_b, rule)
        return [further, MoveMarker(seat, 1, rule)] if special else [AdvanceEnvoy(seat, 1, rule)]
    if location == DECREES:
        tile = decrees.choose(state, seat, special)
        decrees.tell_choice(state, seat, tile)
        return decrees.take(state, seat, tile, special, rule)
    assert location == CANAL, location
    return canal.load_two(seat, rule) if special else canal.load_one(state, seat, rule)


def cheapest_jade(state: State) -> Answer:
    """The cheapest Jade there is: a house, or the square when all houses are empty (S-JAD-01)."""
    prices = [price for house, price in enumerate(state.rules.side.jade_houses) if state.houses[house]]
    answers = state.rules.answers
    return answers.house[min(prices)] if prices else answers.square


def jade_price(state: State, seat: int) -> int:
    """What the cheapest Jade costs him, his Decree counted."""
    return state.rules.officials[JADE].price(state, seat, cheapest_jade(state))


def buy_jade(state: State, seat: int, special: int, rule: str) -> list[Frame]:
    """The cheapest Jade, paid for, or free after a special card."""
    cheapest = cheapest_jade(state)
    square = cheapest is state.rules.answers.square
    price = 0 if special else jade_price(state, seat)
    houses = [(house, printed) for house, printed in enumerate(state.rules.side.jade_houses) if state.houses[house]]
    decided = "square" if square else "cheapest"
    state.tell_choice("meng-jade", "S-JAD-01", seat, decided, houses, price)
    have(state, seat, price, 0)
    pay(state, seat, price, rule)
    return [BuyJade(seat, NO_HOUSE if square else cheapest.a)]


def module_at(state: State, location: int) -> AutomaMoments | None:
    """How he meets the module in play that has this location; None for the main board's."""
    name = state.rules.location_names[location]
    for module in state.rules.modules:
        if name in module.locations():
            return state.rules.automa_of(module.name())
    return None
