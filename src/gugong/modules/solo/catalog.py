"""What has to hold in the file of figures: Meng's deck and what he scores."""

from __future__ import annotations

from typing import Final

from gugong.catalog.documents import Documents
from gugong.catalog.figure_checks import FigureChecks
from gugong.catalog.rows import Few, Row, Some, decode
from gugong.engine.tables import Tables

STEM: Final = "solo"
LOCATION_CARDS: Final = 9
SPECIAL: Final = (2, 1)  # the second in an easy game
LEAST_JADE: Final = 2  # the Summer Palace takes one of them out


class LocationCards(Row):
    """Meng's deck: copies by location."""

    travel: Some
    wall: Some
    jade: Some
    intrigue: Some
    palace: Some
    decrees: Some
    canal: Some


class SpecialCards(Row):
    """Meng's special cards."""

    copies: Some
    copies_easy: Some


class MengGains(Row):
    """What Meng scores where a player would do something else."""

    instead_vp: Few


class SoloFigures(FigureChecks):
    """Nine location cards, one of them the Decrees', and two special ones."""

    tables = ("location_cards", "special", "gains")

    def check(self, documents: Documents, tables: Tables) -> None:
        cards = location_cards(documents)
        if cards.jade < LEAST_JADE:
            reason = f"there are at least {LEAST_JADE} Jade cards, the Summer Palace takes one out; here {cards.jade}"
            raise documents.refuse(STEM, reason, "location_cards.jade")
        if cards.decrees != 1:
            raise documents.refuse(STEM, f"there is one Decrees card, here {cards.decrees}", "location_cards.decrees")
        total = cards.travel + cards.wall + cards.jade + cards.intrigue + cards.palace + cards.decrees + cards.canal
        if total != LOCATION_CARDS:
            raise documents.refuse(STEM, f"there are {LOCATION_CARDS} location cards, here {total}", "location_cards")
        decode(documents, STEM, "gains", documents.tables[STEM]["gains"], MengGains)
        special = decode(documents, STEM, "special", documents.tables[STEM]["special"], SpecialCards)
        if (special.copies, special.copies_easy) != SPECIAL:
            key = "copies" if special.copies != SPECIAL[0] else "copies_easy"
            reason = f"there are {SPECIAL[0]} special cards, {SPECIAL[1]} in an easy game"
            raise documents.refuse(STEM, reason, f"special.{key}")


def location_cards(documents: Documents) -> LocationCards:
    """Meng's deck by location."""
    return decode(documents, STEM, "location_cards", documents.tables[STEM]["location_cards"], LocationCards)


PART = SoloFigures
