"""Scoring the ponds: who gains what, who goes home, the Favourite Gift by day and the fullest pier at Night."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, RAFAEL, SEBASTIAN, asked, offered, play, rules_told, seat
from tests.summer import NAME, here, pier, summer, visit
from tests.visits import kinds_told, refusal, table

BONSAI = 5


def gift(
    players: int = 4,
    card: str = "hand2-5",
    at: str = "jade",
    board: str = "board-1",
    me: dict[str, Any] | None = None,
    **rest: Any,
) -> Game:
    """Lisa has just given a Bonsai, the Favourite Gift, to an official who held less."""
    seats = {**rest.pop("seats", {}), LISA: {"hand": [card], **(me or {})}}
    game = summer(players, turn=LISA, favourite=BONSAI, board={at: board}, seats=seats, **rest)
    play(game, LISA, f"card {card}", f"at {at}")
    return game


def night(players: int = 4, day: int = 1, **rest: Any) -> Game:
    """A Night without matches and Ships, so that the ponds are the first thing asked."""
    hands = {who: {"hand": [], **rest.get("seats", {}).get(who, {})} for who in range(players)}
    return summer(players, phase="night", day=day, dice=[7, 7, 7], **{**rest, "seats": hands})


# Who gains, who goes home


def test_the_greatest_worth_gains_and_goes_home() -> None:
    """X-SPL-13, X-SPL-09: Lisa's two against Anna's one."""
    game = gift(piers={"jade": {LISA: 2, ANNA: 1}})
    play(game, LISA, "pond jade")

    assert (seat(game, LISA)["jade"], pier(game, "jade", LISA), seat(game, LISA)["supply"]) == (1, 0, 6)
    assert (asked(game), offered(game)) == ((ANNA, "pond-home"), ["home servant", "stay"])
    assert {"X-SPL-09", "X-SPL-13"} <= rules_told(game)


def test_worth_counts_not_pieces() -> None:
    """X-SPL-13, C-07: a Double as two against one Servant; as one it ties, and Intrigue decides."""
    double = {"double": "elsewhere"}
    game = gift(piers={"jade": {ANNA: 1}}, doubles={"jade": {LISA: 2}}, me=double, intrigue={3: [ANNA]})
    play(game, LISA, "pond jade")
    assert (seat(game, LISA)["jade"], seat(game, LISA)["double"]) == (1, "supply")

    game = gift(piers={"jade": {ANNA: 1}}, doubles={"jade": {LISA: 1}}, me=double, intrigue={3: [ANNA]})
    play(game, LISA, "pond jade")
    assert (seat(game, ANNA)["jade"], asked(game)) == (1, (LISA, "pond-home"))
    assert offered(game) == ["home double", "stay"]


@pytest.mark.parametrize(("order", "winner"), [([LISA, DAVID], DAVID), ([DAVID, LISA], LISA)])
def test_a_tie_goes_to_the_higher_marker(order: list[int], winner: int) -> None:
    """X-SPL-13, B-INT-05: on one step the marker on top."""
    game = gift(piers={"jade": {LISA: 2, DAVID: 2, ANNA: 1}}, intrigue={5: order})
    play(game, LISA, "pond jade")

    assert seat(game, winner)["jade"] == 1
    assert "B-INT-05" in rules_told(game)


def test_the_others_choose_piece_by_piece_highest_marker_first() -> None:
    """X-SPL-13, C-56: David takes one of two home, Sebastian his Double but not his Servant, Anna nothing."""
    game = gift(
        piers={"jade": {LISA: 5, DAVID: 2, ANNA: 1, SEBASTIAN: 1}},
        doubles={"jade": {SEBASTIAN: 2}},
        seats={SEBASTIAN: {"double": "elsewhere"}},
        intrigue={9: [DAVID], 4: [SEBASTIAN], 2: [ANNA]},
    )
    play(game, LISA, "pond jade")

    play(game, DAVID, "home servant", "stay")
    assert offered(game) == ["home servant", "home double", "stay"]
    play(game, SEBASTIAN, "home double", "stay")
    play(game, ANNA, "stay")

    assert [pier(game, "jade", who) for who in range(4)] == [1, 0, 1, 1]
    assert (seat(game, DAVID)["supply"], seat(game, SEBASTIAN)["double"]) == (5, "supply")
    assert here(game)["pier_doubles"]["jade"] == [0, 0, 0, 0]
    assert asked(game) == (LISA, "card-action")


def test_who_takes_all_home_is_not_asked_again() -> None:
    """X-SPL-13, E-05: and a piece that is not there cannot go."""
    game = gift(piers={"jade": {LISA: 2, ANNA: 1}})
    play(game, LISA, "pond jade")
    assert refusal(game, "home double") == "X-SPL-13"

    play(game, ANNA, "home servant")

    assert (asked(game), seat(game, ANNA)["supply"]) == ((LISA, "card-action"), 6)


# What the ponds give


def test_the_pond_of_neutral_servants() -> None:
    """X-SPL-08: two into the pool, out of the stock."""
    game = gift(piers={"neutral": {LISA: 1}})
    play(game, LISA, "pond neutral")

    assert (seat(game, LISA)["neutral_pool"], here(game)["neutral_stock"]) == (2, 14)
    assert "neutral" in kinds_told(game, "X-SPL-08")


@pytest.mark.parametrize(("left", "gained"), [(1, 1), (0, 0)])
def test_a_short_stock_gives_what_is_left(left: int, gained: int) -> None:
    """C-56, X-SPL-08: with four players none is none; the leader goes home all the same (X-SPL-13)."""
    game = gift(piers={"neutral": {LISA: 1}}, seats={ANNA: {"neutral_supply": 16 - left}})
    play(game, LISA, "pond neutral")

    assert (seat(game, LISA)["neutral_pool"], seat(game, LISA)["jade"]) == (gained, 0)
    assert (pier(game, "neutral", LISA), here(game)["neutral_stock"]) == (0, 0)
    assert ("no-benefit" in kinds_told(game, "C-56")) == (not gained)


def test_up_to_three_players_choose_between_neutral_servants_and_jade() -> None:
    """X-SPL-09, X-SPL-01: two of the one, or one of the other."""
    game = gift(3, piers={"neutral-or-jade": {LISA: 1}})
    play(game, LISA, "pond neutral-or-jade")
    assert (asked(game), offered(game)) == ((LISA, "pond-benefit"), ["take neutral", "take jade"])
    play(game, LISA, "take neutral")
    assert (seat(game, LISA)["neutral_pool"], seat(game, LISA)["jade"]) == (2, 0)

    game = gift(3, piers={"neutral-or-jade": {LISA: 1}})
    play(game, LISA, "pond neutral-or-jade", "take jade")
    assert (seat(game, LISA)["neutral_pool"], seat(game, LISA)["jade"]) == (0, 1)


def test_with_no_neutral_servant_left_it_is_a_jade() -> None:
    """C-56, X-SPL-09: nobody is asked; with one left there still is a choice."""
    piers = {"neutral-or-jade": {LISA: 1}}
    game = gift(2, piers=piers, seats={ANNA: {"neutral_supply": 8}})
    play(game, LISA, "pond neutral-or-jade")
    assert (seat(game, LISA)["jade"], asked(game)) == (1, (LISA, "card-action"))

    game = gift(2, piers=piers, seats={ANNA: {"neutral_supply": 7}})
    play(game, LISA, "pond neutral-or-jade", "take neutral")
    assert seat(game, LISA)["neutral_pool"] == 1


def test_the_pond_of_the_court_ladies() -> None:
    """X-SPL-10, C-56: once owned, it has no more to give, and whoever comes second gets nothing either."""
    game = gift(piers={"court-lady": {LISA: 2, ANNA: 1}})
    play(game, LISA, "pond court-lady")
    assert here(game)["court_ladies"] == [LISA]

    game = gift(piers={"court-lady": {LISA: 2, ANNA: 1}}, ladies=(LISA,))
    play(game, LISA, "pond court-lady")
    assert (here(game)["court_ladies"], pier(game, "court-lady", LISA)) == ([LISA], 0)
    assert kinds_told(game, "C-56") == ["no-benefit"]


# The Favourite Gift


def test_one_of_three_gifts_is_the_favourite_for_the_whole_game() -> None:
    """X-SPL-11: drawn at set-up."""
    drawn = {here(gugong.new_game(2, modules=[NAME], seed=seed))["favourite"] for seed in range(20)}
    assert drawn == {4, 5, 6}

    game = gugong.new_game(2, modules=[NAME], start=0, chance="ask")
    while game.decision is not None and game.decision.prompt != "draw-favourite":
        game.play(game.decision.options[0])
    assert (offered(game), asked(game)[0]) == (["favourite 4", "favourite 5", "favourite 6"], gugong.CHANCE)
    game.play("favourite 6")
    assert here(game)["favourite"] == 6


def test_a_pond_may_be_scored_before_between_or_after_the_actions() -> None:
    """X-SPL-11, C-54: an aside of every question of that turn, until it is used."""
    for before in ([], ["decline"], ["decline", "decline"]):
        game = gift(piers={"jade": {LISA: 1}})
        play(game, LISA, *before)
        assert [option.aside for option in game.decision.options if option.text == "pond jade"] == [True]  # type: ignore[union-attr]

        play(game, LISA, "pond jade")

        assert seat(game, LISA)["jade"] == 1
        assert "pond jade" not in offered(game)
        assert "scores-pond" in kinds_told(game, "X-SPL-11")


def test_a_pond_scored_in_the_middle_of_an_action_pays_for_it() -> None:
    """X-SPL-11, X-SPL-08: neutral Servants gained while the location's action is asked for."""
    game = gift(at="palace", me={"pool": 0}, piers={"neutral": {LISA: 1}})
    play(game, LISA, "decline")
    assert "b" not in offered(game)

    play(game, LISA, "pond neutral")

    assert "b" in offered(game)


def test_a_pond_is_not_scored_by_another_gift_nor_twice_nor_tomorrow() -> None:
    """X-SPL-11, C-54: once for each card placed, in that turn."""
    game = visit("jade", LISA, piers={"jade": {LISA: 1}}, favourite=BONSAI)
    assert refusal(game, "pond jade") == "X-SPL-11"

    game = gift(piers={"jade": {LISA: 1}, "neutral": {LISA: 1}}, seats={DAVID: {"hand": ["hand1-5"]}})
    play(game, LISA, "pond jade")
    assert refusal(game, "pond neutral") == "X-SPL-11"

    game = gift(piers={"jade": {LISA: 1}}, seats={DAVID: {"hand": ["hand1-7"]}})
    play(game, LISA, "decline", "decline", "done")
    assert asked(game) == (DAVID, "card")
    assert refusal(game, "pond jade") == "X-SPL-11"
    assert "ponds_owed" not in here(game)


def test_an_empty_pond_cannot_be_scored() -> None:
    """C-54: nor one of the other side of the board."""
    game = gift(piers={"jade": {LISA: 1}})

    assert refusal(game, "pond neutral") == "C-54"
    assert refusal(game, "pond neutral-or-jade") == "X-SPL-01"


def test_whoever_leads_gains_be_it_an_opponent() -> None:
    """C-54: Lisa has the pond scored, Anna gets the Jade."""
    game = gift(piers={"jade": {LISA: 1, ANNA: 3}})
    play(game, LISA, "pond jade")

    assert (seat(game, ANNA)["jade"], seat(game, LISA)["jade"]) == (1, 0)
    assert asked(game) == (LISA, "pond-home")


def test_an_opponent_who_gains_makes_their_own_choice() -> None:
    """C-54, X-SPL-09: in the middle of Lisa's turn Anna is asked."""
    game = gift(3, piers={"neutral-or-jade": {ANNA: 1}})
    play(game, LISA, "pond neutral-or-jade")
    play(game, ANNA, "take neutral")

    assert (seat(game, ANNA)["neutral_pool"], asked(game)) == (2, (LISA, "card-action"))


def test_an_exchange_without_actions_counts_too() -> None:
    """C-15, X-SPL-11: a card placed is a card placed."""
    game = gift(board="board-8", piers={"jade": {LISA: 1}})
    play(game, LISA, "no-actions")
    assert asked(game) == (LISA, "turn-end")

    play(game, LISA, "pond jade")

    assert seat(game, LISA)["jade"] == 1


def test_a_swap_counts_and_two_cards_are_two_ponds() -> None:
    """C-15, C-54: the Bonsai given, and another one swapped in by the card's action."""
    me = {"discard": ["hand4-5"]}
    game = gift(card="draw-9b", me={**me, "hand": ["draw-9b"]}, piers={"jade": {LISA: 1}, "neutral": {LISA: 1}})
    play(game, LISA, "card hand4-5", "at wall", "pond jade")
    assert "pond neutral" not in offered(game)

    game = summer(
        4,
        turn=LISA,
        favourite=4,
        board={"jade": "board-1"},
        seats={LISA: {"hand": ["hand4-4"], "discard": ["hand5-4"]}},
        piers={"jade": {LISA: 1}, "neutral": {LISA: 1}},
    )
    play(game, LISA, "card hand4-4", "at jade", "card hand5-4", "at wall")
    assert here(game)["ponds_owed"] == 2
    play(game, LISA, "pond jade", "pond neutral")
    assert "ponds_owed" not in here(game)


def test_in_the_morning_it_is_now_or_never() -> None:
    """C-54, X-SPL-11: the Morning swap asks at once."""
    rest: dict[str, Any] = {
        "phase": "morning",
        "day": 2,
        "favourite": BONSAI,
        "decrees": {"morning-swap": [LISA]},
        "seats": {LISA: {"hand": ["hand2-5"]}},
    }
    game = summer(4, piers={"jade": {LISA: 1}}, **rest)
    play(game, LISA, "decree morning-swap", "card hand2-5", "at wall")
    assert (asked(game), offered(game)) == ((LISA, "favourite-gift"), ["pond jade", "decline"])
    assert refusal(game, "pond neutral") == "C-54"
    play(game, LISA, "pond jade")
    assert seat(game, LISA)["jade"] == 1

    game = summer(4, piers={"jade": {LISA: 1}}, **rest)
    play(game, LISA, "decree morning-swap", "card hand2-5", "at wall", "decline")
    assert asked(game)[1] == "morning-servants"
    assert "ponds_owed" not in here(game)

    game = summer(4, **rest)
    play(game, LISA, "decree morning-swap", "card hand2-5", "at wall")
    assert asked(game)[1] == "morning-servants"


def test_cards_laid_out_at_set_up_do_not_count() -> None:
    """C-15: nobody has placed them."""
    game = gugong.new_game(2, modules=[NAME], seed=8)

    assert kinds_told(game, "X-SPL-11") == ["favourite"]


def test_d_12_the_swap_token() -> None:
    """D-12: Rafaël swaps a Favourite Gift of his discard pile in, and scores the Court Ladies, where he has most."""
    game = visit(
        "travel",
        RAFAEL,
        5,
        favourite=BONSAI,
        map={"xian": "swap"},
        me={"discard": ["hand5-4", "hand2-5"]},
        board={"wall": "board-8"},
        piers={"court-lady": {RAFAEL: 3, ANNA: 2}},
    )
    play(game, RAFAEL, "a", "city xian", "token swap", "card hand2-5", "at wall")
    assert seat(game, RAFAEL)["discard"][:2] == ["hand5-4", "board-8"]

    play(game, RAFAEL, "pond court-lady")

    assert here(game)["court_ladies"] == [RAFAEL]
    assert (pier(game, "court-lady", RAFAEL), seat(game, RAFAEL)["supply"]) == (0, 6)
    assert table(game)["board"]["wall"] == "hand2-5"
    play(game, ANNA, "stay")
    assert asked(game)[0] == RAFAEL


# Night


def test_at_night_the_fullest_pier_is_scored() -> None:
    """X-SPL-12: all pieces count together, whoever leads there."""
    game = night(piers={"neutral": {ANNA: 3}, "jade": {LISA: 2, DAVID: 2}}, intrigue={1: [LISA]})

    assert (seat(game, LISA)["jade"], seat(game, ANNA)["neutral_pool"]) == (1, 0)
    assert asked(game) == (DAVID, "pond-home")
    assert "X-SPL-12" in rules_told(game)


def test_worth_decides_which_pier_is_the_fullest() -> None:
    """C-55, X-SPL-12: a Double of two outweighs a Servant."""
    game = night(
        piers={"jade": {LISA: 1}},
        doubles={"court-lady": {ANNA: 2}},
        seats={ANNA: {"double": "elsewhere"}},
    )

    assert (here(game)["court_ladies"], seat(game, LISA)["jade"]) == ([ANNA], 0)


def test_tied_ponds_are_all_scored_in_the_order_of_the_board() -> None:
    """C-55, X-SPL-12: neutral Servants, Jade, Court Ladies."""
    piers = {"court-lady": {LISA: 1}, "jade": {DAVID: 1}, "neutral": {ANNA: 1}}
    game = night(piers=piers)

    assert (here(game)["court_ladies"], seat(game, DAVID)["jade"]) == ([LISA], 1)
    assert seat(game, ANNA)["neutral_pool"] == 2
    scored = [event.values[0] for event in game.events if event.kind == "pond"]
    assert scored == [2, 3, 1]


def test_empty_piers_score_nothing() -> None:
    """X-SPL-12: nothing happens."""
    assert "X-SPL-12" not in rules_told(night())


def test_the_fourth_night_scores_too() -> None:
    """C-55: before the final scoring, so the Court Lady gained is worth 3 VP and the Jade 1."""
    game = night(day=4, piers={"court-lady": {LISA: 2}})
    assert game.over
    assert ("X-SPL-10", 3) in game.scores()[LISA]["items"]

    game = night(day=4, piers={"jade": {LISA: 2}})
    assert ("B-END-04", 1) in game.scores()[LISA]["items"]


def test_night_ponds_come_after_the_ships() -> None:
    """X-SPL-12: claims first."""
    canal = {"a1": {"seat": LISA, "servants": 3, "double": 0}}
    game = night(canal=canal, piers={"jade": {LISA: 1}})
    assert (asked(game), seat(game, LISA)["jade"]) == ((LISA, "night-claim"), 0)

    play(game, LISA, "done")

    assert seat(game, LISA)["jade"] == 1
