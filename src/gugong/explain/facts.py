"""The facts that sentences are filled with: what the seat asked has, what is under way, what things cost."""

from __future__ import annotations

from gugong.engine.actions import DECREE, HOUSE, OPTION, SQUARE, Answer
from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import CHANCE, DECREES, JADE, NO_CARD, POOL, TRAVEL
from gugong.engine.locations.wall import wall_total
from gugong.engine.state import State
from gugong.explain.speech import Speaker


def pieces(speaker: Speaker, servants: int, doubles: int, neutral: int = 0) -> str:
    """A set of Servants: "2 Servants", "the Double", "1 Servant and the Double"."""
    variants = {
        (False, False, False): "pieces",
        (True, False, False): "pieces",
        (False, True, False): "pieces/double",
        (True, True, False): "pieces/both",
        (False, False, True): "pieces/neutral",
        (True, False, True): "pieces/servants-neutral",
        (False, True, True): "pieces/double-neutral",
        (True, True, True): "pieces/all",
    }
    key = variants[bool(servants), bool(doubles), bool(neutral)]
    return speaker.phrase(key, {"servants": servants, "neutral": neutral})


def facts(speaker: Speaker, state: State, seat: int) -> dict[str, object]:
    """What is true of the table and of this seat now, together with the fields of the frame that asks."""
    known = frame_fields(state.stack[-1])
    rules = state.rules
    known.update(
        seat=known.get("seat", seat) if seat == CHANCE else seat,
        day=state.day,
        seats=rules.seats,
        dice=tuple(state.dice),
        wall=wall_total(state),
        wall_size=rules.wall_size,
        slots=rules.token_slots,
        ships=rules.tables.tracks.ships_each,
        capacity=rules.ship_capacity,
        fee=rules.tables.prices.exchange_fee,
        square=rules.tables.tracks.jade_square_price,
    )
    if seat != CHANCE:
        known.update(own(speaker, state, seat))
    card = known.get("card")
    if isinstance(card, int) and card != NO_CARD:
        known["value"] = rules.card_values[card]
    location = known.get("location")
    if isinstance(location, int) and location < len(state.board) and state.board[location] != NO_CARD:
        known["there"] = state.board[location]
        known["there_value"] = rules.card_values[state.board[location]]
    return known


def own(speaker: Speaker, state: State, seat: int) -> dict[str, object]:
    """What the seat itself has."""
    return {
        "pool": state.pool_worth(seat),
        "pool_pieces": pieces(speaker, state.pool[seat], state.double[seat] == POOL, state.pool_neutral[seat]),
        "supply": state.supply_pieces(seat),
        "hand": state.hands[seat],
        "discard": state.discards[seat],
        "tokens": state.tokens[seat],
        "stored": len(state.tokens[seat]),
        "worth": state.tokens_worth(seat),
        "marker": state.intrigue[seat],
        "envoy": state.envoy[seat],
        "double": state.double[seat],
        "traveller": state.traveller[seat],
    }


def frame_fields(frame: Frame) -> dict[str, object]:
    """A frame's numbers by the names it was registered with."""
    fields: dict[str, object] = {}
    row = frame.row()
    for place, name in enumerate(FIELDS[FRAME_NAMES[type(frame)]]):
        if name == "seats":
            fields[name] = tuple(row[place:])
        else:
            fields[name.rstrip("!")] = row[place]
    return fields


def price(speaker: Speaker, state: State, seat: int, location: int, answer: Answer) -> str:
    """What a way of acting costs, with how the sum comes about where it is not the printed one."""
    official = state.rules.officials[location]
    due = official.price(state, seat, answer)
    printed = printed_price(state, location, answer, due)
    rivals = 0
    if answer.kind == DECREE:
        rivals = (state.decree_owners[answer.a] & ~(1 << seat)).bit_count()
    discount = printed + rivals - due
    keys = {(False, False): "price", (True, False): "price/rivals", (False, True): "price/discount"}
    key = keys.get((bool(rivals), bool(discount)), "price/both")
    return speaker.phrase(key, {"price": due, "printed": printed, "rivals": rivals, "discount": discount})


def printed_price(state: State, location: int, answer: Answer, due: int) -> int:
    """The price before surcharge and discounts; what is `due` where neither can occur."""
    tables = state.rules.tables
    if location == DECREES and answer.kind == DECREE:
        return tables.decrees[answer.a].cost
    if location == JADE and answer.kind == HOUSE:
        return answer.a
    if location == JADE and answer.kind == SQUARE:
        return tables.tracks.jade_square_price
    if location == TRAVEL and answer.kind == OPTION and answer.a == 1:
        return tables.prices.travel_b
    return due
