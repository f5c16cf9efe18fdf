"""Batches: their games are those of `new_game`, stepped together; what cannot be played is refused whole."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

import gugong
from gugong import envs
from gugong.dealer import deal as dealt
from gugong.engine.ids import CHANCE
from gugong.envs import dealing
from gugong.errors import BotError, EnvError
from tests.properties.mixes import every_mix

Ids = npt.NDArray[np.int32]


def any_answer(batch: envs.Batch, random: np.random.Generator) -> Ids:
    """One of the options of each game."""
    counts = (batch.options >= 0).sum(axis=1)
    chosen = (random.random(batch.count) * counts).astype(np.int64)
    actions: Ids = batch.options[np.arange(batch.count), chosen].astype(np.int32)
    return actions


@pytest.mark.parametrize("mix", every_mix()[3::40], ids=lambda mix: mix.arguments())
def test_rows_and_masks_are_those_of_the_game(mix: object) -> None:
    batch = envs.Batch(3, first_seed=7, **mix.options())  # type: ignore[attr-defined]
    random = np.random.default_rng(1)
    for turn in range(160):
        if turn % 20 == 0:
            for i in range(3):
                game = batch.game(i)
                assert game.decision is not None
                assert game.decision.seat == batch.seat[i]
                assert len(game.decision.options) > 1
                assert np.array_equal(envs.observe(game, int(batch.seat[i])), batch.obs[i])
                assert np.array_equal(envs.legal(game), batch.mask[i])
                assert sorted(batch.options[i][batch.options[i] >= 0]) == list(np.flatnonzero(batch.mask[i]))
        batch.step(any_answer(batch, random))


def test_a_game_of_a_seed_is_that_of_new_game() -> None:
    """The same deals, chance included, and games follow each other by the stride."""
    batch = envs.Batch(2, players=2, first_seed=10, stride=5, skip_forced=False, reward="score")
    assert list(batch.seeds) == [10, 15]
    games = {int(seed): gugong.new_game(2, seed=int(seed)) for seed in batch.seeds}
    random = np.random.default_rng(2)
    ended = 0
    while ended < 5:
        before = batch.seeds
        actions = any_answer(batch, random)
        for i, seed in enumerate(before):
            game = games[int(seed)]
            assert game.decision is not None
            assert game.decision.seat == batch.seat[i]
            game.play(envs.SPACE.answer(game.state.rules, int(actions[i])))
        batch.step(actions)
        for i, seed in enumerate(before):
            game = games[int(seed)]
            assert game.over == bool(batch.done[i])
            if game.over:
                ended += 1
                scores = [game.scores()[seat]["total"] for seat in range(2)]
                assert list(batch.scores[i]) == [*scores, 0, 0, 0, -1 if game.winner is None else game.winner]
                assert list(batch.reward[i]) == [*scores, 0, 0, 0]
                assert np.array_equal(batch.final[i], envs.observe(game, int(batch.actor[i])))
                fresh = int(batch.seeds[i])
                assert fresh not in games
                games[fresh] = gugong.new_game(2, seed=fresh)
            else:
                assert not batch.reward[i].any()
    assert sorted(games) == list(range(10, 10 + 5 * len(games), 5))


def test_the_dealer_in_machine_words_deals_the_same() -> None:
    game = gugong.new_game(5, seed=1, chance="ask")
    count = 0
    while (decision := game.decision) is not None and count < 90:
        if decision.seat == CHANCE:
            for seed in (0, 1, count * 7919, (1 << 62) + count, (1 << 63) - 1):
                assert dealing.deal(decision, seed, count) is dealt(decision, seed, count)
            count += 1
        game.play(decision.options[count % len(decision.options)])
    assert count > 40


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("win", [-1 / 2, 1, -1 / 2]),
        ("margin", [-30 / 20, 7 / 20, -7 / 20]),
        ("score", [0, 30, 23]),
        ("vp", [41, 30, 23]),
    ],
)
def test_rewards(kind: str, expected: list[float]) -> None:
    """The first seat has most VP, but is outside the Palace (B-END-05)."""
    from gugong.envs.one_game import rewards

    found = rewards(kind, np.array([0, 30, 23], np.int32), np.array([41, 30, 23], np.int32), 1)

    assert list(found) == pytest.approx(expected)
    assert not rewards("win", np.zeros(3, np.int32), np.zeros(3, np.int32), -1).any()


def test_forced_answers_are_skipped_by_choice() -> None:
    random = np.random.default_rng(3)
    least: dict[bool, int] = {}
    for skip in (True, False):
        batch = envs.Batch(4, players=3, skip_forced=skip)
        least[skip] = 99
        for _ in range(80):
            least[skip] = min(least[skip], int((batch.options >= 0).sum(axis=1).min()))
            batch.step(any_answer(batch, random))
    assert least == {True: 2, False: 1}


def test_other_seats_can_be_played_by_bots() -> None:
    batch = envs.Batch(2, players=3, bots={0: "random", 2: "random"}, reward="win")
    random = np.random.default_rng(4)
    ended = 0
    while not ended:
        assert list(batch.seat) == [1, 1]
        batch.step(any_answer(batch, random))
        ended += int(batch.done.sum())
    assert {seat for seat, _ in batch.game(0).answers} <= {CHANCE, 0, 1, 2}


def test_meng_has_a_seat_that_is_never_asked() -> None:
    batch = envs.Batch(2, players=1, difficulty="easy", reward="score")
    random = np.random.default_rng(5)
    while not batch.done.any():
        batch.step(any_answer(batch, random))
        assert list(batch.seat) == [0, 0]
    ended = int(np.flatnonzero(batch.done)[0])
    assert batch.scores[ended, 1] > 0


def test_an_answer_that_is_not_on_offer_plays_nothing() -> None:
    batch = envs.Batch(3, players=2)
    good = any_answer(batch, np.random.default_rng(6))
    before = (batch.obs.copy(), batch.mask.copy(), [batch.game(i).ply for i in range(3)])
    off = int(np.flatnonzero(batch.mask[2] == 0)[1])
    free = envs.SPACE.table().index("")
    for bad in (off, free, -1, 1280, 2**31 - 1):
        actions = good.copy()
        actions[2] = bad
        with pytest.raises(EnvError, match=rf"step: game 2: {bad} is .* not on offer; these are: \d+ \("):
            batch.step(actions)
    assert np.array_equal(batch.obs, before[0])
    assert np.array_equal(batch.mask, before[1])
    assert [batch.game(i).ply for i in range(3)] == before[2]


@pytest.mark.parametrize(
    "actions",
    [np.zeros(2, np.int32), np.zeros(3, np.int64), np.zeros((3, 1), np.int32), [0, 0, 0], None, np.zeros(3)],
    ids=["too few", "int64", "two axes", "a list", "nothing", "floats"],
)
def test_actions_of_another_shape_or_type_are_refused(actions: object) -> None:
    batch = envs.Batch(3, players=2)
    with pytest.raises(EnvError, match=r"actions have to be int32\[3\], not"):
        batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"count": 0}, EnvError, "count: a whole number from 1"),
        ({"count": True}, EnvError, "count"),
        ({"first_seed": -1}, EnvError, "first_seed"),
        ({"stride": 0}, EnvError, "stride"),
        ({"reward": "joy"}, EnvError, "reward: one of win, margin, score, vp is needed, not 'joy'"),
        ({"bots": {0: "greedy", 1: "greedy"}}, EnvError, "they play every seat"),
        ({"bots": {5: "greedy"}}, EnvError, "no seat 5"),
        ({"bots": ["greedy"]}, EnvError, "bots: bots by seat are needed"),
        ({"bots": {1: "nobody"}}, BotError, "nobody"),
        ({"seed": 3}, EnvError, "seed: it is no option here"),
        ({"players": 1, "bots": {1: "greedy"}}, EnvError, "no seat 1"),
        ({"players": 7}, gugong.ConfigError, "B-SET-01"),
    ],
)
def test_batches_that_cannot_be_are_refused(options: dict[str, object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        envs.Batch(**{"count": 2, "players": 2, **options})  # type: ignore[arg-type]


def test_what_is_seen_cannot_be_written_to() -> None:
    batch = envs.Batch(1, players=2)
    for name in ("obs", "mask", "options", "seat", "done", "scores"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(batch, name)[0] = 1
