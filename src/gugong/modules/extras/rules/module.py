"""The module: cards that bend the comparison, tokens, and Decrees that are chosen before the others are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gugong.engine.actions import MODULE, TOKEN, Answer, AnswerTable
from gugong.engine.config import Config
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import begin_effect, judge_effect
from gugong.engine.figures import Figures
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import BENEFIT_JADE, BENEFITS, COUNTS_TWICE, FROM_LOCATION, MODULE_EFFECT, NO_TOKEN, NOBODY
from gugong.engine.locations.wall import benefits, judge_benefit, take_benefit
from gugong.engine.module import (
    AWAIT_EFFECTS,
    NEVER_OPEN,
    ON_EFFECTS,
    ON_QUESTIONS,
    ON_TURNS,
    PERFORMERS,
    Module,
    Shape,
)
from gugong.engine.module_state import ModuleState
from gugong.engine.perform import Perform
from gugong.engine.state import State
from gugong.engine.tokens import NOT_YOUR_TOKEN, rule_of_token
from gugong.engine.tracks import judge_retreat
from gugong.errors import PositionError, because
from gugong.modules.extras.rules import meng
from gugong.modules.extras.rules.cards import (
    REPLACE,
    ReplaceOnWall,
    StepForVp,
    SwapWithPile,
    judge_pile_swap,
    judge_replacing,
)
from gugong.modules.extras.rules.chosen import CHOSEN_BY_DEFAULT, NAME, refuse_decrees
from gugong.modules.extras.rules.decrees import LEVEL_4, RULES, Audiences, DrawLevelFour, Underdog, level_4_vp
from gugong.modules.extras.rules.trade import TRADE, TradeHands, judge_trade
from gugong.modules.solo.rules.tokens import use_token

if TYPE_CHECKING:
    from gugong.engine.rules import Rules

SAVED_FOR: Final = ("travel-tokens", "intrigue-steps")  # Decrees for which Meng keeps both (X-SOL-10)
MOST_SEATS: Final = 5
SCHEME: Final = "scheme"
NO_ACTION: Final = Reason("card-without-action", "C-14")
NO_TOKEN_TO_USE: Final = Reason("no-token-to-reuse", "X-EXT-02")
NO_SCHEMES: Final = Reason("scheme-needs-decree", "X-EXT-04")
NOT_YOUR_TURN: Final = Reason("scheme-not-your-turn", "X-EXT-04")
SCHEMED: Final = Reason("schemed-already", "X-EXT-04")
BY_ITSELF: Final = Reason("underdog-by-itself", "X-EXT-03")


class ExtrasState(ModuleState):
    """Whether the Intrigue Benefit of this turn has been taken."""

    def __init__(self, schemed: bool) -> None:
        self.schemed = schemed

    def copy(self) -> ModuleState:
        return ExtrasState(self.schemed)

    def to_dict(self, state: State) -> dict[str, object]:
        return {"schemed": self.schemed}

    def read(self, state: State, data: dict[str, object]) -> None:
        schemed = data.get("schemed", False)
        if not isinstance(schemed, bool) or set(data) - {"schemed"}:
            raise PositionError("schemed", because("extras-schemed"))
        self.schemed = schemed


class Extras(Module):
    """Extra Decrees and new Gift Cards."""

    def __init__(self) -> None:
        self.place = 0
        self.lower = self.higher = self.trade = self.swap = self.replace = self.step = self.reuse = 0
        self.turn_intrigue = 0
        self.schemes: list[Answer] = []
        self.saved_for: list[int] = []
        self.tile_rules: dict[int, str] = {}

    def name(self) -> str:
        return NAME

    def refuses(self, config: Config, figures: Figures, modules: list[Module]) -> Reason | None:
        return refuse_decrees(config, figures, modules, self.in_play(config))

    def position_keys(self) -> dict[str, Shape]:
        return {
            "schemed": {"type": "boolean"},
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "draw-level-four underdog",
            AWAIT_EFFECTS: "reuse",
            ON_TURNS: "draw-instead give-card replace-on-wall step-for-vp swap-with-pile trade-hands meng-acts-twice"
            " meng-card meng-draws meng-swaps meng-takes meng-trades",
            ON_EFFECTS: "draw-instead reuse swap-with-pile meng-draws meng-swaps",
            ON_QUESTIONS: "gain turn-die",
            PERFORMERS: "meng-acts-twice",
            "give-card": "take-random-card",
            "meng-stores": "meng-draws meng-swaps",
            "score-palace": "audiences",
            "audiences": "score-decrees meng-counts",
        }

    def effects(self) -> list[str]:
        return [
            "always-lower",
            "always-higher",
            "trade-hands",
            "pile-swap",
            "wall-replace",
            "envoy-for-vp",
            "reuse",
        ]

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        for seat in range(MOST_SEATS):
            answers.add(MODULE, f"{TRADE} {seat}", seat)
            answers.add(MODULE, f"{REPLACE} {seat}", seat, 0)
            answers.add(MODULE, f"{REPLACE} {seat} double", seat, 1)
        for number, benefit in enumerate(BENEFITS):
            answers.add(MODULE, f"{SCHEME} {benefit}", number, aside=True)
        answers.word("step-back")

    def bind(self, rules: Rules, place: int) -> None:
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

    def new_state(self, rules: Rules) -> ModuleState:
        return ExtrasState(False)

    def things(self, state: State) -> ExtrasState:
        things = state.module_states[self.place]
        assert isinstance(things, ExtrasState)
        return things

    def set_up(self, state: State) -> list[Frame]:
        figures = state.rules.figures
        cards = [card for card in state.rules.cards if figures.cards[card].module == NAME]
        if state.rules.automa != NOBODY:
            for number, tile in enumerate(figures.decrees):
                if tile.figures.get("not_solo", 0):
                    state.tell("decree-left-out", meng.SAVES, NOBODY, number)
        state.tell("extra-cards", "X-EXT-16", NOBODY, len(cards), len(figures.removes[NAME]))
        return []

    # Cards

    def mixes_hands(self) -> bool:
        return True

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

    # Decrees

    def draws_decrees(self) -> bool:
        return False

    def chosen_tiles(self, rules: Rules) -> list[int]:
        names = rules.config.extra_decrees or CHOSEN_BY_DEFAULT
        tiles = [rules.tile(name) for name in names]
        return [tile for tile in tiles if rules.figures.decrees[tile].level < LEVEL_4]

    def fill_space(self, state: State, tile: int) -> list[Frame] | None:
        return [DrawLevelFour()]

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

    def automa_reserve(self, state: State, seat: int, missing: int) -> int:
        return meng.servants_of(state, meng.scheme_for(state, seat, missing)) if self.may_scheme(state, seat) else 0

    def automa_draw(self, state: State, seat: int, missing: int) -> None:
        benefit = meng.scheme_for(state, seat, missing) if self.may_scheme(state, seat) else -1
        if benefit >= 0:
            self.things(state).schemed = True
            meng.scheme(state, seat, benefit, missing)

    def automa_card(self, state: State, seat: int, card: int, effect: int, special: int) -> list[Frame]:
        if effect in (self.lower, self.higher):
            state.tell("blank", meng.COSTS, seat, card)
            return []
        return [meng.MengCard(seat, card)]

    def automa_before(self, state: State, seat: int, card: int, location: int, special: int) -> list[Frame]:
        lower = state.rules.card_effects[card] == self.lower
        return [meng.MengActsTwice(seat, location, special)] if lower else []

    def automa_token(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        state.tell("uses-token", meng.RULE, seat, token)
        if effect != self.reuse:
            return [meng.MengSwaps(seat, meng.RULE)] if judge_pile_swap(state, seat) is None else []
        latest = meng.latest_token(state, seat)
        if latest == NO_TOKEN:
            return []
        state.tell("reuses-token", meng.RULE, seat, latest)
        return use_token(state, seat, latest)

    def automa_saves(self, state: State, seat: int) -> bool:
        return any(state.owns(seat, tile) for tile in self.saved_for)

    def decree_taken(self, state: State, seat: int, tile: int) -> list[Frame]:
        if seat == state.rules.automa and tile in self.saved_for:
            state.tell("meng-saves", meng.SAVES, seat, tile)
        return []


def is_scheme(answer: Answer) -> bool:
    """Whether it is the benefit of a turn."""
    return answer.kind == MODULE and answer.text.startswith(f"{SCHEME} ")


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
            state.then(state.rules.module_of_effect(effect).begin_effect(state, self.seat, effect, answer.a))
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


PART = Extras
