"""What has to hold among the garden's figures."""

from __future__ import annotations

from gugong.catalog.documents import Documents
from gugong.catalog.figure_checks import FigureChecks
from gugong.catalog.rows import Few, Row, decode
from gugong.engine.figures import Figures


class PlantForEnvoy(Row):
    """Option A."""

    jade: Few
    envoy: Few


class PlantForIntrigue(Row):
    """Option B."""

    jade: Few
    servants: Few
    intrigue: Few


class Garden(Row):
    """The garden's own table."""

    a: PlantForEnvoy
    b: PlantForIntrigue
    bloom_vp: Few


class GardenFigures(FigureChecks):
    """Every way of planting takes a Jade and gives something."""

    tables = ("garden", "cards", "tokens", "decrees")

    def check(self, documents: Documents, figures: Figures) -> None:
        decode(documents, "jade_garden", "garden", documents.tables["jade_garden"]["garden"], Garden)


PART = GardenFigures
