"""What French may not do: guess who is a man or a woman, put "de" before a name, or write one for none."""

from __future__ import annotations

import re

import pytest

import gugong
from gugong import Event, explain
from gugong.words.bundles import base_files, module_files

PEOPLE = r"NAME\(\$(who|other|partner|taker|rival|owner|actor|leader)\)|\$(name|host|player)"
GENDER = re.compile(r"\b((?<!table est )prête?s?|gagnante?s?|vainqueurs?)\b|·e\b|\((e|ne)\)", re.IGNORECASE)
ASKED = re.compile(r"(?<!y a)-t-(il|elle)\b(?! au départ)")  # a place may be asked about, a person is not
ELIDED = re.compile(rf"\b(de|que|le|la|lorsque|puisque|jusque)[ \u00a0]\{{ ({PEOPLE}) \}}|(d|qu)’\{{ ({PEOPLE}) \}}")
ONE_FOR_NONE = re.compile(r"\[one\](?![^\n]*\{ \$)[^\n]*\bune?\b", re.IGNORECASE)  # [one] is for 0 too
SIGNS = re.compile(r"[“‘'\"]|\.\.\.")
CODE = re.compile(
    r"`[^`]*`|^[\w-]+ = ?|^\s+\.\w+ = ?|^#.*$|^rules-passed-over.*$|\{[^{}$]*\}|\w+\(\"[^\"]*\"\)", re.MULTILINE
)
RULES = {"gender": GENDER, "asked": ASKED, "elided": ELIDED, "one": ONE_FOR_NONE, "signs": SIGNS}
# What is typed or is a program's own has its own signs.
TYPED = re.compile(r"eval \"|\"gugong\": |play\(\"pass\"\)|pip install '|FIGURE\(|form: \"|of: \"")


def broken(text: str) -> list[str]:
    """The rules that a text breaks."""
    plain = CODE.sub("", text)
    return [name for name, rule in RULES.items() if rule.search(plain) and not (name == "signs" and TYPED.search(text))]


def test_every_sentence_keeps_the_rules_of_its_language() -> None:
    lines = [
        (file, line)
        for file, text in [*base_files("fr"), *module_files("fr")]
        for line in text.splitlines()
        if broken(line)
    ]

    assert lines == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("a = Quelle carte { NAME($who) } pioche-t-il ?", "asked"),
        ("a = Le tour de { NAME($who) }", "elided"),
        ("a = Il faut que { $name } réponde", "elided"),
        ("a = Êtes-vous prêt(e) ?", "gender"),
        ("        [one] un Serviteur", "one"),
        ("a = c'est la carte", "signs"),
    ],
)
def test_the_rules_find_what_breaks_them(text: str, rule: str) -> None:
    assert broken(text) == [rule]


def test_who_starts_a_day_does_not_start_the_game_again() -> None:
    """One event tells of both: of the game's beginning, and of the new start player of a Morning."""
    started = Event("starts", "B-MOR-02", 0, (0,))

    said = [explain.event(gugong.new_game(2, seed=1).state, started, None, seat, language="fr") for seat in (0, 1)]

    assert not [text for text in said if "partie" in text]
