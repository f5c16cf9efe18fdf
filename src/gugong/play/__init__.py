"""The manners of a table: who is asked, what is answered without asking, and what may be taken back."""

from __future__ import annotations

from gugong.play.forced import free_gain, is_forced
from gugong.play.foresight import Outcome, foresee
from gugong.play.manners import Given, Manners, Move, chance_seed
from gugong.play.taking_back import Back, way_back

__all__ = [
    "Back",
    "Given",
    "Manners",
    "Move",
    "Outcome",
    "chance_seed",
    "foresee",
    "free_gain",
    "is_forced",
    "way_back",
]
