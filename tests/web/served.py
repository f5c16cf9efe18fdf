"""A real server in processes of its own, as `gugong serve` starts it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from subprocess import PIPE
from typing import Any

PATIENCE = 60.0


class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def workers(self) -> list[int]:
        """The processes that serve, of several."""
        children = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        with open(children) as found:
            return [int(each) for each in found.read().split()]

    def line(self, worker: int) -> HTTPConnection:
        """A connection to this worker: the system shares connections out."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            try:
                line.request("GET", "/health/live")
                if json.loads(line.getresponse().read()).get("worker") == worker:
                    return line
            except (OSError, HTTPException):
                pass
            line.close()
            time.sleep(0.05)
        raise AssertionError(f"worker {worker} does not answer")

    def end(self, number: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


class Again:
    """A server that is killed and started again, at the same port and with the same database."""

    def __init__(self, database: str, log: Path, *more: str) -> None:
        self.database, self.more = database, more
        self.log = log  # its errors: a pipe that nobody reads would stop it
        self.port = 0
        self.served: Served | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("a") as errors:
            self.served = started(self.database, *self.more, port=self.port, errors=errors)
        self.port = self.served.port

    def kill(self) -> None:
        """All of it, as `kill -9` does."""
        assert self.served is not None
        for pid in (self.served.process.pid, *self.served.workers()):
            os.kill(pid, signal.SIGKILL)
        self.served.process.wait()

    def stop(self) -> None:
        if self.served is not None:
            stopped(self.served.process)


def started(database: str, *more: str, port: int = 0, errors: Any = PIPE, env: dict[str, str] | None = None) -> Served:
    """A server on loopback that answers."""
    command = [sys.executable, "-m", "gugong.cli", "serve", "--port", str(port), "--database", database, *more]
    environment = os.environ | {"PYTHONUNBUFFERED": "1", **(env or {})}
    process = subprocess.Popen(command, stdout=PIPE, stderr=errors, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r":(\d+)/", line)
    if found is None:
        said = process.stderr.read() if process.stderr is not None else ""
        stopped(process)
        raise AssertionError(line + said)
    return Served(process, int(found[1]))


def stopped(process: subprocess.Popen[str]) -> None:
    """End it, if it has not ended."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
    process.wait()
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


@contextmanager
def served(database: str, *more: str, env: dict[str, str] | None = None) -> Iterator[Served]:
    """A server on loopback for as long as it is needed."""
    made = started(database, *more, env=env)
    try:
        yield made
    finally:
        stopped(made.process)


def ask(line: HTTPConnection, cookie: str, method: str, path: str, data: object = None) -> tuple[int, Any]:
    """A request on this connection."""
    body = None if data is None else json.dumps(data).encode()
    line.request(method, path, body, {"Cookie": cookie, "Content-Type": "application/json"})
    reply = line.getresponse()
    read = reply.read()
    return reply.status, json.loads(read)
