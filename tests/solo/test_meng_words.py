"""Meng explains himself with modules too."""

from __future__ import annotations

import json

from gugong import Game
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE
from gugong.explain import answer, event, event_to_dict, prompt
from gugong.words.bundles import bundle_of
from tests.scenes import play
from tests.solo.alone import ME, MENG
from tests.solo.meng_with import (
    EXTRAS,
    REVOLT,
    STAIRS,
    SUMMER,
    meng_plays_with,
    summer_things,
    table_for_one,
)

NAMES = ["You", "Meng"]
ALL = (SUMMER, REVOLT, STAIRS, EXTRAS)


def said(game: Game, kind: str) -> list[str]:
    return [event(game.state, each, NAMES, ME) for each in game.events if each.kind == kind]


def test_a_pier_is_chosen_in_the_open() -> None:
    """X-SOL-03: with what he is ahead or behind by."""
    game = meng_plays_with((SUMMER,), SUMMER, things=summer_things((2, 0), (1, 0)))

    assert said(game, "meng-pier") == [
        "Meng leads nowhere and is closest at the pond of Court Ladies: his Servant goes there"
    ]
    told = next(each for each in game.events if each.kind == "meng-pier")
    assert event_to_dict(game.state.rules, told) == {
        "kind": "meng-pier",
        "rule": "X-SOL-03",
        "seat": MENG,
        "pond": "court-lady",
        "decided": "closest",
        "candidates": [["neutral-or-jade", -2], ["court-lady", -1]],
    }


def test_what_chance_is_asked_of_his_bid() -> None:
    """X-SOL-06."""
    game = meng_plays_with(
        (REVOLT,),
        "peasants",
        me={"hand": ["hand1-5"], "discard": []},
        meng={"discard": ["board-2", "draw-9a"]},
        decrees={"bid-token": [MENG]},
        things={REVOLT: {"line": 3}},
    )
    play(game, CHANCE, *["revolt-token 1", "revolt-token 2", "revolt-token 2", "revolt-token 3"])
    asked = game.decision
    assert asked is not None
    assert prompt(game.state, asked) == "Meng flips the special token. Which side lies up?"
    assert [answer(game.state, asked, each) for each in asked.options] == [
        "the side for his lowest card",
        "the side for any card",
    ]
    play(game, CHANCE, "flip lowest")
    asked = game.decision
    assert asked is not None
    assert prompt(game.state, asked) == "Meng flips his bid token. Which side lies up?"
    assert [answer(game.state, asked, each) for each in asked.options] == ["+2", "−2"]
    play(game, CHANCE, "flip -2")
    assert said(game, "meng-bid-token") == ["Meng’s bid token shows −2"]


def test_every_wording_can_be_said() -> None:
    """Also those that only odd positions bring about."""
    rules = table_for_one(ALL, now={"phase": "day", "seat": ME}).state.rules
    told = [key.removeprefix("event-") for key in bundle_of("en").names() if key.startswith("event-meng-")]
    for key in told:
        kind, _, decided = key.partition("_")
        each = Event(kind, "X-SOL-01", MENG, (1, 1, 1), -1, decided, ((0, 2), (1, 2)) if decided else ())
        words = event(rules, each, NAMES, ME)
        assert words
        assert "{" not in words
        assert words != kind
        json.dumps(event_to_dict(rules, each))
