"""Answers on the board: which places are lit, and how a lit place is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gugong.draw.fitting import width_of
from gugong.draw.svg import circle, escape, num, rect, text
from gugong.engine.actions import Answer

SUB: Final = 21.0  # how far apart the answers stand that share a place
TAGGED: Final = ("free", "fee")
TAG_SIZE: Final = 11.5
TAG_ROOM: Final = 33  # at that size; longer words stand in the list alone


class Light(NamedTuple):
    """One answer on the board: where it is, its name for a reader, its key, and a style such as `fee`."""

    place: str
    answer: Answer
    name: str
    key: str = ""
    style: str = ""


@dataclass(frozen=True)
class Glow:
    """How a place shines: the shape of its light, where its key stands, and what is drawn for one answer of several."""

    shape: str
    x: float
    y: float
    tag: tuple[float, float] | None = None  # where the tag of an official's card hangs
    short: Callable[[Light], str] | None = None
    columns: int = 99  # how many of several answers stand in a row
    pitch: float = SUB


class Lamps:
    """The lights by the place they stand at, and which places were asked for while something was drawn."""

    def __init__(self, lights: Iterable[Light], tags: Mapping[str, str]) -> None:
        self.tags = tags  # what is written on them, by style
        self.lights: dict[str, list[Light]] = {}
        for light in lights:
            self.lights.setdefault(light.place, []).append(light)
        self.asked: set[str] = set()

    def __contains__(self, name: object) -> bool:
        return bool(self.at(str(name)))

    def at(self, name: str) -> Sequence[Light]:
        """The lights of a place."""
        self.asked.add(name)
        return self.lights.get(name, ())


def glow_box(x: float, y: float, width: float, height: float, rx: float = 8) -> Glow:
    """A place that is a box; its key stands at the upper right corner."""
    return Glow(rect("glow", x, y, width, height, rx), x + width - 3, y + 3)


def glow_ring(x: float, y: float, r: float) -> Glow:
    """A place that is round."""
    return Glow(circle("glow", x, y, r), x + r * 0.77, y - r * 0.77)


def place(lit: Lamps, name: str, look: str, label: str, body: str, glow: Glow) -> str:
    """A place of the board with all that lies there; lit if it is an answer."""
    lights = lit.at(name)
    if not lights:
        said = f' role="img" aria-label="{label}"' if label else ""
        return f'<g id="{name}" class="{look}"{said}>{body}</g>'
    if len(lights) == 1:
        light = lights[0]
        opening = f'<g id="{name}" class="{look} lit {light.style}" {button(light)}>'
        return f"{opening}{body}{glow.shape}{_mark(light, glow, lit.tags)}</g>"
    subs = "".join(_sub(light, order, len(lights), glow) for order, light in enumerate(lights))
    said = f' role="group" aria-label="{label}"' if label else ""
    return f'<g id="{name}" class="{look} lit many"{said}>{body}{glow.shape}{subs}</g>'


def button(light: Light) -> str:
    """What makes an element an answer."""
    name, action = escape(light.name), escape(light.answer.text)
    return f'role="button" tabindex="0" data-action="{action}" aria-label="{name}"'


def _mark(light: Light, glow: Glow, tags: Mapping[str, str]) -> str:
    """The key of a lit place; under an official's card a tag that also says what it would cost."""
    if glow.tag is not None and light.style in TAGGED:
        return _tag(light, glow.tag, tags[light.style])
    if not light.key:
        return ""
    return (
        f'<g class="key" aria-hidden="true" transform="translate({num(glow.x)} {num(glow.y)})">'
        f'<rect x="-8" y="-8" width="16" height="16" rx="4"/>{text(0, 4.2, 12, "", light.key)}</g>'
    )


def _tag(light: Light, at: tuple[float, float], words: str) -> str:
    """The tag under an official's card; where there is no room for words, the look of its edge says as much."""
    where = f'<g class="tag" aria-hidden="true" transform="translate({num(at[0])} {num(at[1])})">'
    if width_of(words, TAG_SIZE) > TAG_ROOM:
        return f'{where}<rect class="to" x="-13" y="-9" width="26" height="18" rx="9"/>{_key(0, light)}</g>'
    return (
        f'{where}<rect class="tp" x="-28" y="-9" width="56" height="18" rx="9"/>'
        f'<path class="tk" d="M-10-9V9H-19A9 9 0 0 1-19-9Z"/>'
        f"{_key(-17.5, light)}{text(8.5, 4.2, TAG_SIZE, '', words)}</g>"
    )


def _key(x: float, light: Light) -> str:
    return text(x, 4.3, 12, "tkt", light.key)


def _sub(light: Light, order: int, count: int, glow: Glow) -> str:
    """One of several answers that share a place: a small plate beside the others."""
    row, column = divmod(order, glow.columns)
    x = glow.x + (column - (min(count, glow.columns) - 1) / 2) * glow.pitch
    y = glow.y + row * glow.pitch
    opening = f'<g class="sub lit {light.style}" transform="translate({num(x)} {num(y)})" {button(light)}>'
    short = glow.short(light) if glow.short is not None else ""
    key = f'<rect class="sp" x="-9.5" y="-9" width="19" height="18" rx="5"/>{text(0, 4.2, 12, "", light.key or "•")}'
    return f"{opening}{short or key}</g>"
