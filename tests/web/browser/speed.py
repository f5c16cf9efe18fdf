"""How fast the page is in a real browser: `python -m tests.web.browser.speed`, or `make page-speed`; figures as JSON.

`click_ms` is the median from a click on an answer to the settled board, with motion and without; `first_page_ms` from
the start of loading a table to its being usable, with nothing kept and the processor slowed four times. Answers after
which others play are not counted. A loaded machine tells nothing.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.web.browser.conftest import Server, found_chromium, launch
from tests.web.browser.playing import start, visitor

WANTED = {"click_ms": 600.0, "click_without_motion_ms": 60.0, "first_page_ms": 1000.0}
CLICKS = 30
SLOWED = 4
LOADED = "performance.getEntriesByName('usable')[0]?.startTime"
# Gives an answer and waits until nothing is under way: no reply, and nothing that moves and will come to an end.
CLICK = """async (order) => {
  const body = document.body;
  const all = [...document.querySelectorAll("#part-answers [data-action]")];
  const chosen = all[order % all.length];
  const ends = chosen.matches(".seal");
  const [ply, begun] = [body.dataset.ply, performance.now()];
  const moves = () => document.getAnimations().some((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < 3000);
  chosen.click();
  for (;;) {
    await new Promise((go) => setTimeout(go, 4));
    const there = body.dataset.ply !== ply && !body.classList.contains("busy") && !moves();
    if (there || performance.now() - begun > 5000) break;
  }
  return ends || body.dataset.status !== "your-turn" ? null : performance.now() - begun;
}"""
USABLE = """new MutationObserver((_, watch) => {
  if (!document.body?.hasAttribute("data-ready")) return;
  performance.mark("usable");
  watch.disconnect();
}).observe(document, { attributes: true, childList: true, subtree: true });"""


def clicks(browser: Any, address: str, **settings: Any) -> float:
    """The median of some answers, in ms."""
    context = visitor(browser, **settings)
    page = context.new_page()
    start(page, address, "meng")
    found: list[float] = []
    for order in range(4 * CLICKS):
        page.wait_for_selector("body:not([data-status=waiting]):not(.busy)")
        if len(found) == CLICKS or page.get_attribute("body", "data-status") == "over":
            break
        took = page.evaluate(CLICK, order)
        found += [] if took is None else [took]
    context.close()
    return float(median(found))


def first_page(browser: Any, address: str) -> float:
    """From the start of loading to a page that answers, in ms."""
    context = visitor(browser, service_workers="block")
    page = context.new_page()
    start(page, address, "meng")
    table = page.url
    times: list[float] = []
    for _ in range(5):
        fresh = browser.new_context(viewport={"width": 1366, "height": 650}, service_workers="block")
        fresh.add_cookies(context.cookies())
        visited = fresh.new_page()
        visited.add_init_script(USABLE)
        session = fresh.new_cdp_session(visited)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        visited.goto(table)
        visited.wait_for_selector("body[data-ready]")
        times.append(visited.evaluate(LOADED))
        fresh.close()
    context.close()
    return float(median(times))


def main() -> int:
    """Measure and print; the exit code says whether all is as wanted."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.db")
        server.start()
        browser = launch(playwright, found_chromium())
        try:
            figures = {
                "click_ms": clicks(browser, server.address, reduced_motion="no-preference"),
                "click_without_motion_ms": clicks(browser, server.address),
                "first_page_ms": first_page(browser, server.address),
            }
        finally:
            browser.close()
            server.stop()
    found = {name: round(figure, 1) for name, figure in figures.items()}
    print(json.dumps({**found, "wanted": WANTED}, indent=1))
    return 0 if all(found[name] <= most for name, most in WANTED.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
