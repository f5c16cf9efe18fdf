"""A voice at a table: it knows the catalog's things, so it can say a card by its gift and value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from gugong.catalog.load import Catalog
from gugong.engine.figures import Card, DecreeTile, Figures, TokenKind
from gugong.engine.ids import SPECIAL
from gugong.engine.rules import Rules
from gugong.explain.things import thing
from gugong.registry import packages
from gugong.words.bundles import ENGLISH, Bundle, bundle_of
from gugong.words.fluent import Args
from gugong.words.phrase import Arg, Name
from gugong.words.voice import Voice

GIFT_NAME: Final = "gift-name"
DOES: Final = "does"
ID: Final = "id"
DOES_IN: Final = "does-"  # "does-note": what a card does, in a form


class TableVoice(Voice):
    """Says things in one language, with the names of one catalog and of the players at one table."""

    def __init__(
        self,
        rules: Rules,
        catalog: Catalog | None = None,
        players: Sequence[str] | None = None,
        language: str = "en",
        reader: int | None = None,
        codes: bool = True,
    ) -> None:
        super().__init__(language, players, reader)
        self.rules = rules
        self.catalog = catalog
        self.codes = codes  # whether ids are said, for those who type answers: `hand1-1`, harbour a1

    def thing(self, kind: str, number: int, form: str = "") -> str:
        """A thing by its number: `thing("card", 3, "does")`."""
        return self.text(thing(self.rules, kind, number), form)

    def call(self, function: str, values: list[Any], options: Args) -> Any:
        """What files of words ask for; here also the catalog's figures, by their keys."""
        if function == "FIGURE":
            found = self.rules.figures.printed.get(str(values[0]))
            return self.missing(str(values[0])) if found is None else found
        return super().call(function, values, options)

    def named(self, name: Name, form: str) -> str:
        say = SAID_BY.get(name.kind)
        return say(self, name.id, form) if say is not None else super().named(name, form)

    def card(self, id: str, form: str) -> str:
        """A Gift Card by its gift and value; what its action does."""
        card = _cards(self.rules.figures)[id]
        form = "" if form == ID and not self.codes else form
        if form == DOES or form.startswith(DOES_IN):
            return super().named(Name("effect", card.effect), form.removeprefix(DOES_IN) if form != DOES else "")
        return self.fill("gift", form, {"gift": self.gift_name(card.value), "value": card.value, "id": id})

    def gift(self, id: str, form: str) -> str:
        """A gift by its value."""
        return self.fill("gift", form, {"gift": self.gift_name(int(id)), "value": int(id)})

    def gift_name(self, value: int) -> Arg:
        """What the cards of a value show; a name that is no edition's is an owner's, and stays as it is."""
        shown = (self.catalog or self.rules.figures).gifts[value]
        printed = _printed_gifts(bundle_of(ENGLISH)).get((value, shown))
        return shown if printed is None else Name(GIFT_NAME, printed)

    def token(self, id: str, form: str) -> str:
        """A Travel Token by what it does; some look otherwise and act alike."""
        token = _tokens(self.rules.figures)[id]
        said = super().named(Name("token", token.effect), form)
        return self.fill("token_replaced", form, {"token": said}) if token.replaces else said

    def decree(self, id: str, form: str) -> str:
        """A Decree, with its own figures."""
        tile = _decrees(self.rules.figures)[id]
        key = f"decree-{id}"
        return self.fill(key, form, {"vp": tile.vp, **tile.figures}) if self.has(key) else id

    def berth(self, id: str, form: str) -> str:
        """A harbour: by its number alone where there is one route."""
        route, number = (id[0], id[1:]) if id[0].isalpha() else ("", id)
        if self.rules.side.canal_routes == 1:
            return self.fill("harbour", form, {"n": int(number)})
        if self.codes:
            return self.fill("harbour_route", form, {"n": int(number), "route": route})
        return self.fill("harbour_named", form, {"n": int(number), "route": route.upper()})

    def route(self, id: str, form: str) -> str:
        """A route of the canal, in the letter of the board; in that of the answers for those who type them."""
        return id if self.codes else id.upper()

    def automa(self, id: str, form: str) -> str:
        """An automa card, by its location or as a special one."""
        return super().named(Name("automa", id), form) if id == SPECIAL else self.name(Name("location", id), "short")


# Things whose names are made of more than one message.
SAID_BY: Final[Mapping[str, Callable[[TableVoice, str, str], str]]] = {
    "card": TableVoice.card,
    "gift": TableVoice.gift,
    "token": TableVoice.token,
    "decree": TableVoice.decree,
    "berth": TableVoice.berth,
    "route": TableVoice.route,
    "automa": TableVoice.automa,
}


def voice_at(
    rules: Rules,
    catalog: Catalog | None,
    players: Sequence[str] | None,
    language: str,
    reader: int | None,
    codes: bool = True,
) -> TableVoice:
    """A voice for this table and reader; a voice remembers names, so it is kept."""
    named = None if players is None else tuple(players)
    return _kept(rules, catalog, named, language, reader, codes, packages())


@lru_cache(maxsize=256)
def _kept(
    rules: Rules,
    catalog: Catalog | None,
    players: tuple[str, ...] | None,
    language: str,
    reader: int | None,
    codes: bool,
    modules: tuple[str, ...],
) -> TableVoice:
    return TableVoice(rules, catalog, players, language, reader, codes)


@lru_cache(maxsize=16)
def _cards(figures: Figures) -> dict[str, Card]:
    return {card.name: card for card in figures.cards}


@lru_cache(maxsize=16)
def _tokens(figures: Figures) -> dict[str, TokenKind]:
    return {token.name: token for token in figures.tokens}


@lru_cache(maxsize=16)
def _decrees(figures: Figures) -> dict[str, DecreeTile]:
    return {tile.name: tile for tile in figures.decrees}


@lru_cache(maxsize=4)
def _printed_gifts(english: Bundle) -> dict[tuple[int, str], str]:
    """By a gift's value and its English name, as catalogs have it: the id of its name in words, edition and all."""
    ids = [key.removeprefix(f"{GIFT_NAME}-") for key in english.names() if key.startswith(f"{GIFT_NAME}-")]
    plain = Voice(ENGLISH)
    return {(int(id.partition("_")[0]), plain.name(Name(GIFT_NAME, id))): id for id in ids}
