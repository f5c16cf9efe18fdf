"""Tables to be measured: real positions on pages of their own, in a browser without a server, and what is amiss."""

from __future__ import annotations

from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from urllib.parse import urlparse

import gugong
from gugong.web import present
from gugong.web.page import BOT, PERSON, Page, Seat
from tests.web.present import pages

DESKTOPS = ((1280, 720), (1366, 650), (1536, 730), (1440, 900), (1920, 1080), (2560, 1440))
TOUCHED = ((1024, 768), (768, 1024), (390, 844), (844, 390))
MOST = {False: 24, True: 9}  # answers that are all in sight, with a mouse and by touch
LONGEST = "Wilhelmina-Konstancja Brzęczek"  # thirty letters, as many as a name may have
TABLES: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "modules": {"players": 4, "modules": pages.MODULES},
    "five": {"players": 5},
}
# A game at random answers comes to these questions: its seed, and how many answers were given before.
ASKED = {
    ("base", "card"): (11, 208),
    ("base", "location"): (2, 207),
    ("base", "fee"): (11, 210),
    ("base", "city"): (1, 13),
    ("base", "decrees"): (11, 212),
    ("base", "turn-end"): (36, 98),
    ("modules", "card"): (27, 311),
    ("modules", "location"): (51, 221),
    ("modules", "fee"): (38, 190),
    ("modules", "city"): (1, 32),
    ("modules", "decrees"): (49, 216),
    ("modules", "turn-end"): (37, 190),
}
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
MEASURE = (Path(__file__).parent / "layout.js").read_text()
SETTLED = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"


@cache
def position(table: str, asked: str) -> gugong.Game:
    """The game at that question; it is told if another is asked there."""
    seed, given = ASKED[table, asked]
    random = Random(seed)
    game = gugong.new_game(seed=seed, **TABLES[table])
    for _ in range(given):
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    assert game.decision is not None
    kinds = {option.text.partition(" ")[0] for option in game.decision.options}
    assert asked in (game.decision.prompt, *kinds, *(f"{kind}s" for kind in kinds)), game.decision
    return game


def page_of(table: str, asked: str, language: str = "en", **changes: Any) -> Page:
    """The page of whoever is asked; one of the others has the longest name there can be."""
    game = position(table, asked)
    assert game.decision is not None
    mine = game.decision.seat
    names = [LONGEST if (seat - mine) % game.players == 1 else pages.NAMES[seat] for seat in range(game.players)]
    seats = tuple(Seat(name, PERSON if seat == mine else BOT, "normal") for seat, name in enumerate(names))
    return pages.page(game, language=language, **{"seats": seats, **changes})


class Pages(ThreadingHTTPServer):
    """Hands out one page and the files that it loads, which a browser may keep."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PageHandler)
        self.html = ""
        self.address = f"http://127.0.0.1:{self.server_port}/table"
        Thread(target=self.serve_forever, daemon=True).start()


class PageHandler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Pages)
        path = urlparse(self.path).path
        name = path.removeprefix("/static/")
        if path == "/table":
            self.answer(200, "text/html", self.server.html.encode(), "no-store")
        elif name in present.static_files():
            self.answer(200, KINDS[Path(name).suffix], present.static_files()[name], "max-age=600")
        else:
            self.answer(404, "text/plain", b"", "no-store")

    def answer(self, status: int, kind: str, body: bytes, keep: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", keep)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Desk:
    """A browser's page on which tables are laid."""

    def __init__(self, browser: Any, touched: bool, **settings: Any) -> None:
        self.context = browser.new_context(
            **{"has_touch": touched, "reduced_motion": "reduce", "viewport": {"width": 1366, "height": 650}, **settings}
        )
        self.touched = touched
        self.scheme = ""
        self.pages = Pages()
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.add_init_script("window.EventSource = class extends EventTarget { close() {} };")
        self.settings = present.Settings()

    def lay(self, shown: Page) -> None:
        self.show(present.game_page(shown, self.settings))

    def show(self, html: str) -> None:
        self.pages.html = html
        self.page.goto(self.pages.address)
        self.page.wait_for_selector("body[data-ready]")

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLED)

    def amiss(self) -> list[str]:
        """Whatever cannot be read, reached or pressed as it should."""
        found: list[str] = self.page.evaluate(MEASURE, {"touched": self.touched, "most": MOST[self.touched]})
        return found

    def box(self, selector: str) -> tuple[float, float, float, float]:
        at = self.page.locator(selector).first.bounding_box()
        assert at is not None, selector
        return at["x"], at["y"], at["width"], at["height"]

    def close(self) -> None:
        self.context.close()
        self.pages.shutdown()
        self.pages.server_close()
        assert self.wrong == []
