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

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gugong.catalog import Catalog, load_catalog
    from gugong.errors import (
        AnswerError,
        BotError,
        CatalogError,
        ConfigError,
        GugongError,
        IllegalAnswer,
        InstallError,
        MalformedAnswer,
        PositionError,
        RecordError,
        SimError,
    )
    from gugong.game import Game, determinize
    from gugong.installing import install
    from gugong.table import new_game, replay
    from gugong.view import View

__all__ = [
    "CHANCE",
    "AnswerError",
    "BotError",
    "Catalog",
    "CatalogError",
    "ConfigError",
    "Game",
    "GugongError",
    "IllegalAnswer",
    "InstallError",
    "MalformedAnswer",
    "PositionError",
    "RecordError",
    "SimError",
    "View",
    "determinize",
    "install",
    "load_catalog",
    "new_game",
    "replay",
]

CHANCE = -1
_HOMES = {
    "Catalog": "catalog",
    "load_catalog": "catalog",
    "Game": "game",
    "determinize": "game",
    "install": "installing",
    "new_game": "table",
    "replay": "table",
    "View": "view",
}
_SEES = ("game", "table", "view")  # homes of whatever can hand out a view


def __getattr__(name: str) -> object:
    """Load a public name when it is first used: `import gugong` costs next to nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'gugong' has no attribute {name!r}")
    home = _HOMES.get(name, "errors")
    value: object = getattr(import_module(f"gugong.{home}"), name)
    if home in _SEES:
        import_module("gugong.view").View.drawn_by = _draw
    globals()[name] = value
    return value


def _draw(view: View) -> str:
    """A view as a picture: the drawing is loaded when a notebook asks for it."""
    drawn: str = import_module("gugong.draw").picture(view)
    return drawn
