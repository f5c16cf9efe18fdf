"""Pictures of a report: dots with their intervals beside the rate to compare them with, a few panels to a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure
from PIL import Image

from gugong.sim.report.figures import BINS, FEW, Face, Games, Mean, Owned, Rate, Visits
from gugong.sim.sources import vp_sources

INK: Final = "#3b2f2f"
RED: Final = "#a63a2b"
JADE: Final = "#2f7f6b"
PALE: Final = "#b9b2a6"
DOTS: Final = 80  # an inch
COLOURS: Final = 48
ABREAST: Final = 4  # panels in a picture
STYLE: Final[Any] = {
    "font.size": 9.0,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlesize": 10.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}
Axes = Any  # Matplotlib's own types do not say enough to be worth the noise
Drawer = Callable[[Axes, int], None]


def picture(path: Path, titles: Sequence[str], draw: Drawer, height: float, share_y: bool) -> None:
    """Panels side by side, each drawn by `draw(axes, number)`."""
    with mpl.rc_context(STYLE):
        width = 5.0 if len(titles) == 1 else 2.0 + 2.5 * len(titles)
        figure = Figure(figsize=(width, height), dpi=DOTS, layout="constrained")
        panels = figure.subplots(1, len(titles), sharey=share_y, squeeze=False)[0]
        for number, (title, axes) in enumerate(zip(titles, panels, strict=True)):
            axes.set_title(title)
            draw(axes, number)
        marks, labels = panels[0].get_legend_handles_labels()
        if labels:
            figure.legend(marks, labels, loc="outside lower left", ncols=len(labels), fontsize=8)
        save(figure, path)


def save(figure: Figure, path: Path) -> None:
    """Write a picture small: a plot needs few colours."""
    drawn = BytesIO()
    figure.savefig(drawn, format="png")
    drawn.seek(0)
    with Image.open(drawn) as image:
        image.convert("RGB").quantize(COLOURS).save(path, optimize=True)


def dots(axes: Axes, ys: Sequence[float], rates: Sequence[Rate], color: str, label: str) -> None:
    """Rates as dots with their intervals, at these heights."""
    values = [100 * each.rate for each in rates]
    below = [100 * (each.rate - each.ends[0]) for each in rates]
    above = [100 * (each.ends[1] - each.rate) for each in rates]
    axes.errorbar(values, ys, xerr=[below, above], fmt="o", ms=4, color=color, label=label, zorder=2)


def frame(axes: Axes, names: Sequence[str], what: str) -> None:
    """Names down the side, a grid, the words below."""
    axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(what)
    axes.grid(axis="x", color=PALE, alpha=0.4)


def places(path: Path, games: Sequence[Games], rates: Sequence[Sequence[tuple[int, Rate]]]) -> None:
    """Win rate by place in turn order, with the fair share."""

    def draw(axes: Axes, number: int) -> None:
        found = [(place, rate) for place, rate in rates[number] if rate.of]
        xs = [place for place, _ in found]
        ys = [100 * rate.rate for _, rate in found]
        below = [100 * (rate.rate - rate.ends[0]) for _, rate in found]
        above = [100 * (rate.ends[1] - rate.rate) for _, rate in found]
        axes.axhline(100 * games[number].base.rate, color=PALE, lw=1.5, ls="--")
        axes.errorbar(xs, ys, yerr=[below, above], fmt="o", ms=5, color=RED, capsize=3)
        axes.set_xticks(xs)
        axes.set_xlim(0.5, max(xs) + 0.5)
        axes.set_xlabel("place in turn order")
        axes.set_ylabel("win rate, %" if number == 0 else "")

    picture(path, [each.label for each in games], draw, 2.8, False)


def sources(path: Path, games: Sequence[Games], found: Sequence[Sequence[tuple[str, Mean, Mean]]]) -> None:
    """Where VP come from: two bars a source."""
    names = [name for name in vp_sources() if any(name == each[0] for rows in found for each in rows)]

    def draw(axes: Axes, number: int) -> None:
        by_name = {name: (mine, theirs) for name, mine, theirs in found[number]}
        heads = ("bot", "Meng") if games[number].against_meng else ("winners", "others")
        for place, name in enumerate(names):
            for side, color, label in ((0, RED, heads[0]), (1, PALE, heads[1])):
                value = by_name[name][side].value if name in by_name else 0.0
                axes.barh(place + side * 0.38 - 0.19, value, 0.36, color=color, label=label if not place else None)
        axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlabel("VP a game")

    picture(path, [each.label for each in games], draw, 1.0 + 0.32 * len(names), True)


def things(path: Path, games: Sequence[Games], found: Sequence[Sequence[Owned]]) -> None:
    """Win rate with a Decree or a token, beside that of all seats."""
    lifts: dict[str, list[float]] = {}
    for owned in found:
        for each in owned:
            lifts.setdefault(each.name, []).append(each.lift)
    names = sorted(lifts, key=lambda name: -sum(lifts[name]) / len(lifts[name]))

    def draw(axes: Axes, number: int) -> None:
        known = [each for each in found[number] if each.wins.of >= FEW]
        ys = [names.index(each.name) for each in known]
        axes.scatter(
            [100 * each.base.rate for each in known], ys, marker="|", s=90, color=INK, label="all seats, where it lay"
        )
        dots(axes, ys, [each.wins for each in known], RED, "with it")
        frame(axes, names, "win rate, %")

    picture(path, [each.label for each in games], draw, 1.2 + 0.24 * len(names), True)


def locations(path: Path, games: Sequence[Games], found: Sequence[Sequence[Visits]]) -> None:
    """Win rate by how many gifts were brought to a location."""
    names = list(dict.fromkeys(each.name for visits in found for each in visits))

    def draw(axes: Axes, number: int) -> None:
        axes.axvline(100 * games[number].base.rate, color=INK, lw=1, ls="--")
        for place, (label, _, _) in enumerate(BINS):
            known = [each for each in found[number] if each.wins[place].of >= FEW]
            ys = [names.index(each.name) + (place - 1) * 0.2 for each in known]
            dots(axes, ys, [each.wins[place] for each in known], (PALE, JADE, RED)[place], f"{label} gifts")
        frame(axes, names, "win rate, %")

    picture(path, [each.label for each in games], draw, 1.2 + 0.42 * len(names), True)


def faces(path: Path, games: Sequence[Games], found: Sequence[Sequence[Face]]) -> None:
    """How many cards match a die of each face, and how often none does."""

    def draw(axes: Axes, number: int) -> None:
        xs = [each.face for each in found[number]]
        axes.bar(xs, [each.matches for each in found[number]], 0.6, color=JADE)
        axes.set_xticks(xs)
        axes.set_xlabel("face of the die")
        axes.set_ylabel("cards that match it" if number == 0 else "")
        for each in found[number]:
            axes.annotate(
                f"{100 * each.missed.rate:.0f} %", (each.face, each.matches), ha="center", va="bottom", size=7
            )

    picture(path, [each.label for each in games], draw, 2.8, False)


def days(path: Path, games: Sequence[Games], found: Sequence[Sequence[tuple[str, Rate]]]) -> None:
    """When the Palace is reached."""

    def draw(axes: Axes, number: int) -> None:
        names = [name for name, _ in found[number]]
        axes.bar(names, [100 * each.rate for _, each in found[number]], 0.6, color=JADE)
        axes.set_xlabel("day of arrival")
        axes.set_ylabel("seats, %" if number == 0 else "")

    picture(path, [each.label for each in games], draw, 2.8, False)
