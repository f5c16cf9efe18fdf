"""The guard at the door: hosts, origins, sizes, rates, and the headers on everything that goes out.

A plain ASGI layer, so that a request passes it in microseconds. What it refuses never reaches a route.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from starlette.requests import ClientDisconnect

from gugong.web import logs, metrics, packing
from gugong.web.counting import MOST_VISITORS, buckets
from gugong.web.languages import language_for
from gugong.web.options import Options
from gugong.words.voice import Voice

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOG = logging.getLogger("gugong.web")
REQUESTS = logging.getLogger("gugong.requests")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # with "no-referrer" a form of ours would be sent with the origin "null"
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
PRIVATE: Final = (b"cache-control", b"no-store")
READING: Final = ("GET", "HEAD")
MOST_HOSTS: Final = 100
LONGEST_ADDRESS: Final = 4096
HOUSEHOLD: Final = 64  # bits of an IPv6 address
STREAMS: Final = ("/stream", "/games/{id}/stream")
ROUTE: Final = "gugong.route"  # where a route notes its path, for the log
BROKEN: Final = "page-broken"


class Guard:
    """Stands before an app."""

    def __init__(self, app: App, options: Options) -> None:
        self.app = app
        self.options = options
        self.names = {"localhost", *(name.lower() for name in options.names)}
        self.hosts: set[str] = set()  # as requests have named us lately
        self.buckets = buckets(options.counts, "requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let through with a limit on the body and headers on the answer."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            return
        headers = {key: value for key, value in scope["headers"] if key in WANTED}
        refused = self.refusal(scope, headers)
        if refused is not None:
            await self.refuse(send, *refused, wished(headers))
            return
        limit = self.options.record_body if scope["path"] == "/records" else self.options.small_body
        begun = time.perf_counter()
        id = token_hex(6)
        logs.REQUEST.set(id)
        state: dict[str, Any] = {"started": False, "status": 0}
        reply = Reply(send, headers.get(b"accept-encoding", b"").decode("latin-1"))

        async def guarded(message: Message) -> None:
            state["started"] = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", id.encode())]
                state["status"] = message["status"]
            await reply.send(message)

        try:
            await self.app(scope, limited(receive, limit, self.options.body_time), guarded)
        except ClientDisconnect:
            LOG.info("a request to %s was not sent to its end", route_of(scope))
        except Exception:
            LOG.exception("a request to %s failed", route_of(scope))
            if not state["started"]:
                await self.refuse(send, 500, BROKEN, wished(headers))
        finally:
            self.note(scope, int(state["status"]), time.perf_counter() - begun)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request, and write a line about it where that is wished."""
        metrics.counted(scope["method"], status).inc()
        if route_of(scope) not in STREAMS:
            metrics.SECONDS.observe(seconds)
        if REQUESTS.isEnabledFor(logging.INFO):
            told = {
                "method": scope["method"],
                "route": route_of(scope),
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            LOG.info("request", extra=told)

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        """Why this request is not even looked at: a status, and the key of a sentence."""
        host = headers.get(b"host", b"").decode("latin-1")
        if host not in self.hosts and not self.knows(host):
            return 421, "page-other-name"
        if len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            return 414, "page-long-address"
        if scope["method"] not in READING and not own_origin(headers, host):
            return 403, "page-other-site"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12:
            return 400, "page-no-length"
        if not self.has_time_for(scope):
            return 429, "page-many-requests"
        return None

    def knows(self, host: str) -> bool:
        """Whether this is a name of ours: a plain address, localhost, or one that was set."""
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname or "", parts.port
        except ValueError:
            return False
        if name in self.names:
            if len(self.hosts) < MOST_HOSTS:
                self.hosts.add(host)
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        if len(self.hosts) < MOST_HOSTS:
            self.hosts.add(host)
        return True

    def has_time_for(self, scope: Scope) -> bool:
        """Whether this visitor may ask now, by whichever worker."""
        visitor = network_of(str((scope.get("client") or ("", 0))[0]))
        return self.buckets.take(visitor, self.options.requests_at_once, self.options.requests_a_second)

    async def refuse(self, send: Send, status: int, key: str, language: str) -> None:
        """A plain sentence, as JSON."""
        body = orjson.dumps({"what": Voice(language).tell(key)})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": dressed(headers)})
        await send({"type": "http.response.body", "body": body})


class Reply:
    """What goes out: with our headers, and packed where it is sent in one piece."""

    def __init__(self, send: Send, accepts: str) -> None:
        self._send = send
        self._accepts = accepts
        self._start: Message | None = None  # until it is known whether all of the body comes with the first piece

    async def send(self, message: Message) -> None:
        """A message of the application."""
        if message["type"] == "http.response.start":
            message["headers"] = dressed(message.get("headers", []))
            self._start = message
            return
        if self._start is not None:
            start, self._start = self._start, None
            if not message.get("more_body", False):
                self.pack(start, message)
            await self._send(start)
        await self._send(message)

    def pack(self, start: Message, message: Message) -> None:
        """Pack a body that is complete, as the browser takes it."""
        headers: list[tuple[bytes, bytes]] = start["headers"]
        named = dict(headers)
        if b"content-encoding" in named:
            return
        found = packing.packed(message.get("body", b""), named.get(b"content-type", b""), self._accepts)
        if found is None:
            return
        message["body"], encoding = found
        vary = named.get(b"vary", b"")
        kept = [each for each in headers if each[0] not in (b"content-length", b"vary")]
        length = str(len(found[0])).encode()
        more = [(b"content-encoding", encoding), (b"content-length", length)]
        start["headers"] = [*kept, *more, (b"vary", b", ".join(filter(None, (vary, b"accept-encoding"))))]


WANTED: Final = frozenset(
    {b"accept-encoding", b"host", b"origin", b"sec-fetch-site", b"content-length", b"accept-language"}
)


class TooLarge(Exception):
    """The body goes on beyond its limit."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class TooSlow(Exception):
    """The body does not come."""


def limited(receive: Receive, limit: int, seconds: float) -> Receive:
    """A body of at most so many bytes, all there after so many seconds."""
    read = 0
    more = True
    until = asyncio.get_running_loop().time() + seconds

    async def counted() -> Message:
        nonlocal read, more
        if not more:  # the body is there: what is waited for is that the page goes
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        more = bool(message.get("more_body", False))
        read += len(message.get("body", b""))
        if read > limit:
            raise TooLarge(limit)
        return message

    return counted


@lru_cache(maxsize=MOST_VISITORS)
def network_of(address: str) -> str:
    """Whom an address stands for: with IPv6 one household has 2^64 of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, ipaddress.IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))


def wished(headers: dict[bytes, bytes]) -> str:
    """The language that the browser wishes."""
    return language_for("", headers.get(b"accept-language", b"").decode("latin-1"))


def own_origin(headers: dict[bytes, bytes], host: str) -> bool:
    """Whether a request that changes something was sent by a page of ours, or by no page at all."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    said = origin.decode("latin-1").lower()
    return said in (f"http://{host.lower()}", f"https://{host.lower()}")


def dressed(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The answer's headers with ours; a page about a game is kept by nobody."""
    names = {key.lower() for key, _ in headers}
    cache = () if b"cache-control" in names else (PRIVATE,)
    return [*headers, *HEADERS, *cache]


def route_of(scope: Scope) -> str:
    """The route of a request for the log, without what stands in its address."""
    return str(scope.get(ROUTE) or getattr(scope.get("route"), "path", "?"))
