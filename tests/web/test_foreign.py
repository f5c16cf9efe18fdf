"""A record that takes long keeps nobody waiting, is refused in time, and the next one is read."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Thread

import pytest

import gugong
from gugong.web import foreign
from gugong.web.refusals import Refusal
from tests.web.browsing import Browser, Reply, serving


def endless(_text: str) -> foreign.Played:
    """Foreign work that does not end."""
    while True:
        pass


def test_a_slow_record_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "LIMIT", 1.0)
    monkeypatch.setattr(foreign, "WORK", endless)
    record = gugong.new_game(2, seed=1).record().encode()
    replies: list[Reply] = []
    with serving(tmp_path / "games.db") as port:
        browser = Browser(port)

        def send() -> None:
            replies.append(browser.ask("POST", "/records?name=mine", record, {"Content-Type": "text/plain"}))

        sending = Thread(target=send)
        sending.start()
        slowest, asked = 0.0, 0
        while sending.is_alive():
            begun = time.monotonic()
            assert Browser(port).get("/health/live").status == 200
            slowest, asked = max(slowest, time.monotonic() - begun), asked + 1
            time.sleep(0.02)

    assert [reply.status for reply in replies] == [422]
    assert "mine" in replies[0].json["what"]
    assert asked > 5
    assert slowest < 0.9  # less than the record was given


def test_after_a_slow_record_the_next_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        reader = foreign.Foreign()
        reader.work = endless
        with monkeypatch.context() as short:
            short.setattr(foreign, "LIMIT", 0.2)
            with pytest.raises(Refusal) as refused:
                await reader.read("", "mine")
        assert refused.value.status == 422
        reader.work = foreign.played
        found = await reader.read(gugong.new_game(3, seed=1).record(), "mine")
        reader.close()
        assert found.players == 3

    asyncio.run(go())


def test_too_many_that_wait_are_told_so_and_keep_nobody_else_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> tuple[list[object], foreign.Played]:
        reader = foreign.Foreign()
        found = foreign.Played("{}", [], 2, -1, {})

        async def slowly(_text: str, _name: str) -> foreign.Played:
            await asyncio.sleep(0.01)
            return found

        monkeypatch.setattr(reader, "_played", slowly)
        many = [asyncio.ensure_future(reader.read("", "mine", "one")) for _ in range(12)]
        await asyncio.sleep(0)
        other = await reader.read("", "theirs", "another")
        told: list[object] = []
        for each in await asyncio.gather(*many, return_exceptions=True):
            told.append(each.status if isinstance(each, Refusal) else "played")
        return told, other

    told, other = asyncio.run(go())
    assert told == ["played"] * (1 + foreign.MOST_OF_ONE) + [503] * (11 - foreign.MOST_OF_ONE)
    assert other.players == 2
