"""The server: routes behind a guard, and the games it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from gugong.web.games.running import RunningGames
from gugong.web.guard import BROKEN, Guard, TooLarge
from gugong.web.options import Options
from gugong.web.refusals import Refusal, refuse
from gugong.web.routes import (
    books,
    common,
    companion,
    following,
    joining,
    learn,
    lobby,
    looking,
    mine,
    numbers,
    play,
    room,
    together,
)
from gugong.web.routes.common import json_response
from gugong.web.store import StoreError
from gugong.words.phrase import phrase_of

PLAIN = {404: "page-nothing-there", 405: "page-no-method"}


def make_app(options: Options) -> Guard:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.games = RunningGames(options)
        app.state.games.spawn(app.state.games.watch())
        yield
        await app.state.games.close()

    app = FastAPI(title="Gùgōng", lifespan=lifespan, docs_url=None, redoc_url=None)
    modules = (
        lobby,
        companion,
        learn,
        following,
        joining,
        room,
        play,
        together,
        mine,
        numbers,
        looking,
        books,
    )  # lessons before games
    for routes in modules:
        app.include_router(routes.router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(StoreError, not_written)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(TooLarge, too_large)
    app.add_exception_handler(Exception, broken)
    for path, answer in (("/health", health), ("/health/live", live), ("/health/ready", health)):
        app.add_api_route(path, answer, methods=["GET"])
    return Guard(app, options)


async def health(request: Request) -> Response:
    """Whether the server and its store answer: readiness, which reads and writes."""
    store = request.app.state.games.store
    store.plies([])
    store.check()
    return json_response({"ok": True})


async def live(_request: Request) -> Response:
    """Whether the server answers at all, whatever its store does."""
    return json_response({"ok": True})


async def refused(request: Request, error: Exception) -> Response:
    """A Refusal, as a page or as JSON."""
    assert isinstance(error, Refusal)
    return common.problem(request, error)


async def not_written(request: Request, error: Exception) -> Response:
    """The disk is full, or another process holds the database."""
    assert isinstance(error, StoreError)
    return common.problem(request, refuse(503, "page-not-written", what=phrase_of(error.told())))


async def plain(request: Request, error: Exception) -> Response:
    """What the framework refuses, in plain words."""
    assert isinstance(error, HTTPException)
    key = PLAIN.get(error.status_code, "page-plain")
    return common.problem(request, refuse(error.status_code, key, what=str(error.detail)))


async def too_large(request: Request, error: Exception) -> Response:
    """A body beyond its limit."""
    assert isinstance(error, TooLarge)
    return common.problem(request, refuse(413, "page-too-large", limit=f"{error.limit:,}"))


async def broken(request: Request, _error: Exception) -> Response:
    """Our own mistake; the guard writes it to the log."""
    return common.problem(request, Refusal(500, BROKEN))
