"""Pages in a language: every part in it, nothing kept from another reader, and a player may be called anything."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from gugong.web import present
from gugong.web.languages import language_for
from gugong.web.page import PERSON, Page, Seat
from gugong.words.bundles import ENGLISH
from gugong.words.languages import LANGUAGES
from tests.web.present.pages import KINDS, finished, game, page, several

USUAL = present.Settings()
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
# English words of pages that are no words of the others.
GIVEAWAY = re.compile(r"\b(the|your|turn|answer|game|with|what|this|there|since|cards|Night|Morning|Settings)\b")
TEMPLATES = present.STATIC.parent / "templates"
SHORT = (".html", ".css", ".js")
FILES = [file for folder in (TEMPLATES, present.STATIC) for file in sorted(folder.iterdir()) if file.suffix in SHORT]
READ = re.compile(r"<script.*?</script>|<style.*?</style>|<kbd>.*?</kbd>|<[^>]*>", re.DOTALL)


def words_of(html: str) -> str:
    """What is read on a page, with what is read out instead of pictures."""
    labels = re.findall(r'(?:aria-label|title|placeholder|data-reason)="([^"]*)"', html)
    return "\n".join([*labels, READ.sub("\n", html)])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_speaks_one_language(kind: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    for shown in several(kind, 7, every=61):
        html = present.game_page(spoken(shown, language), USUAL)
        assert f'<html lang="{language}">' in html
        assert GIVEAWAY.findall(words_of(html)) == []
    over = spoken(page(finished(kind), 0), language)
    assert GIVEAWAY.findall(words_of(present.game_page(over, USUAL))) == []
    assert GIVEAWAY.findall(words_of(present.replay(over, over.told, over.ply, USUAL))) == []
    assert caplog.records == []


def spoken(shown: Page, language: str) -> Page:
    """The same page in another language."""
    seats = tuple(
        Seat(present.usual_name(language, place, seat.kind), seat.kind, seat.level)
        for place, seat in enumerate(shown.seats)
    )
    return replace(shown, language=language, seats=seats)


@pytest.mark.parametrize("language", OTHERS)
def test_other_pages_speak_it_too(language: str) -> None:
    pages = {
        "lobby": present.lobby(present.Lobby((), ("easy", "normal", "strong"), language=language)),
        "problem": present.problem(500, present.plain_voice(language).tell("page-no-game"), language),
        "chapters": "".join(re.findall(r"<h[12].*?</h[12]>", present.rules(language))),
        "rule": present.rule_page("B-WAL-04", language),
        "search": present.search_page("zebra", language),
        "why": str(present.why("…", "B-WAL-04", language)["html"]),
    }
    for name, html in pages.items():
        assert GIVEAWAY.findall(words_of(html)) == [], name


def test_nothing_is_kept_from_another_language() -> None:
    shown = page(game("solo", 7, 60))
    first = present.parts(shown, USUAL)
    others = [present.parts(spoken(shown, language), USUAL) for language in OTHERS]
    again = present.parts(shown, USUAL)

    assert again == first
    for name in ("header", "prompt", "what", "answers", "log", "rivals", "since"):
        assert len({first[name], *(parts[name] for parts in others)}) == len(LANGUAGES), name


def test_scripts_find_their_words_in_the_page() -> None:
    """Every key that a script says stands in the pages that load the script."""
    key = re.compile(rb'"((?:page|friends|hint(?!-no"))-[\w-]+)"')  # hint-no is a class
    said = {name: set(key.findall(code)) for name, code in present.static_files().items()}
    used = {name: re.findall(rb'from "\./(\w+\.js)"', code) for name, code in present.static_files().items()}
    shown = page(game("two", 3, 30))
    pages = {
        "table.js": present.game_page(shown, USUAL),
        "lobby.js": present.lobby(present.Lobby(())),
        "replay.js": present.replay(shown, shown.told, 30, USUAL),
    }
    for script, html in pages.items():
        loaded, waiting = set[str](), [script]
        while waiting:
            each = waiting.pop()
            loaded.add(each)
            waiting += [name.decode() for name in used[each] if name.decode() not in loaded]
        found = re.search(r'id="words">(.*?)</script>', html, re.DOTALL)
        assert found is not None
        assert {key.decode() for each in loaded for key in said[each]} == set(json.loads(found.group(1)))


def test_somebody_may_be_called_you() -> None:
    over = next(over for seed in range(3, 30) if (over := finished("two", seed)).winner is not None)
    assert over.winner is not None
    reader = 1 - over.winner
    seats = tuple(Seat("You", PERSON) for _ in range(2))
    html = present.parts(page(over, reader, seats=seats), USUAL)
    assert "You wins with" in html["scores"]
    assert html["rivals"].count('class="person you') == 1
    won = present.parts(page(over, over.winner, seats=seats), USUAL)
    assert "You win with" in won["scores"]


@pytest.mark.parametrize(
    ("chosen", "wished", "language"),
    [
        ("", "", "en"),
        ("", "pl", "pl"),
        ("", "de, fr-CA;q=0.8, en;q=0.9", "en"),
        ("", "de, fr-CA;q=0.9, en;q=0.8", "fr"),
        ("", "FR", "fr"),
        ("", "pl;q=0, fr;q=0.1", "fr"),
        ("", "pl;q=x, ;;,=, fr;q=0.1", "fr"),
        ("", "*", "en"),
        ("fr", "pl", "fr"),
        ("xx", "pl", "pl"),
    ],
)
def test_a_setting_wins_then_the_browser_then_english(chosen: str, wished: str, language: str) -> None:
    assert language_for(chosen, wished) == language


def test_a_setting_that_no_language_is_is_said() -> None:
    html = present.game_page(page(game("two", 3, 30)), present.Settings(language="xx"))
    assert "there are no words in xx: the languages are en, fr, pl" in html
    assert "there are no words" not in present.game_page(page(game("two", 3, 30)), present.Settings(language="pl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_templates_styles_and_scripts_stay_short(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 400
    assert [line for line in lines if len(line) > 120] == []


# Words that stand between two tags, or are read out, without a template's braces.
BETWEEN = re.compile(r">([^<>{}=]*[^\W\d_]{2,}[^<>{}=]*)<")
READ_OUT = re.compile(r'(?:aria-label|title|placeholder)="([^"{}]*[^\W\d_][^"{}]*)"')
NAMES = {"Gùgōng"}


@pytest.mark.parametrize("file", sorted(TEMPLATES.glob("*.html")), ids=lambda file: file.name)
def test_no_template_holds_words(file: Path) -> None:
    """All words lie in the files of words; only the game's own name and signs stand in templates."""
    bare = re.sub(r"\{\{.*?\}\}|\{%.*?%\}", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = {word.strip() for word in (*BETWEEN.findall(bare), *READ_OUT.findall(bare))}
    assert found <= NAMES


@pytest.mark.parametrize("file", sorted(present.STATIC.glob("*.js")), ids=lambda file: file.name)
def test_no_script_holds_words(file: Path) -> None:
    assert re.findall(r"""["'`>][A-Z][a-z]*[ .][^"'`]*["'`<]""", file.read_text(encoding="utf-8")) == []
