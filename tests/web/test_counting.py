"""What a visitor may ask is counted over all workers together."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

import pytest

from gugong.web import workers
from gugong.web.counting import NEAR, SLOTS, Buckets, SharedBuckets, shared
from gugong.web.options import LOOPBACK, Options
from gugong.web.serving import bind
from gugong.web.store import Store

pytestmark = pytest.mark.skipif(not workers.CAN, reason="processes cannot share a port on this system")


def test_a_bucket_is_emptied_and_filled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    with shared() as file:
        for counting in (Buckets(), SharedBuckets(file.fileno(), "requests")):
            assert [counting.take("somebody", 3, 2) for _ in range(5)] == [True, True, True, False, False]
            now[0] += 0.5  # one comes back
            assert [counting.take("somebody", 3, 2) for _ in range(2)] == [True, False]
            now[0] += 100
            assert [counting.take("somebody", 3, 2) for _ in range(4)] == [True, True, True, False]
            assert counting.take("somebody else", 3, 2)


def test_two_count_together_and_each_kind_by_itself() -> None:
    with shared() as file:
        one, two = SharedBuckets(file.fileno(), "requests"), SharedBuckets(file.fileno(), "requests")
        games = SharedBuckets(file.fileno(), "games")

        assert [each.take("somebody", 4, 0) for each in (one, two, one, two, one, two)] == [True] * 4 + [False] * 2
        assert games.take("somebody", 1, 0)
        assert not games.take("somebody", 1, 0)


def test_more_visitors_than_there_is_room_for_do_not_stop_anybody() -> None:
    with shared() as file:
        counting = SharedBuckets(file.fileno(), "requests")

        assert all(counting.take(str(visitor), 1, 0) for visitor in range(SLOTS + 100 * NEAR))


def test_limits_hold_for_all_workers_together(tmp_path: Path) -> None:
    bound = bind(LOOPBACK, 0, any_port=True, shared=True)
    with shared() as file:
        options = Options(
            f"sqlite:///{tmp_path}/games.db",
            LOOPBACK,
            bound.getsockname()[1],
            requests_at_once=50,
            requests_a_second=0.001,
            bot_processes=0,
            workers=2,
            counts=file.fileno(),
        )
        Store(options.database).close()
        running = [workers.Worker(options), workers.Worker(replace(options, worker=1))]
        try:
            for worker in running:
                worker.start()
            assert workers.come_up(running, [])
            lines = [HTTPConnection(LOOPBACK, options.port, timeout=30) for _ in range(16)]
            answered: Counter[int] = Counter()
            refused = 0
            for turn in range(80):
                line = lines[turn % len(lines)]
                line.request("GET", "/health/live")
                reply = line.getresponse()
                body = json.loads(reply.read())
                if reply.status == 200:
                    answered[body["worker"]] += 1
                refused += reply.status == 429
            for line in lines:
                line.close()
        finally:
            workers.end(running)
            bound.close()

    assert (answered.total(), refused) == (50, 30)
    assert len(answered) == 2, "both workers were asked"


def test_what_is_open_at_once_is_shared_out() -> None:
    each = workers.shared_out(Options("sqlite://", workers=4))

    assert (each.most_connections, each.most_followed, each.most_streams) == (25, 250, 8)
    assert workers.shared_out(Options("sqlite://", most_connections=3, workers=2)).most_connections == 3
