"""The doors of PettingZoo and Gymnasium, each by its owner's own checks."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import gugong
from gugong import envs
from gugong.errors import EnvError

KINDS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "modules": ["summer-palace", "peasant-revolt", "stairs", "extras"]},
    {"players": 1, "difficulty": "hard"},
]


@pytest.mark.parametrize("options", KINDS, ids=["four", "all modules", "Meng"])
def test_pettingzoo_accepts_it(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(**options), num_cycles=300)


def test_pettingzoo_finds_it_the_same_for_the_same_seed() -> None:
    seed_test(lambda: envs.aec(players=3), num_cycles=60)


def test_pettingzoo_sees_the_board() -> None:
    def make(render_mode: str | None = None) -> Any:
        return envs.aec(players=2, render_mode=render_mode)

    render_test(make)
    env = make("rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50, "a board has many colours"


def test_an_agent_sees_what_its_seat_may_know() -> None:
    env = envs.aec(players=3, reward="vp")
    env.reset(seed=5)
    game = gugong.new_game(3, seed=5)
    random = np.random.default_rng(1)
    while not game.over:
        assert game.decision is not None
        assert env.agent_selection == f"player_{game.decision.seat}"
        seen, reward, terminated, _, _ = env.last()
        assert np.array_equal(seen["observation"], envs.observe(game, game.decision.seat))
        assert np.array_equal(seen["action_mask"], envs.legal(game))
        assert (reward, terminated) == (0, False)
        assert not env.observe(f"player_{(game.decision.seat + 1) % 3}")["action_mask"].any()
        action = int(random.choice(np.flatnonzero(seen["action_mask"])))
        game.play(envs.SPACE.answer(game.state.rules, action))
        env.step(action)
    assert env.game == game
    assert [env.rewards[agent] for agent in env.possible_agents] == game.state.vp
    for _ in range(3):
        assert env.last()[2]
        env.step(None)
    assert env.agents == []


def test_an_action_that_is_not_on_offer_plays_nothing() -> None:
    env = envs.aec(players=2)
    env.reset(seed=1)
    before = env.game.copy()
    for action in (1279, -1, 5000):
        with pytest.raises(EnvError, match="not on offer"):
            env.step(action)
    with pytest.raises(EnvError, match="an action is needed"):
        env.step(None)
    assert env.game == before


@pytest.mark.parametrize("action", ["x", 1.5, True, [23], np.zeros(2, np.int32), np.float64(23)], ids=repr)
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    """1.5 was taken for 1, and a word ended in int()'s own words."""
    agents, seat = envs.aec(players=2), envs.single("random")
    games: Any = envs.vector(2)
    agents.reset(seed=1)
    seat.reset(seed=1)
    for step in (agents.step, seat.step, lambda each: games.step([each, each])):
        with pytest.raises(EnvError, match="step: a whole number is needed, not"):
            step(action)


def test_numbers_of_numpy_are_actions() -> None:
    seat: Any = envs.single("random")
    seat.reset(seed=1)
    seat.step(np.array(np.flatnonzero(seat.action_masks())[0]))
    games: Any = envs.vector(2)
    games.step([int(mask.argmax()) for mask in games.action_masks()])
    with pytest.raises(EnvError, match="step: an action for each game is needed, not int"):
        games.step(3)
    with pytest.raises(EnvError, match="game 0: 2147483647 is no action at all"):
        games.step([2**40, 0])


def test_games_begin_with_a_seed_that_is_one() -> None:
    env = envs.aec(players=2)
    with pytest.raises(EnvError, match="no game is under way; reset begins one"):
        env.step(23)
    for seed in ("x", 1.5, -1):
        with pytest.raises(EnvError, match="reset: seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [{"opponents": "random", "players": 3}, {"opponents": "meng"}], ids=str)
def test_gymnasium_accepts_it(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(envs.single(illegal="random", **options), skip_render_check=True)


def test_one_seat_plays_bots_to_the_end() -> None:
    env = envs.single("greedy", seat=1, reward="score", players=2)
    random = np.random.default_rng(1)
    row, _ = env.reset(seed=3)
    over = False
    while not over:
        assert np.array_equal(row, envs.observe(env.game, 1))
        row, reward, over, cut, _ = env.step(int(random.choice(np.flatnonzero(env.action_masks()))))
        assert not cut
    assert reward == env.game.scores()[1]["total"]
    with pytest.raises(EnvError, match="the game is over; reset begins another"):
        env.step(0)


def test_a_single_seat_may_be_strict() -> None:
    env = envs.single("meng", difficulty="easy")
    env.reset(seed=1)
    with pytest.raises(EnvError, match=r"action 1279 is .* not on offer; these are: \d+ \(card"):
        env.step(1279)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"illegal": "forgive"}, "illegal: one of raise, random"),
        ({"seat": 2}, "seat: one from 0 to 1"),
        ({"opponents": "meng", "players": 2}, "against Meng one plays alone"),
        ({"players": 1}, "players: 2 to 5 are needed against greedy, not 1"),
        ({"render_mode": "human"}, "render_mode: one of rgb_array, ansi"),
        ({"reward": "joy"}, "reward: one of"),
    ],
)
def test_seats_that_cannot_be_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(EnvError, match=said):
        envs.single(**options)


@pytest.mark.parametrize("opponents", [None, "random", "meng"])
def test_a_vector_of_games(opponents: str | None) -> None:
    env = envs.vector(4, opponents, reward="vp")
    random = np.random.default_rng(1)
    obs, infos = env.reset(seed=9)
    ended = 0
    for _ in range(600):
        assert obs in env.observation_space
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]], np.int32)
        assert np.array_equal(env.action_masks(), infos["action_mask"])
        obs, reward, over, cut, infos = env.step(actions)
        assert not cut.any()
        ended += int(over.sum())
        assert np.array_equal("final_obs" in infos, over.any())
        if over.any():
            assert (reward[over] == infos["rewards"][over, env.batch.actor[over]]).all()
            if ended > 2:
                break
    assert ended


def test_nothing_is_loaded_unless_asked_for() -> None:
    code = "import sys; from gugong import envs; envs.Batch; print(*sys.modules)"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )

    assert loaded & {"gymnasium", "pettingzoo", "pyspiel", "torch", "ray", "polars"} == set()
