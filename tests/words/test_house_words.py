"""One word for one thing in each language: what is told of the game keeps to the words of its rulebook."""

from __future__ import annotations

import re

import pytest

from gugong.words.bundles import PLURALS, base_files, module_files

# A word that is not ours, and what we say; of Polish words as much as does not decline.
OTHER_WORDS = {
    "en": {"opponent": "rival", "meeple": "piece"},
    "pl": {
        "dryf": "płynie dalej",
        "lokalizacj": "lokacja",
        "rekord": "zapis",
        "pełny Statek": "zapełniony",
        "Statek jest pełny": "zapełniony",
        "Pan Meng": "Meng",
        "kafel": "Dekret",
    },
    "fr": {
        "replay": "déroulement",
        "officiel": "Officier",
        "navire": "Bateau",
        "Palais de la Pureté": "Pavillon",
        "tuile": "Décret",
        "sur la carte où": "zone Voyage",
        "parcourt la carte": "zone Voyage",
        "cités sur la carte": "zone Voyage",
        "table de parties": "tableau",
    },
}
WORDS = re.compile(r"^[\w-]+ = ?|^\s+\.[\w-]+ = ?|^#.*$|\{[^{}]*\}|“[^”]*”|`[^`]*`", re.MULTILINE)
HELPS = ("terminal-help", "companion-help", "screen-help")


@pytest.mark.parametrize("language", sorted(OTHER_WORDS))
def test_no_other_word_stands_for_a_thing_of_the_game(language: str) -> None:
    found = [
        (file, line, word)
        for file, text in [*base_files(language), *module_files(language)]
        for line in WORDS.sub("", text).splitlines()
        for word in OTHER_WORDS[language]
        if word.lower() in line.lower()
    ]

    assert found == []


def commands(language: str, key: str) -> list[str]:
    """What a help says can be typed, by its first word: two blanks stand before what it does."""
    lines = dict(texts(language))[key].splitlines()
    return [line.split()[0] for line in lines if re.match(r"^ {6,}\S+( \S+)? {2,}\S", line)]


def texts(language: str) -> list[tuple[str, str]]:
    """The messages of a language as they are written."""
    found = []
    for _, text in base_files(language):
        found += re.findall(r"^([a-z][\w-]*) =[ ]?(.*(?:\n(?:[ ].*)?)*)", text, re.MULTILINE)
    return found


@pytest.mark.parametrize("key", HELPS)
def test_a_help_names_the_same_commands_in_every_language(key: str) -> None:
    english, *others = (commands(language, key) for language in PLURALS)

    assert len(english) >= 10
    assert others == [english] * len(others)


@pytest.mark.parametrize("language", PLURALS)
def test_no_sign_is_written_as_a_number_that_stays_one(language: str) -> None:
    """Fluent reads \\u00a0 between quotation marks only; elsewhere it is shown as it stands."""
    literal = re.compile(r'"(?:\\.|[^"\\])*"')
    found = [
        (file, line)
        for file, text in [*base_files(language), *module_files(language)]
        for line in text.splitlines()
        if "\\u" in literal.sub("", line)
    ]

    assert found == []
