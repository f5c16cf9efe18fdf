"""What the engine asks: of whom, what, and every legal answer."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer, readings, tidy
from gugong.errors import Reason as Reason  # why an answer is not on offer


class Free:
    """How an exchange costs nothing: a word for the way, which the sentences about it go by, and the rule."""

    def __init__(self, way: str, rule: str) -> None:
        self.way = way
        self.rule = rule


HIGHER: Final = Free("higher", "B-DAY-02")


class Decision:  # noqa: PLW1641 - it holds lists
    """One question. `weights` is set for CHANCE where its options are not equally likely."""

    def __init__(self, seat: int, prompt: str, options: list[Answer], weights: list[int] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.weights = weights

    def find(self, text: str) -> Answer | None:
        """The option with this text, if it is on offer; case and blanks do not matter, nor `done` or `decline`."""
        for option in self.options:
            if option.text == text:
                return option
        for reading in readings(text):
            for option in self.options:
                if tidy(option.text) == reading:
                    return option
        return None

    def offers(self, answer: Answer) -> bool:
        """Whether this very answer, not only one that reads like it, is among the options."""
        for option in self.options:  # noqa: SIM110 - a generator is slow where every answer passes
            if option is answer:
                return True
        return False

    def _values(self) -> tuple[int, str, list[Answer], list[int] | None]:
        return (self.seat, self.prompt, self.options, self.weights)

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, Decision) else NotImplemented

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, self._values())

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.prompt}: {', '.join(o.text for o in self.options)}>"
