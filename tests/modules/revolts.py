"""A table with the Peasant Revolt: how full the track is, and revolts brought about in one turn."""

from __future__ import annotations

from typing import Any

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import ANNA, asked, play, position, seat

NAME = "peasant-revolt"
SIZES = {2: 4, 3: 5, 4: 6, 5: 7}


def peasants(players: int = 3, *, line: int = 0, more: tuple[str, ...] = (), **rest: Any) -> Game:
    """A position with so many revolt tokens on the track; what else the module has, in `revolt`."""
    config = {"players": players, "modules": [NAME, *more], **rest.pop("config", {})}
    modules = {NAME: {"line": line, **rest.pop("revolt", {})}, **rest.pop("modules", {})}
    return position(players, config=config, modules=modules, **rest)


def track(game: Game) -> dict[str, Any]:
    """What the module has on the table."""
    modules: Any = game.to_dict()["modules"]
    found: dict[str, Any] = modules[NAME]
    return found


def lying(game: Game) -> int:
    """How many tokens are on the track."""
    count: int = track(game)["line"]
    return count


def at_peasants(
    players: int = 3, *, who: int = ANNA, card: str = "hand1-7", takes: str = "board-4", **rest: Any
) -> Game:
    """`who` has given a card that beats the peasants' and is asked what to do there."""
    seats = dict(rest.pop("seats", {}))
    seats[who] = {"hand": [card], **seats.get(who, {})}
    board = {"peasants": takes, **rest.pop("board", {})}
    game = peasants(players, turn=who, seats=seats, board=board, **rest)
    play(game, who, f"card {card}", "at peasants")
    return game


def uprising(values: list[int], players: int = 2, **rest: Any) -> Game:
    """Anna (a 4 in her discard pile) has filled the track and ended her turn; the tokens show these values."""
    assert len(values) == SIZES[players]
    game = at_peasants(players, line=SIZES[players] - 1, chance="ask", **rest)
    play(game, ANNA, "a", "done")
    for value in values:
        play(game, CHANCE, f"revolt-token {value}")
    return game


def bid(game: Game, who: int, card: str) -> None:
    """`who` bids a card, perhaps with the bid token."""
    assert asked(game) == (who, "bid")
    play(game, who, f"bid {card}")


def envoys(game: Game, players: int) -> list[int]:
    """The steps of all Envoys."""
    return [seat(game, who)["envoy"] for who in range(players)]
