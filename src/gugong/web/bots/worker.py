"""What runs in the bots' own processes: the answers so far -> the game -> the seat's view -> an answer."""

from __future__ import annotations

import gc
import os
import signal
import time
from threading import Thread
from typing import Final

import gugong
from gugong.bots import LEVELS, Bot, make
from gugong.bots.user_file import Watched
from gugong.game import Game
from gugong.installing import install_all
from gugong.sim.pool import LITTER

USUAL: Final = "normal"
MOST_KEPT: Final = 32
LOOK: Final = 2.0  # seconds between looks at whether the server is still there
_KEPT: dict[str, KeptGame] = {}


class KeptGame:
    """A game as far as it was asked about, and the bots that answer for its seats."""

    def __init__(self, head: str) -> None:
        self.game: Game = gugong.replay(head + "\n", chance="ask")
        self.answers: tuple[str, ...] = ()
        self.bots: dict[tuple[int, str, int], Bot] = {}

    def follow(self, answers: tuple[str, ...]) -> None:
        """Play on to where the game is now."""
        for answer in answers[len(self.answers) :]:
            self.game.play(answer)
        self.answers = answers

    def bot(self, seat: int, level: str, seed: int) -> Bot:
        """The bot of a seat: the same for all its questions, so that it can follow a plan.

        Watched: an answer that is none is an error here, where a quick bot can still answer, not at the kept.
        """
        found = self.bots.get((seat, level, seed))
        if found is None:
            found = self.bots[seat, level, seed] = Watched(level, make(level, seed))
        return found


def set_up(parent: int, packages: tuple[str, ...]) -> None:
    """Leave Ctrl+C to the server, and go when it has gone, however it went; know the modules that it knows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, args=(parent,), daemon=True).start()
    gc.set_threshold(LITTER)  # as where many games are played: a third of planner's time
    install_all(packages)


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
    kept = kept_game(key, head, answers)
    return kept.bot(seat, level, seed).choose(kept.game.view(seat)).text


def kept_game(key: str, head: str, answers: tuple[str, ...]) -> KeptGame:
    """The game so far; one that was asked about before is only played on."""
    kept = _KEPT.pop(key, None)
    if kept is None or answers[: len(kept.answers)] != kept.answers:
        kept = KeptGame(head)
    kept.follow(answers)
    while len(_KEPT) >= MOST_KEPT:
        del _KEPT[next(iter(_KEPT))]
    _KEPT[key] = kept
    return kept


def levels() -> tuple[str, ...]:
    """The levels a bot can have, the usual one first."""
    return tuple(sorted(LEVELS, key=lambda level: level != USUAL))
