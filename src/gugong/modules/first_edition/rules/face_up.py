"""Which stored tokens of the first edition are still face up, and what those in use now add.

A token that has been used lies face down like any other. Of several of a kind the used ones are handed in first.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.module_state import ModuleState
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.errors import PositionError, because

NAME: Final = "first-edition"
DOUBLE_VALUE: Final = 0
DOUBLE_CARD: Final = 1
DISCOUNT: Final = 2
KEYS: Final = ("used", "doubling", "less")
KINDS: Final = ("double-value", "double-card", "discount-2")
RULES: Final = ("V-BON-04", "V-BON-05", "V-BON-06")


class FaceUpState(ModuleState):
    """By seat and kind how many stored tokens are used up; by seat what is announced and not over yet."""

    def __init__(
        self, tokens: list[int], uses: list[Answer], used: list[int], doubling: list[int], less: list[int]
    ) -> None:
        self.tokens = tokens  # the kinds' numbers in the catalog
        self.uses = uses  # the answers by which they are used
        self.used = used  # by seat * 3 + kind
        self.doubling = doubling  # double-value tokens at work in the exchange under way
        self.less = less  # discount tokens at work in the action under way

    def copy(self) -> ModuleState:
        return FaceUpState(self.tokens, self.uses, self.used[:], self.doubling[:], self.less[:])

    def view(self, seat: int) -> ModuleState:
        return self.copy()

    def unused(self, state: State, seat: int, kind: int) -> int:
        """How many tokens of this kind the seat can still use."""
        return state.tokens[seat].count(self.tokens[kind]) - self.used[seat * len(KINDS) + kind]

    def use(self, state: State, seat: int, kind: int) -> None:
        """Turn one face down."""
        self.used[seat * len(KINDS) + kind] += 1
        state.tell("uses-token", RULES[kind], seat, self.tokens[kind])

    def give_back(self, seat: int, kind: int, count: int) -> None:
        """So many fewer are used: turned up again, or handed in."""
        place = seat * len(KINDS) + kind
        self.used[place] = max(0, self.used[place] - count)

    def to_dict(self, state: State) -> dict[str, object]:
        written: dict[str, object] = {}
        kinds = len(KINDS)
        rows = [
            {name: self.used[seat * kinds + kind] for kind, name in enumerate(KINDS) if self.used[seat * kinds + kind]}
            for seat in range(state.rules.seats)
        ]
        if [row for row in rows if row]:
            written["used"] = rows
        if [count for count in self.doubling if count]:
            written["doubling"] = self.doubling[:]
        if [count for count in self.less if count]:
            written["less"] = self.less[:]
        return written

    def read(self, state: State, data: dict[str, object]) -> None:
        for key in data:
            if key not in KEYS:
                raise PositionError("", because("position-unknown-key_known", given=repr(key), known=KEYS))
        rows = data.get("used", [])
        if not isinstance(rows, list) or len(rows) > state.rules.seats:
            raise PositionError("used", because("position-row-each"))
        for seat, row in enumerate(rows):
            self.read_used(state, seat, row)
        self.doubling = read_counts(state, data.get("doubling", []), "doubling")
        self.less = read_counts(state, data.get("less", []), "less")

    def read_used(self, state: State, seat: int, row: object) -> None:
        """How many of one seat's tokens are used, by kind."""
        if not isinstance(row, dict) or [key for key in row if key not in KINDS]:
            raise PositionError(f"used[{seat}]", because("first-edition-used", known=KINDS))
        for kind, name in enumerate(KINDS):
            count = row.get(name, 0)
            stored = state.tokens[seat].count(self.tokens[kind])
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= stored:
                reason = because("first-edition-stored", stored=stored, given=repr(count))
                raise PositionError(f"used[{seat}].{name}", reason)
            self.used[seat * len(KINDS) + kind] = count


def read_counts(state: State, counts: object, where: str) -> list[int]:
    """A small number for each seat; none where the list is left out."""
    if not isinstance(counts, list) or len(counts) not in (0, state.rules.seats):
        raise PositionError(where, because("position-number-each"))
    found: list[int] = []
    for count in counts:
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= state.rules.token_slots:
            raise PositionError(where, because("position-no-token-number", given=repr(count)))
        found.append(count)
    return found or [0] * state.rules.seats


def new_state(rules: Rules, uses: list[Answer]) -> FaceUpState:
    """Nobody has used any."""
    tokens = [rules.token(name) for name in KINDS]
    return FaceUpState(tokens, uses, [0] * (rules.seats * len(KINDS)), [0] * rules.seats, [0] * rules.seats)


def face_up(state: State) -> FaceUpState:
    """The first edition's tokens on this table."""
    things = state.module_state(NAME)
    assert isinstance(things, FaceUpState)
    return things
