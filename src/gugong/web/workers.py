"""Several processes that serve one port: a parent that starts them, replaces whichever dies, and ends them together.

Each worker has a socket of its own at the same address (SO_REUSEPORT), among which the system shares out connections.
What a worker is told comes by its stdin, since an argument could be read by others on this machine; when that ends,
the parent has gone, however it went, and the worker ends as well.
"""

from __future__ import annotations

import json
import math
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from threading import Thread
from typing import Final, TextIO

import click
import msgspec

from gugong.installing import packages_from_outside
from gugong.spoken import tell
from gugong.web.counting import shared
from gugong.web.options import Options

CAN: Final = hasattr(socket, "SO_REUSEPORT") and sys.platform != "win32"
READY: Final = "ready"
START_TIME: Final = 60.0  # seconds
AT_MOST: Final = 1.0  # a worker that dies at once is started anew once in so many seconds
FEWEST: Final = 8  # of what one visitor may have open at a worker: a browser has six connections
PATIENCE: Final = 8.0  # seconds that workers have to end


class Worker:
    """One process that serves."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.begun = 0.0
        self.is_ready = False
        self.process: subprocess.Popen[str]

    def start(self) -> None:
        """Start it, and tell it what to do."""
        self.begun, self.is_ready = time.monotonic(), False
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gugong.web.workers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl+C is for the parent
            pass_fds=[self.options.counts] if self.options.counts >= 0 else (),
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        told = {"options": asdict(self.options), "packages": packages_from_outside()}
        self.process.stdin.write(json.dumps(told) + "\n")
        self.process.stdin.flush()
        Thread(target=self.hear, args=(self.process.stdout,), daemon=True).start()

    def hear(self, said: TextIO) -> None:
        """Note when it is ready."""
        for line in said:
            self.is_ready = self.is_ready or line.strip() == READY


def run(options: Options, bound: socket.socket, said: Callable[[], None]) -> int:
    """Serve with several workers until somebody ends it; the exit code."""
    ended: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda received, _frame: ended.append(received))
    counts = shared()
    each = replace(shared_out(options), counts=counts.fileno())
    workers = [Worker(replace(each, worker=number)) for number in range(options.workers)]
    try:
        for worker in workers:
            worker.start()
        if not come_up(workers, ended):
            return 1 if not ended else 0
        said()
        while not ended:
            time.sleep(0.1)
            for worker in workers:
                if worker.process.poll() is not None and time.monotonic() > worker.begun + AT_MOST:
                    click.echo(tell("page-worker-gone", n=worker.options.worker + 1), err=True)
                    worker.start()
    finally:
        end(workers)
        counts.close()
        bound.close()
    return 0 if ended[0] == signal.SIGTERM else 128 + ended[0]


def shared_out(options: Options) -> Options:
    """What one worker may have of what is open at once; the system shares connections out evenly."""

    def part(most: int) -> int:
        return max(min(most, FEWEST), math.ceil(most / options.workers))

    return replace(
        options,
        most_connections=part(options.most_connections),
        most_followed=part(options.most_followed),
        most_streams=part(options.most_streams),
    )


def come_up(workers: list[Worker], ended: list[int]) -> bool:
    """Wait until all are ready; whether they are."""
    until = time.monotonic() + START_TIME
    while not all(worker.is_ready for worker in workers):
        if ended or time.monotonic() > until or any(worker.process.poll() is not None for worker in workers):
            return False
        time.sleep(0.02)
    return True


def end(workers: list[Worker]) -> None:
    """Let all finish what they are at; whoever does not end is ended."""
    running = [worker.process for worker in workers if hasattr(worker, "process") and worker.process.poll() is None]
    for process in running:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in running:
        try:
            process.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def main() -> None:
    """What a worker's process runs."""
    from gugong.installing import install_all
    from gugong.web.serving import bind, serve_here

    told = json.loads(sys.stdin.readline())
    install_all(tuple(told["packages"]))
    options = msgspec.convert(told["options"], Options)
    Thread(target=watch, daemon=True).start()
    bound = bind(options.host, options.port, any_port=False, shared=True)

    def ready() -> None:
        print(READY, flush=True)

    sys.exit(serve_here(options, bound, ready))


def watch() -> None:
    """When the parent has gone, end as if it had said so."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
