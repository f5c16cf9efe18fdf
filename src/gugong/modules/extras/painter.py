"""What the Extra Decrees and new Gift Cards ask: their drawings are cards, tokens and scrolls like all others."""

from __future__ import annotations

from gugong.draw.painter import Painter
from gugong.draw.seats import LETTERS
from gugong.engine.actions import Answer
from gugong.engine.ids import BENEFITS
from gugong.modules.extras.rules.cards import REPLACE, STEP_BACK
from gugong.modules.extras.rules.moments import SCHEME
from gugong.modules.extras.rules.trade import TRADE
from gugong.view import View


class Extras(Painter):
    """Nothing of its own on the table, but places for its answers."""

    name = "extras"

    def place_of(self, view: View, answer: Answer) -> str | None:
        verb = answer.verb
        if verb == TRADE:
            return f"player-{LETTERS[answer.a]}"
        if verb == REPLACE:
            return f"wall-{LETTERS[answer.a]}"
        if verb == SCHEME:
            return f"benefit-{BENEFITS[answer.a]}"
        if verb == STEP_BACK:
            return f"step-{max(0, view.state.envoy[view.seat] - 1)}"
        return None


PART = Extras
