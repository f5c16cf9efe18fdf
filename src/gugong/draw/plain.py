"""The look of a picture that goes elsewhere: colours written out, since many renderers know no CSS variables.

Light colours stand in every rule; where the dark ones differ, one media query at the end says so, which whoever does
not understand it leaves out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from gugong.draw.art import STYLE

VARIABLE: Final = re.compile(r"var\((--\w+)\)")
COLOURED: Final = re.compile(r'([\w-]+)="var\((--\w+)\)"')
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
DARK: Final = "@media(prefers-color-scheme:dark)"
CLASS: Final = re.compile(r"\.([a-zA-Z][\w-]*)")
PREFIX: Final = "gg-"
NAMED: Final = rf".{PREFIX}\1"
SCOPE: Final = ".gugong"
FIRST_FONTS: Final = {"--serif": "Georgia", "--sans": "Arial"}  # some look at the first name only: one known everywhere
OUTLINED: Final = re.compile(r'<text([^>]*) class="cty"([^>]*>[^<]*</text>)')
OF_PAGES: Final = ("display:block", "width:100%", "height:auto")  # on a page the parts are images; here they are groups


@cache
def palette(dark: bool) -> Mapping[str, str]:
    """What each variable stands for."""
    css = COMMENT.sub("", STYLE)
    found: dict[str, str] = {}
    for head, body in rules_in(css):
        if head == ":root":
            found.update(declared(body))
        elif dark and head == DARK:
            for _, inner in rules_in(body):
                found.update(declared(inner))
    for name, font in FIRST_FONTS.items():
        found[name] = f"{font},{found[name]}"
    return found


def declared(body: str) -> Iterator[tuple[str, str]]:
    """Names and values of a rule's body."""
    for each in body.split(";"):
        name, colon, value = each.partition(":")
        if colon:
            yield name.strip(), value.strip()


def written_out(text: str, dark: bool = False) -> str:
    """Text with every variable replaced by what it stands for."""
    colours = palette(dark)
    return VARIABLE.sub(lambda found: colours[found[1]], text)


def own(css: str) -> str:
    """Every rule under names of our own, held to one picture: a notebook has classes of its own.

    Names are changed rather than put below the picture's class, since a rule does not reach into a used symbol by way
    of what stands outside it.
    """
    light, dark = _own(COMMENT.sub("", css))
    return f"{light}{DARK}{{{dark}{dark_attributes()}}}"


def _own(css: str) -> tuple[str, str]:
    light = dark = ""
    for head, body in rules_in(css):
        if head.startswith("@keyframes"):
            light += f"{head}{{{body}}}"
        elif head.startswith("@"):
            light += f"{head}{{{_own(body)[0]}}}" if head != DARK else ""
        elif not head.startswith(":root"):
            selectors = ",".join(_own_selector(each.strip()) for each in head.split(","))
            kept = [each for each in body.split(";") if each not in OF_PAGES]
            light += f"{selectors}{{{written_out(';'.join(kept))}}}"
            differing = [each for each in kept if written_out(each) != written_out(each, dark=True)]
            if differing:
                dark += f"{selectors}{{{written_out(';'.join(differing), dark=True)}}}"
    return light, dark


def dark_attributes() -> str:
    """The dark colours of what has its colour as an attribute."""
    light, dark = palette(False), palette(True)
    told = ""
    for attribute in ("stop-color", "stroke"):
        for name, colour in light.items():
            if colour.startswith("#") and dark[name] != colour:
                told += f'{SCOPE} [{attribute}="{colour}"]{{{attribute}:{dark[name]}}}'
    return told


def plain_attributes(markup: str) -> str:
    """Markup whose attributes name colours, not variables."""
    colours = palette(False)
    return COLOURED.sub(lambda found: f'{found[1]}="{colours[found[2]]}"', markup)


def outlined(markup: str) -> str:
    """Words with an outline as two texts, the outline below: not everyone paints a stroke first when told to."""
    return OUTLINED.sub(r'<text\1 class="cty" aria-hidden="true"\2<text\1 class="cty over"\2', markup)


def _own_selector(selector: str) -> str:
    if selector.startswith("svg "):
        return f"{SCOPE} {CLASS.sub(NAMED, selector.removeprefix('svg '))}"
    return CLASS.sub(NAMED, selector)


def rules_in(css: str) -> Iterator[tuple[str, str]]:
    """Selector and body of each rule at the outermost level."""
    depth, start, head = 0, 0, ""
    for at, sign in enumerate(css):
        if sign == "{":
            if not depth:
                head, start = css[start:at].strip(), at + 1
            depth += 1
        elif sign == "}":
            depth -= 1
            if not depth:
                yield head, css[start:at].strip()
                start = at + 1
