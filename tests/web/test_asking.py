"""One link for all who are invited, and those who watch asking for a seat: also by a hostile host."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlencode

import pytest

from tests.web.browsing import Browser, Reply, actions, ply_of
from tests.web.test_friends import FORM, links, sit, table


def come(browser: Browser, link: str, name: str, seat: int | str = "") -> Reply:
    """Sit down by the one link for all."""
    return browser.ask("POST", link, urlencode({"name": name, "seat": seat}).encode(), FORM)


def common(host: Browser, game: str) -> str:
    """The one link for all that the room shows."""
    (link,) = links(host.get(f"{game}/table").text, "come")
    return link


def test_one_link_for_all_seats_whoever_comes(port: int) -> None:
    host, ania, marek, late = (Browser(port) for _ in range(4))
    game, _ = table(host, "friend", "friend", "bot")
    link = common(host, game)
    assert ania.get(game).status == 404
    page = ania.get(link).text
    assert re.findall(r'name="seat" value="(\d)"', page) == ["1", "2"]  # the bot's is not offered
    assert come(ania, link, "Ania", 2).status == 303
    assert come(ania, link, "Ania again", 1).status == 409
    assert ania.get(link).headers["location"] == game
    assert "Ania" in marek.get(link).text
    taken = come(marek, link, "Marek", 2)
    assert taken.status == 409
    assert "omebody was faster" in taken.text
    assert re.findall(r'name="seat" value="(\d)"', taken.text) == ["1"]  # what is left is offered
    assert come(marek, link, "Marek", 3).status == 409  # a bot's seat to which nobody is invited
    assert come(marek, link, "Marek", "no number").status == 303
    full = late.get(link)
    assert full.status == 409
    assert "o seat is free" in full.text
    assert "<form" not in full.text
    assert come(late, link, "Late").status == 409
    assert links(ania.get(f"{game}/table").text, "come") == []  # the host's to hand out
    assert ania.post(f"{game}/common", {}).status == 403


def test_a_late_friend_comes_by_the_link_for_all_too_and_may_watch_by_it(port: int) -> None:
    host, late, other = (Browser(port) for _ in range(3))
    game, _ = table(host, "friend", "bot")
    link = common(host, game)
    watch = link.replace("/come/", "/watch/")
    assert "/watch/" not in late.get(link).text
    assert late.get(watch).status == 409  # not begun
    host.post(f"{game}/start", {})
    assert watch in late.get(link).text
    assert other.get(watch).status == 303
    assert other.get(game).status == 200
    assert come(late, link, "Late", 1).status == 303
    assert late.get(game).status == 200

    renewed = host.post(f"{game}/common", {}).json["parts"]["room"]
    (newer,) = links(renewed, "come")
    assert newer != link
    assert other.get(game).status == 404
    for reply in (Browser(port).get(link), come(Browser(port), link, "Nobody")):
        assert reply.status == 410
        assert "no longer good" in reply.text


def test_of_many_who_come_at_once_as_many_sit_as_there_are_seats(port: int) -> None:
    for _ in range(3):
        host, rivals = Browser(port), [Browser(port) for _ in range(6)]
        game, _ = table(host)
        link = common(host, game)
        with ThreadPoolExecutor(6) as pool:
            found = list(
                pool.map(come, rivals, [link] * 6, [f"Guest {n}" for n in "abcdef"], ["1", "2", "1", "2", "1", "2"])
            )
        assert sorted(reply.status for reply in found) == [303, 303, 409, 409, 409, 409]


class Watched:
    """A host, a guest and a bot, and two who watch."""

    def __init__(self, port: int) -> None:
        self.host, self.guest, self.kasia, self.olek = (Browser(port) for _ in range(4))
        self.game, (link,) = table(self.host, "friend", "bot")
        sit(self.guest, link, "Zosia")
        (watch,) = links(self.host.get(f"{self.game}/table").text, "watch")
        self.host.post(f"{self.game}/start", {})
        for browser in (self.kasia, self.olek):
            assert browser.get(watch).status == 303

    def ask(self, browser: Browser, seat: int, name: str) -> Reply:
        return browser.post(f"{self.game}/ask", {"seat": seat, "name": name})

    def asked(self) -> list[int]:
        """Who asks, by the numbers that the host is shown."""
        return [int(n) for n in dict.fromkeys(re.findall(r'id="ask-(\d+)"', self.host.get(self.game).text))]

    def decide(self, n: int, yes: bool) -> Reply:
        return self.host.post(f"{self.game}/ask/decide", {"n": n, "yes": yes})


def test_who_watches_asks_and_the_host_gives_the_seat(port: int) -> None:
    at = Watched(port)
    assert at.ask(at.kasia, 2, "Kasia").status == 200
    (n,) = at.asked()
    assert "Kasia would like" in at.host.get(at.game).text
    assert "Kasia" in at.host.get(f"{at.game}/table").text
    assert "Kasia" not in at.guest.get(at.game).text
    assert "Kasia" not in at.olek.get(at.game).text
    assert "You have asked for this seat" in at.kasia.get(at.game).text
    assert at.guest.post(f"{at.game}/ask/decide", {"n": n, "yes": True}).status == 403
    assert at.kasia.post(f"{at.game}/ask/decide", {"n": n, "yes": True}).status == 403
    assert actions(at.kasia.get(at.game).text) == []

    assert at.decide(n, True).status == 200
    page = at.kasia.get(at.game).text
    assert "data-watching" not in page
    assert set(re.findall(r"pc-card-(hand\d-\d)", page))
    assert "Kasia" in at.guest.get(at.game).text
    assert at.decide(n, True).status == 409
    players = [at.host, at.guest, at.kasia]
    for _ in range(9):
        pages = [browser.get(at.game).text for browser in players]
        turn = next(n for n, page in enumerate(pages) if 'data-status="your-turn"' in page)
        reply = players[turn].post(
            f"{at.game}/answers", {"ply": ply_of(pages[turn]), "answer": actions(pages[turn])[0]}
        )
        assert reply.status == 200
    (back,) = links(at.kasia.get(f"{at.game}/table").text, "back")
    phone = Browser(port)
    assert phone.ask("POST", back, b"", FORM).status == 303
    assert phone.get(at.game).status == 200


def test_the_host_may_say_no_and_is_not_asked_again(port: int) -> None:
    at = Watched(port)
    at.ask(at.kasia, 2, "Kasia")
    at.ask(at.olek, 2, "Olek")
    first, second = at.asked()
    assert at.decide(first, False).status == 200
    assert at.asked() == [second]
    assert "keeps this seat" in at.kasia.get(at.game).text
    again = at.ask(at.kasia, 2, "Kasia")
    assert (again.status, again.json["what"]) == (409, "this was asked from here before; the host decides once")
    assert at.kasia.get(at.game).status == 200  # they may go on watching
    assert at.olek.post(f"{at.game}/ask/withdraw", {}).status == 200
    assert at.asked() == []
    assert at.olek.post(f"{at.game}/ask/withdraw", {}).status == 409
    assert "keeps this seat" not in at.olek.get(at.game).text
    assert at.ask(at.olek, 2, "Olek").status == 409  # nobody keeps the table busy by asking
    assert at.decide(second, True).status == 409
    assert "data-watching" in at.olek.get(at.game).text


def test_a_host_cannot_ask_for_a_seat_that_was_taken_from_somebody(port: int) -> None:
    """Neither before nor after: whoever may say yes would see that hand. One whose person has left may be given."""
    at = Watched(port)
    at.host.post(f"{at.game}/void", {"seat": 1})
    refused = at.ask(at.kasia, 1, "Kasia")
    assert refused.status == 409
    assert "bot’s seat" in refused.json["what"]

    at = Watched(port)
    assert at.ask(at.kasia, 1, "Kasia").status == 409  # a person's
    assert at.ask(at.kasia, 0, "Kasia").status == 409
    at.guest.post(f"{at.game}/leave", {})
    assert at.guest.get(at.game).status == 404
    assert at.host.post(f"{at.game}/invite", {"seat": 1}).status == 409
    assert at.ask(at.kasia, 1, "Kasia").status == 200
    at.decide(at.asked()[0], True)
    assert "data-watching" not in at.kasia.get(at.game).text


@pytest.mark.parametrize("name", ["", "\u202e\u200b", "x" * 21, "x" * 10_000, "Zosia", "ZОSIА"])  # noqa: RUF001
def test_names_of_those_who_ask(port: int, name: str) -> None:
    at = Watched(port)
    reply = at.ask(at.kasia, 2, name)
    assert reply.status in (409, 413, 422)
    assert reply.json["what"]
    assert at.ask(at.kasia, 2, "<b>\u202eKasia</b>").status == 200
    page = at.host.get(at.game).text
    assert "<b>Kasia" not in page
    assert "&lt;b&gt;Kasia" in page


def test_asking_without_end_is_stopped_and_begins_anew_with_a_new_address(port: int) -> None:
    at = Watched(port)
    (watch,) = links(at.host.get(f"{at.game}/table").text, "watch")
    statuses = []
    for number in range(30):
        browser = Browser(port)
        browser.get(watch)
        statuses.append(at.ask(browser, 2, f"Watcher {number:03}").status)
    assert statuses == [200] * 24 + [429] * 6
    assert at.host.get(at.game).status == 200
    at.host.post(f"{at.game}/watchers", {})
    assert at.asked() == []
    for reply in (at.ask(at.kasia, 2, "Kasia"), at.ask(at.host, 2, "Host"), at.ask(Browser(port), 2, "Nobody")):
        assert reply.status in (404, 409)
