"""Pages of games that are over, and of records: a process of its own makes them, with a time limit.

What they take is as much as the game is long, and a stranger's record may be as long as the rules let it. The process
answers whole requests with the same routes, from the same database; each visitor in turn, so that nobody waits for all
that another has asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from gugong.web.apart import Apart, begun
from gugong.web.bots.queueing import Full, Line
from gugong.web.options import Options
from gugong.web.refusals import Refusal

LIMIT: Final = 5.0  # seconds for one page
MOST_WAITING: Final = 320
MOST_OF_ONE: Final = 32  # visitor
PASSED_ON: Final = ("method", "path", "query_string", "headers", "client", "scheme", "server", "http_version")


class Answered(NamedTuple):
    """A reply as the process hands it over."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


_RUNNING: dict[str, Any] = {}  # in the process: its event loop and its application


def set_up(parent: int, packages: tuple[str, ...], options: Options) -> None:
    """Read the same games, ask no bots, and go when the server has gone."""
    begun(parent, packages)
    from gugong.web.app import routed
    from gugong.web.games.running import RunningGames

    async def begin() -> Any:
        app = routed()
        app.state.games = RunningGames(replace(options, bot_processes=0, workers=1, worker=0, counts=-1, apart=False))
        return app

    _RUNNING["loop"] = loop = asyncio.new_event_loop()
    _RUNNING["app"] = loop.run_until_complete(begin())


def answered(scope: dict[str, Any]) -> Answered:
    """The reply to a request without a body."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    whole = {"type": "http", "asgi": {"version": "3.0"}, "root_path": "", "raw_path": scope["path"].encode(), **scope}
    _RUNNING["loop"].run_until_complete(_RUNNING["app"](whole, receive, send))
    body = b"".join(message.get("body", b"") for message in sent)
    return Answered(sent[0]["status"], list(sent[0].get("headers", [])), body)


WORK: Callable[[dict[str, Any]], Answered] = answered


class LookingBack:
    """The process: started when it is first needed, and anew after a page that took too long."""

    def __init__(self, options: Options) -> None:
        self._apart = Apart(set_up, options)
        self._line = Line(MOST_OF_ONE, MOST_WAITING)

    async def reply(self, request: Request, visitor: str) -> Response:
        """What the process answers; Refusal if it takes too long, or if too many wait already."""
        try:
            await self._line.enter(visitor)
        except Full:
            raise Refusal(503, "page-replay-busy") from None
        try:
            found = await self._answered({key: request.scope.get(key) for key in PASSED_ON})
        finally:
            self._line.leave()
        response = Response(found.body, found.status)
        response.raw_headers = found.headers
        return response

    def warm_up(self) -> None:
        """Start the process before it is needed."""
        self._apart.warm_up()

    async def _answered(self, scope: dict[str, Any]) -> Answered:
        try:
            return await self._apart.do(WORK, scope, LIMIT)
        except TimeoutError:
            raise Refusal(503, "page-game-slow") from None
        except BrokenProcessPool:
            raise Refusal(503, "page-replay-busy") from None

    def close(self) -> None:
        """End the process, whatever it is at."""
        self._apart.close()
