"""Places of modules at the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from gugong import Game, explain
from gugong.terminal.board import Board
from tests.modules.bonus import bonus, in_use
from tests.modules.revolts import peasants, uprising
from tests.scenes import ANNA, DAVID, LISA, play
from tests.summer import summer

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


def drawn(game: Game, who: int = ANNA) -> list[str]:
    """The board as a wide terminal shows it, with single spaces."""
    console = Console(width=140, file=StringIO(), record=True)
    Board(game.view(who), NAMES).draw(console)
    return [" ".join(line.split()) for line in console.export_text().splitlines()]


def test_the_ponds() -> None:
    """X-SPL-02, X-SPL-05, X-SPL-08, X-SPL-10, X-SPL-11: piers, who leads there, Court Ladies, neutral Servants."""
    game = summer(
        3,
        piers={"neutral-or-jade": {LISA: 1, DAVID: 2}},
        ladies=(LISA,),
        favourite=6,
        intrigue={"0": [ANNA, LISA, DAVID]},
        seats={ANNA: {"pool": 4, "neutral_pool": 2}, LISA: {"pool": 0}, DAVID: {"pool": 0}},
    )
    lines = drawn(game)
    assert "neutral Servants or Jade Lisa 1 · David 2 David" in lines
    assert "Court Ladies –" in lines
    assert "Favourite Gift: Silk robe (6) · Court Ladies won: Lisa · neutral Servants left: 10" in lines
    assert next(line for line in lines if line.startswith("Anna")).startswith("Anna 0 0 4 +2 neutral")


def test_bonus_tokens_in_use() -> None:
    """V-BON-01, V-BON-02: whose they are and where they lie."""
    game = bonus(3, in_use("toll", LISA, "jade"), in_use("value-plus-1", DAVID))
    assert [line for line in drawn(game) if line.startswith("In use")] == [
        "In use · Lisa: toll (Jade) · David: gifts +1 (beside the board)"
    ]
