"""A table with Bonus Travel Tokens: positions in which some are in use or face up."""

from __future__ import annotations

from typing import Any

from gugong import Game
from tests.scenes import ANNA, play, position


def in_use(token: str, who: int, location: str | None = None, marker: str = "servant") -> dict[str, Any]:
    """A token in use, as a position writes it."""
    row: dict[str, Any] = {"token": token, "seat": who}
    if location is not None:
        row["location"] = location
    return row if marker == "servant" else {**row, "marker": marker}


def bonus(players: int = 3, *tokens: dict[str, Any], edition: str = "current", **rest: Any) -> Game:
    """A position with these tokens in use."""
    modules: dict[str, Any] = {"bonus-tokens": {"in_use": list(tokens)}, **rest.pop("modules", {})}
    return position(players, config={"players": players, "bonus_tokens": edition}, modules=modules, **rest)


def gift(
    card: str,
    official: str,
    *tokens: dict[str, Any],
    who: int = ANNA,
    players: int = 3,
    me: dict[str, Any] | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
    edition: str = "current",
    there: str = "board-1",
    **rest: Any,
) -> Game:
    """`who` has given this card to the official, who held `there`."""
    rows = {**(seats or {}), who: {"hand": [card], **(me or {})}}
    game = bonus(players, *tokens, edition=edition, turn=who, seats=rows, board={official: there}, **rest)
    play(game, who, f"card {card}", f"at {official}")
    return game


def first(card: str, official: str, *stored: str, me: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna, with these tokens of the first edition face up, has picked this card; it will go to the official."""
    row = {"hand": [card], "tokens": list(stored), **(me or {})}
    there = rest.pop("there", "board-9")
    seats = {**rest.pop("seats", {}), ANNA: row}
    players = rest.pop("players", 3)
    board = {official: there, **rest.pop("board", {})}
    game = bonus(players, edition="first", turn=ANNA, seats=seats, board=board, **rest)
    play(game, ANNA, f"card {card}")
    return game


def in_use_now(game: Game) -> list[dict[str, Any]]:
    """The tokens in use, as `to_dict` writes them."""
    modules: Any = game.to_dict()["modules"]
    found: list[dict[str, Any]] = modules["bonus-tokens"].get("in_use", [])
    return found


def used_now(game: Game, who: int) -> dict[str, int]:
    """How many of a player's first-edition tokens are face down, by kind."""
    modules: Any = game.to_dict()["modules"]
    rows = modules["first-edition"].get("used")
    found: dict[str, int] = rows[who] if rows else {}
    return found
