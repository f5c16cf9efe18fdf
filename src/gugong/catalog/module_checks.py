"""What has to hold in the files of modules, those of the box and those from outside."""

from __future__ import annotations

from collections.abc import Sequence

from gugong.catalog.added import ADDED, check_added
from gugong.catalog.documents import Documents
from gugong.catalog.figure_checks import check_file, figure_checks
from gugong.engine.figures import Figures


def check_modules(documents: Documents, figures: Figures, stems: Sequence[str]) -> None:
    """Refuse figures that cannot be those of the modules; `figures` are the base's with the modules' behind."""
    checks = {stem: each for name, each in figure_checks().items() if (stem := name.replace("-", "_")) in stems}
    for stem in stems:
        if stem in ADDED:
            module = stem.replace("_", "-")
            cards = [card for card in figures.cards if card.module == module]
            check_added(documents, stem, cards, [token for token in figures.tokens if token.module == module])
        if stem in checks:
            check_file(documents, stem, figures, checks[stem])
    for each in checks.values():
        each.check(documents, figures)
