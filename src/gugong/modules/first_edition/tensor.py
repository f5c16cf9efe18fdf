"""The columns of the first edition's tokens: which are used up, and what is announced and not over yet."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns, by_seat
from gugong.envs.row import Row
from gugong.modules.first_edition.rules.face_up import KINDS, FaceUpState

SEATS: Final = 5
OF_KINDS: Final = len(KINDS)


class FaceUpColumns(ModuleColumns):
    """By kind and seat how many are used; by seat what is at work now."""

    @staticmethod
    def columns() -> list[Column]:
        found: list[Column] = []
        for kind in KINDS:
            found += by_seat(f"used.{kind}")
        found += [*by_seat("doubling"), *by_seat("less")]
        return [*found, *(Column(f"spare{n}", 0) for n in range(12))]

    def write(self, row: Row, state: State, seat: int) -> None:
        here = cast(FaceUpState, state.module_states[self.place])
        first: i64 = self.first
        for who in range(self.seats):
            place = self.turned(who, seat)
            for kind in range(OF_KINDS):
                used = here.used[who * OF_KINDS + kind]
                if used:
                    row.put(first + kind * SEATS + place, used)
            if here.doubling[who]:
                row.put(first + OF_KINDS * SEATS + place, here.doubling[who])
            if here.less[who]:
                row.put(first + (OF_KINDS + 1) * SEATS + place, here.less[who])


PART = FaceUpColumns
