"""The stack on paper: each frame its name and named fields, e.g. {"frame": "fee", "seat": 1, "card": "hand2-3"}."""

from __future__ import annotations

import re

import gugong.engine.course  # every frame of the base game is registered by now  # noqa: F401
from gugong.engine.frames import CAUSE, CAUSES, FIELDS, FRAME_NAMES, FRAMES, Frame
from gugong.engine.state import State
from gugong.errors import PositionError, because
from gugong.notation.shape import NUMBER_LIMIT
from gugong.notation.words import Words, integer, listing, mapping, number_of

TEXTS = {"rule": re.compile(r"[A-Z](-[A-Z0-9]+)?-[0-9]+"), "prompt": re.compile(r"[a-z]+(-[a-z]+)*")}
HIDDEN = "?"
OF_WORDS = ("card", "token", "tile", "city", "location", "berth", "zone", "automa")  # fields that name a thing

# How high the plain numbers of frames go; a field that is not here belongs to a module, which checks its own.
HIGHEST = {
    **dict.fromkeys(("may", "hand_only", "thirds"), 1),
    **dict.fromkeys(("left", "reward", "source", "what"), 2),
    **dict.fromkeys(("die", "most", "owed", "price", "steps"), 99),
    "keep": 4,
    "worth": 99,
    "done": 7,
    "used": (1 << 32) - 1,
}

LOWEST = {"worth": -99}  # what is laid down may count against whoever does


def frame_to_dict(frame: Frame, words: Words) -> dict[str, object]:
    """A frame as a row of named fields."""
    name = FRAME_NAMES[type(frame)]
    row = frame.row()
    written: dict[str, object] = {"frame": name}
    for place, field in enumerate(FIELDS[name]):
        key = field.removesuffix("!")
        if key == "seats":
            written[key] = list(row[place:])
            break
        value = row[place]
        known = words.of_field(key)
        if known is not None and isinstance(value, int):
            written[key] = known[value] if value >= 0 else HIDDEN
        else:
            written[key] = value
    return written


def frame_from_dict(data: object, words: Words, where: str) -> Frame:
    """The frame that a row describes."""
    name = data.get("frame") if isinstance(data, dict) else data
    if not isinstance(data, dict) or not isinstance(name, str) or name not in FRAMES:
        raise PositionError(where, because("position-no-frame", given=repr(name)))
    fields = [field.removesuffix("!") for field in FIELDS[name]]
    row = mapping(data, where, ["frame", *fields])
    if CAUSE in fields and CAUSE not in row:
        row[CAUSE] = cause_by_rule(name, row.get("rule"))
    arguments: list[object] = []
    for field in fields:
        if field not in row:
            raise PositionError(where, because("position-field", frame=repr(name), field=repr(field)))
        if field == CAUSE:
            arguments.append(_cause(name, row[field], f"{where}.{field}"))
        else:
            arguments.append(_argument(field, row[field], words, f"{where}.{field}"))
    return FRAMES[name](*arguments)


def _cause(name: str, value: object, where: str) -> str:
    if not isinstance(value, str) or value not in CAUSES[name]:
        known = tuple(CAUSES[name])
        raise PositionError(where, because("position-unknown-key_known", given=repr(value), known=known))
    return value


def cause_by_rule(name: str, rule: object) -> str:
    """What brought a step about whose row does not say it: earlier releases told it by the rule alone."""
    first, *_ = CAUSES[name]
    return next((cause for cause, rules in CAUSES[name].items() if rule in rules), first)


def _argument(field: str, value: object, words: Words, where: str) -> object:
    if field in TEXTS:
        if not isinstance(value, str) or not TEXTS[field].fullmatch(value):
            raise PositionError(where, because(f"position-no-{field}", given=repr(value)))
        return value
    if field == "seats":
        return tuple(integer(seat, where, 0, words.seats - 1) for seat in listing(value, where))
    if field in ("seat", "partner"):
        return integer(value, where, 0, words.seats - 1)
    known = words.of_field(field)
    if known is not None:
        return number_of(known, value, where, "decree" if field == "tile" else field)
    return integer(value, where, LOWEST.get(field, 0), HIGHEST.get(field, NUMBER_LIMIT))


def stack_to_list(state: State, words: Words) -> list[dict[str, object]]:
    """The stack, bottom first."""
    return [frame_to_dict(frame, words) for frame in state.stack]


def stack_from_list(data: object, words: Words, first_format: bool) -> list[Frame]:
    """The frames of a stack, bottom first."""
    rows = [renewed(row) if first_format else row for row in listing(data, "stack")]
    return [frame_from_dict(row, words, f"stack[{i}]") for i, row in enumerate(rows)]


def renewed(row: object) -> object:
    """A row of the first format, as it is written since the second revision of the rules."""
    if not isinstance(row, dict):
        return row
    if row.get("frame") == "load-two":  # the Double alone no longer counts as both where two can be placed
        return {field: value for field, value in row.items() if field != "may"}
    if row.get("frame") == "may-gain" and row.get("prompt") == "night-servants":  # all or none, then
        return {field: value for field, value in row.items() if field != "prompt"} | {"frame": "gain-for-matches"}
    return row
