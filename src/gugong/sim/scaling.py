"""How much faster a simulation is on more jobs: rounds on one job and on several in turn, the workers warm.

On a machine that others use too, the clock says more about them than about us. So beside the ratio by the clock stands
the one by the processor's time: what a game costs in a worker while others work beside it, and what the parent costs.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Final

from gugong.sim.facts import rows
from gugong.sim.playing import Kind, Task
from gugong.sim.pool import Attention, results
from gugong.sim.schedule import round_robin

ROUNDS: Final = 3
WARM_UP: Final = 8  # games before the clock starts: libraries are loaded, tables built
GAMES: Final = 60


@dataclass(frozen=True)
class Pace:
    """What games cost in one round."""

    jobs: int
    games_per_second: float
    seconds_a_game: float  # of a worker's processor time
    parent_seconds_a_game: float

    def times(self, one: Pace) -> float:
        """How many times as many games as `one` this makes, if every job has a processor to itself."""
        return self.jobs * one.seconds_a_game / (self.seconds_a_game + self.parent_seconds_a_game)


def cost(task: Task) -> float:
    """Play a game, tell it as rows, and say what that took of the processor's time."""
    begun = process_time()
    rows(task)
    return process_time() - begun


def pace(jobs: int, bot: str) -> Pace:
    """Two-player games on so many jobs; starting the workers is not counted."""
    tasks = round_robin([bot], Kind.of({"players": 2}), 2, GAMES + WARM_UP, 1)
    costs: list[float] = []
    begun = own = 0.0
    with Attention() as attention:
        for seconds in results(cost, tasks, jobs, attention):
            costs.append(seconds)
            if len(costs) == WARM_UP:
                begun, own = perf_counter(), process_time()
    games = len(costs) - WARM_UP
    return Pace(jobs, games / (perf_counter() - begun), sum(costs[WARM_UP:]) / games, (process_time() - own) / games)


def scaling(jobs: int, bot: str = "greedy", rounds: int = ROUNDS) -> dict[str, object]:
    """Games a second on one job and on `jobs`; ratios are medians over neighbouring rounds."""
    pairs = [(pace(1, bot), pace(jobs, bot)) for _ in range(rounds)]
    return {
        "bot": bot,
        "jobs": jobs,
        "one_job_games_per_second": round(median(one.games_per_second for one, _ in pairs), 1),
        "games_per_second": round(median(many.games_per_second for _, many in pairs), 1),
        "ratio": round(median(many.games_per_second / one.games_per_second for one, many in pairs), 2),
        "ratio_by_processor_time": round(median(many.times(one) for one, many in pairs), 2),
    }
