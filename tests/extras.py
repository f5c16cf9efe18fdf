"""Positions with Extra Decrees and new Gift Cards."""

from __future__ import annotations

from typing import Any

from gugong import Game
from tests.scenes import ANNA, LISA, play, position

LOWER, TRADE, SWAP, REPLACE, STEP, HIGHER = "extra-2", "extra-3", "extra-4", "extra-5", "extra-7", "extra-9"
NEW_CARDS = [LOWER, TRADE, SWAP, REPLACE, STEP, HIGHER]
LEFT_IN_PILE = ["draw-8a", "draw-8b", "draw-8c", "draw-9a", "draw-9b"]
REMOVED = ["draw-2", "draw-3", "draw-5", "draw-6", "draw-7", "draw-9c"]
LEVEL_4 = ["travel-tokens", "intrigue-steps", "card-values", "audience"]


def extras(players: int = 3, modules: tuple[str, ...] = ("extras",), **rest: Any) -> Game:
    """A position of a game with this module."""
    config = {"players": players, "modules": list(modules), **rest.pop("config", {})}
    return position(players, config=config, **rest)


def giving(
    card: str, official: str = "jade", there: str = "board-1", me: dict[str, Any] | None = None, **rest: Any
) -> Game:
    """Anna has given this card to an official who held `there`; `me` is what she has besides."""
    row = dict(me or {})
    row["hand"] = [card, *row.get("hand", [])]
    seats = {**rest.pop("seats", {}), ANNA: row}
    board = {official: there, **rest.pop("board", {})}
    game = extras(turn=ANNA, seats=seats, board=board, **rest)
    play(game, ANNA, f"card {card}", f"at {official}")
    return game


def trading(
    anna: list[str], lisa: list[str], me: dict[str, Any] | None = None, seats: dict[int, Any] | None = None, **rest: Any
) -> Game:
    """Anna trades with Lisa, and chance is asked which card of Lisa's hand she gets."""
    game = giving(
        TRADE,
        me={"hand": anna, **(me or {})},
        seats={LISA: {"hand": lisa}, **(seats or {})},
        intrigue={"4": [ANNA]},
        chance="ask",
        **rest,
    )
    play(game, ANNA, f"trade {LISA}")
    return game


def known(game: Game, viewer: int, of: int) -> tuple[list[str], list[str], list[str]]:
    """Hand, discard pile, and cards known to be in one of the two, as one player knows another's."""
    view: Any = game.view(viewer).to_dict()
    return view["seats"][of]["hand"], view["seats"][of]["discard"], view["hand_or_discard"][of]
