"""What Meng can pay, and what he pays with.

He changes Travel Tokens into Servants only where that completes an action, and as few as it takes (A-41, C-75). Own and
neutral Servants he exchanges freely between pool and supply (C-83). His Double only marks his focus.
"""

from __future__ import annotations

from gugong.engine.ids import FOR_JADE, FOR_SERVANT, FOR_VP, NOWHERE, POOL, SUPPLY
from gugong.engine.state import State

RULE = "S-TRV-03"


def can_have(state: State, seat: int, needed: int, placed: int) -> bool:
    """Whether his pool has, or by changing tokens could have, `needed` Servants, `placed` of them his own."""
    missing = needed - state.pool_worth(seat)
    if state.pool[seat] + state.supply[seat] < placed or missing > state.supply_pieces(seat):
        return False
    if missing > 0:
        missing -= reserve(state, seat, missing)
    tokens = state.tokens[seat]
    while missing > 0:
        handed_in = tokens_worth(state, tokens, state.rules.token_prices[FOR_SERVANT])
        if not handed_in:
            return False
        tokens = tuple([token for place, token in enumerate(tokens) if place not in handed_in])
        missing -= 1
    return True


def reserve(state: State, seat: int, missing: int) -> int:
    """How many of the missing Servants modules could bring, before any token is changed."""
    found = 0
    for module in state.rules.listeners.automa_reserve:
        found += module.reserve(state, seat, missing - found)
    return found


def reach(state: State, seat: int) -> int:
    """The most Servants that his pool could have, all his tokens changed."""
    most = state.pool_worth(seat)
    while can_have(state, seat, most + 1, 0):
        most += 1
    return most


def have(state: State, seat: int, needed: int, placed: int) -> None:
    """Bring the pool to so many, so many of them his own, at last by tokens; `can_have` has said that he can."""
    for module in state.rules.listeners.automa_draw:
        if state.pool_worth(seat) < needed:
            module.draw(state, seat, needed - state.pool_worth(seat))
    while state.pool_worth(seat) < needed:
        hand_in(state, seat, FOR_SERVANT, "servant")
        gain_one(state, seat, RULE)
    while state.pool[seat] < placed:
        swap_pieces(state, seat, POOL)


def swap_pieces(state: State, seat: int, zone: int) -> None:
    """A neutral Servant of this zone for one of his own of the other zone (C-83)."""
    own = 1 if zone == POOL else -1
    state.pool[seat] += own
    state.supply[seat] -= own
    state.pool_neutral[seat] -= own
    state.supply_neutral[seat] += own
    state.tell("meng-swaps-pieces", "X-SOL-04", seat, zone)


def can_take_own(state: State, seat: int) -> bool:
    """Whether a Servant of his own could be placed from the supply."""
    return state.supply[seat] > 0 or (state.supply_neutral[seat] > 0 and state.pool[seat] > 0)


def own_in_supply(state: State, seat: int) -> bool:
    """Whether a Servant of his own can be placed from the supply; he exchanges one for a neutral if he must (C-83)."""
    if not state.supply[seat] and can_take_own(state, seat):
        swap_pieces(state, seat, SUPPLY)
    return state.supply[seat] > 0


def take_own(state: State, seat: int, zone: int, rule: str) -> None:
    """One Servant of his own leaves the pool or the supply, to be placed."""
    if zone == POOL:
        state.pool[seat] -= 1
    else:
        state.supply[seat] -= 1
    state.tell("meng-piece", rule, seat, zone)


def pay(state: State, seat: int, price: int, rule: str) -> None:
    """Remove so many Servants from his pool, neutral ones first."""
    neutral = min(price, state.pool_neutral[seat])
    state.pool_neutral[seat] -= neutral
    state.supply_neutral[seat] += neutral
    state.pool[seat] -= price - neutral
    state.supply[seat] += price - neutral
    if price:
        state.tell("pays", rule, seat, price - neutral, 0, neutral)


def gain_one(state: State, seat: int, rule: str) -> None:
    """One Servant for tokens or the like; there is one, since he has looked before."""
    neutral = 0 if state.supply[seat] else 1
    state.supply[seat] -= 1 - neutral
    state.pool[seat] += 1 - neutral
    state.supply_neutral[seat] -= neutral
    state.pool_neutral[seat] += neutral
    state.tell("gains", rule, seat, 1 - neutral, 0, neutral)


def hand_in(state: State, seat: int, what: int, why: str) -> None:
    """Hand in tokens: the exact sum if he has it, the fewest, the oldest (C-75, E-61)."""
    stored = state.tokens[seat]
    price = state.rules.token_prices[what]
    handed_in = tokens_worth(state, stored, price)
    for place in handed_in:
        state.token_discards[stored[place]] += 1
        state.tell("discards-token", "B-TRV-07", seat, stored[place])
    state.tokens[seat] = tuple([token for place, token in enumerate(stored) if place not in handed_in])
    candidates = [(token, state.rules.token_worth[token]) for token in stored]
    state.tell_choice("meng-exchanges", RULE, seat, why, candidates, price, what)


def tokens_worth(state: State, tokens: tuple[int, ...], price: int) -> list[int]:
    """The places of the tokens he hands in for a price: least excess, then fewest, then oldest; none if too few."""
    best: list[int] = []
    least = NOWHERE
    for chosen in range(1, 1 << len(tokens)):
        places = [place for place in range(len(tokens)) if chosen >> place & 1]
        worth = 0
        for place in places:
            worth += state.rules.token_worth[tokens[place]]
        if worth < price:
            continue
        weight = (worth - price) * 100 + len(places)
        if least == NOWHERE or weight < least or (weight == least and places < best):
            best = places
            least = weight
    return best


def jade_at_once(state: State, seat: int) -> None:
    """Tokens worth enough become a Jade at once (S-TRV-03), unless he has a reason to keep them."""
    while state.tokens_worth(seat) >= state.rules.token_prices[FOR_JADE] and not saves(state, seat):
        hand_in(state, seat, FOR_JADE, "jade")
        state.gain_jade(seat, RULE)


def make_room(state: State, seat: int) -> None:
    """Slots full: tokens for a Servant, or with an empty supply for VP (C-86)."""
    if state.supply_pieces(seat):
        hand_in(state, seat, FOR_SERVANT, "room")
        gain_one(state, seat, RULE)
    else:
        hand_in(state, seat, FOR_VP, "room")
        state.score(seat, state.rules.gains.tokens_vp, RULE)


def saves(state: State, seat: int) -> bool:
    """Whether he no longer buys Jade with tokens or Intrigue."""
    return any(module.saves(state, seat) for module in state.rules.listeners.automa_saves)
