"""The table in every window: all in sight, large enough to read and to touch, nothing over anything, nothing cut off.

What counts as such is in `layout.js`. Figures inside the little pictures of a list are not counted: the words beside
them say the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from gugong.web import present
from gugong.words.languages import LANGUAGES
from tests.lengths import length
from tests.web.browser.layouts import ASKED, DESKTOPS, TOUCHED, Desk, page_of

QUESTIONS = list(ASKED)
LEAST_BOARD = {(1366, 650): (990, 577), (1536, 730): (1120, 650)}
STOPS = 5  # with the Tab key, before the first answer
LIGHT, DARK = "light", "dark"
READABLE = 4.5  # contrast, as WCAG's level AA has it
LARGE = 3.0  # of letters of 24 pixels, or bold ones of 18.7
# Every word with its colour, its box, whether it is large, and the outline that it may have.
WORDS = """() => {
  const found = [];
  const at = (node) => { const range = document.createRange(); range.selectNodeContents(node);
    return range.getBoundingClientRect(); };
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [node, element] = [walker.currentNode, walker.currentNode.parentElement];
    if (!node.data.trim() || element.closest(".sr")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = at(node);
    const svg = element instanceof SVGElement;
    const pile = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const above = pile.slice(0, pile.indexOf(element)).filter((one) => !one.matches(".hit, .glow, text"));
    if (!pile.includes(element) || above.length) continue; // covered, or out of sight
    const style = getComputedStyle(element);
    const scale = svg ? element.getScreenCTM().a : 1;
    const size = parseFloat(style.fontSize) * scale;
    const large = size >= 24 || (size >= 18.6 && style.fontWeight >= 700);
    const outline = svg && style.stroke !== "none" ? style.stroke : "";
    found.push([node.data.trim().slice(0, 30), svg ? style.fill : style.color, [box.x, box.y, box.width, box.height],
      large, outline, element.getAttribute("class") ?? ""]);
  }
  const hide = document.createElement("style");
  hide.textContent = "#app * { -webkit-text-fill-color: transparent } svg text { fill: none !important; stroke: none }";
  document.head.append(hide);
  return found;
}"""


@pytest.fixture(scope="module", params=[False, True], ids=["by mouse", "by touch"])
def desk(browser: Any, request: pytest.FixtureRequest) -> Iterator[Desk]:
    made = Desk(browser, request.param)
    yield made
    made.close()


@pytest.mark.long
@pytest.mark.parametrize(("table", "asked"), QUESTIONS, ids=lambda word: word)
def test_every_window_shows_all_that_is_needed(desk: Desk, table: str, asked: str) -> None:
    order = QUESTIONS.index((table, asked))
    languages = [LANGUAGES[(order + more) % len(LANGUAGES)] for more in range(length(1, len(LANGUAGES)))]
    for language in languages:
        desk.lay(page_of(table, asked, language))
        sizes = TOUCHED if desk.touched else DESKTOPS
        for size in sizes[:: length(1 if table == "base" else 2, 1)]:
            desk.resize(size)
            assert desk.amiss() == [], f"{table}, {asked}, {language}, {size}"


@pytest.mark.parametrize("table", ["base", "modules"])
def test_the_board_is_as_large_as_the_window_allows(browser: Any, table: str) -> None:
    """With modules too: their boards are plaques, which bring them into sight, large enough to be read."""
    desk = Desk(browser, False)
    desk.lay(page_of(table, "location"))
    for size, (width, height) in LEAST_BOARD.items():
        desk.resize(size)
        _, _, wide, high = desk.box("#board")
        assert wide >= width
        assert high >= height
    plaques = desk.page.locator(".pq:visible")
    assert plaques.count() == (2 if table == "modules" else 0)
    if plaques.count():
        assert desk.box(".lit[id=at-peasants]")[0] > desk.box(".bw")[0] + desk.box(".bw")[2]
        plaques.last.click()
        assert plaques.last.get_attribute("aria-pressed") == "true"
        x, _, wide, _ = desk.box(".lit[id=at-peasants]")
        assert x + wide < desk.box(".bw")[0] + desk.box(".bw")[2]
        assert desk.amiss() == []
    desk.close()


def test_nothing_jumps_when_the_hand_shrinks(browser: Any) -> None:
    """Seven cards, one and none: question, answers, preview and figures stand where they stood."""
    desk = Desk(browser, False)
    desk.lay(page_of("base", "location"))
    for size in DESKTOPS:
        desk.resize(size)
        desk.page.evaluate("window.kept ??= document.getElementById('part-hand').innerHTML")
        places = {}
        for cards in (7, 1, 0):
            desk.page.evaluate(
                """(cards) => {
                  const hand = document.getElementById("part-hand");
                  hand.innerHTML = window.kept;
                  hand.querySelector("svg").setAttribute("viewBox", `0 0 ${110 * cards + 8} 142`);
                  if (!cards) hand.innerHTML = "<p class='no-cards'>Your hand is empty.</p>";
                }""",
                cards,
            )
            parts = ("#part-prompt", "#part-answers", "#part-what", "#board", "section.mine", ".cards-area")
            places[cards] = [desk.box(part) for part in parts]
        assert places[7] == places[1] == places[0], size
    desk.close()


def test_a_phone_brings_what_is_tapped_into_its_window(browser: Any) -> None:
    """And a tip stays where it is while a preview is shown: no gap opens above the question."""
    desk = Desk(browser, True)
    desk.lay(page_of("base", "city"))
    desk.resize((390, 844))
    for number in (0, 9, 19):
        button = desk.page.locator("#part-answers [data-action]").nth(number)
        button.tap()
        x, y, wide, high = desk.box(f'#board [data-action="{button.get_attribute("data-action")}"]')
        left, top, width, height = desk.box(".bw")
        assert left - 1 <= x <= left + width - wide + 1
        assert top - 1 <= y <= top + height - high + 1
    desk.lay(page_of("base", "location"))
    assert desk.page.locator(".tip:visible").count() == 1
    desk.page.evaluate("document.getElementById('part-what').innerHTML = '<ol><li>You gain 1 Servant</li></ol>'")
    assert desk.page.locator(".tip:visible").count() == 1
    desk.close()


def test_a_phone_speaks_of_no_more_answers_when_the_officials_are_the_list(browser: Any) -> None:
    """And each of them says in every language whether it takes the card freely, within its button."""
    desk = Desk(browser, True)
    desk.resize((390, 844))
    for language in LANGUAGES:
        for table in ("base", "modules"):
            desk.lay(page_of(table, "location", language))
            assert desk.amiss() == [], (language, table)  # as it is loaded, not only after a change of size
            assert desk.page.locator("#more-below").is_hidden(), (table, language)
            tags = desk.page.evaluate("""[...document.querySelectorAll(".of.lit")].map((each) =>
                [each.querySelector("s")?.textContent ?? "", each.scrollWidth <= each.clientWidth])""")
            assert tags, (table, language)
            assert all(tag and fits for tag, fits in tags), (table, language, tags)
    desk.close()


# Words of answers whose letters stand in more than one line; what has a hyphen may break there.
BROKEN = """() => {
  const found = [], walker = document.createTreeWalker(document.querySelector("#part-answers"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (const match of walker.currentNode.data.matchAll(/[\\p{L}’]+/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, match.index);
      range.setEnd(walker.currentNode, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
      if (lines.size > 1) found.push(match[0]);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("asked", ["card", "location", "fee"])
def test_no_word_of_an_answer_breaks_inside(browser: Any, asked: str) -> None:
    """Polish has the longest words, and games with modules the narrowest answers."""
    desk = Desk(browser, False)
    desk.lay(page_of("modules", asked, "pl"))
    for size in DESKTOPS:
        desk.resize(size)
        assert desk.page.evaluate(BROKEN) == [], size
    desk.close()


def test_a_few_stops_before_the_first_answer(browser: Any) -> None:
    """The first of them leads to the answers at once."""
    desk = Desk(browser, False)
    for table, asked in (("base", "location"), ("base", "turn-end"), ("modules", "location")):
        desk.lay(page_of(table, asked))
        for stop in range(STOPS + 1):
            desk.page.keyboard.press("Tab")
            if not stop:
                assert desk.page.evaluate("document.activeElement.getAttribute('href')") == "#part-answers"
                assert desk.page.evaluate("document.activeElement.getBoundingClientRect().top >= 0")
            if desk.page.evaluate("document.activeElement.dataset.action !== undefined"):
                break
        else:
            pytest.fail(f"more than {STOPS} stops before the first answer: {table}, {asked}")
        desk.lay(page_of(table, asked))
        desk.page.keyboard.press("Tab")
        desk.page.keyboard.press("Enter")
        desk.page.keyboard.press("Tab")
        assert desk.page.evaluate("document.activeElement.closest('#part-answers') !== null")
    desk.close()


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)], ids=str)
def test_every_button_of_the_bar_is_reached_by_keys(browser: Any, size: tuple[int, int]) -> None:
    """The bar is one stop of the Tab key; arrows go through its buttons, the hint's too, and it stays where one was."""
    desk = Desk(browser, size in TOUCHED)
    desk.lay(page_of("base", "location"))
    desk.resize(size)
    buttons = desk.page.locator(".top [role=toolbar] :is(a, button):visible")
    there = buttons.evaluate_all("all => all.map((each) => each.dataset.do ?? each.getAttribute('href'))")
    assert "hint" in there
    focused = "((one) => one.dataset.do ?? one.getAttribute('href') ?? '')(document.activeElement)"
    stops: list[str] = []
    while len(stops) < 9 and not desk.page.evaluate("document.activeElement.dataset.action !== undefined"):
        desk.page.keyboard.press("Tab")
        stops.append(desk.page.evaluate(focused))
    assert [stop for stop in stops if stop in there] == there[:1]
    assert len(stops) - 1 <= STOPS
    buttons.first.focus()
    reached = []
    for _ in there:
        reached.append(desk.page.evaluate(focused))
        desk.page.keyboard.press("ArrowRight")
    assert reached == there
    assert desk.page.evaluate(focused) == there[0]  # round again
    desk.page.keyboard.press("End")
    assert desk.page.evaluate(focused) == there[-1]
    desk.page.keyboard.press("ArrowLeft")
    desk.page.keyboard.press("Tab")
    assert desk.page.evaluate(focused) not in there
    desk.page.keyboard.press("Shift+Tab")
    assert desk.page.evaluate(focused) == there[-2]
    desk.close()


@pytest.mark.long
@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_words_stand_out_from_what_is_behind_them(browser: Any, scheme: str) -> None:
    """Each window in its turn with one of the tables; at length with each of them."""
    desk = Desk(browser, False, color_scheme=scheme)
    pale: set[str] = set()
    scenes = (("base", "location"), ("modules", "turn-end"), ("modules", "decrees"), ("base", "city"))
    for order, size in enumerate((*DESKTOPS, *TOUCHED)):
        tables = [scenes[(order + more) % len(scenes)] for more in range(length(1, len(scenes)))]
        for table, asked in tables:
            desk.lay(page_of(table, asked))
            desk.resize(size)
            pale |= {f"{table}, {asked}, {size}: {each}" for each in pale_words(desk)}
    assert pale == set()
    desk.close()


def pale_words(desk: Desk) -> set[str]:
    """Whatever is written too faintly on a page."""
    pale: set[str] = set()
    words = desk.page.evaluate(WORDS)
    picture = Image.open(BytesIO(desk.page.screenshot())).convert("RGB")
    for said, colour, box, large, outline, look in words:
        behind = behind_of(picture, box) if not outline else colour_of(outline)
        if behind is None:
            continue
        found = contrast(colour_of(colour), behind)
        if found < (LARGE if large else READABLE):
            pale.add(f"{found:.1f} “{said}” {look}: {colour} on {behind}")
    return pale


def colour_of(css: str) -> tuple[int, int, int]:
    """rgb(1, 2, 3) as numbers."""
    red, green, blue = (round(float(part)) for part in css.partition("(")[2].rstrip(")").split(",")[:3])
    return red, green, blue


def behind_of(picture: Image.Image, box: list[float]) -> tuple[int, int, int] | None:
    """The colour of most of a word's ground; None outside the picture. A line's box is higher than its letters."""
    x, y, width, height = box[0], box[1] + box[3] * 0.2, box[2], box[3] * 0.6
    part = (
        max(0, round(x)),
        max(0, round(y)),
        min(picture.width, round(x + width)),
        min(picture.height, round(y + height)),
    )
    if part[2] - part[0] < 2 or part[3] - part[1] < 2:
        return None
    colours: Any = picture.crop(part).quantize(6).convert("RGB").getcolors()
    return max(colours)[1] if colours else None


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """As WCAG reckons it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_theme_and_larger_letters_may_be_chosen(browser: Any, theme: str) -> None:
    """Whatever the system has; the larger board is moved about in its place, and the page stays in its window."""
    other = DARK if theme == LIGHT else LIGHT
    desk = Desk(browser, False, color_scheme=other)
    desk.settings = present.Settings(theme=theme, size="large")
    desk.lay(page_of("base", "city"))
    desk.resize((1366, 650))
    paper = desk.page.evaluate("getComputedStyle(document.querySelector('#part-prompt')).backgroundColor")
    assert (luminance(colour_of(paper)) > 0.5) == (theme == LIGHT)
    _, _, wide, _ = desk.box("#board")
    assert wide >= 1270
    assert desk.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert desk.page.evaluate("document.querySelector('.bw').scrollWidth > document.querySelector('.bw').clientWidth")
    desk.close()
