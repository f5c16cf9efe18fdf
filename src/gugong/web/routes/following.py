"""Streams: a page, or all open pages of a browser, are told what changes as it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

import orjson
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from gugong.web import packing, present
from gugong.web.games.live import LiveGame
from gugong.web.games.running import RunningGames
from gugong.web.refusals import Refusal
from gugong.web.routes.common import (
    Routes,
    games_of,
    position_of,
    seen_game,
    settings_of,
    sight,
    usual_language,
    visitor_of,
)

LOG: Final = logging.getLogger("gugong.web")
router = Routes()
MOST_FOLLOWED: Final = 24  # games of one browser
LONGEST_MARK: Final = 40
KIND: Final = "text/event-stream"


@router.get("/games/{id}/stream")
async def stream(request: Request, id: str) -> Response:
    """Everything that changes at one table."""
    return await followed(request, [id], [request.query_params.get("have")])


@router.get("/stream")
async def streams(request: Request) -> Response:
    """The same for all tables that a browser has open, over one connection: `?game=…&have=…&game=…&have=…`."""
    games = list(dict.fromkeys(request.query_params.getlist("game")))
    marks = request.query_params.getlist("have")
    if not games or len(games) > MOST_FOLLOWED or len(marks) not in (0, len(games)):
        raise Refusal(422, "page-streams")
    return await followed(request, games, [*marks] if marks else [""] * len(games))


async def followed(request: Request, ids: list[str], marks: list[str | None]) -> Response:
    """A stream of these games; one that is not this browser's is passed over where there are others."""
    games = games_of(request)
    changed = asyncio.Event()
    settings, language = settings_of(request), usual_language(request)
    ply = told_last(request)
    followers: list[Follower] = []
    refused: Refusal | None = None
    visitor = visitor_of(request)
    room = games.options.most_followed - followed_by(games, visitor)
    for id, mark in zip(ids, marks, strict=True):
        try:
            live, seen = await seen_game(request, id)
            if not seen.watching and following(live) >= games.options.most_streams:
                raise Refusal(429, "page-many-pages")
            if len(followers) >= room:  # a game that somebody follows stays in memory
                raise Refusal(429, "page-many-followed")
        except Refusal as refusal:
            refused = refusal
            continue
        follower = Follower(live, request, settings, language, mark and mark[:LONGEST_MARK], changed)
        follower.watches = seen.watching
        follower.visitor = visitor
        follower.due = mark is not None or ply != live.ply
        followers.append(follower)
    if refused is not None and not followers:
        raise refused
    packs = "gzip" in packing.taken(request.headers.get("accept-encoding", ""))
    return Following(Feed(followers, changed, games.closing, packs), games.options.heartbeat)


def following(live: LiveGame) -> int:
    """How many pages of those who sit there follow a game; those who watch may be as many as come."""
    return sum(not (isinstance(each, Follower) and each.watches) for each in live.followers)


def followed_by(games: RunningGames, visitor: str) -> int:
    """How many pages of one visitor follow a game, over all games."""
    followers = (each for live in games.lives.values() for each in live.followers)
    return sum(isinstance(each, Follower) and each.visitor == visitor for each in followers)


def told_last(request: Request) -> int:
    """The ply that a page without marks was told last."""
    told = request.headers.get("last-event-id") or request.query_params.get("ply", "")
    return int(told) if told.isdecimal() and len(told) < 9 else -1


class Follower:
    """One game that a page follows."""

    def __init__(
        self,
        live: LiveGame,
        request: Request,
        settings: present.Settings,
        language: str,
        mark: str | None,
        changed: asyncio.Event,
    ) -> None:
        self.live = live
        self.request = request  # its cookies say who follows
        self.settings = settings
        self.language = language
        self.mark = mark  # of what the page has; None for one that keeps nothing
        self.due = True
        self.watches = False  # from outside: as many as come
        self.visitor = ""  # the network that follows
        self._changed = changed

    def set(self) -> None:
        """Something has changed."""
        self.due = True
        self._changed.set()

    def message(self, packs: bool) -> bytes:
        """What the page does not have yet, made once for all that see the same; nothing if it has it all."""
        self.due = False
        live = self.live
        seen = sight(self.request, live)
        if seen is None:  # the seat is somebody else's by now, or nobody's
            gone = b"data: %s\n\n" % orjson.dumps({"game": live.row.id, "gone": True})
            return packing.message(gone) if packs else gone
        now = position_of(live, seen, self.settings, self.language)
        if self.mark == now.mark:
            return b""
        key = (self.mark, now.mark, packs)
        found = live.shown.messages.get(key)
        if found is None:
            if self.mark is None:
                body = now.whole()
            else:
                body = {"game": live.row.id, **now.since(live.shown.lately.get(self.mark))}
            found = b"id: %d\ndata: %s\n\n" % (live.ply, orjson.dumps(body))
            live.shown.messages[key] = found = packing.message(found) if packs else found
        if self.mark is not None:
            self.mark = now.mark
        return found


class Feed:
    """One connection: the games it follows, and what is sent of them."""

    def __init__(self, followers: list[Follower], changed: asyncio.Event, closing: asyncio.Event, packs: bool) -> None:
        self.followers = followers
        self.changed = changed
        self.closing = closing
        self.packs = packs

    async def sent(self, heartbeat: float) -> AsyncIterator[bytes]:
        """The lines of the stream, until the server closes."""
        yield (packing.GZIP_START if self.packs else b"") + self.line(b"retry: 1000\n\n")
        while not self.closing.is_set():
            self.changed.clear()
            data = b"".join([each.message(self.packs) for each in self.followers if each.due])
            if data:
                yield data
            try:
                async with asyncio.timeout(heartbeat):
                    await self.changed.wait()
            except TimeoutError:
                yield self.line(b": still here\n\n")

    def line(self, data: bytes) -> bytes:
        return packing.message(data) if self.packs else data


class Following(StreamingResponse):
    """A stream that counts from the moment it was granted: a burst of requests cannot pass the limit together."""

    def __init__(self, feed: Feed, heartbeat: float) -> None:
        headers = {"cache-control": "no-store", **({"content-encoding": "gzip"} if feed.packs else {})}
        super().__init__(feed.sent(heartbeat), media_type=KIND, headers=headers)
        self.feed = feed
        for follower in feed.followers:
            follower.live.followers.add(follower)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the page has gone, or the server has."""
        try:
            await super().__call__(scope, receive, send)
        except asyncio.CancelledError:
            if not self.feed.closing.is_set():
                raise
            LOG.info("a page that took nothing any more was cut off at the server's end")
        finally:
            for follower in self.feed.followers:
                follower.live.followers.discard(follower)
