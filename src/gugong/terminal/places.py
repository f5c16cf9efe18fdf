"""How things stand at the places that modules add, on one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.modules.peasant_revolt.rules.state import revolt, track_size
from gugong.words.phrase import Arg, Person, phrase


def there(voice: TableVoice, state: State, location: int) -> str:
    """The line of a module's place; nothing if it has none."""
    find = PLACES.get(state.rules.location_names[location])
    return "" if find is None else find(voice, state)


def peasants(voice: TableVoice, state: State) -> str:
    """How full the revolt track is; during a revolt, what the tokens show."""
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


PLACES: Final[dict[str, Callable[[TableVoice, State], str]]] = {"peasants": peasants}
