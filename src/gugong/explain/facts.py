"""The facts that sentences are filled with: what the seat asked has, what is under way, what things cost."""

from __future__ import annotations

from gugong.engine.actions import DECREE, HOUSE, OPTION, SQUARE, Answer
from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import CHANCE, DECREES, JADE, NO_CARD, POOL, TRAVEL
from gugong.engine.locations.wall import wall_total
from gugong.engine.state import State
from gugong.explain.module_speech import Known, in_play
from gugong.words.phrase import Phrase, phrase


def pieces(servants: int, doubles: int, neutral: int = 0) -> Phrase:
    """A set of Servants: "2 Servants", "the Double", "1 Servant and the Double"."""
    variants = {
        (False, False, False): "pieces",
        (True, False, False): "pieces",
        (False, True, False): "pieces_double",
        (True, True, False): "pieces_both",
        (False, False, True): "pieces_neutral",
        (True, False, True): "pieces_servants-neutral",
        (False, True, True): "pieces_double-neutral",
        (True, True, True): "pieces_all",
    }
    key = variants[bool(servants), bool(doubles), bool(neutral)]
    return Phrase(key, (("servants", servants), ("neutral", neutral)))


def wall_stands(total: int, size: int) -> Phrase:
    """How far the section of the Wall is: an action may place more than it takes before it is scored."""
    return Phrase("wall-stands_over" if total > size else "wall-stands", (("n", total), ("size", size)))


def facts(state: State, seat: int) -> Known:
    """What is true of the table and of this seat now, together with the fields of the frame that asks."""
    known = frame_fields(state.stack[-1])
    rules = state.rules
    known.update(
        who=known.get("seat", seat) if seat == CHANCE else seat,
        day=state.day,
        seats=rules.seats,
        dice=tuple(state.dice),
        wall=wall_total(state),
        wall_size=rules.wall_size,
        stands=wall_stands(wall_total(state), rules.wall_size),
        slots=rules.token_slots,
        ships=rules.figures.tracks.ships_each,
        capacity=rules.ship_capacity,
        fee=rules.figures.prices.exchange_fee,
        square=rules.figures.tracks.jade_square_price,
    )
    if seat != CHANCE:
        known.update(own(state, seat))
    for speech in in_play(state):
        known.update(speech.facts(state, seat))
    card = known.get("card")
    if isinstance(card, int) and card != NO_CARD:
        known["value"] = rules.card_values[card]
    location = known.get("location")
    if isinstance(location, int) and location < len(state.board) and state.board[location] != NO_CARD:
        known["there"] = state.board[location]
        known["there_value"] = rules.card_values[state.board[location]]
    return known


def own(state: State, seat: int) -> Known:
    """What the seat itself has."""
    return {
        "pool": state.pool_worth(seat),
        "pool_pieces": pieces(state.pool[seat], state.double[seat] == POOL, state.pool_neutral[seat]),
        "supply": state.supply_pieces(seat),
        "hand": tuple(state.hands[seat]),
        "discard": tuple(state.discards[seat]),
        "tokens": tuple(state.tokens[seat]),
        "stored": len(state.tokens[seat]),
        "worth": state.tokens_worth(seat),
        "marker": state.intrigue[seat],
        "envoy": state.envoy[seat],
        "double": state.double[seat],
        "traveller": state.traveller[seat],
    }


def frame_fields(frame: Frame) -> Known:
    """A frame's numbers by the names it was registered with."""
    fields: Known = {}
    row = frame.row()
    for place, name in enumerate(FIELDS[FRAME_NAMES[type(frame)]]):
        if name == "seats":
            fields[name] = tuple(row[place:])
        else:
            fields[name.rstrip("!")] = row[place]
    return fields


def price(state: State, seat: int, location: int, answer: Answer) -> Phrase:
    """What a way of acting costs, with how the sum comes about where it is not the printed one."""
    official = state.rules.officials[location]
    due = official.price(state, seat, answer)
    printed = printed_price(state, location, answer, due)
    rivals = 0
    if answer.kind == DECREE:
        rivals = (state.decree_owners[answer.a] & ~(1 << seat)).bit_count()
    discount = printed + rivals - due
    keys = {(False, False): "price", (True, False): "price_rivals", (False, True): "price_discount"}
    key = keys.get((bool(rivals), bool(discount)), "price_both")
    if discount and any(module.discount(state, seat, location) for module in state.rules.moments):
        key = "price_off-rivals" if rivals else "price_off"
    return phrase(key, {"price": due, "printed": printed, "rivals": rivals, "discount": discount})


def printed_price(state: State, location: int, answer: Answer, due: int) -> int:
    """The price before surcharge and discounts; what is `due` where neither can occur."""
    figures = state.rules.figures
    if location == DECREES and answer.kind == DECREE:
        return figures.decrees[answer.a].cost
    if location == JADE and answer.kind == HOUSE:
        return answer.a
    if location == JADE and answer.kind == SQUARE:
        return figures.tracks.jade_square_price
    if location == TRAVEL and answer.kind == OPTION and answer.a == 1:
        return figures.prices.travel_b
    return due
