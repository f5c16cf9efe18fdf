"""Templates, filled in and spoken: one environment, everything escaped, and an icon in a word."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable
from functools import cache, lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from gugong.draw import LETTERS, STYLE, SYMBOLS
from gugong.draw.figured import IS, inside
from gugong.explain import NoSuchRule, rule
from gugong.registry import packages
from gugong.words.phrase import Arg
from gugong.words.voice import Voice

HERE: Final = Path(__file__).resolve().parent
TEMPLATES: Final = HERE.parent / "templates"
STATIC: Final = HERE.parent / "static"
VIEW_BOX: Final = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)"')
DRAWN: Final = "draw.css"
ENDED: Final = ("?", "!", ".", "…")
PACKED: Final = (".js", ".css")
CSS_COMMENT: Final = re.compile(rb"^/\*(?!\*).*?\*/\n", re.DOTALL | re.MULTILINE)
COMMENT: Final = re.compile(rb"//|/\*\*|\* |\*/")
RULE_ID: Final = re.compile(r"\b[A-Z](?:-[A-Z0-9]{3})?-\d\d\b")


@cache
def sizes() -> dict[str, tuple[int, int]]:
    """Width and height of each symbol's box."""
    return {name: (int(wide), int(high)) for name, wide, high in VIEW_BOX.findall(SYMBOLS)}


@cache
def icon(name: str, size: int = 18, label: str = "") -> Markup:
    """A symbol, as high as `size`; decoration unless it has a label."""
    wide, high = sizes().get(name.partition(IS)[0], (24, 24))
    body = inside(name) if IS in name else f'<use href="#{name}"/>'
    box = f' viewBox="0 0 {wide} {high}"' if IS in name else ""  # a symbol has a box of its own
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="ic" width="{round(size * wide / high)}" height="{size}"{box} {spoken}>{body}</svg>')


def plain_voice(language: str) -> Voice:
    """Speaks away from any table; made once for each language."""
    return _plain_voice(language, packages())


@cache
def _plain_voice(language: str, modules: tuple[str, ...]) -> Voice:
    """The same; kept by the modules at hand, since another may be installed."""
    return Voice(language)


@cache
def rule_link(language: str, id: str) -> Markup:
    """A link to a rule's page, which the script opens in the drawer."""
    if not id:
        return Markup("")
    title = plain_voice(language).tell("page-read-rule")
    return Markup('<a class="rule" href="/rules/{0}" data-rule="{0}" title="{1}">{0}</a>').format(id, title)


@cache
def rule_sign(language: str, id: str) -> Markup:
    """The same as a sign, named after the rule: numbers stand in the rules, not in sentences."""
    if not id:
        return Markup("")
    try:
        title = rule(id, language).title
    except NoSuchRule:  # a module's, which has no page for it
        title = plain_voice(language).tell("page-read-rule")
    sign = '<a class="rule" href="/rules/{0}" data-rule="{0}" aria-label="{1}">§</a>'
    return Markup(sign).format(id, title)


def linked(language: str, text: str) -> Markup:
    """Plain text in which every rule's ID is a link."""
    return Markup(RULE_ID.sub(lambda match: rule_link(language, match.group()), str(escape(text))))


def told(voice: Voice, key: str, form: str = "", /, **args: Arg) -> str:
    """What templates call `say`: a message, or one of its forms."""
    return voice.fill(key, form, args)


def marked(voice: Voice, key: str, form: str = "", /, **args: str | int) -> Markup:
    """A message with pictures and keys in it: its own words are HTML as they stand, and what fills it is escaped."""
    return Markup(voice.fill(key, form, {name: escape(value) for name, value in args.items()}))


def whole(voice: Voice, said: str) -> str:
    """What was said as a sentence; one that ends in a sign of its own, as a question does, takes no full stop."""
    return said if said.endswith(ENDED) else voice.tell("page-sentence", said=said)


def island(voice: Voice, keys: Iterable[str]) -> Markup:
    """Messages by key as JSON, for an element in which nothing is escaped; scripts fill in what is in braces there."""
    fields = {key: message.uses for key in keys if (message := voice.message(key)) is not None}
    words = {key: voice.fill(key, "", {name: f"{{{name}}}" for name in uses}) for key, uses in fields.items()}
    return Markup(json.dumps(words, ensure_ascii=False).replace("<", "\\u003c"))


@cache
def static_files() -> dict[str, bytes]:
    """Every file that pages ask for by name; the style of the drawings comes from `gugong.draw`."""
    files = {file.name: file.read_bytes() for file in sorted(STATIC.iterdir()) if file.is_file()}
    files[DRAWN] = STYLE.encode()
    return {name: packed(data) if name.endswith(PACKED) else data for name, data in files.items()}


def packed(text: bytes) -> bytes:
    """A script or a style as it is sent: without lines that are comments alone, and without what lines are indented by.

    No string of ours goes over several lines (a test reads them all), so no line begins inside one.
    """
    lines = (line.strip() for line in CSS_COMMENT.sub(b"", text).split(b"\n"))
    return b"\n".join(line for line in lines if line and not COMMENT.match(line)) + b"\n"


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
    made.globals.update(icon=icon, static=static_url, symbols=Markup(SYMBOLS), LETTERS=LETTERS)
    return made


@cache
def template_of(name: str) -> Template:
    """A template, looked up once."""
    return environment().get_template(name)


@lru_cache(maxsize=256)
def spoken_by(voice: Voice) -> dict[str, object]:
    """What a template says with, in the words of this voice, and what every template knows."""
    language = voice.language
    return {
        **environment().globals,
        "language": language,
        "say": partial(told, voice),
        "said": voice.say,
        "marked": partial(marked, voice),
        "whole": partial(whole, voice),
        "island": partial(island, voice),
        "rule": partial(rule_sign, language),
        "rule_number": partial(rule_link, language),
        "linked": partial(linked, language),
    }


def render(template: str, voice: Voice, **fields: object) -> str:
    """A template with its fields filled in, in the words of this voice."""
    found = template_of(template)
    context = found.new_context({**spoken_by(voice), **fields}, shared=True)  # else all of it is copied once more
    try:
        return "".join(found.root_render_func(context))
    except Exception:
        environment().handle_exception()


@lru_cache(maxsize=2048)
def drawn(picture: str) -> Markup:
    """A drawing for a template; the same one is the same object, and is found quicker among what was filled in."""
    return Markup(picture)


@lru_cache(maxsize=2048)
def again(template: str, voice: Voice, **fields: Hashable) -> str:
    """The same for a part that often stays as it was: with fields that it was filled with before it is only found."""
    return render(template, voice, **fields)
