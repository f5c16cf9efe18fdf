"""The unit, the image and the composition of docs/host.md: every command of ours in them serves, as it is written.

Places and ports are this test's. No image is built here and nothing of the system is started: Docker, systemd, Caddy
and an index of packages are not at hand.
"""

from __future__ import annotations

import json
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gugong.web import workers
from tests.docs.pages import ROOT
from tests.web import postgres
from tests.web.browsing import Browser
from tests.web.served import served

FILES = ROOT / "examples" / "hosting"
PAGE = ROOT / "docs" / "host.md"


def commands() -> Iterator[tuple[str, list[str]]]:
    """Every `gugong serve` there is, by the file it stands in."""
    unit = (FILES / "gugong.service").read_text()
    yield "gugong.service", shlex.split(next(re.finditer(r"^ExecStart=(.+)$", unit, re.MULTILINE))[1])
    image = (FILES / "Dockerfile").read_text()
    yield "Dockerfile", json.loads(next(re.finditer(r"^CMD (.+)$", image, re.MULTILINE))[1])
    composed = (FILES / "compose.yaml").read_text()
    yield "compose.yaml", shlex.split(next(re.finditer(r"command: (gugong .+)$", composed, re.MULTILINE))[1])


@pytest.mark.parametrize(("file", "command"), list(commands()), ids=[file for file, _ in commands()])
def test_every_command_serves(file: str, command: list[str], tmp_path: Path) -> None:
    assert command[0].endswith("gugong")
    assert command[1] == "serve"
    rest = command[2:]
    database = rest[rest.index("--database") + 1]
    for taken in ("--port", "--database", "--host", "--metrics-port"):  # this test's own
        if taken in rest:
            place = rest.index(taken)
            del rest[place : place + 2]
    if not database.startswith("postgresql"):
        reached(str(tmp_path / "games.db"), rest)
        return
    found = postgres.binaries()
    if found is None:
        pytest.skip("no PostgreSQL here: Debian's package `postgresql` has it")
    with postgres.running(found) as cluster:
        reached(cluster.database("composed"), rest)


def test_the_image_asks_whether_it_is_well(tmp_path: Path) -> None:
    """Its HEALTHCHECK, as it is written but for the port: well while the server can write, and not afterwards."""
    image = (FILES / "Dockerfile").read_text()
    command = json.loads(next(re.finditer(r"^HEALTHCHECK CMD (.+)$", image, re.MULTILINE))[1])
    exposed = next(re.finditer(r"^EXPOSE (\d+)$", image, re.MULTILINE))[1]
    database = tmp_path / "games.db"
    with served(str(database)) as made:
        asked = [sys.executable, *(each.replace(f":{exposed}/", f":{made.port}/") for each in command[1:])]
        assert str(made.port) in asked[-1]
        assert subprocess.run(asked, capture_output=True, check=False).returncode == 0
        database.unlink()
        assert subprocess.run(asked, capture_output=True, check=False).returncode != 0
    assert subprocess.run(asked, capture_output=True, check=False).returncode != 0


def test_the_image_installs_what_there_is(tmp_path: Path) -> None:
    image = (FILES / "Dockerfile").read_text()
    named = re.search(r'pip install .*"([\w-]+)\[([\w,]+)\]"', image)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert named is not None
    assert named[1] == project["name"]
    assert set(named[2].split(",")) <= set(project["optional-dependencies"])


@pytest.mark.skipif(not workers.CAN, reason="processes cannot share a port on this system")
def test_each_worker_has_its_figures(tmp_path: Path) -> None:
    """At the port named and the next one, and at no other address than this machine's."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port = first.getsockname()[1]
            try:
                second.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            break
    with served(str(tmp_path / "games.db"), "--workers", "2", "--metrics-port", str(port)) as made:
        made.line(0).close()
        made.line(1).close()
        for each in (port, port + 1):
            assert "gugong_requests_total" in Browser(each).get("/metrics").text
        assert made.end() == 0


def reached(database: str, rest: list[str]) -> None:
    """It serves, is ready, and ends well."""
    with served(database, *rest) as made:
        assert Browser(made.port).get("/health/ready").status == 200
        if "--name" in rest:
            assert Browser(made.port).ask("GET", "/", host=rest[rest.index("--name") + 1]).status == 200
        assert made.end() == 0


def test_the_page_shows_the_files_as_they_are() -> None:
    shown = PAGE.read_text()
    for file in FILES.iterdir():
        assert file.read_text().strip() in shown, file.name


def test_the_composition_names_its_proxy_by_the_address_it_has() -> None:
    composed = (FILES / "compose.yaml").read_text()
    named = re.search(r"--proxy (\S+)", composed)
    given = re.search(r"ipv4_address: (\S+)", composed)
    assert named is not None
    assert given is not None
    assert named[1] == given[1]
