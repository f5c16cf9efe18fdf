"""A tournament: bots against each other in round robins, or each against Meng; every game kept as it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gugong.configuration import DIFFICULTIES, make_config, modules_chosen_by
from gugong.errors import SimError, because
from gugong.sim.cluster import spread
from gugong.sim.journal import Journal
from gugong.sim.naming import check, head_of
from gugong.sim.outcome import Outcome, key_of, outcome
from gugong.sim.playing import Kind, Task
from gugong.sim.pool import Attention
from gugong.sim.schedule import against_meng, round_robin

LEVELS: Final = modules_chosen_by("players")[0]  # what the command line calls the levels of Meng
FORMAT: Final = "tournament 1"
FEWEST: Final = 2


@dataclass(frozen=True)
class Tournament:
    """What is to be played: `difficulties` only against Meng, when `players` is 1."""

    bots: tuple[str, ...]
    kind: Kind
    players: int
    games: int
    seed: int
    difficulties: tuple[str, ...] = ()

    def check(self) -> None:
        """SimError, BotError or ConfigError if it cannot be played."""
        check(self.bots)
        for place, spec in enumerate(self.bots):
            if spec in self.bots[:place]:
                raise SimError("bots", because("sim-twice", bot=spec))
        if self.players > 1 and len(self.bots) < FEWEST:
            raise SimError("bots", because("sim-two-bots"))
        if self.difficulties and self.players > 1:
            raise SimError(LEVELS, because("sim-levels-alone", players=self.players))
        for difficulty in self.difficulties:
            if difficulty not in DIFFICULTIES:
                raise SimError(LEVELS, because("config-no-choice", known=DIFFICULTIES, given=repr(difficulty)))
        make_config(self.kind.to_dict())

    def tasks(self) -> list[Task]:
        """Every game."""
        if self.players > 1:
            return round_robin(self.bots, self.kind, self.players, self.games, self.seed)
        kinds = [Kind.of({**self.kind.to_dict(), "difficulty": each}) for each in self.difficulties]
        kinds = [Kind(kind.options, self.kind.figures) for kind in kinds]
        return against_meng(self.bots, kinds, self.games, self.seed)

    def head(self) -> dict[str, object]:
        """What makes it this run and no other; how many games are played may grow."""
        levels = {LEVELS: list(self.difficulties)}
        return head_of(FORMAT, self.bots, self.seed, self.kind.to_dict(), self.kind.figures) | levels


def run(
    tournament: Tournament,
    out: Path | None,
    jobs: int,
    attention: Attention,
    tick: Callable[[int, int], None],
    ray: str | None = None,
) -> list[Outcome]:
    """Play what is not yet in the file, and give all games back in the order of the schedule; `tick` sees progress."""
    tournament.check()
    tasks = tournament.tasks()
    journal = Journal(out, tournament.head())
    try:
        played = {each.key(): each for each in journal.games}
        missing = [task for task in tasks if key_of(task) not in played]
        there = len(tasks) - len(missing)
        tick(there, len(tasks))
        for done, each in enumerate(spread(outcome, missing, jobs, attention, ray), start=there + 1):
            journal.add(each)
            played[each.key()] = each
            tick(done, len(tasks))
    finally:
        journal.close()
    return [played[key_of(task)] for task in tasks]
