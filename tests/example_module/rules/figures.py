"""The printed figures of the garden, by the keys of edition_1.toml: `figure(figures, "a", "jade")`."""

from __future__ import annotations

from typing import Final

from gugong.engine.figures import Figures

NAME: Final = "jade-garden"


def figure(figures: Figures, *keys: str) -> int:
    """One figure of the garden's own table."""
    value: object = figures.boards[NAME]["garden"]
    for key in keys:
        assert isinstance(value, dict), key
        value = value[key]
    assert isinstance(value, int), keys
    return value
