"""The ten tracks as printed: five left ones with conditions, five right ones with bonuses and payments."""

from __future__ import annotations

from typing import Final

from gugong.engine.figures import Figures

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

# The answers of this module by their first word; of a track or a card, `a` says which.
TRACK: Final = "track"
REVEALS: Final = "reveal"
CLIMB: Final = "climb"
BONUS: Final = "bonus"
STEP_BACK: Final = "step-back"

# Conditions of the left tracks, and what right tracks give and take.
NO_ICON: Final = 0
REVEAL: Final = 1
TOKENS: Final = 2
DECREE: Final = 3
HARBOURS: Final = 4
JADE: Final = 5
WALL: Final = 6
INTRIGUE: Final = 7
DOUBLE: Final = 8
CARDS: Final = 9
SERVANTS: Final = 10
VP: Final = 11
CONDITIONS: Final = {
    "reveal": REVEAL,
    "travel-tokens": TOKENS,
    "decree-level": DECREE,
    "harbours": HARBOURS,
    "jade": JADE,
    "wall": WALL,
    "intrigue": INTRIGUE,
    "double-servant": DOUBLE,
    "gift-cards": CARDS,
}
ITEMS: Final = {"servant": SERVANTS, "servants": SERVANTS, "intrigue": INTRIGUE, "jade": JADE, "vp": VP}


class Icon:
    """What stands on a space: its kind, its figure (below 0 to be paid), and the upper end of a range of values."""

    def __init__(self, kind: int, figure: int, to: int) -> None:
        self.kind = kind
        self.figure = figure
        self.to = to


NOTHING: Final = Icon(NO_ICON, 0, 0)


class Track:
    """One track: the step that is the Palace, an icon for each step below it, and the upkeep in the Palace."""

    def __init__(self, name: str, side: int, steps: int, spaces: list[Icon], upkeep: Icon) -> None:
        self.name = name
        self.side = side
        self.steps = steps
        self.spaces = spaces
        self.upkeep = upkeep


def read_tracks(figures: Figures) -> list[Track]:
    """All tracks of the catalog, left ones first."""
    found: list[Track] = []
    for side, key in enumerate(SIDES):
        table = figures.boards["stairs"][key]
        assert isinstance(table, dict)
        for name, row in table.items():
            steps = int(row["steps"])
            spaces = [read_icon(str(row.get(str(step), ""))) for step in range(steps)]
            found.append(Track(str(name), side, steps, spaces, read_icon(str(row.get("upkeep", "")))))
    return found


def track_names(figures: Figures) -> list[str]:
    """The names of all tracks, left ones first."""
    return [track.name for track in read_tracks(figures)]


def read_icon(text: str) -> Icon:
    """`reveal-1-3`, `jade-3`, `double-servant`; `+2 intrigue`, `-1 servant`; nothing for an empty space."""
    if not text:
        return NOTHING
    if text[0] in "+-":
        figure, item = text.split()
        return Icon(ITEMS[item], int(figure), 0)
    if text in CONDITIONS:
        return Icon(CONDITIONS[text], 1, 0)
    if text.startswith("reveal-"):
        low, high = text.removeprefix("reveal-").split("-")
        return Icon(REVEAL, int(low), int(high))
    name, _, figure = text.rpartition("-")
    return Icon(CONDITIONS[name], int(figure), 0)
