"""Any text as a record: RecordError that names a line, or a game that goes on."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gugong
from gugong import RecordError
from tests.fuzz.damage import damaged_record, fuzzed
from tests.properties.counting import counts, question
from tests.properties.telling import play_on

HEAD = gugong.new_game(2, seed=1).record().splitlines()[0]


def replayed(text: str) -> bool:
    """Whether the text replays; the game it gives is sound and goes on."""
    try:
        game = gugong.replay(text)
    except RecordError as refusal:
        reason = str(refusal)
    else:
        counts(game)
        question(game)
        assert gugong.replay(game.record()).to_dict() == game.to_dict()
        play_on(game, Random(1), 30)
        return True
    assert reason.startswith("line ")
    return False


@fuzzed(400)
@given(st.integers(0, 1 << 40))
def test_a_damaged_record_is_refused_or_a_game(seed: int) -> None:
    replayed(damaged_record(Random(seed)))


@fuzzed(200)
@given(st.text(max_size=60))
def test_any_text_is_refused_or_a_game(text: str) -> None:
    replayed(text)
    replayed(f"{HEAD}\n{text}")


@fuzzed(200)
@given(
    st.sampled_from(sorted(json.loads(HEAD))), st.recursive(st.none() | st.integers() | st.text(max_size=5), st.lists)
)
def test_any_head_is_refused_or_a_game(key: str, value: object) -> None:
    """A key of the head with another value, or a new place in it."""
    head = json.loads(HEAD)
    replayed(json.dumps({**head, key: value}))
    if isinstance(head[key], dict):
        for inner in head[key]:
            replayed(json.dumps({**head, key: {**head[key], inner: value}}))


@pytest.mark.parametrize("text", [None, 5, b"", [], ""])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(RecordError, match="this is not text" if text != "" else "the record is empty"):
        gugong.replay(text)  # type: ignore[arg-type]


def test_a_head_too_deep_to_read_is_refused() -> None:
    assert not replayed('{"gugong": ' + "[" * 100_000 + "]" * 100_000 + "}")
    assert not replayed(HEAD.replace('"config": {', '"config": {"deep": ' + "[" * 900 + "]" * 900 + ", "))
    assert not replayed('{"gugong": "record", "rules": ' + "9" * 5_000 + "}")


def test_a_line_ends_where_it_ends() -> None:
    """Not at every sign that Unicode calls a line break: an owner's changes may hold one."""
    text = gugong.new_game(2, seed=1).record()

    assert replayed(text.replace("\n", "\r\n"))
    assert not replayed(text.replace("\n", "\u2028"))
