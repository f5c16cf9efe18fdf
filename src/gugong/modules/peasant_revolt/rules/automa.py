"""How Meng meets the revolt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.frames import Frame
from gugong.engine.state import State
from gugong.modules.peasant_revolt.rules import meng
from gugong.modules.peasant_revolt.rules.state import NAME, PEASANTS
from gugong.modules.solo.rules.deck import change_deck

if TYPE_CHECKING:
    from gugong.engine.rules import Rules


class RevoltAutoma(AutomaMoments):
    """How Meng meets it."""

    # Meng

    def cards(self, deck: list[int], rules: Rules) -> None:
        change_deck(deck, rules, NAME, PEASANTS)

    def rule(self, location: int) -> str:
        return meng.RULE

    def action(self, state: State, seat: int, location: int, special: int) -> list[Frame] | None:
        return meng.action(state, seat, special)

    def twilight(self, state: State, seat: int, location: int) -> list[Frame]:
        return meng.twilight(state, seat, location)
