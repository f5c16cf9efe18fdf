"""What Polish may not do: guess who is a man or a woman, decline a name, or write signs of another language."""

from __future__ import annotations

import re

import pytest

from gugong.words.bundles import base_files, module_files

PAST_OF_YOU = re.compile(r"\b\w+(łeś|łaś|łbyś|łabyś)\b", re.IGNORECASE)
GENDER = re.compile(r"\b(gotow[ya]|powinieneś|powinnaś|zwycięzc\w+|zwyciężczyni\w*)\b", re.IGNORECASE)
PERSON = r"\{ (NAME\(\$(who|other|partner|taker|rival|owner|actor|leader)\)|\$host) \}"
PREPOSITION = r"\b(dla|od|do|ze?|u|bez|na|we?|o|przy|przez|po|za|graczowi|gracza)"
DECLINED = re.compile(rf"{PREPOSITION}[ \u00a0]{PERSON}")
SIGNS = re.compile(r"[“‘]|\.\.\.")
CODE = re.compile(r"`[^`]*`|^[\w-]+ = ?|^\s+\.\w+ = ?|^#.*$|^rules-passed-over.*$", re.MULTILINE)
RULES = {"past": PAST_OF_YOU, "gender": GENDER, "declined": DECLINED, "signs": SIGNS}


def broken(text: str) -> list[str]:
    """The rules that a text breaks."""
    return [name for name, rule in RULES.items() if rule.search(CODE.sub("", text))]


def test_every_sentence_keeps_the_rules_of_its_language() -> None:
    lines = [
        (file, line)
        for file, text in [*base_files("pl"), *module_files("pl")]
        for line in text.splitlines()
        if broken(line)
    ]

    assert lines == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("a = Wybrałeś kartę", "past"),
        ("a = Czy jesteś gotowa?", "gender"),
        ("a = Tura gracza { NAME($who) }", "declined"),
        ("a = Czekamy na { NAME($partner) }", "declined"),
        ("a = karta “Bonsai”", "signs"),
    ],
)
def test_the_rules_find_what_breaks_them(text: str, rule: str) -> None:
    assert broken(text) == [rule]
