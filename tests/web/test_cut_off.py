"""The server's end while pages still follow: a page that takes nothing any more is cut off without a traceback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from starlette.types import Message

from gugong.web.routes.following import Feed, Following


class Endless(Feed):
    """A feed that waits for a page which takes nothing."""

    async def sent(self, heartbeat: float) -> AsyncIterator[bytes]:
        """One line, then nothing for ever."""
        yield b": here\n\n"
        await asyncio.Event().wait()


async def cancelled(closing: asyncio.Event) -> None:
    """A stream that is cancelled in the middle, as the server's end does with what does not end by itself."""

    async def send(_message: Message) -> None:
        pass

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    stream = Following(Endless([], asyncio.Event(), closing, packs=False), 15.0)
    running = asyncio.ensure_future(stream({"type": "http", "asgi": {"spec_version": "2.3"}}, receive, send))
    await asyncio.sleep(0.01)
    running.cancel()
    await running


def test_at_the_servers_end_no_cancelled_stream_is_an_error() -> None:
    async def go() -> None:
        closing = asyncio.Event()
        closing.set()
        await cancelled(closing)

    asyncio.run(go())


def test_before_it_a_cancelled_stream_is_cancelled() -> None:
    async def go() -> None:
        with pytest.raises(asyncio.CancelledError):
            await cancelled(asyncio.Event())

    asyncio.run(go())
