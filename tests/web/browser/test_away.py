"""Somebody is away and a bot answers: whoever looks sees it, and so do they when they are back, in every language."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import Server
from tests.web.browser.friends import LAPTOP, PHONE
from tests.web.browsing import Browser
from tests.web.test_together import Friends

BEYOND = """() => [...document.querySelectorAll('.dark, .dark .btn')].map(one => one.getBoundingClientRect())
  .filter(box => box.left < 0 || box.right > innerWidth).length"""
IN_SIGHT = """() => { const box = document.querySelector('.row b svg[role=img]').getBoundingClientRect();
  return Boolean(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.row b svg')); }"""


def opened(browser: Any, server: Server, person: Browser, game: str, size: dict[str, int], language: str) -> Any:
    """A page of this person's, who has already a seat."""
    context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
    context.add_cookies(
        [{"name": name, "value": value, "url": server.address} for name, value in person.cookies.items()]
    )
    page = context.new_page()
    page.goto(server.address + game)
    page.wait_for_selector("body[data-ready][data-ply]", state="attached")
    return page


def test_who_is_away_is_seen_and_is_told_what_a_bot_did(browser: Any, server: Server) -> None:
    at = Friends(server.port, server.database)
    assert at.guest.post(f"{at.game}/name", {"name": "Wilhelmina"}).status == 200
    host = opened(browser, server, at.host, at.game, PHONE, "en")
    at.play_until(at.guest)
    at.away(1)
    host.wait_for_selector(".row b svg[role=img]", state="attached")  # a bot answers
    host.wait_for_selector("body[data-status=your-turn]", state="attached")
    assert host.evaluate(IN_SIGHT)
    host.context.close()
    for size in (LAPTOP, PHONE):
        for language in ("en", "pl", "fr"):
            page = opened(browser, server, at.guest, at.game, size, language)
            page.wait_for_selector(".dark [data-friends=here]")
            assert page.locator(".dark .btn").count() == 2
            assert page.evaluate(BEYOND) == 0, (size, language)
            page.context.close()
