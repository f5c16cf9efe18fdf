"""What has to hold in the file of figures: three cards, three tokens, the ponds of both sides, favourite gifts."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import field

from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.figure_checks import FigureChecks
from gugong.catalog.rows import Count, Row, Some, Value, decode
from gugong.engine.figures import Figures
from gugong.errors import because
from gugong.modules.solo.catalog import STEM as SOLO
from gugong.modules.solo.catalog import location_cards

STEM: Final = "summer_palace"
PONDS: Final = {"ponds-1-3": ("neutral-or-jade", "court-lady"), "ponds-4-5": ("neutral", "jade", "court-lady")}
NEUTRAL_SERVANTS: Final = 20
MOST_PLAYERS: Final = 5
FAVOURITES: Final = 3


class Board(Row):
    """The Summer Palace: the ponds of both sides and what they give."""

    small: tuple[str, ...] = field(name="ponds-1-3")
    large: tuple[str, ...] = field(name="ponds-4-5")
    neutral_servants_per_player: Some
    neutral_servants_gained: Some
    court_lady_vp: Count
    favourite_gifts: tuple[Value, ...]


class Leaving(Row):
    """Cards that leave Meng's deck, by location."""

    jade: Some


class Automa(Row):
    """Cards of the Summer Palace come into Meng's deck, and others leave it."""

    add: Some
    remove: Leaving


class SummerFigures(FigureChecks):
    """Its own ponds, Servants enough for all, and a Jade card that stays in Meng's deck."""

    tables = ("board", "cards", "tokens", "decrees", "automa")
    decks: ClassVar = {"board": 1, "draw": 2}
    actions = ("summer-palace",)
    tokens = 3

    def check(self, documents: Documents, figures: Figures) -> None:
        board = decode(documents, STEM, "board", documents.tables[STEM]["board"], Board)
        for key, ponds in (("ponds-1-3", board.small), ("ponds-4-5", board.large)):
            _check_ponds(documents, key, ponds)
        if board.neutral_servants_per_player * MOST_PLAYERS > NEUTRAL_SERVANTS:
            needed = board.neutral_servants_per_player * MOST_PLAYERS
            reason = because("figures-summer-neutral", number=NEUTRAL_SERVANTS, players=MOST_PLAYERS, needed=needed)
            raise documents.refuse(STEM, reason, "board.neutral_servants_per_player")
        gifts = board.favourite_gifts
        if len(gifts) != FAVOURITES or len(set(gifts)) != FAVOURITES:
            reason = because("figures-summer-gifts", number=FAVOURITES, given=", ".join(map(str, gifts)))
            raise documents.refuse(STEM, reason, "board.favourite_gifts")
        automa = decode(documents, STEM, "automa", documents.tables[STEM]["automa"], Automa)
        held = location_cards(documents).jade if SOLO in documents.tables else automa.remove.jade + 1
        if automa.remove.jade >= held:
            reason = because("figures-summer-jade", leaving=automa.remove.jade, all=held)
            raise documents.refuse(STEM, reason, "automa.remove.jade")


def _check_ponds(documents: Documents, key: str, ponds: tuple[str, ...]) -> None:
    for number, pond in enumerate(ponds, 1):
        if pond not in PONDS[key]:
            reason = because("figures-summer-pond", given=ascii(pond), near=suggestion(pond, PONDS[key]))
            raise documents.refuse(STEM, reason, f"board.{key}[{number}]")
    if sorted(ponds) != sorted(PONDS[key]):
        reason = because("figures-summer-ponds", known=", ".join(PONDS[key]))
        raise documents.refuse(STEM, reason, f"board.{key}")


PART = SummerFigures
