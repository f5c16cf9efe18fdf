"""About officials, the cards that lie open, and the ways to act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.exchange import free_exchange
from gugong.engine.ids import LOCATIONS, NOBODY, NOWHERE, PALACE
from gugong.engine.locations.wall import wall_total
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.explain.about.telling import (
    OF_OPTIONS,
    Teller,
    costs,
    location_named,
    rules_of,
    things,
    way,
)
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.facts import own, price
from gugong.explain.module_speech import Known, in_play
from gugong.explain.things import made, thing
from gugong.words.bundles import ENGLISH, bundle_of
from gugong.words.phrase import Arg, Phrase

OF_GIFTS: Final = ("B-DAY-02", "B-DAY-03")


def official(state: State, seat: int, drawn: Drawn) -> About | None:
    """An official with the card there: which cards of the seat go for free, which for a fee."""
    location = location_named(state, drawn.rest)
    if location == NOWHERE:
        return None
    rules, where = state.rules, thing(state.rules, "location", location)
    card = state.board[location]
    if card < 0:
        return about_thing("official_none", rules=OF_GIFTS, location=where)
    known = [] if seat == NOBODY else [each for each in state.hands[seat] if each >= 0]
    free = [each for each in known if free_exchange(state, seat, each, location)]
    lines = [line("action", card=thing(rules, "card", card))]
    if free:
        lines.append(line("free-with", cards=gifts(state, free)))
    if len(free) < len(known):
        fee = [each for each in known if each not in free]
        lines.append(line("fee-with", cards=gifts(state, fee), fee=rules.figures.prices.exchange_fee))
    return about_thing(
        "official",
        tuple(lines),
        rules_of(state, drawn.id, OF_GIFTS),
        location=where,
        card=thing(rules, "card", card),
    )


def gifts(state: State, cards: Iterable[int]) -> tuple[Arg, ...]:
    """The cards, one of each value: those of one value have one name, and officials take them alike."""
    values = state.rules.card_values
    return things(state, "card", {values[each]: each for each in cards}.values())


def card(state: State, seat: int, drawn: Drawn) -> About | None:
    """A Gift Card, wherever it lies open."""
    names = [each.name for each in state.rules.figures.cards]
    if drawn.rest not in names:
        return None
    number = names.index(drawn.rest)
    shown = thing(state.rules, "card", number)
    if number in state.board:
        where = state.rules.location_names[state.board.index(number)]
        return official(state, seat, Drawn(f"at-{where}", "at", drawn.seat, where))
    if seat == NOBODY:
        return about_thing("card", rules=("B-DAY-08",), card=shown)
    if number in state.discards[seat]:
        matches = state.dice.count(state.rules.card_values[number])
        return about_thing("card_discard", (line("matches", n=matches),), ("B-NGT-01", "B-NGT-02"), card=shown)
    if number not in state.hands[seat]:
        return about_thing("card", rules=("B-DAY-08",), card=shown)
    there = [each for each in state.rules.locations if state.board[each] >= 0]
    free = [each for each in there if free_exchange(state, seat, number, each)]
    fee = [each for each in there if each not in free]
    lines = [line("free-at", places=things(state, "location", free))] if free else []
    if fee:
        lines.append(line("fee-at", places=things(state, "location", fee), fee=state.rules.figures.prices.exchange_fee))
    return about_thing("card_hand", tuple(lines), (*OF_GIFTS, "B-DAY-08"), card=shown)


def option(state: State, seat: int, drawn: Drawn) -> About | None:
    """One of two ways to act at a location."""
    name, _, letter = drawn.rest.rpartition("-")
    location = location_named(state, name)
    answers = state.rules.answers
    if location == NOWHERE or letter not in ("a", "b"):
        return None
    answer = answers.option_a if letter == "a" else answers.option_b
    who = seat if seat != NOBODY else without_discount(state, location, answer)
    known = own(state, who)
    known.update(
        price=price(state, who, location, answer),
        palace=palace_step(state, who),
        wall=wall_total(state),
        wall_size=state.rules.wall_size,
    )
    for speech in in_play(state):
        known.update(speech.facts(state, who))
    lines = way(state, location)
    if seat != NOBODY and state.rules.officials[location].price(state, seat, answer):
        lines = (costs(state, seat, location, answer), *lines)
    rule = OF_OPTIONS[name]["ab".index(letter)] if name in OF_OPTIONS else ""
    rules = rules_of(state, drawn.id, (rule,) if rule else ())
    where = thing(state.rules, "location", location)
    return about_thing(
        "option", lines, rules, location=where, letter=letter.upper(), does=deed(state, seat, location, letter, known)
    )


def without_discount(state: State, location: int, answer: Answer) -> int:
    """Somebody who pays as much as anybody."""
    return max(range(state.rules.seats), key=lambda each: state.rules.officials[location].price(state, each, answer))


def deed(state: State, seat: int, location: int, letter: str, known: Known) -> Phrase:
    """What a way to act does, as the answer says it."""
    key = f"answer-option_{state.rules.location_names[location]}-{letter}"
    told = f"about-option_{state.rules.location_names[location]}-{letter}"
    if seat == NOBODY and bundle_of(ENGLISH).message(told) is not None:
        return made(told, state.rules, known)
    if location == PALACE and seat != NOBODY and state.spot[seat] != NOWHERE:
        gains = state.rules.gains
        known["beyond"] = gains.palace_step_vp * (1 if letter == "a" else gains.palace_b)
        key += "-arrived"
    if bundle_of(ENGLISH).message(key) is None:  # a module without words
        return Phrase("about-option-plain")
    return made(key, state.rules, known)


def region(state: State, seat: int, drawn: Drawn) -> About | None:
    """A part of the board: as a rule an official's, with the rules of acting there."""
    location = location_named(state, drawn.rest)
    if location == NOWHERE:
        return None
    told = official(state, seat, Drawn(f"at-{drawn.rest}", "at", drawn.seat, drawn.rest))
    usual = OF_OPTIONS.get(drawn.rest, OF_REGIONS.get(drawn.rest, ()))
    if told is None or (not usual and drawn.rest in LOCATIONS):
        return told
    where = thing(state.rules, "location", location)
    return about_thing("place", way(state, location), rules_of(state, drawn.id, usual), location=where)


OF_REGIONS: Final = {"jade": ("B-JAD-01", "B-JAD-02"), "decrees": ("B-DEC-01", "B-DEC-02")}
OFFICIALS: Final[dict[str, Teller]] = {"at": official, "pc-card": card, "option": option, "region": region}
