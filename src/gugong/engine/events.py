"""What happened, to be shown. Kept only while someone listens; search plays in silence."""

from __future__ import annotations

from typing import Final

ALL: Final = -1


class Event:
    """One thing that happened: its kind (a key to the words), the rule that caused it, whose it is, and its numbers.

    `audience` are the seats, as bits, that may know the numbers; others know only that it happened.
    """

    def __init__(self, kind: str, rule: str, seat: int, values: tuple[int, ...], audience: int = ALL) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.values = values
        self.audience = audience

    def __repr__(self) -> str:
        return f"<{self.kind} {self.rule} seat {self.seat} {self.values}>"
