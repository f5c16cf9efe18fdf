"""The drawings that the page holds, and the lights on them: the only door from the page to `gugong.draw`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gugong.view import View

SYMBOLS: Final = (Path(__file__).resolve().parent.parent / "static" / "symbols.svg").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Light:
    """One answer on the board."""

    place: str
    action: str
    name: str
    key: str = ""
    style: str = ""


def board(view: View, lights: tuple[Light, ...]) -> str:
    """The whole board."""
    return '<svg id="board" class="board" viewBox="0 0 1200 700" role="group" aria-label="Game board"><rect class="lacq2" width="1200" height="700"/><g id="pieces"></g></svg>'


def pieces(view: View, lights: tuple[Light, ...]) -> str:
    """What moves on the board."""
    return ""


def player(view: View, seat: int, lights: tuple[Light, ...], name: str, status: str) -> str:
    """A player's board."""
    return f'<svg class="pb" viewBox="0 0 384 118"><rect class="pbb" x="1" y="1" width="382" height="116" rx="8"/><text x="40" y="26" font-size="16">{name}</text></svg>'


def hand(view: View, lights: tuple[Light, ...]) -> str:
    """The seat's hand."""
    return '<svg class="cards" viewBox="0 0 400 150"></svg>'


def discard(view: View, lights: tuple[Light, ...]) -> str:
    """The seat's discard pile, fanned out."""
    return '<svg class="cards" viewBox="0 0 400 150"></svg>'


def place_of(view: View, answer: object) -> str | None:
    """The place that an answer lights."""
    return None
