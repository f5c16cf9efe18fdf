"""How things stand at the places that modules add, on one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.engine.state import State
from gugong.explain import Speaker
from gugong.modules.peasant_revolt.rules.state import revolt, track_size


def there(speaker: Speaker, state: State, location: int) -> str:
    """The line of a module's place; nothing if it has none."""
    find = PLACES.get(state.rules.location_names[location])
    return "" if find is None else find(speaker, state)


def peasants(speaker: Speaker, state: State) -> str:
    """How full the revolt track is; during a revolt, what the tokens show."""
    things = revolt(state)
    key = "revolt-track"
    if things.revealed:
        key += "/revealed"
    elif things.aside:
        key += "/aside"
    elif things.line == track_size(state):
        key += "/due"
    fields = {
        "line": things.line,
        "size": track_size(state),
        "aside": things.aside,
        "due": things.due,
        "values": " + ".join(str(value) for value in things.revealed),
        "threat": things.threat(),
    }
    return speaker.phrase(key, fields)


PLACES: Final[dict[str, Callable[[Speaker, State], str]]] = {"peasants": peasants}
