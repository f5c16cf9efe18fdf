"""English, Polish and French have the same sentences, and whole games come out whole in each."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import parse
from fluent.syntax.ast import Junk

import gugong
from gugong.explain.voice import TableVoice
from gugong.registry import ENTRIES
from gugong.words.bundles import ENGLISH, PLURALS, Bundle, base_files, bundle_of, module_files
from gugong.words.phrase import NOBODY, Arg, Phrase
from tests.words.languages import NAMES, Told, told

OTHERS = [language for language in PLURALS if language != ENGLISH]
# Messages for which a language has no words of its own yet, and falls back to English.
FALLS_BACK: dict[str, set[str]] = {"pl": set(), "fr": set()}
COUNTED = (0, 1, 2, 5, 12, 22)
# Words that stay English in no language: one of them in a sentence means that it was not translated.
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|yours|which|with|from|and|takes|pays|gives|goes|does|Servants?|Ships?|Decrees?|Wall|gains?)\b"
)
TYPED = re.compile(r"`[^`]*`")  # answers are typed alike in every language
NAMES_OF_THINGS = ("decree-", "location-", "reward-", "zone-")  # whose forms are each language's own


def files(language: str) -> list[tuple[str, str]]:
    return [*base_files(language), *module_files(language)]


@pytest.mark.parametrize("language", PLURALS)
def test_every_file_is_fluent(language: str) -> None:
    """Also to the library that Project Fluent made."""
    assert len(files(language)) >= len(ENTRIES)
    for file, text in files(language):
        junk = [entry.content for entry in parse(text).body if isinstance(entry, Junk)]
        assert junk == [], file
    bundle_of(language).check()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_that_english_has(language: str) -> None:
    missing = set(bundle_of(ENGLISH).names()) - set(bundle_of(language).names())

    assert missing == FALLS_BACK.get(language, set())
    assert set(bundle_of(language).names()) - set(bundle_of(ENGLISH).names()) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_only_what_english_is_given(language: str) -> None:
    """And has its parts: what is shown apart in English is shown apart in every language."""
    english, own = bundle_of(ENGLISH), bundle_of(language)
    parts = {"you", "label", "note", "title", "context", "short", "line"}
    for name in own.names():
        one, other = english.message(name), own.message(name)
        assert one is not None
        assert other is not None
        assert other.uses <= one.uses, name
        wanted = (
            set(one.attributes) & parts if not name.startswith(("decree-", "location-", "reward-", "zone-")) else set()
        )
        assert wanted <= set(other.attributes), name


# Where a line must not break: before a French sign, inside French quotation marks, behind a Polish word of one letter.
BREAKS = {
    "fr": re.compile(r"(?<=[^\s=]) :(?=\s|$)|(?<=[^\s=]) [;!?](?=[\s.)»]|$)|« | »"),
    "pl": re.compile(r"(?<![\w’.-])[wzoiau] (?=[^\s=-])", re.IGNORECASE),
}
UNREAD = re.compile(r"^rules-passed-over.*$|`[^`]*`|\{[^{}]*\}|^#.*$|^[\w-]+ = ?|Tapez \?", re.MULTILINE)


@pytest.mark.parametrize("language", sorted(BREAKS))
def test_blanks_that_must_not_break_do_not(language: str) -> None:
    found = [
        (file, line)
        for file, text in files(language)
        for line in UNREAD.sub("x", text).splitlines()
        if BREAKS[language].search(line)
    ]

    assert found == []


@pytest.mark.parametrize("language", PLURALS)
def test_no_message_is_a_modules_and_the_base_games(language: str) -> None:
    """What a module says lies with the module alone."""
    base = set(Bundle(language, base_files(language)).names())

    assert base & set(Bundle(language, module_files(language)).names()) == set()


@pytest.mark.parametrize("language", PLURALS)
def test_games_are_told_whole(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """To the reader and about another: no missing word, no unfilled field, no doubled blank."""
    with caplog.at_level(logging.WARNING, "gugong.words"):
        told.cache_clear()
        sentences = told(language)

    assert caplog.records == []
    assert len({each.phrase.key for each in sentences}) > 250
    wrong = re.compile(r"[{}$]|  |^\s|\s$|\bNone\b|\(\)|\w-\w*_")
    assert [each.said for each in sentences if wrong.search(each.said) or not each.said] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    assert sorted({each.said for each in told(language) if ENGLISH_WORDS.search(TYPED.sub("", each.said))}) == []


@pytest.mark.parametrize("language", PLURALS)
def test_numbers_and_nouns_agree(language: str) -> None:
    """Every counted noun has the plurals of its language, in every form."""
    voice = TableVoice(gugong.new_game(2, seed=1).state.rules, language=language)
    nouns = [name for name in bundle_of(language).names() if name.startswith("count-")]
    for noun in nouns:
        message = bundle_of(language).message(noun)
        assert message is not None
        for form in ("", *message.attributes):
            said = [voice.fill(noun, form, {"n": n}) for n in COUNTED]
            assert all(said)
            if noun not in ("count-number", "count-vp", "count-jade", "count-houses"):
                categories = {PLURALS[language](n) for n in COUNTED}
                plain = {re.sub(r"\d+", "", each) for each in said}
                assert len(plain) > 1 or len(categories) == 1, (noun, form, said)


class Given(FluentType):
    """An argument of ours as the library takes it."""

    def __init__(self, value: Arg, voice: TableVoice) -> None:
        self.value = value
        self.voice = voice

    def format(self, locale: Any) -> str:
        return self.voice.text(self.value)


@cache
def reference(language: str) -> Callable[[TableVoice], FluentBundle]:
    """The library with all words of a language, those of English below them."""

    def made(voice: TableVoice) -> FluentBundle:
        def function(name: str) -> Callable[..., Any]:
            def call(*values: Any, **options: Any) -> Any:
                plain = [each.value if isinstance(each, Given) else each for each in values]
                plain = [int(each) if isinstance(each, int | float) else each for each in plain]
                said = voice.call(name, plain, options)
                return fluent_number(said) if isinstance(said, int) else said

            return call

        functions = {name: function(name) for name in ("NAME", "COUNT", "LIST", "FIGURE")}
        bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for _, text in [*files(ENGLISH), *files(language)] if language != ENGLISH else files(language):
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        return bundle

    return made


@pytest.mark.parametrize("language", PLURALS)
def test_a_sentence_comes_out_as_in_the_reference(language: str) -> None:
    """Every tenth sentence of the games, said by the library that Project Fluent made."""
    rules = gugong.new_game(2, modules=("summer-palace", "peasant-revolt", "stairs", "extras"), seed=1).state.rules
    voice = TableVoice(rules, players=NAMES, language=language)
    bundle = reference(language)(voice)
    some: dict[str, Told] = {}
    for each in told(language):
        if not each.phrase.key.startswith(("plain", "why-malformed")) and each.phrase.about != each.reader:
            some.setdefault(each.phrase.key, each)
    for each in list(some.values())[::10]:
        phrase = Phrase(each.phrase.key, each.phrase.args, NOBODY)
        pattern = bundle.get_message(phrase.key).value
        assert pattern is not None
        args = {name: value if isinstance(value, int | str) else Given(value, voice) for name, value in phrase.args}
        said, errors = bundle.format_pattern(pattern, args)
        assert errors == []
        assert said == voice.say(phrase)
