"""Rules by their ID."""

from __future__ import annotations

from pathlib import Path

import pytest

from gugong.errors import GugongError
from gugong.explain import NoSuchRule, find_rules, rule, rulebook
from gugong.explain.rulebook import read_page

IDS = Path(__file__).resolve().parents[2] / "docs" / "rules" / "ids.txt"
STILL_TO_COME = ("S-", "X-")


def test_every_id_of_the_list_is_in_the_book() -> None:
    ids = [line.split()[0] for line in IDS.read_text(encoding="utf-8").splitlines() if line.strip()]
    wanted = [id for id in ids if not id.startswith(STILL_TO_COME) and not id.startswith("#")]

    assert len(wanted) > 100
    assert [id for id in wanted if id not in rulebook()] == []


def test_a_rule_has_title_text_and_related_ids() -> None:
    found = rule("B-DAY-06")

    assert found.title == "One takes nine"
    assert found.text.startswith("A card of value 1 exchanges freely with a card of value 9")
    assert "\n" not in found.text.split("\n\n")[0]
    assert found.see == ("C-13", "B-DAY-02")


def test_case_does_not_matter() -> None:
    assert rule(" b-wal-04 ") is rule("B-WAL-04")


def test_an_unknown_id_says_what_is_near() -> None:
    with pytest.raises(NoSuchRule, match=r"there is no rule 'B-WALL-04'; did you mean B-WAL-04") as refusal:
        rule("B-WALL-04")

    assert isinstance(refusal.value, GugongError)


def test_nothing_is_near_to_nonsense() -> None:
    with pytest.raises(NoSuchRule, match=r"^there is no rule '\?!'$"):
        rule("?!")


def test_rules_are_found_by_their_words() -> None:
    found = [entry.id for entry in find_rules("greatest builder")]

    assert "B-WAL-04" in found
    assert "B-JAD-01" not in found
    assert find_rules("no such words anywhere") == []


def test_a_page_is_read_entry_by_entry() -> None:
    page = (
        "# Title\n\nIntro.\n\n## B-XYZ-01 · One\n\nA [link](there.md)\nand more.\n\nSee: C-01, C-02\n\n## Other\n\nx\n"
    )

    assert [tuple(entry) for entry in read_page(page)] == [("B-XYZ-01", "One", "A link and more.", ("C-01", "C-02"))]


def test_related_ids_lead_somewhere() -> None:
    lost = {
        f"{entry.id} -> {see}"
        for entry in rulebook().values()
        for see in entry.see
        if see not in rulebook() and not see.startswith(STILL_TO_COME)
    }

    assert lost == set()
