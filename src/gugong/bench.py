"""How fast it is: random play through the public face, on one core, warm, set-up included, forced answers counted.

Rounds of the base game alternate with rounds of all that is set beside it: games with every module, games against
Meng, a peer's. Time is the processor's, each figure is the median of its rounds, each ratio that of the ratios of
neighbouring rounds, because a shared machine is never quiet.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import click

import gugong
from gugong.bench_shown import show
from gugong.bots.ismcts import Ismcts
from gugong.bots.lots import Lots
from gugong.bots.turns import random_playout
from gugong.configuration import MODULES, modules_chosen_by
from gugong.sim.scaling import scaling
from gugong.spoken import Command, in_language, option, refused, tell
from gugong.version import is_compiled

ROUNDS = 21
GAMES_A_ROUND = 20
COPIES = 2000
ROLLOUTS_A_ROUND = 300
SEARCHES_A_ROUND = 3
ITERATIONS_A_SEARCH = 100
AGAINST_MENG = modules_chosen_by("players")[0]  # what that game is called in the figures
PEERS = ("catanatron",)
Played = tuple[int, int, float]  # games, decisions, seconds
Round = Callable[[int], Played]  # by the first seed


def own_round(players: int, modules: tuple[str, ...] = ()) -> Round:
    """Whole random games of our own; against Meng all decisions are the player's, and his time is in them."""

    def play(seed: int) -> Played:
        random = Random(seed).random
        decisions = 0
        begun = time.process_time()
        for game_seed in range(seed, seed + GAMES_A_ROUND):
            game = gugong.new_game(players, modules=modules, seed=game_seed)
            while (decision := game.decision) is not None:
                options = decision.options
                game.play(options[int(random() * len(options))])
                decisions += 1
        return GAMES_A_ROUND, decisions, time.process_time() - begun

    return play


def catanatron_round(players: int) -> Round:
    """Whole random games of catanatron, counted likewise: every action that a player takes."""
    catanatron: Any = import_module("catanatron")

    def play(seed: int) -> Played:
        games = 2
        decisions = 0
        begun = time.process_time()
        for game_seed in range(seed, seed + games):
            colours = list(catanatron.Color)[:players]
            game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=game_seed)
            game.play()
            records = getattr(game.state, "action_records", None)
            decisions += len(records if records is not None else game.state.actions)
        return games, decisions, time.process_time() - begun

    return play


def alternate(rounds: dict[str, Round]) -> dict[str, list[Played]]:
    """Rounds of each kind in turn, after one of each to warm up."""
    for play in rounds.values():
        play(0)
    played: dict[str, list[Played]] = {kind: [] for kind in rounds}
    for turn in range(ROUNDS):
        for kind, play in rounds.items():
            played[kind].append(play(turn * GAMES_A_ROUND))
    return played


def times_as_long(rounds: list[Played], others: list[Played]) -> float:
    """How many times as long a decision takes as in the other kind of game, round by round."""
    ratios = [
        seconds / decisions / (other_seconds / other_decisions)
        for (_, decisions, seconds), (_, other_decisions, other_seconds) in zip(rounds, others, strict=True)
    ]
    return round(median(ratios), 2)


def figures(rounds: list[Played]) -> dict[str, float]:
    """What rounds of play come to."""
    return {
        "us_per_decision": round(median(seconds / decisions for _, decisions, seconds in rounds) * 1e6, 3),
        "games_per_second": round(median(games / seconds for games, _, seconds in rounds), 1),
        "decisions_per_game": round(sum(d for _, d, _ in rounds) / sum(g for g, _, _ in rounds), 1),
    }


def copy_us(players: int) -> float:
    """Microseconds for a copy, over positions throughout a game."""
    random = Random(5)
    timings: list[float] = []
    game = gugong.new_game(players, seed=5)
    while (decision := game.decision) is not None:
        if random.random() < 0.05:
            copies = range(COPIES // 20)
            begun = time.process_time()
            for _ in copies:
                game.copy()
            timings.append((time.process_time() - begun) / len(copies))
        game.play(random.choice(decision.options))
    return round(median(timings) * 1e6, 3)


def rollouts_per_second() -> float:
    """Random games a second from the first question of a two-player game, as a search plays them."""
    state = gugong.new_game(2, seed=5).state
    speeds: list[float] = []
    for turn in range(ROUNDS):
        begun = time.perf_counter()
        for seed in range(ROLLOUTS_A_ROUND):
            random_playout(state.copy(), Lots(turn * ROLLOUTS_A_ROUND + seed))
        speeds.append(ROLLOUTS_A_ROUND / (time.perf_counter() - begun))
    return round(median(speeds), 1)


def ismcts_per_second() -> float:
    """Iterations of the bot ismcts a second, at first questions of two-player games."""
    speeds: list[float] = []
    for seed in range(ROUNDS):
        begun = time.perf_counter()
        for each in range(SEARCHES_A_ROUND):
            game = gugong.new_game(2, seed=seed * SEARCHES_A_ROUND + each)
            assert game.decision is not None
            Ismcts(seed, iterations=ITERATIONS_A_SEARCH).choose(game.view(game.decision.seat))
        speeds.append(SEARCHES_A_ROUND * ITERATIONS_A_SEARCH / (time.perf_counter() - begun))
    return round(median(speeds), 1)


def position_bytes(players: int) -> dict[str, int]:
    """The size of a position in the middle of a game, in memory and as JSON."""
    game = gugong.new_game(players, seed=5)
    random = Random(5)
    for _ in range(150):
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = game.state.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept.pending is not None
    return {"memory": after - before, "json": len(json.dumps(game.to_dict()))}


def import_ms(module: str) -> float:
    """Milliseconds that importing a module takes in a fresh interpreter, over what starting it takes."""
    code = f"import time; begun = time.process_time(); import {module}; print(time.process_time() - begun)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(7)]
    return round(median(float(run.stdout) for run in runs) * 1000, 2)


def measure(players: int, against: str | None) -> dict[str, object]:
    """All figures; what is compared is played in turns."""
    rounds = {"base": own_round(players), "all_modules": own_round(players, MODULES), AGAINST_MENG: own_round(1)}
    if against:
        rounds[against] = catanatron_round(players)
    played = alternate(rounds)
    ours = played["base"]
    found: dict[str, object] = {"compiled": is_compiled(), "players": players, **figures(ours)}
    found["all_modules"] = figures(played["all_modules"])
    found["ratio_all_modules"] = times_as_long(played["all_modules"], ours)
    found[AGAINST_MENG] = figures(played[AGAINST_MENG])
    found["copy_us"] = copy_us(players)
    found["import_engine_ms"] = import_ms("gugong.engine.course")
    found["position_bytes"] = position_bytes(players)
    found["rollouts_per_second"] = rollouts_per_second()
    found["ismcts_iterations_per_second"] = ismcts_per_second()
    if against:
        found[against] = figures(played[against])
        found["ratio_us_per_decision"] = times_as_long(played[against], ours)
    return found


def measure_source(players: int, against: str | None) -> dict[str, object]:
    """The same for the uncompiled engine, in a process of its own."""
    code = f"import json; from gugong.bench import measure; print(json.dumps(measure({players}, {against!r})))"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, "GUGONG_PURE": "1"}
    )
    found: dict[str, object] = json.loads(run.stdout)
    return found


@click.command(cls=Command, help="cli-bench-whole")
@option("--json", "as_json", is_flag=True, help="cli-bench-json")
@option("--players", type=click.IntRange(2, 5), default=4, show_default=True)
@option("--against", type=click.Choice(PEERS), help="cli-bench-against")
@option("--both", is_flag=True, help="cli-bench-both")
@option("--jobs", type=click.IntRange(2), help="cli-bench-jobs")
@in_language
def bench(as_json: bool, players: int, against: str | None, both: bool, jobs: int | None) -> None:
    if against is not None:
        try:
            import_module(against)
        except ImportError:
            raise refused("cli-needs-peer", name=against) from None
    found = {"this": measure(players, against)}
    if jobs is not None:
        found["this"]["simulation"] = scaling(jobs)
    if both and is_compiled():
        found["source"] = measure_source(players, against)
    if as_json:
        click.echo(json.dumps(found if both else found["this"], indent=2))
        return
    for name, each in found.items():
        click.echo(tell("bench-engine" if each["compiled"] else "bench-engine_source", run=name, n=players))
        show(each)
