"""The bonus tokens in use: each lies beside its owner's board or at a location, with a Servant on it."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import A_SERVANT, THE_DOUBLE
from gugong.engine.ids import ELSEWHERE, NOWHERE, POOL, SUPPLY
from gugong.engine.module_state import ModuleState
from gugong.engine.pieces import has_piece, take_piece
from gugong.engine.state import State
from gugong.errors import PositionError, because

NAME: Final = "bonus-tokens"
IN_USE: Final = "in_use"
PLUS_1: Final = "value-plus-1"
TOLL: Final = "toll"
FOLLOW: Final = "follow"
KINDS: Final = (PLUS_1, TOLL, FOLLOW)
RULES: Final = ("V-BON-01", "V-BON-02", "V-BON-03")


class TokenInUse:
    """One token: its kind, its owner, where it lies (NOWHERE: beside the board), and whether the Double marks it."""

    def __init__(self, token: int, owner: int, location: int, by_double: int) -> None:
        self.token = token
        self.owner = owner
        self.location = location
        self.by_double = by_double


class BonusState(ModuleState):
    """All tokens in use, in the order in which they were placed; outside the slots, not to be exchanged (V-BON-09)."""

    def __init__(self, in_use: tuple[TokenInUse, ...]) -> None:
        self.in_use = in_use

    def copy(self) -> ModuleState:
        return BonusState(self.in_use)

    def view(self, seat: int) -> ModuleState:
        return BonusState(self.in_use)

    def to_dict(self, state: State) -> dict[str, object]:
        rows: list[dict[str, object]] = []
        for each in self.in_use:
            row: dict[str, object] = {"token": state.rules.figures.tokens[each.token].name, "seat": each.owner}
            if each.location != NOWHERE:
                row["location"] = state.rules.location_names[each.location]
            if each.by_double:
                row["marker"] = "double"
            rows.append(row)
        return {IN_USE: rows} if rows else {}

    def read(self, state: State, data: dict[str, object]) -> None:
        rows = data.get(IN_USE, [])
        if [key for key in data if key != IN_USE] or not isinstance(rows, list):
            raise PositionError("", because("bonus-tokens-list"))
        self.in_use = tuple([read_token(state, row) for row in rows])

    def check(self, state: State) -> None:
        for seat in range(state.rules.seats):
            if len([each for each in self.in_use if each.owner == seat and each.by_double]) > 1:
                raise PositionError(IN_USE, because("position-seat-double", "B-DBL-01", seat=seat))

    def servants_of(self, seat: int) -> int:
        return len([each for each in self.in_use if each.owner == seat and not each.by_double])

    def has_double(self, seat: int) -> bool:
        return bool([each for each in self.in_use if each.owner == seat and each.by_double])

    def tokens_here(self) -> list[int]:
        return [each.token for each in self.in_use]


def read_token(state: State, row: object) -> TokenInUse:
    """One token of a position; PositionError says what is wrong with it."""
    if not isinstance(row, dict) or [key for key in row if key not in ("token", "seat", "location", "marker")]:
        raise PositionError(IN_USE, because("bonus-tokens-row"))
    name, seat, location = row.get("token"), row.get("seat"), row.get("location")
    if name not in KINDS:
        raise PositionError(IN_USE, because("position-one-of", known=KINDS, given=repr(name)))
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.rules.seats:
        raise PositionError(IN_USE, because("position-no-seat", last=state.rules.seats - 1, given=repr(seat)))
    if row.get("marker", "servant") not in ("servant", "double"):
        raise PositionError(IN_USE, because("bonus-tokens-marker", given=repr(row["marker"])))
    names = state.rules.location_names
    place = NOWHERE
    if name == PLUS_1:
        if location is not None:
            raise PositionError(IN_USE, because("bonus-tokens-beside", "V-BON-01", token=PLUS_1))
    elif isinstance(location, str) and location in names and names.index(location) in state.rules.locations:
        place = names.index(location)
    else:
        raise PositionError(IN_USE, because("bonus-tokens-location", token=name, given=repr(location)))
    return TokenInUse(state.rules.token(str(name)), seat, place, int(row.get("marker") == "double"))


def bonus_state(state: State) -> BonusState:
    """The tokens in use on this table."""
    things = state.module_state(NAME)
    assert isinstance(things, BonusState)
    return things


def lying_at(state: State, kind: str, location: int) -> list[TokenInUse]:
    """The tokens of a kind in use at a location, or beside the boards."""
    kinds = state.rules.figures.tokens
    return [each for each in bonus_state(state).in_use if each.location == location and kinds[each.token].name == kind]


def put_in_use(state: State, seat: int, token: int, location: int, by_double: int) -> bool:
    """Lay the token out with a piece of the pool on it; False if the pool has no such piece (C-51, C-07)."""
    piece = THE_DOUBLE if by_double else A_SERVANT
    if not has_piece(state, seat, POOL) or (state.double[seat] != POOL if by_double else not state.pool[seat]):
        return False
    take_piece(state, seat, POOL, state.rules.answers.place[piece], ELSEWHERE)
    here = bonus_state(state)
    here.in_use = (*here.in_use, TokenInUse(token, seat, location, by_double))
    rule = RULES[KINDS.index(state.rules.figures.tokens[token].name)]
    state.tell("token-in-use", rule, seat, token, location)
    return True


def take_home(state: State, each: TokenInUse) -> None:
    """Lift the token off; its marker is in the supply at once (V-BON-07)."""
    here = bonus_state(state)
    here.in_use = tuple([other for other in here.in_use if other is not each])
    if each.by_double:
        state.double[each.owner] = SUPPLY
    else:
        state.supply[each.owner] += 1
    state.tell("token-home", "V-BON-07", each.owner, each.token)
