"""A table for one with modules: what Meng has there, and what he has revealed."""

from __future__ import annotations

from functools import cache
from typing import Any

import gugong
from gugong import Game
from gugong.modules.solo.rules.meng import automa_names, full_deck
from tests.scenes import CATALOG, play
from tests.solo.alone import BLANK, ME, MENG

SUMMER, REVOLT, STAIRS, EXTRAS = "summer-palace", "peasant-revolt", "stairs", "extras"
Things = dict[str, dict[str, Any]]


@cache
def whole_deck(modules: tuple[str, ...], difficulty: str = "normal") -> dict[str, int]:
    """The automa cards of a game with these modules."""
    rules = gugong.new_game(1, seed=1, modules=modules, difficulty=difficulty).state.rules
    return dict(zip(automa_names(rules), full_deck(rules), strict=True))


def table_for_one(
    modules: tuple[str, ...],
    *,
    me: dict[str, Any] | None = None,
    meng: dict[str, Any] | None = None,
    things: Things | None = None,
    solo: dict[str, Any] | None = None,
    **rest: Any,
) -> Game:
    """A position with modules; `things` are what lies with them."""
    data = {
        "catalog": CATALOG,
        "config": {"players": 1, "modules": list(modules), **rest.pop("config", {})},
        "seats": [{"hand": ["hand1-3"], **(me or {})}, meng or {}],
        "modules": {**(things or {}), "solo": solo or {}},
        **rest,
    }
    return Game.from_dict(data, seed=1, chance="ask")


def meng_plays_with(
    modules: tuple[str, ...],
    automa: str,
    gift: str = BLANK,
    *,
    meng: dict[str, Any] | None = None,
    focus: str = "travel",
    **rest: Any,
) -> Game:
    """Meng has revealed this automa card and this Gift Card, and acted until somebody is asked."""
    deck = whole_deck(modules)
    older = {kind: count - (kind == automa) for kind, count in deck.items() if count - (kind == automa)}
    solo = {"deck": {automa: 1}, "discards": older, "focus": focus, **rest.pop("solo", {})}
    game = table_for_one(
        modules,
        meng={"hand": [gift], **(meng or {})},
        now={"phase": "day", "seat": MENG},
        solo=solo,
        **rest,
    )
    if game.decision is not None and game.decision.prompt == "reveal-gift":
        play(game, -1, f"card {gift}")
    return game


def twilight_with(modules: tuple[str, ...], *today: str, meng: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Meng has gone through these automa cards at Twilight; the human, whose 3 matches a die, is asked at Night."""
    return table_for_one(
        modules,
        meng={"hand": [], **(meng or {})},
        now={"phase": "twilight"},
        solo={"today": list(today)},
        dice=[3, 6, 7],
        **rest,
    )


def things_of(game: Game, module: str) -> dict[str, Any]:
    """What lies with a module."""
    modules: Any = game.to_dict()["modules"]
    row: dict[str, Any] = modules[module]
    return row


def summer_things(
    first: tuple[int, int] = (0, 0), lady: tuple[int, int] = (0, 0), *, ladies: tuple[int, ...] = (), favourite: int = 6
) -> Things:
    """The Summer Palace: on each pier the Servants of the human and of Meng."""
    piers = {"neutral-or-jade": list(first), "court-lady": list(lady)}
    return {SUMMER: {"piers": piers, "court_ladies": list(ladies), "favourite": favourite}}


def his_piers(game: Game) -> tuple[int, int]:
    """Meng's Servants on the two piers."""
    piers = things_of(game, SUMMER)["piers"]
    return piers["neutral-or-jade"][MENG], piers["court-lady"][MENG]


def my_piers(game: Game) -> tuple[int, int]:
    """The human's."""
    piers = things_of(game, SUMMER)["piers"]
    return piers["neutral-or-jade"][ME], piers["court-lady"][ME]
