"""A game that takes long to play again keeps nobody waiting, and is given up in time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from starlette.requests import Request

import gugong
from gugong.play import Given, Manners
from gugong.web import looking_back
from gugong.web.games import slices
from gugong.web.options import Options
from gugong.web.page import PERSON
from gugong.web.refusals import Refusal
from gugong.web.store import ANSWER, Entry, GameRow, SeatRow, Store
from gugong.web.visitors import COOKIE, digest, new_secret
from tests.web.browsing import Browser, Reply, serving

TAKE = Manners.take


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str], str]:
    """A database with the record of a whole game in it, the cookie to which it belongs, and its address."""
    game = gugong.new_game(2, seed=1)
    while game.decision is not None:
        game.play(game.decision.options[0])
    head = game.record().partition("\n")[0]
    log = [Entry(ply, ANSWER, seat, answer) for ply, (seat, answer) in enumerate(game.answers)]
    secret, id = new_secret(), "a" * 20
    database = tmp_path_factory.mktemp("kept") / "games.db"

    async def keep() -> None:
        store = Store(f"sqlite:///{database}")
        seats = [SeatRow(seat, PERSON, "", holder=digest(secret)) for seat in range(2)]
        await store.add_game(GameRow(id, head, "0", "mine", opened=True, vp="9 9"), seats, log)
        store.close()

    asyncio.run(keep())
    return database, {COOKIE: secret}, f"/games/{id}/replay"


def beside(port: int, cookies: dict[str, str], path: str) -> tuple[Reply, float, int]:
    """What comes of a request; how long others waited at most meanwhile, and how many there were."""
    replies: list[Reply] = []
    asking = Browser(port)
    asking.cookies = dict(cookies)
    waiting = Thread(target=lambda: replies.append(asking.ask("GET", path)))
    waiting.start()
    slowest, asked = 0.0, 0
    while waiting.is_alive():
        begun = time.monotonic()
        assert Browser(port).get("/health/live").status == 200
        slowest, asked = max(slowest, time.monotonic() - begun), asked + 1
        time.sleep(0.02)
    return replies[0], slowest, asked


def slowly(manners: Manners, given: list[Given]) -> None:
    """An answer that takes long."""
    time.sleep(0.01)
    TAKE(manners, given)


def test_a_slow_game_is_loaded_beside_other_requests(
    kept: tuple[Path, dict[str, str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, cookies, address = kept
    monkeypatch.setattr(Manners, "take", slowly)
    monkeypatch.setattr(slices, "LIMIT", 1.5)
    with serving(database) as port:
        reply, slowest, asked = beside(port, cookies, address)
        monkeypatch.undo()
        again, _, _ = beside(port, cookies, address)

    assert reply.status == 503
    assert "too long" in reply.json["what"]
    assert asked > 5
    assert slowest < 1.0
    assert again.status == 200


def endless(_scope: dict[str, Any]) -> looking_back.Answered:
    """A page that is never done."""
    while True:
        pass


def test_pages_of_what_is_over_are_made_by_another_process(
    kept: tuple[Path, dict[str, str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, cookies, address = kept
    game = address.removesuffix("/replay")
    pages = (f"{address}/40", f"{game}/record", f"{game}/log?replay&ply=90", f"{game}/about?thing=jade&replay&ply=9")
    with serving(database) as port:
        here = [beside(port, cookies, page)[0] for page in pages]
    with serving(database, apart=True) as port:
        with monkeypatch.context() as patched:
            patched.setattr(looking_back, "WORK", endless)
            patched.setattr(looking_back, "LIMIT", 1.0)
            slow, slowest, asked = beside(port, cookies, address)
        there = [beside(port, cookies, page)[0] for page in pages]
        whole, stranger = beside(port, cookies, address)[0], Browser(port).ask("GET", address)

    assert slow.status == 503
    assert "too long" in slow.json["what"]
    assert asked > 5
    assert slowest < 0.9  # less than the page was given
    assert [(reply.status, reply.body) for reply in there] == [(reply.status, reply.body) for reply in here]
    assert {reply.status for reply in here[:3]} == {200}
    assert (whole.status, stranger.status) == (200, 404)
    assert "content-security-policy" in whole.headers


def test_who_asks_for_much_keeps_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many pages for one, then one for another, who is served next; and no more wait than there is room for."""

    async def go() -> tuple[list[str], list[int]]:
        back = looking_back.LookingBack(Options(f"sqlite:///{tmp_path / 'games.db'}", apart=True))
        served: list[str] = []

        async def slowly_answered(scope: dict[str, Any]) -> looking_back.Answered:
            await asyncio.sleep(0.01)
            served.append(scope["path"])
            return looking_back.Answered(200, [], b"")

        monkeypatch.setattr(back, "_answered", slowly_answered)

        async def asks(visitor: str) -> int:
            request = Request({"type": "http", "path": visitor, "headers": []})
            try:
                return (await back.reply(request, visitor)).status_code
            except Refusal as refusal:
                return refusal.status

        many = [asyncio.ensure_future(asks("one")) for _ in range(29 + looking_back.MOST_OF_ONE)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(asks("another"))
        statuses = [await each for each in (*many, other)]
        back.close()
        return served, statuses

    served, statuses = asyncio.run(go())
    assert "another" in served[:3]
    assert statuses.count(503) == 28  # of the first visitor, whose own line is full
    assert statuses[-1] == 200
