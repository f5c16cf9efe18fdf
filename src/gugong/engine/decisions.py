"""What the engine asks: of whom, what, and every legal answer."""

from __future__ import annotations

from gugong.engine.actions import Answer


class Decision:
    """One question. `weights` is set for CHANCE where its options are not equally likely."""

    def __init__(self, seat: int, prompt: str, options: list[Answer], weights: list[int] | None = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.weights = weights

    def find(self, text: str) -> Answer | None:
        """The option with this text, if it is on offer."""
        for option in self.options:
            if option.text == text:
                return option
        return None

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.prompt}: {', '.join(o.text for o in self.options)}>"


class Reason:
    """Why an answer is not on offer: a key to the words in `explain`, and the rule behind it."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule
