"""What has to hold in the file of figures."""

from __future__ import annotations

from gugong.catalog.figure_checks import FigureChecks


class FirstEditionFigures(FigureChecks):
    """Six tokens."""

    tables = ("tokens",)
    tokens = 6


PART = FirstEditionFigures
