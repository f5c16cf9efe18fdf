"""A person plays: every answer is an element of the page, and goes to disk before it is shown."""

from __future__ import annotations

import socket
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gugong.draw.board import _plans
from gugong.web.serving import bind
from tests.web.browsing import Browser, actions, ply_of


def played_out(browser: Browser, game: str, random: Random) -> dict[str, Any]:
    """Click until the game is over; take something back now and then."""
    page = browser.get(game).text
    ply, html = ply_of(page), page
    for _ in range(3000):
        clicked = random.choice(actions(html))
        if clicked == "ready":
            reply = browser.post(f"{game}/ready", {"ply": ply})
        else:
            reply = browser.post(f"{game}/answers", {"ply": ply, "answer": clicked})
        assert reply.status == 200, reply.text
        if reply.json["status"] != "over" and random.random() < 0.1:
            back = browser.post(f"{game}/undo", {"ply": reply.json["ply"], "to": random.choice(["answer", "turn"])})
            assert back.status in (200, 409)
            reply = back if back.status == 200 else reply
        body: dict[str, Any] = reply.json
        if body["status"] == "over":
            return body
        ply, html = body["ply"], "".join(body["parts"].values())
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["you"], {}),
        (["you", "screen", "screen"], {}),
        (["you", "screen"], {"modules": ["summer-palace", "peasant-revolt", "stairs", "extras"]}),
    ],
    ids=["against Meng", "three at one screen", "all modules"],
)
def test_whole_games_by_clicking(browser: Browser, seats: list[str], options: dict[str, Any]) -> None:
    game = browser.new_game(*seats, **options)

    body = played_out(browser, game, Random(3))

    assert 'data-status="over"' in browser.get(game).text
    record = browser.get(f"{game}/record").text
    assert record.startswith('{"gugong": "record"')
    assert "?" not in record.partition("\n")[2]
    assert body["ply"] >= record.count("\n") - 1


def forget_what_was_rendered() -> None:
    """Empty every store of things drawn or said before."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("gugong.draw", "gugong.web.present")):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()
    _plans.clear()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["you"], {}),
        (["you", "screen"], {"modules": ["summer-palace", "peasant-revolt", "stairs", "extras"]}),
    ],
    ids=["against Meng", "all modules"],
)
def test_a_page_that_had_every_reply_shows_what_a_fresh_one_shows(
    browser: Browser, seats: list[str], options: dict[str, Any]
) -> None:
    """Much of a reply is kept from replies before it; a page made of nothing kept must be the same."""
    game, random = browser.new_game(*seats, **options), Random(11)
    page = browser.get(game).text
    shown: dict[str, Any] = {"ply": ply_of(page), "parts": {"page": page}}
    for count in range(60):
        clicked = random.choice(actions("".join(shown["parts"].values())))
        asked = {"ply": shown["ply"]} | ({} if clicked == "ready" else {"answer": clicked})
        shown = browser.post(f"{game}/{'ready' if clicked == 'ready' else 'answers'}", asked).json
        if count % 6 == 0:
            back = browser.post(f"{game}/undo", {"ply": shown["ply"], "to": "answer"})
            shown = back.json if back.status == 200 else shown
        if count % 4 == 0:
            forget_what_was_rendered()
        fresh = browser.get(game).text
        assert f'data-ply="{shown["ply"]}"' in fresh
        assert [name for name, html in shown["parts"].items() if html not in fresh] == []


def test_small_replies_are_sent_at_once() -> None:
    """A socket that does not say that it is TCP keeps Nagle's algorithm: its small replies come 40 ms late."""
    bound = bind("127.0.0.1", 0, any_port=True)
    assert bound.proto == socket.IPPROTO_TCP
    bound.close()


def test_a_whole_game_against_bots(browser: Browser) -> None:
    game = browser.new_game("you", "bot", "bot")
    random = Random(5)
    body = browser.stream(f"{game}/stream", 1)[0]
    for _ in range(2000):
        choices = actions("".join(body["parts"].values()))
        if body["status"] == "over":
            break
        if choices:
            reply = browser.post(f"{game}/answers", {"ply": body["ply"], "answer": random.choice(choices)})
            assert reply.status == 200, reply.text
            body = reply.json
        else:
            body = browser.stream(f"{game}/stream?ply={body['ply']}", 1)[0]
    assert 'data-status="over"' in browser.get(game).text


def test_of_two_answers_for_one_ply_the_first_counts(browser: Browser) -> None:
    game = browser.new_game("you", "screen")
    browser.post(f"{game}/ready", {"ply": ply_of(browser.get(game).text)})
    page = browser.get(game).text
    ply, choices = ply_of(page), actions(page)

    with ThreadPoolExecutor(8) as pool:
        sent = [{"ply": ply, "answer": choices[number % 2]} for number in range(8)]
        replies = list(pool.map(lambda data: browser.post(f"{game}/answers", data), sent))

    taken = [data["answer"] for data, reply in zip(sent, replies, strict=True) if reply.status == 200]
    assert {reply.status for reply in replies} == {200, 409}
    assert len(set(taken)) == 1  # whoever repeats the very same answer is told that it counts
    late = next(reply.json for reply in replies if reply.status == 409)
    assert late["ply"] > ply
    assert "answered first" in late["late"]
    assert late["parts"]
    record = browser.get(f"{game}/record").text.splitlines()
    assert [line for line in record if line[0] in "01"] == [f"{line[0]} {taken[0]}" for line in record[-1:]]


def test_an_answer_sent_again_is_acknowledged_once_more_and_given_once(browser: Browser) -> None:
    game = browser.new_game("you")
    page = browser.get(game).text
    data = {"ply": ply_of(page), "answer": actions(page)[0]}

    first = browser.post(f"{game}/answers", data)
    second = browser.post(f"{game}/answers", data)

    assert (first.status, second.status) == (200, 200)
    assert first.json["ply"] == second.json["ply"]


def test_an_answer_not_on_offer_is_refused_with_its_reason_and_rule(browser: Browser) -> None:
    game = browser.new_game("you")
    ply = ply_of(browser.get(game).text)

    refused = browser.post(f"{game}/answers", {"ply": ply, "answer": "claim gift-card"})
    nonsense = browser.post(f"{game}/answers", {"ply": ply, "answer": "xyzzy"})

    assert refused.status == 422
    assert refused.json["what"]
    assert nonsense.status == 400
    assert ply_of(browser.get(game).text) == ply


def test_the_stream_tells_what_changes(browser: Browser) -> None:
    game = browser.new_game("you")
    page = browser.get(game).text
    ply = ply_of(page)
    with ThreadPoolExecutor(1) as pool:
        following = pool.submit(browser.stream, f"{game}/stream?ply={ply}", 1)
        answered = browser.post(f"{game}/answers", {"ply": ply, "answer": actions(page)[0]})
        told = following.result()

    assert told[0] == answered.json


def test_undo_and_its_limits(browser: Browser) -> None:
    game = browser.new_game("you", "screen")
    ply = ply_of(browser.get(game).text)
    browser.post(f"{game}/ready", {"ply": ply})
    before = browser.get(game).text
    nothing = browser.post(f"{game}/undo", {"ply": ply})
    answered = browser.post(f"{game}/answers", {"ply": ply, "answer": actions(before)[0]}).json

    back = browser.post(f"{game}/undo", {"ply": answered["ply"], "to": "turn"})

    assert nothing.status == 409
    assert "cannot be taken back" in nothing.json["what"]
    assert back.status == 200
    assert back.json["ply"] == answered["ply"] + 1  # taking back is a line of the log: a ply is never used twice
    assert actions("".join(back.json["parts"].values())) == actions(before)
    assert browser.post(f"{game}/undo", {"ply": back.json["ply"], "to": "yesterday"}).status == 422


def test_the_lobby_lists_this_browsers_games_only(browser: Browser, port: int) -> None:
    game = browser.new_game("you")

    assert game in browser.get("/").text
    assert game not in Browser(port).get("/").text


def test_a_form_begins_a_game_and_says_what_is_wrong(browser: Browser) -> None:
    kind = {"Content-Type": "application/x-www-form-urlencoded"}

    begun = browser.ask("POST", "/games", b"seat=you&seat=meng", kind)
    fields = b"seat0=you&seat1=bot&level1=normal&seat2=empty&name=Ann&name=&modules=stairs&bonus_tokens=current"
    refused = browser.ask("POST", "/games", fields, kind)

    assert begun.status == 303
    assert browser.get(begun.headers["location"]).status == 200
    assert refused.status == 422
    assert "V-BON-08" in refused.text


def test_previews_and_reasons(browser: Browser) -> None:
    game = browser.new_game("you")
    page = browser.get(game).text
    ply, choice = ply_of(page), actions(page)[0].replace(" ", "+")

    preview = browser.get(f"{game}/preview?ply={ply}&answer={choice}")
    why = browser.get(f"{game}/why?ply={ply}&answer=claim+vp-4")

    assert preview.status == 200
    assert preview.json["answer"].replace(" ", "+") == choice
    assert why.status == 200
    assert why.json["what"]
    assert browser.get(f"{game}/preview?ply={ply + 1}&answer={choice}").status == 204
    assert browser.get(f"{game}/preview?ply={ply}").status == 422


def test_what_others_did_is_asked_for_by_the_position_it_belongs_to(browser: Browser) -> None:
    game = browser.new_game("you")
    ply = ply_of(browser.get(game).text)

    since = browser.get(f"{game}/since?ply={ply}")

    assert since.status == 200
    assert since.json["ply"] == ply
    assert isinstance(since.json["turns"], list)
    assert browser.get(f"{game}/since?ply={ply + 1}").status == 204
    assert browser.get(f"{game}/since").status == 204


def test_records_are_opened_and_damaged_ones_say_where(browser: Browser) -> None:
    record = open_golden("3-players")
    damaged = record.replace("0 at ", "0 att ", 1)
    kind = {"Content-Type": "text/plain"}

    opened = browser.ask("POST", "/records?name=evening.txt", record.encode(), kind)
    refused = browser.ask("POST", "/records?name=evening.txt", damaged.encode(), kind)
    no_text = browser.ask("POST", "/records", b"\xff\xfe", kind)

    assert opened.status == 201
    replay = opened.json["location"]
    assert browser.get(replay).status == 200
    assert browser.get(f"{replay}/10").json["ply"] == 10
    assert browser.get(f"{replay}/99999").status == 404
    assert browser.get(replay.replace("/replay", "/record")).text == record
    assert refused.status == 422
    assert refused.json["what"].startswith("evening.txt: line ")
    assert no_text.status == 422
    assert "line 1" in no_text.json["what"]


def open_golden(name: str) -> str:
    return (Path(__file__).parent.parent / "golden" / f"{name}.record").read_text(encoding="utf-8")
