"""At the table: keys, touch, reloading, a server that dies, undo, previews, reasons, rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser.conftest import Server
from tests.web.browser.playing import play, ply, start, start_new, status, visitor, watched

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LATER = 'body:not([data-ply="{}"])'


def question(page: Any) -> str:
    said: str = page.text_content("#question")
    return said


def wait_for_question(page: Any) -> None:
    page.wait_for_selector("body:not([data-status=waiting]):not(.busy)", timeout=30000)


def test_a_whole_game_by_keyboard_alone(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    page.goto(server.address)
    page.wait_for_selector("body[data-ready]")
    page.focus("[data-quick=meng]")
    page.keyboard.press("Enter")
    page.wait_for_selector("body[data-ready][data-ply]")
    for turn in range(400):
        wait_for_question(page)
        if status(page) == "over":
            break
        before = ply(page)
        keys = page.eval_on_selector_all("#part-answers [data-key]", "all => all.map(one => one.dataset.key)")
        key = "Enter" if page.locator(".seal").count() else keys[turn % len(keys)]
        page.keyboard.press(key)
        page.wait_for_selector(LATER.format(before))
    assert status(page) == "over"
    assert wrong == []
    context.close()


def test_tab_and_arrows_go_through_the_answers(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, _ = watched(context)
    start(page, server.address, "meng")
    focused = "document.activeElement.dataset.action ?? ''"
    page.keyboard.press("ArrowDown")
    first = page.evaluate(focused)
    assert first
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) not in ("", first)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.closest('svg') !== null")
    before, asked = ply(page), question(page)
    page.keyboard.press("1")
    page.wait_for_selector(LATER.format(before))
    wait_for_question(page)
    before = ply(page)
    assert question(page) != asked
    page.keyboard.press("z")
    page.wait_for_selector(LATER.format(before))
    assert question(page) == asked
    context.close()


def test_the_question_is_announced(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, _ = watched(context)
    start(page, server.address, "meng")
    page.keyboard.press("1")
    page.locator("#live").filter(has_text="Who gets").wait_for(state="attached", timeout=5000)
    assert page.get_attribute("#live", "aria-live") == "polite"
    context.close()


def test_by_touch_the_first_tap_shows_and_the_second_answers(browser: Any, server: Server) -> None:
    context = visitor(browser, **PHONE)
    page, wrong = watched(context)
    start(page, server.address, "meng")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(12):
        wait_for_question(page)
        before = ply(page)
        answer = page.locator("#part-answers [data-action]:visible, .of.lit:visible").first
        answer.scroll_into_view_if_needed()
        answer.tap()
        page.wait_for_selector("#part-what [data-confirm]")
        assert ply(page) == before
        answer.tap()
        page.wait_for_selector(LATER.format(before))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert wrong == []
    context.close()


def test_targets_are_large_enough_to_touch(browser: Any, server: Server) -> None:
    context = visitor(browser, **PHONE)
    page, _ = watched(context)
    start(page, server.address, "meng")
    heights = page.eval_on_selector_all(
        "#part-answers [data-action], .btns .btn, .of", "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 43.5
    page.goto(server.address)
    sides = page.eval_on_selector_all(
        ".games .rm", "all => all.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])"
    )
    assert min(sides) >= 44
    context.close()


def test_reloading_shows_the_same(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, _ = watched(context)
    start(page, server.address, "bot")
    play(page, 9, 3)
    wait_for_question(page)
    before = ply(page), question(page), page.inner_html("#part-answers"), page.inner_html("#part-log")
    page.reload()
    page.wait_for_selector("body[data-ready]")
    assert (ply(page), question(page), page.inner_html("#part-answers"), page.inner_html("#part-log")) == before
    context.close()


def test_a_killed_server_loses_nothing_and_the_page_goes_on(browser: Any, own_server: Server) -> None:
    context = visitor(browser)
    page, _ = watched(context)
    start(page, own_server.address, "meng")
    play(page, 7, 2)
    wait_for_question(page)
    before = ply(page)
    asked = question(page)
    own_server.kill()
    page.wait_for_selector("#lost:not([hidden])", timeout=15000)
    own_server.start()
    page.wait_for_selector("#lost[hidden]", state="attached", timeout=20000)
    assert (ply(page), question(page)) == (before, asked)
    play(page, 5, 4)
    assert ply(page) > before
    context.close()


def test_an_answer_given_while_the_server_is_away_arrives(browser: Any, own_server: Server) -> None:
    context = visitor(browser)
    page, _ = watched(context)
    start(page, own_server.address, "meng")
    before = ply(page)
    own_server.kill()
    page.keyboard.press("1")
    page.wait_for_selector("#lost:not([hidden])", timeout=15000)
    own_server.start()
    page.wait_for_selector(LATER.format(before), timeout=20000)
    context.close()


def test_pointing_previews_and_pointing_elsewhere_tells_about_it(browser: Any, server: Server) -> None:
    context = visitor(browser, viewport={"width": 1440, "height": 900})
    page, wrong = watched(context)
    start_new(page, server.address, ["bot"], [], seed=7)
    wait_for_question(page)
    where = "JSON.stringify(document.querySelector('#part-answers').getBoundingClientRect())"
    stood = page.evaluate(where)
    page.hover("#part-answers [data-action] >> nth=0")
    page.wait_for_selector("#part-what ol")
    assert page.locator("#part-answers .an.on").count() == 1
    assert page.evaluate(where) == stood  # nothing moves under the pointer
    page.hover("#city-beijing", force=True)
    page.wait_for_selector("#about:not([hidden]) .ab-may.not")
    page.click("#about a[data-rule]")
    page.wait_for_selector("#drawer:not([hidden]) .entry")
    board, beside = page.locator("#board").bounding_box(), page.locator("#drawer").bounding_box()
    assert board["x"] + board["width"] <= beside["x"] + 1  # the whole board stays in sight
    page.fill("#drawer input[name=q]", "wall tie")
    page.keyboard.press("Enter")
    page.wait_for_selector("#drawer .rd-read:not([hidden]) .entry")
    page.keyboard.press("Escape")
    assert page.input_value("#drawer input[name=q]") == ""  # first the search is emptied, then the drawer closed
    page.keyboard.press("Escape")
    page.wait_for_selector("#drawer", state="hidden")
    assert wrong == []
    context.close()


def test_pointing_shows_ghosts_that_go_with_the_pointer(browser: Any, server: Server) -> None:
    context = visitor(browser, viewport={"width": 1440, "height": 900})
    page, wrong = watched(context)
    start_new(page, server.address, ["bot"], [], seed=7)
    wait_for_question(page)
    before = ply(page)
    page.keyboard.press("1")
    page.wait_for_selector(LATER.format(before))
    wait_for_question(page)
    assert "Who gets" in question(page)
    page.hover("#part-answers .free")
    page.wait_for_selector("#board > .ghosts[aria-hidden=true] > .given", state="attached")
    assert page.locator("#board .gh.leans").count() == 1
    assert page.locator("#hand .gh.paid .foot").count() == 1
    assert page.text_content("#board .clause") == page.text_content("#part-what .no")  # the exchange, at its official
    before = ply(page)
    page.click("#part-answers .free")
    page.wait_for_selector(LATER.format(before))
    wait_for_question(page)
    page.mouse.move(2, 2)
    page.wait_for_selector(".ghosts", state="detached")
    assert wrong == []
    context.close()


def test_t_goes_to_the_exchange_of_tokens_or_says_why_there_is_none(browser: Any, server: Server) -> None:
    context = visitor(browser, viewport={"width": 1440, "height": 900})
    page, wrong = watched(context)
    start_new(page, server.address, ["bot"], [], seed=7)
    wait_for_question(page)
    page.keyboard.press("t")
    page.wait_for_selector("#part-what.why a[data-rule]")
    assert page.locator("[data-do=asides]").count() == 0
    travelling = '[data-action="at travel"], [data-action="a"], [data-action^="city"]'
    for seed in range(120):
        if page.locator("#asides").count() or status(page) == "over":
            break
        play(page, 1, seed, "#part-answers [data-action]", travelling)
        wait_for_question(page)
    assert "Exchange tokens" in page.text_content("[data-do=asides]")
    page.keyboard.press("t")
    assert page.evaluate("document.activeElement.closest('#asides.called') !== null")
    assert page.evaluate("document.activeElement.dataset.action").startswith("exchange")
    assert page.locator("#part-own .called").count() >= 2
    assert wrong == []
    context.close()


def test_what_others_did_is_shown_again_on_the_board(browser: Any, server: Server) -> None:
    context = visitor(browser, viewport={"width": 1440, "height": 900})
    page, wrong = watched(context)
    start_new(page, server.address, ["bot", "bot"], [], seed=7)
    while page.locator("#part-since [data-turn]").count() < 2:
        play(page, 1, 3, "#part-answers .an:not(.no), #part-answers .seal")
        wait_for_question(page)
    page.click("#tab-since")
    page.hover("#part-since [data-turn] >> nth=1")
    page.wait_for_selector("#board > .ghosts > .gh", state="attached")
    page.mouse.move(700, 4)
    page.wait_for_selector(".ghosts", state="detached")
    page.keyboard.press("l")
    page.wait_for_selector('#part-since [data-turn="0"].now')
    page.wait_for_selector("#board > .ghosts", state="attached")
    page.keyboard.press(" ")
    assert page.locator('#part-since [data-turn="1"].now').count() == 1
    before = ply(page)
    page.keyboard.press("Escape")
    assert page.locator(".ghosts, .since .now").count() == 0
    page.click("#tab-since")
    page.click("[data-do=again]")
    page.wait_for_selector(".since .now")
    page.keyboard.press("1")
    page.wait_for_selector(LATER.format(before))
    assert page.locator(".since .now").count() == 0
    assert wrong == []
    context.close()


def test_meng_explains_himself_step_by_step(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    page.goto(server.address)
    slow = {"name": "gugong_settings", "value": "speed.slow", "url": server.address}
    context.add_cookies([slow])
    start(page, server.address, "meng")
    while not page.locator(".seal").count():
        play(page, 1, 3, "#part-answers [data-action]")
        wait_for_question(page)
    play(page, 1, 3)
    page.wait_for_selector("#reason.stepping li:nth-child(1).now")
    page.keyboard.press(" ")
    assert page.locator("#reason li:nth-child(2).now").is_visible()
    assert not page.locator("#reason li:nth-child(1)").is_visible()
    before = ply(page)
    wait_for_question(page)
    page.keyboard.press("1")
    page.wait_for_selector(LATER.format(before))
    assert page.locator("#reason.stepping").count() == 0
    assert page.locator("#reason li:last-child").is_visible()
    assert wrong == []
    context.close()


@pytest.mark.parametrize("width", [390, 768, 1100, 1440, 2560])
def test_nothing_is_wider_than_the_window(browser: Any, server: Server, width: int) -> None:
    context = visitor(browser, viewport={"width": width, "height": 1000})
    page, _ = watched(context)
    page.goto(server.address)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    start(page, server.address, "bots")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


def test_a_choice_about_the_page_is_kept(browser: Any, server: Server) -> None:
    context = visitor(browser)
    page, _ = watched(context)
    start(page, server.address, "bot")
    page.click("[data-do=settings]")
    page.check("[data-setting=show_known]", force=True)
    with page.expect_navigation():
        page.click("#settings button.btn")
    page.wait_for_selector("body[data-ready]")
    assert page.is_checked("[data-setting=show_known]")
    context.close()


def test_a_record_can_be_opened_and_stepped_through(browser: Any, server: Server, tmp_path: Any) -> None:
    context = visitor(browser)
    page, wrong = watched(context)
    start_new(page, server.address, ["bot"], [], seed=3)
    play(page, 12, 5)
    record = tmp_path / "game.txt"
    answer = context.request.get(page.url + "/record")
    record.write_text(answer.text(), encoding="utf-8")
    page.goto(page.url + "/replay")
    page.wait_for_selector("body[data-ready]")
    first = ply(page)  # a replay opens at the first turn: the set-up lies behind it
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f'body[data-ply="{first - 1}"]')
    page.keyboard.press("Home")
    page.wait_for_selector(f'body[data-ply="{first}"]')
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_selector(f'body:not([data-ply="{first}"])')
    assert wrong == []
    page.goto(server.address)
    bad = tmp_path / "bad.txt"
    bad.write_text("no record at all", encoding="utf-8")
    page.set_input_files("#record", bad)
    page.locator("#record-said").filter(has_text="bad.txt").wait_for()
    context.close()


def test_nine_officials_are_in_sight_on_a_small_screen(browser: Any, server: Server) -> None:
    """With all modules at 1280 by 800: no answer is cut off."""
    context = visitor(browser)
    page, _ = watched(context)
    start_new(page, server.address, ["bot"], ["summer-palace", "peasant-revolt", "stairs", "extras"], seed=21)
    wait_for_question(page)
    page.keyboard.press("1")
    page.locator(".answers .an").nth(8).wait_for()
    cut_off = """all => all.filter(one => one.getBoundingClientRect().bottom
        > one.closest(".answers").getBoundingClientRect().bottom).length"""
    assert page.eval_on_selector_all(".answers .an", cut_off) == 0
    context.close()
