"""How fast the environments are: random legal play on one core, with the observation and the mask written.

Peers that are installed play in the same run, round by round in turn; time is the processor's, each figure the median
of its rounds. What is counted is a step: one question of a seat, answered, with what the next one needs; choosing the
answer is counted too, for everyone alike.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, Final

import click
import numpy as np

from gugong import envs
from gugong.bench_shown import show
from gugong.configuration import MODULES
from gugong.sim.cluster import AUTO, ray_results
from gugong.sim.outcome import outcome
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention, results
from gugong.sim.schedule import round_robin
from gugong.spoken import Command, in_language, option
from gugong.version import is_compiled

ROUNDS: Final = 5
SECONDS: Final = 0.5
ON_RAY: Final = 400  # games
Round = Callable[[], float]  # steps a second


def paced(step: Callable[[], int]) -> Round:
    """Steps a second of something that makes some steps each time it is called."""

    def play() -> float:
        begun = time.process_time()
        steps = 0
        while (now := time.process_time()) - begun < SECONDS:
            for _ in range(20):
                steps += step()
        return steps / (now - begun)

    return play


def batch_round(count: int, **options: Any) -> Round:
    """A batch; all questions are asked, forced ones too."""
    batch = envs.Batch(count, skip_forced=False, **options)
    random = np.random.default_rng(1)
    everyone = np.arange(count)
    if count == 1:
        words = random.integers(1 << 30, size=1 << 16).tolist()
        action = np.zeros(1, np.int32)
        slots = batch._core.slots

        def one() -> int:
            action[0] = batch.options[0, words.pop() % slots[0].offered]
            batch.step(action)
            if not words:
                words.extend(random.integers(1 << 30, size=1 << 16).tolist())
            return 1

        return paced(one)

    def many() -> int:
        offered = (batch.options >= 0).sum(axis=1)
        chosen = (random.random(count) * offered).astype(np.int64)
        batch.step(batch.options[everyone, chosen].astype(np.int32))
        return count

    return paced(many)


def aec_round(make: Callable[[], Any]) -> Round:
    """An environment of PettingZoo: `last`, then `step`."""
    env = make()
    env.reset(seed=1)
    random = Random(1)

    def one() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        offered = np.flatnonzero(seen["action_mask"])
        env.step(int(offered[int(random.random() * len(offered))]))
        return 1

    return paced(one)


def spiel_round(name: str) -> Round:
    """A game of OpenSpiel, seen by its observer, with its mask of legal actions; chance is not counted as a step."""
    pyspiel: Any = import_module("pyspiel")
    observation: Any = import_module("open_spiel.python.observation")
    game = pyspiel.load_game(name)
    observer = observation.make_observation(game)
    random = Random(1)
    state = game.new_initial_state()
    mask = np.zeros(game.num_distinct_actions(), np.uint8)

    def one() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        if state.is_terminal():
            return 0
        observer.set_from(state, state.current_player())
        actions = state.legal_actions()
        mask.fill(0)
        mask[actions] = 1
        state.apply_action(actions[int(random.random() * len(actions))])
        return 1

    return paced(one)


def rounds() -> tuple[dict[str, Round], list[str]]:
    """All that can be measured here, and the names of what cannot, because it is not installed."""
    found = {
        "batch_1": batch_round(1, players=4),
        "batch_64": batch_round(64, players=4),
        "batch_1024": batch_round(1024, players=4),
        "batch_64_all_modules": batch_round(64, players=4, modules=MODULES),
        "batch_64_against_meng": batch_round(64, players=1),
    }
    absent: list[str] = []

    def add(name: str, make: Callable[[], Round]) -> None:
        try:
            found[name] = make()
        except ImportError as error:
            absent.append(f"{name}: {error}")

    def registered(name: str) -> Round:
        envs.spiel.register()
        return spiel_round(name)

    def connect_four() -> Round:
        peer: Any = import_module("pettingzoo.classic.connect_four_v3")
        return aec_round(peer.env)

    add("aec", lambda: aec_round(lambda: envs.aec(players=4)))
    add("pettingzoo_connect_four", connect_four)
    add("openspiel", lambda: registered("gugong(players=4)"))
    add("openspiel_gin_rummy", lambda: spiel_round("gin_rummy"))
    add("openspiel_hanabi", lambda: spiel_round("hanabi"))
    return found, absent


def measure() -> dict[str, object]:
    """Steps a second of everything, and how many times the peers' ours are."""
    playing, absent = rounds()
    paces: dict[str, list[float]] = {name: [] for name in playing}
    for turn in range(ROUNDS + 1):
        for name, play in playing.items():
            pace = play()
            if turn:  # the first is to warm up
                paces[name].append(pace)
    found: dict[str, object] = {"compiled": is_compiled(), "rounds": ROUNDS}
    found["steps_per_second"] = {name: round(median(each)) for name, each in paces.items()}
    times: dict[str, float] = {}
    for ours, peer in (
        ("batch_64", "openspiel_gin_rummy"),
        ("batch_64", "openspiel_hanabi"),
        ("aec", "pettingzoo_connect_four"),
    ):
        if ours in paces and peer in paces:
            pairs = zip(paces[ours], paces[peer], strict=True)
            times[f"{ours}_to_{peer}"] = round(median(mine / other for mine, other in pairs), 2)
    found["times"] = times
    found["not_here"] = absent
    return found


def on_ray(jobs: int, games: int = ON_RAY) -> dict[str, float]:
    """Games a second of greedy by the clock, on Ray and in our own pool; only Ray's start is told apart."""
    tasks = round_robin(["greedy"], Kind.of({"players": 2}), 2, games, 1)
    with Attention() as attention:
        begun = time.perf_counter()
        list(ray_results(outcome, tasks[:40], AUTO, attention))
        started = time.perf_counter() - begun
        begun = time.perf_counter()
        list(ray_results(outcome, tasks, AUTO, attention))
        ray = games / (time.perf_counter() - begun)
        begun = time.perf_counter()
        list(results(outcome, tasks, jobs, attention))
        pool = games / (time.perf_counter() - begun)
    found = {"start_and_40_games_seconds": started, "ray_games_per_second": ray, "pool_games_per_second": pool}
    return {name: round(value, 2) for name, value in (found | {"ray_to_pool": ray / pool}).items()}


@click.command(cls=Command, help="cli-bench-envs-whole")
@option("--envs", is_flag=True, required=True, help="cli-bench-envs")
@option("--json", "as_json", is_flag=True, help="cli-bench-json")
@option("--jobs", type=click.IntRange(1), help="cli-bench-envs-jobs")
@in_language
def bench(envs: bool, as_json: bool, jobs: int | None) -> None:
    found = measure()
    if jobs is not None:
        found["ray"] = on_ray(jobs)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    show(found, 0)
