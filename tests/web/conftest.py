"""Fixtures: a server for all tests of a file, and a browser of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.browsing import Browser, serving


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("served") / "games.db") as listening:
        yield listening


@pytest.fixture
def browser(port: int) -> Browser:
    return Browser(port)
