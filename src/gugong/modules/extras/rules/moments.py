"""When the new cards, the tokens and the extra Decrees have a say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Reason
from gugong.engine.frames import Frame
from gugong.engine.ids import BENEFIT_JADE, BENEFITS, FROM_LOCATION
from gugong.engine.locations.wall import benefits, judge_benefit, take_benefit
from gugong.engine.moments import Moments
from gugong.engine.perform import Perform
from gugong.engine.state import State
from gugong.engine.tracks import judge_retreat
from gugong.modules.extras.rules import meng
from gugong.modules.extras.rules.cards import (
    ReplaceOnWall,
    StepForVp,
    SwapWithPile,
    judge_pile_swap,
    judge_replacing,
)
from gugong.modules.extras.rules.decrees import RULES, Audiences, Underdog, level_4_vp
from gugong.modules.extras.rules.reuse import NO_TOKEN_TO_USE, Reuse, single_tokens
from gugong.modules.extras.rules.state import ExtrasState
from gugong.modules.extras.rules.trade import TradeHands, judge_trade

if TYPE_CHECKING:
    from gugong.engine.rules import Rules

SAVED_FOR: Final = ("travel-tokens", "intrigue-steps")  # Decrees for which Meng keeps both (X-SOL-10)
SCHEME: Final = "scheme"
NO_ACTION: Final = Reason("card-without-action", "C-14")
NO_SCHEMES: Final = Reason("scheme-needs-decree", "X-EXT-04")
NOT_YOUR_TURN: Final = Reason("scheme-not-your-turn", "X-EXT-04")
SCHEMED: Final = Reason("schemed-already", "X-EXT-04")
BY_ITSELF: Final = Reason("underdog-by-itself", "X-EXT-03")


class ExtrasMoments(Moments):
    """When the new cards, the Dragon token and the extra Decrees have a say."""

    def __init__(self, rules: Rules, place: int) -> None:
        self.place = place
        self.lower = rules.effect("always-lower")
        self.higher = rules.effect("always-higher")
        self.trade = rules.effect("trade-hands")
        self.swap = rules.effect("pile-swap")
        self.replace = rules.effect("wall-replace")
        self.step = rules.effect("envoy-for-vp")
        self.reuse = rules.effect("reuse")
        self.turn_intrigue = rules.tile("turn-intrigue")
        self.schemes = [rules.answers.by_text[f"{SCHEME} {benefit}"] for benefit in BENEFITS]
        self.saved_for = [rules.tile(name) for name in SAVED_FOR]
        self.tile_rules = {rules.tile(name): rule for name, rule in RULES.items()}

    def things(self, state: State) -> ExtrasState:
        things = state.module_states[self.place]
        assert isinstance(things, ExtrasState)
        return things

    def compare(self, state: State, seat: int, card: int, location: int) -> int:
        effect = state.rules.card_effects[card]
        return 1 if effect == self.higher else -1 if effect == self.lower else 0

    def card_action(self, state: State, seat: int, card: int, effect: int) -> list[Frame]:
        if effect == self.trade:
            return [TradeHands(seat)]
        if effect == self.swap:
            return [SwapWithPile(seat, 1, "X-EXT-12")]
        if effect == self.replace:
            return [ReplaceOnWall(seat)]
        if effect == self.step:
            return [StepForVp(seat)]
        state.tell("blank", "X-EXT-10" if effect == self.lower else "X-EXT-15", seat, card)
        return []

    def more_actions(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        if state.rules.card_effects[card] != self.lower:
            return []
        state.tell("twice", "X-EXT-10", seat, location)
        return [Perform(seat, location, FROM_LOCATION)]

    # Tokens

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        """Why a token's benefit, or a card's action, would do nothing now."""
        if effect == self.reuse:
            return None if single_tokens(state, seat) else NO_TOKEN_TO_USE
        if effect == self.swap:
            return judge_pile_swap(state, seat)
        if effect == self.trade:
            return judge_trade(state, seat)
        if effect == self.replace:
            return judge_replacing(state, seat)
        return judge_retreat(state, seat, 1) if effect == self.step else NO_ACTION

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        return [Reuse(seat)] if effect == self.reuse else [SwapWithPile(seat, 0, "X-EXT-01")]

    def rule_of_effect(self, effect: int) -> str:
        return "X-EXT-02" if effect == self.reuse else "X-EXT-01"

    def rule_of_price(self, tile: int) -> str:
        return "X-EXT-09"

    def rule_of_decree(self, tile: int) -> str:
        return self.tile_rules[tile]

    def judge_morning(self, state: State, seat: int, tile: int) -> Reason | None:
        return BY_ITSELF

    def last_morning_decrees(self, state: State) -> list[Frame]:
        return [Underdog()]

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        return level_4_vp(state, seat, tile)

    def before_palace(self, state: State) -> list[Frame]:
        return [Audiences()]

    # A benefit in each turn

    def turn_begins(self, state: State, seat: int) -> list[Frame]:
        self.things(state).schemed = False
        self.meng_schemes(state, seat)
        return []

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        self.meng_schemes(state, seat)
        return []

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        self.meng_schemes(state, seat)
        return []

    def asides(self, state: State, seat: int) -> list[Answer]:
        if state.active != seat or not state.owns(seat, self.turn_intrigue) or self.things(state).schemed:
            return []
        return [self.schemes[answer.a] for answer in benefits(state, seat)]

    def judge_aside(self, state: State, seat: int, answer: Answer) -> Reason | None:
        if not is_scheme(answer):
            return None
        if not state.owns(seat, self.turn_intrigue):
            return NO_SCHEMES
        if state.active != seat:
            return NOT_YOUR_TURN
        if self.things(state).schemed:
            return SCHEMED
        return judge_benefit(state, seat, state.rules.answers.benefit[answer.a])

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        if not is_scheme(answer):
            return []
        self.things(state).schemed = True
        return take_benefit(state, seat, answer.a, "X-EXT-04")

    # Meng

    def may_scheme(self, state: State, seat: int) -> bool:
        """Whether Meng has a benefit of his turn left."""
        return (
            seat == state.rules.automa
            and state.owns(seat, self.turn_intrigue)
            and not self.things(state).schemed
            and meng.in_his_turn(state, seat)
        )

    def meng_schemes(self, state: State, seat: int) -> None:
        """He buys a Jade with Intrigue as soon as he can (X-SOL-08)."""
        if self.may_scheme(state, seat) and meng.wants_jade(state, seat):
            self.things(state).schemed = True
            meng.scheme(state, seat, BENEFIT_JADE, 0)

    def decree_taken(self, state: State, seat: int, tile: int) -> list[Frame]:
        if seat == state.rules.automa and tile in self.saved_for:
            state.tell("meng-saves", meng.SAVES, seat, tile)
        return []


def is_scheme(answer: Answer) -> bool:
    """Whether it is the benefit of a turn."""
    return answer.verb == SCHEME
