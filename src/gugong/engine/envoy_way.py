"""Another way for Envoys: what a module says where they would go up the plain Palace Track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.decisions import Reason
from gugong.engine.frames import Frame

if TYPE_CHECKING:
    from gugong.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class EnvoyWay:
    """How Envoys move; what is left out goes on as without the module."""

    def judge_advance(self, state: State, seat: int) -> Reason | None:
        """Why the Envoy cannot make its next step forward."""
        return None

    def judge_retreat(self, state: State, seat: int, steps: int) -> Reason | None:
        """Why the Envoy cannot go so many steps back as a cost."""
        return None

    def turns_on_hand(self, state: State, seat: int, steps: int) -> bool:
        """Whether only cards that others do not know decide if the Envoy can go so far; steps below 0 lead back."""
        return False

    def admits_advance(self, state: State, seat: int, cause: str) -> bool:
        """Whether hidden cards dealt like this agree with a step forward that is under way for this cause."""
        return True

    def advance_envoy(self, state: State, seat: int, steps: int, cause: str, rule: str) -> list[Frame] | None:
        """Its own way of moving the Envoy forward; None if it has none."""
        return None

    def retreat_envoy(self, state: State, seat: int, steps: int, forced: bool, rule: str) -> list[Frame] | None:
        """Its own way of moving the Envoy back, as a cost or `forced`; None if it has none."""
        return None

    def envoy_moved(self, state: State, seat: int) -> list[Frame]:
        """The Envoy has moved back."""
        return []

    def palace_steps(self, state: State, seat: int) -> int:
        """The step that is the Palace on this Envoy's way; 0 if the module has no say."""
        return 0
