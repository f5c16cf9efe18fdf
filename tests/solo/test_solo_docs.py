"""What docs/solo.md shows is what the game says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gugong
from gugong import explain
from gugong.explain.events import is_minor
from tests.solo.alone import ME, MENG

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "solo.md").read_text(encoding="utf-8")


def test_the_day_of_meng_is_that_of_the_golden_game() -> None:
    """Every line of it, in order."""
    game = gugong.replay((ROOT / "tests" / "golden" / "revision_1" / "solo-hard.record").read_text(encoding="utf-8"))
    said = []
    for event in game.events:
        if event.kind == "night":
            break
        if event.seat == MENG and not is_minor(event):
            said.append(f"{explain.event(game.state, event, ['You', 'Meng'], ME)}  {event.rule}")
    shown = PAGE.partition("## A Day of Meng")[2].partition("```\n")[2].partition("```")[0].splitlines()

    assert [line.strip() for line in shown] == said[said.index("Meng’s turn  B-DAY-01") :]


def test_every_rule_it_names_is_in_the_book() -> None:
    named = re.findall(r"\b[SB]-[A-Z0-9]{3}-\d\d\b", PAGE)

    assert len(named) > 50
    assert [rule for rule in named if rule not in explain.rulebook()] == []


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_the_page_of_a_language_names_what_the_english_one_does(language: str) -> None:
    """Options, values and what is typed to the companion; its rulebook leads there."""
    page = (ROOT / "docs" / f"solo.{language}.md").read_text(encoding="utf-8")
    own = PAGE.partition("## A Day of Meng")[0] + PAGE.partition("## The companion")[2]

    for pattern in (r"--[a-z]+", r"`([a-z0-9][a-z0-9-]*)`"):
        here, there = set(re.findall(pattern, page)), set(re.findall(pattern, own))
        assert here - there <= {"--lang", "--pairing"}
        assert there - here <= {"difficulty", "pairing", "focus"}  # of Python, which the English page alone tells of
    book = (ROOT / "src/gugong/modules/solo/rulebook" / f"{language}.md").read_text(encoding="utf-8")
    assert f"docs/solo.{language}.md" in book
