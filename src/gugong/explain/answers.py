"""Each answer of a question as a short phrase that a newcomer understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.catalog.load import Catalog
from gugong.engine import actions as kinds
from gugong.engine.actions import THE_DOUBLE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.exchange import ChooseLocation, free_exchange
from gugong.engine.ids import CHANCE, DECREES, FOR_SERVANT, INTRIGUE, JADE, NOBODY, NOWHERE, PALACE
from gugong.engine.locations.ships import first_free, next_harbour
from gugong.engine.perform import Perform
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.explain import of_modules
from gugong.explain.facts import facts, pieces, price
from gugong.explain.speech import Speaker

KINDS: Final[dict[int, str]] = {
    kinds.CARD: "card",
    kinds.AT: "at",
    kinds.PAY: "pay",
    kinds.DISCARD: "discard",
    kinds.NO_ACTIONS: "no-actions",
    kinds.OPTION: "option",
    kinds.CITY: "city",
    kinds.PLACE: "place",
    kinds.SHIP: "ship",
    kinds.NEW_SHIP: "new-ship",
    kinds.MOVE: "move",
    kinds.CLAIM: "claim",
    kinds.DECREE: "decree",
    kinds.HOUSE: "house",
    kinds.SQUARE: "square",
    kinds.BENEFIT: "benefit",
    kinds.DIE: "die",
    kinds.EXCHANGE: "exchange",
    kinds.TOKEN: "token",
    kinds.GAIN: "gain",
    kinds.DECLINE: "decline",
    kinds.DONE: "done",
    kinds.START: "start",
    kinds.ROLL: "roll",
}
FREE_BY: Final = {
    "B-DAY-02": "free",
    "B-DAY-06": "one-takes-nine",
    "B-DL2-04": "equal",
    "V-BON-01": "token",
    "V-BON-04": "token",
    "": "fee",
}
EXCHANGED_FOR: Final = ("servant", "vp", "jade")


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
    return phrase(Speaker(state.rules, catalog, names, language), state, decision, answer)


def phrase(speaker: Speaker, state: State, decision: Decision, answer: Answer) -> str:
    """The same, said by a speaker that is at hand."""
    words = speaker.words.answers
    kind = KINDS.get(answer.kind) or answer.text.partition(" ")[0]  # a module's answer goes by its verb
    fields = facts(speaker, state, decision.seat)
    fields.update(text=answer.text, chosen=answer.a)
    variant = filled(speaker, state, decision, answer, fields)
    template = words.get(f"{kind}/{variant}") or words.get(f"{kind}/{decision.prompt}") or words.get(kind) or "{text}"
    return speaker.say(template, fields)


def filled(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """Add what this answer's phrase needs to the fields; the variant of its wording, or nothing."""
    kind = answer.kind
    if kind == kinds.CARD and decision.prompt == "swap-card":
        return "swap-card" if answer.a in state.hands[decision.seat] else "swap-discard"
    if kind == kinds.AT:
        return gift_at(state, decision.seat, answer, fields)
    if kind in (kinds.PAY, kinds.GAIN):
        fields["pieces"] = pieces(speaker, answer.a, answer.b, answer.c)
    elif kind in (kinds.OPTION, kinds.DECREE, kinds.HOUSE, kinds.SQUARE):
        return way_to_act(speaker, state, decision, answer, fields)
    elif kind == kinds.PLACE and decision.prompt == "token-marker":
        return "token-marker-double" if answer.a == THE_DOUBLE else ""
    elif kind == kinds.PLACE:
        return ("", "double", "double-1")[answer.a] if room(state, fields) or answer.a != THE_DOUBLE else "double-1"
    elif kind in (kinds.SHIP, kinds.MOVE, kinds.NEW_SHIP):
        at_ship(state, answer, fields)
    elif kind == kinds.CITY:
        fields["token"] = state.map[answer.a]
    elif kind == kinds.TOKEN:
        return token(state, decision, answer)
    elif kind == kinds.EXCHANGE:
        fields["tokens_due"] = state.rules.token_prices[answer.a]
        nothing = answer.a == FOR_SERVANT and not state.supply_pieces(decision.seat)
        return "nothing" if nothing else EXCHANGED_FOR[answer.a]
    elif kind == kinds.BENEFIT:
        cost = state.rules.benefit_prices[answer.a]
        fields.update(cost=cost, left=state.intrigue[decision.seat] - cost)
    elif kind == kinds.MODULE and answer.text.startswith("token "):
        return answer.text.partition(" ")[2]
    elif kind == kinds.MODULE:
        return of_modules.answer_facts(speaker, state, decision, answer, fields)
    elif kind == kinds.DIE:
        fields.update(number=answer.a + 1, from_face=state.dice[answer.a], face=answer.b)
    return ""


def gift_at(state: State, seat: int, answer: Answer, fields: dict[str, object]) -> str:
    """Giving a card to an official: free, or for a fee; "" for a swap, which is neither."""
    fields["there"] = state.board[answer.a]
    frame = state.stack[-1]
    if not isinstance(frame, ChooseLocation):
        return ""
    return FREE_BY.get(free_exchange(state, seat, frame.card, answer.a), "free")


def way_to_act(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: dict[str, object]) -> str:
    """A way to perform an action: its price, and at the Palace and Intrigue what it is worth now."""
    frame = state.stack[-1]
    if not isinstance(frame, Perform):
        return ""
    seat, location = decision.seat, frame.location
    fields.update(price=price(speaker, state, seat, location, answer), palace=palace_step(state, seat))
    if location in (DECREES, JADE):
        return ""
    key = f"{state.rules.location_names[location]}-{answer.text}"
    if location == PALACE and state.spot[seat] != NOWHERE:
        gains = state.rules.gains
        fields["beyond"] = gains.palace_step_vp * (1 if answer is state.rules.answers.option_a else gains.palace_b)
        key += "-arrived"
    last_day = state.day == len(state.rules.tables.tracks.day_servants)
    if location == INTRIGUE and answer is state.rules.answers.option_a and state.medal == NOBODY and not last_day:
        key += "-medal"
    return key


def room(state: State, fields: dict[str, object]) -> bool:
    """Whether a Double counts 2 where it would go: everywhere but on a Ship with one space left."""
    berth = fields.get("berth")
    if not isinstance(berth, int):
        return True
    ship = state.canal[berth]
    return ship is None or state.rules.ship_capacity - ship.load() > 1


def at_ship(state: State, answer: Answer, fields: dict[str, object]) -> None:
    """What the Ship carries, where it would go, where a new one would enter."""
    if answer.kind == kinds.NEW_SHIP:
        fields["enters"] = first_free(state, answer.a)
        return
    ship = state.canal[answer.a]
    fields.update(load=ship.load() if ship is not None else 0, ahead=next_harbour(state, answer.a))


def token(state: State, decision: Decision, answer: Answer) -> str:
    """A token used, handed in, or drawn by chance."""
    if decision.seat == CHANCE:
        return "chance"
    if decision.prompt == "exchange-tokens" and state.rules.token_worth[answer.a] > 1:
        return "exchange-tokens-twice"
    return decision.prompt
