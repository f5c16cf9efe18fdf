"""Tables to be measured: real positions on pages of their own, in a browser without a server, and what is amiss."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
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
    ("base", "turn-end"): (36, 94),
    ("modules", "card"): (14, 336),
    ("modules", "location"): (5, 216),
    ("modules", "fee"): (2, 191),
    ("modules", "city"): (1, 32),
    ("modules", "decrees"): (5, 198),
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


class Desk:
    """A browser's page on which tables are laid; it is served what it asks for by this process."""

    def __init__(self, browser: Any, touched: bool, **settings: Any) -> None:
        self.context = browser.new_context(
            **{"has_touch": touched, "reduced_motion": "reduce", "viewport": {"width": 1366, "height": 650}, **settings}
        )
        self.touched = touched
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.add_init_script("window.EventSource = class extends EventTarget { close() {} };")
        self.page.route("**/*", self.serve)
        self.shown: Page | None = None
        self.settings = present.Settings()

    def serve(self, route: Any) -> None:
        """The page and its files."""
        address = urlparse(route.request.url)
        name = address.path.removeprefix("/static/")
        if address.path == "/table" and self.shown is not None:
            html = present.game_page(self.shown, self.settings)
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        elif name in present.static_files():
            kind = KINDS[Path(name).suffix]
            route.fulfill(body=present.static_files()[name], content_type=f"{kind}; charset=utf-8")
        else:
            route.fulfill(status=404, body="")

    def lay(self, shown: Page) -> None:
        self.shown = shown
        self.page.goto("http://gugong.test/table")
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
        assert self.wrong == []
        self.context.close()
