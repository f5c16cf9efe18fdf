"""The boards that modules add, as Rich draws them."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gugong.engine.ids import NOWHERE
from gugong.engine.modules.stairs.state import in_play, stairs
from gugong.engine.modules.stairs.tracks import SIDES
from gugong.engine.state import State
from gugong.explain import Speaker
from gugong.explain.stairs import spaces
from gugong.terminal.words import LABELS

HEADING = "bright_black"


def of_modules(state: State, speaker: Speaker, player: Callable[[int], Text]) -> list[RenderableType]:
    """One board for each module in play that has one."""
    return [palace_tracks(state, speaker, player)] if in_play(state) else []


def palace_tracks(state: State, speaker: Speaker, player: Callable[[int], Text]) -> RenderableType:
    """A row for each track: its steps, what its spaces ask for or give and take, and the Envoys on it."""
    table = Table(box=None, padding=(0, 1), header_style=HEADING)
    for heading in ("stairs", "steps", "spaces", "envoys"):
        table.add_column(LABELS[heading])
    things = stairs(state)
    for side, name in enumerate(SIDES):
        track = things.track(side)
        climbing = [seat for seat in range(state.rules.seats) if things.on[seat] == side]
        table.add_row(
            Text(speaker.thing(things.laid[side], "track"), style="bold"),
            str(track.steps),
            LABELS[f"{name}-track"].format(spaces=spaces(speaker, track)),
            Text(" · ").join(player(seat) + Text(f" {place(state, seat)}") for seat in climbing),
        )
    return table


def place(state: State, seat: int) -> str:
    """The space of an Envoy."""
    return str(state.envoy[seat]) if state.spot[seat] == NOWHERE else LABELS["inside"]
