"""What a position may say, key by key: the reader knows no other keys, and the JSON Schema is made of this.

Each is a JSON Schema of its own. Ids are plain words: an owner's catalog and modules from outside bring their own.
"""

from __future__ import annotations

from gugong.configuration import variants
from gugong.engine.ids import DOUBLE_PLACES, MOST_COUNTED, REWARDS
from gugong.engine.module import Shape

PHASES = ("morning", "day", "twilight", "night", "end")
MOST = MOST_COUNTED
NUMBER_LIMIT = 1 << 32
OLDEST_FORMAT = 1
FORMAT = 2
MOST_SEATS = 5
LAST_DAY = 4


def number(low: int, high: int) -> Shape:
    """A whole number within bounds."""
    return {"type": "integer", "minimum": low, "maximum": high}


def listed(item: Shape) -> Shape:
    """A list of things alike."""
    return {"type": "array", "items": item}


def named(item: Shape) -> Shape:
    """An object with things alike under names."""
    return {"type": "object", "additionalProperties": item}


def fields(properties: dict[str, Shape], required: tuple[str, ...] = ()) -> Shape:
    """An object with these keys and no others."""
    written: Shape = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**written, "required": list(required)} if required else written


def or_null(item: Shape) -> Shape:
    """The same, or nothing."""
    return {"anyOf": [item, {"type": "null"}]}


def one_of(*words: str) -> Shape:
    """One of these words."""
    return {"enum": list(words)}


TEXT: Shape = {"type": "string"}
FLAG: Shape = {"type": "boolean"}
A_SEAT = number(0, MOST_SEATS - 1)
SEATS = {**listed(A_SEAT), "uniqueItems": True}
CARDS = {**listed(TEXT), "uniqueItems": True}
COUNTS = named(number(0, MOST))

CONFIG: dict[str, Shape] = {
    "players": number(1, MOST_SEATS),
    "modules": or_null(listed(TEXT)),
    **{option: or_null(one_of(*values)) for option, values in variants().items()},
    "expert": or_null(FLAG),
    "layered_pile": or_null(FLAG),
    "difficulty": or_null(TEXT),
    "pairing": or_null(TEXT),
    "focus": or_null(TEXT),
    "extra_decrees": or_null(listed(TEXT)),
    "start": or_null(A_SEAT),
}

SEAT: dict[str, Shape] = {
    "vp": number(0, MOST),
    "jade": number(0, MOST),
    "hand": CARDS,
    "discard": CARDS,
    "tokens": listed(TEXT),
    "pool": number(0, MOST),
    "supply": or_null(number(0, MOST)),
    "neutral_pool": number(0, MOST),
    "neutral_supply": number(0, MOST),
    "wall": number(0, MOST),
    "wall_double": number(0, 2),
    "double": one_of(*DOUBLE_PLACES),
    "envoy": number(0, MOST),
    "palace": or_null(number(0, MOST)),
    "traveller": or_null(TEXT),
    "rewards": fields({name: number(0, MOST) for name in REWARDS}),
}

# Of `stack` and `modules` more is known where frames and modules are: see `schema`.
TABLE: dict[str, Shape] = {
    "format": number(OLDEST_FORMAT, FORMAT),
    "config": fields(CONFIG),
    "catalog": fields({"edition": TEXT, "overrides": {"type": ["object", "null"]}}),
    "day": number(1, LAST_DAY),
    "start": or_null(A_SEAT),
    "medal": or_null(A_SEAT),
    "active": or_null(A_SEAT),
    "dice": listed(number(0, MOST)),
    "board": named(TEXT),
    "pile": CARDS,
    "lower_pile": CARDS,
    "pile_tail": CARDS,
    "box": CARDS,
    "map": named(or_null(TEXT)),
    "token_piles": COUNTS,
    "token_discards": COUNTS,
    "jade_houses": listed(FLAG),
    "decrees": named(SEATS),
    "tiles": named(CARDS),
    "intrigue": {"type": "object", "patternProperties": {"^(0|[1-9][0-9]*)$": SEATS}, "additionalProperties": False},
    "canal": named(
        fields({"seat": A_SEAT, "servants": number(0, MOST), "double": number(0, 2)}, required=("seat",)),
    ),
    "seats": {**listed(fields(SEAT)), "maxItems": MOST_SEATS},
    "known": named(fields({"holder": SEATS, "zone": SEATS})),
    "modules": {"type": "object"},
    "final_items": listed(
        {"type": "array", "prefixItems": [TEXT, A_SEAT, number(0, NUMBER_LIMIT)], "minItems": 3, "maxItems": 3},
    ),
    "stack": {"type": "array"},
    "now": fields({"phase": one_of(*PHASES), "seat": A_SEAT}),
}
