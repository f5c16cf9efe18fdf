"""What hands do at the table: long presses, two fingers, hasty clicks, a pointer that rests, Esc; and no connection."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser.conftest import Server
from tests.web.browser.playing import play, ply, start, start_new, visitor, watched
from tests.web.browser.test_at_the_table import LATER, PHONE, question, wait_for_question

ABOUT = "#about:not([hidden])"
VIEW = "document.getElementById('board').getAttribute('viewBox')"


class Fingers:
    """Up to two fingers on the screen."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": order} for order, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def middle(page: Any, which: str) -> tuple[float, float]:
    at = page.locator(which).first.bounding_box()
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def view(page: Any) -> list[float]:
    return [float(side) for side in page.evaluate(VIEW).split()]


def test_on_a_phone_fingers_ask_move_and_enlarge(browser: Any, server: Server) -> None:
    context = visitor(browser, **PHONE)
    page, wrong = watched(context)
    start(page, server.address, "bot")
    wait_for_question(page)
    before, fingers = ply(page), Fingers(page)

    at = middle(page, "#part-answers [data-place]")  # a long press asks, and the tap that follows is none
    fingers.touch("touchStart", at)
    page.wait_for_selector(f"{ABOUT}.sheet .ab-may")
    fingers.touch("touchEnd")
    assert page.locator(ABOUT).is_visible()
    assert page.locator("[data-confirm]").count() == 0
    page.locator("[data-about-close]").tap()
    page.wait_for_selector("#about", state="hidden")

    page.locator("#part-rivals .row").first.tap()  # a rival's board opens
    assert page.locator("#part-rivals .rival svg").first.is_visible()
    page.keyboard.press("Escape")

    x, y = middle(page, ".bw")  # one finger moves the board
    stood = view(page)
    fingers.touch("touchStart", (x, y))
    for step in (20, 40, 60):
        fingers.touch("touchMove", (x + step, y))
    fingers.touch("touchEnd")
    moved = view(page)
    assert moved[0] != stood[0]
    assert moved[2:] == stood[2:]

    spread = [((x - apart, y), (x + apart, y)) for apart in (40, 60, 90, 120)]  # two make it larger, or show all
    fingers.touch("touchStart", *spread[0])
    for pair in spread[1:]:
        fingers.touch("touchMove", *pair)
    fingers.touch("touchEnd")
    near = view(page)
    assert near[2] < moved[2] * 0.7
    spread = [((x - apart, y), (x + apart, y)) for apart in (120, 80, 40, 20)]
    fingers.touch("touchStart", *spread[0])
    for pair in spread[1:]:
        fingers.touch("touchMove", *pair)
    fingers.touch("touchEnd")
    assert view(page)[2] > moved[2] * 1.5
    assert ply(page) == before
    assert wrong == []
    context.close()


def test_a_resting_pointer_and_a_hasty_click(browser: Any, server: Server) -> None:
    """After a click the answer under the pointer is previewed; a second click on End turn is none of the next turn."""
    context = visitor(browser, viewport={"width": 1366, "height": 650})
    page, wrong = watched(context)
    start_new(page, server.address, ["screen"] * 3, [], seed=7)
    page.click(".doors [data-action]")
    wait_for_question(page)
    assert page.locator("#more-below").is_hidden()  # behind the doors nobody's board was counted with
    page.click("#part-answers [data-action] >> nth=0", position={"x": 40, "y": 20})  # there will be another
    page.locator("#question").filter(has_text="Who gets").wait_for()
    page.wait_for_selector("#part-what ol")

    page.hover("#part-answers [data-place] >> nth=1 >> svg >> nth=0")  # at the picture: what the answer is about
    page.wait_for_selector(f"{ABOUT} .ab-may:not(.not)")
    page.hover("#tab-log")
    page.wait_for_selector("#about", state="hidden")
    page.hover("#part-rivals .row >> nth=0")
    page.wait_for_selector(ABOUT)
    assert page.get_attribute("#about", "aria-label") == page.text_content("#part-rivals .row b")

    while not page.locator(".seal").count():
        play(page, 1, 3, "#part-answers [data-action]")
        wait_for_question(page)
    before = ply(page)
    x, y = middle(page, ".seal")
    page.mouse.click(x, y, click_count=2)
    page.wait_for_selector(LATER.format(before))
    page.wait_for_selector(".doors [data-action]")
    after = ply(page)
    page.mouse.move(x + 1, y)
    page.wait_for_timeout(100)
    assert page.locator(".doors [data-action]").count() == 1
    assert ply(page) == after
    assert wrong == []
    context.close()


def test_what_costs_nothing_is_taken_by_whoever_wishes(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    page.goto(server.address)
    context.add_cookies([{"name": "gugong_settings", "value": "always_gain.1", "url": server.address}])
    start(page, server.address, "bot")
    asked = []
    for seed in range(60):
        wait_for_question(page)
        page.wait_for_selector("body:not(:has([data-auto]))", timeout=5000)
        wait_for_question(page)
        if page.get_attribute("body", "data-status") == "over" or page.locator("#part-log:has-text('Night')").count():
            break
        kinds = page.eval_on_selector_all("#part-answers [data-action]", "all => all.map(one => one.dataset.action)")
        asked += [kinds] if any(kind.startswith("gain") for kind in kinds) and "decline" in kinds else []
        play(page, 1, seed, "#part-answers [data-action]")
    assert asked == []
    assert wrong == []
    context.close()


def test_escape_empties_the_search_then_closes_the_rules_from_anywhere(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    start(page, server.address, "bot")
    for where in ("#drawer [role=tab]", "#part-answers [data-action]", "#drawer input[name=q]"):
        page.keyboard.press("r")
        page.wait_for_selector("#drawer:not([hidden]) a", state="attached")
        page.fill("#drawer input[name=q]", "jaed")
        page.wait_for_selector("#rd-found [role=option]")
        page.locator(where).first.focus()
        page.keyboard.press("Escape")
        assert page.input_value("#drawer input[name=q]") == "", where
        assert page.locator("#drawer").is_visible()
        page.locator(where).first.focus()
        page.keyboard.press("Escape")
        page.wait_for_selector("#drawer", state="hidden")
    assert wrong == []
    context.close()


def test_without_a_connection_a_page_says_so(browser: Any, server: Server) -> None:
    context = visitor(browser, service_workers="allow")
    page, _ = watched(context)
    start(page, server.address, "bot")
    wait_for_question(page)
    asked = question(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.wait_for_selector("#lost:not([hidden])")
    page.goto(server.address + "/rules")
    assert page.get_attribute("body", "data-status") == "offline"
    paper = "getComputedStyle(document.querySelector('.slip')).borderTopStyle"
    assert page.evaluate(paper) == "solid"  # with the look of all others
    page.go_back()
    context.set_offline(False)
    page.goto(page.url)
    page.wait_for_selector("body[data-ready]")
    assert question(page) == asked
    context.close()


def test_on_a_tablet_two_fingers_or_a_second_tap_enlarge_the_board(browser: Any, server: Server) -> None:
    """All of it is seen at first; the round button shows it again, and so does the next question."""
    context = visitor(browser, viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True)
    page, wrong = watched(context)
    start(page, server.address, "bot")
    wait_for_question(page)
    before, fingers, whole = ply(page), Fingers(page), view(page)
    box = page.locator("#board").bounding_box()

    page.touchscreen.tap(*middle(page, "#city-xian"))  # the first asks about it
    assert view(page) == whole
    page.touchscreen.tap(*middle(page, "#city-xian"))
    near = view(page)
    assert near[2] < whole[2] * 0.75
    x, y = middle(page, "#city-xian")
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
    assert page.locator("#board").bounding_box() == pytest.approx(box, abs=1)  # the window on it stands where it stood
    size = "parseFloat(getComputedStyle(document.querySelector('.cty')).fontSize) * board.getScreenCTM().a"
    assert page.evaluate(size) >= 10.95
    page.locator("[data-do=whole]").tap()
    assert view(page) == whole

    x, y = middle(page, ".bw")
    spread = [((x - apart, y), (x + apart, y)) for apart in (40, 70, 110)]
    fingers.touch("touchStart", *spread[0])
    for pair in spread[1:]:
        fingers.touch("touchMove", *pair)
    fingers.touch("touchEnd")
    near = view(page)
    assert near[2] < whole[2] * 0.75
    fingers.touch("touchStart", (x, y))
    for step in (30, 60):
        fingers.touch("touchMove", (x + step, y))
    fingers.touch("touchEnd")
    assert view(page)[0] < near[0]
    assert ply(page) == before

    page.locator("#part-answers [data-action]").first.tap()
    page.locator("[data-confirm]").tap()
    page.wait_for_selector(LATER.format(before))
    wait_for_question(page)
    assert view(page) == whole
    assert wrong == []
    context.close()


def test_a_pointer_that_has_not_moved_asks_nothing(browser: Any, server: Server) -> None:
    """After a click another page may lie below it; once it moves, what is there is told."""
    context = visitor(browser)
    page, wrong = watched(context)
    start(page, server.address, "bot")
    wait_for_question(page)
    page.evaluate("""() => {
      const above = document.createElement("div");
      above.id = "above";
      above.addEventListener("click", () => above.remove());
      document.body.append(above);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("#above{position:fixed;inset:0;z-index:99}");
      document.adoptedStyleSheets = [sheet];
    }""")
    x, y = middle(page, "#city-chengdu")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("#above", state="detached")
    page.wait_for_timeout(1200)
    assert not page.locator(ABOUT).is_visible()
    page.mouse.move(x + 2, y)
    page.wait_for_selector(ABOUT)
    assert wrong == []
    context.close()
