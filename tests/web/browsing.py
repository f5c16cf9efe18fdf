"""A server on loopback for a test, and a browser without a window: cookies, pages, answers, streams."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn

from gugong.web.app import make_app
from gugong.web.connections import protocol
from gugong.web.options import Options
from gugong.web.serving import Server, bind

ACTION = re.compile(r'data-action="([^"]+)"')
PATIENCE = 60.0
GENEROUS: dict[str, Any] = {
    "most_connections": 1000,
    "requests_a_second": 1e6,
    "requests_at_once": 1_000_000,
    "new_games_a_minute": 1e6,
}


class Reply:
    """What came back."""

    def __init__(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers}
        self.body = body

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Browser:
    """One browser: it keeps its cookies."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None, host: str = ""
    ) -> Reply:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Host": host or f"127.0.0.1:{self.port}", **(headers or {})}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection.request(method, path, body, sent)
        answer = connection.getresponse()
        reply = Reply(answer.status, answer.getheaders(), answer.read())
        connection.close()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, headers={"Accept": "text/html", **headers})

    def post(self, path: str, data: object) -> Reply:
        return self.ask("POST", path, json.dumps(data).encode(), {"Content-Type": "application/json"})

    def new_game(self, *kinds: str, seed: int | None = 7, **options: Any) -> str:
        """Begin a game and return its address."""
        reply = self.post("/games", {"seats": [{"kind": kind} for kind in kinds], "options": options, "seed": seed})
        assert reply.status == 201, reply.text
        return str(reply.json["location"])

    def stream(self, path: str, messages: int, wait: float = PATIENCE) -> list[dict[str, Any]]:
        """The next so many messages of a stream."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as line:
            cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n\r\n".encode())
            read = b""
            while read.count(b"\ndata: ") < messages or not read.split(b"\ndata: ")[-1].count(b"\n\n"):
                more = line.recv(1 << 20)
                assert more, "the stream ended"
                read += more
        return [json.loads(line[6:]) for line in unchunked(read).split(b"\n") if line.startswith(b"data: ")]


def unchunked(read: bytes) -> bytes:
    """The body of a chunked reply, as far as it has come."""
    _, _, rest = read.partition(b"\r\n\r\n")
    body = b""
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        length = int(size or b"0", 16)
        body, rest = body + rest[:length], rest[length + 2 :]
    return body


def actions(html: str) -> list[str]:
    """The answers that can be clicked, each once."""
    return list(dict.fromkeys(ACTION.findall(html)))


def ply_of(html: str) -> int:
    found = re.search(r'data-ply="(\d+)"', html)
    assert found is not None
    return int(found.group(1))


@contextmanager
def serving(database: Path, **options: Any) -> Iterator[int]:
    """A server in a thread of this process; the port it listens at."""
    bound = bind("127.0.0.1", 0, any_port=True)
    port: int = bound.getsockname()[1]
    settings = Options(f"sqlite:///{database}", port=port, **{**GENEROUS, **options})
    config = uvicorn.Config(
        make_app(settings), http=protocol(settings), log_level="error", access_log=False, timeout_graceful_shutdown=1
    )
    server = Server(config, lambda: None)
    thread = Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until, "the server did not start in time"
        time.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()
