"""How fast it is: random play through the public face, on one core, warm, set-up included, forced answers counted.

Rounds of play alternate with rounds of whatever it is compared with, and each figure is the median of its rounds,
because a shared machine is never quiet.
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
from gugong.engine import state as engine_state

ROUNDS = 7
GAMES_A_ROUND = 60
COPIES = 2000
PEERS = ("catanatron",)
Round = Callable[[int], tuple[int, int, float]]  # seed -> games, decisions, seconds


def is_compiled() -> bool:
    """Whether the engine at hand is the compiled one."""
    return not str(engine_state.__file__).endswith(".py")


def own_round(players: int) -> Round:
    """Whole random games of our own."""

    def play(seed: int) -> tuple[int, int, float]:
        random = Random(seed).random
        decisions = 0
        begun = time.perf_counter()
        for game_seed in range(seed, seed + GAMES_A_ROUND):
            game = gugong.new_game(players, seed=game_seed)
            while (decision := game.decision) is not None:
                options = decision.options
                game.play(options[int(random() * len(options))])
                decisions += 1
        return GAMES_A_ROUND, decisions, time.perf_counter() - begun

    return play


def catanatron_round(players: int) -> Round:
    """Whole random games of catanatron, counted likewise: every action that a player takes."""
    catanatron: Any = import_module("catanatron")

    def play(seed: int) -> tuple[int, int, float]:
        games = 2
        decisions = 0
        begun = time.perf_counter()
        for game_seed in range(seed, seed + games):
            colours = list(catanatron.Color)[:players]
            game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=game_seed)
            game.play()
            records = getattr(game.state, "action_records", None)
            decisions += len(records if records is not None else game.state.actions)
        return games, decisions, time.perf_counter() - begun

    return play


def figures(rounds: list[tuple[int, int, float]]) -> dict[str, float]:
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
            begun = time.perf_counter()
            for _ in copies:
                game.copy()
            timings.append((time.perf_counter() - begun) / len(copies))
        game.play(random.choice(decision.options))
    return round(median(timings) * 1e6, 3)


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
    code = f"import time; begun = time.perf_counter(); import {module}; print(time.perf_counter() - begun)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(7)]
    return round(median(float(run.stdout) for run in runs) * 1000, 2)


def measure(players: int, against: str | None) -> dict[str, object]:
    """All figures; with a peer, its rounds in between ours."""
    own = own_round(players)
    peer = catanatron_round(players) if against else None
    own(0)
    ours: list[tuple[int, int, float]] = []
    theirs: list[tuple[int, int, float]] = []
    for turn in range(ROUNDS):
        ours.append(own(turn * GAMES_A_ROUND))
        if peer is not None:
            theirs.append(peer(turn))
    found: dict[str, object] = {"compiled": is_compiled(), "players": players, **figures(ours)}
    found["copy_us"] = copy_us(players)
    found["import_engine_ms"] = import_ms("gugong.engine.course")
    found["position_bytes"] = position_bytes(players)
    if against:
        peer_figures = figures(theirs)
        found[against] = peer_figures
        mine = found["us_per_decision"]
        assert isinstance(mine, float)
        found["ratio_us_per_decision"] = round(peer_figures["us_per_decision"] / mine, 1)
    return found


def measure_source(players: int, against: str | None) -> dict[str, object]:
    """The same for the uncompiled engine, in a process of its own."""
    code = f"import json; from gugong.bench import measure; print(json.dumps(measure({players}, {against!r})))"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, "GUGONG_PURE": "1"}
    )
    found: dict[str, object] = json.loads(run.stdout)
    return found


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--players", type=click.IntRange(2, 5), default=4, show_default=True)
@click.option("--against", type=click.Choice(PEERS), help="Measure a peer in the same run, and print the ratio.")
@click.option("--both", is_flag=True, help="Measure the source as well as the compiled engine.")
def bench(as_json: bool, players: int, against: str | None, both: bool) -> None:
    """Measure speed: random play, one core, warm, set-up included, forced answers counted."""
    if against is not None:
        try:
            import_module(against)
        except ImportError:
            raise click.UsageError(f"{against} is not installed: pip install {against}") from None
    found = {"this": measure(players, against)}
    if both and is_compiled():
        found["source"] = measure_source(players, against)
    if as_json:
        click.echo(json.dumps(found if both else found["this"], indent=2))
        return
    for name, each in found.items():
        click.echo(f"{'compiled' if each['compiled'] else 'interpreted'} engine ({name}), {players} players")
        for key, value in each.items():
            click.echo(f"  {key:22} {value}")
