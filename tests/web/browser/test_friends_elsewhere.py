"""A host, two guests, a watcher and a bot play in browsers of their own.

One loses the network, one comes back on a phone by the return link, and the server is killed in the middle.
With `GUGONG_TEST_SERVERS=http://one,http://other` they play there instead, each at the next address, and nothing is
killed.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lengths import length
from tests.web.browser.conftest import Server

ANSWERS = length(16, 120)  # of people
LOST, PHONE_AT, KILLED = 4, 8, 12  # after how many of them what happens
PATIENCE = 30.0
LAPTOP, PHONE = {"width": 1366, "height": 650}, {"width": 390, "height": 844}
JSON = {"content-type": "application/json"}


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[list[str], Server | None]]:
    """Where they play, and the server if it is ours."""
    given = os.environ.get("GUGONG_TEST_SERVERS", "")
    if given:
        yield given.split(","), None
        return
    own = Server(tmp_path / "games.db")
    own.start()
    yield [own.address], own
    own.stop()


class Person:
    """Somebody with a browser, at an address of the server."""

    def __init__(self, browser: Any, address: str, size: dict[str, int]) -> None:
        self.address = address
        self.context = browser.new_context(viewport=size, locale="en")
        self.page = self.context.new_page()
        self.given: list[dict[str, Any]] = []  # what the server has acknowledged

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def post(self, path: str, what: object) -> Any:
        return self.context.request.post(self.address + path, data=json.dumps(what), headers=JSON)

    def shows(self) -> dict[str, str]:
        """What the page shows: its ply and its status, and an answer on offer."""
        return dict(
            self.page.evaluate(
                "() => ({...document.body.dataset, "
                "answer: document.querySelector('#part-answers [data-action]')?.dataset.action})"
            )
        )

    def copied(self, kind: str) -> list[str]:
        """The addresses of a kind in the room, without the server's."""
        found = self.page.eval_on_selector_all(f"[data-copy*='/{kind}/']", "all => all.map(each => each.dataset.copy)")
        return ["/" + each.split("/", 3)[3] for each in found]

    def arrives(self) -> None:
        """The room goes to the table by itself when the host starts."""
        self.page.wait_for_selector("body[data-ply][data-ready]", state="attached")


@pytest.mark.long
def test_a_game_in_browsers_of_their_own(browser: Any, servers: tuple[list[str], Server | None]) -> None:
    addresses, own = servers
    place = [addresses[n % len(addresses)] for n in range(5)]
    host, zosia, marek, watcher = (Person(browser, place[n], LAPTOP) for n in range(4))
    seats = [{"kind": "you", "name": "Ania"}, {"kind": "friend"}, {"kind": "friend"}, {"kind": "bot", "level": "easy"}]
    options = {"modules": ["summer-palace", "peasant-revolt"]}
    host.go("/")
    begun = host.post("/games", {"seats": seats, "options": options, "seed": 11})
    assert begun.status == 201, begun.text()
    game = begun.json()["location"]
    host.go(f"{game}/table")
    (watch,) = host.copied("watch")
    for guest, link, name in zip((zosia, marek), host.copied("invited"), ("Zosia", "Marek"), strict=True):
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

    people, ply, answered, is_lost = [host, zosia, marek], -1, 0, False
    while answered < ANSWERS:
        asked = awaited(people, ply)
        if asked is None:
            break
        shown = asked.shows()
        ply = int(shown["ply"])
        what = {"ply": ply, "answer": shown["answer"]}
        reply = asked.post(f"{game}/answers", what)
        assert reply.status == 200, reply.text()
        asked.given.append(what)
        answered += 1
        if answered >= LOST and not is_lost and asked is not zosia:
            zosia.context.set_offline(is_lost := True)
        if answered == PHONE_AT:
            marek.context.close()
            marek = people[2] = Person(browser, place[4], PHONE)
            marek.go(back)
            marek.page.click(".bigb")
            marek.arrives()
        if answered == KILLED and own is not None:
            own.kill()
            own.start()
    assert is_lost
    zosia.context.set_offline(False)
    latest = max(int(person.shows()["ply"]) for person in people)
    for person in (*people, watcher):
        until = time.monotonic() + PATIENCE
        while int(person.shows()["ply"]) < latest:
            assert time.monotonic() < until, "a page has fallen behind"
            person.page.wait_for_timeout(50)
    assert watcher.page.query_selector("[data-action]") is None
    for person in people:
        for what in person.given[-3:]:  # nothing acknowledged is lost: the same again is no other answer
            assert person.post(f"{game}/answers", what).status == 200
    assert "Zosia" in watcher.page.inner_text("#part-rivals")


def awaited(people: list[Person], after: int) -> Person | None:
    """Whose page asks, later than at this ply; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while True:
        for person in people:
            shown = person.shows()
            if shown.get("status") == "over":
                return None
            if shown.get("status") == "your-turn" and int(shown["ply"]) > after and "answer" in shown:
                return person
            if shown.get("status") == "waiting" and person.page.evaluate("!navigator.onLine"):
                person.context.set_offline(False)  # everybody else waits by now
        assert time.monotonic() < until, [person.shows() for person in people]
        people[0].page.wait_for_timeout(20)
