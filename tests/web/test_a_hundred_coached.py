"""Many who want their games read at once: everybody's turn comes, and whoever plays does not wait for it."""

from __future__ import annotations

import statistics
import time

import pytest

from tests.coach.short import short_game
from tests.lengths import length
from tests.web.browsing import Browser, actions, ply_of

ANSWERS = 20
PATIENCE = 600.0
SLACK = 0.25  # seconds; the machine has other things to do as well


def answered(browser: Browser, home: str, shown: str) -> tuple[float, str]:
    """How long an answer takes, and the page after it."""
    begun = time.perf_counter()
    reply = browser.post(f"{home}/answers", {"ply": ply_of(shown), "answer": actions(shown)[0]})
    took = time.perf_counter() - begun
    assert reply.status == 200, reply.text
    until = time.monotonic() + PATIENCE
    while not actions(shown := browser.get(home).text):
        assert time.monotonic() < until, "the bot does not answer"
        time.sleep(0.05)
    return took, shown


@pytest.mark.long
def test_many_who_are_coached_keep_nobody_waiting(port: int) -> None:
    player = Browser(port)
    home = player.new_game("you", "bot", start=0)
    shown = player.get(home).text
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(ANSWERS):
        took, shown = answered(player, home, shown)
        alone.append(took)
    readers = [Browser(port) for _ in range(length(8, 100))]
    addresses = []
    for reader in readers:
        reply = reader.ask("POST", "/records", short_game().record().encode(), {"Content-Type": "text/plain"})
        assert reply.status == 201, reply.text
        addresses.append(f"/games/{reply.json['id']}/coach/progress")
    done = [-1] * len(readers)
    until = time.monotonic() + PATIENCE

    while min(done) < 1 or len(beside) < ANSWERS:
        assert time.monotonic() < until, done
        if len(beside) < ANSWERS:
            took, shown = answered(player, home, shown)
            beside.append(took)
        for place, (reader, address) in enumerate(zip(readers, addresses, strict=True)):
            told = reader.get(f"{address}?done={done[place]}").json
            assert not told["failed"]
            assert not (told["html"] and told["done"] == done[place])  # what the page has is not sent again
            done[place] = told["done"] if told["html"] else done[place]
    begun = time.perf_counter()
    hint = player.get(f"{home}/hint?ply={ply_of(shown)}")
    hinted = time.perf_counter() - begun

    assert max(done) - min(done) <= 2  # each asks a little later than the one before
    assert statistics.median(beside) <= 3 * statistics.median(alone) + SLACK
    assert hint.status == 200
    print(f"{len(readers)} read at once, {min(done)} to {max(done)} steps; a hint in {hinted:.1f} s; an answer in")
    print(f"{statistics.median(beside):.3f} s beside them, {statistics.median(alone):.3f} s alone")
