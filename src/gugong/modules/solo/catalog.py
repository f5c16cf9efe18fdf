"""What has to hold in the file of figures: Meng's deck and what he scores."""

from __future__ import annotations

from typing import Final

from gugong.catalog.documents import Documents
from gugong.catalog.figure_checks import FigureChecks
from gugong.catalog.rows import Few, Row, Some, decode
from gugong.engine.figures import Figures
from gugong.errors import because

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

    def check(self, documents: Documents, figures: Figures) -> None:
        cards = location_cards(documents)
        if cards.jade < LEAST_JADE:
            reason = because("figures-meng-jade", least=LEAST_JADE, given=cards.jade)
            raise documents.refuse(STEM, reason, "location_cards.jade")
        if cards.decrees != 1:
            reason = because("figures-meng-decrees", given=cards.decrees)
            raise documents.refuse(STEM, reason, "location_cards.decrees")
        total = cards.travel + cards.wall + cards.jade + cards.intrigue + cards.palace + cards.decrees + cards.canal
        if total != LOCATION_CARDS:
            reason = because("figures-meng-cards", number=LOCATION_CARDS, given=total)
            raise documents.refuse(STEM, reason, "location_cards")
        decode(documents, STEM, "gains", documents.tables[STEM]["gains"], MengGains)
        special = decode(documents, STEM, "special", documents.tables[STEM]["special"], SpecialCards)
        if (special.copies, special.copies_easy) != SPECIAL:
            key = "copies" if special.copies != SPECIAL[0] else "copies_easy"
            reason = because("figures-meng-special", usual=SPECIAL[0], easy=SPECIAL[1])
            raise documents.refuse(STEM, reason, f"special.{key}")


def location_cards(documents: Documents) -> LocationCards:
    """Meng's deck by location."""
    return decode(documents, STEM, "location_cards", documents.tables[STEM]["location_cards"], LocationCards)


PART = SoloFigures
