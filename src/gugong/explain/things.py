"""The things of a table by number: each has a kind and an id, the catalog's, by which sentences and JSON name it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from gugong.engine import actions as kinds
from gugong.engine.actions import ROUTES, Answer
from gugong.engine.ids import BENEFITS, DOUBLE_PLACES, REWARDS
from gugong.engine.rules import Rules
from gugong.explain.module_speech import Known, speeches
from gugong.registry import packages
from gugong.words.bundles import ENGLISH, bundle_of
from gugong.words.phrase import Arg, Name, Person, Phrase

PERSON: Final = "person"
LISTS: Final[Mapping[str, Sequence[str]]] = {
    "reward": REWARDS,
    "benefit": BENEFITS,
    "zone": DOUBLE_PLACES,
    "route": ROUTES,
}
# What the numbers that frames and facts have under these names stand for.
KINDS: Final[Mapping[str, str]] = {
    "card": "card",
    "there": "card",
    "hand": "card",
    "discard": "card",
    "location": "location",
    "city": "city",
    "cities": "city",
    "traveller": "city",
    "token": "token",
    "tokens": "token",
    "tile": "decree",
    "tiles": "decree",
    "reward": "reward",
    "berth": "berth",
    "ahead": "berth",
    "enters": "berth",
    "zone": "zone",
    "double": "zone",
    **dict.fromkeys(("who", "owner", "partner"), PERSON),
}
# What an answer of each kind chooses; others choose a number.
CHOSEN: Final[Mapping[int, str]] = {
    kinds.CARD: "card",
    kinds.DISCARD: "card",
    kinds.AT: "location",
    kinds.CITY: "city",
    kinds.TOKEN: "token",
    kinds.DECREE: "decree",
    kinds.SHIP: "berth",
    kinds.MOVE: "berth",
    kinds.NEW_SHIP: "route",
    kinds.CLAIM: "reward",
    kinds.BENEFIT: "benefit",
    kinds.START: PERSON,
}


def identified(rules: Rules, kind: str, number: int) -> str:
    """The id of a thing."""
    figures = rules.figures
    if kind == "card":
        return figures.cards[number].name
    if kind == "location":
        return rules.location_names[number]
    if kind == "city":
        return figures.map.cities[number]
    if kind == "token":
        return figures.tokens[number].name
    if kind == "decree":
        return figures.decrees[number].name
    if kind in LISTS:
        return LISTS[kind][number]
    if kind == "berth":
        return kinds.berth(figures, number)
    if kind == "answer":
        return rules.answers.all[number].text
    listed = of_module(rules, kind, packages())
    if listed is not None:
        return listed[number]
    assert kind == "gift", kind
    return str(number)


@lru_cache(maxsize=256)
def of_module(rules: Rules, kind: str, modules: tuple[str, ...]) -> Sequence[str] | None:
    """The ids of a module's things, by number; None for a kind that no module has."""
    found = (speech.things(rules, kind) for speech in speeches())
    return next((listed for listed in found if listed is not None), None)


def thing(rules: Rules, kind: str, number: int) -> Arg:
    """A thing by its number; a number that stands for none stays one."""
    if number < 0:
        return number
    return Person(number) if kind == PERSON else Name(kind, identified(rules, kind, number))


def chosen(rules: Rules, answer: Answer) -> Arg:
    """What an answer chooses."""
    kind = CHOSEN.get(answer.kind, "")
    if answer.kind == kinds.MODULE:
        kind = next((each.chosen[answer.verb] for each in speeches() if answer.verb in each.chosen), "")
    return thing(rules, kind, answer.a) if kind else answer.a


def made(key: str, rules: Rules, known: Known) -> Phrase:
    """A message with those of the facts that it names; their numbers are things."""
    args = [(name, as_arg(rules, kind, known[name])) for name, kind in named_in(key, packages()) if name in known]
    return Phrase(key, tuple(args))


@lru_cache(maxsize=4096)
def named_in(key: str, modules: tuple[str, ...]) -> tuple[tuple[str, str | None], ...]:
    """The facts that a message names, in order, each with the kind of thing that its number stands for."""
    kinds_of = kinds_by_name(modules)
    # English is the source: no language names more than English does.
    return tuple([(name, kinds_of.get(name)) for name in sorted(bundle_of(ENGLISH).uses(key))])


@lru_cache(maxsize=4)
def kinds_by_name(modules: tuple[str, ...]) -> Mapping[str, str]:
    """What the numbers that facts have under these names stand for, in the base game and in the modules at hand."""
    return {**KINDS, **{name: kind for speech in speeches() for name, kind in speech.kinds.items()}}


def as_arg(rules: Rules, kind: str | None, value: object) -> Arg:
    """One fact: a number is a thing if its name says of which kind."""
    if isinstance(value, list):
        value = tuple(value)
    if kind is None or isinstance(value, str | Name | Person):
        return value  # type: ignore[return-value]
    if isinstance(value, int):
        return thing(rules, kind, value)
    if type(value) is tuple:
        return tuple([as_arg(rules, kind, each) for each in value])
    return value  # type: ignore[return-value]
