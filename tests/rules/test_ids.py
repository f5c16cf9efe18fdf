"""Every rule has words, a test and a place in the source; every ruling words and a test; every ID cited exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IDS = (ROOT / "docs/rules/ids.txt").read_text(encoding="utf-8").split()
ENGLISH = [
    *(page for page in sorted((ROOT / "docs/rules").glob("*.md")) if "." not in page.stem),  # no wall.pl.md
    *sorted(ROOT.glob("src/gugong/modules/*/rulebook/en.md")),
]
PAGES = [*ENGLISH, ROOT / "docs/rulings.md"]
HEADINGS = re.findall(
    r"^## ([A-Z](?:-[A-Z0-9]{3})?-\d\d) · ",
    "\n".join(page.read_text(encoding="utf-8") for page in PAGES),
    re.MULTILINE,
)
RULINGS = sorted(set(HEADINGS) - set(IDS))
CITED = re.compile(r"(?<![\w-])(?:[BSVX]-[A-Z][A-Z0-9]{2}|[ACDE])-\d\d(?![\w-])")
MADE_UP = {"B-ABC-01", "B-ABC-02", "B-XYZ-01", "B-XYZ-99"}  # by tests, for want of such a rule
TEXTS = {".css", ".html", ".js", ".json", ".md", ".py", ".svg", ".toml", ".txt", ".yml"}


@cache
def docstrings_of_tests() -> str:
    """What the tests say that they test."""
    said: list[str] = []
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said.append(ast.get_docstring(node) or "")
    return "\n".join(said)


SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "src").rglob("*.py")))


def test_the_list_has_all_221_rules_once() -> None:
    assert len(IDS) == len(set(IDS)) == 221


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_a_heading_a_test_and_a_place_in_the_source(rule: str) -> None:
    assert HEADINGS.count(rule) == 1, f"{rule} needs one heading in docs/rules or a module's rulebook"
    assert rule in docstrings_of_tests(), f"{rule} stands in no test's docstring"
    assert rule in SOURCE, f"{rule} stands nowhere in the source"


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_or_an_example_has_one_heading_and_a_test(ruling: str) -> None:
    assert HEADINGS.count(ruling) == 1, f"{ruling} has two headings"
    assert re.fullmatch(r"[ACDE]-\d\d", ruling), f"{ruling} is not in docs/rules/ids.txt"
    assert ruling in docstrings_of_tests(), f"{ruling} stands in no test's docstring"


def test_every_id_that_is_cited_has_a_heading() -> None:
    """In the source, the tests, the docs and what lies beside them."""
    files = [file for folder in ("src", "tests", "docs", "examples") for file in (ROOT / folder).rglob("*")]
    cited = {
        f"{file.relative_to(ROOT)}: {id}"
        for file in [*files, *ROOT.glob("*.md")]
        if file.suffix in TEXTS and file.is_file()
        for id in CITED.findall(file.read_text(encoding="utf-8"))
        if id not in HEADINGS and id not in MADE_UP
    }

    assert sorted(cited) == []
