"""The pages that people read, and the examples in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(gugong(?: [^`\n]+)?)`")


class Block(NamedTuple):
    """A fenced block: its language and its text."""

    language: str
    text: str


def name(page: Path) -> str:
    """A page as it is named in a list of tests."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str = "") -> list[Block]:
    """The fenced blocks of a page, or those of one language."""
    found = [Block(*match.groups()) for match in BLOCK.finditer(page.read_text(encoding="utf-8"))]
    return [block for block in found if language in ("", block.language)]


def having(language: str) -> list[Path]:
    """The pages that have a block of this language."""
    return [page for page in PAGES if blocks(page, language)]


def squeezed(text: str) -> str:
    """Code without comments, blanks and breaks, so that an excerpt is found in what it was taken from."""
    return "".join(re.sub(r"\s{2,}#.*", "", line).replace(" ", "") for line in text.splitlines())
