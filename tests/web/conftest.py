"""Fixtures: a server or a PostgreSQL for all tests of a file, and a browser of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web import postgres
from tests.web.browsing import Browser, serving


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("served") / "games.db") as listening:
        yield listening


@pytest.fixture
def browser(port: int) -> Browser:
    return Browser(port)


@pytest.fixture(scope="module")
def cluster() -> Iterator[postgres.Postgres]:
    found = postgres.binaries()
    if found is None:
        pytest.skip("no PostgreSQL here: Debian's package `postgresql` has it")
    with postgres.running(found) as made:
        yield made
