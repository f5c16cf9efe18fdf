"""In the browser: its languages, the setting that wins over them, and a module from outside at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gugong
from gugong.installing import uninstall
from tests.web.browser.conftest import Server
from tests.web.browser.playing import play, start, start_new, status, visitor, watched
from tests.web.browsing import serving

OF_BROWSERS = {"pl": "pl-PL", "fr": "fr-CA"}


@pytest.mark.parametrize("language", OF_BROWSERS)
def test_a_page_follows_the_browser_and_then_the_setting(browser: Any, server: Server, language: str) -> None:
    context = visitor(browser, locale=OF_BROWSERS[language])
    page, wrong = watched(context)
    start(page, server.address, "meng")
    assert page.get_attribute("html", "lang") == language
    asked = page.text_content("#question")
    page.keyboard.press("1")
    page.wait_for_function("asked => document.querySelector('#question').textContent !== asked", arg=asked)
    assert not page.text_content("#question").startswith("Who")  # what comes with an answer is in it too
    page.keyboard.press("r")
    page.wait_for_selector("#drawer:not([hidden])")
    assert page.text_content("#drawer .close") != "Close"
    page.click("#drawer .close")
    page.click("[data-do=settings]")
    page.select_option("[data-setting=language]", label="English")
    with page.expect_navigation():
        page.click("#settings button.btn")
    page.wait_for_selector("body[data-ready]")
    assert page.get_attribute("html", "lang") == "en"
    assert page.text_content("#question").startswith("Who gets")
    page.goto(server.address)
    assert page.text_content("#new .bigb") == "Start the game"
    assert wrong == []
    context.close()


def test_a_module_from_outside_is_chosen_in_the_lobby_and_played(browser: Any, tmp_path: Path) -> None:
    """Installing it is all: lobby, board and sentences find it by themselves."""
    gugong.install("tests.example_module")
    try:
        with serving(tmp_path / "games.db") as port:
            context = visitor(browser, locale="pl-PL")
            page, wrong = watched(context)
            start_new(page, f"http://127.0.0.1:{port}", ["screen"], ["jade-garden", "stairs"], seed=3)
            assert "Ogród" in page.text_content(".mods-on")
            assert play(page, 40, 3) == 40
            assert page.locator("#region-jade-garden").count() == 1
            assert status(page) in ("your-turn", "waiting")
            assert wrong == []
            context.close()
    finally:
        uninstall("jade-garden")
