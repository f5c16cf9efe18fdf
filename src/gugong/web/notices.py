"""Telling people that it is their turn, where they want to be told: hosts that the server's owner has named."""

from __future__ import annotations

import asyncio
import logging
from http.client import HTTPConnection, HTTPSConnection
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import orjson

from gugong.web.options import Options
from gugong.web.refusals import Refusal, refuse
from gugong.web.store import Store
from gugong.words.voice import Voice

if TYPE_CHECKING:
    from gugong.web.games.live import LiveGame

LOG: Final = logging.getLogger("gugong.web")
PATIENCE: Final = 5.0
LONGEST: Final = 500
AT_ONCE: Final = 8
LINES: Final = {"http": HTTPConnection, "https": HTTPSConnection}
PORTS: Final = {"http": 80, "https": 443}


class Notices:
    """What goes out to webhooks."""

    def __init__(self, store: Store, options: Options) -> None:
        self.store = store
        self.options = options
        self.at_once = asyncio.Semaphore(AT_ONCE)

    async def tell(self, live: LiveGame) -> None:
        """The person asked, if they have named a webhook, hears of it once; whether that arrives is nobody's loss."""
        asked = live.asked
        if not self.options.webhook_hosts or asked < 0 or live.row.opened:
            return
        ply, hooks = live.ply, set()
        for holder in (live.seats[asked].holder, *live.seats[asked].also):
            hook = self.store.tables.person(holder).hook if holder else ""
            if hook and allowed(hook, self.options.webhook_hosts):
                hooks.add(hook)
        what = Voice().tell("friends-hook", address=f"/games/{live.row.id}")
        body = orjson.dumps({"game": live.row.id, "ply": ply, "text": what, "content": what})
        for hook in hooks:
            async with self.at_once:
                try:
                    await asyncio.to_thread(send, hook, body)
                except (OSError, ValueError) as error:
                    LOG.warning("a webhook of game %s was not reached (%s)", live.row.id, type(error).__name__)


def send(address: str, body: bytes) -> None:
    """One POST; where it redirects to is not followed."""
    parts = urlsplit(address)
    line = LINES[parts.scheme](parts.hostname or "", parts.port or PORTS[parts.scheme], timeout=PATIENCE)
    try:
        path = parts.path or "/"
        line.request(
            "POST", f"{path}?{parts.query}" if parts.query else path, body, {"Content-Type": "application/json"}
        )
        line.getresponse()
    finally:
        line.close()


def allowed(address: str, hosts: tuple[str, ...]) -> bool:
    """Whether the server's owner has named its host; one without a port means the usual one."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in LINES or not parts.hostname or parts.username is not None or not address.isprintable():
        return False
    usual = port in (None, PORTS[parts.scheme])
    names = {f"{parts.hostname}:{port or PORTS[parts.scheme]}", *((parts.hostname,) if usual else ())}
    return any(host.lower() in names for host in hosts)


def checked(address: str, options: Options) -> str:
    """An address to be told at, or "" for none; a Refusal says what is wrong with it."""
    address = address.strip()
    if not address:
        return ""
    if not options.webhook_hosts:
        raise Refusal(403, "friends-no-hooks")
    if len(address) > LONGEST or not address.isascii() or " " in address or not allowed(address, options.webhook_hosts):
        raise refuse(422, "friends-hook-host", hosts=options.webhook_hosts)
    return address
