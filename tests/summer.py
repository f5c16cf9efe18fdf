"""Tables with the Summer Palace: who stands on which pier, who has a Court Lady, which gift is the favourite."""

from __future__ import annotations

from typing import Any

from gugong import Game
from tests.scenes import ANNA, position
from tests.visits import table, visiting

NAME = "summer-palace"
Piers = dict[str, dict[int, int]]
PLAIN = 4  # a Favourite Gift that the cards of most tests are not


def by_seat(piers: Piers | None, players: int) -> dict[str, list[int]]:
    """Pieces by player, as a position writes them."""
    return {pond: [there.get(seat, 0) for seat in range(players)] for pond, there in (piers or {}).items()}


def lying(
    players: int,
    piers: Piers | None = None,
    doubles: Piers | None = None,
    ladies: tuple[int, ...] = (),
    favourite: int = PLAIN,
) -> dict[str, Any]:
    """What lies at the Summer Palace; the rest as at set-up."""
    things = {
        "favourite": favourite,
        "piers": by_seat(piers, players),
        "pier_doubles": by_seat(doubles, players),
        "court_ladies": list(ladies),
    }
    return {"config": {"players": players, "modules": [NAME]}, "modules": {NAME: things}}


def summer(
    players: int = 4,
    *,
    piers: Piers | None = None,
    doubles: Piers | None = None,
    ladies: tuple[int, ...] = (),
    favourite: int = PLAIN,
    **rest: Any,
) -> Game:
    """A position with the Summer Palace."""
    return position(players, **lying(players, piers, doubles, ladies, favourite), **rest)


def visit(
    official: str = NAME,
    who: int = ANNA,
    players: int = 4,
    *,
    piers: Piers | None = None,
    doubles: Piers | None = None,
    ladies: tuple[int, ...] = (),
    favourite: int = PLAIN,
    **rest: Any,
) -> Game:
    """`who` has given a blank 9 to the official: the location's action comes next."""
    return visiting(official, who, players, **lying(players, piers, doubles, ladies, favourite), **rest)


def here(game: Game) -> dict[str, Any]:
    """What lies at the Summer Palace, as `to_dict` writes it."""
    things: dict[str, Any] = table(game)["modules"][NAME]
    return things


def pier(game: Game, pond: str, who: int) -> int:
    """The normal Servants of a player on one pier."""
    count: int = here(game)["piers"][pond][who]
    return count
