"""The re-use token, the new Decrees and what they score (X-EXT-02 to X-EXT-09, X-GEN-05)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.extras import HIGHER, LEVEL_4, LOWER, extras, giving
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, rules_told, seat
from tests.visits import kinds_told, refusal, table

SCHEMES = ["scheme servant", "scheme servants-2", "scheme die", "scheme jade"]


def buying(tile: str, me: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna stands before the Decrees Official, with this tile in play."""
    return giving("hand1-7", "decrees", me=me, decrees={tile: rest.pop("on_it", [])}, **rest)


# Re-use


def reusing(tokens: list[str], **rest: Any) -> Game:
    """Anna has collected the re-use token, and has these stored; does she use it?"""
    row = {"tokens": tokens, **rest.pop("me", {})}
    game = giving("hand1-7", "travel", me=row, map={"beijing": "reuse"}, **rest)
    play(game, ANNA, "a", "city beijing")
    return game


def test_a_stored_token_is_used_once_more() -> None:
    """X-EXT-02: its benefit again, and it stays stored; the re-use token is stored too."""
    game = reusing(["vp-2", "servants-1"])
    play(game, ANNA, "token reuse")
    assert asked(game) == (ANNA, "reuse")
    assert offered(game)[:3] == ["token servants-1", "token vp-2", "decline"]
    play(game, ANNA, "token vp-2")
    assert (seat(game, ANNA)["vp"], seat(game, ANNA)["tokens"]) == (2, ["vp-2", "servants-1", "reuse"])
    assert asked(game) == (ANNA, "turn-end")
    assert kinds_told(game, "X-EXT-02") == ["uses-token", "reuses-token"]


def test_a_double_token_cannot_be_used_again() -> None:
    """X-EXT-02, C-29: it has no benefit; with nothing else stored the token is only stored."""
    game = reusing(["double", "vp-2"])
    play(game, ANNA, "token reuse")
    assert "token double" not in offered(game)
    assert refusal(game, "token double") == "X-EXT-02"
    assert refusal(game, "token envoy") == "B-TRV-06"
    assert offered(reusing(["double"])) == ["decline", "exchange 2"]


def test_a_token_that_would_do_nothing_is_not_reused() -> None:
    """X-EXT-02, C-90: but the question is put, since others cannot know the hand."""
    game = reusing(["discard-7-jade"], me={"hand": ["hand1-3"]})
    play(game, ANNA, "token reuse")
    assert offered(game) == ["decline"]
    assert refusal(game, "token discard-7-jade") == "B-TOK-05"


def test_the_other_new_token_can_be_used_again() -> None:
    """X-EXT-02, X-EXT-01: a benefit of this module like any."""
    game = reusing(["pile-swap"], me={"hand": ["hand1-3"]})
    play(game, ANNA, "token reuse", "token pile-swap")
    assert asked(game) == (ANNA, "pile-swap")


def test_a_brown_token_used_again_adds_no_revolt_token() -> None:
    """X-EXT-02, C-29: it is not collected a second time."""
    modules = ("peasant-revolt", "extras")
    brown = "brown-servants-1"
    game = reusing([brown], modules=modules)
    before = table(game)["modules"]["peasant-revolt"]
    play(game, ANNA, "token reuse", f"token {brown}")
    while asked(game)[1] != "turn-end":
        game.play(offered(game)[0])
    assert table(game)["modules"]["peasant-revolt"] == before


# Level 1: the underdog


def morning(vp: list[int], owners: list[int], **rest: Any) -> Game:
    """The Morning of day 2 with these VP."""
    seats = {who: {"vp": each, **rest.get("rows", {}).get(who, {})} for who, each in enumerate(vp)}
    decrees = {"morning-underdog": owners, **rest.get("decrees", {})}
    return extras(len(vp), phase="morning", day=2, seats=seats, decrees=decrees)


def all_vp(game: Game) -> list[int]:
    return [seat(game, who)["vp"] for who in range(game.players)]


def test_the_last_on_vp_gets_two() -> None:
    """X-EXT-03: by itself, before the new Servants; who is not last gets nothing."""
    game = morning([5, 3, 4], [ANNA, LISA, DAVID])
    assert all_vp(game) == [5, 5, 4]
    assert asked(game)[1] == "morning-servants"


def test_who_ties_for_last_gets_two_as_well() -> None:
    """X-EXT-03, C-48: both by one look at the track, though the first is not last any more."""
    assert all_vp(morning([3, 3, 5], [ANNA, LISA])) == [5, 5, 5]


def test_the_last_without_the_decree_gets_nothing() -> None:
    """X-EXT-03: and who owns it is not last."""
    assert all_vp(morning([3, 4, 5], [LISA])) == [3, 4, 5]


def test_other_morning_decrees_come_first() -> None:
    """X-EXT-03, C-48: Lisa, in the Palace, scores by her Envoy, and so Anna is last when it counts."""
    rows = {LISA: {"envoy": 8, "palace": 0}}
    game = morning([3, 3, 5], [ANNA, LISA], decrees={"morning-envoy": [LISA]}, rows=rows)
    assert (asked(game), offered(game)) == ((LISA, "morning-decrees"), ["decree morning-envoy", "done"])
    assert refusal(game, "decree morning-underdog") == "X-EXT-03"
    play(game, LISA, "decree morning-envoy")
    assert all_vp(game) == [5, 4, 5]


@pytest.mark.parametrize(("tile", "steps"), [("morning-underdog", 1), ("turn-intrigue", 2)])
def test_the_new_decrees_of_the_main_board_move_the_envoy(tile: str, steps: int) -> None:
    """X-EXT-03, X-EXT-04, A-57: at once, and no VP."""
    game = buying(tile)
    play(game, ANNA, f"decree {tile}", f"pay {steps}")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["vp"]) == (steps, 0)
    assert {"X-EXT-03", "X-EXT-04"} & rules_told(game)


# Level 2: a benefit in each turn


def scheming(turn: int = ANNA, owners: list[int] | None = None, marker: int = 12, **rest: Any) -> Game:
    """It is the turn of `turn`; Anna, if nobody else is named, owns the Decree."""
    owners = [ANNA] if owners is None else owners
    return extras(turn=turn, intrigue={str(marker): [ANNA]}, decrees={"turn-intrigue": owners}, **rest)


def test_a_benefit_can_be_taken_before_the_exchange() -> None:
    """X-EXT-04, C-50: an aside of the first question; the Wall is not scored."""
    game = scheming()
    assert offered(game)[-4:] == SCHEMES
    play(game, ANNA, "scheme servants-2")
    assert seat(game, ANNA)["pool"] == 8
    assert asked(game) == (ANNA, "card")
    assert set(kinds_told(game, "X-EXT-04")) == {"intrigue", "gains"}
    assert not rules_told(game) & {"B-WAL-04", "B-WAL-06"}


def test_each_benefit_costs_its_steps() -> None:
    """X-EXT-04: as after a Wall scoring; what the marker cannot pay is not on offer."""
    game = scheming(marker=3)
    prices = game.state.rules.benefit_prices
    assert offered(game)[4:] == [text for text, price in zip(SCHEMES, prices, strict=True) if price <= 3]
    assert refusal(game, "scheme jade") == "B-WAL-06"
    play(game, ANNA, "scheme servant")
    assert table(game)["intrigue"][str(3 - prices[0])][-1] == ANNA


def test_one_benefit_a_turn() -> None:
    """X-EXT-04, C-50: not a second one, until the next turn."""
    game = scheming(seats={LISA: {"hand": []}, DAVID: {"hand": []}, ANNA: {"hand": ["hand1-5", "hand1-7"]}})
    play(game, ANNA, "scheme servant")
    assert "scheme servant" not in offered(game)
    assert refusal(game, "scheme servant") == "X-EXT-04"
    play(game, ANNA, "card hand1-7", "at jade", "decline", "done")
    assert asked(game) == (ANNA, "card")
    assert "scheme servant" in offered(game)


@pytest.mark.parametrize("steps", range(5))
def test_the_benefit_can_be_taken_at_any_moment_of_the_turn(steps: int) -> None:
    """X-EXT-04, C-50: before each answer of an exchange with a fee; the question stays as it was."""
    answers = ["card hand1-3", "at wall", "pay 2", "decline", "a"]
    game = scheming(seats={ANNA: {"hand": ["hand1-3"]}}, board={"wall": "board-8"})
    play(game, ANNA, *answers[:steps])
    before = asked(game)
    play(game, ANNA, "scheme servant")
    assert asked(game) == before
    play(game, ANNA, *answers[steps:], "place servant", "done")
    assert seat(game, ANNA)["pool"] == 4


def test_the_benefit_may_pay_for_what_was_out_of_reach() -> None:
    """X-EXT-04, C-50: an action that nothing in the pool can pay is asked for all the same."""
    game = giving("hand1-7", me={"pool": 1}, intrigue={"6": [ANNA]}, decrees={"turn-intrigue": [ANNA]})
    assert offered(game)[0] == "decline"
    play(game, ANNA, "scheme servants-2")
    assert offered(game) == ["house 3", "decline"]


def test_the_turn_of_the_purchase_counts() -> None:
    """X-EXT-04, C-50."""
    game = buying("turn-intrigue", intrigue={"6": [ANNA]})
    assert "scheme servant" not in offered(game)
    assert refusal(game, "scheme servant") == "X-EXT-04"
    play(game, ANNA, "decree turn-intrigue", "pay 2")
    assert (asked(game), offered(game)[:2]) == ((ANNA, "turn-end"), ["done", "scheme servant"])


def test_in_the_turn_of_another_there_is_no_benefit() -> None:
    """X-EXT-04, C-50, E-34: not at a Wall scoring of Lisa's either; nor in the Morning."""
    seats = {ANNA: {"wall": 3}, LISA: {"hand": ["hand2-6"], "wall": 1}}
    game = scheming(LISA, [ANNA], seats=seats, board={"wall": "board-3"})
    play(game, LISA, "card hand2-6", "at wall", "b", "pay 1", "place servant", "place servant")
    assert asked(game) == (ANNA, "intrigue-benefit")
    assert not [answer for answer in offered(game) if answer.startswith("scheme")]
    assert refusal(game, "scheme servant") == "X-EXT-04"
    early = extras(
        phase="morning", day=2, intrigue={"12": [ANNA]}, decrees={"turn-intrigue": [ANNA], "morning-servant": [ANNA]}
    )
    assert offered(early) == ["decree morning-servant", "done"]


def test_a_position_knows_whether_the_benefit_was_taken() -> None:
    """X-EXT-04: so that a game loaded gives it once too."""
    game = scheming()
    play(game, ANNA, "scheme servant")
    again = Game.from_dict(game.to_dict())
    assert offered(again) == offered(game)
    assert table(again)["modules"]["extras"] == {"schemed": True}


# Level 4


def ending(tile: str, me: dict[str, Any], **rest: Any) -> list[tuple[str, int]]:
    """What Anna's final scoring consists of, with this tile of level 4."""
    modules = ("peasant-revolt", "extras")
    game = extras(3, modules, phase="end", seats={ANNA: me}, decrees={tile: [ANNA]}, **rest)
    while game.decision is not None:
        game.play("done")
    items: Any = game.scores()[ANNA]["items"]
    return [(rule, vp) for rule, vp in items if rule.startswith("X-")]


def test_two_for_each_travel_token() -> None:
    """X-EXT-05, A-50: the double one counts once, and six tokens bring 12: no limit at 10."""
    tokens = ["double", "vp-2", "vp-2", "envoy", "wall", "servants-1"]
    assert ending("travel-tokens", {"tokens": tokens}) == [("X-EXT-05", 12)]


def test_tokens_exchanged_at_the_last_moment_do_not_count() -> None:
    """X-EXT-05, C-26, C-92: those still stored when Decrees are scored."""
    seats = {ANNA: {"tokens": ["vp-2", "vp-2", "envoy"]}}
    game = extras(3, phase="end", seats=seats, decrees={"travel-tokens": [ANNA]})
    play(game, ANNA, "exchange 2", "token envoy")
    assert ("X-EXT-05", 2) in game.scores()[ANNA]["items"]


def test_one_for_each_step_of_intrigue() -> None:
    """X-EXT-06, A-51: not two for a benefit."""
    assert ending("intrigue-steps", {}, intrigue={"7": [ANNA]}) == [("X-EXT-06", 7)]


def test_a_third_of_the_values_of_all_cards() -> None:
    """X-EXT-07, C-92, C-13: hand and discard, printed values, rounded down: 9 + 2 + 9 + 3 is 23."""
    cards = {"hand": [HIGHER, LOWER], "discard": ["board-9", "hand1-3"]}
    assert ending("card-values", cards) == [("X-EXT-07", 7)]


def audience(envoys: dict[int, dict[str, Any]], owners: list[int], intrigue: dict[str, list[int]]) -> list[int | None]:
    """The Palace spots of all at the end."""
    game = extras(4, phase="end", seats=envoys, decrees={"audience": owners}, intrigue=intrigue)
    assert game.over
    return [seat(game, who)["palace"] for who in range(4)]


def test_an_audience_brings_the_envoy_into_the_palace() -> None:
    """X-EXT-08, C-46: from the start to the best free spot; who is inside stays."""
    spots = audience({LISA: {"envoy": 8, "palace": 0}, DAVID: {"envoy": 8, "palace": 2}}, [ANNA], {})
    assert spots == [1, 0, 2, None]


def test_the_highest_on_intrigue_goes_first() -> None:
    """X-EXT-08, C-46: the marker on top of a step before the one below it."""
    assert audience({}, [ANNA, LISA, DAVID], {"3": [ANNA, DAVID], "5": [LISA]}) == [2, 0, 1, None]


def test_who_is_inside_gains_nothing_by_an_audience() -> None:
    """X-EXT-08, C-46: not even the better spot that is free."""
    assert audience({ANNA: {"envoy": 8, "palace": 3}}, [ANNA], {}) == [3, None, None, None]


def test_an_audience_scores_and_can_win() -> None:
    """X-EXT-08, B-END-05: before the Palace is scored."""
    game = extras(2, phase="end", decrees={"audience": [ANNA]}, seats={LISA: {"vp": 50}})
    assert game.winner == ANNA
    assert game.scores()[ANNA]["items"] == [("track", 0), ("B-END-03", 7)]
    assert kinds_told(game, "X-EXT-08") == ["audience"]


@pytest.mark.parametrize("tile", LEVEL_4)
def test_level_4_costs_three_steps_back(tile: str) -> None:
    """X-EXT-09: and no Servant but the one that is placed."""
    game = buying(tile, me={"envoy": 5, "pool": 1})
    play(game, ANNA, f"decree {tile}")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["pool"], table(game)["decrees"][tile]) == (2, 0, [ANNA])
    assert "retreats" in kinds_told(game, "X-EXT-09")


def test_rivals_on_level_4_cost_a_servant_each() -> None:
    """X-EXT-09: two of them, two Servants."""
    game = buying("audience", me={"envoy": 3, "pool": 3}, on_it=[LISA, DAVID])
    play(game, ANNA, "decree audience", "pay 2")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["pool"]) == (0, 0)
    short = buying("audience", me={"envoy": 3, "pool": 2}, on_it=[LISA, DAVID])
    assert refusal(short, "decree audience") == "B-DEC-01"


def test_all_three_steps_must_be_possible() -> None:
    """X-EXT-09, C-45: not from step 2; from the Palace they are."""
    assert refusal(buying("audience", me={"envoy": 2}), "decree audience") == "C-45"
    game = buying("audience", me={"envoy": 8, "palace": 0})
    play(game, ANNA, "decree audience")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"]) == (5, None)


def test_the_decree_discount_lowers_the_surcharge_only() -> None:
    """X-EXT-09, C-47: with a rival it is free of Servants, without one the steps are still three."""
    decrees = {"decree-discount": [ANNA], "audience": [LISA], "card-values": []}
    for tile in ("audience", "card-values"):
        game = giving("hand1-7", "decrees", me={"envoy": 4, "pool": 1}, decrees=decrees)
        play(game, ANNA, f"decree {tile}")
        assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["pool"]) == (1, 0)


def test_the_order_of_the_final_scoring() -> None:
    """X-GEN-05, A-35: Wall, a third of the VP so far, other Decrees, audience, Palace, Jade."""
    decrees = {"vp-per-3-vp": [ANNA], "vp-8": [ANNA], "intrigue-steps": [ANNA], "audience": [ANNA]}
    row = {"wall": 2, "vp": 9, "jade": 1, "envoy": 3}
    game = extras(3, phase="end", seats={ANNA: row}, decrees=decrees, intrigue={"4": [ANNA]})
    items: Any = game.scores()[ANNA]["items"]
    assert [rule for rule, _ in items[1:]] == ["B-END-01", "B-DL3-01", "B-DL3-02", "X-EXT-06", "B-END-03", "B-END-04"]
    assert dict(items)["B-DL3-01"] == 4  # of 12: what comes later is not counted
    kinds = [event.kind for event in game.events]
    assert kinds.index("audience") > kinds.index("scores-decrees")
    assert kinds_told(game, "X-GEN-05") == ["scoring-order"]
