"""The clock of a table, read from the log: every line has its time, and the time before it was its seat's."""

from __future__ import annotations

from typing import Final

from gugong.web.store import TableRow

TURN: Final = "turn"  # so many seconds for a turn
BANK: Final = "bank"  # so many for the game, and some more for each turn
KINDS: Final = ("", TURN, BANK)
GRACE: Final = 1.0  # seconds: an answer on its way when the time ran out still counts


class Clock:
    """How much time each seat has left. It runs only for the seat asked."""

    def __init__(self, table: TableRow | None, seats: int) -> None:
        self.table = table
        self.since = 0.0  # time of the latest line
        self.used = [0.0] * seats  # in this turn
        self.bank = [0.0 if table is None else float(table.clock_time)] * seats

    @property
    def runs(self) -> bool:
        """Whether there is a clock at this table."""
        return self.table is not None and self.table.clock != ""

    def line(self, at: float, asked: int) -> None:
        """A line was written while this seat was asked; -2 for nobody."""
        if self.since and at > self.since and 0 <= asked < len(self.used):
            self.used[asked] += at - self.since
            self.bank[asked] = max(0.0, self.bank[asked] - (at - self.since))
        self.since = max(self.since, at)

    def turn(self, ended: int) -> None:
        """A turn begins; that of this seat is over."""
        self.used = [0.0] * len(self.used)
        if self.table is not None and 0 <= ended < len(self.bank):
            self.bank[ended] += self.table.clock_more

    def left(self, seat: int, asked: int, now: float) -> float:
        """Seconds that a seat has left; below 0 once it has run out."""
        assert self.table is not None
        passed = max(0.0, now - self.since) if seat == asked and self.since else 0.0
        if self.table.clock == TURN:
            return self.table.clock_time - self.used[seat] - passed
        return self.bank[seat] - passed

    def is_out(self, seat: int, asked: int, now: float) -> bool:
        """Whether a bot answers for this seat, until the turn is over."""
        return self.runs and self.left(seat, asked, now) <= 0

    def due(self, asked: int) -> float:
        """When the time of the seat asked runs out; 0 if none does."""
        if not self.runs or not 0 <= asked < len(self.used):
            return 0.0
        return self.since + max(0.0, self.left(asked, asked, self.since))
