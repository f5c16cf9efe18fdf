"""Each answer of a question as a short phrase that a newcomer understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gugong.catalog.load import Catalog
from gugong.engine import actions as kinds
from gugong.engine.actions import THE_DOUBLE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.exchange import ChooseLocation, free_exchange
from gugong.engine.ids import CHANCE, DECREES, FOR_SERVANT, INTRIGUE, JADE, NO_CARD, NOBODY, NOWHERE, PALACE
from gugong.engine.locations.ships import first_free, next_harbour
from gugong.engine.perform import Perform
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.explain.facts import facts, pieces, price
from gugong.explain.module_speech import Known, in_play
from gugong.explain.things import chosen, made
from gugong.explain.voice import TableVoice, voice_at
from gugong.words.phrase import Phrase

FREE: Final = "free"
FEE: Final = "fee"
EXCHANGED_FOR: Final = ("servant", "vp", "jade")


class AnswerWords(NamedTuple):
    """An answer whole, and in the parts in which a page shows it."""

    sentence: str
    label: str  # what is read first
    note: str  # what after it, or ""
    fee: str  # of a gift to an official: FREE or FEE; else ""
    takes: int  # the card that it takes from an official, or NO_CARD


def answer(
    state: State,
    decision: Decision,
    answer: Answer,
    *,
    names: Sequence[str] | None = None,
    catalog: Catalog | None = None,
    language: str = "en",
) -> str:
    """One answer on offer as a short phrase, with what it costs and brings."""
    voice = voice_at(state.rules, catalog, names, language, decision.seat)
    return voice.say(answer_phrase(voice, state, decision, answer, facts(state, decision.seat)))


def answer_words(voice: TableVoice, state: State, decision: Decision, answer: Answer, known: Known) -> AnswerWords:
    """An answer as a page shows it; `known` are the facts of the question."""
    said = answer_phrase(voice, state, decision, answer, dict(known))
    sentence = voice.say(said)
    fee, takes = "", NO_CARD
    frame = state.stack[-1]
    if answer.kind == kinds.AT and isinstance(frame, ChooseLocation):
        fee = FEE if free_exchange(state, decision.seat, frame.card, answer.a) is None else FREE
        takes = state.board[answer.a]
    return AnswerWords(sentence, voice.say(said, "label") or sentence, voice.say(said, "note"), fee, takes)


def answer_phrase(voice: TableVoice, state: State, decision: Decision, answer: Answer, known: Known) -> Phrase:
    """Which phrase stands for an answer, filled with the facts."""
    verb = "option" if answer.kind == kinds.OPTION else answer.verb
    known.update(text=answer.text, chosen=chosen(state.rules, answer))
    variant = filled(state, decision, answer, known)
    plain = f"answer-{verb}"
    key = voice.either(f"{plain}_{variant}", f"{plain}_{decision.prompt}", plain, "answer-plain")
    return made(key, state.rules, known)


def filled(state: State, decision: Decision, answer: Answer, known: Known) -> str:
    """Add what this answer's phrase needs to the facts; the variant of its wording, or nothing."""
    for speech in in_play(state):
        of_module = speech.answer_facts(state, decision, answer, known)
        if of_module:
            return of_module
    kind = answer.kind
    if kind == kinds.CARD and decision.prompt == "swap-card":
        return "swap-card" if answer.a in state.hands[decision.seat] else "swap-discard"
    if kind == kinds.AT:
        return gift_at(state, decision.seat, answer, known)
    if kind in (kinds.PAY, kinds.GAIN):
        known["pieces"] = pieces(answer.a, answer.b, answer.c)
    elif kind in (kinds.OPTION, kinds.DECREE, kinds.HOUSE, kinds.SQUARE):
        return way_to_act(state, decision, answer, known)
    elif kind == kinds.PLACE:
        return ("", "double", "double-1")[answer.a] if room(state, known) or answer.a != THE_DOUBLE else "double-1"
    elif kind in (kinds.SHIP, kinds.MOVE, kinds.NEW_SHIP):
        at_ship(state, answer, known)
    elif kind == kinds.CITY:
        known["token"] = state.map[answer.a]
    elif kind == kinds.TOKEN:
        return token(state, decision, answer)
    elif kind == kinds.EXCHANGE:
        known["tokens_due"] = state.rules.token_prices[answer.a]
        nothing = answer.a == FOR_SERVANT and not state.supply_pieces(decision.seat)
        return "nothing" if nothing else EXCHANGED_FOR[answer.a]
    elif kind == kinds.BENEFIT:
        cost = state.rules.benefit_prices[answer.a]
        known.update(cost=cost, left=state.intrigue[decision.seat] - cost)
    elif kind == kinds.DIE:
        known.update(number=answer.a + 1, from_face=state.dice[answer.a], face=answer.b)
    return ""


def gift_at(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Giving a card to an official: the way in which it is free, or the fee; "" for a swap, which is neither."""
    known["there"] = state.board[answer.a]
    frame = state.stack[-1]
    if not isinstance(frame, ChooseLocation):
        return ""
    free = free_exchange(state, seat, frame.card, answer.a)
    return FEE if free is None else free.way


def way_to_act(state: State, decision: Decision, answer: Answer, known: Known) -> str:
    """A way to perform an action: its price, and at the Palace and Intrigue what it is worth now."""
    frame = state.stack[-1]
    if not isinstance(frame, Perform):
        return ""
    seat, location = decision.seat, frame.location
    known.update(price=price(state, seat, location, answer), palace=palace_step(state, seat))
    if location in (DECREES, JADE):
        return ""
    key = f"{state.rules.location_names[location]}-{kinds.OPTIONS[answer.a]}"
    if location == PALACE and state.spot[seat] != NOWHERE:
        gains = state.rules.gains
        known["beyond"] = gains.palace_step_vp * (1 if answer is state.rules.answers.option_a else gains.palace_b)
        key += "-arrived"
    last_day = state.day == len(state.rules.figures.tracks.day_servants)
    if location == INTRIGUE and answer is state.rules.answers.option_a and state.medal == NOBODY and not last_day:
        key += "-medal"
    return key


def room(state: State, known: Known) -> bool:
    """Whether a Double counts 2 where it would go: everywhere but on a Ship with one space left."""
    berth = known.get("berth")
    if not isinstance(berth, int):
        return True
    ship = state.canal[berth]
    return ship is None or state.rules.ship_capacity - ship.load() > 1


def at_ship(state: State, answer: Answer, known: Known) -> None:
    """What the Ship carries, where it would go, where a new one would enter."""
    if answer.kind == kinds.NEW_SHIP:
        known["enters"] = first_free(state, answer.a)
        return
    ship = state.canal[answer.a]
    known.update(load=ship.load() if ship is not None else 0, ahead=next_harbour(state, answer.a))


def token(state: State, decision: Decision, answer: Answer) -> str:
    """A token used, handed in, or drawn by chance."""
    if decision.seat == CHANCE:
        return "chance"
    if decision.prompt == "exchange-tokens" and state.rules.token_worth[answer.a] > 1:
        return "exchange-tokens-twice"
    return decision.prompt
