"""VP over the game as a chart: steps by answer, a band for each day, lines by colour and emblem."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from gugong.coach.chart import shortened
from gugong.draw import LETTERS
from gugong.draw.fitting import BOLD, spread, width_of
from gugong.web.page import Told
from gugong.words.phrase import phrase
from gugong.words.voice import Voice

LEFT, RIGHT, TOP, BOTTOM = 36, 500, 14, 318
WIDTH, HEIGHT = 640, 350
FINAL_SHARE: Final = 0.12  # of the width, for the scoring at the end
LABEL_GAP: Final = 26
LABEL: Final = 29  # from the end of a line to its name
LARGEST: Final = 16  # the largest in which names are written
GRID: Final = 10
EMBLEM: Final = 13


def chart(
    says: Voice,
    told: Sequence[Told],
    people: Sequence[str],
    plies: int,
    now: int | None = None,
    totals: Sequence[int] | None = None,
) -> Markup:
    """The chart as SVG. `people` are the players' names by seat; `now` marks an answer.

    `totals` are the VP at the end, which the lines end with.
    """
    scale = Scale(told, plies)
    lines = courses(told, len(people))
    for line, total in zip(lines, totals or (), strict=False):
        if line[-1][1] != total:
            line.append((plies, total))
    said_there = json.dumps([[name, line, line[-1][1]] for name, line in zip(people, lines, strict=True)])
    best = max([GRID, *(vp for line in lines for _, vp in line)])
    high = -(-best // GRID) * GRID
    low = min([0, *(vp for line in lines for _, vp in line)])
    low = (low // GRID) * GRID
    finals = [line[-1][1] for line in lines] if totals is None else list(totals)
    labels = [phrase("page-figure-of", {"name": name, "vp": vp}) for name, vp in zip(people, finals, strict=True)]
    spoken = says.tell("page-chart", figures=tuple(labels))
    parts = [
        f'<div class="chart-box"><svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(spoken)}" '
        f'data-left="{LEFT}" data-end="{scale.end:.1f}" data-last="{scale.last}" data-courses="{escape(said_there)}">'
    ]
    parts += bands(says, scale)
    parts += grid(low, high)
    order = sorted(range(len(people)), key=lambda seat: -finals[seat])
    heights = spread([height(finals[seat], low, high) for seat in order], LABEL_GAP, TOP, BOTTOM)
    for seat, label in reversed(list(zip(order, heights, strict=True))):
        parts += course(lines[seat], LETTERS[seat], scale, low, high)
        parts.append(f'<use href="#disc-{LETTERS[seat]}" x="{RIGHT + 4}" y="{label - 10:.1f}" width="20" height="20"/>')
        at = f'x="{RIGHT + LABEL}" y="{label + 4.6:.1f}"'
        room = WIDTH - RIGHT - LABEL - width_of(f" {finals[seat]}", LARGEST, BOLD[0])
        said = says.tell("page-figure-of", name=shortened(people[seat], LARGEST, room), vp=finals[seat])
        parts.append(f'<text {at} class="lb">{escape(said)}</text><text {at} class="lb brief">{finals[seat]}</text>')
    parts.append(marker(scale.x(now)) if now is not None else "")
    parts.append("</svg></div>")
    return Markup("".join(parts))


class Scale:
    """From an answer's number to the width: the game takes most of it, the final scoring the rest."""

    def __init__(self, told: Sequence[Told], plies: int) -> None:
        self.days = [each.ply for each in told if each.event.kind == "morning" and each.event.values[0] > 1]
        self.final = next((each.ply for each in told if each.event.kind == "final-scoring"), None)
        self.plies = max(1, plies)
        self.end = RIGHT - (RIGHT - LEFT) * FINAL_SHARE if self.final is not None else float(RIGHT)

        self.last = max(1, self.final if self.final is not None else self.plies)

    def x(self, ply: int) -> float:
        return LEFT + (self.end - LEFT) * min(ply, self.last) / self.last


def courses(told: Sequence[Told], seats: int) -> list[list[tuple[float, int]]]:
    """By seat, the points (place in `told`, VP) at which the score changes, from 0 on."""
    lines: list[list[tuple[float, int]]] = [[(-1, 0)] for _ in range(seats)]
    for place, each in enumerate(told):
        if each.event.kind == "vp" and 0 <= each.event.seat < seats:
            line = lines[each.event.seat]
            line.append((place, line[-1][1] + each.event.values[0]))
    return [[(told[int(place)].ply if place >= 0 else 0, vp) for place, vp in line] for line in lines]


def height(vp: int, low: int, high: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (vp - low) / (high - low)


def bands(says: Voice, scale: Scale) -> list[str]:
    """A band a day, and one for the end."""
    edges = [float(LEFT), *(scale.x(ply) for ply in scale.days), scale.end]
    parts = []
    for day, (left, right) in enumerate(pairwise(edges), 1):
        parts += band(f"dayb d{(day + 1) % 2}", left, right, says.tell("page-day", day=day))
    if scale.final is not None:
        parts += band("fin", scale.end, RIGHT, says.tell("page-end"))
    return parts


def band(look: str, left: float, right: float, name: str) -> list[str]:
    """A stretch of time, with its name below."""
    box = f'x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" height="{BOTTOM - TOP}"'
    middle = f'x="{(left + right) / 2:.1f}" y="{BOTTOM + 17}"'
    named = f'<text {middle} class="ax" text-anchor="middle">{escape(name)}</text>'
    return [f'<rect class="{look}" {box}/>', named]


def grid(low: int, high: int) -> list[str]:
    parts = []
    step = GRID * (1 + (high - low) // 90)
    for vp in range(low, high + 1, step):
        y = height(vp, low, high)
        parts.append(f'<path class="gr" d="M{LEFT} {y:.1f}H{RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="ax" text-anchor="end">{vp}</text>')
    return parts


def course(line: Sequence[tuple[float, int]], letter: str, scale: Scale, low: int, high: int) -> list[str]:
    """One player's line as steps, with emblems at each day's end."""
    final = scale.final if scale.final is not None else scale.plies + 1
    path = [f"M{LEFT} {height(0, low, high):.1f}"]
    in_final = [point for point in line if point[0] >= final]
    for ply, vp in line[1:]:
        if ply < final:
            path.append(f"H{scale.x(int(ply)):.1f}V{height(vp, low, high):.1f}")
    for number, (_, vp) in enumerate(in_final):
        x = scale.end + (RIGHT - scale.end) * (number + 1) / (len(in_final) + 1)
        path.append(f"H{x:.1f}V{height(vp, low, high):.1f}")
    path.append(f"H{RIGHT}")
    d = "".join(path)
    pale = " w" if letter == "W" else ""
    parts = [f'<path class="ln0{pale}" d="{d}"/>', f'<path class="ln p{letter}" d="{d}"/>']
    for day in [*scale.days, final]:
        vp = [vp for ply, vp in line if ply <= day and ply < final][-1]
        x, y = scale.x(day), height(vp, low, high)
        parts.append(
            f'<use href="#disc-{letter}" x="{x - EMBLEM / 2:.1f}" y="{y - EMBLEM / 2:.1f}" '
            f'width="{EMBLEM}" height="{EMBLEM}"/>'
        )
    return parts


def marker(x: float) -> str:
    """The answer that is shown, as a line with a head; the script moves it."""
    line = f'<path class="now" d="M0 {TOP}V{BOTTOM}"/><path class="nowh" d="M-5 {TOP - 8}h10l-5 8z"/>'
    return f'<g id="chart-now" transform="translate({x:.1f} 0)">{line}</g>'
