"""Files of figures that came with modules from outside the package, in the order in which they were installed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from gugong.catalog.checks import ACTIONS
from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.rows import entries
from gugong.engine.figures import Card, TokenKind
from gugong.errors import because


class Added(Struct, frozen=True, eq=False):
    """The figures of one such module, and what its program knows of locations and effects."""

    name: str
    documents: dict[str, dict[str, object]]  # by edition
    locations: tuple[str, ...]
    effects: tuple[str, ...]


ADDED: Final[dict[str, Added]] = {}  # by the stem that stands for the file
OWN_DECKS: Final = ("board", "draw")


def check_added(documents: Documents, stem: str, cards: Sequence[Card], tokens: Sequence[TokenKind]) -> None:
    """Refuse a file that does not fit its own module: an action nobody knows, a location without a card to lie on."""
    added = ADDED[stem]
    actions = (*ACTIONS, *added.locations, *added.effects)
    for card in cards:
        key = f"cards.{card.name}"
        if card.effect not in actions:
            reason = because("figures-no-action", given=ascii(card.effect), near=suggestion(card.effect, actions))
            raise documents.refuse(stem, reason, f"{key}.action")
        if card.deck not in OWN_DECKS:
            reason = because("figures-own-decks", one=OWN_DECKS[0], other=OWN_DECKS[1], given=ascii(card.deck))
            raise documents.refuse(stem, reason, f"{key}.deck")
    on_board = len([card for card in cards if card.deck == "board"])
    if on_board != len(added.locations):
        reason = because("figures-locations", number=len(added.locations), given=on_board)
        raise documents.refuse(stem, reason, *(f"cards.{card.name}.deck" for card in cards), "cards")
    for token in tokens:
        if token.effect == token.name and token.effect not in added.effects:
            near = suggestion(token.effect, added.effects)
            reason = because("figures-no-effect", given=ascii(token.effect), near=near)
            raise documents.refuse(stem, reason, f"tokens.{token.name}")
    for name, value in entries(documents, stem, "", documents.tables[stem]):
        if name != "removes" and not isinstance(value, dict):
            raise documents.refuse(stem, because("figures-table"), name)
