"""Who watches asks for a bot's seat, and the host's page and theirs follow without being loaded anew by anybody."""

from __future__ import annotations

from typing import Any

from tests.web.browser.conftest import Server
from tests.web.browser.friends import LAPTOP, NOBODY, PHONE, Person

SEATS = [{"kind": "you", "name": "Ania"}, {"kind": "friend"}, {"kind": "bot", "level": "easy"}]


def test_who_watches_is_given_a_seat(browser: Any, server: Server) -> None:
    host, kasia = Person(browser, server.address, LAPTOP, 0), Person(browser, server.address, PHONE, NOBODY)
    host.go("/")
    _, begun = host.ask("POST", "/games", {"seats": SEATS, "seed": 5})
    game = begun["location"]
    host.go(f"{game}/table")
    (come,) = host.copied("come")
    assert host.page.locator(".all .qr").count() == 1
    host.page.click("[data-room=start]")
    host.arrives()
    kasia.go(come)
    kasia.page.click("a[href*='/watch/']")  # on the guest's page
    kasia.arrives()
    assert kasia.page.locator("[data-action]").count() == 0
    kasia.page.keyboard.press("ArrowLeft")  # back, answer by answer, and to the table again
    kasia.page.wait_for_url("**/replay*")
    kasia.page.wait_for_selector("body[data-live][data-ready]", state="attached")
    plies = int(kasia.page.get_attribute("body", "data-plies"))
    kasia.page.wait_for_selector(f'body[data-ply="{plies - 1}"]', state="attached")
    kasia.page.keyboard.press("ArrowRight")
    kasia.page.wait_for_selector(f'body[data-ply="{plies}"]', state="attached")
    kasia.page.keyboard.press("ArrowRight")
    kasia.page.wait_for_selector("body[data-watching][data-ready]", state="attached")
    kasia.page.tap("#asking summary")
    kasia.page.fill("#asking [name=name]", "Ania")
    kasia.page.tap("#asking .primary")
    kasia.page.wait_for_selector("#ask-said:has-text('looks like Ania')")
    kasia.page.fill("#asking [name=name]", "Kasia")
    kasia.page.select_option("#asking [name=seat]", "2")
    with kasia.page.expect_navigation():
        kasia.page.tap("#asking .primary")
    kasia.page.wait_for_selector("[data-friends=withdraw]")
    host.page.wait_for_selector("b:has-text('Kasia would like')")
    with kasia.page.expect_navigation():
        host.page.click("[data-friends=give]")
    kasia.page.wait_for_selector("body[data-ready]:not([data-watching])", state="attached")
    assert kasia.page.get_attribute("body", "data-seat") == "2"
    host.page.wait_for_selector("#part-rivals b:has-text('Kasia')")
    assert host.page.locator("[data-friends=give]").count() == 0
    assert host.wrong == kasia.wrong == []
    host.context.close()
    kasia.context.close()
