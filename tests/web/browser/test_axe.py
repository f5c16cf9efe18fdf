"""axe finds nothing: every page and the states that a table can be in, light and dark, on a laptop and on a phone.

Its rules are those for WCAG 2.2 AA and for good practice. That a button can be called by what is written on it is
measured here: axe's own rule for it, an experiment, also counts keys and the figures inside pictures as writing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from gugong.web import present
from gugong.web.page import Page
from tests.coach.short import short_game
from tests.lengths import length
from tests.web.browser.conftest import Server
from tests.web.browser.layouts import Desk, page_of
from tests.web.browser.playing import start, visitor
from tests.web.present import pages
from tests.web.present.test_cards import from_outside
from tests.web.present.test_waiting import waiting_page

LIGHT, DARK = "light", "dark"
LAPTOP, DESKTOP, PHONE, TABLET = (1366, 650), (1920, 1080), (390, 844), (768, 1024)
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (only) => {
  const found = await axe.run(document, { runOnly: only });
  const plain = (text) => text.trim().replace(/\\s+/g, " ").toLowerCase();
  const called = [...document.querySelectorAll("#part-answers .an[aria-label]")].filter((button) =>
    !plain(button.getAttribute("aria-label")).includes(plain(button.querySelector("b").textContent)));
  const told = (rule, node) => `${rule.id} (${rule.impact}): ${node.target.join(" ")}: ` +
    node.failureSummary.replace(/\\s+/g, " ").slice(0, 250);
  return called.map((button) => `not called by what is written on it: ${button.outerHTML}`)
    .concat(found.violations.flatMap((rule) => rule.nodes.map((node) => told(rule, node))));
}"""


@cache
def axe() -> str:
    """The tool itself, as its package brings it."""
    pytest.importorskip("axe_playwright_python", reason="axe is not installed: pip install axe-playwright-python")
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def amiss(page: Any, scheme: str = LIGHT) -> list[str]:
    """What axe finds on a page as it stands; in the dark only colours can be other than in the light."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe())
    only = {"type": "tag", "values": TAGS} if scheme == LIGHT else {"type": "rule", "values": ["color-contrast"]}
    found: list[str] = page.evaluate(RUN, only)
    return found


def over(scene: str) -> Page:
    return pages.page(pages.finished("two" if scene == "scores" else "modules"), 0)


def replayed(page: Page) -> str:
    """The same page, looked back at."""
    return present.replay(page, page.told, page.ply, present.Settings())


@pytest.fixture(scope="module", params=[LIGHT, DARK])
def desk(browser: Any, request: pytest.FixtureRequest) -> Iterator[Desk]:
    made = Desk(browser, False, color_scheme=request.param)
    made.scheme = request.param
    yield made
    made.close()


SCENES: dict[str, Callable[[], Page]] = {
    "card": lambda: page_of("base", "card"),
    "location": lambda: page_of("base", "location"),
    "city": lambda: page_of("base", "city"),
    "all modules": lambda: page_of("modules", "decrees"),
    "turn's end": lambda: page_of("modules", "turn-end"),
    "waiting": waiting_page,
    "watching": lambda: from_outside(pages.game("five", 5, 60), 0),
    "scores": lambda: over("scores"),
}


@pytest.mark.parametrize("scene", SCENES)
def test_at_the_table(desk: Desk, scene: str) -> None:
    desk.lay(SCENES[scene]())
    for size in (LAPTOP, PHONE, *((DESKTOP, TABLET) if scene == "all modules" else ())):
        desk.resize(size)
        assert amiss(desk.page, desk.scheme) == [], size


def test_a_game_looked_back_at(desk: Desk) -> None:
    page = pages.page(pages.game("two", 4, 60), 0)
    desk.show(replayed(page))
    for size in (LAPTOP, PHONE):
        desk.resize(size)
        assert amiss(desk.page, desk.scheme) == [], size


# What is tapped beside a box and would be missed by a thumb.
LOW = """[...document.querySelectorAll("a, button, select, summary")].filter((each) => each.checkVisibility()).filter(
  (each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
  .map((each) => each.outerHTML)"""
PLAIN = ("/", "/learn", "/learn/how-you-win", "/companion", "/offline", "/games/no-such-game", "/you", "/puzzles/all")
RECORD = short_game().record().encode()
ADDRESSES = (*PLAIN, "/rules", "/rules/B-WAL-04", "/rules/search?q=jade")


@pytest.mark.long
@pytest.mark.parametrize(("scheme", "size"), [(LIGHT, LAPTOP), (LIGHT, PHONE), (DARK, PHONE), (DARK, LAPTOP)], ids=str)
def test_all_other_pages(browser: Any, server: Server, scheme: str, size: tuple[int, int]) -> None:
    context = visitor(browser, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    for address in ADDRESSES:
        if address == "/rules" and length(size == PHONE, False):
            continue  # thousands of links, the same as on a laptop
        page.goto(server.address + address)
        assert amiss(page, scheme) == [], address
    page.goto(f"{server.address}/companion")
    for button in (".comp .primary", "[name=answer]", "[name=draw-all]", "[name=answer]"):
        page.locator(button).first.click()
        page.wait_for_selector("[name=undo]" if button != ".comp .primary" else "[name=answer]")
        assert amiss(page, scheme) == [], button
        assert page.evaluate(LOW) == [], button
    page.goto(server.address + "/puzzles")
    page.wait_for_selector("#board")
    assert amiss(page, scheme) == [], "the puzzle of the day"
    page.goto(server.address + "/learn/first-day")
    page.wait_for_selector("body[data-ready]", state="attached")
    assert amiss(page, scheme) == [], "the first day"
    page.goto(server.address)
    page.click("[data-quick=friends]")
    page.wait_for_selector("body[data-status=room][data-ready]", state="attached")
    assert amiss(page, scheme) == [], "the room beside a table by link"
    page.goto(page.eval_on_selector("[data-copy*='/back/']", "link => link.dataset.copy"))
    assert amiss(page, scheme) == [], "the page behind a return link"
    start(page, server.address, "bot")
    page.keyboard.press("r")
    page.wait_for_selector("#drawer:not([hidden]) a", state="attached")
    assert amiss(page, scheme) == [], "the rules beside a table"
    page.keyboard.press("Escape")
    page.click("[data-do=settings]")
    assert amiss(page, scheme) == [], "settings beside a table"
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.wait_for_selector("#hint li[data-hint]", timeout=30000)
    assert amiss(page, scheme) == [], "a hint"
    page.goto(server.address)
    with page.expect_navigation():
        page.set_input_files("input[type=file]", {"name": "game.record", "mimeType": "text/plain", "buffer": RECORD})
    for look in ("", "/replay", "/coach"):
        page.goto(page.url.split("#")[0].removesuffix("/replay") + look)
        if look == "/coach":
            page.wait_for_selector("#bar", state="hidden", timeout=90000)
        else:
            page.wait_for_selector("body[data-ready]", state="attached")
        assert amiss(page, scheme) == [], look or "a game that is over"
    context.close()
