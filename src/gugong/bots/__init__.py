"""Opponents: each sees only its seat's view. `bots.make("greedy", seed=1).choose(game.view(seat))`."""

# mypyc: skip

from __future__ import annotations

from gugong.bots.protocol import Bot
from gugong.bots.registry import KINDS, LEVELS, Kind, make

__all__ = ["KINDS", "LEVELS", "Bot", "Kind", "make"]
