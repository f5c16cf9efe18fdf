"""The Stairs of the Palace in the terminal: a row for each track."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.text import Text

from gugong.engine.ids import NOWHERE
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.modules.stairs.rules.state import stairs
from gugong.modules.stairs.rules.tracks import SIDES
from gugong.modules.stairs.speech import spaces
from gugong.terminal.module_boards import SEPARATOR, Boards, sheet


class Tracks(Boards):
    """The two tracks."""

    def boards(self, state: State, voice: TableVoice, player: Callable[[int], Text]) -> Sequence[RenderableType]:
        """Of each its steps, what its spaces ask for or give and take, and the Envoys on it."""
        table = sheet(
            *(voice.tell(f"terminal-stairs-{heading}") for heading in ("tracks", "steps", "spaces", "envoys"))
        )
        things = stairs(state)
        for side, name in enumerate(SIDES):
            track = things.track(side)
            climbing = [seat for seat in range(state.rules.seats) if things.on[seat] == side]
            table.add_row(
                Text(voice.thing("track", things.laid[side]), style="bold"),
                str(track.steps),
                voice.tell(f"terminal-stairs-track_{name}", spaces=spaces(track)),
                Text(SEPARATOR).join(player(seat) + Text(f" {envoy(state, voice, seat)}") for seat in climbing),
            )
        return [table]


def envoy(state: State, voice: TableVoice, seat: int) -> str:
    """The space of an Envoy."""
    return str(state.envoy[seat]) if state.spot[seat] == NOWHERE else voice.tell("terminal-stairs-inside")


PART = Tracks
