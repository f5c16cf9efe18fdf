"""After a revolt: tokens shuffled, tokens put aside, a line that is full again (X-PRV-11)."""

from __future__ import annotations

from typing import Any

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.modules.revolts import NAME, SIZES, at_peasants, bid, envoys, lying, peasants, track, uprising
from tests.scenes import ANNA, LISA, asked, offered, play, rules_told, seat


def test_the_tokens_are_shuffled() -> None:
    """X-PRV-11, C-62: the track is empty, and the next revolt may show any value again."""
    game = uprising([3, 4, 4, 5], seats={LISA: {"discard": ["hand2-6"], "hand": ["hand2-2"]}})
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-6")
    assert track(game) == {
        "line": 0,
        "aside": 0,
        "due": None,
        "kept": 0,
        "shown": [],
        "revealed": [],
        "bids": [None, None],
        "bid_tokens": [0, 0],
    }
    assert "X-PRV-11" in rules_told(game)

    again = uprising([3, 4, 4, 5], seats={LISA: {"discard": ["hand2-6"]}})
    assert again.decision is not None
    assert track(again)["revealed"] == [3, 4, 4, 5]


def test_a_token_too_many_waits_aside() -> None:
    """X-PRV-11: with the track full a second token of the turn is put aside, and begins the new line."""
    game = at_peasants(
        2,
        card="revolt-7",
        line=SIZES[2] - 1,
        seats={LISA: {"discard": ["hand2-6"], "hand": ["hand2-2"]}},
    )
    play(game, ANNA, "a", "a")
    assert (lying(game), track(game)["aside"], track(game)["due"]) == (SIZES[2], 1, ANNA)
    play(game, ANNA, "done")
    assert len(track(game)["revealed"]) == SIZES[2]
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-6")
    assert (lying(game), track(game)["aside"], track(game)["due"]) == (1, 0, None)


def chances(game: Game) -> dict[str, int]:
    """What the next revolt token can show, and in how many ways."""
    assert game.decision is not None
    assert game.decision.weights is not None
    return dict(zip(offered(game), game.decision.weights, strict=True))


def test_a_token_put_aside_keeps_what_it_is() -> None:
    """X-PRV-11, C-62: it is none of the four that the revolt showed; those laid after it can be any of the others."""
    seats = {LISA: {"discard": ["hand2-2"], "hand": ["hand2-6"], "pool": 2}}
    game = at_peasants(2, card="revolt-7", line=SIZES[2] - 1, chance="ask", seats=seats, board={"jade": "board-1"})
    play(game, ANNA, "a", "a", "done")
    assert chances(game) == {f"revolt-token {value}": 1 if value in (0, 5) else 2 for value in range(6)}
    for value in (5, 4, 4, 3):
        play(game, CHANCE, f"revolt-token {value}")
    bid(game, ANNA, "board-4")
    bid(game, LISA, "hand2-2")
    assert (track(game)["kept"], track(game)["shown"]) == (1, [3, 4, 4, 5])

    data = game.to_dict()
    modules: Any = data["modules"]
    modules[NAME].update(line=SIZES[2], due=LISA)
    game = Game.from_dict(data, chance="ask")
    assert asked(game) == (LISA, "card")
    play(game, LISA, "card hand2-6", "at jade")
    while asked(game)[0] == LISA:
        play(game, LISA, "decline" if "decline" in offered(game) else "done")
    assert asked(game) == (CHANCE, "revolt-token")
    assert chances(game) == {f"revolt-token {value}": count for value, count in enumerate((1, 2, 2, 1))}
    play(game, CHANCE, "revolt-token 2")
    assert chances(game) == {f"revolt-token {value}": count for value, count in enumerate((1, 2, 1, 2, 2, 1))}
    again = Game.from_dict(game.to_dict(), chance="ask")
    assert chances(again) == chances(game)


def test_no_token_is_left() -> None:
    """X-PRV-11, C-62: with all ten on the table none is laid."""
    game = at_peasants(2, line=SIZES[2], revolt={"aside": 6, "due": LISA})
    play(game, ANNA, "a")
    assert (lying(game), track(game)["aside"]) == (SIZES[2], 6)
    assert any(event.kind == "no-revolt-token" for event in game.events)


def test_a_track_that_is_full_again() -> None:
    """X-PRV-11, E-51: six put aside fill a track of four; the next revolt follows at once, then two are left."""
    game = peasants(
        2,
        line=SIZES[2],
        revolt={"aside": 6, "due": ANNA},
        turn=ANNA,
        chance="ask",
        seats={ANNA: {"hand": ["hand1-7"], "envoy": 3}, LISA: {"discard": ["hand2-2"], "envoy": 3}},
        board={"jade": "board-3"},
    )
    play(game, ANNA, "card hand1-7", "at jade", "decline", "done")
    for value in (3, 4, 4, 5):
        play(game, CHANCE, f"revolt-token {value}")
    bid(game, ANNA, "board-3")
    bid(game, LISA, "hand2-2")
    assert seat(game, ANNA)["hand"] == ["board-3"]  # the highest bid against 16
    assert (lying(game), track(game)["aside"], track(game)["due"]) == (SIZES[2], 2, ANNA)

    assert asked(game) == (CHANCE, "revolt-token")
    for value in (3, 2, 2, 1):  # all six were put aside, so the four shown cannot be among them
        assert (CHANCE, f"revolt-token {value}") == (asked(game)[0], offered(game)[-1])
        play(game, CHANCE, f"revolt-token {value}")
    bid(game, LISA, "hand2-2")  # Anna has no discard any more
    assert (lying(game), track(game)["aside"], track(game)["due"]) == (2, 0, None)
    assert (track(game)["kept"], track(game)["shown"]) == (2, [1, 2, 2, 3, 3, 4, 4, 5])
    assert envoys(game, 2) == [2, 2]


def test_the_line_stays_over_night() -> None:
    """X-PRV-11: nothing but a revolt empties the track."""
    game = peasants(2, line=2, phase="night", seats={ANNA: {"hand": ["hand1-1"]}, LISA: {"hand": ["hand5-1"]}})
    assert (game.to_dict()["day"], lying(game)) == (2, 2)
