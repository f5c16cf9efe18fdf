"""Charts are drawn in units of their own: in every window their letters are large enough, in sight, and apart."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gugong.coach.chart import chart
from gugong.coach.reading import Report
from gugong.web import present
from gugong.web.page import BOT, PERSON, Page, Seat
from gugong.web.present.rendering import plain_voice, static_url
from tests.web.browser.layouts import DESKTOPS, LONGEST, TOUCHED, Desk
from tests.web.present import pages

LEAST = 12  # px
NAMED = [LONGEST, "Pomarańczowy", "WWWWWWWWWWWW", *pages.NAMES[3:]]
# Every word of a chart that is too small, beyond the chart's slip, or over another; and a page that is too wide.
AMISS = """() => {
  const found = [];
  const shown = [...document.querySelectorAll(".chart-box text")].filter((text) => text.checkVisibility());
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("wider than the window");
  if (shown.length < 8) found.push(`${shown.length} words only`);
  const boxes = shown.map((text) => {
    const matrix = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (size < LEAST) found.push(`${size.toFixed(1)} px: ${text.textContent}`);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const slip = text.closest(".chart-box").getBoundingClientRect();
    if (left < Math.max(2, slip.left - 1) || right > slip.right + 1) found.push(`beyond its slip: ${text.textContent}`);
    const air = (bottom - top) * 0.16;
    const foot = document.querySelector(".cday")?.getBoundingClientRect().bottom ?? 0;
    const under = text.matches(".cax[text-anchor=middle]");
    if (under && top + air < foot - 1) found.push(`over the lines: ${text.textContent}`);
    return { text, left, right, top: top + air, bottom: bottom - air };
  });
  boxes.forEach((one, order) => {
    for (const other of boxes.slice(order + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1) found.push(`${one.text.textContent} over ${other.text.textContent}`);
    }
  });
  return found;
}""".replace("LEAST", str(LEAST - 0.05))


def finished() -> Page:
    """A game of five, one of whom has the longest name there can be, others wide ones."""
    played = pages.finished("five")
    return pages.page(
        played, 0, seats=tuple(Seat(name, BOT if seat else PERSON, "") for seat, name in enumerate(NAMED))
    )


def looked_back_at() -> str:
    page = finished()
    return present.replay(page, page.told, page.ply, present.Settings())


def coached() -> str:
    """The coach's chart where it stands on the coach's page, of twenty turns of five players who end alike."""
    turns = []
    for number in range(20):
        chances = (0.2,) * 5 if number == 19 else tuple((seat + number % 3 + 1) / 30 for seat in range(5))
        chances = (0.96, 0.01, 0.01, 0.01, 0.01) if number == 17 else chances
        best = SimpleNamespace(chances=tuple(chance + 0.1 for chance in chances))
        made = {"number": number, "ply": number * 9, "day": number // 5 + 1, "of_day": number % 5 + 1, "best": best}
        turns.append(
            SimpleNamespace(**made, played=SimpleNamespace(chances=chances), cost=0.1 if number % 8 == 4 else 0.0)
        )
    report = Report(0, 5, (0.2,) * 5, cast(Any, tuple(turns)), (), False, None, 20, 20)
    drawn = chart(report, plain_voice("en"), NAMED, "RWLOB")
    html = re.sub(r"<script.*?</script>", "", present.game_page(finished(), present.Settings()), flags=re.DOTALL)
    head = html[: html.index("</head>")] + f'<link rel="stylesheet" href="{static_url("coach.css")}"></head>'
    shell = f'<div class="app coaching" id="app"><div class="report"><main class="course slip">{drawn}</main>'
    return f'{head}<body data-ready>{shell}<aside class="verdict"></aside></div></div></body></html>'


CHARTS: dict[str, Callable[[], str]] = {
    "scores": lambda: present.game_page(finished(), present.Settings()),
    "replay": looked_back_at,
    "coach": coached,
}


@pytest.mark.parametrize("name", CHARTS)
def test_letters_of_charts_can_be_read_in_every_window(browser: Any, name: str) -> None:
    desk = Desk(browser, False)
    desk.show(CHARTS[name]())
    for size in (*DESKTOPS, *TOUCHED):
        desk.resize(size)
        assert desk.page.evaluate(AMISS) == [], size
    desk.close()
