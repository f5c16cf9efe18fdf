"""What has to hold in the file of figures: five tracks a side, and on them what their side asks or gives."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.figure_checks import FigureChecks
from gugong.catalog.rows import Spaces, convert, entries
from gugong.catalog.sources import join
from gugong.engine.figures import Figures
from gugong.errors import because

STEM: Final = "stairs"
TRACKS: Final = 5  # on each side
CONDITIONS: Final = (
    "reveal-1-3", "reveal-4-6", "reveal-7-9", "travel-tokens-3", "travel-tokens-4", "decree-level-2", "decree-level-3",
    "harbours-1", "harbours-3", "jade-3", "wall-2", "intrigue-7", "double-servant", "gift-cards-5",
)  # fmt: skip
MORNINGS: Final = (
    "+1 intrigue", "+2 intrigue", "+3 intrigue", "-1 intrigue", "-2 intrigue", "-3 intrigue",
    "+1 servant", "+2 servants", "-1 servant", "-2 servants", "+1 jade", "-1 jade", "+1 vp", "+2 vp", "-1 vp",
)  # fmt: skip
UPKEEP: Final = ("-1 servant",)


class StairsFigures(FigureChecks):
    """The left asks conditions, the right gives something every Morning."""

    tables = ("left", "right")

    def check(self, documents: Documents, figures: Figures) -> None:
        for side, icons, upkeep in (("left", CONDITIONS, ()), ("right", MORNINGS, UPKEEP)):
            tracks = entries(documents, STEM, side, documents.tables[STEM][side])
            if len(tracks) != TRACKS:
                reason = because("figures-stairs-tracks", number=TRACKS, side=side, given=len(tracks))
                raise documents.refuse(STEM, reason, side)
            for name, raw in tracks:
                _check_track(documents, join(side, name), raw, icons, upkeep)


def _check_track(documents: Documents, key: str, raw: object, icons: Collection[str], upkeep: Collection[str]) -> None:
    """Refuse a track with a space beyond its Palace, or with what its side does not ask or give."""
    given = dict(entries(documents, STEM, key, raw))
    steps: int = convert(documents, STEM, f"{key}.steps", given.pop("steps", None), Spaces)
    for name, value in given.items():
        at = join(key, name)
        known = upkeep if name == "upkeep" else icons
        if not known or (name != "upkeep" and not re.fullmatch(r"[1-9][0-9]{0,2}", name)):
            raise documents.refuse(STEM, because("figures-stairs-spaces"), at)
        icon: str = convert(documents, STEM, at, value, str)
        if icon not in known:
            reason = because("figures-stairs-icon", given=ascii(icon), near=suggestion(icon, known))
            raise documents.refuse(STEM, reason, at)
        if name != "upkeep" and int(name) >= steps:
            reason = because("figures-stairs-palace", step=steps, given=name)
            raise documents.refuse(STEM, reason, f"{key}.steps", at)


PART = StairsFigures
