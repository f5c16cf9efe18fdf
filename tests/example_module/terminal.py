"""The jade garden in the terminal: what each player has planted, and how much it is in all at the gardener's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.text import Text

from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.terminal.ink import inked
from gugong.terminal.module_boards import SEPARATOR, Boards
from gugong.words.phrase import Person
from tests.example_module.rules.figures import NAME
from tests.example_module.rules.state import garden


class Beds(Boards):
    """A line of beds, and one at the garden's own place."""

    def boards(self, state: State, voice: TableVoice, player: Callable[[int], Text]) -> Sequence[RenderableType]:
        planted = enumerate(garden(state).planted)
        beds = [voice.tell("terminal-garden-bed", who=Person(seat), n=count) for seat, count in planted]
        return [inked(SEPARATOR.join([f" {voice.tell('terminal-garden')}", *beds]))]

    def place(self, state: State, voice: TableVoice, location: int) -> str:
        if state.rules.location_names[location] != NAME:
            return ""
        return voice.tell("terminal-garden-planted", n=sum(garden(state).planted))


PART = Beds
