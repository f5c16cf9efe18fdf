"""OpenSpiel's own checks; the long ones, with all kinds of game, are run by `make research`."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from gugong import envs
from gugong.errors import ConfigError, EnvError

pyspiel: Any = pytest.importorskip("pyspiel")
LONG = bool(os.environ.get("GUGONG_LONG"))
KINDS = ["gugong(players=1,difficulty=easy)"]
if LONG:
    KINDS += [
        "gugong(players=2)",
        "gugong(players=3,bonus_tokens=current)",
        "gugong(players=5,modules=summer-palace+peasant-revolt+stairs+extras,expert=True,layered_pile=True)",
    ]


def load(name: str) -> Any:
    envs.spiel.register()
    envs.spiel.register()
    return pyspiel.load_game(name)


def random_play(state: Any, random: Random, plies: int) -> None:
    while not state.is_terminal() and plies:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        plies -= 1


@pytest.mark.parametrize("name", KINDS)
def test_random_sim_test(name: str) -> None:
    """Whole games with serialisation, clones, strings, tensors and replayed histories, as OpenSpiel has them."""
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_the_row_and_mask_are_ours() -> None:
    game = load("gugong(players=3,modules=stairs+extras)")
    state = game.new_initial_state()
    random = Random(1)
    observer = game.make_py_observer(None)
    while not state.is_terminal():
        random_play(state, random, 7)
        if state.is_terminal() or state.is_chance_node():
            continue
        ours = state.game_under_way
        assert ours.decision.seat == state.current_player()
        assert state.legal_actions() == list(np.flatnonzero(envs.legal(ours)))
        for player in range(3):
            observer.set_from(state, player)
            assert np.array_equal(observer.tensor, envs.observe(ours, player))
        assert list(state.observation_tensor(0)) == list(envs.observe(ours, 0))
        assert state.action_to_string(state.legal_actions()[0]) == envs.SPACE.text(state.legal_actions()[0])
    winner = state.game_under_way.winner
    assert state.returns() == [0, 0, 0] if winner is None else state.returns()[winner] == 1


def test_a_resampled_state_is_one_that_the_player_could_be_in() -> None:
    """The player's strings are the same, chance is still asked, and other players' cards may differ."""
    state = load("gugong(players=3)").new_initial_state()
    random = Random(2)
    differ = 0
    for _ in range(12):
        random_play(state, random, 25)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        differ += other.game_under_way != state.game_under_way
        random_play(other, random, 2_000)
        assert other.is_terminal()
    assert differ


@pytest.mark.parametrize("by_observation", [True, False])
def test_ismcts_with_resampling(by_observation: bool) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = load("gugong(players=2)")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.5,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        max_simulations=3,
        random_state=np.random.RandomState(1),
        use_observation_string=by_observation,
    )
    state = game.new_initial_state()
    random = Random(3)
    moves = 0
    while moves < 2:
        if state.is_chance_node():
            random_play(state, random, 1)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1


@pytest.mark.skipif(not LONG, reason="make research runs it")
def test_playthrough() -> None:
    playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    envs.spiel.register()
    told = playthrough.playthrough("gugong(players=2)", action_sequence=None, seed=5)
    assert "IsTerminal() = True" in told


def test_an_id_that_is_none_plays_nothing() -> None:
    state = load("gugong(players=2)").new_initial_state()
    for action in (5_000, 10**6):  # chance is asked first
        with pytest.raises((EnvError, pyspiel.SpielError), match="no action at all"):
            state.apply_action(action)
    assert state.game_under_way.ply == 0


@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("gugong(players=7)", ConfigError, "B-SET-01"),
        ("gugong(modules=moon)", ConfigError, "there is no 'moon'"),
        ("gugong(reward=joy)", EnvError, "reward: one of"),
    ],
)
def test_a_kind_that_cannot_be_is_refused(name: str, error: type[Exception], said: str) -> None:
    with pytest.raises((error, pyspiel.SpielError), match=said):
        load(name)
