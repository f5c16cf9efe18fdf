"""The guard at the door: hosts, origins, sizes, rates, and the headers on everything that goes out.

A plain ASGI layer, so that a request passes it in microseconds. What it refuses never reaches a route.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from starlette.requests import ClientDisconnect

from gugong.web.languages import language_for
from gugong.web.options import Options
from gugong.words.voice import Voice

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOG = logging.getLogger("gugong.web")
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
MOST_VISITORS: Final = 10_000
LONGEST_ADDRESS: Final = 4096
HOUSEHOLD: Final = 64  # bits of an IPv6 address
BROKEN: Final = "page-broken"


class Guard:
    """Stands before an app."""

    def __init__(self, app: App, options: Options) -> None:
        self.app = app
        self.options = options
        self.names = {"localhost", *(name.lower() for name in options.names)}
        self.buckets: dict[str, tuple[float, float]] = {}  # by visitor: requests left, and when that was counted

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
        state = {"started": False}

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                state["started"] = True
                message["headers"] = dressed(message.get("headers", []))
            await send(message)

        try:
            await self.app(scope, limited(receive, limit), guarded)
        except ClientDisconnect:
            LOG.info("a request to %s was not sent to its end", route_of(scope))
        except Exception:
            LOG.exception("a request to %s failed", route_of(scope))
            if not state["started"]:
                await self.refuse(send, 500, BROKEN, wished(headers))

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        """Why this request is not even looked at: a status, and the key of a sentence."""
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.knows(host):
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
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def has_time_for(self, scope: Scope) -> bool:
        """A bucket of requests for each visitor, filled as time goes by."""
        visitor = network_of(str((scope.get("client") or ("", 0))[0]))
        now = time.monotonic()
        most, rate = float(self.options.requests_at_once), self.options.requests_a_second
        left, counted = self.buckets.get(visitor, (most, now))
        left = min(most, left + (now - counted) * rate)
        if visitor not in self.buckets and len(self.buckets) >= MOST_VISITORS:
            self.buckets.clear()
        self.buckets[visitor] = (max(left - 1, -1.0), now)
        return left >= 1

    async def refuse(self, send: Send, status: int, key: str, language: str) -> None:
        """A plain sentence, as JSON."""
        body = orjson.dumps({"what": Voice(language).tell(key)})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": dressed(headers)})
        await send({"type": "http.response.body", "body": body})


WANTED: Final = frozenset({b"host", b"origin", b"sec-fetch-site", b"content-length", b"accept-language"})


class TooLarge(Exception):
    """The body goes on beyond its limit."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


def limited(receive: Receive, limit: int) -> Receive:
    """A body of at most so many bytes."""
    read = 0

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            raise TooLarge(limit)
        return message

    return counted


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
    return str(getattr(scope.get("route"), "path", "?"))
