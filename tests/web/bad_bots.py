"""Bots that fail, and bots that think without end: files of their own, which the bots' processes load."""

from __future__ import annotations

from pathlib import Path

import pytest

from gugong.bots import LEVELS

CODE = """
class Bad:
    def __init__(self, seed=0):
        pass

    def choose(self, view):
        {}
"""


def bad_bot(folder: Path, what: str) -> str:
    """The spec of a bot that does this when it is asked."""
    file = folder / "bad.py"
    file.write_text(CODE.format(what), encoding="utf-8")
    return f"{file}:Bad"


def slow_level(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A level that the server offers and whose bot does not answer."""
    spec = bad_bot(folder, "__import__('time').sleep(120)")
    monkeypatch.setitem(LEVELS, spec, spec)
    return spec
