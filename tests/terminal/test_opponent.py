"""The simple opponent: sensible, repeatable, quick, and blind to what it may not know."""

from __future__ import annotations

import time
from random import Random

import pytest

import gugong
from gugong import Game, determinize
from gugong.engine.ids import NOWHERE
from gugong.opponent import Opponent
from tests.properties.mixes import SUBSETS, Modules


def played(players: int, seed: int, random_seats: tuple[int, ...] = ()) -> Game:
    random = Random(seed)
    game = gugong.new_game(players, seed=seed)
    while (decision := game.decision) is not None:
        if decision.seat in random_seats:
            game.play(random.choice(decision.options))
        else:
            game.play(Opponent(decision.seat).choose(game.view(decision.seat)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_gets_its_envoy_to_the_palace_and_scores(players: int) -> None:
    arrived, totals = 0, []
    for seed in range(3):
        game = played(players, seed)
        arrived += sum(spot != NOWHERE for spot in game.state.spot)
        totals += [score["vp"] for score in game.scores().values()]

    assert arrived >= 0.8 * 3 * players
    assert sum(int(str(vp)) for vp in totals) / len(totals) > 18


def test_it_beats_random_play() -> None:
    wins = [played(3, seed, random_seats=(0, 2)).winner for seed in range(8)]

    assert wins.count(1) >= 7


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(3, 5).record() == played(3, 5).record()


def test_another_seed_plays_otherwise() -> None:
    game = gugong.new_game(2, seed=1)
    records = set()
    for seed in range(6):
        trial = game.copy()
        for _ in range(60):
            assert trial.decision is not None
            trial.play(Opponent(seed).choose(trial.view(trial.decision.seat)))
        records.add(trial.record())

    assert len(records) > 1


def test_it_answers_alike_whatever_is_hidden() -> None:
    """Two positions that it cannot tell apart get the same answer."""
    random = Random(2)
    game = gugong.new_game(3, seed=2)
    compared = 0
    while (decision := game.decision) is not None:
        chosen = Opponent(1).choose(game.view(decision.seat))
        if random.random() < 0.1:
            other = determinize(game.view(decision.seat), random)
            assert Opponent(1).choose(other.view(decision.seat)).text == chosen.text
            compared += 1
        game.play(chosen)
    assert compared > 10


def test_it_is_quick() -> None:
    """Well under 50 ms a decision; measured over many, since a shared machine is never quiet."""
    game = gugong.new_game(5, seed=3)
    opponent = Opponent()
    begun, asked = time.perf_counter(), 0
    while (decision := game.decision) is not None:
        game.play(opponent.choose(game.view(decision.seat)))
        asked += 1

    assert (time.perf_counter() - begun) / asked < 0.02


@pytest.mark.parametrize("modules", SUBSETS, ids=lambda modules: "+".join(modules) or "base")
def test_it_plays_with_every_mix_of_modules(modules: Modules) -> None:
    """X-GEN-03: cards, Decrees and locations that it has never heard of do not stop it."""
    for seed in range(2):
        game = gugong.new_game(2 + (len(modules) + seed) % 4, modules=modules, expert=seed == 1, seed=seed)
        while game.decision is not None:
            seat = game.decision.seat
            game.play(Opponent(seat).choose(game.view(seat)))
