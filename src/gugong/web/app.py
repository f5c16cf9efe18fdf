"""The server: routes behind a guard, and the games it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Lifespan

from gugong.web import metrics
from gugong.web.games.running import RunningGames
from gugong.web.guard import BROKEN, Guard, TooLarge, TooSlow
from gugong.web.options import Options
from gugong.web.refusals import Refusal, refuse
from gugong.web.routes import (
    asking,
    books,
    coach,
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
    puzzles,
    room,
    together,
)
from gugong.web.routes.common import json_response
from gugong.web.shortcut import Application
from gugong.web.store import StoreError, Taken
from gugong.words.phrase import phrase_of

PLAIN = {404: "page-nothing-there", 405: "page-no-method"}


def make_app(options: Options) -> Guard:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.games = RunningGames(options)
        app.state.games.spawn(app.state.games.watch())
        if app.state.games.news.listens:
            app.state.games.spawn(app.state.games.news.listen(app.state.games.hear))
        if options.expire and not options.worker:
            app.state.games.spawn(app.state.games.expire())
        if options.metrics_port:
            metrics.serve(app.state.games, options.metrics_port + options.worker)
        yield
        await app.state.games.close()

    app = routed(lifespan)
    for path, answer in (("/health", health), ("/health/live", live), ("/health/ready", health)):
        app.add_api_route(path, answer, methods=["GET"])
    return Guard(app, options)


def routed(lifespan: Lifespan[FastAPI] | None = None) -> Application:
    """The application behind the guard: its routes, and what it says when one refuses."""
    modules = (
        lobby,
        companion,
        learn,
        following,
        joining,
        room,
        play,
        together,
        asking,
        mine,
        numbers,
        looking,
        books,
        coach,
        puzzles,
    )  # lessons before games
    routers = tuple(module.router for module in modules)
    app = Application(routers, title="Gùgōng", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(StoreError, not_written)
    app.add_exception_handler(Taken, too_late)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(TooLarge, too_large)
    app.add_exception_handler(TooSlow, too_slow)
    app.add_exception_handler(Exception, broken)
    return app


def end_streams(app: object) -> None:
    """Tell all streams of an application to end."""
    assert isinstance(app, Guard)
    assert isinstance(app.app, FastAPI)
    games: RunningGames | None = getattr(app.app.state, "games", None)
    if games is not None:
        games.end_streams()


async def health(request: Request) -> Response:
    """Whether the server and its store answer: readiness, which reads and writes."""
    store = request.app.state.games.store
    store.plies([])
    store.check()
    return json_response({"ok": True})


async def live(request: Request) -> Response:
    """Whether the server answers at all, whatever its store does, and which worker it is."""
    return json_response({"ok": True, "worker": request.app.state.games.options.worker})


async def refused(request: Request, error: Exception) -> Response:
    """A Refusal, as a page or as JSON."""
    assert isinstance(error, Refusal)
    return common.problem(request, error)


async def not_written(request: Request, error: Exception) -> Response:
    """The disk is full, or another process holds the database."""
    assert isinstance(error, StoreError)
    return common.problem(request, refuse(503, "page-not-written", what=phrase_of(error.told())))


async def too_late(request: Request, _error: Exception) -> Response:
    """Two did the same at one moment, and this one came second; nothing has changed by it."""
    return common.problem(request, Refusal(409, "friends-wish-again"))


async def plain(request: Request, error: Exception) -> Response:
    """What the framework refuses, in plain words."""
    assert isinstance(error, HTTPException)
    key = PLAIN.get(error.status_code, "page-plain")
    return common.problem(request, refuse(error.status_code, key, what=str(error.detail)))


async def too_large(request: Request, error: Exception) -> Response:
    """A body beyond its limit."""
    assert isinstance(error, TooLarge)
    return common.problem(request, refuse(413, "page-too-large", limit=f"{error.limit:,}"))


async def too_slow(request: Request, _error: Exception) -> Response:
    """A body that does not come."""
    reply = common.problem(request, Refusal(408, "page-too-slow"))
    reply.headers["connection"] = "close"
    return reply


async def broken(request: Request, _error: Exception) -> Response:
    """Our own mistake; the guard writes it to the log."""
    return common.problem(request, Refusal(500, BROKEN))
