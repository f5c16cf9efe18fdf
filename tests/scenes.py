"""A table for tests: positions in the words of the game, and answers played by the person who gives them."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import Any

import gugong
from gugong import Game
from gugong.catalog import Catalog, load_catalog

ANNA, LISA, DAVID, SEBASTIAN, RAFAEL = range(5)

# Tests name cards, and a card's name may mean another card in another edition: they are written for this one.
EDITION = "1"
CATALOG: dict[str, Any] = {"edition": EDITION, "overrides": {}}  # as a position names it


def load_edition(changes: str | PathLike[str] | Mapping[str, object] | None = None) -> Catalog:
    """The catalog of that edition, or with changes laid over it."""
    return load_catalog(changes, EDITION)


def position(
    players: int = 4,
    *,
    turn: int | None = None,
    phase: str = "day",
    seats: dict[int, dict[str, Any]] | None = None,
    wall: dict[int, int] | None = None,
    seed: int = 1,
    chance: str = "deal",
    **rest: Any,
) -> Game:
    """A position: `seats` by player, `wall` as Servants by player, `turn` whose turn begins; all else by key.

    Its cards are those of EDITION, unless `catalog` says otherwise. What is left out is as at set-up
    (docs/positions.md), with Anna the start player.
    """
    rows: list[dict[str, Any]] = [dict((seats or {}).get(seat, {})) for seat in range(players)]
    for seat, servants in (wall or {}).items():
        rows[seat]["wall"] = servants
    now = {"phase": phase} if turn is None else {"phase": phase, "seat": turn}
    data = {"catalog": CATALOG, "config": {"players": players}, "seats": rows, "now": now, **rest}
    return Game.from_dict(data, seed=seed, chance=chance)


def new_game(players: int, **options: Any) -> Game:
    """A new game with the cards of EDITION."""
    return gugong.new_game(players, catalog=load_edition(), **options)


def play(game: Game, seat: int, *answers: str) -> None:
    """Give these answers for `seat`, who must be the one asked each time."""
    for answer in answers:
        assert game.decision is not None, f"the game is over before {answer!r}"
        assert game.decision.seat == seat, f"before {answer!r}: {game.decision}"
        game.play(answer)


def offered(game: Game) -> list[str]:
    """The answers on offer, as text."""
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def asked(game: Game) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.prompt


def seat(game: Game, who: int) -> dict[str, Any]:
    """What one player has, as `to_dict` writes it."""
    rows: Any = game.to_dict()["seats"]
    row: dict[str, Any] = rows[who]
    return row


def rules_told(game: Game) -> set[str]:
    """The IDs of the rules that the game's events carry."""
    return {event.rule for event in game.events}
