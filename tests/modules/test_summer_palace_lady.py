"""The Court Lady: an action once more, or VP at the end."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, rules_told, seat
from tests.summer import here, summer, visit
from tests.visits import kinds_told, refusal, ship, table


def with_lady(
    card: str, at: str, *, me: dict[str, Any] | None = None, ladies: tuple[int, ...] = (LISA,), **rest: Any
) -> Game:
    """Lisa, who has her Court Lady, has given a card to an official who held a 1."""
    board = {at: "board-1", **rest.pop("board", {})}
    game = summer(4, turn=LISA, ladies=ladies, board=board, seats={LISA: {"hand": [card], **(me or {})}}, **rest)
    play(game, LISA, f"card {card}", f"at {at}")
    return game


def test_both_actions_are_done_again_the_cards_first() -> None:
    """X-SPL-10, A-55, C-57: the Lady goes home for it."""
    game = with_lady("hand2-2", "intrigue")  # the card's action is the Palace's
    play(game, LISA, "a", "a")
    assert (asked(game), offered(game)) == (
        (LISA, "court-lady"),
        ["repeat card", "repeat location", "repeat both", "decline"],
    )

    play(game, LISA, "repeat both")
    assert (asked(game), here(game)["court_ladies"]) == ((LISA, "card-action"), [])
    play(game, LISA, "a", "a")

    assert (seat(game, LISA)["envoy"], table(game)["intrigue"]["2"]) == (2, [LISA])
    assert asked(game) == (LISA, "turn-end")
    assert kinds_told(game, "X-SPL-10") == ["court-lady-used"]


@pytest.mark.parametrize(("answer", "envoy", "intrigue"), [("repeat card", 2, 1), ("repeat location", 1, 2)])
def test_one_of_the_two_is_done_again(answer: str, envoy: int, intrigue: int) -> None:
    """X-SPL-10, A-55."""
    game = with_lady("hand2-2", "intrigue")
    play(game, LISA, "a", "a", answer, "a")

    assert (seat(game, LISA)["envoy"], table(game)["intrigue"][str(intrigue)]) == (envoy, [LISA])
    assert asked(game) == (LISA, "turn-end")


def test_she_may_be_kept() -> None:
    """X-SPL-10: and without her nobody is asked."""
    game = with_lady("hand2-2", "intrigue")
    play(game, LISA, "a", "a", "decline")
    assert (asked(game), here(game)["court_ladies"]) == ((LISA, "turn-end"), [LISA])

    game = with_lady("hand2-2", "intrigue", ladies=(ANNA, DAVID))
    play(game, LISA, "a", "a")
    assert asked(game) == (LISA, "turn-end")


def test_only_what_was_performed_is_done_again() -> None:
    """C-57: a declined action is none, and a blank card has none."""
    game = with_lady("hand2-2", "intrigue")
    play(game, LISA, "a", "decline")
    assert offered(game) == ["repeat card", "decline"]
    assert (refusal(game, "repeat location"), refusal(game, "repeat both")) == ("C-57", "C-57")

    game = with_lady("hand2-2", "intrigue")
    play(game, LISA, "decline", "a")
    assert offered(game) == ["repeat location", "decline"]

    game = with_lady("hand2-2", "intrigue")
    play(game, LISA, "decline", "decline")
    assert asked(game) == (LISA, "turn-end")

    game = with_lady("hand2-6", "intrigue")
    play(game, LISA, "a")
    assert offered(game) == ["repeat location", "decline"]


def test_an_exchange_without_actions_has_nothing_to_repeat() -> None:
    """C-57."""
    game = summer(4, turn=LISA, ladies=(LISA,), board={"jade": "board-8"}, seats={LISA: {"hand": ["hand2-2"]}})
    play(game, LISA, "card hand2-2", "at jade", "no-actions")

    assert asked(game) == (LISA, "turn-end")


def test_the_costs_of_the_action_are_paid_again_the_fee_is_not() -> None:
    """C-57: Palace B twice, after a fee of two."""
    game = summer(
        4, turn=LISA, ladies=(LISA,), board={"palace": "board-8"}, seats={LISA: {"hand": ["hand2-6"], "pool": 6}}
    )
    play(game, LISA, "card hand2-6", "at palace", "pay 2", "b", "pay 2", "repeat location", "b", "pay 2")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["envoy"]) == (0, 4)


def test_a_repeat_that_cannot_be_paid_is_not_on_offer() -> None:
    """C-57, E-11: nothing is left for a second Jade; tokens exchanged first make it possible."""
    me = {"pool": 3, "tokens": ["vp-2"] * 4}
    game = with_lady("hand2-6", "jade", me=me)
    play(game, LISA, "house 3", "pay 3")
    assert (asked(game), offered(game)) == ((LISA, "court-lady"), ["decline", "exchange 2", "exchange 4"])
    assert refusal(game, "repeat location") == "C-57"

    game = with_lady("hand2-6", "jade", me={"pool": 3})
    play(game, LISA, "house 3", "pay 3")
    assert asked(game) == (LISA, "turn-end")


def test_house_and_way_are_chosen_anew() -> None:
    """C-57: A first, B the second time; another house."""
    game = with_lady("hand2-6", "intrigue", me={"pool": 3})
    play(game, LISA, "a", "repeat location", "b", "pay 1")
    assert table(game)["intrigue"]["4"] == [LISA]

    game = with_lady("hand2-6", "jade", me={"pool": 7})
    play(game, LISA, "house 3", "pay 3", "repeat location")
    assert "house 4" in offered(game)


def test_a_card_that_gains_servants_is_used_again() -> None:
    """C-57: not the card alone counts, but that it was used; in both it may pay for the location's action."""
    game = with_lady("hand2-3", "palace", me={"pool": 0})
    play(game, LISA, "gain 2", "b", "pay 2")
    assert "repeat both" in offered(game)
    play(game, LISA, "repeat both", "gain 2", "b", "pay 2")
    assert seat(game, LISA)["envoy"] == 4

    game = with_lady("hand2-3", "palace", me={"pool": 0})
    play(game, LISA, "decline", "a")
    assert offered(game) == ["repeat location", "decline"]


def test_a_swap_is_done_again() -> None:
    """C-57."""
    game = with_lady("hand4-4", "palace", me={"discard": ["hand5-4"]}, favourite=6)
    play(game, LISA, "card hand5-4", "at wall", "decline")
    assert offered(game) == ["repeat card", "decline"]
    play(game, LISA, "repeat card", "card board-1", "at canal")

    assert table(game)["board"]["canal"] == "board-1"


def test_a_repeated_canal_action_that_claims_a_card() -> None:
    """C-57, C-20: the Ship is filled by the repeat; the card drawn comes to the hand."""
    game = with_lady("hand2-6", "canal", canal={"a3": ship(LISA, 1)})
    play(game, LISA, "a", "ship a3", "done", "repeat location", "a", "ship a3", "claim gift-card")

    assert len(seat(game, LISA)["hand"]) == 1
    assert seat(game, LISA)["rewards"]["gift-card"] == 1
    play(game, LISA, "done")
    assert asked(game)[0] != LISA


def test_she_can_be_used_in_the_exchange_that_wins_her() -> None:
    """E-11, X-SPL-11: by a pond scored among the actions, or at the very question."""
    rest: dict[str, Any] = {"ladies": (), "favourite": 5, "piers": {"court-lady": {LISA: 1}}}
    game = with_lady("hand2-5", "intrigue", **rest)
    play(game, LISA, "decline", "pond court-lady", "a", "repeat location", "a")
    assert table(game)["intrigue"]["2"] == [LISA]

    game = with_lady("hand2-5", "intrigue", **rest)
    play(game, LISA, "decline", "a")
    assert (asked(game), offered(game)) == ((LISA, "court-lady"), ["decline", "pond court-lady"])
    assert refusal(game, "repeat location") == "X-SPL-10"
    play(game, LISA, "pond court-lady", "repeat location", "a")
    assert table(game)["intrigue"]["2"] == [LISA]


def test_she_is_not_used_twice_in_one_exchange() -> None:
    """E-11: won back during the repeat she waits."""
    game = with_lady("hand2-5", "intrigue", favourite=5, piers={"court-lady": {LISA: 1}})
    play(game, LISA, "decline", "a", "repeat location", "a", "pond court-lady")

    assert (asked(game), here(game)["court_ladies"]) == ((LISA, "turn-end"), [LISA])


def test_she_acts_for_her_own_family_alone() -> None:
    """X-SPL-10: a pond that an opponent leads brings Lisa no Lady."""
    game = with_lady("hand2-5", "intrigue", ladies=(), favourite=5, piers={"court-lady": {LISA: 1, ANNA: 2}})
    play(game, LISA, "decline", "a")

    assert asked(game) == (LISA, "turn-end")


def test_a_lady_kept_is_worth_3_vp_after_the_decrees_and_before_the_palace() -> None:
    """X-SPL-10, A-35: and the Decree that counts VP has been scored before."""
    game = summer(
        2,
        phase="end",
        ladies=(LISA,),
        seats={LISA: {"palace": 0, "jade": 1, "neutral_pool": 1, "vp": 9}},
        decrees={"vp-per-3-vp": [LISA], "vp-8": [LISA], "neutral-servants": [LISA]},
    )

    items: Any = game.scores()[LISA]["items"]
    assert [rule for rule, _ in items] == [
        "track",
        "B-DL3-01",
        "B-DL3-02",
        "X-SPL-07",
        "X-SPL-10",
        "B-END-03",
        "B-END-04",
    ]
    assert dict(items)["X-SPL-10"] == 3
    assert dict(items)["B-DL3-01"] == 3
    assert "X-SPL-10" not in [rule for rule, _ in game.scores()[ANNA]["items"]]


def test_what_was_performed_is_forgotten_with_the_turn() -> None:
    """C-57: a position between turns says nothing of it."""
    game = visit("intrigue", LISA, ladies=(LISA,), seats={DAVID: {"hand": ["hand1-7"]}})
    play(game, LISA, "a")
    assert here(game)["performed"] == ["location"]

    play(game, LISA, "decline", "done")

    assert "performed" not in here(game)
    assert "B-DAY-01" in rules_told(game)
