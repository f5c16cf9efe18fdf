"""The columns of the revolt track, and of bids: its own the seat knows, of others' only that they were made."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gugong.engine.ids import NO_CARD, NOBODY
from gugong.engine.state import State
from gugong.envs.columns import Column, ModuleColumns, by_seat
from gugong.envs.row import Row
from gugong.modules.peasant_revolt.rules.state import RevoltState

SEATS: Final = 5
VALUES: Final = 6  # of revolt tokens, 0 to 5; higher ones count with the last
DUE: Final = 3
SHOWN: Final = DUE + SEATS
REVEALED: Final = SHOWN + VALUES
BIDS: Final = REVEALED + VALUES
OWN: Final = BIDS + SEATS


class RevoltColumns(ModuleColumns):
    """The track is public; a bid is its bidder's until all are shown."""

    @staticmethod
    def columns() -> list[Column]:
        return [
            *(Column(name) for name in ("line", "aside", "kept")),
            *by_seat("due", 1),
            *(Column(f"shown{value}") for value in range(VALUES)),
            *(Column(f"revealed{value}") for value in range(VALUES)),
            *by_seat("bid", 1),
            *(Column("own-bid", 64, True), Column("own-token-up", 1), Column("own-token-down", 1)),
            *(Column(f"spare{n}", 0) for n in range(4)),
        ]

    def write(self, row: Row, state: State, seat: int) -> None:
        things = cast(RevoltState, state.module_states[self.place])
        first: i64 = self.first
        row.put(first, things.line)
        row.put(first + 1, things.aside)
        row.put(first + 2, things.kept)
        if things.due != NOBODY:
            row.put(first + DUE + self.turned(things.due, seat), 1)
        for value in things.shown:
            row.add(first + SHOWN + min(value, VALUES - 1))
        for value in things.revealed:
            row.add(first + REVEALED + min(value, VALUES - 1))
        for who, bid in enumerate(things.bids):
            if bid != NO_CARD:
                row.put(first + BIDS + self.turned(who, seat), 1)
        if things.bids[seat] != NO_CARD:
            row.put(first + OWN, self.cards[things.bids[seat]] + 1)
            row.put(first + OWN + 1, 1 if things.tokens[seat] > 0 else 0)
            row.put(first + OWN + 2, 1 if things.tokens[seat] < 0 else 0)


PART = RevoltColumns
