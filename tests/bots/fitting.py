"""How the bots' weights are fitted: `python -m tests.bots.fitting --solo --games 4000 --out weights.json`.

In games that the policy plays with a look at its favourites, several turns are tried at some positions. Each is then
played to the end of the game with the same luck, and how much better or worse one ended than another is regressed on
what they had left behind, held to the weights before. The rows it writes are those of `weights.py` or
`weights_alone.py`; behind them come those of the modules' Decrees, which stand in each module's `worth.py`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

import gugong
from gugong.bots.evaluation import BEST_RIVAL, Evaluation
from gugong.bots.lots import Fate, Lots
from gugong.bots.turns import NEXT_TURN, TURN_END, Thinker
from gugong.bots.weights import DAYS, weights_by_day
from gugong.bots.weights_alone import weights_of_meng, weights_of_player
from gugong.configuration import MODULES
from gugong.engine.course import play
from gugong.engine.ids import CHANCE
from gugong.engine.state import State

LOOKS: Final = 10  # exchanges that are looked at for each turn
TURNS_TRIED: Final = 4
TRIED: Final = 0.4  # how many positions are tried
WHIM: Final = 0.2  # how often a turn is not the best, so that games differ
HOLD: Final = 1000.0  # how firmly the weights before are held to
Vector = npt.NDArray[np.float64]


class Trial(NamedTuple):
    """A turn that was tried: what it left behind by day, player's things and Meng's, and how the game ended."""

    position: int
    things: Vector
    fixed: float  # what counts whatever the weights
    end: float


def best_gift(thinker: Thinker, state: State, seat: int, looks: int) -> tuple[int, list[tuple[float, int, int]]]:
    """Which of the policy's favourites ends the turn best, and all of them."""
    gifts = thinker.policy.gifts(state, seat, looks)
    ends = [thinker.evaluation.value(after_gift(thinker, state.copy(), gift), seat) for gift in gifts]
    return int(np.argmax(ends)), gifts


def give(thinker: Thinker, state: State, gift: tuple[float, int, int]) -> None:
    """Begin a turn with this exchange."""
    play(state, thinker.rules.answers.card[gift[1]])
    play(state, thinker.rules.answers.at[gift[2]])


def after_gift(thinker: Thinker, state: State, gift: tuple[float, int, int]) -> State:
    """The end of a turn that the policy completes."""
    give(thinker, state, gift)
    thinker.complete(state, Lots(1))
    return state


def turns(thinker: Thinker, state: State, lots: Lots) -> Iterator[int]:
    """Play on by the policy; at each turn's beginning the seat, for which an exchange must be chosen."""
    while (decision := state.pending) is not None:
        if decision.seat == CHANCE:
            play(state, lots.deal(decision))
        elif decision.prompt != NEXT_TURN:
            play(state, thinker.policy.pick(state, decision))
        else:
            yield decision.seat


def play_out(thinker: Thinker, state: State, lots: Lots) -> None:
    """Play the rest of a game."""
    for seat in turns(thinker, state, lots):
        best, gifts = best_gift(thinker, state, seat, LOOKS)
        give(thinker, state, gifts[best])


def counted(evaluation: Evaluation, state: State, seat: int) -> tuple[float, Vector]:
    """What a seat's things are worth, and how many there are of each."""
    evaluation.trace = []
    worth = evaluation.worth(state, seat)
    things = np.zeros(width(evaluation))
    for feature, amount in evaluation.trace:
        things[feature] += amount
    evaluation.trace = None
    return worth, things


def left_behind(evaluation: Evaluation, state: State, seat: int) -> tuple[Vector, float]:
    """The things that weights count, by day (Meng's in a second half), and what counts whatever the weights."""
    evaluation.prepare(state)
    day = state.day - 1
    worth, own = counted(evaluation, state, seat)
    rivals = [counted(evaluation, state, rival) for rival in range(evaluation.rules.seats) if rival != seat]
    best = max(range(len(rivals)), key=lambda rival: rivals[rival][0])
    shares = [(1.0 - BEST_RIVAL) / len(rivals) + (BEST_RIVAL if rival == best else 0.0) for rival in range(len(rivals))]
    others = sum(
        (share * things for share, (_, things) in zip(shares, rivals, strict=True)), np.zeros(width(evaluation))
    )
    alone = evaluation.automa_by_day is not None
    things = np.zeros((2 if alone else 1, DAYS, width(evaluation)))
    things[0, day] += own
    things[-1, day] -= others
    value = worth - sum(share * rival for share, (rival, _) in zip(shares, rivals, strict=True))
    return things.ravel(), value - float(things.ravel() @ flat(evaluation))


def width(evaluation: Evaluation) -> int:
    """How many features there are in this kind of game: those of all games, and the Decrees of its modules."""
    return len(evaluation.by_day[0])


def flat(evaluation: Evaluation) -> Vector:
    """The weights in one row, Meng's behind the player's."""
    tables = [evaluation.by_day] + ([] if evaluation.automa_by_day is None else [evaluation.automa_by_day])
    return np.array(tables).ravel()


def try_turns(thinker: Thinker, state: State, seat: int, position: int, random: Random) -> list[Trial]:
    """Several turns from here, each to the end of the game with the same luck."""
    best, gifts = best_gift(thinker, state, seat, LOOKS)
    chosen = {best, *random.sample(range(len(gifts)), min(TURNS_TRIED - 1, len(gifts)))}
    luck = random.randrange(1 << 30)
    trials: list[Trial] = []
    for gift in sorted(chosen):
        after = after_gift(thinker, state.copy(), gifts[gift])
        if after.pending is not None and after.pending.prompt == TURN_END:
            things, fixed = left_behind(thinker.evaluation, after, seat)
            play_out(thinker, after, Fate(luck))
            trials.append(Trial(position, things, fixed, thinker.evaluation.final(after, seat)))
    return trials if len(trials) > 1 else []


def play_trials(thinker: Thinker, state: State, random: Random, first: int) -> list[Trial]:
    """One game, with turns tried on its way; positions are numbered from the first."""
    trials: list[Trial] = []
    for seat in turns(thinker, state, Fate(random.randrange(1 << 30))):
        if random.random() < TRIED:
            trials += try_turns(thinker, state, seat, first + len(trials), random)
        best, gifts = best_gift(thinker, state, seat, LOOKS)
        give(thinker, state, gifts[random.randrange(len(gifts)) if random.random() < WHIM else best])
    return trials


def fit(trials: Sequence[Trial], before: Vector, hold: float = HOLD) -> Vector:
    """Weights that tell the turns of each position apart better than those before."""
    positions = np.unique([trial.position for trial in trials], return_inverse=True)[1]
    count = np.bincount(positions)
    things = np.array([trial.things for trial in trials])
    unexplained = np.array([trial.end - trial.fixed for trial in trials]) - things @ before
    unexplained -= (np.bincount(positions, unexplained) / count)[positions]
    means = np.zeros((len(count), things.shape[1]))
    np.add.at(means, positions, things)
    things = things - (means / count[:, None])[positions]
    gain = np.linalg.solve(things.T @ things + hold * np.eye(len(before)), things.T @ unexplained)
    return before + gain


def some_trials(games: int, seed: int, alone: bool, modules: bool = False) -> tuple[list[Trial], Vector]:
    """Trials of so many games, and the weights they were played with."""
    random = Random(seed)
    trials: list[Trial] = []
    before = np.zeros(0)
    for _ in range(games):
        deal = random.randrange(1 << 40)
        if alone:
            game = gugong.new_game(1, difficulty="hard", pairing=random.choice(("1-2", "2-3", "4-5")), seed=deal)
            thinker = Thinker(game.state.rules, weights_of_player(), weights_of_meng())
        else:
            game = gugong.new_game(2, modules=MODULES if modules else (), seed=deal)
            thinker = Thinker(game.state.rules, weights_by_day())
        before = flat(thinker.evaluation)
        trials += play_trials(thinker, game.state.copy(), random, len(trials))
    return trials, before


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--solo", action="store_true", help="alone against Meng on hard, instead of two players")
    parser.add_argument("--modules", action="store_true", help="two players with all modules")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    trials, before = some_trials(asked.games, asked.seed, asked.solo, asked.modules)
    after = fit(trials, before).reshape(2 if asked.solo else 1, DAYS, -1).transpose(0, 2, 1)
    asked.out.write_text(json.dumps([table.round(2).tolist() for table in after]) + "\n", encoding="utf-8")
    print(f"{len(trials)} turns tried in {asked.games} games; weights by feature and day in {asked.out}")


if __name__ == "__main__":
    main()
