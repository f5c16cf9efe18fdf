"""What docs/solo.md shows is what the game says."""

from __future__ import annotations

import re
from pathlib import Path

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
