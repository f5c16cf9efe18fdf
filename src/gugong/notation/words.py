"""Names for what the engine counts: every table of words that positions use, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from gugong.engine.actions import berth
from gugong.engine.ids import DOUBLE_PLACES, SPECIAL
from gugong.engine.rules import Rules
from gugong.errors import PositionError, Reason, because

ZONES = ("", "pool", "supply")

# In a seat's view: a card whose face the seat has not seen, and one of the cards it knows a player holds, somewhere.
UNSEEN = -2
UNPLACED = -3


class Words:
    """The words of one kind of game."""

    def __init__(self, rules: Rules) -> None:
        figures = rules.figures
        self.seats = rules.seats
        self.cards = [card.name for card in figures.cards]
        self.tokens = [kind.name for kind in figures.tokens]
        self.decrees = [tile.name for tile in figures.decrees]
        self.cities = list(figures.map.cities)
        self.locations = rules.location_names
        self.berths = [berth(figures, cell) for cell in range(rules.berths)]
        self.doubles = list(DOUBLE_PLACES)
        self.by_field = {
            "card": self.cards,
            "token": self.tokens,
            "tile": self.decrees,
            "city": self.cities,
            "location": self.locations,
            "berth": self.berths,
            "zone": list(ZONES),
            **{field: list(words) for module in rules.modules for field, words in module.field_words().items()},
            "automa": [*rules.location_names, SPECIAL],
        }

    def card(self, card: int) -> str:
        """A card's name; in a view it may be hidden."""
        if card >= 0:
            return self.cards[card]
        return "*" if card == UNPLACED else "?"

    def of_field(self, field: str) -> list[str] | None:
        """The words a frame's field speaks in; None for plain numbers and texts."""
        return self.by_field.get(field)


@lru_cache(maxsize=16)
def words_of(rules: Rules) -> Words:
    """The words of these rules, collected once."""
    return Words(rules)


def number_of(words: Sequence[str], word: object, where: str, what: str) -> int:
    """The number behind a word, or a PositionError that says where and suggests what is near."""
    if isinstance(word, str) and word and word in words:
        return words.index(word)
    raise PositionError(where, _near("position-unknown", str(word), words, given=repr(word), what=what))


def _near(key: str, word: str, words: Sequence[str], **args: object) -> Reason:
    """A reason that suggests the word which is near, if there is one."""
    near = get_close_matches(word, words, 1)
    return because(f"{key}_near", near=repr(near[0]), **args) if near else because(key, **args)


def integer(value: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(where, because("position-no-number", given=repr(value)))
    if not low <= value <= high:
        raise PositionError(where, because("position-range", given=value, low=low, high=high))
    return value


def listing(value: object, where: str) -> list[object]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise PositionError(where, because("position-no-list", given=repr(value)))
    return list(value)


def mapping(value: object, where: str, keys: Sequence[str] | None = None) -> dict[str, object]:
    """A JSON object; with `keys`, none but these."""
    if not isinstance(value, dict):
        raise PositionError(where, because("position-no-object", given=repr(value)))
    found: dict[str, object] = {}
    for key, each in value.items():
        name = str(key)
        if keys is not None and name not in keys:
            raise PositionError(where, _near("position-unknown-key", name, keys, given=repr(name)))
        if name in found:
            raise PositionError(where, because("position-key-twice", given=repr(name)))
        found[name] = each
    return found
