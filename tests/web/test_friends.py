"""Tables by link over HTTP: invitations, return links, a hostile host, those who watch, and what goes wrong."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.web.browsing import Browser, Reply, actions, ply_of

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def path_of(address: str) -> str:
    """An absolute address without its server."""
    return "/" + address.split("/", 3)[3]


def links(room: str, kind: str) -> list[str]:
    """The addresses of a kind that a room shows, each once, in order."""
    return list(dict.fromkeys(path_of(each) for each in re.findall(rf'data-copy="([^"]*/{kind}/[^"]*)"', room)))


def sit(browser: Browser, link: str, name: str) -> Reply:
    return browser.ask("POST", link, urlencode({"name": name}).encode(), FORM)


def table(host: Browser, *kinds: str, **options: Any) -> tuple[str, list[str]]:
    """A table of this host's, and its invitations."""
    game = host.new_game("you", *(kinds or ("friend", "friend")), **options)
    return game, links(host.get(f"{game}/table").text, "invited")


def test_friends_sit_down_and_play(port: int) -> None:
    host, ania, marek = Browser(port), Browser(port), Browser(port)
    game, (first, second) = table(host)

    assert host.get(game).status == 303
    assert ania.get(game).status == 404
    assert "data-status" in ania.get(first).text
    assert sit(ania, first, "Ania").status == 303
    assert sit(marek, second, "Marek").status == 303
    room = host.get(f"{game}/table").text
    assert "Ania" in room
    assert "Marek" in room
    assert host.post(f"{game}/start", {}).json["started"]

    players = [host, ania, marek]
    for _ in range(12):
        pages = [browser.get(game).text for browser in players]
        turn = next(n for n, page in enumerate(pages) if 'data-status="your-turn"' in page)
        assert all('data-status="waiting"' in page for n, page in enumerate(pages) if n != turn)
        reply = players[turn].post(f"{game}/answers", {"ply": ply_of(pages[turn]), "answer": actions(pages[turn])[0]})
        assert reply.status == 200, reply.text


def test_a_late_friend_takes_over_from_the_bot(port: int) -> None:
    host, late = Browser(port), Browser(port)
    game, (link,) = table(host, "friend")
    host.post(f"{game}/start", {})
    until = time.monotonic() + 20
    while 'data-status="your-turn"' not in (page := host.get(game).text):
        assert time.monotonic() < until
        time.sleep(0.05)
    host.post(f"{game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})

    assert "a bot keeps it warm" in late.get(link).text
    assert sit(late, link, "Late").status == 303
    assert late.get(game).status == 200
    assert "Late" in host.get(game).text
    while 'data-status="your-turn"' not in (page := late.get(game).text):
        assert time.monotonic() < until
        page = host.get(game).text
        if actions(page):
            host.post(f"{game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})
    time.sleep(0.3)
    assert ply_of(late.get(game).text) == ply_of(page)  # no bot answers for them
    assert late.post(f"{game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]}).status == 200


def test_an_invitation_is_spent_and_two_cannot_have_one_seat(port: int) -> None:
    host, ania, late = Browser(port), Browser(port), Browser(port)
    game, (first, second) = table(host)
    sit(ania, first, "Ania")

    for reply in (late.get(first), sit(late, first, "Late")):
        assert reply.status == 410
    assert ania.get(first).headers["location"] == game  # whoever has sat down by it is led to the table
    assert sit(ania, second, "Ania again").status == 409  # nobody sits twice
    host.post(f"{game}/invite", {"seat": 2})
    assert late.get(second).status == 410  # withdrawn
    fresh = links(host.get(f"{game}/table").text, "invited")
    assert len(fresh) == 1
    assert sit(late, fresh[0], "Late").status == 303
    assert late.get("/games/00000000000000000000/invited/x").status == 404
    assert Browser(port).get(f"{game}/invited/{'x' * 32}").status == 410


def test_of_two_who_sit_down_at_once_one_sits(port: int) -> None:
    for _ in range(5):
        host, rivals = Browser(port), [Browser(port) for _ in range(4)]
        _, (link, _) = table(host)
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(sit, rivals, [link] * 4, ["Somebody"] * 4))
        statuses = sorted(reply.status for reply in found)
        assert statuses[0] == 303
        assert set(statuses[1:]) <= {409, 410}


def test_a_guest_cannot_delete_a_table(port: int) -> None:
    host, ania = Browser(port), Browser(port)
    game, (first, _) = table(host)
    sit(ania, first, "Ania")
    assert ania.post(f"{game}/delete", {}).status == 200
    room = host.get(f"{game}/table")
    assert room.status == 200
    assert "Ania" not in room.text


def test_a_return_link_carries_a_seat_and_a_new_one_voids_the_rest(port: int) -> None:
    for kinds in (("bot",), ("friend",)):
        first, phone, thief = Browser(port), Browser(port), Browser(port)
        game, _ = table(first, *kinds)
        first.post(f"{game}/start", {})
        (link,) = links(first.get(f"{game}/table").text, "back")
        assert phone.get(link).status == 200
        assert phone.get(game).status == 404  # looking at it changes nothing
        assert phone.ask("POST", link, b"", FORM).status == 303
        assert phone.get(game).status == 200
        assert links(phone.get(f"{game}/table").text, "back") == []  # shown where it was made

        room = first.post(f"{game}/return", {}).json["parts"]["room"]
        (newer,) = links(room, "back")
        assert newer != link
        assert phone.get(game).status == 404
        assert thief.ask("POST", link, b"", FORM).status == 410
        assert phone.ask("POST", newer, b"", FORM).status == 303
        assert phone.get(game).status == 200


def test_a_hostile_host_never_gets_into_a_seat(port: int) -> None:
    """The host voids a guest's seat in the middle of the game and tries every way into it."""
    host, ania, other = Browser(port), Browser(port), Browser(port)
    game, (first, _) = table(host)
    sit(ania, first, "Ania")
    assert sit(host, first, "Host").status in (409, 410)
    host.post(f"{game}/start", {})
    (back,) = links(ania.get(f"{game}/table").text, "back")
    room = host.get(f"{game}/table").text
    assert back not in room
    hand = set(re.findall(r"hand\d-\d", ania.get(game).text))
    assert hand

    assert host.post(f"{game}/name", {"name": "Ania 2", "seat": 1}).status == 403
    assert ania.post(f"{game}/void", {"seat": 0}).status == 403  # a guest hosts nothing
    for browser in (host, ania):
        assert browser.post(f"{game}/void", {"seat": 9}).status in (403, 422)
    voided = host.post(f"{game}/void", {"seat": 1})
    assert voided.status == 200
    assert host.post(f"{game}/invite", {"seat": 1}).status == 409
    assert first not in voided.text
    assert ania.get(game).status == 404
    for way in (first, back):
        for browser in (host, other):
            assert browser.get(way).status == (
                303 if (browser, way) == (host, first) else 410
            )  # to the host's own seat
            assert sit(browser, way, "Somebody").status == 410


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("", 422),
        ("  \u200b\u202e ", 422),
        ("x" * 21, 422),
        ("Ania", 409),
        ("ANIA", 409),
        ("Аniа", 409),  # noqa: RUF001  # with letters of another script
        ("A\u200bn\u202eia", 409),
        ("Red", 409),
        ("<b>Zo</b>", 303),
    ],
)
def test_names(port: int, name: str, status: int) -> None:
    host, ania, zosia = Browser(port), Browser(port), Browser(port)
    game, (first, second) = table(host)
    sit(ania, first, "Ania")

    reply = sit(zosia, second, name)

    assert reply.status == status, reply.text[:300]
    if status == 303:
        page = host.get(f"{game}/table").text
        assert "<b>Zo</b>" not in page
        assert "&lt;b&gt;Zo&lt;/b&gt;" in page
    else:
        assert 'role="alert"' in reply.text
        assert sit(zosia, second, "Zosia").status == 303  # nothing is lost


def test_watchers_see_what_everybody_knows(port: int) -> None:
    host, ania, watcher = Browser(port), Browser(port), Browser(port)
    game, (first, _) = table(host)
    sit(ania, first, "Ania")
    (watch,) = links(host.get(f"{game}/table").text, "watch")
    assert watcher.get(watch).status == 409  # not begun
    host.post(f"{game}/start", {})

    assert watcher.get(watch).status == 303
    page = watcher.get(game)
    assert page.status == 200
    assert actions(page.text) == []
    ply = ply_of(page.text)
    for path in ("answers", "undo", "hurry", "wish", "talk", "here", "leave", "start"):
        assert watcher.post(f"{game}/{path}", {"ply": ply, "answer": "decline"}).status == 403
    assert watcher.get(f"{game}/record").status == 403
    assert watcher.stream(f"{game}/stream", 1)[0]["status"] == "waiting"
    host.post(f"{game}/watchers", {})
    assert watcher.get(game).status == 404  # the old address is void


def test_talk_is_plain_text_for_those_who_sit_there(port: int) -> None:
    host, ania, watcher = Browser(port), Browser(port), Browser(port)
    game, (first, _) = table(host)
    sit(ania, first, "Ania")
    (watch,) = links(host.get(f"{game}/table").text, "watch")
    host.post(f"{game}/start", {})
    watcher.get(watch)

    assert host.post(f"{game}/talk", {"text": "a greeting"}).status == 200
    assert ania.post(f"{game}/talk", {"text": "<i>hello\u202e</i>"}).status == 200
    assert "&lt;i&gt;hello" in host.get(game).text
    assert "hello" not in watcher.get(game).text
    assert [ania.post(f"{game}/talk", {"text": text}).status for text in (" ", "x" * 301)] == [422, 422]
    assert 'data-mute="R"' in ania.get(game).text
    assert 'data-mute="W"' not in ania.get(game).text  # nobody mutes themselves
    ania.post(f"{game}/talk", {"text": "Z" + "\u0336" * 200})
    assert host.get(game).text.count("\u0336") <= 4  # where it is shown, and where it is read out
    for _ in range(25):
        last = ania.post(f"{game}/talk", {"text": "and again"}).status
    assert last == 429
    seen = {"clock": "", "clock_time": 0, "clock_more": 0, "away": 5, "level": "easy", "talk_watched": True}
    assert host.post(f"{game}/table", seen).status == 200
    assert "hello" in watcher.get(game).text


NASTY = (
    b"",
    b"{",
    b"[]",
    b'{"seat": 99999999999999999999999999}',
    b'{"seat": -1, "wait": true}',
    b'{"seat": "0"}',
    b'{"ply": 1e400, "yes": true}',
    b'{"name": "\\ud800\\u0000", "seat": 0}',
    b'{"text": "\\u0000\\ud83d"}',
    b'{"clock": "bank", "clock_time": 9223372036854775808, "clock_more": 1}',
    b'{"clock": "turn", "clock_time": 1, "clock_more": 0, "away": -5, "level": "' + b"x" * 2000 + b'"}',
    b'{"ply": 0, "to": "' + b"y" * 100 + b'"}',
    b"\xff\xfe",
)
POSTS = (
    *("table", "invite", "void", "start", "name", "return", "watchers", "leave", "here", "wait", "wish", "wish/answer"),
    *("talk", "rematch", "remove", "delete", "join", "answers"),
)


def test_bad_input_gets_a_sentence(port: int) -> None:
    host, ania = Browser(port), Browser(port)
    game, (first, _) = table(host)
    sit(ania, first, "Ania")
    for path in POSTS:
        for body in NASTY:
            for browser in (Browser(port), ania):
                if browser is ania and path in ("leave", "remove", "delete", "return"):
                    continue  # these take no body, and do what they say
                reply = browser.ask("POST", f"{game}/{path}", body, {"Content-Type": "application/json"})
                assert reply.status < 500, (path, body)
                if reply.status >= 400 and path != "join":
                    assert reply.json["what"], (path, body)
    for kind in ("invited", "back", "watch", "sit"):
        for secret in ("x", "x" * 32, "%00", "%F0%9F%A6%84" * 8, "..", "a" * 3000):
            assert 400 <= Browser(port).get(f"{game}/{kind}/{secret}").status < 500
    for path in ("/feed/x", "/feed/" + "x" * 32, "/host/", "/mine/feed"):
        assert 400 <= Browser(port).get(path).status < 500
    assert host.get(f"{game}/table").status == 200
