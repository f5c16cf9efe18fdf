"""Deals from a view agree with what its seat knows: by what is asked, and evenly."""

from __future__ import annotations

from collections import Counter
from random import Random

import gugong
from tests.table import ANNA, LISA, position


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


def test_deals_are_even() -> None:
    """Lisa holds two cards that Anna has not seen: every pair of the unseen is dealt about as often."""
    game = position(2, seats={ANNA: {"hand": ["hand1-1"]}, LISA: {"hand": ["draw-2", "draw-8a"]}}, turn=ANNA)
    unseen = game.view(ANNA).unseen
    pairs = len(unseen) * (len(unseen) - 1) // 2
    random = Random(7)

    dealt = Counter(gugong.determinize(game.view(ANNA), random).state.hands[LISA] for _ in range(40 * pairs))

    assert len(dealt) == pairs
    assert 40 / 3 < min(dealt.values()) <= max(dealt.values()) < 40 * 2
