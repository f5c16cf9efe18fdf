"""Who plays whom: every bot on every seat of every deal, and nothing twice."""

from __future__ import annotations

from collections import Counter

import pytest

from gugong.sim.playing import Kind, Task
from gugong.sim.schedule import against_meng, deal_seed, round_robin

KIND = Kind.of({"players": 2})


def games(bots: str, players: int, number: int, seed: int = 1) -> list[Task]:
    return round_robin(list(bots), KIND, players, number, seed)


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abc", 3), ("abcd", 3), ("ab", 3), ("ab", 4)])
def test_every_bot_has_every_seat_equally_often(bots: str, players: int) -> None:
    tasks = games(bots, players, 24)

    seats = Counter((bot, seat) for task in tasks for seat, bot in enumerate(task.bots))

    assert len(seats) == len(bots) * players
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abc", 3), ("ab", 4)])
def test_every_deal_is_turned_once_round_the_table(bots: str, players: int) -> None:
    tasks = games(bots, players, 24)

    for deal in {task.seed for task in tasks}:
        groups = [frozenset(task.bots) for task in tasks if task.seed == deal]
        assert len(set(Counter(groups).values())) == 1
    assert len({(task.seed, task.bots) for task in tasks}) == len(tasks)


def test_every_two_bots_meet_so_many_times_on_the_same_deals() -> None:
    tasks = games("abc", 2, 10)

    met = Counter(frozenset(task.bots) for task in tasks)
    deals: dict[frozenset[str], set[int]] = {frozenset(task.bots): set() for task in tasks}
    for task in tasks:
        deals[frozenset(task.bots)].add(task.seed)

    assert set(met.values()) == {10}
    assert len({frozenset(each) for each in deals.values()}) == 1


def test_more_games_are_the_same_games_and_then_more() -> None:
    fewer = {(task.seed, task.bots) for task in games("abc", 2, 6)}
    more = {(task.seed, task.bots) for task in games("abc", 2, 20)}

    assert fewer < more


def test_games_are_numbered_in_order() -> None:
    assert [task.number for task in games("abc", 2, 5)] == list(range(18))


def test_another_seed_deals_otherwise() -> None:
    assert not {task.seed for task in games("ab", 2, 20)} & {task.seed for task in games("ab", 2, 20, seed=2)}


def test_seeds_fit_a_table_of_numbers() -> None:
    assert all(0 <= deal_seed(seed, deal) < 2**63 for seed in (-5, 0, 1, 2**70) for deal in range(100))


def test_against_meng_everyone_plays_the_same_deals_at_every_level() -> None:
    kinds = [Kind.of({"players": 1, "difficulty": level}) for level in ("easy", "hard")]

    tasks = against_meng(["a", "b"], kinds, 3, 1)

    deals: dict[tuple[tuple[str, ...], Kind], set[int]] = {(task.bots, task.kind): set() for task in tasks}
    for task in tasks:
        deals[task.bots, task.kind].add(task.seed)
    assert len(deals) == 4
    assert len({frozenset(each) for each in deals.values()}) == 1
    assert [task.number for task in tasks] == list(range(12))
