"""A host, two guests, a watcher and a bot play a whole game in browsers of their own.

Two workers on one port keep it in PostgreSQL. One guest loses the network, one closes the lid and comes back on a phone
by the return link; the server is killed, and PostgreSQL restarted, in the middle. Then the record is compared with what
each was acknowledged and with all that each was sent.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import gugong
from gugong.web import workers
from tests.lengths import length
from tests.web import postgres
from tests.web.browser.friends import LAPTOP, NOBODY, PATIENCE, PHONE, Person, cards, hidden
from tests.web.served import Again

EVERY = length(25, 1)  # which answers are given by a click; the others the people send themselves, and the pages follow
LOST, LID, KILLED, AWAY = 15, 40, 70, 100  # after how many answers of people what happens
LID_OPENS = 2.0  # seconds for which all others have waited by then
MODULES = ["summer-palace", "peasant-revolt"]


@pytest.fixture
def places(browser: Any, tmp_path: Path) -> Iterator[tuple[Again, postgres.Postgres]]:
    """The server, and the cluster in which it keeps its games."""
    found = postgres.binaries()
    if found is None:
        pytest.skip("no PostgreSQL here: Debian's package `postgresql` has it")
    if not workers.CAN:
        pytest.skip("processes cannot share a port on this system")
    with postgres.running(found) as cluster:
        server = Again(cluster.database("friends"), tmp_path / "errors", "--workers", "2")
        server.start()
        yield server, cluster
        server.stop()


@dataclass
class Table:
    """The game, and who is at it."""

    server: Again
    cluster: postgres.Postgres
    browser: Any
    game: str
    people: list[Person]
    watcher: Person
    back: str  # the return link of the last of the people
    pool: ThreadPoolExecutor
    closed: list[Person] = field(default_factory=list)  # browsers that are no more
    answered: int = 0

    def awaited(self) -> tuple[Person, dict[str, Any]] | None:
        """Whom the server asks, and the position; None when the game is over."""
        until = time.monotonic() + PATIENCE
        lid = time.monotonic() + LID_OPENS
        while True:
            for person in self.people:
                if person in self.closed:
                    continue
                status, position = person.ask("GET", f"{self.game}/position")
                if position.get("status") == "over":
                    return None
                if status == 200 and position["status"] == "your-turn":
                    return person, position
            if self.people[2] in self.closed and time.monotonic() > lid:  # all others wait by now
                self.comes_back()
                return self.awaited()
            assert time.monotonic() < until, "nobody is asked"
            self.people[0].page.wait_for_timeout(20)

    def play(self) -> None:
        """To the end; what befalls them comes after so many answers."""
        is_lost = was_lost = False
        _, zosia, marek = self.people
        asked = self.awaited()
        while asked is not None:
            person, position = asked
            asked = None
            if self.answered == KILLED:
                self.killed(person, position)
            elif self.answered == AWAY:
                self.without_database(person, position)
            elif is_lost and person is zosia:
                assert zosia.page.is_visible("#lost")
                zosia.context.set_offline(is_lost := False)
                zosia.follows(position["ply"])
                zosia.clicks()
            elif self.answered % EVERY == 0:
                person.clicks()
            elif (position := person.answers(self.game, position))["status"] == "your-turn":
                asked = person, position
            self.answered += 1
            if self.answered >= LOST and person is not zosia and not was_lost:
                zosia.context.set_offline(is_lost := True)
                was_lost = True
            if self.answered == LID:
                marek.context.close()
                self.closed.append(marek)
                asked = None
            asked = asked or self.awaited()
        assert was_lost
        assert not is_lost

    def comes_back(self) -> None:
        """The same person on a phone, by the return link."""
        self.people[2] = Person(self.browser, self.server.address, PHONE, self.people[2].seat)
        self.people[2].go(self.back)
        self.people[2].page.tap(".bigb")
        self.people[2].arrives()
        self.people[2].clicks()
        self.answered += 1

    def killed(self, person: Person, position: dict[str, Any]) -> None:
        """Somebody answers while the server is killed; it is started again, and the answer stands once."""

        def strike() -> None:
            time.sleep(0.01)
            self.server.kill()
            time.sleep(1)
            self.server.start()

        struck = self.pool.submit(strike)
        person.answers(self.game, position)
        struck.result()
        self.all_follow()

    def without_database(self, person: Person, position: dict[str, Any]) -> None:
        """PostgreSQL goes, without a word; it comes again, and the answer stands once."""
        self.cluster.stop()
        status, told = person.ask("GET", f"{self.game}/position")
        assert (status, bool(told["what"])) == (503, True)

        def strike() -> None:
            time.sleep(1)
            self.cluster.start()

        struck = self.pool.submit(strike)
        person.answers(self.game, position)
        struck.result()
        self.all_follow()

    def all_follow(self) -> None:
        """Every page comes by itself to where the game is."""
        status, position = self.people[0].ask("GET", f"{self.game}/position")
        assert status == 200
        for person in (*self.people, self.watcher):
            if person not in self.closed:
                person.follows(position["ply"])


@pytest.mark.long
def test_a_game_in_browsers_of_their_own(browser: Any, places: tuple[Again, postgres.Postgres]) -> None:
    server, cluster = places
    host, zosia, marek, watcher = (Person(browser, server.address, LAPTOP, seat) for seat in (0, 1, 2, NOBODY))
    seats = [{"kind": "you", "name": "Ania"}, {"kind": "friend"}, {"kind": "friend"}, {"kind": "bot", "level": "easy"}]
    host.go("/")
    status, begun = host.ask("POST", "/games", {"seats": seats, "options": {"modules": MODULES}, "seed": 11})
    assert status == 201, begun
    game = begun["location"]
    host.go(f"{game}/table")
    (watch,) = host.copied("watch")
    (for_all,) = host.copied("come")
    for guest, link, name in ((zosia, host.copied("invited")[0], "Zosia"), (marek, for_all, "Marek")):
        guest.go(link)
        guest.page.fill("[name=name]", name)
        guest.page.click(".bigb")
        host.page.wait_for_selector(f"b:text-is('{name}')")  # without reloading
    host.page.click("[data-room=start]")
    for person in (host, zosia, marek):
        person.arrives()
    watcher.go(watch)
    watcher.arrives()
    marek.go(f"{game}/table")
    (back,) = marek.copied("back")
    marek.go(game)

    with ThreadPoolExecutor(1) as pool:
        table = Table(server, cluster, browser, game, [host, zosia, marek], watcher, back, pool)
        table.play()
    assert len(everybody(table)) == 5
    for person in (*table.people, watcher):
        person.page.wait_for_selector("body[data-status=over]", timeout=PATIENCE * 1000)
        assert person.page.locator("#part-scores .tt td").count() >= 4
        assert person.wrong == []
    assert watcher.given == []
    check_record(table, host.context.request.get(f"{server.address}{game}/record").text())


def check_record(table: Table, record: str) -> None:
    """Every answer that was acknowledged stands where it was given; nobody was sent a card that they could not know."""
    played = gugong.replay(record)
    given = {ply: (person.seat, answer) for person in everybody(table) for ply, answer in person.given}
    assert len(given) >= table.answered
    sent = sorted((ply, person.seat, text) for person in everybody(table) for ply, text in person.sent)
    assert {seat for _, seat, _ in sent} == {0, 1, 2, NOBODY}
    assert len(sent) > 2 * table.answered
    game = gugong.new_game(4, modules=MODULES, chance="ask")
    private = set()  # who was sent cards that those who watch cannot know
    for ply, (seat, answer) in enumerate([*played.answers, (NOBODY, "")]):
        unknown = {}
        while sent and sent[0][0] == ply:
            _, who, text = sent.pop(0)
            if who not in unknown:
                unknown[who] = hidden(game, who)
            if cards(text) & unknown.setdefault(NOBODY, hidden(game, NOBODY)):
                private.add(who)
            assert not cards(text) & unknown[who], (ply, who)
        if ply in given:
            assert given.pop(ply) == (seat, answer)
        if answer:
            game.play(answer)
    assert not given
    assert not sent
    assert private == {0, 1, 2}


def everybody(table: Table) -> list[Person]:
    """All browsers there were."""
    return [*table.people, *table.closed, table.watcher]
