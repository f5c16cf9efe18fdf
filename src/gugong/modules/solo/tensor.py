"""Meng's columns: his automa cards by where they are, his focus, and what lies under his gift stack."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns
from gugong.envs.row import Row
from gugong.modules.solo.rules.meng import MENG, MengState

KINDS: Final = 13  # twelve locations and the special card
TODAY: Final = 14
UNDER: Final = 8
FACE_DOWN: Final = 255


class MengColumns(ModuleColumns):
    """What all can see of Meng."""

    def __init__(self, rules: Rules, place: int, first: int, cards: list[int]) -> None:
        super().__init__(rules, place, first, cards)
        self.special = len(rules.location_names)

    @staticmethod
    def columns() -> list[Column]:
        kinds = [*(f"location{place}" for place in range(KINDS - 1)), "special"]
        return [
            *(Column(f"deck.{kind}") for kind in kinds),
            *(Column(f"today.{kind}") for kind in kinds),
            *(Column(f"older.{kind}") for kind in kinds),
            *(Column(f"focus.{kind}", 1) for kind in kinds[:-1]),
            *(Column(f"played{place}", KINDS, True) for place in range(TODAY)),
            *(Column(f"under{place}", FACE_DOWN, True) for place in range(UNDER)),
            *(Column("twilight", 1), Column("under"), Column("drawn")),
        ]

    def write(self, row: Row, state: State, seat: int) -> None:
        meng = cast(MengState, state.module_states[self.place])
        first: i64 = self.first
        for kind, count in enumerate(meng.deck):
            if count:
                row.put(first + self.spot(kind), count)
            if meng.older[kind]:
                row.put(first + 2 * KINDS + self.spot(kind), meng.older[kind])
        column: i64 = first + 4 * KINDS - 1
        for place, kind in enumerate(meng.today):
            row.add(first + KINDS + self.spot(kind))
            if place < TODAY:
                row.put(column + place, self.spot(kind) + 1)
        if meng.focus >= 0:
            row.put(first + 3 * KINDS + self.spot(meng.focus), 1)
        column += TODAY
        for place, card in enumerate(meng.under):
            if place < UNDER:
                hidden = seat != MENG and card in meng.drawn
                row.put(column + place, FACE_DOWN if hidden else self.cards[card] + 1)
        column += UNDER
        row.put(column, meng.twilight)
        row.put(column + 1, len(meng.under))
        row.put(column + 2, len(meng.drawn))

    def spot(self, kind: int) -> int:
        """The place of an automa card's kind: the special one is always the last."""
        return KINDS - 1 if kind == self.special else min(kind, KINDS - 2)


PART = MengColumns
