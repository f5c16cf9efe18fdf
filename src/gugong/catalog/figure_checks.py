"""What has to hold in a module's file of figures: what its rulebook says, and no more. Each module says it itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gugong.catalog.checks import ACTIONS
from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.rows import entries
from gugong.catalog.sources import join
from gugong.engine.figures import Card, Figures, TokenKind
from gugong.errors import because
from gugong.registry import parts

REMOVES = "removes"  # the cards of the base game that leave for those of the module: a list among tables


class FigureChecks:
    """The PART of a module's `catalog.py`; what is left out is not looked at."""

    tables: ClassVar[tuple[str, ...]] = ()  # the tables of its file, each of which has to be there
    decks: ClassVar[Mapping[str, int] | None] = None  # how many cards it brings for each deck
    actions: ClassVar[tuple[str, ...]] = ()  # of its cards, beside those of the base game; each is on one of them
    tokens: ClassVar[int | None] = None  # how many Travel Tokens it brings
    decree_figures: ClassVar[Mapping[str, Any]] = {}  # of its Decrees, those that are no plain counts

    def check(self, documents: Documents, figures: Figures) -> None:
        """Refuse what cannot be; `figures` are the base game's with all modules' behind."""


def figure_checks() -> dict[str, FigureChecks]:
    """The checks of the modules that have any, by name."""
    return {name: part() for name, part in parts("catalog", FigureChecks).items()}


def check_file(documents: Documents, stem: str, figures: Figures, checks: FigureChecks) -> None:
    """Refuse a module's file that does not hold what the module says of it."""
    module = stem.replace("_", "-")
    if checks.tables:
        _check_tables(documents, stem, checks.tables)
    cards = [card for card in figures.cards if card.module == module]
    if checks.decks is not None:
        _check_actions(documents, stem, cards, checks.actions)
        _check_decks(documents, stem, cards, checks.decks)
    if REMOVES in checks.tables and not documents.tables[stem][REMOVES]:
        raise documents.refuse(stem, because("figures-removes"), REMOVES)
    if checks.tokens is not None:
        _check_tokens(documents, stem, [token for token in figures.tokens if token.module == module], checks.tokens)


def _check_tables(documents: Documents, stem: str, needed: Sequence[str]) -> None:
    given = [name for name, _ in entries(documents, stem, "", documents.tables[stem])]
    for name in given:
        if name not in needed:
            raise documents.refuse(stem, because("figures-unknown", near=suggestion(name, needed)), join("", name))
    for name in needed:
        if name not in given:
            raise documents.refuse(stem, because("figures-missing"), name)


def _check_actions(documents: Documents, stem: str, cards: Sequence[Card], own: Sequence[str]) -> None:
    """Each card has an action that is known, and each action of the module's own is on one of them."""
    known = (*own, *ACTIONS)
    for card in cards:
        if card.effect not in known:
            reason = because("figures-no-action", given=ascii(card.effect), near=suggestion(card.effect, known))
            raise documents.refuse(stem, reason, f"cards.{card.name}.action")
    for action in own:
        if action not in [card.effect for card in cards]:
            raise documents.refuse(stem, because("figures-action-unused", action=action), "cards")


def _check_decks(documents: Documents, stem: str, cards: Sequence[Card], needed: Mapping[str, int]) -> None:
    held = Counter(card.deck for card in cards)
    for deck in [*needed, *held]:
        if held[deck] != needed.get(deck, 0):
            reason = because("figures-deck-cards", number=needed.get(deck, 0), deck=deck, given=held[deck])
            raise documents.refuse(stem, reason, *(f"cards.{card.name}.deck" for card in cards), "cards")


def _check_tokens(documents: Documents, stem: str, tokens: Sequence[TokenKind], needed: int) -> None:
    for token in tokens:
        if token.copies < 1:
            raise documents.refuse(stem, because("figures-copies"), f"tokens.{token.name}.copies")
    total = sum(token.copies for token in tokens)
    if total != needed:
        raise documents.refuse(stem, because("figures-tokens", number=needed, given=total), "tokens")
