"""Deals from a view agree with what its seat knows: by what is asked, and evenly."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import gugong
from gugong.configuration import MODULES
from gugong.view import View
from tests.properties.games import walk_mix
from tests.properties.mixes import Mix
from tests.properties.secrecy import hidden_answers_look_alike
from tests.scenes import ANNA, LISA, position


def test_a_deal_gives_whoever_discards_for_jade_a_card_to_discard() -> None:
    """B-TOK-05 is begun only with a 7 or more in hand, so everybody knows that Lisa has one."""
    game = position(
        2,
        seats={ANNA: {"hand": ["hand1-1"]}, LISA: {"hand": ["draw-2", "draw-8a"], "traveller": "xian"}},
        active=LISA,
        stack=[
            {"frame": "next-day"},
            {"frame": "night"},
            {"frame": "day", "seat": LISA},
            {"frame": "end-turn", "seat": LISA},
            {"frame": "store-token", "seat": LISA, "token": "discard-7-jade"},
            {"frame": "discard-for-jade", "seat": LISA},
        ],
    )

    for seed in range(60):
        dealt = gugong.determinize(game.view(ANNA), Random(seed))
        assert dealt.decision is not None
        assert [option.text for option in dealt.decision.options if option.text.startswith("discard ")]


@pytest.mark.parametrize(
    ("mix", "seed"),
    [
        (Mix(2), 4),
        (Mix(4), 5),
        (Mix(3, ("extras",)), 13),  # a fee, then a trade of hands
        (Mix(3, ("extras",), layered_pile=True), 9),
        (Mix(3, ("peasant-revolt",)), 8),
        (Mix(5, tuple(MODULES)), 3),
        (Mix(3, bonus_tokens="current"), 8),
        (Mix(3, bonus_tokens="first"), 9),
        (Mix(1, tuple(MODULES)), 4),
    ],
    ids=lambda each: each.arguments() if isinstance(each, Mix) else str(each),
)
def test_a_hidden_answer_shows_in_no_view_of_another(mix: Mix, seed: int) -> None:
    """C-89, C-60: whatever is discarded as a fee, drawn, traded, bid or picked, others see the same bytes."""
    for game in walk_mix(mix, seed):
        hidden_answers_look_alike(game, Random(f"{seed} {game.ply}"))


def test_deals_are_even() -> None:
    """Lisa holds two cards that Anna has not seen: every pair of the unseen is dealt about as often."""
    game = position(2, seats={ANNA: {"hand": ["hand1-1"]}, LISA: {"hand": ["draw-2", "draw-8a"]}}, turn=ANNA)
    unseen = game.view(ANNA).unseen
    pairs = len(unseen) * (len(unseen) - 1) // 2
    random = Random(7)

    dealt = Counter(gugong.determinize(game.view(ANNA), random).state.hands[LISA] for _ in range(40 * pairs))

    assert len(dealt) == pairs
    assert 40 / 3 < min(dealt.values()) <= max(dealt.values()) < 40 * 2


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "modules": ["summer-palace", "peasant-revolt", "stairs", "extras"]},
        {"players": 1, "modules": ["summer-palace", "peasant-revolt", "stairs", "extras"]},
        {"players": 2, "bonus_tokens": "first"},
    ],
    ids=["modules", "meng", "bonus"],
)
def test_a_view_that_is_kept_does_not_change(options: dict[str, Any]) -> None:
    """It shows what was known then, however the game goes on."""
    game = gugong.new_game(**options, seed=3)
    random = Random(3)
    kept: list[tuple[View, dict[str, object]]] = []
    while game.decision is not None:
        if game.ply % 40 < 3:
            view = game.view(0)
            kept.append((view, view.to_dict()))
        game.play(random.choice(game.decision.options))

    for view, shown in kept:
        assert view.to_dict() == shown
