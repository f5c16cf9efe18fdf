"""Gùgōng, the board game: rules, games and what may be known of them.

    import gugong

    game = gugong.new_game(players=4, seed=7)
    while not game.over:
        game.play(game.decision.options[0])
    game.scores()
"""

from __future__ import annotations

import os

if os.environ.get("GUGONG_PURE", "") not in ("", "0"):
    from gugong import _pure

    _pure.install()

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gugong.catalog import Catalog, load_catalog
    from gugong.errors import (
        AnswerError,
        CatalogError,
        ConfigError,
        GugongError,
        IllegalAnswer,
        MalformedAnswer,
        PositionError,
        RecordError,
    )
    from gugong.game import Game, determinize
    from gugong.table import new_game, replay
    from gugong.view import View

CHANCE = -1
_HOMES = {
    "Catalog": "catalog",
    "load_catalog": "catalog",
    "Game": "game",
    "determinize": "game",
    "new_game": "table",
    "replay": "table",
    "View": "view",
    **dict.fromkeys(
        (
            "AnswerError",
            "CatalogError",
            "ConfigError",
            "GugongError",
            "IllegalAnswer",
            "MalformedAnswer",
            "PositionError",
            "RecordError",
        ),
        "errors",
    ),
}
__all__ = ["CHANCE", *_HOMES]


def __getattr__(name: str) -> object:
    """Load a public name when it is first used: `import gugong` costs next to nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gugong' has no attribute {name!r}")
    import importlib

    value: object = getattr(importlib.import_module(f"gugong.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
