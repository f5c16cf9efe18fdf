"""That it is one's turn: the title, the icon, a knock and a notice, each a setting; and the talk muted, or off."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest

from tests.web.browser.conftest import Server

JSON = {"content-type": "application/json"}
SETTINGS = "badge.{badge}-notice.{notice}-sound.{sound}-talk.{talk}"
ASKED = re.compile(r'data-status="([a-z-]+)"')
SEEN = """() => ({title: document.title, icon: document.querySelector('link[rel=icon]').href, told, asked, knocks})"""
SPY = """
  window.told = []; window.asked = 0; window.knocks = 0; window.away = false;
  window.Notification = class { static permission = 'granted';
    static requestPermission() { window.asked += 1; return Promise.resolve('granted'); }
    constructor(title, what) { window.told.push(what.body); } addEventListener() {} };
  const Air = window.AudioContext;
  window.AudioContext = class extends Air { constructor() { super(); window.knocks += 1; } };
  Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


class Guest:
    """Somebody at a table by link whose host answers by hand; the page counts what it tells of."""

    def __init__(self, browser: Any, address: str) -> None:
        self.address = address
        self.host, context = browser.new_context(), browser.new_context(locale="en")
        context.add_init_script(SPY)
        self.page = context.new_page()
        seats = [{"kind": "you", "name": "Ania"}, {"kind": "friend"}]
        self.game = self.post(self.host, "/games", {"seats": seats, "seed": 7})["location"]
        room = self.host.new_page()
        room.goto(f"{address}{self.game}/table")
        link = room.get_attribute("[data-copy*='/invited/']", "data-copy")
        room.close()
        self.page.goto(link)
        self.page.fill("[name=name]", "Zosia")
        self.page.click(".bigb")
        self.page.wait_for_selector("body[data-begun][data-ready]", state="attached")
        self.post(self.host, f"{self.game}/start", {})
        self.page.wait_for_selector("body[data-ply][data-ready]", state="attached")

    def post(self, context: Any, path: str, what: object) -> Any:
        reply = context.request.post(self.address + path, data=json.dumps(what), headers=JSON)
        assert reply.ok, reply.text()
        return reply.json()

    def wishes(self, **settings: int) -> None:
        """The page with these settings, all others off but the talk; it waits for the host."""
        wished = SETTINGS.format(**{"badge": 0, "notice": 0, "sound": 0, "talk": 1, **settings})
        self.page.context.add_cookies([{"name": "gugong_settings", "value": wished, "url": self.address}])
        self.page.reload()
        self.page.wait_for_selector("body[data-ready]", state="attached")

    def asks(self, context: Any) -> dict[str, Any] | None:
        """What somebody is asked: an answer to give; None if they wait."""
        text = context.request.get(self.address + self.game).text()
        found = ASKED.search(text)
        if found is None or found[1] != "your-turn":
            return None
        ply = re.search(r'data-ply="(\d+)"', text)
        action = re.search(r'data-action="([^"]+)"', text)
        assert ply is not None
        assert action is not None
        return {"ply": int(ply[1]), "answer": unescape(action[1])}

    def play_until(self, asked: Any) -> None:
        """Everybody answers without a page until this one is asked."""
        own = self.page.context
        other = self.host if asked is own else own
        while self.asks(asked) is None:
            what = self.asks(other)
            if what is not None:
                self.post(other, f"{self.game}/answers", what)

    def is_told(self, **settings: int) -> dict[str, Any]:
        """What the page does with these settings when the guest's turn comes while it is out of sight."""
        self.play_until(self.host)
        self.wishes(**settings)
        self.page.wait_for_selector("body[data-status=waiting]", state="attached")
        self.page.evaluate("window.away = true")
        self.play_until(self.page.context)
        self.page.wait_for_selector("body[data-status=your-turn]", state="attached")
        return dict(self.page.evaluate(SEEN))


@pytest.fixture(scope="module")
def guest(browser: Any, server: Server) -> Guest:
    return Guest(browser, server.address)


def test_title_icon_knock_and_notice_are_settings_of_their_own(guest: Guest) -> None:
    one = guest.is_told(badge=1, sound=1)
    assert one["title"].startswith("● ")
    assert "icon-turn" in one["icon"]
    assert (one["knocks"], one["told"], one["asked"]) == (1, [], 0)

    other = guest.is_told(notice=1)
    assert "●" not in other["title"]
    assert "icon-turn" not in other["icon"]
    assert (other["knocks"], other["told"], other["asked"]) == (0, ["It is your turn."], 0)


def test_a_notice_is_asked_for_only_by_a_click(guest: Guest) -> None:
    guest.wishes()
    assert guest.page.evaluate("window.asked") == 0
    guest.page.click("[data-do=settings]")
    guest.page.click("label:has([data-setting=notice])")
    assert guest.page.evaluate("window.asked") == 1


def test_whoever_is_muted_is_not_read_and_talk_can_be_off(guest: Guest) -> None:
    guest.wishes()
    guest.post(guest.host, f"{guest.game}/talk", {"text": "one"})
    guest.page.wait_for_selector(".talk-b b:text-is('1')")
    guest.page.click(".talk-b")
    guest.page.click("[data-mute=R]")
    guest.page.click("#part-talk [data-do=talk]")
    guest.post(guest.host, f"{guest.game}/talk", {"text": "two"})
    guest.page.wait_for_selector("[data-by=R] >> nth=1", state="attached")
    assert not guest.page.is_visible(".talk-b b")
    guest.page.click(".talk-b")
    assert guest.page.inner_text("#part-talk .lines").count("two") == 0
    guest.page.click("[data-mute=R] >> nth=0")
    assert "two" in guest.page.inner_text("#part-talk .lines")

    guest.wishes(talk=0)
    assert not guest.page.is_visible(".talk-b")
    assert not guest.page.is_visible("#part-talk")
