"""The server: routes behind a guard, and a hall of games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from gugong.web.guard import BROKEN, Guard, TooLarge
from gugong.web.hall import Hall
from gugong.web.options import Options
from gugong.web.refusals import Refusal
from gugong.web.routes import books, common, lobby, looking, play
from gugong.web.routes.common import json_response
from gugong.web.store import StoreError

PLAIN = {404: "there is nothing at this address", 405: "that cannot be done at this address"}


def make_app(options: Options) -> Guard:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = Hall(options)
        app.state.hall.spawn(app.state.hall.watch())
        yield
        await app.state.hall.close()

    app = FastAPI(title="Gùgōng", lifespan=lifespan, docs_url=None, redoc_url=None)
    for routes in (lobby, play, looking, books):
        app.include_router(routes.router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(StoreError, not_written)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(TooLarge, too_large)
    app.add_exception_handler(Exception, broken)
    app.add_api_route("/health", health, methods=["GET"])
    return Guard(app, options)


async def health(request: Request) -> Response:
    """Whether the server and its store answer."""
    request.app.state.hall.store.plies([])
    return json_response({"ok": True})


async def refused(request: Request, error: Exception) -> Response:
    """A Refusal, as a page or as JSON."""
    assert isinstance(error, Refusal)
    return common.problem(request, error)


async def not_written(request: Request, error: Exception) -> Response:
    """The disk is full, or another process holds the database."""
    what = f"{error}. Nothing has changed; try again in a moment"
    return common.problem(request, Refusal(503, what))


async def plain(request: Request, error: Exception) -> Response:
    """What the framework refuses, in plain words."""
    assert isinstance(error, HTTPException)
    return common.problem(request, Refusal(error.status_code, PLAIN.get(error.status_code, str(error.detail))))


async def too_large(request: Request, error: Exception) -> Response:
    """A body beyond its limit."""
    return common.problem(request, Refusal(413, str(error)))


async def broken(request: Request, _error: Exception) -> Response:
    """Our own mistake; the guard writes it to the log."""
    return common.problem(request, Refusal(500, BROKEN))
