"""The drawn material: symbols, scenery and style, read once from the files beside this one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">.*?</symbol>', re.DOTALL)
PART: Final = re.compile(r'^<g id="([\w-]+)">\n(.*?)\n</g>\n(?=<g id=|</svg>)', re.DOTALL | re.MULTILINE)
UNKNOWN: Final = "ui-help"  # what a module from outside has, which brings no drawings of its own
HREF: Final = re.compile(r'href="#([^"]+)"')


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


SYMBOLS: Final = _read("symbols.svg").rstrip("\n")
STYLE: Final = _read("draw.css")


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its id."""
    return {found.group(1): found.group(0) for found in SYMBOL.finditer(SYMBOLS)}


@cache
def boxes() -> dict[str, str]:
    """The view box of every symbol by its id."""
    return {found.group(1): found.group(2) for found in SYMBOL.finditer(SYMBOLS)}


@cache
def scenery() -> dict[str, str]:
    """What never changes on the boards, by part."""
    return {found.group(1): found.group(2).replace("\n", "") for found in PART.finditer(_read("scenery.svg"))}


@cache
def symbol_for(*names: str) -> str:
    """The first of these symbols that exists; a module from outside brings no drawings of its own."""
    known = symbols()
    return next((name for name in names if name in known), UNKNOWN)


def symbols_in(markup: str) -> str:
    """The symbols that a piece of markup uses, and those that they use."""
    known = symbols()
    wanted: list[str] = []
    found = HREF.findall(markup)
    while found:
        name = found.pop()
        if name in known and name not in wanted:
            wanted.append(name)
            found.extend(HREF.findall(known[name]))
    return "".join(known[name] for name in known if name in wanted)


def icon(name: str, look: str = "ic") -> str:
    """One symbol as a picture of its own, for use between words; it says nothing to a screen reader."""
    known = symbol_for(name)
    return f'<svg class="{look}" viewBox="{boxes()[known]}" aria-hidden="true"><use href="#{known}"/></svg>'
