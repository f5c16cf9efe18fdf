"""A table for one: positions against Meng, with what he reveals laid out beforehand."""

from __future__ import annotations

from typing import Any

from gugong import Game
from gugong.engine.events import Event
from gugong.modules.solo.rules.meng import full_deck
from tests.scenes import CATALOG, seat

ME, MENG = range(2)
BLANK = "board-9"  # a gift without an action
NIGHT = "night-servants"


def alone(
    *,
    me: dict[str, Any] | None = None,
    meng: dict[str, Any] | None = None,
    now: dict[str, Any] | None = None,
    solo: dict[str, Any] | None = None,
    config: dict[str, Any] | None = None,
    chance: str = "ask",
    seed: int = 1,
    **rest: Any,
) -> Game:
    """A position of a game against Meng; `me` and `meng` are the rows of the two, `solo` what Meng has beside them."""
    data = {
        "catalog": CATALOG,
        "config": {"players": 1, **(config or {})},
        "seats": [me or {}, meng or {}],
        "now": now or {"phase": "day", "seat": ME},
        "modules": {"solo": solo or {}},
        **rest,
    }
    return Game.from_dict(data, seed=seed, chance=chance)


def only(*kinds: str, today: tuple[str, ...] = (), difficulty: str = "normal") -> dict[str, Any]:
    """An automa deck of these cards alone; all others lie with those of earlier Days."""
    names = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal", "special"]
    copies = dict(zip(names, [1, 1, 2, 1, 2, 1, 1, 1 if difficulty == "easy" else 2], strict=True))
    deck = {kind: kinds.count(kind) for kind in kinds}
    used = {kind: copies[kind] - deck.get(kind, 0) - today.count(kind) for kind in names}
    return {"deck": deck, "discards": {kind: count for kind, count in used.items() if count}, "today": list(today)}


def meng_plays(
    automa: str,
    gift: str = BLANK,
    *,
    meng: dict[str, Any] | None = None,
    me: dict[str, Any] | None = None,
    focus: str = "travel",
    **rest: Any,
) -> Game:
    """Meng has had his turn: this automa card, this Gift Card, his only one. The human is asked next."""
    game = alone(
        me=me,
        meng={"hand": [gift], **(meng or {})},
        now={"phase": "day", "seat": MENG},
        solo={**only(automa), "focus": focus},
        **rest,
    )
    if game.decision is not None and game.decision.prompt == "reveal-gift":
        game.play(f"card {gift}")
    return game


def twilight(*today: str, meng: dict[str, Any] | None = None, me: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Meng has gone through these automa cards at Twilight; the human, whose 3 matches a die, is asked at Night."""
    return alone(
        me={"hand": ["hand1-3"], **(me or {})},
        meng={"hand": [], **(meng or {})},
        now={"phase": "twilight"},
        solo={"today": list(today)},
        dice=[3, 6, 7],
        **rest,
    )


def his(game: Game) -> dict[str, Any]:
    """What Meng has, as `to_dict` writes it."""
    return seat(game, MENG)


def mine(game: Game) -> dict[str, Any]:
    """What the human has."""
    return seat(game, ME)


def solo_of(game: Game) -> dict[str, Any]:
    """What Meng has beside a player's things."""
    modules: Any = game.to_dict()["modules"]
    row: dict[str, Any] = modules["solo"]
    return row


def choices(game: Game, kind: str) -> list[tuple[str, str]]:
    """The choices of this kind: what decided, and the rule."""
    return [(event.decided, event.rule) for event in game.events if event.kind == kind]


def told(game: Game, rule: str) -> list[Event]:
    """The events that carry this rule."""
    return [event for event in game.events if event.rule == rule]


def deck_size(game: Game) -> int:
    """How many automa cards this game has."""
    return sum(full_deck(game.state.rules))
