"""Games go to other processes and come back: pools of both kinds of process, forked and started anew."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest

import gugong
from gugong import Game, View
from gugong.installing import uninstall
from tests.example_module.rules.figures import NAME
from tests.values.test_values import PANJUN, half_way, play_on

METHODS = [method for method in ("fork", "spawn") if method in multiprocessing.get_all_start_methods()]
PATIENCE = 120  # seconds: a pool that hangs is a failure, not a coffee break


def to_the_end(game: Game) -> Game:
    play_on(game, Random(5), 5_000)
    return game


def cards_in_hand(view: View) -> int:
    return len(view.state.hands[view.seat])


def install_the_garden() -> None:
    gugong.install("tests.example_module")


@pytest.mark.parametrize("method", METHODS)
def test_a_pool_plays_games_to_their_end(method: str) -> None:
    games = [half_way(players=2), half_way(players=4, modules=PANJUN), half_way(players=1)]
    with ProcessPoolExecutor(2, multiprocessing.get_context(method)) as pool:
        ended = list(pool.map(to_the_end, games, timeout=PATIENCE))
        hands = list(pool.map(cards_in_hand, [game.view(0) for game in games], timeout=PATIENCE))

    assert ended == [to_the_end(game.copy()) for game in games]
    assert [game.winner for game in ended] == [to_the_end(game).winner for game in games]
    assert len(hands) == 3


@pytest.mark.parametrize("method", METHODS)
def test_multiprocessing_sends_games_too(method: str) -> None:
    game = half_way(players=3)
    with multiprocessing.get_context(method).Pool(1) as pool:
        ended = pool.map_async(to_the_end, [game]).get(PATIENCE)[0]

    assert ended.record() == to_the_end(game).record()


def test_workers_install_the_module_their_games_are_played_with() -> None:
    """Started anew, a worker knows no module from outside until it installs it."""
    anew = multiprocessing.get_context("spawn")
    install_the_garden()
    try:
        game = half_way(players=2, modules=[NAME])
        with ProcessPoolExecutor(1, anew, initializer=install_the_garden) as pool:
            ended = pool.submit(to_the_end, game).result(PATIENCE)
        assert ended == to_the_end(game)
    finally:
        uninstall(NAME)


def test_a_worker_that_refuses_a_game_says_why_and_does_not_hang() -> None:
    install_the_garden()
    try:
        game = half_way(players=2, modules=[NAME])
    finally:
        uninstall(NAME)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        told = pool.submit(to_the_end, game).exception(PATIENCE)

    assert isinstance(told, BrokenProcessPool)  # its worker ends, with the reason on its standard error
