"""The Summer Palace as a module: its location, tokens, Decrees, and the moments at which it has a say."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import AnswerTable
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.config import Config
from gugong.engine.decisions import Reason
from gugong.engine.figures import Figures
from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import DECREES, LOCATIONS, NOBODY
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
from gugong.engine.moments import Moments
from gugong.engine.rules import Official, Rules
from gugong.engine.state import State
from gugong.errors import because
from gugong.modules.summer_palace.rules.automa import SummerAutoma
from gugong.modules.summer_palace.rules.board import (
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
    DrawFavourite,
)
from gugong.modules.summer_palace.rules.moments import SummerMoments
from gugong.modules.summer_palace.rules.official import SummerOfficial
from gugong.modules.summer_palace.rules.state import here, new_state

NEVER_DECREES: Final = Reason("config-focus-decrees", "C-87", (("option", "focus"),))


class SummerPalace(Module):
    """Piers, ponds, neutral Servants, Court Ladies and the Emperor's Favourite Gift."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return SummerMoments(rules, place)

    def automa(self, rules: Rules, place: int) -> AutomaMoments:
        return SummerAutoma(rules)

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

    def misfit(self, state: State, frame: Frame) -> Reason | None:
        """The pond it speaks of is on this side of the board."""
        fields = FIELDS[FRAME_NAMES[type(frame)]]
        ponds = here(state).board.ponds
        if "pond" not in fields or frame.row()[fields.index("pond")] in ponds:
            return None
        given = repr(PONDS[int(frame.row()[fields.index("pond")])])
        return because("summer-palace-no-pond", "X-SPL-01", given=given, known=tuple([PONDS[pond] for pond in ponds]))

    def draws_told(self, rules: Rules, own: dict[str, object], position: dict[str, object]) -> list[str]:
        return [f"favourite {own.get('favourite')}"]


PART = SummerPalace
