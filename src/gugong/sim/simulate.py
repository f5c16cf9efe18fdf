"""Many games by bots, told as a table: a row for each game and seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from gugong.configuration import make_config
from gugong.errors import SimError, because
from gugong.sim.cluster import spread
from gugong.sim.facts import rows, rows_and_record
from gugong.sim.naming import check, head_of
from gugong.sim.playing import Kind, Task
from gugong.sim.pool import Attention
from gugong.sim.schedule import deal_seed
from gugong.sim.store import FORMAT, Store


@dataclass(frozen=True)
class Simulation:
    """What is to be played. The kinds of game (difficulties and pairings of Meng) take turns, and share their deals."""

    bots: tuple[str, ...]
    kinds: tuple[Kind, ...]
    players: int
    seed: int
    records: bool = False  # whether every game's record is kept

    @classmethod
    def of(
        cls,
        names: tuple[str, ...],
        kind: Kind,
        seed: int,
        difficulties: tuple[str, ...] = (),
        pairings: tuple[str, ...] = (),
        records: bool = False,
    ) -> Simulation:
        """A run with these difficulties and pairings; none stands for the usual one."""
        options = kind.to_dict()
        players = options["players"]
        assert isinstance(players, int)
        kinds = tuple(
            Kind(Kind.of({**options, "difficulty": difficulty, "pairing": pairing}).options, kind.figures)
            for difficulty, pairing in product(difficulties or (None,), pairings or (None,))
        )
        return cls(names, kinds, players, seed, records)

    def check(self) -> None:
        """SimError, BotError or ConfigError if it cannot be played."""
        check(self.bots)
        if len(self.bots) > self.players:
            raise SimError("bots", because("sim-too-many-bots", given=len(self.bots), players=self.players))
        for kind in self.kinds:
            make_config(kind.to_dict())

    def task(self, number: int) -> Task:
        """The game of this number; the bots move on by a seat from game to game."""
        deal, turn = divmod(number, len(self.kinds))
        seats = tuple(self.bots[(seat + deal) % len(self.bots)] for seat in range(self.players))
        return Task(number, self.kinds[turn], deal_seed(self.seed, deal), seats)

    def head(self) -> dict[str, object]:
        """What makes it this run and no other; how many games are played may grow."""
        options, figures = [kind.to_dict() for kind in self.kinds], self.kinds[0].figures
        more = {"records": True} if self.records else {}
        return head_of(FORMAT, self.bots, self.seed, options, figures) | more


def run(
    simulation: Simulation,
    games: int,
    store: Store,
    jobs: int,
    attention: Attention,
    tick: Callable[[int, int], None],
    ray: str | None = None,
) -> None:
    """Play what the store does not have; whatever stops the run, it keeps what was played."""
    missing = [number for number in range(games) if number not in store.done]
    done = games - len(missing)
    tick(done, games)
    tasks = [simulation.task(number) for number in missing]
    work = rows_and_record if simulation.records else rows
    try:
        for found in spread(work, tasks, jobs, attention, ray):
            store.add(found)
            done += 1
            tick(done, games)
        store.finish()
    finally:
        try:
            store.flush()
        finally:
            store.close()
