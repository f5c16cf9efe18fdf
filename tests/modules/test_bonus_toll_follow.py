"""Toll and follow: what they react to, and in which order (V-BON-02, V-BON-03, C-52)."""

from __future__ import annotations

import pytest

from gugong import Game
from tests.modules.bonus import gift, in_use
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, seat
from tests.visits import kinds_told, refusal


def vp(game: Game) -> list[int]:
    """Everybody's VP."""
    return list(game.state.vp)


def rich(who: int, vp: int = 5) -> dict[int, dict[str, int]]:
    return {who: {"vp": vp}}


# Toll


def test_the_toll_moves_one_vp() -> None:
    """V-BON-02: Anna acts where Lisa's token lies."""
    game = gift("hand1-7", "intrigue", in_use("toll", LISA, "intrigue"), me={"vp": 5})
    play(game, ANNA, "a")
    assert vp(game) == [4, 1, 0]
    assert kinds_told(game, "V-BON-02") == ["toll", "vp", "vp"]


def test_who_has_nothing_loses_nothing_but_the_owner_gains() -> None:
    """V-BON-02, C-43."""
    game = gift("hand1-7", "intrigue", in_use("toll", LISA, "intrigue"))
    play(game, ANNA, "a")
    assert vp(game) == [0, 1, 0]


def test_no_toll_for_oneself_elsewhere_or_for_declining() -> None:
    """V-BON-02: any other player, this action, performed."""
    own = gift("hand1-7", "intrigue", in_use("toll", ANNA, "intrigue"), me={"vp": 5})
    play(own, ANNA, "a")
    assert vp(own) == [5, 0, 0]
    other = gift("hand1-7", "intrigue", in_use("toll", LISA, "wall"), me={"vp": 5})
    play(other, ANNA, "a")
    assert vp(other) == [5, 0, 0]
    declined = gift("hand1-7", "intrigue", in_use("toll", LISA, "intrigue"), me={"vp": 5})
    play(declined, ANNA, "decline")
    assert vp(declined) == [5, 0, 0]


def test_card_and_location_are_two_performances() -> None:
    """V-BON-02, C-52: a card of Intrigue at Intrigue is tolled twice."""
    game = gift("hand1-5", "intrigue", in_use("toll", LISA, "intrigue"), me={"vp": 5})
    play(game, ANNA, "a")
    assert vp(game) == [4, 1, 0]
    play(game, ANNA, "a")
    assert vp(game) == [3, 2, 0]


def test_two_tolls_on_one_action_both_count() -> None:
    """V-BON-02, C-52: of two owners, or both of one."""
    game = gift(
        "hand1-7", "intrigue", in_use("toll", LISA, "intrigue"), in_use("toll", DAVID, "intrigue"), me={"vp": 5}
    )
    play(game, ANNA, "a")
    assert vp(game) == [3, 1, 1]
    game = gift("hand1-7", "intrigue", in_use("toll", LISA, "intrigue"), in_use("toll", LISA, "intrigue"), me={"vp": 1})
    play(game, ANNA, "a")
    assert vp(game) == [0, 2, 0]


def test_what_a_token_does_is_no_action() -> None:
    """C-30: a step of Intrigue by a Travel Token owes no toll and is not followed."""
    tokens = (in_use("toll", LISA, "intrigue"), in_use("follow", DAVID, "intrigue"))
    game = gift("hand1-7", "travel", *tokens, me={"vp": 5}, map={"beijing": "intrigue"})
    play(game, ANNA, "a", "city beijing", "token intrigue")
    assert (asked(game), vp(game)) == ((ANNA, "turn-end"), [5, 0, 0])


# Follow


def test_the_owner_may_follow() -> None:
    """V-BON-03: Lisa performs the action too, with A or B at her own cost."""
    game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"), seats={LISA: {"pool": 4}})
    play(game, ANNA, "a")
    assert (asked(game), offered(game)) == ((LISA, "follow"), ["follow", "decline"])
    play(game, LISA, "follow")
    assert (asked(game), offered(game)) == ((LISA, "follow-action"), ["a", "b", "decline"])
    play(game, LISA, "b", "pay 1")
    assert (game.state.intrigue[LISA], seat(game, LISA)["pool"]) == (3, 3)
    assert asked(game) == (ANNA, "turn-end")
    assert kinds_told(game, "V-BON-03") == ["follows", "performs"]


def test_following_is_a_matter_of_choice() -> None:
    """V-BON-03: declined before or after looking at it."""
    for answers in (["decline"], ["follow", "decline"]):
        game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"))
        play(game, ANNA, "a")
        play(game, LISA, *answers)
        assert (asked(game), game.state.intrigue[LISA]) == ((ANNA, "turn-end"), 0)


def test_a_declined_action_cannot_be_followed() -> None:
    """V-BON-03, C-52."""
    game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"))
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "turn-end")


def test_nobody_follows_oneself_or_elsewhere() -> None:
    """V-BON-03: another player's performance of that very action."""
    for token in (in_use("follow", ANNA, "intrigue"), in_use("follow", LISA, "wall")):
        game = gift("hand1-7", "intrigue", token)
        play(game, ANNA, "a")
        assert asked(game) == (ANNA, "turn-end")


def test_a_player_without_cards_may_follow() -> None:
    """V-BON-03, C-52."""
    game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"), seats={LISA: {"hand": []}})
    play(game, ANNA, "a")
    assert asked(game) == (LISA, "follow")


def test_each_performance_can_be_followed() -> None:
    """V-BON-03, C-52: after the card's action, and again after the location's."""
    game = gift("hand1-5", "intrigue", in_use("follow", LISA, "intrigue"))
    play(game, ANNA, "a")
    play(game, LISA, "follow", "a")
    assert asked(game) == (ANNA, "location-action")
    play(game, ANNA, "a")
    assert asked(game) == (LISA, "follow")


def test_followers_come_in_turn_order_from_the_active_player() -> None:
    """V-BON-03, C-52: David acts; then Sebastian, then Anna, whoever laid out first."""
    tokens = (in_use("follow", ANNA, "intrigue"), in_use("follow", SEBASTIAN, "intrigue"))
    game = gift("hand1-7", "intrigue", *tokens, who=DAVID, players=4)
    play(game, DAVID, "a")
    play(game, SEBASTIAN, "follow", "a")
    assert asked(game) == (ANNA, "follow")
    play(game, ANNA, "follow", "a")
    assert asked(game) == (DAVID, "turn-end")


def test_a_follow_is_not_followed() -> None:
    """V-BON-03, C-52: both owners follow Anna, neither follows the other."""
    tokens = (in_use("follow", LISA, "intrigue"), in_use("follow", DAVID, "intrigue"))
    game = gift("hand1-7", "intrigue", *tokens)
    play(game, ANNA, "a")
    play(game, LISA, "follow", "a")
    assert asked(game) == (DAVID, "follow")
    play(game, DAVID, "follow", "a")
    assert asked(game) == (ANNA, "turn-end")


def test_the_toll_comes_before_any_follow_and_for_a_follow_too() -> None:
    """V-BON-02, V-BON-03, C-52: Anna pays David at once, then Lisa pays him for her follow."""
    tokens = (in_use("follow", LISA, "intrigue"), in_use("toll", DAVID, "intrigue"))
    game = gift("hand1-7", "intrigue", *tokens, me={"vp": 5}, seats=rich(LISA))
    play(game, ANNA, "a")
    assert (asked(game), vp(game)) == ((LISA, "follow"), [4, 5, 1])
    play(game, LISA, "follow", "a")
    assert vp(game) == [4, 4, 2]


def test_the_active_players_own_toll_takes_from_followers() -> None:
    """V-BON-02, C-52: a follow is a performance by another player."""
    tokens = (in_use("follow", LISA, "intrigue"), in_use("toll", ANNA, "intrigue"))
    game = gift("hand1-7", "intrigue", *tokens, seats=rich(LISA))
    play(game, ANNA, "a")
    play(game, LISA, "follow", "a")
    assert vp(game) == [1, 4, 0]


def test_two_follow_tokens_are_two_follows() -> None:
    """E-21, V-BON-03: one after the other, each a choice of its own."""
    game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"), in_use("follow", LISA, "intrigue"))
    play(game, ANNA, "a")
    play(game, LISA, "follow", "a")
    assert asked(game) == (LISA, "follow")
    play(game, LISA, "decline")
    assert (asked(game), game.state.intrigue[LISA]) == ((ANNA, "turn-end"), 1)


def test_a_token_laid_out_during_a_follow_acts_on_what_follows_it() -> None:
    """E-21: Lisa follows and lays a toll where she is; David, who follows next, pays it. Anna's action was before."""
    tokens = (in_use("follow", LISA, "travel"), in_use("follow", DAVID, "travel"))
    cities = {"beijing": "toll", "datong": "vp-2", "jinan": "envoy"}
    game = gift("hand1-7", "travel", *tokens, me={"vp": 5}, seats=rich(DAVID), map=cities)
    play(game, ANNA, "a", "city jinan", "decline")
    play(game, LISA, "follow", "a", "city beijing", "token toll", "at travel")
    assert vp(game) == [5, 0, 5]
    play(game, DAVID, "follow", "a", "city datong", "decline")
    assert vp(game) == [5, 1, 4]
    assert asked(game) == (ANNA, "turn-end")


def test_a_follow_may_complete_the_wall_with_benefits_for_all() -> None:
    """V-BON-03, C-35: Lisa completes it in Anna's turn; builders trade Intrigue, then Anna's turn goes on."""
    token = in_use("follow", LISA, "wall")
    game = gift("hand1-7", "wall", token, wall={ANNA: 1, DAVID: 2}, intrigue={"6": [ANNA, DAVID], "4": [LISA]})
    assert game.state.rules.wall_size == 5
    play(game, ANNA, "a", "place servant")
    play(game, LISA, "follow", "a", "place servant")
    assert asked(game) == (LISA, "intrigue-benefit")
    play(game, LISA, "decline")
    play(game, ANNA, "benefit servant")
    play(game, DAVID, "decline")
    assert (asked(game), vp(game)) == ((ANNA, "turn-end"), [0, 0, 3])


def test_the_action_is_over_before_anyone_follows() -> None:
    """C-52: the Wall that Anna completes is scored, and its benefits taken, before Lisa is asked; the toll too."""
    tokens = (in_use("follow", LISA, "wall"), in_use("toll", DAVID, "wall"))
    game = gift("hand1-7", "wall", *tokens, wall={ANNA: 3, DAVID: 1}, intrigue={"6": [ANNA, DAVID], "4": [LISA]})
    play(game, ANNA, "a", "place servant")
    assert (asked(game), vp(game)) == ((ANNA, "intrigue-benefit"), [3, 0, 0])
    play(game, ANNA, "decline")
    play(game, DAVID, "decline")
    assert (asked(game), vp(game)) == ((LISA, "follow"), [2, 0, 1])


def test_decrees_count_for_a_follow() -> None:
    """C-49: Lisa's Jade costs her one less."""
    tiles = {"jade-discount": [LISA], "wall-bonus": []}
    game = gift("hand1-7", "jade", in_use("follow", LISA, "jade"), decrees=tiles)
    play(game, ANNA, "house 3", "pay 3")
    play(game, LISA, "follow", "house 4", "pay 3")
    assert (seat(game, LISA)["jade"], seat(game, LISA)["pool"]) == (1, 3)


def test_the_medal_may_go_with_a_follow() -> None:
    """C-22: Anna takes B, so the first A is the follower's."""
    game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"))
    play(game, ANNA, "b", "pay 1")
    play(game, LISA, "follow", "a")
    assert game.state.medal == LISA


def test_who_cannot_act_is_not_asked() -> None:
    """E-05, V-BON-03: without Servants and tokens Lisa cannot follow to the market."""
    game = gift("hand1-7", "jade", in_use("follow", LISA, "jade"), seats={LISA: {"pool": 0}})
    play(game, ANNA, "house 3", "pay 3")
    assert asked(game) == (ANNA, "turn-end")
    assert kinds_told(game, "V-BON-03") == ["cannot"]


def test_tokens_exchanged_may_make_a_follow_possible() -> None:
    """C-26: an aside at the question whether to follow."""
    anna = {"pool": 0, "tokens": ["vp-2", "envoy", "ship", "double", "swap"]}
    game = gift("hand1-7", "wall", in_use("follow", LISA, "wall"), seats={LISA: anna})
    play(game, ANNA, "a", "place servant")
    assert asked(game) == (LISA, "follow")
    play(game, LISA, "follow", "exchange 2", "token vp-2", "token envoy", "a", "place servant")
    assert game.state.wall[LISA] == 1


@pytest.mark.parametrize("answer", ["a", "b", "at jade"])
def test_another_answer_is_refused_by_the_rule_of_following(answer: str) -> None:
    """V-BON-03: the question is whether to follow."""
    game = gift("hand1-7", "intrigue", in_use("follow", LISA, "intrigue"))
    play(game, ANNA, "a")
    assert refusal(game, answer) == "V-BON-03"
