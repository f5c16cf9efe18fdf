"""What has happened, for people with the box in front of them: moves to make for Meng, and why."""

from __future__ import annotations

from typing import Final

from gugong.engine.events import Event
from gugong.explain.events import is_minor, told
from gugong.terminal.companion_session import HUMAN, TableSession
from gugong.words.phrase import phrase

MOVE: Final = "move"  # something to do at the table
SAID: Final = "said"  # a reason, or what the people have done themselves
# What else is to be done when this happens.
AFTER: Final = {"night": "companion-after-night"}
# Said by a move that follows.
SAID_ANYWAY: Final = {"turn", "takes", "draw-gift", "uses-token", "meng-ship", "blank", "double-token", "meng-morning"}
# What the table shows and the companion need not, unless it has drawn it itself.
LAID_OUT: Final = {"board-card", "city-token", "refills", "first-roll", "rolls", "decree-placed"}
OWN: Final = ("exchange", "performs", "pays", "travels")


def told_at_table(session: TableSession, event: Event) -> tuple[str, str]:
    """MOVE or SAID, and a sentence; "" where the people know it already."""
    rules, voice = session.game.state.rules, session.voice
    if event.kind in LAID_OUT or event.kind in SAID_ANYWAY:
        return SAID, ""
    if event.seat == rules.automa:
        key, known = told(rules, event)
        if voice.has(f"move-{key}"):
            return MOVE, voice.say(phrase(f"move-{key}", known))
    elif event.seat == HUMAN and event.kind in OWN:
        return SAID, ""
    return SAID, "" if is_minor(event) else session.tell(event, HUMAN)
