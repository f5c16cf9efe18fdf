"""What happened, to be shown. Kept only while someone listens; search plays in silence."""

from __future__ import annotations

from typing import Final

ALL: Final = -1


class Event:
    """One thing that happened: its kind (a key to the words), the rule that caused it, whose it is, and its numbers.

    `audience` are the seats, as bits, that may know the numbers; others know only that it happened. A choice that was
    made by rule also says what there was to choose from, each with the figure it was weighed by, and a key for what
    decided.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        values: tuple[int, ...],
        audience: int = ALL,
        decided: str = "",
        candidates: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.values = values
        self.audience = audience
        self.decided = decided
        self.candidates = candidates

    def _values(self) -> tuple[object, ...]:
        return (self.kind, self.rule, self.seat, self.values, self.audience, self.decided, self.candidates)

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, Event) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._values())

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, self._values())

    def __repr__(self) -> str:
        decided = f" {self.decided} of {self.candidates}" if self.decided else ""
        return f"<{self.kind} {self.rule} seat {self.seat} {self.values}{decided}>"
