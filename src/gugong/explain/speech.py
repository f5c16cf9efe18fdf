"""Templates with named fields turned into sentences: `{card:gift}` knows the catalog, `{n:servant}` knows plurals."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Final

from gugong.catalog.load import Catalog
from gugong.engine.actions import ROUTES, Answer
from gugong.engine.ids import BENEFITS, DOUBLE_PLACES, REWARDS
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.language import Language
from gugong.explain.words_en import ENGLISH
from gugong.modules.stairs.rules.tracks import track_names
from gugong.modules.summer_palace.rules.board import PONDS

LANGUAGES: Final = {"en": ENGLISH}
LISTS: Final[dict[str, Sequence[str]]] = {
    "reward": REWARDS,
    "reward-short": REWARDS,
    "benefit": BENEFITS,
    "zone": DOUBLE_PLACES,
    "zone-short": DOUBLE_PLACES,
    "route": ROUTES,
    "pond": PONDS,
}
Fields = Mapping[str, object]
BEGINS: Final = r"(?:^|(?<=[.?!…] ))"
INSIDE: Final = r"(?<!^)(?<![.?!…] )\b"
# Where a reader may be named, and the phrase that stands there.
READERS: Final = (
    ("reader/whose", BEGINS + r"{reader}’s\b"),
    ("reader/whose-inside", INSIDE + r"{reader}’s\b(?= \w)"),
    ("reader/own", INSIDE + r"{reader}’s\b"),
    ("reader/inside", INSIDE + r"{reader}\b"),
)


@cache
def pieces(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """A template taken apart: plain text, the field after it if there is one, and how that is said."""
    return tuple((text, field, spec or "") for text, field, spec, _ in Formatter().parse(template))


class Speaker:
    """Says things in one language, with the names of one catalog and of the players at one table."""

    def __init__(
        self,
        rules: Rules,
        catalog: Catalog | None = None,
        names: Sequence[str] | None = None,
        language: str = "en",
        reader: int | None = None,
    ) -> None:
        self.rules = rules
        self.reader = reader  # the seat that is spoken to
        self.gifts = (catalog or rules.tables).gifts
        self.players = names
        self.words: Language = LANGUAGES[language]

    def say(self, template: str, fields: Fields) -> str:
        """A template with its fields filled in; a field that was not given is a figure of the catalog, by its key."""
        said: list[str] = []
        printed = self.rules.tables.printed
        for text, field, spec in pieces(template):
            said.append(text)
            if field is not None:
                said.append(self.format_field(fields[field] if field in fields else printed[field], spec))
        return self.addressed("".join(said))

    def addressed(self, said: str) -> str:
        """What is said to the reader: where a sentence names them, by the word that belongs there."""
        reader = self.words.phrases["reader"]
        if reader not in said:
            return said
        for key, found in READERS:
            said = re.sub(found.format(reader=reader), self.words.phrases[key], said)
        return said

    def phrase(self, key: str, fields: Fields) -> str:
        """A part of a sentence that has an entry of its own."""
        return self.say(self.words.phrases[key], fields)

    def format_field(self, value: object, format_spec: str) -> str:
        """Say one field: a number with its noun, or a thing by its number."""
        if not format_spec:
            return str(value)
        if isinstance(value, list | tuple):
            return self.listed([self.format_field(each, format_spec) for each in value])
        if format_spec in self.words.nouns and isinstance(value, int):
            return self.count(value, format_spec)
        assert isinstance(value, int), f"{value!r} as {format_spec}"
        return self.thing(value, format_spec)

    def count(self, number: int, noun: str) -> str:
        """A number and its noun: 1 Servant, 2 Servants."""
        return self.words.nouns[noun][self.words.plural(number)].format(n=number)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row."""
        return self.words.phrases["comma"].join(items) if items else self.words.phrases["nothing"]

    def thing(self, number: int, kind: str) -> str:
        """A thing of the table by its number: a card, a city, a token, a Decree, a player."""
        tables = self.rules.tables
        if kind in ("gift", "card"):
            card = tables.cards[number]
            return self.words.phrases[kind].format(name=self.gifts[card.value], value=card.value, id=card.name)
        if kind == "gift-of-value":
            return self.words.phrases["gift"].format(name=self.gifts[number], value=number)
        if kind == "player" and number == self.reader:
            return self.words.phrases["reader"]
        if kind == "player":
            return self.players[number] if self.players else self.words.phrases["seat"].format(n=number)
        if kind == "berth":
            return self.berth(number)
        if kind == "automa":
            if number == len(self.rules.location_names):
                return self.words.phrases["automa/special"]
            return self.named("place-short", self.rules.location_names[number])
        if kind == "decree":
            return self.named(kind, tables.decrees[number].name)
        if kind in ("decree-does", "decree-morning", "decree-short"):
            tile = tables.decrees[number]
            return self.say(self.named(kind, tile.name), {"vp": tile.vp, **tile.figures})
        name = self.say(self.named(kind, self.id_of(number, kind)), {})
        if kind in ("token", "token-does") and tables.tokens[number].replaces:  # it looks otherwise, and acts alike
            return self.words.phrases["token/replaced"].format(token=name)
        return name

    def id_of(self, number: int, kind: str) -> str:
        """The catalog's word for a thing."""
        tables = self.rules.tables
        if kind == "card-does":
            return tables.cards[number].effect
        if kind == "city":
            return tables.map.cities[number]
        if kind in ("token", "token-does"):
            return tables.tokens[number].effect
        if kind == "track":
            return track_names(tables)[number]
        if kind in LISTS:
            return LISTS[kind][number]
        assert kind in ("place", "place-short", "official", "place-does"), kind
        return self.rules.location_names[number]

    def named(self, kind: str, name: str) -> str:
        """The word of this language for something of the catalog; its id, if there is none."""
        return self.words.names.get(kind, {}).get(name, name)

    def berth(self, cell: int) -> str:
        """A harbour: by its number alone where there is one route."""
        harbour = cell % self.rules.harbours + 1
        if self.rules.side.canal_routes == 1:
            return self.words.phrases["harbour"].format(n=harbour)
        return self.words.phrases["harbour/route"].format(n=harbour, route=ROUTES[cell // self.rules.harbours])


def in_words(key: str) -> str:
    """A key of the engine as plain words, where a language has no sentence for it."""
    return key.replace("-", " ")


# What adds the facts of a refusal to what is known of it, and says which of its wordings fits.
Detail = Callable[[Speaker, State, int, Answer, dict[str, object]], str]
