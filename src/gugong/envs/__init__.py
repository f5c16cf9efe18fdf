"""The game as an environment to train and study on: rows, actions, batches, and the usual doors.

Rows and actions need numpy; PettingZoo, Gymnasium and OpenSpiel are imported by whoever asks for their door.
"""

# mypyc: skip

from __future__ import annotations

from importlib import import_module

from gugong.version import with_extra

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gugong.envs import spiel
    from gugong.envs.batch import Batch
    from gugong.envs.gymnasium_door import single, vector
    from gugong.envs.kinds import layout_of, legal, observe, space_of
    from gugong.envs.layout import LAYOUT, Layout
    from gugong.envs.pettingzoo_door import aec
    from gugong.envs.space import SPACE, Space

__all__ = [
    "LAYOUT",
    "SPACE",
    "Batch",
    "Layout",
    "Space",
    "aec",
    "layout_of",
    "legal",
    "observe",
    "single",
    "space_of",
    "spiel",
    "vector",
]

_HOMES = {
    "LAYOUT": "layout",
    "SPACE": "space",
    "Batch": "batch",
    "Layout": "layout",
    "Space": "space",
    "aec": "pettingzoo_door",
    "layout_of": "kinds",
    "legal": "kinds",
    "observe": "kinds",
    "single": "gymnasium_door",
    "space_of": "kinds",
    "vector": "gymnasium_door",
}
_LIBRARIES = {
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "pyspiel": "openspiel",
    "numpy": "envs",
    "librt": "envs",
}


def __getattr__(name: str) -> object:
    """Load a name when it is first used: a module's columns need none of this but their base class."""
    if name not in __all__:
        raise AttributeError(f"module 'gugong.envs' has no attribute {name!r}")
    try:
        home = import_module(f"gugong.envs.{_HOMES.get(name, name)}")
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        if library not in _LIBRARIES:
            raise
        needed = with_extra(_LIBRARIES[library])
        raise ModuleNotFoundError(f"envs.{name} needs {library}: {needed}", name=error.name) from None
    value: object = getattr(home, name) if name in _HOMES else home
    globals()[name] = value
    return value
