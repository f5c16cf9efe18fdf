"""A position in the middle of set-up: what it tells is drawn again, and must come out the same.

Such a position is only met where chance is asked; people write positions of the days.
"""

from __future__ import annotations

from gugong.engine import course
from gugong.engine.frames import FRAME_NAMES
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.errors import PositionError, because
from gugong.notation.decrees import lying_tiles
from gugong.notation.words import listing, mapping, words_of
from gugong.notation.write import position_to_dict

UNROLLED = 0


def is_set_up(stack: object) -> bool:
    """Whether the days are still to come: the first of them waits at the bottom."""
    first = stack[0] if isinstance(stack, list | tuple) and stack else None
    return isinstance(first, dict) and first.get("frame") == "round"


def read_set_up(position: dict[str, object], rules: Rules) -> State:
    """The state that set-up reaches by the draws the position tells; PositionError if it is another."""
    state = course.begin(rules)
    given = mapping(position.get("modules", {}), "modules", list(rules.places))
    draws = _draws(position, rules)
    for name, place in rules.places.items():
        own = mapping(given.get(name, {}), f"modules.{name}")
        draws.extend(rules.modules[place].draws_told(rules, own, position))
    for draw in draws:
        option = None if state.pending is None else state.pending.find(draw)
        if option is not None:
            course.play(state, option)
    reached = position_to_dict(state)
    for key, value in position.items():
        if key not in ("config", "format") and key in reached and reached[key] != value:
            raise PositionError(key, because("position-other-set-up"))
    if not state.stack or FRAME_NAMES[type(state.stack[0])] != "round":
        raise PositionError("stack", because("position-set-up-done"))
    return state


def _draws(position: dict[str, object], rules: Rules) -> list[str]:
    """What chance must have answered, in the order of set-up; what was not for chance to say is left unused."""
    board = mapping(position.get("board", {}), "board")
    cities = mapping(position.get("map", {}), "map")
    dice = listing(position.get("dice", []), "dice")
    levels = {tile.name: tile.level for tile in rules.figures.decrees}
    decrees = sorted(_tiles(position, rules), key=lambda name: levels.get(name, UNROLLED))
    return [
        f"start {position.get('start')}",
        *(f"card {board[location]}" for location in rules.location_names if location in board),
        *(f"token {cities[city]}" for city in rules.figures.map.cities if city in cities),
        *(f"roll {face}" for face in dice if face != UNROLLED),
        *(f"decree {name}" for name in decrees),
    ]


def _tiles(position: dict[str, object], rules: Rules) -> list[str]:
    """The Decrees drawn so far, in that order; the first format told it by the order of keys."""
    words = words_of(rules)
    if "tiles" in position:
        return [words.decrees[tile] for tile in lying_tiles(position["tiles"], rules, words)]
    return list(mapping(position.get("decrees", {}), "decrees"))
