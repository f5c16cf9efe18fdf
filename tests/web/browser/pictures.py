"""The pictures in docs/pictures, taken in a real browser: `python -m tests.web.browser.pictures`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from tests.web.browser.conftest import Server, found_chromium, launch
from tests.web.browser.layouts import DESKTOPS, TOUCHED, Desk, page_of
from tests.web.browser.playing import play, start, start_new, visitor

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "pictures"
MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]
EAGER = '[data-action="b"], [data-action="at palace"], [data-action^="house"]'  # and this before all else
MOST_BYTES = 350_000
DESK = {"width": 1440, "height": 900}
LAPTOP = {"width": 1366, "height": 650}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
BUSY = "#part-answers .an:not(.no), #part-answers .seal, .of.lit, .doors [data-action]"


def asked(page: Any, question: str, seed: int, least: int, most: int = 600) -> None:
    """Play on until at least so many answers are given and the question holds these words."""
    given = 0
    while given < most:
        given += play(page, 1, seed + given, BUSY)
        page.wait_for_selector("body:not([data-status=waiting]):not(.busy)")
        if page.get_attribute("body", "data-status") == "over":
            raise AssertionError(f"the game ended before it asked {question!r}")
        title = page.text_content("#question") if page.locator("#question").count() else ""
        if given >= least and question in (title or ""):
            return
    raise AssertionError(f"{question!r} was not asked")


def point_at(page: Any, number: int) -> None:
    """Preview an answer of the list."""
    page.hover(f"#part-answers [data-action] >> nth={number}")
    page.wait_for_selector("#part-what ol", timeout=5000)
    page.wait_for_timeout(400)


def lobby(page: Any, address: str) -> None:
    start(page, address, "bots")
    start(page, address, "meng")
    page.goto(address)
    page.check("[name=modules][value=summer-palace]", force=True)
    page.check("[name=modules][value=peasant-revolt]", force=True)
    page.wait_for_selector(".va.off .no:not([hidden])")
    page.evaluate("scrollTo(0, 0)")


def two(page: Any, address: str) -> None:
    start_new(page, address, ["bot"], [], seed=21)
    asked(page, "Who gets", 2, 26)
    point_at(page, 2)


def four(page: Any, address: str) -> None:
    start_new(page, address, ["bot", "bot", "bot"], [], seed=8)
    asked(page, "Who gets", 5, 40)
    point_at(page, 2)


def modules(page: Any, address: str) -> None:
    start_new(page, address, ["bot", "bot"], MODULES, seed=11)
    asked(page, "Who gets", 3, 30)
    point_at(page, 7)


def doors(page: Any, address: str) -> None:
    start_new(page, address, ["screen", "screen"], [], seed=4)
    play(page, 3, 1)
    asked_doors(page)


def asked_doors(page: Any) -> None:
    while not page.locator(".doors").count():
        play(page, 1, 3)


def scores(page: Any, address: str) -> None:
    start_new(page, address, ["bot", "bot", "bot"], [], seed=9)
    play(page, 4000, 2, BUSY, EAGER)


def replay(page: Any, address: str) -> None:
    scores(page, address)
    page.goto(page.url + "/replay")
    page.wait_for_selector("body[data-ready]")
    page.fill("#slider", str(int(page.get_attribute("#slider", "max")) * 2 // 5))
    page.wait_for_timeout(1500)


def about(page: Any, address: str) -> None:
    """The card about a city, while an official is chosen."""
    start_new(page, address, ["bot", "bot", "bot"], [], seed=8)
    asked(page, "Who gets", 5, 30)
    page.hover("#city-chengdu", force=True)
    page.wait_for_selector("#about:not([hidden])")


def rules(page: Any, address: str) -> None:
    """The rules beside a question."""
    start_new(page, address, ["bot", "bot", "bot"], [], seed=8)
    asked(page, "Who gets", 5, 30)
    page.keyboard.press("r")
    page.wait_for_selector("#drawer:not([hidden]) article")


def first_visit(page: Any, address: str) -> None:
    page.goto(address)


Take = Callable[[Any, str], None]
PICTURES: dict[str, tuple[Take, dict[str, Any]]] = {
    "lobby": (lobby, {"viewport": DESK}),
    "lobby-1366x650": (first_visit, {"viewport": LAPTOP}),
    "lobby-390x844": (lobby, PHONE),
    "lobby-dark": (lobby, {"viewport": DESK, "color_scheme": "dark"}),
    "about": (about, {"viewport": LAPTOP}),
    "rules": (rules, {"viewport": LAPTOP}),
    "table-2": (two, {"viewport": DESK}),
    "table-4": (four, {"viewport": DESK}),
    "table-4-dark": (four, {"viewport": DESK, "color_scheme": "dark"}),
    "all-modules": (modules, {"viewport": {"width": 1600, "height": 960}}),
    "doors": (doors, {"viewport": DESK}),
    "scores": (scores, {"viewport": DESK}),
    "scores-390x844": (scores, PHONE),
    "replay": (replay, {"viewport": DESK}),
    "replay-390x844": (replay, PHONE),
}


# The same question in every window; it needs no server and no game to be played first.
WINDOWS = {f"window-{width}x{height}": (width, height) for width, height in (*DESKTOPS, *TOUCHED)}


def take_window(browser: Any, name: str) -> None:
    """One window with a question about officials."""
    size = WINDOWS[name]
    desk = Desk(browser, size in TOUCHED, device_scale_factor=2 if min(size) < 500 else 1)
    desk.lay(page_of("base", "location"))
    desk.resize(size)
    desk.page.wait_for_timeout(400)
    desk.page.screenshot(path=FOLDER / f"{name}.png")
    desk.close()


def reduce(file: Path) -> int:
    """As few bytes as 256 colours take; how many they are."""
    with Image.open(file) as full:
        few = full.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    return file.stat().st_size


def take_game(browser: Any, address: str, name: str, file: Path) -> None:
    """A picture of a game that is played for it."""
    take, settings = PICTURES[name]
    context = visitor(browser, **settings)
    page = context.new_page()
    take(page, address)
    page.wait_for_timeout(1300)  # what has moved is marked for a moment
    page.screenshot(path=file)
    context.close()


def main(names: list[str]) -> int:
    """Take these pictures, or all; the exit code."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    too_large = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.db")
        server.start()
        browser = launch(playwright, found_chromium())
        try:
            for name in names or [*PICTURES, *WINDOWS]:
                file = FOLDER / f"{name}.png"
                if name in WINDOWS:
                    take_window(browser, name)
                else:
                    take_game(browser, server.address, name, file)
                size = reduce(file)
                print(f"{name}: {size:,} bytes", flush=True)
                too_large += [name] if size > MOST_BYTES else []
        finally:
            browser.close()
            server.stop()
    if too_large:
        print(f"larger than {MOST_BYTES:,} bytes: {', '.join(too_large)}", file=sys.stderr)
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
