"""The rules in Polish and French: the same rules, in the spelling of each language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from gugong.errors import GugongError
from gugong.explain import NoRulesInLanguage, Rule, find_rules, rule, rulebook
from gugong.explain.rulebook import gathered, read_page, written_in
from gugong.words.bundles import PLURALS

DOCS = Path(__file__).resolve().parents[2] / "docs"
TRANSLATIONS = ("pl", "fr")
BOOKS = sorted(DOCS.parent.glob("src/gugong/modules/*/rulebook/en.md"))
PAGES = [page for page in [*sorted((DOCS / "rules").glob("*.md")), *BOOKS, DOCS / "rulings.md"] if "." not in page.stem]
BOTH = pytest.mark.parametrize("language", TRANSLATIONS)
EVERY = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parts[-3]}-{page.stem}")
NO_BREAK, NARROW = "\u00a0", "\u202f"
# Shows the gender of a player, is wrongly declined, names another thing, or may break the line at a bad place.
NOT_POLISH = [
    r"\w+(łeś|łaś|łbyś|łabyś)\b",
    r"\b(gotow[ya]|powinien\w+|powinn[ao]ś|zwycięzc\w+|zwyciężczyni\w*)\b",
    r"(?<!\b[Tt]en )(?<!\b[Tt]a )(?<!\b[Tt]ak )\b(sam|sama)\b",
    r"\w/[aą]\b|\(-?[aą]\)",
    r"\bpłac\w+ (\w+ )?Służąc(ego|ych)\b",
    r"\b(lokalizacj|rekord)\w*",
    r"“|«|»",
    r"(?<![\w’])[wzoiauWZOIU][ \n]",
    r"\d[ \n]PZ\b",
]
NOT_FRENCH = [
    r"\((e|ne|s)\)|\w·e\b|-t-(il|elle)\b",
    r"\b(prête?|gagnante?|vainqueur|perdante?)s?\b",
    r"\bPalais(?! d’Été)|\b(navire|officiel|fonctionnaire)s?\b|\bréserve\b",
    r"\b\d+(ème|ère)\b",
    r"'|“|„",
    rf"(?<!{NARROW})[;!?]|(?<!{NO_BREAK})[:»]|«(?!{NO_BREAK})",
    r"\d[ \n]PV\b|\bM\.[ \n]Meng|(?<!M\.\u00a0)\bMeng\b",
]


def text_of(page: Path, language: str) -> str:
    translated = page.with_name(f"{language}.md") if page in BOOKS else page.with_suffix(f".{language}.md")
    return translated.read_text(encoding="utf-8")


def prose(text: str) -> str:
    """What a person reads: without addresses and related IDs, and X for code and files."""
    text = re.sub(r"^See: .*(\n.+)*", "", text, flags=re.MULTILINE)
    return re.sub(r"`[^`]*`|\b[\w.-]+\.(md|txt)\b", "X", re.sub(r"\]\([^)]*\)", "]", text))


def figures(entry: Rule) -> Counter[str]:
    return Counter(re.findall(r"\d+", f"{entry.title} {entry.text}"))


@BOTH
@EVERY
def test_a_page_has_the_same_rules_in_the_same_order(page: Path, language: str) -> None:
    english = read_page(page.read_text(encoding="utf-8"))
    translated = read_page(text_of(page, language))

    assert [entry.id for entry in translated] == [entry.id for entry in english]
    assert [entry.see for entry in translated] == [entry.see for entry in english]


@BOTH
@EVERY
def test_a_rule_has_the_same_figures_paragraphs_and_code(page: Path, language: str) -> None:
    for entry, translated in zip(
        read_page(page.read_text(encoding="utf-8")), read_page(text_of(page, language)), strict=True
    ):
        assert figures(translated) == figures(entry), entry.id
        assert translated.text.count("\n\n") == entry.text.count("\n\n"), entry.id
        assert sorted(re.findall(r"`[^`]+`", translated.text)) == sorted(re.findall(r"`[^`]+`", entry.text)), entry.id


@BOTH
def test_no_rule_is_left_in_english(language: str) -> None:
    assert list(written_in(language)) != []
    same = [
        id for id, entry in written_in(language).items() if entry.text == rule(id).text or entry.title == rule(id).title
    ]

    assert same == []


@BOTH
def test_every_rule_is_in_the_book_of_each_language(language: str) -> None:
    """Also in the package as it is installed: there the book is what was shipped."""
    assert set(written_in(language)) == set(rulebook())
    assert list(rulebook(language)) == list(rulebook())


@BOTH
@EVERY
def test_nothing_is_spelt_against_the_habits_of_the_language(page: Path, language: str) -> None:
    text = prose(text_of(page, language))
    wrong = ['"', r"(?<=\S)  ", f"{NO_BREAK} | {NO_BREAK}", *(NOT_POLISH if language == "pl" else NOT_FRENCH)]
    found = [text[max(0, hit.start() - 20) : hit.end() + 20] for each in wrong for hit in re.finditer(each, text)]

    assert found == []


@pytest.mark.parametrize(
    ("wrong", "language"),
    [
        ("Jeżeli podmieniłeś kartę", "pl"),
        ("Pierwszy gracz jest gotowy", "pl"),
        ("Zrób to sama", "pl"),
        ("płaci 2 Służących", "pl"),
        ("karta w ręce", "pl"),
        ("Médaille: une case", "fr"),
        ("Médaille : une case", "fr"),
        (f"Pourquoi{NO_BREAK}?", "fr"),
        ("l'Émissaire", "fr"),
        ("le Palais", "fr"),
        ("la 2ème carte", "fr"),
        ("« Jade »", "fr"),
    ],
)
def test_the_habits_would_be_missed(wrong: str, language: str) -> None:
    assert any(re.search(each, wrong) for each in (NOT_POLISH if language == "pl" else NOT_FRENCH))


def test_english_is_read_from_english_pages() -> None:
    assert rule("B-WAL-04").title == "The greatest builder"
    assert rule("B-WAL-04", "pl").title == "Najwięcej Służących na Murze"
    assert rule("b-wal-04", language="fr").title == "Le plus de Serviteurs sur la Muraille"
    assert rulebook("en") is rulebook()


def test_rules_are_found_by_words_of_their_language() -> None:
    assert "B-WAL-04" in [entry.id for entry in find_rules("najwięcej służących", "pl")]
    assert find_rules("najwięcej służących") == []
    assert find_rules("l'émissaire", "fr") == find_rules("l’émissaire", "fr") != []


def test_a_no_break_space_is_kept() -> None:
    page = f"## B-XYZ-01 · Un\n\nCoût{NO_BREAK}: 3{NO_BREAK}Jades,\net puis{NARROW}?\n\nSee: C-01\n"

    assert read_page(page)[0].text == f"Coût{NO_BREAK}: 3{NO_BREAK}Jades, et puis{NARROW}?"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    known = ", ".join(sorted(PLURALS))
    with pytest.raises(NoRulesInLanguage, match=rf"^there are no rules in 'x\*'; there are rules in {known}$") as error:
        rule("B-WAL-04", "x*")

    assert isinstance(error.value, GugongError)


@pytest.fixture
def two_rules_one_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "a.md").write_text("## B-ABC-01 · One\n\nx\n\n## B-ABC-02 · Two\n\ny\n", encoding="utf-8")
    (tmp_path / "rules" / "a.pl.md").write_text("## B-ABC-02 · Dwa\n\nz\n", encoding="utf-8")
    (tmp_path / "rulings.md").write_text("## C-01 · Three\n\nx\n", encoding="utf-8")
    module = import_module("gugong.explain.rulebook")
    monkeypatch.setattr(module, "INSTALLED", tmp_path)
    monkeypatch.setattr(module, "ENTRIES", [])
    gathered.cache_clear()
    yield
    gathered.cache_clear()


@pytest.mark.usefixtures("two_rules_one_translated")
def test_what_a_language_lacks_is_there_in_english() -> None:
    assert [entry.title for entry in rulebook("pl").values()] == ["One", "Dwa", "Three"]
