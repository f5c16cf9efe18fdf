"""When a module has a say: named moments at which it adds steps, figures or questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.actions import Answer
from gugong.engine.decisions import HIGHER, Free, Reason
from gugong.engine.frames import Frame

if TYPE_CHECKING:
    from gugong.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Moments:
    """The moments of a game, of which a module takes those it cares about; here nothing is done at any of them.

    Made once for a kind of game, by `Module.moments`: it may keep figures and numbers that it looked up, no position.
    """

    def card_placed(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """A player has placed a Gift Card on a location, by whatever means (C-15)."""
        return []

    def compare(self, state: State, seat: int, card: int, location: int) -> int:
        """1 if this exchange is free whatever the values, -1 if never, 0 if the values decide."""
        return 0

    def added_value(self, state: State, seat: int, card: int) -> int:
        """What a card this seat plays counts beyond its printed value."""
        return 0

    def free_by_value(self) -> Free:
        """How an exchange is free because of `added_value`; `answer-at_` and its way is the key of the sentence."""
        return HIGHER

    def card_action(self, state: State, seat: int, card: int, effect: int) -> list[Frame]:
        """The action of a card with an effect of this module."""
        return []

    def card_used(self, state: State, seat: int) -> list[Frame]:
        """A player has used a card's action that is no location's; for those there is `action_done`."""
        return []

    def more_actions(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """Further actions that an exchange with actions allows, behind the card's and the location's."""
        return []

    def after_exchange(self, state: State, seat: int, card: int, location: int) -> list[Frame]:
        """Steps behind all actions of an exchange with actions."""
        return []

    # Tokens and other benefits

    def token_taken(self, state: State, seat: int, token: int) -> list[Frame]:
        """A Traveller has taken a token from the map."""
        return []

    def token_exchanged(self, state: State, seat: int, token: int) -> None:
        """A stored token has been handed in."""

    def has_benefit(self, effect: int) -> bool:
        """Whether a token of this module does something when it is taken; if not, it is only stored."""
        return True

    def judge_effect(self, state: State, seat: int, effect: int) -> Reason | None:
        """Why a benefit of this module would do nothing now."""
        return None

    def begin_effect(self, state: State, seat: int, effect: int, token: int) -> list[Frame]:
        """The steps of a token's benefit of this module."""
        return []

    def keeps_token(self, effect: int) -> bool:
        """Whether the benefit's own steps say where the token goes, so that it is not stored at once."""
        return False

    def rule_of_effect(self, effect: int) -> str:
        """The rule behind an effect of this module."""
        return ""

    def asides(self, state: State, seat: int) -> list[Answer]:
        """What the seat may do at any moment, listed behind the answers of the question."""
        return []

    def judge_aside(self, state: State, seat: int, answer: Answer) -> Reason | None:
        """Why an aside of this module is not on offer; None if it is not this module's."""
        return None

    def take_aside(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        """The steps of an aside of this module; none if it is another's."""
        return []

    # Actions and Envoys

    def action_done(self, state: State, seat: int, location: int, source: int) -> list[Frame]:
        """A player has performed a location's action."""
        return []

    def discount(self, state: State, seat: int, location: int) -> int:
        """Servants fewer to remove for an action of this location."""
        return 0

    def decree_taken(self, state: State, seat: int, tile: int) -> list[Frame]:
        """A Decree has been taken."""
        return []

    def judge_morning(self, state: State, seat: int, tile: int) -> Reason | None:
        """Why a Morning Decree of this module would do nothing now."""
        return None

    def use_morning(self, state: State, seat: int, tile: int) -> list[Frame]:
        """The steps of a Morning Decree of this module."""
        return []

    def decree_vp(self, state: State, seat: int, tile: int) -> int:
        """What a Decree of this module scores at the end."""
        return 0

    def rule_of_decree(self, tile: int) -> str:
        """The rule behind a Decree of this module."""
        return ""

    def rule_of_price(self, tile: int) -> str:
        """The rule by which the Envoy goes back for a Decree of this module."""
        return self.rule_of_decree(tile)

    # Phases

    def last_morning_decrees(self, state: State) -> list[Frame]:
        """Decrees of the Morning that come after everyone's others (C-48)."""
        return []

    def morning(self, state: State) -> list[Frame]:
        """Steps after the Morning's Decrees, before the new Servants."""
        return []

    def turn_begins(self, state: State, seat: int) -> list[Frame]:
        """Steps before a turn's exchange."""
        return []

    def turn_end(self, state: State, seat: int) -> list[Frame]:
        """Steps after a turn, before the check for the end of the Day."""
        return []

    def day_end(self, state: State) -> list[Frame]:
        """Steps after the last turn, before the Night."""
        return []

    def night(self, state: State) -> list[Frame]:
        """Steps after the Ships have moved and were claimed."""
        return []

    def before_palace(self, state: State) -> list[Frame]:
        """Steps of the final scoring between the Decrees and the Palace."""
        return []
