"""A real server and Debian's Chromium; without the browser these tests are skipped, and say so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

WANTED = ("chromium", "chromium-browser", "google-chrome")
ADDRESS = re.compile(r"http://\S+")


def found_chromium() -> str:
    """Where the browser is; "" if there is none."""
    return next((path for name in WANTED if (path := shutil.which(name))), "")


def chromium() -> str:
    """Where the browser is; skips the test if there is none, or nothing to drive it with."""
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed: pip install playwright")
    if not found_chromium():
        pytest.skip("no chromium on this machine: install Debian's package chromium")
    return found_chromium()


def launch(playwright: Any, path: str) -> Any:
    """The browser, without a window and without calls home."""
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    return playwright.chromium.launch(executable_path=path, args=arguments)


class Server:
    """A server in a process of its own, which can be killed and started again on the same port and file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "gugong.cli", "play", "--no-browser"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(os.environ)
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            found = ADDRESS.search(line)
            if found:
                self.address = found.group().rstrip("/.")
                self.port = int(self.address.rpartition(":")[2])
                return
        raise AssertionError(f"the server did not start: {''.join(said)}")

    def kill(self) -> None:
        """As `kill -9` does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """For a module, no longer: while Playwright runs, this thread has an event loop, and other tests want one."""
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = launch(playwright, path)
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("web") / "games.db")
    started.start()
    yield started
    started.stop()


@pytest.fixture
def own_server(browser: Any, tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    started = Server(tmp_path / "games.db")
    started.start()
    yield started
    started.stop()
