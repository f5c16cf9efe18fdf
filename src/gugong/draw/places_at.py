"""What the question on top speaks of."""

from __future__ import annotations

from gugong.engine.ids import NOWHERE
from gugong.view import View


def location_of(view: View) -> int:
    """The location that the question on top speaks of, or NOWHERE."""
    found = getattr(view.state.stack[-1], "location", NOWHERE) if view.state.stack else NOWHERE
    return found if isinstance(found, int) else NOWHERE
