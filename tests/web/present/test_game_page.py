"""The table: every answer stands in it, with a role and a name; nothing in it needs an exception of the policy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from gugong.draw import SYMBOLS
from gugong.explain import rulebook
from gugong.web import present
from gugong.web.page import PERSON, Page, Seat, Undo
from gugong.web.present.rendering import STATIC
from gugong.words.phrase import Phrase
from tests.web.present.pages import KINDS, finished, game, page, several
from tests.web.test_about import things

USUAL = present.Settings()
IN_A_LIST = re.compile(r'<button[^>]*\bid="an-[^>]*>')
MOST_BYTES = 300_000  # a page with all that it loads; a quarter of it when it is compressed
MOST_OF_LARGE = 320_000  # with five boards of players, or with those of all modules
# Files that a table does not load.
OTHERS = (
    *("lobby.js", "replay.js", "learn.js", "learn.css", "plain.js", "room.css", "room.js", "icon-turn.svg"),
    *("coach.js", "coach.css", "puzzles.js", "puzzles.css", "numbers.js", "overlooked.js"),
    *("pages.css", "companion.js", "companion.css"),
    "rules.js",  # when they are opened
    "friends.css",  # where there are no hints, whose style weighs as much
)


class Elements(HTMLParser):
    """All elements of a page, each with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def with_attribute(self, name: str) -> Iterator[tuple[str, dict[str, str]]]:
        return ((tag, attributes) for tag, attributes in self.found if name in attributes)


@pytest.fixture(params=KINDS, ids=str)
def pages(request: pytest.FixtureRequest) -> list[Page]:
    return several(request.param, 7, every=29)


def test_every_answer_is_an_element_with_a_role_and_a_name(pages: list[Page]) -> None:
    for shown in pages:
        decision = shown.view.decision
        assert decision is not None
        offered = {option.text for option in decision.options}
        elements = Elements(present.game_page(shown, USUAL))
        lit = [(tag, each) for tag, each in elements.with_attribute("data-action")]
        assert {each["data-action"] for _, each in lit} == offered
        assert all(tag == "button" or each["role"] == "button" for tag, each in lit)
        assert all(len(each["aria-label"]) > 3 for _, each in lit)


def test_a_bot_that_is_awaited_can_be_hurried() -> None:
    played = game("two", 5, 50)
    assert played.decision is not None
    asked = played.decision.seat
    awaited = present.parts(page(played, 1 - asked), USUAL)["tools"]
    assert f'aria-label="Hurry up: let {page(played).seats[asked].name} answer now"' in awaited
    person = tuple(Seat(seat.name, PERSON) for seat in page(played).seats)
    assert "hurry" not in present.parts(page(played, 1 - asked, seats=person), USUAL)["tools"]
    assert "hurry" not in present.parts(page(played), USUAL)["tools"]


def test_board_and_list_call_an_answer_alike_and_give_it_one_key(pages: list[Page]) -> None:
    for shown in pages:
        names: dict[str, set[str]] = {}
        keys = []
        for _, each in Elements(present.game_page(shown, USUAL)).with_attribute("data-action"):
            names.setdefault(each["data-action"], set()).add(each["aria-label"])
            if each.get("data-key"):
                keys.append(each["data-key"])
        assert all(len(called) == 1 for called in names.values())
        assert sorted(keys) == sorted(set(keys))
        assert not set(keys) & set("ztdhlgpbr"), "the page itself listens to these"


def test_no_id_stands_twice_and_every_symbol_is_there(pages: list[Page]) -> None:
    known = set(re.findall(r'id="([^"]+)"', SYMBOLS))
    for shown in pages[:4]:
        html = present.game_page(shown, USUAL)
        ids = [each["id"] for _, each in Elements(html.replace(SYMBOLS, "")).with_attribute("id")]
        assert sorted(ids) == sorted(set(ids))
        used = {each["href"][1:] for tag, each in Elements(html).with_attribute("href") if tag == "use"}
        assert used <= known


def test_nothing_inline(pages: list[Page]) -> None:
    for shown in pages[:4]:
        for tag, attributes in Elements(present.game_page(shown, USUAL)).found:
            assert "style" not in attributes, f"{tag}: {attributes}"
            assert not [name for name in attributes if name.startswith("on")]
            assert tag != "style"
            if tag == "script":
                assert attributes.get("src", "").startswith("/static/") or attributes["type"] == "application/json"


def test_every_link_to_a_rule_leads_to_one(pages: list[Page]) -> None:
    for shown in pages:
        for _, each in Elements(present.game_page(shown, USUAL)).with_attribute("data-rule"):
            assert each["data-rule"] in rulebook()


def test_parts_are_those_of_the_whole_page() -> None:
    shown = page(game("two", 3, 30))
    html = present.game_page(shown, USUAL)
    assert 'id="pieces"' not in present.parts(shown, USUAL)["pieces"]  # the group itself stays; this is what is in it
    for name, part in present.parts(shown, USUAL).items():
        assert f'id="{name if name == "pieces" else f"part-{name}"}"' in html
        assert part in html


def test_status_and_title() -> None:
    played = game("two", 3, 30)
    assert played.decision is not None
    mine = played.decision.seat
    assert present.status(page(played)) == "your-turn"
    assert present.title(page(played)).startswith("● your turn")
    other = page(played, 1 - mine)
    assert present.status(other) == "waiting"
    assert other.seats[mine].name in present.title(other)
    assert "data-action" not in present.game_page(other, USUAL)
    over = page(finished("two"))
    assert present.status(over) == "over"
    assert "win" in present.title(over).lower()


def test_the_page_is_small(pages: list[Page]) -> None:
    left_out = [name for name in present.static_files() if name in OTHERS or name.endswith(".png")]  # an app's signs
    files = sum(len(data) for name, data in present.static_files().items() if name not in left_out)
    for shown in pages:
        large = len(shown.seats) > 4 or shown.view.state.rules.config.modules
        most = MOST_OF_LARGE if large else MOST_BYTES
        assert len(present.game_page(shown, USUAL).encode()) + files < most


def test_a_page_loads_what_it_is_weighed_with() -> None:
    """No file that is left out above is one that a table asks for, by itself or by another."""
    html = present.game_page(page(game("two", 3, 30)), USUAL)
    wanted, found = set(re.findall(r"/static/([\w.-]+)", html)), set[str]()
    while wanted:
        name = wanted.pop()
        found.add(name)
        if name.endswith(".js"):
            text = present.static_files()[name].decode()
            wanted |= set(re.findall(r'^import .*?"\./([\w.]+)"', text, re.MULTILINE)) - found
    assert "phone.js" in found
    assert found & set(OTHERS) == {"icon-turn.svg"}  # that one is loaded when it is shown


def test_every_symbol_that_is_used_is_on_the_page(pages: list[Page]) -> None:
    """Of things and colours that are not in a game there are none; its cards and the signs of the rules have theirs."""
    for shown in pages:
        html = present.game_page(shown, USUAL)
        there = set(re.findall(r'<symbol id="([^"]+)"', html))
        drawn = [
            html,
            *(str(card["html"]) for thing in things(html)[::9] if (card := present.about(shown, thing, False))),
        ]
        drawn.append(present.drawer(shown, "en"))
        used = set(re.findall(r'<use href="#([^"]+)"', "".join(drawn)))
        assert used <= there
    few = present.game_page(page(game("two", 3, 30)), USUAL)
    assert "servant-B" not in few
    assert "t-pier-1" not in few


def test_scripts_and_styles_are_sent_without_comments_and_otherwise_as_they_are() -> None:
    """A line that is left out lies in a comment, and none begins inside a string."""
    for file in STATIC.iterdir():
        if file.suffix not in (".js", ".css"):
            continue
        sent = present.static_files()[file.name].decode()
        inside, kept = "", []
        for line in file.read_text(encoding="utf-8").splitlines():
            plain = line.strip()
            if not inside and plain.startswith(("/**", "/*")):
                inside = "*/"
            if not inside and plain and not (file.suffix == ".js" and plain.startswith("//")):
                kept.append(plain)
            if inside and plain.endswith(inside):
                inside = ""
        assert sent.splitlines() == kept, file.name
        if file.suffix == ".js":
            assert all(line.count("`") % 2 == 0 for line in kept), file.name


def test_undo_says_what_stands_in_the_way() -> None:
    played = game("two", 3, 31)
    locked = present.parts(page(played, undo=Undo(False, Phrase("page-locked_draw-gift"))), USUAL)["tools"]
    assert "A card was drawn." in locked
    assert 'data-undo="answer"' not in locked
    free = present.parts(page(played, undo=Undo(True, None, True)), USUAL)["tools"]
    assert 'data-undo="answer"' in free
    assert 'data-undo="turn"' in free


def test_what_others_are_known_to_hold_is_shown_only_if_asked_for() -> None:
    shown = page(game("two", 5, 60), 0)
    rivals = present.parts(shown, USUAL)["rivals"]
    assert "Seen:" not in rivals
    assert "pc-card" not in rivals
    assert "Seen:" in present.parts(shown, present.Settings(show_known=True))["rivals"]


def test_the_end_of_a_turn_is_confirmed_unless_that_is_switched_off() -> None:
    for ply in range(20, 60):
        played = game("two", 3, ply)
        if played.decision is not None and played.decision.prompt == "turn-end":
            break
    shown = page(played)
    asked = present.parts(shown, USUAL)
    assert "End your turn?" in asked["prompt"]
    assert "seal" in asked["answers"]
    assert "data-auto" not in asked["prompt"]
    assert 'data-auto="done"' in present.parts(shown, present.Settings(end_turn_confirm=False))["prompt"]


def test_names_are_escaped() -> None:
    played = game("two", 3, 30)
    shown = page(played)
    seats = tuple(type(seat)("<b>&", seat.kind, seat.level) for seat in shown.seats)
    html = present.game_page(page(played, seats=seats), USUAL)
    assert "<b>&<" not in html
    assert "&lt;b&gt;&amp;" in html


def test_the_readers_lines_in_the_log_are_laid_out_as_all_others() -> None:
    """Their class is no other element's: a style sheet that names one for its own sake would move them."""
    lines = re.findall(r'<li class="([^" ]+)" data-ply', present.game_page(page(finished("two")), USUAL))
    sheets = "".join(file.read_text(encoding="utf-8") for file in STATIC.glob("*.css"))

    assert "by-reader" in lines
    for style in {*lines} - {"turn", "head"}:
        assert not re.search(rf"\.{style}(?![\w-])", sheets)
