"""Visits: positions in which one player stands before an official, and why an answer is refused there."""

from __future__ import annotations

import re
from typing import Any

from gugong import Game
from tests.scenes import ANNA, offered, play, position

RULE = re.compile(r"\b[A-Z]-(?:[A-Z0-9]{3}-)?\d\d\b")


def visiting(
    official: str,
    who: int = ANNA,
    players: int = 4,
    *,
    me: dict[str, Any] | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
    more_cards: tuple[str, ...] = (),
    **rest: Any,
) -> Game:
    """`who` has given a blank 9 to the official, free of any fee: the location's action comes next.

    `me` is what the visitor has, `seats` what others have; `more_cards` stay in the visitor's hand.
    """
    rows = {**(seats or {}), who: {"hand": ["board-9", *more_cards], **(me or {})}}
    game = position(players, turn=who, seats=rows, **rest)
    play(game, who, "card board-9", f"at {official}")
    return game


def journey(who: int = ANNA, players: int = 4, *tokens: str, me: dict[str, Any] | None = None, **rest: Any) -> Game:
    """`who` is before the Revenue Official; the tokens named lie in a row from Lanzhou eastward, and nowhere else."""
    cities = dict(zip(("lanzhou", "xian", "taiyuan", "kaifeng", "jinan"), tokens, strict=False))
    return visiting("travel", who, players, me=me, map=cities, **rest)


def refusal(game: Game, answer: str) -> str:
    """The ID of the rule for which this answer is not on offer."""
    assert answer not in offered(game), f"{answer!r} is on offer"
    reason = game.why_not(answer)
    assert reason is not None
    rules = RULE.findall(reason)
    assert rules, f"no rule in {reason!r}"
    return str(rules[-1])


def kinds_told(game: Game, rule: str) -> list[str]:
    """The events that carry this rule, by kind."""
    return [event.kind for event in game.events if event.rule == rule]


def table(game: Game) -> dict[str, Any]:
    """What lies on the table, as `to_dict` writes it."""
    return game.to_dict()


def ship(who: int, servants: int, double: int = 0) -> dict[str, int]:
    """A Ship, with what a Double on it is worth."""
    return {"seat": who, "servants": servants, "double": double}
