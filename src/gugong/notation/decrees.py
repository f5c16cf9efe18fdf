"""The Decrees of a position: which lie where, and who stands on them.

`tiles` says how they lie, by board: within a level the top one first, which decides what Meng takes (A-42). `decrees`
says who stands on them, as an object; as objects have no order, what it names and `tiles` does not lies in the
catalog's. The first format had no `tiles` and told the order by that of the keys.
"""

from __future__ import annotations

from gugong.engine.ids import NOWHERE
from gugong.engine.rules import Rules
from gugong.engine.setup import LEVELS
from gugong.engine.state import State
from gugong.errors import PositionError, because
from gugong.notation.words import Words, integer, listing, mapping, number_of
from gugong.notation.write import BESIDE, MAIN_BOARD, decree_boards

ANYWHERE = -1


def read_decrees(state: State, position: dict[str, object], words: Words, as_written: bool) -> None:
    """Lay the Decrees; `as_written` takes the order of keys for that of the tiles, as the first format did."""
    lying = lying_tiles(position.get("tiles", {}), state.rules, words)
    owners = mapping(position.get("decrees", {}), "decrees")
    numbers = {name: number_of(words.decrees, name, "decrees", "decree") for name in owners}
    for name in owners if as_written else sorted(owners, key=lambda name: numbers[name]):
        tile = numbers[name]
        if not state.rules.brings(state.rules.figures.decrees[tile].module):
            raise PositionError(f"decrees.{name}", because("position-it-not-in-play"))
        lying.setdefault(tile, ANYWHERE)
        for seat in listing(owners[name], f"decrees.{name}"):
            bit = 1 << integer(seat, f"decrees.{name}", 0, words.seats - 1)
            if state.decree_owners[tile] & bit:
                raise PositionError(f"decrees.{name}", because("position-stands-twice", "B-DEC-03", seat=seat))
            state.decree_owners[tile] |= bit
    placed: list[int] = []
    for level in sorted({tile.level for tile in state.rules.figures.decrees}):
        here = {tile: board for tile, board in lying.items() if state.rules.figures.decrees[tile].level == level}
        placed.extend(_level(state.rules, level, list(here)) if level in LEVELS else _on_boards(state.rules, here))
    state.tiles = tuple(placed)


def lying_tiles(data: object, rules: Rules, words: Words) -> dict[int, int]:
    """Each Decree that `tiles` names, in order, and the place of the module's board it lies on."""
    boards = [module.name() for module in decree_boards(rules)]
    given = mapping(data, "tiles", [MAIN_BOARD, *boards, BESIDE])
    lying: dict[int, int] = {}
    for board in [name for name in (MAIN_BOARD, *boards, BESIDE) if name in given]:
        where = f"tiles.{board}"
        for name in listing(given[board], where):
            tile = number_of(words.decrees, name, where, "decree")
            if tile in lying:
                raise PositionError(where, because("position-lies-twice", tile=name))
            if not rules.brings(rules.figures.decrees[tile].module):
                raise PositionError(where, because("position-not-in-play", tile=name))
            if (rules.figures.decrees[tile].level in LEVELS) != (board == MAIN_BOARD):
                level = rules.figures.decrees[tile].level
                raise PositionError(where, because("position-level", "B-SET-07, C-72", tile=name, level=level))
            lying[tile] = boards.index(board) if board in boards else ANYWHERE
    return lying


def _level(rules: Rules, level: int, here: list[int]) -> list[int]:
    """The Decrees of a level of the main board: those named, then the first ones that are not."""
    decrees = rules.figures.decrees
    each = rules.figures.tracks.decrees_per_level
    if len(here) > each:
        reason = because("position-decrees", "B-SET-07", given=len(here), level=level, number=each)
        raise PositionError("decrees", reason)
    spare = [i for i, tile in enumerate(decrees) if tile.level == level and i not in here and rules.brings(tile.module)]
    return [*here, *spare[: each - len(here)]]


def _on_boards(rules: Rules, here: dict[int, int]) -> list[int]:
    """A Decree on the space of each module's board: the one that lies there, the board's own, or the next one named.

    What else a position by hand names lies beside the boards.
    """
    own = [module.own_decree(rules) for module in decree_boards(rules)]
    spaces = [NOWHERE] * len(own)
    for tile, board in here.items():
        if board != ANYWHERE:
            if spaces[board] != NOWHERE:
                raise PositionError("tiles", because("position-one-space", "C-72"))
            spaces[board] = tile
    waiting = [tile for tile, board in here.items() if board == ANYWHERE]
    for board, tile in enumerate(own):
        if spaces[board] == NOWHERE and tile in waiting:
            waiting.remove(tile)
            spaces[board] = tile
    for board, space in enumerate(spaces):
        if space == NOWHERE and waiting:
            spaces[board] = waiting.pop(0)
    for board, tile in enumerate(own):
        if spaces[board] == NOWHERE:
            spaces[board] = tile if tile not in spaces else next(other for other in own if other not in spaces)
    return [*spaces, *waiting]
