"""Bots of users, one that works and some that go wrong, to be named as `tests/sim/bots.py:Name`."""

from __future__ import annotations

import os
from random import Random

from gugong.engine.actions import Answer
from gugong.view import View


class Plain:
    """Plays by chance, and does nothing wrong."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View) -> Answer:
        assert view.decision is not None
        return self.random.choice(view.decision.options)


class Chatty(Plain):
    """Prints while it plays."""

    def choose(self, view: View) -> Answer:
        print("thinking aloud")
        return super().choose(view)


class Late(Plain):
    """Fails on the second day."""

    def choose(self, view: View) -> Answer:
        if view.state.day > 1:
            raise RuntimeError("no idea what to do")
        return super().choose(view)


class Nonsense(Plain):
    """Answers what is not on offer, on the second day."""

    def choose(self, view: View) -> Answer:
        return super().choose(view) if view.state.day == 1 else "at the moon"  # type: ignore[return-value]


class Gone(Plain):
    """Takes its process with it."""

    def choose(self, view: View) -> Answer:
        os._exit(3)
