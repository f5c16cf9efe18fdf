"""A JSON Schema of positions, made of what the reader itself goes by.

python -m gugong.notation.schema > src/gugong/notation/position.schema.json
"""

from __future__ import annotations

import json

from gugong.engine.frames import CAUSE, CAUSES, FIELDS
from gugong.engine.module import Module, Shape
from gugong.installed import INSTALLED
from gugong.notation.shape import A_SEAT, NUMBER_LIMIT, SEATS, TABLE, TEXT, fields, number, one_of
from gugong.notation.stack import HIGHEST, LOWEST, OF_WORDS, TEXTS

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def position_schema() -> dict[str, object]:
    """The shape of a position with the modules installed; `Game.from_dict` checks the game in it as well."""
    keys = {module.name(): module.position_keys() for module in INSTALLED}
    parts: dict[str, Shape] = {name: fields(own) if own else {"type": "object"} for name, own in keys.items()}
    shapes: dict[str, Shape] = {
        **TABLE,
        "modules": fields(parts),
        "stack": {"type": "array", "items": {"anyOf": _frames(INSTALLED)}},
    }
    return {"$schema": DIALECT, "title": "A position of Gùgōng", **fields(shapes)}


def _frames(modules: list[Module]) -> list[Shape]:
    """A row of the stack, by the frame's name."""
    words = {*OF_WORDS, *(field for module in modules for field in module.field_words())}
    frames: list[Shape] = []
    for name, row in sorted(FIELDS.items()):
        keys = [field.removesuffix("!") for field in row]
        shapes = {key: one_of(*CAUSES[name]) if key == CAUSE else _field(key, words) for key in keys}
        required = ("frame", *(key for key in keys if key != CAUSE))  # earlier releases told it by the rule alone
        frames.append(fields({"frame": {"const": name}, **shapes}, required=required))
    return frames


def _field(field: str, words: set[str]) -> Shape:
    if field in TEXTS:
        return {"type": "string", "pattern": f"^{TEXTS[field].pattern}$"}
    if field == "seats":
        return SEATS
    if field in ("seat", "partner"):
        return A_SEAT
    return TEXT if field in words else number(LOWEST.get(field, 0), HIGHEST.get(field, NUMBER_LIMIT))


if __name__ == "__main__":
    print(json.dumps(position_schema(), indent=1, ensure_ascii=False))
