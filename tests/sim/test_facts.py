"""A game told as rows: the figures add up, and agree with what the events and the scores say."""

from __future__ import annotations

from pathlib import Path

import pytest

from gugong.errors import BotError
from gugong.sim.facts import rows, rows_of
from gugong.sim.outcome import outcome
from gugong.sim.playing import MENG, Kind, Task, play
from gugong.sim.sources import vp_sources, words_of

ALL_MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]
KINDS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 5, "expert": True},
    {"players": 3, "modules": ALL_MODULES},
    {"players": 2, "bonus_tokens": "first"},
    {"players": 1, "difficulty": "hard", "pairing": "4-5"},
    {"players": 1, "modules": ALL_MODULES},
]


def task(options: dict[str, object], seed: int = 5, bot: str = "greedy") -> Task:
    players = options["players"]
    assert isinstance(players, int)
    return Task(0, Kind.of(options), seed, (bot,) * players)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_rows_add_up_and_agree_with_the_game(options: dict[str, object]) -> None:
    played = play(task(options))
    told = rows_of(played)
    game = played.game
    sheet = game.scores()

    for seat, row in enumerate(told):
        sources = [int(str(value)) for name, value in row.items() if name.startswith("vp_")]
        gifts = [int(str(value)) for name, value in row.items() if name.startswith("at_")]
        given = [event for event in game.events if event.kind == "exchange" and event.seat == seat]
        assert sum(sources) == row["vp"] == game.state.vp[seat]
        assert row["total"] == sheet[seat]["total"]
        assert row["vp_other"] == 0
        assert (row["palace_day"] is not None) == row["palace"] == (game.state.spot[seat] >= 0)
        assert row["winner"] == (game.winner == seat)
        assert sum(gifts) == len(given)
        assert set(as_list(row["decrees"])) <= set(as_list(row["decrees_in_play"]))
    assert [row["winner"] for row in told].count(True) == 1


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_matches_of_every_night_are_those_the_events_tell(options: dict[str, object]) -> None:
    """B-NGT-02: the faces are worked out from cards and dice, the counts are told by the game."""
    told = rows(task(options, bot="random"))

    for row in told:
        if row["bot"] != MENG:
            assert len(as_list(row["faces"])) == row["night_matches"]
            assert set(as_list(row["faces"])) <= set(as_list(row["dice"]))
            assert not set(as_list(row["faces"])) & (set(as_list(row["dice_missed"])) - set(as_list(row["dice"])))


def test_listening_changes_nothing() -> None:
    """A run keeps events while it plays; the game is the one that the same answers give without."""
    played = play(task({"players": 3}))

    assert [repr(event) for event in played.game.state.events or []][-1] == repr(played.game.events[-1])
    assert len(played.game.events) - len(played.game.state.events or []) < 10  # those told before chance began


def test_every_kind_of_game_has_the_same_columns() -> None:
    columns = {tuple(rows(task(options, bot="random"))[0]) for options in KINDS}

    assert len(columns) == 1


def test_every_column_and_source_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "simulating.md").read_text(encoding="utf-8")
    columns = [name for name in rows(task(KINDS[0], bot="random"))[0] if not name.startswith(("at_", "act_"))]

    assert [name for name in columns if f"`{name}`" not in text] == []
    assert [source for source in vp_sources() if words_of(source) not in text] == []


def test_the_same_task_gives_the_same_game() -> None:
    first, second = outcome(task({"players": 2})), outcome(task({"players": 2}))

    assert (first.vp, first.ranks, first.decisions) == (second.vp, second.ranks, second.decisions)
    assert first.vp != outcome(task({"players": 2}, seed=6)).vp


def test_ranks_follow_the_scores_and_those_outside_the_palace_tie_for_last() -> None:
    ended = outcome(Task(0, Kind.of({"players": 4}), 3, ("random", "greedy", "random", "greedy")))

    inside = [seat for seat in range(4) if ended.palace[seat]]
    outside = [seat for seat in range(4) if not ended.palace[seat]]
    assert inside
    assert outside
    assert ended.winner is not None
    assert ended.ranks[ended.winner] == 1
    assert {ended.ranks[seat] for seat in outside} == {len(inside) + 1}
    assert {ended.scores[seat] for seat in outside} == {0}


def test_a_place_goes_with_its_hand() -> None:
    for seed in range(4):
        told = rows(task({"players": 4}, seed=seed, bot="random"))
        assert sorted(str(row["hand"]) for row in told) == ["hand1", "hand2", "hand3", "hand4"]
        assert all(row["hand"] == f"hand{row['place']}" for row in told)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Late", "tests/sim/bots.py:Late.*no idea what to do"),
        ("Nonsense", "tests/sim/bots.py:Nonsense.*at the moon"),
    ],
)
def test_a_bot_that_fails_or_answers_nonsense_is_named(name: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        play(task({"players": 2}, bot=f"tests/sim/bots.py:{name}"))
