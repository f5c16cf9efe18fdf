"""Bots by level: the lobby says how each plays, and at the table one that takes its time can be hurried."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.bad_bots import slow_level
from tests.web.browser.conftest import Server
from tests.web.browser.playing import ply, visitor, watched
from tests.web.browsing import serving

BEGIN = """async (seats) => {
  const body = JSON.stringify({ seats, options: { start: 1 }, seed: 3 });
  const reply = await fetch("/games", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  location.assign((await reply.json()).location);
}"""
STRONG = "Thinks for a second about each turn: what others may hold, and what they may do."
HEIGHT = "document.querySelector('.ask').offsetHeight"


def test_the_lobby_says_how_a_chosen_level_plays(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    page.goto(server.address)
    page.wait_for_selector("body[data-ready]")
    assert page.locator(".levels .on dt").all_text_contents() == ["normal"]

    page.select_option("[name=level2]", "strong")

    chosen = page.locator("[name=level2]")
    assert page.text_content("#" + chosen.get_attribute("aria-describedby")) == STRONG
    assert chosen.get_attribute("title") == STRONG
    assert page.locator(".levels .on dt").all_text_contents() == ["normal", "strong"]
    page.check("#new [name=seat1][value=meng]", force=True)
    assert page.locator(".levels .on").count() == 0
    assert wrong == []
    context.close()


def test_a_bot_that_takes_its_time_can_be_hurried(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button comes after three seconds, moves nothing, and goes when it has been used."""
    slow = slow_level(tmp_path, monkeypatch)
    with serving(tmp_path / "games.db") as port:
        context = visitor(browser)
        page, wrong = watched(context)
        page.goto(f"http://127.0.0.1:{port}")
        page.evaluate(BEGIN, [{"kind": "you"}, {"kind": "bot", "level": slow}])
        page.wait_for_selector("body[data-ready][data-status=waiting]")
        button = page.get_by_role("button", name="let White answer now")
        assert button.count() == 0
        before, height = ply(page), page.evaluate(HEIGHT)
        button.wait_for(timeout=10000)
        assert page.evaluate(HEIGHT) == height

        button.click()

        button.wait_for(state="hidden", timeout=10000)
        page.wait_for_selector(f'body:not([data-ply="{before}"])')
        assert wrong == []
        context.close()
