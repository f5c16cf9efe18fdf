"""A catalog may come from a stranger: no figure or list may cost more than a table could need."""

from __future__ import annotations

import time

import pytest

from gugong.catalog.load import load_catalog
from gugong.errors import CatalogError


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"boards": {"tracks": {"servants_each": 300}}}, "at most 30"),
        ({"boards": {"tracks": {"servants_each": 999}}}, "at most 30"),
        ({"boards": {"tracks": {"intrigue_steps": 999}}}, "at most 60"),
        ({"boards": {"side-1-3": {"jade_houses": [3] * 150_000}}}, "a list of at most 200"),
        ({"boards": {"side-1-3": {"jade_houses": [3] * 31}}}, "a list of at most 30"),
        ({"boards": {"map": {"inner": [f"c{n}" for n in range(90_000)]}}}, "a list of at most 200"),
        ({"boards": {"map": {"inner": [f"c{n}" for n in range(90)]}}}, "a list of at most 20"),
        ({"travel_tokens": {"tokens": {"envoy": {"copies": 999}}}}, "at most 60"),
        ({"stairs": {"left": {"quill": {"steps": 999}}}}, "at most 60"),
        ({"gift_cards": {"gifts": {"1": {"name": "x" * 60_000}}}}, "at most 60 letters"),
        ({"boards": {"map": {"inner": ["x" * 60_000]}}}, "at most 60 letters"),
        ({"boards": {"map": {"at": {"x" * 60_000: [1, 1]}}}}, "at most 60 letters"),
        ({"gift_cards": {"cards": {"draw-2": {"deck": "x" * 60_000}}}}, "at most 60 letters"),
        ({"boards": {"destiny_dice": {"faces": [3] * 100_000}}}, "a list of at most 200"),
        ({"boards": {"map": {"roads": [["kaifeng", "xian"]] * 100_000}}}, "a list of at most 200"),
    ],
)
def test_what_no_table_could_need_is_refused_at_once(changes: dict[str, object], said: str) -> None:
    load_catalog()
    begun = time.process_time()

    with pytest.raises(CatalogError, match=said) as refused:
        load_catalog(changes)

    assert len(str(refused.value)) < 1000  # whoever sent it is answered in a sentence
    assert time.process_time() - begun < 0.5


def test_a_box_with_more_of_everything_is_still_a_box() -> None:
    changes = {"boards": {"tracks": {"servants_each": 30, "intrigue_steps": 60}}}

    assert load_catalog(changes).engine_figures.tracks.servants_each == 30
