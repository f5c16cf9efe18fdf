"""Templates, filled in: one environment, everything escaped, and an icon in a word."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from gugong.draw import STYLE, SYMBOLS

HERE: Final = Path(__file__).resolve().parent
TEMPLATES: Final = HERE.parent / "templates"
STATIC: Final = HERE.parent / "static"
VIEW_BOX: Final = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)"')
DRAWN: Final = "draw.css"
LETTERS: Final = "RWLOB"
COLOURS: Final = ("Red", "White", "Lilac", "Orange", "Blue")
RULE_ID: Final = re.compile(r"\b[A-Z](?:-[A-Z0-9]{3})?-\d\d\b")


@cache
def sizes() -> dict[str, tuple[int, int]]:
    """Width and height of each symbol's box."""
    return {name: (int(wide), int(high)) for name, wide, high in VIEW_BOX.findall(SYMBOLS)}


@cache
def icon(name: str, size: int = 18, label: str = "") -> Markup:
    """A symbol, as high as `size`; decoration unless it has a label."""
    wide, high = sizes().get(name, (24, 24))
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(
        f'<svg class="ic" width="{round(size * wide / high)}" height="{size}" viewBox="0 0 {wide} {high}" {spoken}>'
        f'<use href="#{name}"/></svg>'
    )


@cache
def rule_link(id: str) -> Markup:
    """A link to a rule's page, which the script opens in the drawer."""
    return (
        Markup(f'<a class="rule" href="/rules/{id}" data-rule="{id}" title="Read the rule">{id}</a>')
        if id
        else Markup("")
    )


def linked(text: str) -> Markup:
    """Plain text in which every rule's ID is a link."""
    return Markup(RULE_ID.sub(lambda match: rule_link(match.group()), str(escape(text))))


def sentence(phrase: str) -> str:
    """A phrase with a capital letter and a full stop."""
    phrase = capital(phrase)
    return phrase if phrase[-1:] in ".?!…" else f"{phrase}."


def capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


@cache
def static_files() -> dict[str, bytes]:
    """Every file that pages ask for by name; the style of the drawings comes from `gugong.draw`."""
    files = {file.name: file.read_bytes() for file in sorted(STATIC.iterdir()) if file.is_file()}
    return {**files, DRAWN: STYLE.encode()}


@cache
def static_url(name: str) -> str:
    """The address of a static file, with a mark that changes when the file does."""
    mark = sha256(static_files()[name]).hexdigest()[:8]
    return f"/static/{name}?v={mark}"


@cache
def environment() -> Environment:
    """The one environment of all templates."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    made.globals.update(
        icon=icon,
        rule=rule_link,
        static=static_url,
        symbols=Markup(SYMBOLS),
        LETTERS=LETTERS,
        COLOURS=COLOURS,
    )
    made.filters.update(linked=linked, sentence=sentence, capital=capital)
    return made


def render(template: str, **fields: object) -> str:
    """A template with its fields filled in."""
    return environment().get_template(template).render(**fields)


@lru_cache(maxsize=512)
def again(template: str, **fields: Hashable) -> str:
    """The same for a part that often stays as it was: with fields that it was filled with before it is only found."""
    return render(template, **fields)
