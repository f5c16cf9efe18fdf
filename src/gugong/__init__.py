"""Gùgōng, the board game: rules, games and what may be known of them.

import gugong

game = gugong.new_game(players=4, seed=7)
while (decision := game.decision) is not None:
    game.play(decision.options[0])
print(game.winner, game.scores())
"""

from __future__ import annotations

import os

if os.environ.get("GUGONG_PURE", "") not in ("", "0"):
    from gugong import _pure

    _pure.install()

from importlib import import_module

from gugong._version import __version__

TYPE_CHECKING = False  # mypy knows the name; to import it from typing takes longer than all the rest here
if TYPE_CHECKING:
    from gugong import bots, draw, envs
    from gugong.catalog import Catalog, load_catalog
    from gugong.engine.actions import Answer
    from gugong.engine.decisions import Decision
    from gugong.engine.events import Event
    from gugong.errors import (
        AnswerError,
        BotError,
        CatalogError,
        ConfigError,
        EnvError,
        GugongError,
        IllegalAnswer,
        InstallError,
        MalformedAnswer,
        PositionError,
        RecordError,
        SimError,
    )
    from gugong.game import Game, determinize
    from gugong.games import new_game, replay
    from gugong.installing import install
    from gugong.notation.schema import position_schema
    from gugong.notation.scores import Score
    from gugong.view import View

__all__ = [
    "CHANCE",
    "Answer",
    "AnswerError",
    "BotError",
    "Catalog",
    "CatalogError",
    "ConfigError",
    "Decision",
    "EnvError",
    "Event",
    "Game",
    "GugongError",
    "IllegalAnswer",
    "InstallError",
    "MalformedAnswer",
    "PositionError",
    "RecordError",
    "Score",
    "SimError",
    "View",
    "__version__",
    "bots",
    "determinize",
    "draw",
    "envs",
    "install",
    "load_catalog",
    "new_game",
    "position_schema",
    "replay",
]

CHANCE = -1
_HOMES = {
    "Answer": "engine.actions",
    "Catalog": "catalog",
    "Decision": "engine.decisions",
    "Event": "engine.events",
    "Game": "game",
    "Score": "notation.scores",
    "View": "view",
    "determinize": "game",
    "install": "installing",
    "load_catalog": "catalog",
    "new_game": "games",
    "position_schema": "notation.schema",
    "replay": "games",
}
_ROOMS = ("bots", "draw", "envs")  # to be used as they are: gugong.bots.make("greedy")


def __getattr__(name: str) -> object:
    """Load a public name when it is first used: `import gugong` costs next to nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'gugong' has no attribute {name!r}")
    if name in _ROOMS:
        return import_module(f"gugong.{name}")
    value: object = getattr(import_module(f"gugong.{_HOMES.get(name, 'errors')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, loaded or not, and what every module has."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
