"""The Summer Palace as a module: its location, tokens, Decrees, and the moments at which it has a say."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer, AnswerTable
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.ids import DECREES, FROM_CARD, FROM_LOCATION, LOCATIONS, NOBODY, NOWHERE, SUPPLY
from gugong.engine.module import (
    BY_CONDUCT,
    NEVER_OPEN,
    ON_EFFECTS,
    ON_QUESTIONS,
    ON_TURNS,
    OTHERS,
    PERFORMERS,
    Module,
    Shape,
)
from gugong.engine.module_state import ModuleState
from gugong.engine.pieces import has_piece
from gugong.engine.rules import Official, Rules
from gugong.engine.state import State
from gugong.modules.solo.rules.deck import change_deck
from gugong.modules.solo.rules.funds import can_take_own
from gugong.modules.summer_palace.rules import meng
from gugong.modules.summer_palace.rules.board import (
    MORNING_PIER,
    NAME,
    NEUTRAL_SERVANTS,
    ONE_PIER,
    PONDS,
    TWO_PIERS,
    Board,
    add_answers,
    neutral_servants,
)
from gugong.modules.summer_palace.rules.gift import (
    NO_FAVOURITE,
    DrawFavourite,
    gift_placed,
    judge_pond,
    ponds_to_score,
    score_by_gift,
)
from gugong.modules.summer_palace.rules.lady import CourtLady, ScoreCourtLadies
from gugong.modules.summer_palace.rules.meng import MengLady, MengOnPier
from gugong.modules.summer_palace.rules.official import SUPPLY_EMPTY, PlaceOnPier, SummerOfficial
from gugong.modules.summer_palace.rules.ponds import NightPonds
from gugong.modules.summer_palace.rules.state import SummerState, here, new_state

NEVER_DECREES: Final = Reason("config-focus-decrees", "C-87", (("option", "focus"),))


class SummerPalace(Module):
    """Piers, ponds, neutral Servants, Court Ladies and the Emperor's Favourite Gift."""

    def __init__(self) -> None:
        self.place = 0
        self.morning_pier = NOWHERE

    def name(self) -> str:
        return NAME

    def position_keys(self) -> dict[str, Shape]:
        return {
            "favourite": {"type": "integer", "minimum": 0},
            "piers": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "integer", "minimum": 0}},
            },
            "pier_doubles": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "integer", "minimum": 0}},
            },
            "court_ladies": {"type": "array", "items": {"type": "integer", "minimum": 0}},
            "neutral_stock": {"type": "integer", "minimum": 0},
            "ponds_owed": {"type": "integer", "minimum": 0, "maximum": 99},
            "performed": {"type": "array", "items": {"enum": ["card", "location"]}},
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "draw-favourite night-ponds",
            OTHERS: "pond-returns",
            ON_TURNS: "court-lady meng-lady place-on-pier pier-piece meng-on-pier",
            ON_EFFECTS: "place-on-pier pier-piece meng-on-pier",
            ON_QUESTIONS: "pond-returns",
            BY_CONDUCT: "pond-benefit",
            PERFORMERS: "court-lady meng-lady",
            "next-day": "night-ponds score-pond pond-returns",
            "score-pond": "score-pond pond-returns",
            "pond-returns": "leader-goes-home",
            "leader-goes-home": "pond-benefit",
            "place-on-pier": "place-on-pier pier-piece",
            "morning-decrees": "place-on-pier pier-piece score-at-once",
            "meng-card": "pond-returns",
            "morning-decree": "pond-returns",
            "score-palace": "score-court-ladies",
            "audiences": "score-court-ladies",
            "score-court-ladies": "score-decrees meng-counts",
        }

    def locations(self) -> list[str]:
        return [NAME]

    def officials(self) -> list[Official]:
        return [SummerOfficial()]

    def effects(self) -> list[str]:
        return [ONE_PIER, TWO_PIERS]

    def field_words(self) -> dict[str, list[str]]:
        return {"pond": list(PONDS)}

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        add_answers(answers, figures)

    def bind(self, rules: Rules, place: int) -> None:
        self.place = place
        self.morning_pier = rules.tile(MORNING_PIER)

    def neutral_servants(self, rules: Rules) -> int:
        return neutral_servants(rules)

    def new_state(self, rules: Rules) -> ModuleState:
        return new_state(Board(rules))

    def refuses(self, config: Config, figures: Figures, modules: list[Module]) -> Reason | None:
        return NEVER_DECREES if self.in_play(config) and config.focus == LOCATIONS[DECREES] else None

    def decree_of_board(self) -> str:
        return NEUTRAL_SERVANTS

    def set_up(self, state: State) -> list[Frame]:
        board = here(state).board
        cards = [card for card in state.rules.cards if state.rules.figures.cards[card].module == NAME]
        state.tell("ponds", "X-SPL-01", NOBODY, len(board.ponds))
        state.tell("summer-cards", "X-SPL-04", NOBODY, len(cards))
        state.tell("neutral-stock", "X-SPL-08", NOBODY, board.neutral_servants)
        return [DrawFavourite()]

    def draws_told(self, rules: Rules, own: dict[str, object], position: dict[str, object]) -> list[str]:
        return [f"favourite {own.get('favourite')}"]

    # Gifts

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        return gift_placed(state, seat, card)

    def after_exchange(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        return [MengLady(seat, location) if seat == state.rules.automa else CourtLady(seat, card, location)]

    def card_used(self, state: State, seat: int) -> list[Frame]:
        if seat == state.active:
            here(state).performed |= 1 << FROM_CARD
        return []

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        if seat == state.active and source in (FROM_CARD, FROM_LOCATION):
            here(state).performed |= 1 << source
        return []

    # Tokens

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        return None if has_piece(state, seat, SUPPLY) else SUPPLY_EMPTY

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        first = PlaceOnPier(seat, 0, "X-SPL-05")
        return [first, first] if effect == here(state).board.two_piers else [first]

    def rule_of_effect(self, effect: int) -> str:
        return "X-SPL-05"

    # The Favourite Gift

    def asides(self, state: State, seat: int) -> list[Answer]:
        if state.active != seat:
            return []
        summer = state.module_states[self.place]  # asked at every question: quicker than by name
        assert isinstance(summer, SummerState)
        return ponds_to_score(summer) if summer.owed else []

    def judge_aside(self, state: State, seat: int, answer: Answer) -> Reason | None:
        summer = here(state)
        if answer not in summer.board.pond and answer not in summer.board.pond_aside:
            return None
        return judge_pond(summer, answer.a) or NO_FAVOURITE

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        summer = here(state)
        if answer not in summer.board.pond_aside:
            return []
        summer.owed -= 1
        return score_by_gift(state, seat, answer.a)

    # Decrees

    def judge_morning(self, state: State, seat: int, tile: int) -> Reason | None:
        return None if has_piece(state, seat, SUPPLY) else SUPPLY_EMPTY

    def use_morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        return [PlaceOnPier(seat, 0, "X-SPL-06")]

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        if tile == self.morning_pier:
            return 0
        figures = state.rules.figures.decrees[tile].figures
        owned = state.pool_neutral[seat] + state.supply_neutral[seat]
        return min(figures["max"], owned * figures["each"])

    def rule_of_decree(self, tile: int) -> str:
        return "X-SPL-06" if tile == self.morning_pier else "X-SPL-07"

    # Meng

    def automa_cards(self, deck: list[int], rules: Rules) -> None:
        change_deck(deck, rules, NAME, NAME)

    def automa_shuns(self, location: int, rules: Rules) -> bool:
        return location == DECREES  # C-87

    def automa_rule(self, location: int) -> str:
        return meng.RULE

    def automa_action(self, state: State, seat: int, location: int, special: int) -> list[Frame] | None:
        return meng.action(state, seat, special)

    def automa_twilight(self, state: State, seat: int, location: int) -> list[Frame]:
        return meng.twilight(state, seat, location)

    def automa_token(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        state.tell("uses-token", "X-SPL-05", seat, token)
        first = MengOnPier(seat, "X-SPL-05")
        return [first, first] if effect == here(state).board.two_piers else [first]

    def automa_morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        if tile != self.morning_pier or not can_take_own(state, seat):
            return []
        state.tell("uses-decree", "X-SPL-06", seat, tile)
        return [MengOnPier(seat, "X-SPL-06")]

    # Phases

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        summer = here(state)
        summer.owed = 0
        summer.performed = 0
        return []

    def night(self, state: State) -> list[Frame]:
        return [NightPonds()]

    def before_palace(self, state: State) -> list[Frame]:
        return [ScoreCourtLadies()]


PART = SummerPalace
