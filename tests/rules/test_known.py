"""What is known: open and hidden cards, and questions that give nothing away (C-17, C-89, C-90)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, new_game, offered, play, position, seat


def seen(game: Game, viewer: int) -> dict[str, Any]:
    """The table as one player knows it."""
    return game.view(viewer).to_dict()


def cards(game: Game, viewer: int, of: int = ANNA) -> tuple[list[str], list[str], list[str]]:
    """Hand, discard pile, and cards known to be in one of the two, as one player knows another's."""
    view = seen(game, viewer)
    return view["seats"][of]["hand"], view["seats"][of]["discard"], view["hand_or_discard"][of]


def test_starting_hands_are_known_to_all() -> None:
    """C-89: they are fixed, so everybody knows what everybody holds."""
    game = new_game(3, seed=1, start=ANNA)
    for viewer in (ANNA, LISA, DAVID):
        assert cards(game, viewer, LISA) == (["hand2-2", "hand2-3", "hand2-5", "hand2-6"], [], [])


def test_cards_of_the_board_stay_known() -> None:
    """C-89, B-DAY-07: face down in the discard pile, but everybody saw it go there."""
    game = position(2, seats={ANNA: {"hand": ["hand1-3", "hand1-7"]}})
    play(game, ANNA, "card hand1-7", "at palace")
    assert cards(game, LISA) == (["hand1-3"], ["board-6"], [])


def test_a_discard_pile_is_its_owners_to_look_through() -> None:
    """C-17, B-DAY-07: Anna sees her pile in its order; Lisa does not see a card that she never saw."""
    game = position(2, seats={ANNA: {"hand": ["hand1-7"], "discard": ["draw-8a", "hand1-3"]}})
    assert cards(game, ANNA) == (["hand1-7"], ["draw-8a", "hand1-3"], [])
    assert cards(game, LISA) == (["hand1-7"], ["?", "hand1-3"], [])


def test_which_card_paid_the_fee_is_hidden() -> None:
    """C-89, B-DAY-04: of all the cards in that hand the others know who holds them, not where."""
    game = position(3, seats={ANNA: {"hand": ["hand1-1", "hand1-3", "hand1-5", "hand1-7"]}})
    play(game, ANNA, "card hand1-3", "at palace", "discard hand1-7")
    assert cards(game, ANNA) == (["hand1-1", "hand1-5"], ["hand1-7", "board-6"], [])
    for viewer in (LISA, DAVID):
        assert cards(game, viewer) == (["*", "*"], ["*", "board-6"], ["hand1-1", "hand1-5", "hand1-7"])


def test_a_card_played_after_a_fee_is_known_again() -> None:
    """C-89: it lies on the board now; of the other two one is in hand and one in the pile."""
    game = position(2, seats={ANNA: {"hand": ["hand1-1", "hand1-3", "hand1-5", "hand1-7"]}, LISA: {"hand": []}})
    play(game, ANNA, "card hand1-3", "at palace", "discard hand1-7", "decline", "decline", "done")
    play(game, ANNA, "card hand1-5", "at travel")
    assert seen(game, LISA)["board"]["travel"] == "hand1-5"
    assert cards(game, LISA) == (["*"], ["*", "board-6", "board-1"], ["hand1-1", "hand1-7"])


def test_two_fees_look_alike() -> None:
    """C-89: whichever card Anna discards, Lisa sees the same."""
    views = []
    for fee in ("discard hand1-1", "discard hand1-7"):
        game = position(2, seats={ANNA: {"hand": ["hand1-1", "hand1-3", "hand1-7"]}})
        play(game, ANNA, "card hand1-3", "at palace", fee)
        views.append(seen(game, LISA))
        assert "discard ?" in game.record(LISA)
        assert fee in game.record(ANNA)
    assert views[0] == views[1]


def test_the_night_makes_known_where_a_card_is() -> None:
    """C-89, A-30: all discards are hands again."""
    game = position(2, dice=[8, 8, 8], seats={ANNA: {"hand": ["hand1-1", "hand1-3"]}, LISA: {"hand": []}})
    play(game, ANNA, "card hand1-3", "at palace", "discard hand1-1", "decline", "decline", "done")
    assert seen(game, LISA)["day"] == 2
    assert cards(game, LISA) == (["board-6", "hand1-1"], [], [])


def test_a_card_that_matches_a_die_is_shown() -> None:
    """E-01, C-89: at Night, to claim the match; one that matches nothing stays a secret."""
    cards_of_anna = {"hand": [], "discard": ["draw-8a", "draw-3"]}
    game = position(2, phase="night", dice=[8, 8, 4], seats={ANNA: cards_of_anna, LISA: {"hand": []}})
    assert cards(game, LISA) == (["?", "draw-8a"], [], [])


def test_a_drawn_card_is_its_owners_secret() -> None:
    """C-89, C-20: the others know that it is in hand, not what it is; a fee may hide even that."""
    game = position(
        2,
        seats={ANNA: {"hand": ["hand1-1", "hand1-7"]}, LISA: {"hand": []}},
        board={"canal": "board-2", "travel": "board-9"},
        canal={"a3": {"seat": ANNA, "servants": 3}},
        chance="ask",
    )
    play(game, ANNA, "card hand1-7", "at canal", "a", "claim gift-card")
    game.play("card draw-8a")
    assert seat(game, ANNA)["hand"] == ["hand1-1", "draw-8a"]
    assert cards(game, LISA) == (["?", "hand1-1"], ["board-2"], [])
    assert "draw-8a" in seen(game, LISA)["unseen"]
    assert "card ?" in game.record(LISA)
    play(game, ANNA, "done", "done", "card hand1-1", "at palace", "discard draw-8a")
    assert cards(game, LISA) == ([], ["board-2", "*", "board-6"], ["?"])


def test_a_drawn_card_is_shown_when_it_is_placed() -> None:
    """C-89: from then on it is open, wherever it goes."""
    game = position(2, seats={ANNA: {"hand": ["draw-8a"]}, LISA: {"hand": ["hand2-6", "draw-9c"]}})
    assert cards(game, LISA) == (["?"], [], [])
    play(game, ANNA, "card draw-8a", "at palace", "decline", "decline", "done")
    play(game, LISA, "card draw-9c", "at palace")
    assert cards(game, ANNA, LISA) == (["hand2-6"], ["draw-8a"], [])


def test_a_swap_is_seen_by_all() -> None:
    """C-89: the card given lies on the board, the card taken was there."""
    game = position(2, seats={ANNA: {"hand": ["hand4-4", "draw-8a"]}})
    play(game, ANNA, "card hand4-4", "at travel", "card draw-8a", "at canal")
    assert cards(game, LISA) == (["board-9"], ["board-1"], [])


def test_stored_tokens_are_known() -> None:
    """C-89: every token was face up on the map."""
    game = position(2, seats={ANNA: {"tokens": ["vp-2", "double"]}})
    assert seen(game, LISA)["seats"][ANNA]["tokens"] == ["vp-2", "double"]


def test_a_decision_is_seen_by_its_seat_alone() -> None:
    """C-90: the others learn whose answer is awaited, no question and no answers."""
    game = position(2)
    assert seen(game, ANNA)["decision"]["prompt"] == "card"
    assert seen(game, LISA)["asked"] == ANNA
    assert "decision" not in seen(game, LISA)
    assert game.view(LISA).decision is None


@pytest.mark.parametrize("answers", [[], ["at palace"]])
def test_a_card_picked_but_not_placed_is_hidden(answers: list[str]) -> None:
    """C-90: until it is placed Lisa cannot tell which of two cards Anna has chosen, while a fee is settled too."""
    views = []
    for card in ("hand1-3", "hand1-5"):
        game = position(2)
        play(game, ANNA, f"card {card}", *answers)
        assert asked(game)[1] == ("fee" if answers else "location")
        views.append(seen(game, LISA))
        assert "card ?" in game.record(LISA)
    assert views[0] == views[1]


def test_a_question_tells_nothing_of_the_hand() -> None:
    """C-90: without a 7 Anna is asked all the same, with `decline` alone; Lisa cannot see the difference."""
    views = []
    for card, answers in (("draw-8a", ["token discard-7-jade", "decline"]), ("draw-3", ["decline"])):
        game = position(2, map={"beijing": "discard-7-jade"}, seats={ANNA: {"hand": ["hand1-7", card]}})
        play(game, ANNA, "card hand1-7", "at travel", "a", "city beijing")
        assert (asked(game), offered(game)) == ((ANNA, "token"), answers)
        views.append(seen(game, LISA))
    assert views[0] == views[1]
