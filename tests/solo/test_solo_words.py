"""Meng explains himself: each step names its rule, each choice what there was to choose from and what decided."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gugong import Game
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE
from gugong.explain import answer, event, event_to_dict, prompt
from gugong.words.bundles import bundle_of
from tests.scenes import play
from tests.solo.alone import ME, MENG, alone, meng_plays, twilight

NAMES = ["You", "Meng"]


def said(game: Game, kind: str) -> list[str]:
    """What the human is told of events of this kind."""
    return [event(game.state, each, NAMES, ME) for each in game.events if each.kind == kind]


def test_a_decree_is_chosen_in_the_open() -> None:
    """A-42: level 2 today; both cost 2; you are on the other one."""
    catalog = {"edition": "1", "overrides": {"decrees": {"level-2": {"travel-discount": {"cost": 1}}}}}
    decrees: dict[str, list[int]] = {"travel-discount": [ME], "wall-bonus": []}
    game = meng_plays("decrees", day=2, decrees=decrees, catalog=catalog)

    assert said(game, "meng-decree") == [
        "Level 2 today: “An extra builder”, “Cheaper journeys” both cost 2; you are on the other one; "
        "Meng takes “An extra builder”"
    ]
    told = next(each for each in game.events if each.kind == "meng-decree")
    assert event_to_dict(game.state.rules, told) == {
        "kind": "meng-decree",
        "rule": "S-DEC-01",
        "seat": MENG,
        "tile": "wall-bonus",
        "level": 2,
        "today": 2,
        "decided": "alone",
        "candidates": [["wall-bonus", 2], ["travel-discount", 2]],
    }


def test_a_level_passed_over_is_told_with_its_prices() -> None:
    game = meng_plays("decrees", day=2, meng={"pool": 2})

    assert said(game, "meng-level") == [
        "Level 2 today: “Cheaper Jade”, “Cheaper journeys” would cost Meng 2, 2, with 1 more to place; "
        "with his tokens he has 2"
    ]
    both = "“Morning: a Servant aboard”, “Morning: Intrigue” both cost 1"
    assert said(game, "meng-decree")[0].startswith(f"Level 1: {both}")


@pytest.mark.parametrize(
    ("automa", "rest", "kind", "words"),
    [
        ("wall", {}, "automa", "Meng’s automa card shows Great Wall"),
        ("special", {}, "automa", "Meng’s automa card is a special one: he goes to his focus, Travel"),
        ("travel", {}, "meng-way", "Meng’s Traveller enters at Fuzhou, the first city of his round with a token"),
        ("jade", {}, "meng-jade", "Meng takes the cheapest Jade, for 3 Servants"),
        ("canal", {}, "meng-ship", "Meng has no Ship with room: he begins a new one in harbour 1"),
        (
            "jade",
            {"meng": {"pool": 1}},
            "meng-cannot",
            "Meng cannot act at Jade: it takes 3 Servants; with his tokens he has 1",
        ),
        (
            "wall",
            {"meng": {"wall": 3}, "intrigue": {"8": [MENG]}},
            "meng-benefit",
            "Meng’s marker is on step 8, high enough for a Jade: he takes it",
        ),
        (
            "jade",
            {"meng": {"pool": 2, "tokens": ["vp-2", "envoy"]}},
            "meng-exchanges",
            "Meng hands in Travel Tokens worth 2 for a Servant: with it he can complete the action",
        ),
    ],
)
def test_each_step_says_why(automa: str, rest: dict[str, Any], kind: str, words: str) -> None:
    assert said(meng_plays(automa, **rest), kind) == [words]


def test_twilight_names_its_cards_and_what_is_missing() -> None:
    game = twilight("palace", "special", meng={"pool": 1})

    assert said(game, "twilight") == ["Twilight: Meng goes through his 2 cards of the Day in their order"]
    assert said(game, "twilight-card") == ["Twilight card 1: Palace", "Twilight card 2: a special one"]
    assert said(game, "meng-skips") == ["Meng skips it: it takes 2 Servants, and with his tokens he has 1"]


def test_what_chance_is_asked_of_meng() -> None:
    """For whoever has the box in front of them."""
    game = alone(now={"phase": "day", "seat": MENG})
    assert game.decision is not None
    assert prompt(game.state, game.decision) == "Which automa card does Meng reveal?"
    assert answer(game.state, game.decision, game.decision.options[0]) == "Travel"
    assert answer(game.state, game.decision, game.decision.options[-1]) == "special"

    play(game, CHANCE, "automa wall")
    assert game.decision is not None
    assert prompt(game.state, game.decision) == "Which Gift Card does Meng reveal from his stack?"
    assert answer(game.state, game.decision, game.decision.options[0]) == "Paper fan (2)"


def test_every_wording_can_be_said() -> None:
    """Also those that only odd positions bring about."""
    game = meng_plays("decrees", day=2)
    rules = game.state.rules
    told = [key.removeprefix("event-") for key in bundle_of("en").names() if key.startswith("event-meng-")]
    for key in told:
        kind, _, decided = key.partition("_")
        each = Event(kind, "S-DAY-01", MENG, (0, 1, 1), -1, decided, ((0, 2), (1, 2)) if decided else ())
        words = event(rules, each, NAMES, ME)
        assert words
        assert "{" not in words
        assert words != kind
        json.dumps(event_to_dict(rules, each))


def test_a_choice_is_told_to_listeners_only() -> None:
    """Search plays in silence: nothing is kept where nobody listens."""
    game = meng_plays("decrees", day=2)

    assert game.state.events is None
    assert repr(next(each for each in game.events if each.decided)).startswith("<meng-acts S-DAY-03 seat 1")
