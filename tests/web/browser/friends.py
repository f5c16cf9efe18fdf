"""People who play in browsers of their own: what each is sent, what each has been acknowledged, and what they do."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from gugong.game import Game
from gugong.view import view_of
from tests.web.browser.playing import HASTY, play_by_touch
from tests.web.browsing import actions

LAPTOP, PHONE = {"width": 1366, "height": 650}, {"width": 390, "height": 844}
JSON = {"content-type": "application/json"}
PATIENCE = 120.0
MY_TURN = "document.body.matches('[data-status=your-turn]:not(.busy)')"
NOBODY = -1
CARD = re.compile(r"(?<!\w)(?<!pc-)(?:hand\d|board|draw|summer|revolt)-\d[a-z]?(?![\w-])")

# Whatever a page is sent, by itself or by a stream, it passes on to the test.
LISTEN = """(() => {
  const Streams = EventSource;
  globalThis.EventSource = class extends Streams {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => globalThis.sent(data));
    }
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const answer = await ask(...given);
    globalThis.sent(await answer.clone().text());
    return answer;
  };
})()"""


class Person:
    """Somebody with a browser."""

    def __init__(self, browser: Any, address: str, size: dict[str, int], seat: int = NOBODY) -> None:
        self.address, self.seat = address, seat
        self.is_phone = size is PHONE
        touch = {"has_touch": True, "is_mobile": True} if self.is_phone else {}
        self.context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **touch)
        self.context.expose_function("sent", self.was_sent)
        self.context.add_init_script(LISTEN)
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("response", self.saw)
        self.sent: list[tuple[int, str]] = []  # by the ply of which it tells
        self.given: list[tuple[int, str]] = []  # answers that were acknowledged, with their plies

    def saw(self, response: Any) -> None:
        """An answer by the page itself."""
        if response.request.method == "POST" and response.url.endswith("/answers") and response.status == 200:
            what = response.request.post_data_json
            self.given.append((what["ply"], what["answer"]))

    def was_sent(self, text: str) -> None:
        """Whatever tells of a position is kept."""
        if text.startswith("{"):
            told = json.loads(text)
            if "ply" in told and "parts" in told:
                self.sent.append((int(told["ply"]), text))

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        if "data-ply" in (html := self.page.content()):
            found = re.search(r'data-ply="(\d+)"', html)
            assert found is not None
            self.sent.append((int(found[1]), html))

    def ask(self, method: str, path: str, what: object = None) -> tuple[int, dict[str, Any]]:
        """A request with this browser's cookies; status 0 while nobody answers."""
        from playwright.sync_api import Error

        data = None if what is None else json.dumps(what)
        try:
            reply = self.context.request.fetch(self.address + path, method=method, data=data, headers=JSON)
            self.was_sent(text := reply.text())
            return reply.status, json.loads(text)
        except (Error, json.JSONDecodeError):
            return 0, {}

    def answers(self, game: str, position: dict[str, Any]) -> dict[str, Any]:
        """Give an answer until it is acknowledged, also while the server is away; the position after it."""
        offered = actions("".join(position["parts"].values()))
        answer = offered[position["ply"] % len(offered)]
        until = time.monotonic() + PATIENCE
        while True:
            status, told = self.ask("POST", f"{game}/answers", {"ply": position["ply"], "answer": answer})
            if status == 200:
                self.given.append((position["ply"], answer))
                return told
            assert status in (0, 503), told
            assert time.monotonic() < until, "nobody answers"
            time.sleep(0.1)

    def clicks(self) -> None:
        """Give an answer by a click, or by two taps."""
        self.until(MY_TURN)
        if self.is_phone:
            play_by_touch(self.page, 1)
            return
        before = self.page.get_attribute("body", "data-ply")
        button = self.page.locator("#part-answers [data-action]:visible").first
        ends = "seal" in (button.get_attribute("class") or "")
        button.click()
        self.until(f"!document.body.matches('[data-ply=\"{before}\"], .busy')")
        if ends:
            self.page.wait_for_timeout(HASTY)

    def follows(self, ply: int) -> None:
        """The page has come to this ply, or further, without being loaded anew."""
        self.until(f"Number(document.body.dataset.ply) >= {ply}")

    def until(self, what: str) -> None:
        """Something has come about on the page: asked by the clock, since a page that nobody looks at draws little."""
        self.page.wait_for_function(f"() => {what}", timeout=PATIENCE * 1000, polling=50)

    def copied(self, kind: str) -> list[str]:
        """The addresses of a kind in the room, without the server's."""
        found = self.page.eval_on_selector_all(f"[data-copy*='/{kind}/']", "all => all.map(each => each.dataset.copy)")
        return ["/" + each.split("/", 3)[3] for each in found]

    def arrives(self) -> None:
        """The room goes to the table by itself when the host starts."""
        self.page.wait_for_selector("body[data-ply][data-ready]", state="attached", timeout=PATIENCE * 1000)


def hidden(game: Game, seat: int) -> set[str]:
    """The cards that a seat cannot know of, or those whom nobody at the table knows, for whoever watches."""
    view = game.view(seat) if seat != NOBODY else view_of(game.state, game.players, game.catalog)
    unseen = view.to_dict()["unseen"]
    assert isinstance(unseen, list)
    return set(unseen)


def cards(text: str) -> set[str]:
    """All cards that are named in what was sent."""
    return set(CARD.findall(text))
