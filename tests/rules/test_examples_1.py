"""The worked examples of the rulebooks on Morning, exchange, travel and the Double (D-01, D-02, D-03, D-10, D-19)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, RAFAEL, SEBASTIAN, asked, offered, play, position, seat


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


@pytest.mark.parametrize("harbour", ["a3", "a5"])
def test_a_ship_completed_in_the_morning(harbour: str) -> None:
    """D-01: David's Ship gets its third Servant and he takes a Gift Card; Lisa, with no such Ship, waives."""
    game = position(
        3,
        phase="morning",
        day=2,
        start=DAVID,
        decrees={"morning-ship": [LISA, DAVID]},
        canal={harbour: {"seat": DAVID, "servants": 2}},
        seats={DAVID: {"pool": 5, "hand": ["hand1-1", "hand1-3"]}, LISA: {"pool": 10}},
    )
    play(game, DAVID, "decree morning-ship", f"ship {harbour}", "claim gift-card")
    row = seat(game, DAVID)
    assert len(row["hand"]) == 3
    assert row["rewards"] == {"vp-4": 0, "gift-card": 1, "double-servant": 0}
    assert (row["pool"], row["supply"]) == (5, 5)  # 12, less one on the Decree and one on the reward
    assert table(game)["canal"] == {}
    assert (asked(game), offered(game)) == ((LISA, "morning-decrees"), ["decree morning-ship", "done"])
    play(game, LISA, "done")
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"], table(game)["canal"]) == (10, 1, {})


def test_rafael_buys_a_jade() -> None:
    """D-02: he sacrifices his 2, gives his 3 for the 8, takes two Servants and buys a Jade for three."""
    game = position(
        5,
        turn=RAFAEL,
        board={"jade": "board-8"},
        seats={LISA: {"hand": []}, RAFAEL: {"hand": ["hand2-2", "hand2-3", "hand2-5"], "pool": 1}},
    )
    play(game, RAFAEL, "card hand2-3", "at jade")
    assert offered(game) == ["discard hand2-2", "discard hand2-5", "no-actions"]
    play(game, RAFAEL, "discard hand2-2")
    assert seat(game, RAFAEL)["discard"] == ["hand2-2", "board-8"]
    assert table(game)["board"]["jade"] == "hand2-3"
    play(game, RAFAEL, "gain 2")
    assert seat(game, RAFAEL)["pool"] == 3
    play(game, RAFAEL, "house 3", "pay 3")
    row = seat(game, RAFAEL)
    assert (row["pool"], row["jade"], row["hand"]) == (0, 1, ["hand2-5"])


def test_anna_travels_twice() -> None:
    """D-03: two Servants pay, two come back, three buy a Jade; six tokens buy another."""
    game = position(
        4,
        map={"beijing": "servants-2", "datong": "pay-3-jade"},
        seats={ANNA: {"pool": 3, "tokens": ["vp-2", "vp-2", "envoy", "swap"]}},
    )
    play(game, ANNA, "card hand1-7", "at travel", "b", "pay 2")
    assert seat(game, ANNA)["pool"] == 1
    play(game, ANNA, "city beijing", "token servants-2")
    assert seat(game, ANNA)["pool"] == 3
    play(game, ANNA, "city datong", "token pay-3-jade", "pay 3")
    row = seat(game, ANNA)
    assert (row["pool"], row["jade"], len(row["tokens"])) == (0, 1, 6)
    play(game, ANNA, "exchange 6")
    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["tokens"]) == (2, [])


def test_sebastian_pays_with_his_double() -> None:
    """D-10: for two steps; two tokens bring the Double back; then it pays for the Palace."""
    game = position(
        4,
        turn=SEBASTIAN,
        map={"beijing": "vp-2", "datong": "envoy"},
        seats={
            ANNA: {"hand": []}, LISA: {"hand": []}, DAVID: {"hand": []},
            SEBASTIAN: {"pool": 0, "double": "pool", "hand": ["hand1-7", "hand2-6"]},
        },
        board={"palace": "board-2"},
    )  # fmt: skip
    play(game, SEBASTIAN, "card hand1-7", "at travel", "b", "pay double", "city beijing", "decline")
    play(game, SEBASTIAN, "city datong", "decline", "done")
    row = seat(game, SEBASTIAN)
    assert (row["pool"], row["double"], row["tokens"]) == (0, "supply", ["vp-2", "envoy"])
    play(game, SEBASTIAN, "card hand2-6", "at palace")
    assert "b" not in offered(game)
    play(game, SEBASTIAN, "exchange 2", "gain double")
    assert (seat(game, SEBASTIAN)["double"], seat(game, SEBASTIAN)["tokens"]) == ("pool", [])
    play(game, SEBASTIAN, "b", "pay double")
    row = seat(game, SEBASTIAN)
    assert (row["envoy"], row["pool"], row["double"]) == (2, 0, "supply")
    assert table(game)["intrigue"]["1"] == [SEBASTIAN]


@pytest.mark.parametrize(
    ("answer", "gained", "left"), [("exchange 2", "pool", 4), ("exchange 4", "vp", 2), ("exchange 6", "jade", 0)]
)
def test_what_tokens_buy(answer: str, gained: str, left: int) -> None:
    """D-19, B-TRV-06: two a Servant, four 2 VP, six a Jade."""
    game = position(
        2, seats={ANNA: {"pool": 6, "tokens": ["envoy", "envoy", "envoy", "intrigue", "intrigue", "intrigue"]}}
    )
    before = seat(game, ANNA)
    play(game, ANNA, answer)
    while asked(game)[1] == "exchange-tokens":
        play(game, ANNA, offered(game)[0])
    after = seat(game, ANNA)
    won = {"pool": 1, "vp": 2, "jade": 1}[gained]
    for thing in ("pool", "vp", "jade"):
        assert after[thing] - before[thing] == (won if thing == gained else 0)
    assert len(after["tokens"]) == left
