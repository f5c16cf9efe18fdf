"""Places of modules at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game, explain
from gugong.terminal.board import Board
from tests.modules.revolts import peasants, uprising
from tests.table import ANNA, LISA, play

NAMES = ["Anna", "Lisa", "David"]


def there(game: Game, place: str, who: int = ANNA) -> str:
    """What the board says of a place."""
    board = Board(game.view(who), NAMES)
    return board.there(game.state.rules.location_names.index(place)).plain


@pytest.mark.parametrize(
    ("line", "revolt", "words"),
    [
        (2, {}, "2/5 revolt tokens"),
        (5, {"due": LISA}, "5/5: revolt after Lisa’s turn"),
        (5, {"due": LISA, "aside": 1}, "5/5, 1 aside: revolt after Lisa’s turn"),
    ],
)
def test_the_revolt_track(line: int, revolt: dict[str, Any], words: str) -> None:
    """X-PRV-01, X-PRV-11: how full it is, and whose turn brings the revolt."""
    assert there(peasants(3, line=line, revolt=revolt), "peasants") == words


def test_a_bid() -> None:
    """X-PRV-10, X-PRV-08: what the peasants have, what each bid would be worth; and of others' bids nothing."""
    game = uprising([1, 2, 3, 4], decrees={"bid-token": [LISA]}, seats={LISA: {"discard": ["hand2-6"], "pool": 3}})
    assert there(game, "peasants") == "revolt: 1 + 2 + 3 + 4 = 10"
    play(game, ANNA, "bid board-4")
    assert game.decision is not None
    assert explain.prompt(game.state, game.decision).startswith("The peasants revolt with 10.")
    assert [explain.answer(game.state, game.decision, option) for option in game.decision.options] == [
        "bid Silk robe (6)",
        "bid Silk robe (6) with the bid token +2: worth 8",
        "bid Silk robe (6) with the bid token −2: worth 4",
    ]
    assert "Anna bids a card, face down" in [explain.event(game.state, event, NAMES, LISA) for event in game.events]
