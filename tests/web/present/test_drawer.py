"""The rules beside the board, and what is said while one waits."""

from __future__ import annotations

import re

import pytest

from gugong import draw
from gugong.engine.frames import FRAMES
from gugong.engine.ids import CHANCE
from gugong.explain import rulebook
from gugong.registry import ENTRIES
from gugong.web import present
from gugong.web.present.contents import contents
from gugong.web.present.drawer import signs
from gugong.web.present.people import waiting_for
from gugong.words.bundles import bundle_of
from gugong.words.languages import LANGUAGES
from tests.web.present.pages import KINDS, game, page, several

RAW = re.compile(r"^[A-Z](-[A-Z0-9]{3})?(-\d\d)?$|[_{}]")
# Players' marks, frames of tokens and cards, and the scenery: none of them says what something does.
PIECES = "em|gc|gift|die|disc|vpm|servant|double|envoy|traveller|lady|ship"
NO_SIGNS = re.compile(rf"({PIECES})(-\w+)?|tok|tok-brown|tower|card")
# What is typed at the terminal: cards, harbours, answers between backticks.
CODES = re.compile(r"\b(?:hand|draw|board|summer|revolt)\d?-\d|\b[ab][1-5]\b|`|\b[a-z]+-[a-z]+-\d")
DOING = "page-doing_"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_have_every_rule_once_and_no_code_as_a_heading(language: str) -> None:
    sections = contents(language)
    listed = [rule.id for section in sections for chapter in section.chapters for rule in chapter.rules]

    assert sorted(listed) == sorted(rulebook(language))
    assert [section.title for section in sections if RAW.search(section.title)] == []
    assert [
        chapter.heading for section in sections for chapter in section.chapters if RAW.search(chapter.heading)
    ] == []
    assert sections[0].key == "win"


@pytest.mark.parametrize("kind", KINDS)
def test_every_sign_that_is_drawn_is_explained(kind: str) -> None:
    for shown in several(kind, 4, 61):
        drawn = draw.board(shown.view) + draw.hand(shown.view) + draw.player(shown.view, shown.view.seat)
        symbols = {each for each in re.findall(r'<use href="#([^"]+)"', drawn) if not NO_SIGNS.fullmatch(each)}
        explained = {sign.symbol for sign in signs(shown)}
        assert symbols - explained == set()
        assert all(sign.words for sign in signs(shown))


def test_the_drawer_begins_with_the_question_and_with_the_contents_where_there_is_none() -> None:
    asked = present.drawer(page(game("two", 3, 30)), "en")
    assert 'id="rd-question"' in asked
    assert asked.index("rd-tab-question") < asked.index("rd-tab-contents")
    assert 'id="rd-question"' not in present.drawer(page(game("two", 3, 30)), "en", True)
    assert 'id="rd-contents" aria-labelledby="rd-tab-contents">' in present.drawer(None, "pl")


def test_a_game_names_the_modules_that_are_not_in_it() -> None:
    html = present.drawer(page(game("two", 3, 30)), "en")
    assert html.index("Not in this game") < html.index("<summary><h2>Peasant Revolt")
    everything = present.drawer(page(game("modules", 3, 30)), "en")
    assert everything.index("<summary><h2>Peasant Revolt") < everything.index("Not in this game")


def words_of(html: str) -> str:
    """What is read on a page: text, and what is read out or shown in its place."""
    said = re.findall(r'(?:aria-label|title|placeholder|data-reason)="([^"]*)"', html)
    return " ".join([re.sub(r"<[^>]+>", " ", html), *said])


@pytest.mark.parametrize("kind", ["two", "five", "modules", "solo"])
def test_a_page_shows_no_code(kind: str) -> None:
    """Codes are for the terminal and the library."""
    for shown in several(kind, 6, 37):
        for name, html in present.parts(shown, present.Settings(show_known=True)).items():
            assert not CODES.search(words_of(html)), (name, CODES.search(words_of(html)))


def test_found_rules_are_escaped_and_marked() -> None:
    assert "<mark>Jade</mark>" in present.found_rules("jade", "en")
    assert "<b>x" not in present.found_rules("<b>x", "en")
    assert "0 places" not in present.found_rules("xyzzyx", "en")


def test_what_somebody_does_is_said_by_frames_that_exist() -> None:
    """A key that no frame has would never be said."""
    keys = [key.removeprefix(DOING) for key in bundle_of("en").names() if key.startswith(DOING)]

    assert [key for key in keys if key != "chance" and key not in FRAMES] == []
    assert len(keys) > 25


def test_while_one_waits_it_is_said_what_the_other_does() -> None:
    """At every question of the base game there are words for it, not only that somebody thinks."""
    assert ENTRIES
    silent = set()
    for seed in (1, 2, 3):
        played = game("five", seed, 0)
        while not played.over and played.ply < 500:
            assert played.decision is not None
            asked = played.decision.seat
            if asked != CHANCE:
                shown = page(played, (asked + 1) % 5, told=())
                if waiting_for(shown).endswith("is thinking"):
                    silent.add(played.decision.prompt)
            played.play(played.decision.options[(seed * played.ply) % len(played.decision.options)])
    assert silent == set()
