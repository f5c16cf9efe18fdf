"""What Travel Tokens do for Meng.

Most work as for anyone, and he always takes them. He never swaps cards; a token that looks at his Gift Cards brings
1 VP instead where there is no card for it, and always during Twilight (S-TRV-02, C-77).
"""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.effects import begin_effect
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import show
from gugong.engine.ids import (
    COUNTS_TWICE,
    DISCARD_FOR_JADE,
    GAIN_1,
    GAIN_2,
    MODULE_EFFECT,
    PAY_FOR_JADE,
    SHIP_SERVANT,
    SUPPLY,
    SWAP_GIFTS,
    TAKE_BACK,
    WALL_SERVANT,
)
from gugong.engine.locations.wall import CheckWall
from gugong.engine.state import State
from gugong.engine.tokens import rule_of_token
from gugong.modules.solo.rules.canal import MengLoads, can_load
from gugong.modules.solo.rules.funds import jade_at_once, make_room, own_in_supply, pay
from gugong.modules.solo.rules.gifts import RevealForJade
from gugong.modules.solo.rules.meng import meng_of, vp_instead
from gugong.modules.solo.rules.wall import build

RULE = "S-TRV-02"


class MengToken(Frame):
    """The token he has just collected: its benefit, then its slot."""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        store = MengStores(seat, self.token)
        effect = state.rules.token_effects[self.token]
        if effect == COUNTS_TWICE:
            state.tell("double-token", "B-TOK-12", seat, self.token)
            state.then([store])
        elif effect >= MODULE_EFFECT:
            module = state.rules.moments_of_effect(effect)
            steps = use_token(state, seat, self.token)
            state.then(steps if module.keeps_token(effect) else [*steps, store])
        else:
            state.then([*use_token(state, seat, self.token), store])
        return None

    def tokens_held(self) -> list[int]:
        return [self.token]


def use_token(state: State, seat: int, token: int) -> list[Frame]:
    """The steps of a token's benefit, the base game's or a module's."""
    effect = state.rules.token_effects[token]
    if effect >= MODULE_EFFECT:
        return state.rules.automa_of_effect(effect).token(state, seat, effect, token)
    return benefit(state, seat, token, effect)


def benefit(state: State, seat: int, token: int, effect: int) -> list[Frame]:
    """The steps of the token's benefit for Meng."""
    rule = rule_of_token(state.rules, token)
    if effect in (SWAP_GIFTS, TAKE_BACK, DISCARD_FOR_JADE):
        return cards(state, seat, token, effect)
    why_not = obstacle(state, seat, effect)
    if why_not:
        state.tell_choice("meng-no-use", rule, seat, why_not, [], token)
        return []
    state.tell("uses-token", rule, seat, token)
    if effect == WALL_SERVANT:
        build(state, seat, SUPPLY, rule)
        return [CheckWall()]
    if effect == SHIP_SERVANT:
        return [MengLoads(seat, SUPPLY, rule)]
    if effect == PAY_FOR_JADE:
        pay(state, seat, state.rules.jade_servants, rule)
        state.gain_jade(seat, rule)
        return []
    return begin_effect(state, seat, effect, rule)


def obstacle(state: State, seat: int, effect: int) -> str:
    """Why the benefit would do nothing for him, as a key; "" if it does something."""
    if effect in (GAIN_1, GAIN_2):
        return "" if state.supply_pieces(seat) else "supply"
    if effect in (WALL_SERVANT, SHIP_SERVANT) and not own_in_supply(state, seat):
        return "supply"
    if effect == SHIP_SERVANT:
        return "" if can_load(state, seat) else "room"
    if effect == PAY_FOR_JADE:  # C-77: his pool alone counts
        return "" if state.pool_worth(seat) >= state.rules.jade_servants else "servants"
    return ""


def cards(state: State, seat: int, token: int, effect: int) -> list[Frame]:
    """The three tokens that look at Gift Cards."""
    decided = ""
    if effect == SWAP_GIFTS:
        decided = "swap"
    elif meng_of(state).twilight:
        decided = "twilight"
    elif not (state.discards[seat] if effect == TAKE_BACK else state.hands[seat]):
        decided = "no-card"
    if decided:
        state.tell_choice("meng-instead", RULE, seat, decided, [], token, vp_instead(state))
        state.score(seat, vp_instead(state), RULE)
        return []
    state.tell("uses-token", RULE, seat, token)
    if effect == DISCARD_FOR_JADE:
        return [RevealForJade(seat)]
    take_back(state, seat)
    return []


def take_back(state: State, seat: int) -> None:
    """The card placed last on his discard pile goes under his gift stack (C-73)."""
    meng = meng_of(state)
    card = state.discards[seat][-1]
    state.discards[seat] = state.discards[seat][:-1]
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    meng.under = (*meng.under, card)
    show(state, card)
    state.tell("take-back", RULE, seat, card)


class MengStores(Frame):
    """The token goes to a slot; tokens worth enough become a Jade at once (S-TRV-03)."""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        while len(state.tokens[seat]) >= state.rules.token_slots:
            make_room(state, seat)
        state.tokens[seat] = (*state.tokens[seat], self.token)
        state.tell("stores", "B-TRV-05", seat, self.token, len(state.tokens[seat]))
        jade_at_once(state, seat)
        return None

    def tokens_held(self) -> list[int]:
        return [self.token]


register("meng-token", MengToken)
register("meng-stores", MengStores)
