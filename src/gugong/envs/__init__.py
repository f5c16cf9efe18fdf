"""The game as an environment to train and study on: rows, actions, batches, and the usual doors.

Rows and actions need numpy; PettingZoo, Gymnasium and OpenSpiel are imported by whoever asks for their door.
"""

# mypyc: skip

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gugong.envs.batch import Batch
    from gugong.envs.kinds import layout_of, legal, observe, space_of
    from gugong.envs.layout import LAYOUT, Layout
    from gugong.envs.space import SPACE, Space

__all__ = ["LAYOUT", "SPACE", "Batch", "Layout", "Space", "layout_of", "legal", "observe", "space_of"]

_HOMES = {
    "LAYOUT": "layout",
    "SPACE": "space",
    "Batch": "batch",
    "Layout": "layout",
    "Space": "space",
    "layout_of": "kinds",
    "legal": "kinds",
    "observe": "kinds",
    "space_of": "kinds",
}


def __getattr__(name: str) -> object:
    """Load a name when it is first used: a module's columns need none of this but their base class."""
    if name not in __all__:
        raise AttributeError(f"module 'gugong.envs' has no attribute {name!r}")
    value: object = getattr(import_module(f"gugong.envs.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
