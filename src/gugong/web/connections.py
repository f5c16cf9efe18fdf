"""What a connection may do before anybody has asked anything: so many of one address, and heads that come in time."""

from __future__ import annotations

import asyncio
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gugong.web.guard import network_of
from gugong.web.options import Options


def protocol(options: Options) -> type[asyncio.Protocol]:
    """The protocol of a server: its limits are counted together."""
    open_by: Counter[str] = Counter()

    class Connection(HttpToolsProtocol):
        """One connection."""

        whose = ""
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Let it in, if not too many of this address are."""
            super().connection_made(transport)
            client = self.client[0] if self.client else ""
            if client not in options.proxies:
                self.whose = network_of(client)
                open_by[self.whose] += 1
                if open_by[self.whose] > options.most_connections:
                    transport.close()
                    return
            self.wait()

        def wait(self) -> None:
            """The head of the next request has to come in time."""
            self.waiting = self.loop.call_later(options.head_time, self.too_slow)

        def too_slow(self) -> None:
            """Nobody waits any longer."""
            if not self.transport.is_closing():
                self.transport.close()

        def data_received(self, data: bytes) -> None:
            """A part of a request: once one is under way its head has to be complete in time."""
            if self.waiting is None and (self.cycle is None or self.cycle.response_complete):
                self.wait()
            super().data_received(data)

        def on_headers_complete(self) -> None:
            """The head is there."""
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None
            super().on_headers_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            """It has gone."""
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None
            if self.whose:
                open_by[self.whose] -= 1
                if open_by[self.whose] <= 0:
                    del open_by[self.whose]
            super().connection_lost(exc)

    return Connection
