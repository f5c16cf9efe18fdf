"""Every rule has words, a test and a place in the source."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IDS = (ROOT / "docs/rules/ids.txt").read_text(encoding="utf-8").split()
PAGES = [page for page in sorted((ROOT / "docs/rules").glob("*.md")) if "." not in page.stem]  # wall.md, not wall.pl.md
HEADINGS = re.findall(
    r"^## ([A-Z]-[A-Z0-9]{3}-\d\d) · ", "\n".join(page.read_text(encoding="utf-8") for page in PAGES), re.MULTILINE
)


def docstrings_of_tests() -> str:
    """What the tests say that they test."""
    said: list[str] = []
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said.append(ast.get_docstring(node) or "")
    return "\n".join(said)


TESTED = docstrings_of_tests()
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "src").rglob("*.py")))


def test_the_list_has_all_221_rules_once() -> None:
    assert len(IDS) == len(set(IDS)) == 221


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_a_heading_a_test_and_a_place_in_the_source(rule: str) -> None:
    assert HEADINGS.count(rule) == 1, f"{rule} needs one heading in docs/rules"
    assert rule in TESTED, f"{rule} stands in no test's docstring"
    assert rule in SOURCE, f"{rule} stands nowhere in the source"
