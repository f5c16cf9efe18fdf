"""Small slips of a first game: each is due where its facts are so, and says them in every language."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from gugong import Game
from gugong.web.present.tips import TIPS, due, tips
from gugong.words.languages import LANGUAGES
from tests.web.present.pages import page
from tests.web.present.test_spoken import spoken

DAY: dict[str, Any] = {"config": {"players": 2}, "day": 2, "dice": [3, 3, 3], "now": {"phase": "day", "seat": 0}}
HAND = ["hand2-2", "hand2-5"]
# By tip: a position in which it is due, the answers that lead to it, and one in which it is not.
CASES: dict[str, tuple[dict[str, Any], list[str], dict[str, Any]]] = {
    "envoy": ({"hand": HAND, "envoy": 0}, [], {"hand": HAND, "envoy": 1}),
    "servants": ({"hand": HAND, "pool": 1, "supply": 11}, [], {"hand": HAND, "pool": 2, "supply": 10}),
    "tokens": ({"hand": HAND, "tokens": ["ship", "wall"]}, [], {"hand": HAND, "tokens": ["ship"]}),
    "fee": ({"hand": HAND}, ["card hand2-2", "at jade"], {"hand": HAND}),
    "last-card": ({"hand": ["hand2-2"]}, ["card hand2-2"], {"hand": HAND}),
    "wall": ({"hand": HAND, "wall": 3, "supply": 3}, ["card hand2-2"], {"hand": HAND, "wall": 2, "supply": 4}),
    "dice": ({"hand": HAND}, ["card hand2-2"], {"hand": HAND}),
    "medal": ({"hand": HAND}, ["card hand2-2"], {"hand": HAND}),
}


def named(seat: dict[str, Any], answers: list[str], **more: Any) -> Game:
    game = Game.from_dict({**DAY, **more, "seats": [seat, {}]})
    for answer in answers:
        game.play(answer)
    return game


@pytest.mark.parametrize("tip", CASES)
def test_a_tip_is_due_where_its_facts_are_so(tip: str) -> None:
    there, answers, elsewhere = CASES[tip]

    assert tip in dict(due(named(there, answers).view(0)))
    others = answers if tip in ("last-card", "wall") else []
    assert tip not in dict(due(named(elsewhere, others).view(0)))


def test_a_full_ship_and_the_last_day_are_told() -> None:
    full = {"canal": {"a2": {"seat": 0, "servants": 3}}}
    assert "ship" in dict(due(named({"hand": HAND, "supply": 3}, [], **full).view(0)))
    last = dict(due(named({"hand": HAND, "envoy": 6}, [], day=4).view(0)))
    assert dict(last["last-day"].args) == {"left": 2}
    assert next(iter(last)) == "last-day"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_is_said_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "gugong.words")
    said = ""
    for there, answers, _ in CASES.values():
        said += tips(spoken(page(named(there, answers), 0), language))

    assert {name for name in CASES if f'data-tip="{name}"' in said} == set(CASES)
    assert set(CASES) | {"ship", "last-day"} == set(TIPS)
    assert "{" not in said
    assert caplog.records == []


def test_whoever_is_not_asked_is_told_nothing() -> None:
    assert list(due(named({"hand": HAND}, []).view(1))) == []
