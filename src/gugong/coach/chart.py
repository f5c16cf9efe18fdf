"""Everybody's chance to win over the game, as a chart, and the turns that cost most marked on it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from gugong.coach.reading import Report
from gugong.coach.telling import MARKED, Point, percent, points
from gugong.draw.fitting import BOLD, spread, width_of
from gugong.words.voice import Voice

WIDTH, HEIGHT = 900, 330
LEFT, RIGHT, TOP, BOTTOM = 62, 750, 14, 290
GAP: Final = 32  # between the names at the lines' ends, which are large letters on a phone
NAME: Final = 24  # from the end of a line to its name
LARGEST: Final = 19  # the largest in which names are written


def chart(report: Report, says: Voice, names: Sequence[str], letters: Sequence[str]) -> str:
    """The chart as SVG; its classes take their colours from the page."""
    course = points(report)
    across = [LEFT + (RIGHT - LEFT) * place / max(1, len(course) - 1) for place in range(len(course))]
    most = max(max(chances) for _, _, chances in course)
    top = min(100, max(40, -(-percent(most) // 20) * 20))
    parts = [
        f'<div class="chart-box"><svg class="coach-chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(says.tell("coach-chart"))}">'
    ]
    parts += bands(course, across, says)
    for level in range(0, top + 1, 20):
        y, said = height(level / 100, top), escape(says.tell("coach-percent", n=level))
        parts.append(f'<path class="cgr" d="M{LEFT} {y:.1f}H{RIGHT}"/>')
        parts.append(f'<text class="cax" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{said}</text>')
    order = sorted(range(len(names)), key=lambda seat: (seat == report.seat, seat))
    for seat in order:
        own = " reader" if seat == report.seat else ""
        line = " ".join(
            f"{x:.1f},{height(chances[seat], top):.1f}" for x, (_, _, chances) in zip(across, course, strict=True)
        )
        parts.append(f'<polyline class="cl0{own}" points="{line}"/>')
        parts.append(f'<polyline class="cl p{letters[seat]}{own}" points="{line}"/>')
    parts += marks(report, across, top)
    ends = sorted(range(len(names)), key=lambda seat: -course[-1][2][seat])
    heights = spread([height(course[-1][2][each], top) for each in ends], GAP, TOP, BOTTOM)
    for seat, y in zip(ends, heights, strict=True):
        parts.append(f'<circle class="ce p{letters[seat]}" cx="{RIGHT + 12}" cy="{y:.1f}" r="6"/>')
        named, at = shortened(names[seat], LARGEST, WIDTH - RIGHT - NAME), f'x="{RIGHT + NAME}" y="{y + 4.5:.1f}"'
        parts.append(f'<text class="cn" {at}>{escape(named)}</text>')
        parts.append(f'<text class="cn brief" {at}>{letters[seat]}</text>')
    return "".join([*parts, "</svg></div>"])


def shortened(name: str, size: float, room: float) -> str:
    """A name in bold letters as far as there is room for it beside a chart; what is read aloud has all of it."""
    if width_of(name, size, BOLD[0]) <= room:
        return name
    cut = next((end for end in range(len(name), 1, -1) if width_of(f"{name[:end]}…", size, BOLD[0]) <= room), 1)
    return f"{name[:cut].rstrip()}…"


def height(chance: float, top: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(1.0, chance * 100 / top)


def bands(course: Sequence[Point], across: Sequence[float], says: Voice) -> list[str]:
    """A band for each day, with its name below."""
    parts = []
    days = list(dict.fromkeys(day for day, of_day, _ in course if of_day))
    for day in days:
        places = [place for place, (each, of_day, _) in enumerate(course) if each == day and of_day]
        left, right = across[max(0, places[0] - 1)], across[places[-1]]
        box = f'x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" height="{BOTTOM - TOP}"'
        parts.append(f'<rect class="cday d{day % 2}" {box}/>')
        said = escape(says.tell("coach-close-day", day=day))
        middle = f'x="{(left + right) / 2:.1f}" y="{BOTTOM + 22}"'
        parts.append(f'<text class="cax of-day" {middle} text-anchor="middle">{said}</text>')
    return parts


def marks(report: Report, across: Sequence[float], top: int) -> list[str]:
    """A letter under each turn that cost most, and a line from where the best would have led."""
    parts = []
    for letter, turn in zip(MARKED, report.marks(), strict=False):
        x = across[turn.number]
        best, played = (height(each.chances[report.seat], top) for each in (turn.best, turn.played))
        y = min(BOTTOM - 14, played + 20)
        parts.append(f'<path class="cfall" d="M{x:.1f} {best:.1f}V{played:.1f}"/>')
        parts.append(f'<g class="cmark" data-mark="{letter}"><circle cx="{x:.1f}" cy="{y:.1f}" r="12"/>')
        parts.append(f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">{letter}</text></g>')
    return parts


def rows(report: Report, says: Voice) -> list[tuple[str, list[int]]]:
    """The same numbers as a table: where in the game, and everybody's chance in a hundred."""
    found = []
    for day, of_day, chances in points(report):
        key = "coach-after" if of_day else "coach-start" if not day else "coach-end"
        found.append((says.tell(key, day=day, turn=of_day), [percent(chance) for chance in chances]))
    return found
