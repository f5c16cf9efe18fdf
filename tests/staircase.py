"""Positions with the Stairs of the Palace: which tracks lie there, and who is on which."""

from __future__ import annotations

from typing import Any

from gugong import Game
from tests.scenes import ANNA, position
from tests.visits import visiting

LEFT = {"quill", "river", "stone", "shadow", "lotus"}
BLANK = ("hand1-7", "hand2-6")


def laid(
    track: str, on: dict[int, str | None] | None = None, players: int = 4, modules: tuple[str, ...] = ("stairs",)
) -> dict[str, Any]:
    """The keys of a position: this track is laid, and these players' Envoys are on the side given."""
    side = "left" if track in LEFT else "right"
    sides = [(on or {}).get(seat) for seat in range(players)]
    config = {"players": players, "modules": list(modules)}
    return {"config": config, "modules": {"stairs": {side: track, "on": sides}}}


def at_palace(track: str, envoy: int, me: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna, on this track, stands before the Censorate Official."""
    side = "left" if track in LEFT else "right"
    on: dict[int, str | None] = {ANNA: side} if envoy else {}
    return visiting("palace", me={"envoy": envoy, **(me or {})}, **laid(track, on), **rest)


def morning(track: str, envoys: dict[int, dict[str, Any]], **rest: Any) -> Game:
    """The Morning of day 2; the players named are on this track."""
    side: str | None = "left" if track in LEFT else "right"
    return position(4, phase="morning", day=2, seats=envoys, **laid(track, dict.fromkeys(envoys, side)), **rest)


def tracks_of(game: Game) -> list[str | None]:
    """Who is on which side."""
    modules: Any = game.to_dict()["modules"]
    sides: list[str | None] = modules["stairs"]["on"]
    return sides
