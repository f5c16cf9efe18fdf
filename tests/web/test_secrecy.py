"""What a browser is sent follows from what its seat may know: two games that look alike give the same bytes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import gugong
from gugong.game import Game
from gugong.web.games.live import about
from gugong.web.page import BOT, PERSON
from gugong.web.store import GameRow, SeatRow, Store
from gugong.web.visitors import digest, new_secret
from tests.web.browsing import Browser, Reply, actions, ply_of, serving

ID = "0123456789abcdef0123"
NAMES = ("Red", "White", "Lilac")
MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]


def twins(modules: list[str], answers: int) -> tuple[Game, Game]:
    """Two games in the middle that seat 0, who is asked, cannot tell apart; hidden cards and seeds differ."""
    for seed in range(11, 60):
        random = Random(seed)
        game = gugong.new_game(3, modules=modules, seed=seed)
        while game.decision is not None:
            if game.ply >= answers and (game.decision.seat, game.decision.prompt) == (0, "card"):
                one, other = (gugong.determinize(game.view(0), Random(deal)) for deal in (1, 2))
                if hands(one)[1:] != hands(other)[1:]:
                    assert one.view(0).to_dict() == other.view(0).to_dict()
                    return one, other
            game.play(random.choice(game.decision.options))
    raise AssertionError("nothing was hidden in all these games")


async def keep(database: Path, game: Game, secret: str, seed: int, people: tuple[int, ...]) -> None:
    """Put a game into a database under an id of our own."""
    store = Store(f"sqlite:///{database}")
    head = game.record().partition("\n")[0]
    seats = [
        SeatRow(seat, PERSON if seat in people else BOT, NAMES[seat], "", digest(secret) if seat in people else "")
        for seat in range(3)
    ]
    row = GameRow(ID, head, str(seed), "a game", **about(game))
    await store.add_game(row, seats, [])
    store.close()


@pytest.fixture(scope="module", params=[[], MODULES], ids=["base", "all modules"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Browser]]:
    """The same game for seat 0, twice, on two servers; the others are bots that never get to answer."""
    secret = new_secret()
    folder = tmp_path_factory.mktemp("twins")
    for number, game in enumerate(twins(request.param, 90)):
        asyncio.run(keep(folder / f"{number}.db", game, secret, 1000 + number, (0,)))
    with serving(folder / "0.db", bot_processes=0) as one, serving(folder / "1.db", bot_processes=0) as other:
        browsers = [Browser(one), Browser(other)]
        for browser in browsers:
            browser.cookies["gugong_browser"] = secret
        yield browsers


def things(page: str) -> list[str]:
    """What can be asked about on a page: what is drawn, by its names."""
    return sorted(set(re.findall(r'<(?:g|rect|path)[^>]* (?:id|data-about)="([^"]+)"', page)))


def said(reply: Reply) -> dict[str, str]:
    """A reply's headers, but for those that are other ones each time."""
    return {key: value for key, value in reply.headers.items() if key not in ("date", "x-request-id")}


def both(pair: list[Browser], path: str) -> bytes:
    """What both games answer; they must not differ by a byte."""
    one, other = (browser.get(path) for browser in pair)
    assert (one.status, one.body) == (other.status, other.body), path
    assert said(one) == said(other)
    return one.body


def test_pages_streams_and_downloads_hide_alike(pair: list[Browser]) -> None:
    game = f"/games/{ID}"
    for step in range(6):
        page = both(pair, game).decode()
        ply, choices = ply_of(page), actions(page)
        for path in ("/", f"{game}/record", f"{game}/replay", f"{game}/replay/{step}", f"{game}/since?ply={ply}"):
            both(pair, path)
        streams = [browser.stream(f"{game}/stream", 1) for browser in pair]
        assert streams[0] == streams[1]
        for choice in choices:
            both(pair, f"{game}/preview?ply={ply}&answer={choice.replace(' ', '+')}")
        for text in ("at+travel", "at+jade", "claim+vp-4", "b", "house+3", "card+hand2-3", "nonsense"):
            both(pair, f"{game}/why?ply={ply}&answer={text}")
        for thing in things(page)[step::6]:
            both(pair, f"{game}/about?ply={ply}&thing={thing}")
            both(pair, f"{game}/about?ply={step}&thing={thing}&replay")
        if not choices:
            break
        replies = [browser.post(f"{game}/answers", {"ply": ply, "answer": choices[0]}) for browser in pair]
        if replies[0].body != replies[1].body:
            assert_revealed(replies[0].json, replies[1].json)
            break


def assert_revealed(one: dict[str, object], other: dict[str, object]) -> None:
    """Bytes may differ only when the answer itself has revealed something, so that it cannot be taken back."""
    parts = one["parts"]
    assert isinstance(parts, dict)
    assert 'data-undo="no"' in parts["tools"] or one["ply"] != other["ply"]


def test_no_seed_and_no_answer_of_chance_leaves_while_a_game_runs(port: int) -> None:
    seed = 918273645546372819
    browser = Browser(port)
    game = browser.new_game("you", "screen", seed=seed)
    browser.post(f"{game}/ready", {"ply": ply_of(browser.get(game).text)})
    record = browser.get(f"{game}/record").text
    for text in (browser.get(game).text, browser.get("/").text, browser.get(f"{game}/replay").text, record):
        assert str(seed) not in text
    assert "seed" not in record
    stream = browser.stream(f"{game}/stream", 1)
    assert str(seed) not in json.dumps(stream)


def test_closed_doors_hide_every_hand(tmp_path: Path) -> None:
    """Hot seat: what is sent while White is to open the doors is the same whatever anybody holds."""
    secret = new_secret()
    bodies: list[list[bytes]] = []
    for number, game in enumerate(twins([], 60)):
        asyncio.run(keep(tmp_path / f"{number}.db", game, secret, number, (0, 1, 2)))
        with serving(tmp_path / f"{number}.db") as port:
            browser = Browser(port)
            browser.cookies["gugong_browser"] = secret
            address = f"/games/{ID}"
            closed = browser.get(address)
            ply = ply_of(closed.text)
            shut = [browser.get(f"{address}/{path}") for path in ("record", "replay", "replay/1", f"since?ply={ply}")]
            asked = browser.get(f"{address}/why?ply={ply}&answer=at+jade")
            answered = browser.post(f"{address}/answers", {"ply": ply, "answer": "decline"})
            streamed = browser.stream(f"{address}/stream", 1)[0]
            assert [reply.status for reply in (*shut, asked, answered)] == [409] * 6
            assert actions(closed.text) == ["ready"]
            assert streamed["doors"]
            assert not re.search(r'id="pc-card-', closed.text.partition('id="part-hand"')[2].partition("</section>")[0])
            texts = [closed.body, json.dumps(streamed).encode(), *(reply.body for reply in (*shut, asked, answered))]
            held = [card for hand in hands(game) for card in hand]
            on_board = set(re.findall(r"pc-card-([\w-]+)", closed.text))
            assert on_board.isdisjoint(held)
            bodies.append(texts)

    assert bodies[0] == bodies[1]


def hands(game: Game) -> list[list[str]]:
    seats = game.to_dict()["seats"]
    assert isinstance(seats, list)
    return [seat["hand"] for seat in seats]


def test_only_the_seat_whose_doors_were_opened_is_shown(port: int) -> None:
    """All through a game of three at one screen, each page has at most the hand of the seat that opened it."""
    browser = Browser(port)
    game = browser.new_game("you", "screen", "screen", seed=3)
    random = Random(2)
    page = browser.get(game).text
    ply, html, handed = ply_of(page), page, 0
    for _ in range(120):
        choices = actions(html)
        if choices == ["ready"]:
            assert browser.get(f"{game}/record").status == 409
            handed += 1
            reply = browser.post(f"{game}/ready", {"ply": ply})
        else:
            reply = browser.post(f"{game}/answers", {"ply": ply, "answer": random.choice(choices)})
        assert reply.status == 200
        ply, html = reply.json["ply"], "".join(reply.json["parts"].values())
    assert handed > 5
