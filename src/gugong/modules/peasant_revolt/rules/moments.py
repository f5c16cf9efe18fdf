"""When the revolt has a say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gugong.engine.frames import Frame
from gugong.engine.moments import Moments
from gugong.engine.state import State
from gugong.modules.peasant_revolt.rules import meng
from gugong.modules.peasant_revolt.rules.bids import Revolt
from gugong.modules.peasant_revolt.rules.official import LayRevoltToken
from gugong.modules.peasant_revolt.rules.state import NAME, bid_token, revolt

if TYPE_CHECKING:
    from gugong.engine.rules import Rules

DECREES: Final = {"bid-token": "X-PRV-08", "gift-cards": "X-PRV-09"}


class RevoltMoments(Moments):
    """When the revolt has a say."""

    def __init__(self, rules: Rules) -> None:
        self.rules_of_tiles = {rules.tile(name): rule for name, rule in DECREES.items()}

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        return [LayRevoltToken(seat, "X-PRV-04")] if state.rules.card_values[card] == state.rules.lowest else []

    def token_taken(self, state: State, seat: int, token: int) -> list[Frame]:
        if state.rules.figures.tokens[token].module != NAME:
            return []
        if meng.keeps_calm(state, seat):
            state.tell("meng-calm", meng.RULE, seat, token)
            return []
        return [LayRevoltToken(seat, "X-PRV-05")]

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        return [Revolt(seat)] if revolt(state).due == seat else []

    # Decrees

    def decree_taken(self, state: State, seat: int, tile: int) -> list[Frame]:
        if state.rules.figures.decrees[tile].name == "bid-token":
            state.tell("bid-token", "X-PRV-08", seat, bid_token(state))
        return []

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        decree = state.rules.figures.decrees[tile]
        if decree.name != "gift-cards":
            return 0
        return (len(state.hands[seat]) + len(state.discards[seat])) * decree.figures["each"]

    def rule_of_decree(self, tile: int) -> str:
        return self.rules_of_tiles[tile]
