"""Messages with their arguments as words: "gain *n* Servants", "give *card*"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gugong
from gugong.explain.voice import TableVoice

# What an argument is called, by the form in which it is said, and by its name.
SHOWN: Final = {
    "does": "what it does",
    "does-note": "what it does",
    "morning": "what it does",
    "there": "card",
    "berth": "harbour",
    "ahead": "harbour",
    "enters": "harbour",
    "who": "player",
    "leader": "player",
    "partner": "player",
    "dice": "faces",
    "tile": "decree",
}


class Given(str):
    """An argument, by its name."""


class Plainly(TableVoice):
    """Says messages that are not filled in."""

    def __init__(self, chosen: str = "") -> None:
        super().__init__(gugong.new_game(2, seed=1).state.rules)
        self.chosen = chosen  # what the answer chooses

    def shown(self, key: str) -> str:
        """A message, fit for a table of Markdown."""
        return self.fill(key, "", {}).replace("|", "\\|")

    def unfilled(self, name: str) -> str:
        return Given(name)

    def text(self, value: Any, form: str = "") -> str:
        return f"*{value}*".replace("_", " ") if isinstance(value, Given) else str(value)

    def call(self, function: str, values: list[Any], options: Mapping[str, Any]) -> Any:
        name = values[0]
        if function == "FIGURE" or (function == "COUNT" and isinstance(name, int)):
            return super().call(function, values, options)
        if function == "COUNT":
            return self.fill(f"count-{options['of']}", "", {"n": "n"})
        called = SHOWN.get(str(options.get("form", ""))) or (self.chosen if name == "chosen" else SHOWN.get(name, name))
        return f"*{called or name}*".replace("_", " ")
