"""What runs in the bots' own processes: the answers so far -> the game -> the seat's view -> an answer."""

from __future__ import annotations

import os
import signal
import time
from threading import Thread
from typing import Final

import gugong
from gugong.bots import LEVELS, make
from gugong.game import Game

USUAL: Final = "normal"
MOST_KEPT: Final = 32
LOOK: Final = 2.0  # seconds between looks at whether the server is still there
_GAMES: dict[str, tuple[Game, tuple[str, ...]]] = {}


def set_up(parent: int) -> None:
    """Leave Ctrl+C to the server, and go when it has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    """End this process when its parent is another than it was."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(0)


def ready() -> bool:
    """Nothing but the imports of this module: the first question shall not wait for them."""
    return True


def choose(key: str, head: str, answers: tuple[str, ...], seat: int, level: str, seed: int) -> str:
    """The answer a bot gives for this seat, knowing what the seat may know."""
    view = game_of(key, head, answers).view(seat)
    return make(level, seed).choose(view).text


def game_of(key: str, head: str, answers: tuple[str, ...]) -> Game:
    """The game so far; one that was asked about before is only played on."""
    kept = _GAMES.pop(key, None)
    if kept is not None and answers[: len(kept[1])] == kept[1]:
        game, done = kept[0], len(kept[1])
    else:
        game, done = gugong.replay(head + "\n", chance="ask"), 0
    for answer in answers[done:]:
        game.play(answer)
    while len(_GAMES) >= MOST_KEPT:
        del _GAMES[next(iter(_GAMES))]
    _GAMES[key] = (game, answers)
    return game


def levels() -> tuple[str, ...]:
    """The levels a bot can have, the usual one first."""
    return tuple(sorted(LEVELS, key=lambda level: level != USUAL))
