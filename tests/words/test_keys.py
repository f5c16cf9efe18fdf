"""Every reason and every message that the source asks for by its key is there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import gugong
from gugong.words.bundles import ENGLISH, bundle_of
from gugong.words.languages import LANGUAGES

HOME = Path(gugong.__file__).parent
REASONS = ("because", "Reason")  # whose first argument is the key of a reason
MESSAGES = ("tell", "in_words")


def keys() -> Iterator[tuple[str, str]]:
    """The keys that are written out where they are asked for, each with its file."""
    for file in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = ast.unparse(node.func).rpartition(".")[2]
            first = node.args[0]
            choices = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
            for each in choices:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    if called in REASONS:
                        yield file.name, f"why-{each.value}"
                    elif called in MESSAGES and "-" in each.value and not {"engine", "rules"} & set(file.parts):
                        yield file.name, each.value


def test_every_key_has_words() -> None:
    found = list(keys())
    english = bundle_of(ENGLISH)

    assert len(found) > 500
    assert [each for each in found if english.message(each[1]) is None] == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_message_is_written_twice(language: str) -> None:
    """The later of two would silently be what both stand for."""
    files = [*HOME.glob(f"words/{language}/*.ftl"), *HOME.glob(f"modules/*/words/{language}.ftl")]
    keys = Counter(
        key for file in files for key in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)
    )

    assert len(keys) > 1000
    assert [key for key, times in keys.items() if times > 1] == []
