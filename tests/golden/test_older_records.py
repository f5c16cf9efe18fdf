"""Games played by earlier revisions of the rules: each gives the same game today, or stops and says where."""

from __future__ import annotations

from pathlib import Path

import pytest

import gugong
from gugong.notation.records import REVISION

HERE = Path(__file__).resolve().parent
OLDER = sorted(HERE.glob("revision_*/*.record"))
# Where the rules have changed: the line at which a game stops, and why.
STOPS = {
    "revision_1/peasant-revolt": "line 325: 'card hand2-3': that is not asked now. Others have bid as much,",
}


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", [file for file in OLDER if name_of(file) not in STOPS], ids=name_of)
def test_an_older_game_is_still_the_same_game(file: Path) -> None:
    record = file.read_text(encoding="utf-8")

    game = gugong.replay(record)

    assert game.over
    assert game.record().splitlines()[1:] == record.splitlines()[1:]


@pytest.mark.parametrize("name", STOPS)
def test_an_older_game_stops_where_the_rules_differ(name: str) -> None:
    """The line, the answer, what is asked instead, and that the rules are others."""
    record = (HERE / f"{name}.record").read_text(encoding="utf-8")

    with pytest.raises(gugong.RecordError) as refusal:
        gugong.replay(record)

    told = str(refusal.value)
    assert told.startswith(STOPS[name])
    assert told.endswith(f" (the record is of revision 1 of the rules, this release plays revision {REVISION})")


def test_there_is_a_game_of_every_earlier_revision() -> None:
    assert {file.parent.name for file in OLDER} == {f"revision_{number}" for number in range(1, REVISION)}
