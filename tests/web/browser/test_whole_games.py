"""Whole games by clicking elements with data-action, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lengths import length
from tests.web.browser.conftest import Server
from tests.web.browser.playing import play, play_by_names, play_by_touch, start, start_new, status, visitor, watched

MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]


def finished(page: Any) -> None:
    """The end is shown: scores item by item, a chart, and who has won in the title."""
    assert status(page) == "over"
    assert page.locator(".tab .tt td").count() >= 2
    assert page.locator(".chart .ln").count() >= 2
    assert "–" in page.title()
    assert page.locator("[data-action]").count() == 0


def test_alone_against_meng_with_one_click(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    start(page, server.address, "meng")
    assert play(page, seed=3) > 40
    finished(page)
    assert wrong == []
    context.close()


def test_three_people_at_one_screen(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    start_new(page, server.address, ["screen", "screen"], [])
    assert page.locator(".doors").count() == 1
    assert page.locator("#part-hand svg").count() == 0
    assert play(page, seed=4) > 100
    finished(page)
    assert wrong == []
    context.close()


@pytest.mark.parametrize("modules", [[], MODULES], ids=["base", "all-modules"])
def test_against_bots(browser: Any, server: Server, modules: list[str]) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    start_new(page, server.address, ["bot"], modules)
    assert play(page, seed=5) > 40
    finished(page)
    assert wrong == []
    context.close()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS = {"by touch": (play_by_touch, PHONE), "by names": (play_by_names, {})}


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_without_a_mouse(browser: Any, server: Server, way: str) -> None:
    """A whole game at length; else a day of it. By keyboard alone a whole one is played in test_at_the_table.py."""
    give, settings = WAYS[way]
    context = visitor(browser, **settings)
    page, wrong = watched(context)
    start(page, server.address, "meng")
    most = length(25, 400)
    given = give(page, most)
    if most > 25:
        finished(page)
    else:
        assert given == most
    assert wrong == []
    context.close()
