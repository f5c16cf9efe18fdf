"""The five hands: what the constraints allow, and every way to deal them that keeps the cards' names.

A card's name is its hand and value (`hand1-5`). So cards are exchanged between hands only with cards of the same value:
the 38 cards stay those they are, every name stays, and only what the card of that name does is another thing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Final, NamedTuple

from gugong.catalog.checks import ACTIONS, DECKS, HAND_HIGH, HIGHEST, LOCATIONS, LOW
from gugong.catalog.read import read_edition

HANDS: Final = ("hand1", "hand2", "hand3", "hand4", "hand5")
LEFT_OUT: Final = (5, 7)  # values that lie on the boards of Pànjūn
GO_STONES: Final = (3, "servants-2")  # in a hand with a 2 and a 5, says a worked example


class Card(NamedTuple):
    """What is printed on a Gift Card, and the deck it begins in."""

    deck: str
    value: int
    action: str


Cards = Mapping[str, Card]


def cards_of(edition: str) -> dict[str, Card]:
    """The Gift Cards of an edition by name."""
    rows = read_edition(edition)["gift_cards"]["cards"]
    assert isinstance(rows, dict)
    return {name: Card(row["deck"], row["value"], row["action"]) for name, row in rows.items()}


def complaints(cards: Cards) -> list[str]:
    """Every constraint of gift_cards.toml that these cards break; that neighbours are alike only games can tell."""
    decks: dict[str, list[Card]] = {deck: [] for deck in DECKS}
    for card in cards.values():
        decks.setdefault(card.deck, []).append(card)
    found = [f"{deck} has {len(held)} cards" for deck, held in decks.items() if len(held) != DECKS.get(deck)]
    found += [f"{name} is {card.value}" for name, card in cards.items() if not 1 <= card.value <= HIGHEST]
    found += [f"{name} does {card.action}" for name, card in cards.items() if card.action not in ACTIONS]
    twins = Counter((card.value, card.action) for card in cards.values())
    found += [f"{value} {action} is there twice" for (value, action), times in twins.items() if times > 1]
    if sorted((*(card.value for card in decks["board"]), *LEFT_OUT)) != list(range(1, HIGHEST + 1)):
        found.append("with both boards of Pànjūn the values on the board are not 1-9")
    for hand in HANDS:
        values = [card.value for card in decks[hand]]
        found += [f"{hand} has a {value}" for value in values if value > HAND_HIGH]
        if len(set(values)) != len(values):
            found.append(f"{hand} has two cards of a value, so a name would be there twice")
    if not any(is_the_example(decks[hand]) for hand in HANDS):
        found.append("no hand has a 2, a 5 and a 3 that gives two Servants")
    naming = [card for card in cards.values() if card.action in LOCATIONS]
    if 2 * len(naming) <= len(cards):
        found.append("not most of the cards name a location")
    if 2 * sum(card.value <= LOW for card in naming) <= len(naming):
        found.append("of the cards that name a location not most are low")
    return found


def is_the_example(hand: list[Card]) -> bool:
    """Whether this may be the hand of the worked example."""
    values = {card.value for card in hand}
    return {2, 5} <= values and GO_STONES in {(card.value, card.action) for card in hand}


def in_hands(cards: Cards) -> list[str]:
    """The names of the cards in hands, in the order of the file."""
    return [name for name, card in cards.items() if card.deck in HANDS]


def deals(cards: Cards) -> Iterator[dict[str, Card]]:
    """Every exchange of cards of one value between hands that breaks no constraint; the first is `cards` themselves."""
    names = in_hands(cards)
    groups = [[name for name in names if cards[name].value == value] for value in range(1, HAND_HIGH + 1)]
    ways = [[changed_hands(cards, group, order) for order in permutations(group)] for group in groups]
    hands = [[name for name in names if cards[name].deck == hand] for hand in HANDS]
    examples = [hand for hand in hands if {2, GO_STONES[0], 5} <= {cards[name].value for name in hand}]
    for way in product(*ways):
        found = dict(cards)
        for part in way:
            found.update(part)
        if any(is_the_example([found[name] for name in hand]) for hand in examples):
            yield found


def changed_hands(cards: Cards, names: Sequence[str], order: Sequence[str]) -> dict[str, Card]:
    """Cards of one value, each in the place of another."""
    return {name: cards[name]._replace(action=cards[other].action) for name, other in zip(names, order, strict=True)}


def changed(cards: Cards, before: Cards) -> list[str]:
    """The names that mean another card than before."""
    return [name for name, card in cards.items() if card != before[name]]


def figures(cards: Cards, before: Cards) -> dict[str, object]:
    """The cards as changes to the catalog."""
    actions = {name: {"action": cards[name].action} for name in changed(cards, before)}
    return {"gift_cards": {"cards": actions}} if actions else {}
