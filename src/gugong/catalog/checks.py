"""What has to hold among cards, tokens and Decrees, whoever wrote the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gugong.catalog.board_checks import DECREES, check_boards
from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.edition import Edition
from gugong.catalog.sources import join
from gugong.engine.figures import Card
from gugong.errors import because

DECKS: Final = {"board": 7, "hand1": 4, "hand2": 4, "hand3": 4, "hand4": 4, "hand5": 4, "draw": 11}
LOCATIONS: Final = ("palace", "canal", "wall", "decrees", "intrigue")
ACTIONS: Final = (*LOCATIONS, "servants-1", "servants-2", "swap", "none")
TOKENS: Final = 32
LOW: Final = 5  # values up to this are the low ones
HIGHEST: Final = 9
HAND_HIGH: Final = 7


def check_edition(documents: Documents, edition: Edition) -> None:
    """Refuse figures that cannot be those of the game."""
    _check_gifts(documents, edition)
    _check_decks(documents, edition.cards)
    check_board_values(documents, edition.cards)
    _check_hands(documents, edition.cards)
    check_alike(documents, edition.cards)
    _check_locations(documents, edition.cards)
    _check_tokens(documents, edition)
    _check_decrees(documents, edition)
    check_boards(documents, edition.boards, edition.at)


def _check_gifts(documents: Documents, edition: Edition) -> None:
    if set(edition.gifts) != {str(value) for value in range(1, HIGHEST + 1)}:
        raise documents.refuse("gift_cards", because("figures-gifts", most=HIGHEST), "gifts")
    for key, given, needed in (("lowest", edition.values.lowest, 1), ("highest", edition.values.highest, HIGHEST)):
        if given != needed:
            reason = because("figures-values", most=HIGHEST, given=given)
            raise documents.refuse("gift_cards", reason, f"values.{key}")
    names: dict[str, str] = {}
    for value, name in edition.gifts.items():
        key = f"gifts.{value}.name"
        if not name.strip() or not name.isprintable():
            raise documents.refuse("gift_cards", because("figures-gift-name"), key)
        if name in names:
            reason = because("figures-gift-twin", gift=names[name])
            raise documents.refuse("gift_cards", reason, key, f"gifts.{names[name]}.name")
        names[name] = value


def _check_decks(documents: Documents, cards: Sequence[Card]) -> None:
    for card in cards:
        if card.deck not in DECKS:
            reason = because("figures-no-deck", given=ascii(card.deck), near=suggestion(card.deck, DECKS))
            raise documents.refuse("gift_cards", reason, f"cards.{card.name}.deck")
        if card.effect not in ACTIONS:
            reason = because("figures-no-action", given=ascii(card.effect), near=suggestion(card.effect, ACTIONS))
            raise documents.refuse("gift_cards", reason, f"cards.{card.name}.action")
    held = Counter(card.deck for card in cards)
    for deck, number in DECKS.items():
        if held[deck] != number:
            keys = [f"cards.{card.name}.deck" for card in cards]
            reason = because("figures-deck-size", deck=deck, number=number, given=held[deck])
            raise documents.refuse("gift_cards", reason, *keys)


def check_alike(documents: Documents, cards: Sequence[Card]) -> None:
    """Refuse two cards of the same value and action: nothing printed would tell them apart."""
    seen: dict[tuple[int, str], Card] = {}
    for card in cards:
        twin = seen.setdefault((card.value, card.effect), card)
        if twin is not card:
            reason = because("figures-alike", one=twin.name, other=card.name, value=card.value, action=card.effect)
            raise documents.refuse_among(reason, [_place(card), _place(twin)])


def check_board_values(documents: Documents, cards: Sequence[Card]) -> None:
    """Refuse a board on which two values agree (set-up against Meng tells its cards apart by them) or no 9 lies."""
    seen: dict[int, Card] = {}
    for card in cards:
        twin = seen.setdefault(card.value, card) if card.deck == "board" else card
        if twin is not card:
            reason = because("figures-board-twins", one=twin.name, other=card.name, value=card.value)
            places = [_place(each, part) for part in (".value", ".deck") for each in (card, twin)]
            raise documents.refuse_among(reason, places)
    if HIGHEST not in seen:
        places = [_place(each, ".value") for each in seen.values()] + [_place(card, ".deck") for card in cards]
        raise documents.refuse_among(because("figures-board-highest", value=HIGHEST), places)


def _place(card: Card, part: str = "") -> tuple[str, str]:
    """The file in which a card stands, and its key there."""
    return card.module.replace("-", "_") or "gift_cards", join("cards", card.name) + part


def _check_hands(documents: Documents, cards: Sequence[Card]) -> None:
    hands: dict[str, list[Card]] = {}
    for card in cards:
        if not card.deck.startswith("hand"):
            continue
        if card.value > HAND_HIGH:
            reason = because("figures-hand-values", most=HAND_HIGH, given=card.value)
            raise documents.refuse("gift_cards", reason, f"cards.{card.name}.value", f"cards.{card.name}.deck")
        hands.setdefault(card.deck, []).append(card)
    for hand in hands.values():
        values = {card.value for card in hand}
        if {2, 5} <= values and any((card.value, card.effect) == (3, "servants-2") for card in hand):
            return
    reason = because("figures-hand-example")
    raise documents.refuse("gift_cards", reason, "cards.hand2-3", "cards.hand2-2", "cards.hand2-5", "cards")


def _check_locations(documents: Documents, cards: Sequence[Card]) -> None:
    naming = [card for card in cards if card.effect in LOCATIONS]
    if 2 * len(naming) <= len(cards):
        reason = because("figures-few-locations", given=len(naming), all=len(cards))
        raise documents.refuse("gift_cards", reason, "cards")
    low = [card for card in naming if card.value <= LOW]
    if 2 * len(low) <= len(naming):
        reason = because("figures-few-low", most=LOW, given=len(low), all=len(naming))
        raise documents.refuse("gift_cards", reason, "cards")


def _check_tokens(documents: Documents, edition: Edition) -> None:
    for token in edition.tokens:
        if token.copies < 1:
            raise documents.refuse("travel_tokens", because("figures-copies"), f"tokens.{token.name}.copies")
    total = sum(token.copies for token in edition.tokens)
    if total != TOKENS:
        raise documents.refuse("travel_tokens", because("figures-tokens", number=TOKENS, given=total), "tokens")


def _check_decrees(documents: Documents, edition: Edition) -> None:
    held = Counter(decree.level for decree in edition.decrees)
    for level in (1, 2, 3):
        if held[level] != DECREES:
            raise documents.refuse("decrees", because("figures-decrees", given=held[level]), f"level-{level}")
