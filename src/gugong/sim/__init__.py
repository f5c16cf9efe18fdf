"""Many games: a pool of workers, tournaments, data sets of games, and reports on them (docs/simulating.md)."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gugong.sim.answered import trajectories
    from gugong.sim.playing import Kind
    from gugong.sim.shards import Run, Shard, play_shard, read_folder, write_shard

__all__ = ["Kind", "Run", "Shard", "play_shard", "read_folder", "trajectories", "write_shard"]

_HOMES = {"Kind": "playing", "trajectories": "answered"}


def __getattr__(name: str) -> object:
    """Load a name when it is first used: the commands need Polars only where they make tables."""
    if name not in __all__:
        raise AttributeError(f"module 'gugong.sim' has no attribute {name!r}")
    home = _HOMES.get(name, "shards")
    value: object = getattr(import_module(f"gugong.sim.{home}"), name)
    globals()[name] = value
    return value
