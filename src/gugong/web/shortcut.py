"""The short way to what pages ask again and again while a game is played.

A framework tries its routes one after another, and each request passes five layers before and behind them: for an
answer that is a tenth of all that it takes. What is asked at `/games/{id}/…` in play is found by its last word here,
and answered by the same functions, with the same handlers for what they refuse. Everything else goes the usual way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gugong.web.games.lessons import MARK
from gugong.web.routes.common import Routes

GAMES: Final = "/games/{id}/"
OFTEN: Final = ("answers", "ready", "undo", "position", "here")  # asked in play, at `/games/{id}/…`

Endpoint = Callable[[Request], Awaitable[Response]]


class Application(FastAPI):
    """FastAPI with the short way."""

    def __init__(self, routes: tuple[APIRouter, ...], **options: Any) -> None:
        super().__init__(**options)
        self.often: dict[tuple[str, str], Endpoint] = {}
        for each in routes:
            self.router.routes.extend(each.routes)  # flat: each level of routers costs every request
            answers = each.answers if isinstance(each, Routes) else {}
            for (method, path), answer in answers.items():
                if path.removeprefix(GAMES) in OFTEN:
                    self.often[method, path.removeprefix(GAMES)] = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The short way, where there is one."""
        parts: list[str] = scope["path"].split("/") if scope["type"] == "http" else []
        answer = None
        if len(parts) == 4 and parts[1] == "games" and MARK not in parts[2] and parts[2]:  # lessons have their own
            answer = self.often.get((scope["method"], parts[3]))
        if answer is None:
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        scope["path_params"] = {"id": parts[2]}
        request = Request(scope, receive, send)
        try:
            response = await answer(request)
        except Exception as error:
            response = await self.refusal(request, error)
            if self.handler_of(error) is self.handler_of(Exception()):  # our own mistake: the guard is told
                await response(scope, receive, send)
                raise
        await response(scope, receive, send)

    def handler_of(self, error: Exception) -> Callable[[Request, Exception], Any]:
        """What answers for an error, by the nearest of its kinds."""
        kinds = type(error).__mro__
        found: Callable[[Request, Exception], Any] = next(
            self.exception_handlers[kind] for kind in kinds if kind in self.exception_handlers
        )
        return found

    async def refusal(self, request: Request, error: Exception) -> Response:
        """What is said instead of an answer."""
        found: Response = await self.handler_of(error)(request, error)
        return found
