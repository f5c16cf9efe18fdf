"""In the browser: the first day by keys alone, with another answer on the way, on a laptop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from gugong.lessons import lesson_of
from tests.web.browser.conftest import Server
from tests.web.browser.playing import visitor, watched

SIZES = {"laptop": {"width": 1366, "height": 650}, "phone": {"width": 390, "height": 844}}
STEP = "document.querySelector('.slip-in').dataset.step"
# The slip lies in the window and over nothing that it speaks of, and the wanted answer can be seen.
AMISS = """() => {
  const slip = document.getElementById("part-lesson").getBoundingClientRect();
  const { points, answer } = document.querySelector(".slip-in").dataset;
  const at = document.getElementById(points)?.getBoundingClientRect();
  const found = [];
  if (slip.left < 0 || slip.right > innerWidth || slip.bottom > innerHeight) found.push("the slip is cut");
  if (at?.width && at.left < slip.right && at.right > slip.left && at.top < slip.bottom && at.bottom > slip.top)
    found.push(`the slip lies over ${points}`);
  const seen = [...document.querySelectorAll(`[data-action="${answer}"]`)].some((each) => {
    const box = each.getBoundingClientRect();
    return box.width && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  });
  const light = document.getElementById("light").getBoundingClientRect();
  const lit = document.getElementById(points)?.closest("#board") && getComputedStyle(document.getElementById("light"));
  const off = (a, b) => Math.abs(a.left - b.left + 5) + Math.abs(a.top - b.top + 5) + Math.abs(a.width - b.width - 10);
  if (lit && lit.display !== "none" && at?.width && off(light, at) > 6) found.push(`the light is not at ${points}`);
  if (answer && !seen) found.push(`${answer} is out of sight`);
  return found;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_the_first_day_is_played_by_keys(browser: Any, server: Server, size: str) -> None:
    lesson = lesson_of("first-day")
    assert lesson is not None
    context = visitor(browser, viewport=SIZES[size])
    page, wrong = watched(context)
    page.goto(f"{server.address}/learn/first-day")
    page.wait_for_selector("body[data-ready]")
    for number, step in enumerate(lesson.step, 1):
        page.wait_for_function("n => document.querySelector('.slip-in').dataset.step === n", arg=str(number))
        page.wait_for_function("document.activeElement.id === 'part-lesson' && !document.querySelector('.busy')")
        assert page.evaluate(AMISS) == [], (step.name, size)
        if step.name == "free":
            page.keyboard.press("1")
            page.wait_for_selector("[data-tried] .led")
            page.keyboard.press(" ")
            page.wait_for_selector("body:not([data-tried])")
            assert page.evaluate(STEP) == str(number)
        page.keyboard.press("Enter")
    page.wait_for_url("**/learn/how-you-win")
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight") or size == "phone"
    assert wrong == []
    context.close()
