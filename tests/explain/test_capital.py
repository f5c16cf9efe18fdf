"""Where a sentence begins."""

from __future__ import annotations

import pytest

from gugong.words.voice import capital


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("no city is called so", "No city is called so"),
        ("élan", "Élan"),
        ("", ""),
        ("a. Then", "A. Then"),
        ("my-box.toml: is not TOML", "my-box.toml: is not TOML"),
        ("decrees.level-2.equal-gifts.cost: 0", "decrees.level-2.equal-gifts.cost: 0"),
    ],
)
def test_a_phrase_alone_begins_with_a_capital_but_a_file_keeps_its_name(phrase: str, said: str) -> None:
    assert capital(phrase) == said
