"""The unit, the image and the composition of docs/host.md: every command of ours in them serves, as it is written.

Places and ports are this test's. No image is built here and nothing of the system is started: Docker, systemd, Caddy
and an index of packages are not at hand.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

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
