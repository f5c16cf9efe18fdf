"""What has to hold in the file of figures: six cards for six others, two tokens."""

from __future__ import annotations

from typing import ClassVar

from gugong.catalog.figure_checks import FigureChecks


class ExtrasFigures(FigureChecks):
    """Each card has an action that no other has."""

    tables = ("removes", "cards", "actions", "tokens", "decrees")
    decks: ClassVar = {"draw": 6}
    actions = ("always-lower", "trade-hands", "pile-swap", "wall-replace", "envoy-for-vp", "always-higher")
    tokens = 2
    decree_figures: ClassVar = {"not_solo": bool}


PART = ExtrasFigures
