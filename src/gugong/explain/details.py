"""The facts behind a refusal: for each reason what its sentence needs, and which wording of it fits."""

from __future__ import annotations

from typing import Final

from gugong.engine import actions as kinds
from gugong.engine.actions import A_SERVANT, THE_DOUBLE_AS_ONE, Answer
from gugong.engine.ids import CANAL, NOWHERE, POOL, REWARD_CARD, REWARDS, SUPPLY, WALL
from gugong.engine.locations.canal import MOVED, LoadAndSail, LoadTwo
from gugong.engine.locations.travel import cities_in_reach
from gugong.engine.locations.wall import WallBonus
from gugong.engine.night import GainForMatches
from gugong.engine.perform import Perform
from gugong.engine.servants import Gain
from gugong.engine.state import State
from gugong.explain.facts import pieces, price
from gugong.explain.module_speech import Detail, Known, speeches
from gugong.words.phrase import Phrase


def detail(state: State, seat: int, key: str, answer: Answer, known: Known) -> str:
    """Add to `known` what the reason's sentence needs; the variant of its wording, or nothing."""
    find = DETAILS.get(key) or next((each.details[key] for each in speeches() if key in each.details), None)
    return find(state, seat, answer, known) if find is not None else ""


def payment(state: State, seat: int, answer: Answer, known: Known) -> str:
    """A set of pieces that is no payment: not there, too little, or more than is due."""
    due = known.get("price", known["fee"])
    assert isinstance(due, int)
    known["paid"] = pieces(answer.a, answer.b, answer.c)
    has = answer.a <= state.pool[seat] and answer.c <= state.pool_neutral[seat]
    if state.pool_worth(seat) < due:
        return "short"
    if not has or (answer.b and state.double[seat] != POOL):
        return "pieces"
    return "low" if answer.a + 2 * answer.b + answer.c < due else "high"


def leaving(state: State, seat: int, answer: Answer, known: Known) -> str:
    """A payment that would leave nothing for the next step."""
    known["paid"] = pieces(answer.a, answer.b, answer.c)
    return ""


def gaining(state: State, seat: int, answer: Answer, known: Known) -> str:
    """A set of pieces that cannot be gained: not there, or not all that is due."""
    has_double = state.double[seat] == SUPPLY
    known["gained"] = pieces(answer.a, answer.b, answer.c)
    known["supply_pieces"] = pieces(state.supply[seat], has_double, state.supply_neutral[seat])
    missing = answer.a > state.supply[seat] or answer.c > state.supply_neutral[seat] or (answer.b and not has_double)
    if missing:
        return "pieces"
    frame = state.stack[-1]
    return "matches" if isinstance(frame, GainForMatches) else "all" if isinstance(frame, Gain) else ""


def exchange_under_way(state: State, seat: int, answer: Answer, known: Known) -> str:
    """What is left to do of an exchange: tokens to hand in, or the Servant to pick."""
    return "" if "owed" in known else "servant"


def fee(state: State, seat: int, answer: Answer, known: Known) -> str:
    value, there = known["value"], known["there_value"]
    assert isinstance(value, int)
    assert isinstance(there, int)
    if value > there or (value == there and state.owns(seat, state.rules.equal_gifts)):
        return "never"
    return "equal" if value == there else ""


def other_card(state: State, seat: int, answer: Answer, known: Known) -> str:
    if answer.a != known["card"]:
        return ""
    return "itself" if len(state.hands[seat]) > 1 else "last"


def place(state: State, seat: int, answer: Answer, known: Known) -> str:
    """A place that is not in this game: for a card, or for a token that is laid out."""
    return "" if "card" in known else "token"


def hand_card(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "discarded" if answer.kind == kinds.CARD and answer.a in state.discards[seat] else ""


def swapped_card(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "hand" if known.get("hand_only") else ""


def seven(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "chosen" if answer.kind == kinds.DISCARD else ""


def due(state: State, seat: int, answer: Answer, known: Known) -> str:
    """What a way of acting costs, and for the Wall and the Canal what must be left to place."""
    frame = state.stack[-1]
    assert isinstance(frame, Perform)
    known["due"] = price(state, seat, frame.location, answer)
    return {WALL: "place", CANAL: "two"}.get(frame.location, "")


def three_servants(state: State, seat: int, answer: Answer, known: Known) -> str:
    known["price"] = state.rules.jade_servants
    return ""


def reach(state: State, seat: int, answer: Answer, known: Known) -> str:
    known["cities"] = tuple(cities_in_reach(state, seat))
    return "enter" if state.traveller[seat] == NOWHERE else ""


def tokens_due(state: State, seat: int, answer: Answer, known: Known) -> str:
    known["tokens_due"] = state.rules.token_prices[answer.a]
    return "" if state.tokens[seat] else "none"


def make_room(state: State, seat: int, answer: Answer, known: Known) -> str:
    if answer.kind != kinds.EXCHANGE:
        return ""
    known["tokens_due"] = state.rules.token_prices[answer.a]
    return "short"


def marker(state: State, seat: int, answer: Answer, known: Known) -> str:
    known["cost"] = state.rules.benefit_prices[answer.a]
    return ""


def face(state: State, seat: int, answer: Answer, known: Known) -> str:
    known.update(number=answer.a + 1, face=answer.b)
    return ""


def house(state: State, seat: int, answer: Answer, known: Known) -> str:
    houses = sorted(set(state.rules.side.jade_houses))
    known.update(houses=tuple(houses), left=sum(state.houses))
    return "none" if answer.kind == kinds.HOUSE and answer.a not in houses else ""


def tiles(state: State, seat: int, answer: Answer, known: Known) -> str:
    known["tiles"] = tuple(state.tiles)
    return ""


def own_decree(state: State, seat: int, answer: Answer, known: Known) -> str:
    if answer.a not in state.tiles:
        return "not-in-play"
    return "level" if state.rules.figures.decrees[answer.a].level != 1 else ""


def placing(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "supply" if known.get("zone") == SUPPLY or ("zone" not in known and is_from_supply(state)) else ""


def is_from_supply(state: State) -> bool:
    """Whether the frame that asks places pieces of the supply without saying so in its row."""
    return not isinstance(state.stack[-1], Perform | LoadAndSail | LoadTwo)


def piece(state: State, seat: int, answer: Answer, known: Known) -> str:
    """A piece that is not there, or the Double as one where it is one anyway."""
    zone = SUPPLY if isinstance(state.stack[-1], WallBonus) else known.get("zone", POOL)
    from_pool = zone == POOL
    known["zone_name"] = Phrase("zone_pool" if from_pool else "zone_supply")
    servants = state.pool[seat] if from_pool else state.supply[seat]
    known["zone_pieces"] = pieces(servants, state.double[seat] == zone)
    if answer.kind != kinds.PLACE or answer.a == A_SERVANT:
        return ""
    if answer.a != THE_DOUBLE_AS_ONE or state.double[seat] != zone:
        return "double"
    return "room" if "berth" in known else "marker"


def route(state: State, seat: int, answer: Answer, known: Known) -> str:
    if answer.kind != kinds.NEW_SHIP:
        return ""
    return "route" if answer.a < state.rules.side.canal_routes else "one-route"


def ship(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Whose Ship lies there, if any."""
    if answer.a >= len(state.canal):
        return "one-route"
    found = state.canal[answer.a]
    if found is None:
        return ""
    known.update(owner=found.owner, load=found.load())
    return "rival" if found.owner != seat else ""


def sailing(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "last" if answer.a % state.rules.harbours == state.rules.harbours - 1 else ""


def order(state: State, seat: int, answer: Answer, known: Known) -> str:
    frame = state.stack[-1]
    return "moved" if isinstance(frame, LoadAndSail) and frame.done & MOVED else ""


def two(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "" if known.get("left") else "done"


def claiming(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Why a reward cannot be claimed: no slot, no card, no full Ship in the right harbour."""
    if answer.kind == kinds.SHIP:
        return "ship"
    if answer.kind == kinds.MOVE:
        return "move"
    if answer.kind != kinds.CLAIM:
        return ""
    slots = state.rules.reward_slots[answer.a]
    known["reward_slots"] = slots
    if state.rewards[seat * len(REWARDS) + answer.a] >= slots:
        return "slots"
    return "pile" if answer.a == REWARD_CARD and not state.pile_size() else ""


DETAILS: Final[dict[str, Detail]] = {
    "no-such-payment": payment,
    "cannot-pay-fee": payment,
    "leaves-too-little": leaving,
    "no-such-gain": gaining,
    "fee-due": fee,
    "discard-another": other_card,
    "not-in-hand": hand_card,
    "not-a-location": place,
    "not-your-card": swapped_card,
    "no-seven": seven,
    "cannot-pay": three_servants,
    "cannot-pay-b": due,
    "cannot-pay-jade": due,
    "cannot-pay-decree": due,
    "no-city-in-reach": reach,
    "no-token-there": reach,
    "city-out-of-reach": reach,
    "too-few-tokens": tokens_due,
    "one-exchange-at-a-time": exchange_under_way,
    "make-room-first": make_room,
    "marker-too-low": marker,
    "same-face": face,
    "house-empty": house,
    "houses-left": house,
    "decree-not-in-play": tiles,
    "decree-not-yours": own_decree,
    "nothing-to-place": placing,
    "no-such-piece": piece,
    "canal-no-room": route,
    "not-your-ship": ship,
    "ship-full": ship,
    "ship-cannot-move": sailing,
    "place-then-move": order,
    "two-pieces": two,
    "no-claim": claiming,
}
