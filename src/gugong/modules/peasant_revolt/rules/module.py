"""The module: a location of help, three triggers, and the revolt at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gugong.engine.actions import MODULE, AnswerTable
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame
from gugong.engine.ids import NO_CARD, NOBODY
from gugong.engine.module import NEVER_OPEN, ON_TURNS, OTHERS, Module, Shape
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.rules import Official
from gugong.engine.state import State
from gugong.modules.peasant_revolt.rules.automa import RevoltAutoma
from gugong.modules.peasant_revolt.rules.bids import RETURN, bid_text
from gugong.modules.peasant_revolt.rules.meng import FLIP, OF_SPECIAL, SIDES
from gugong.modules.peasant_revolt.rules.moments import RevoltMoments
from gugong.modules.peasant_revolt.rules.official import Agriculture
from gugong.modules.peasant_revolt.rules.state import NAME, PEASANTS, RevoltState, revolt_tokens, track_size

if TYPE_CHECKING:
    from gugong.engine.rules import Rules


class PeasantRevolt(Module):
    """The Peasant Revolt."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return RevoltMoments(rules)

    def automa(self, rules: Rules, place: int) -> AutomaMoments:
        return RevoltAutoma()

    def position_keys(self) -> dict[str, Shape]:
        return {
            "line": {"type": "integer", "minimum": 0},
            "aside": {"type": "integer", "minimum": 0},
            "due": {"type": ["integer", "null"]},
            "kept": {"type": "integer", "minimum": 0},
            "shown": {"type": "array", "items": {"type": "integer", "minimum": 0}},
            "revealed": {"type": "array", "items": {"type": "integer", "minimum": 0}},
            "bids": {"type": "array", "items": {"type": ["string", "null"]}},
            "bid_tokens": {"type": "array", "items": {"type": "integer"}},
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "revolt",
            OTHERS: "bids retreat-envoy return-bid",
            ON_TURNS: "lay-revolt-token",
            "day": "revolt-outcome revolt-ends",
            "twilight": "revolt-outcome revolt-ends",
            "revolt-outcome": "bids",
            "revolt-ends": "retreat-envoy return-bid",
            "retreat-envoy": "retreat-envoy return-bid",
            "bids": "reveal-revolt-tokens meng-flips-bid-token meng-flips-special meng-bids",
            "lay-revolt-token": "gain",
        }

    def locations(self) -> list[str]:
        return [PEASANTS]

    def officials(self) -> list[Official]:
        return [Agriculture()]

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        board = figures.boards[NAME]["board"]
        assert isinstance(board, dict)
        for value in sorted(set(board["revolt_tokens"])):
            answers.add(MODULE, f"revolt-token {value}", int(value))
        answers.add(MODULE, RETURN)
        worth = int(board["bid_token"])
        for side, said in enumerate(SIDES):
            answers.add(MODULE, f"{FLIP} {said}", side, OF_SPECIAL)
        for token in (worth, -worth):
            answers.add(MODULE, f"{FLIP} {token:+d}", token)
        for number, card in enumerate(figures.cards):
            for token in (0, worth, -worth):
                answers.add(MODULE, bid_text(card.name, token), number, token)

    def new_state(self, rules: Rules) -> ModuleState:
        return RevoltState(0, 0, NOBODY, 0, (), (), [NO_CARD] * rules.seats, [0] * rules.seats)

    def set_up(self, state: State) -> list[Frame]:
        figures = state.rules.figures
        brown = [kind.copies for kind in figures.tokens if kind.module == NAME]
        cards = [card for card in figures.cards if card.module == NAME]
        state.tell("revolt-track", "X-PRV-01", NOBODY, track_size(state), len(revolt_tokens(state)))
        state.tell("brown-tokens", "X-PRV-06", NOBODY, sum(brown))
        state.tell("revolt-cards", "X-PRV-07", NOBODY, len(cards))
        return []

    def decree_of_board(self) -> str:
        return "gift-cards"


PART = PeasantRevolt
