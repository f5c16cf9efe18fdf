"""The columns of the bonus tokens in use: whose they are, and at which location toll and follow lie."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gugong.engine.ids import LOCATIONS
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns, by_seat
from gugong.envs.row import Row
from gugong.modules.bonus_tokens.rules.in_use import FOLLOW, PLUS_1, TOLL, BonusState

SEATS: Final = 5
PLACES: Final = len(LOCATIONS)  # no module brings more together with bonus tokens (V-BON-08)
COPIES: Final = 6


class BonusColumns(ModuleColumns):
    """Tokens in use by seat; toll and follow by location too."""

    def __init__(self, rules: Rules, place: int, first: int, cards: list[int]) -> None:
        super().__init__(rules, place, first, cards)
        self.plus_1 = rules.token(PLUS_1)
        self.toll = rules.token(TOLL)

    @staticmethod
    def columns() -> list[Column]:
        found = [*by_seat(PLUS_1, COPIES), *by_seat("double", COPIES)]
        for kind in (TOLL, FOLLOW):
            for name in LOCATIONS:
                found += by_seat(f"{kind}.{name}", COPIES)
        return found

    def write(self, row: Row, state: State, seat: int) -> None:
        first: i64 = self.first
        for each in cast(BonusState, state.module_states[self.place]).in_use:
            who = self.turned(each.owner, seat)
            if each.by_double:
                row.add(first + SEATS + who)
            if each.token == self.plus_1:
                row.add(first + who)
            else:
                kind = 0 if each.token == self.toll else 1
                row.add(first + 2 * SEATS + (kind * PLACES + each.location) * SEATS + who)


PART = BonusColumns
