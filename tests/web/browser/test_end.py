"""The end of a game among friends: the rematch is in sight, nothing is wider than the window, and both come to it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from gugong.web.page import PERSON
from gugong.web.store import ANSWER, Entry, GameRow, SeatRow, Store, TableRow
from gugong.web.visitors import COOKIE, digest, new_secret
from tests.coach.short import short_game
from tests.web.browser.conftest import Server
from tests.web.browser.friends import LAPTOP, PHONE

ID = "e" * 20
AGAIN = "() => document.querySelector('[data-friends=rematch]').getBoundingClientRect().bottom < innerHeight"
COVERED = """() => { const box = document.querySelector('.win h1, .win h2').getBoundingClientRect();
  return document.elementFromPoint(box.x + 5, box.y + box.height / 2)?.closest('.friends') !== null; }"""


async def keep(database: str, secrets: list[str]) -> None:
    """A table by link whose game is over."""
    game = short_game()
    store = Store(database)
    log = [Entry(ply, ANSWER, seat, answer) for ply, (seat, answer) in enumerate(game.answers)]
    people = zip(("Ania", "Zosia"), secrets, strict=True)
    seats = [SeatRow(seat, PERSON, name, holder=digest(secret)) for seat, (name, secret) in enumerate(people)]
    row = GameRow(ID, game.record().partition("\n")[0], "1", "", vp="9 9")
    await store.add_game(row, seats, log, TableRow(ID, digest(secrets[0]), started=True))
    store.close()


def test_the_rematch_is_in_sight_for_both(browser: Any, server: Server) -> None:
    secrets = [new_secret(), new_secret()]
    with ThreadPoolExecutor(1) as pool:  # this thread has Playwright's event loop
        pool.submit(asyncio.run, keep(f"sqlite:///{server.database}", secrets)).result()
    pages = []
    for secret, size, language in zip(secrets, (LAPTOP, PHONE), ("en", "pl"), strict=True):
        context = browser.new_context(viewport=size, locale=language, is_mobile=size is PHONE, has_touch=size is PHONE)
        context.add_cookies([{"name": COOKIE, "value": secret, "url": server.address}])
        pages.append(context.new_page())
    host, guest = pages
    for page in pages:
        page.goto(f"{server.address}/games/{ID}")
        page.wait_for_selector("body[data-status=over][data-ready]", state="attached")
        assert page.evaluate(AGAIN)
        assert not page.evaluate(COVERED)
        assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    host.click("[data-friends=rematch]")
    host.wait_for_url(lambda address: ID not in address)
    host.wait_for_selector("body[data-ply][data-ready]", state="attached")
    guest.wait_for_selector(".dark a[href^='/games/']")
    guest.tap(".dark a[href^='/games/']")
    guest.wait_for_url(host.url)
    guest.wait_for_selector("body[data-ply][data-ready]", state="attached")
    assert {host.get_attribute("body", "data-seat"), guest.get_attribute("body", "data-seat")} == {"0", "1"}
