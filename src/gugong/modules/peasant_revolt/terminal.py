"""The Peasant Revolt in the terminal: how full the revolt track is."""

from __future__ import annotations

from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.modules.peasant_revolt.rules.state import revolt, track_size
from gugong.terminal.module_boards import Boards
from gugong.words.phrase import Arg, Person, phrase

PLACE = "peasants"


class RevoltTrack(Boards):
    """A line at the peasants' place."""

    def place(self, state: State, voice: TableVoice, location: int) -> str:
        """During a revolt what the tokens show."""
        if state.rules.location_names[location] != PLACE:
            return ""
        things = revolt(state)
        key = "revolt-track"
        if things.revealed:
            key += "_revealed"
        elif things.aside:
            key += "_aside"
        elif things.line == track_size(state):
            key += "_due"
        fields: dict[str, Arg] = {
            "line": things.line,
            "size": track_size(state),
            "aside": things.aside,
            "due": Person(things.due),
            "values": " + ".join(str(value) for value in things.revealed),
            "threat": things.threat(),
        }
        return voice.say(phrase(key, fields))


PART = RevoltTrack
