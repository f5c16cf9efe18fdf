"""Travel: the Traveller's steps, the six slots, and what tokens are exchanged for (B-TRV)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat

SIX = ["servants-1", "servants-2", "envoy", "intrigue", "vp-2", "swap"]


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


def at_revenue(players: int = 2, anna: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna has given a blank card to the Revenue Official, who held the lowest; how does she travel?"""
    seats = {**rest.pop("seats", {}), ANNA: {"hand": ["hand1-7"], **(anna or {})}}
    game = position(players, seats=seats, **rest)
    play(game, ANNA, "card hand1-7", "at travel")
    return game


# Steps


def test_one_step() -> None:
    """B-TRV-01, C-24: move, take the token, use it, store it; then the action is over."""
    game = at_revenue(anna={"traveller": "beijing"}, map={"datong": "vp-2", "ningxia": "vp-2"})
    play(game, ANNA, "a", "city datong")
    assert seat(game, ANNA)["traveller"] == "datong"
    assert table(game)["map"] == {"ningxia": "vp-2"}
    assert (asked(game), seat(game, ANNA)["tokens"]) == ((ANNA, "token"), [])
    play(game, ANNA, "token vp-2")
    assert (seat(game, ANNA)["vp"], seat(game, ANNA)["tokens"]) == (2, ["vp-2"])
    assert asked(game) == (ANNA, "turn-end")
    assert {"B-TRV-01", "B-TOK-06", "B-TRV-05"} <= rules_told(game)


def test_two_steps_for_two_servants() -> None:
    """B-TRV-02: the first token is used and stored before the second step begins."""
    game = at_revenue(anna={"traveller": "beijing", "pool": 2}, map={"datong": "servants-2", "ningxia": "vp-2"})
    play(game, ANNA, "b", "pay 2")
    assert (seat(game, ANNA)["pool"], asked(game)) == (0, (ANNA, "city"))
    play(game, ANNA, "city datong", "token servants-2")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["tokens"]) == (2, ["servants-2"])
    assert asked(game) == (ANNA, "city")
    play(game, ANNA, "city ningxia", "token vp-2")
    assert seat(game, ANNA)["tokens"] == ["servants-2", "vp-2"]
    assert asked(game) == (ANNA, "turn-end")
    assert "B-TRV-02" in rules_told(game)


def test_two_steps_must_be_paid_for() -> None:
    """B-TRV-02: one Servant is not enough; tokens may find the second."""
    game = at_revenue(anna={"pool": 1, "tokens": ["vp-2", "vp-2"]})
    assert offered(game)[:2] == ["a", "decline"]
    assert "B-TRV-02" in str(game.why_not("b"))
    play(game, ANNA, "exchange 2")
    assert "b" in offered(game)


def test_the_first_step_enters_the_map() -> None:
    """B-TRV-03, A-13: at any city with a token, at none without; with A that is all."""
    game = at_revenue(
        map={"xian": "vp-2", "fuzhou": "double", "beijing": "vp-2"}, seats={LISA: {"traveller": "datong"}}
    )
    play(game, ANNA, "a")
    assert offered(game) == ["city fuzhou", "city beijing", "city xian"]
    for city in ("city kunming", "city datong"):
        assert "B-TRV-03" in str(game.why_not(city))
    play(game, ANNA, "city fuzhou")
    assert asked(game) == (ANNA, "turn-end")
    assert seat(game, ANNA)["traveller"] == "fuzhou"
    assert "B-TRV-03" in rules_told(game)


def test_with_b_the_entry_is_the_first_of_two_steps() -> None:
    """A-13: the second goes along the roads."""
    game = at_revenue(map={"fuzhou": "double", "hangzhou": "vp-2", "beijing": "vp-2", "xian": "vp-2"})
    play(game, ANNA, "b", "pay 2", "city fuzhou")
    assert (asked(game)[1], offered(game)[0]) == ("city", "city hangzhou")
    play(game, ANNA, offered(game)[0], "decline")
    assert asked(game) == (ANNA, "turn-end")


@pytest.mark.parametrize(
    ("tokens", "others", "reached"),
    [
        (["datong", "kaifeng", "liaoyang", "xian"], [], ["liaoyang", "datong", "kaifeng"]),
        (["ningxia", "taiyuan", "kaifeng"], [], ["ningxia", "taiyuan", "kaifeng"]),
        (["ningxia", "taiyuan", "kaifeng"], ["datong"], ["ningxia", "taiyuan", "kaifeng"]),
        (["datong", "ningxia"], [], ["datong", "ningxia"]),  # the other way round
        (["kunming"], ["datong", "kaifeng", "liaoyang"], ["kunming"]),
        (["datong", "xian", "kaifeng", "jinan"], ["liaoyang"], ["jinan", "datong", "kaifeng"]),
    ],
)
def test_where_a_step_leads(tokens: list[str], others: list[str], reached: list[str]) -> None:
    """B-TRV-04, C-23: cities without a token are jumped over, empty or occupied; those with one never."""
    seats = {1 + i: {"traveller": city} for i, city in enumerate(others)}
    game = at_revenue(4, {"traveller": "beijing"}, seats=seats, map=dict.fromkeys(tokens, "vp-2"))
    play(game, ANNA, "a")
    assert offered(game) == [f"city {city}" for city in reached]
    for city in set(tokens) - set(reached):
        assert "B-TRV-04" in str(game.why_not(f"city {city}"))
    play(game, ANNA, f"city {reached[0]}")
    assert ("B-TRV-04" in rules_told(game)) == (reached[0] not in ("datong", "kaifeng", "liaoyang"))


def test_nowhere_to_go() -> None:
    """C-23: neither A nor B without a first step."""
    game = at_revenue(anna={"traveller": "beijing", "tokens": ["vp-2", "vp-2"]}, map={})
    assert offered(game) == ["decline", "exchange 2"]
    assert "C-23" in str(game.why_not("a"))
    assert "C-23" in str(game.why_not("b"))
    assert asked(at_revenue(anna={"traveller": "beijing"}, map={})) == (ANNA, "turn-end")


def test_a_second_step_that_fails_is_lost() -> None:
    """C-23, B-TRV-02: what was paid stays paid."""
    game = at_revenue(map={"fuzhou": "double"})
    play(game, ANNA, "b", "pay 2", "city fuzhou")
    assert asked(game) == (ANNA, "turn-end")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["tokens"]) == (4, ["double"])
    assert "C-23" in rules_told(game)


# Six slots


def test_a_full_board_makes_room_first() -> None:
    """B-TRV-05, A-14, C-24: after the benefit, before the token is stored, and with the six alone."""
    game = at_revenue(anna={"tokens": SIX}, map={"beijing": "servants-1", "xian": "ship"})
    play(game, ANNA, "a", "city beijing")
    assert (asked(game)[1], offered(game)[:2]) == ("token", ["token servants-1", "decline"])
    play(game, ANNA, "token servants-1")
    assert seat(game, ANNA)["pool"] == 7
    assert (asked(game)[1], offered(game)) == ("make-room", ["exchange 2", "exchange 4", "exchange 6"])
    for answer in ("decline", "done"):
        assert "B-TRV-05" in str(game.why_not(answer))
    play(game, ANNA, "exchange 6")
    assert (seat(game, ANNA)["tokens"], seat(game, ANNA)["jade"]) == (["servants-1"], 1)
    assert asked(game) == (ANNA, "turn-end")


def test_the_new_token_is_no_part_of_making_room() -> None:
    """A-14: it is not yet stored, so it cannot be handed in."""
    game = at_revenue(anna={"tokens": SIX}, map={"beijing": "take-back"})
    play(game, ANNA, "a", "city beijing", "decline", "exchange 2")
    assert offered(game) == [f"token {kind}" for kind in SIX]
    assert "B-TRV-06" in str(game.why_not("token take-back"))
    play(game, ANNA, "token envoy", "token swap")
    assert seat(game, ANNA)["tokens"] == ["servants-1", "servants-2", "intrigue", "vp-2", "take-back"]


def test_room_is_made_even_for_nothing() -> None:
    """C-24, E-03: the supply has no Servant to give; as a free choice that exchange is not on offer."""
    game = at_revenue(anna={"tokens": SIX, "pool": 12}, map={"beijing": "take-back"})
    assert [answer for answer in offered(game) if answer.startswith("exchange")] == ["exchange 4", "exchange 6"]
    play(game, ANNA, "a", "city beijing", "decline")
    assert offered(game) == ["exchange 2", "exchange 4", "exchange 6"]
    play(game, ANNA, "exchange 2", "token envoy", "token swap")
    assert (seat(game, ANNA)["pool"], len(seat(game, ANNA)["tokens"])) == (12, 5)


def test_no_board_holds_seven_tokens() -> None:
    """B-TRV-05: five and the new one fit, without a question."""
    game = at_revenue(anna={"tokens": SIX[:5]}, map={"beijing": "take-back"})
    play(game, ANNA, "a", "city beijing", "decline")
    assert asked(game) == (ANNA, "turn-end")
    assert seat(game, ANNA)["tokens"] == [*SIX[:5], "take-back"]


# Exchanging tokens


@pytest.mark.parametrize(
    ("stored", "exchanges"),
    [(0, []), (1, []), (2, [2]), (3, [2]), (4, [2, 4]), (5, [2, 4]), (6, [2, 4, 6])],
)
def test_what_tokens_are_enough_for(stored: int, exchanges: list[int]) -> None:
    """B-TRV-06: two for a Servant, four for 2 VP, six for a Jade."""
    game = position(2, seats={ANNA: {"tokens": SIX[:stored], "hand": ["hand1-7"]}})
    assert offered(game) == ["card hand1-7", *(f"exchange {price}" for price in exchanges)]
    for price in {2, 4, 6} - set(exchanges):
        assert "B-TRV-06" in str(game.why_not(f"exchange {price}"))


def test_a_servant_is_bought_while_the_supply_has_one() -> None:
    """E-03, B-TRV-06: an empty supply has nothing to sell."""
    game = position(2, seats={ANNA: {"tokens": SIX, "pool": 12}})
    assert "exchange 2" not in offered(game)
    assert {"exchange 4", "exchange 6"} <= set(offered(game))
    assert "E-03" in str(game.why_not("exchange 2"))


def test_tokens_may_buy_the_double() -> None:
    """B-TRV-06, C-02: a Servant of one's choice."""
    game = position(2, seats={ANNA: {"tokens": ["vp-2", "vp-2"], "double": "supply"}})
    play(game, ANNA, "exchange 2")
    assert offered(game) == ["gain 1", "gain double"]
    play(game, ANNA, "gain double")
    assert (seat(game, ANNA)["double"], asked(game)) == ("pool", (ANNA, "card"))


def test_which_tokens_go_is_the_owners_choice() -> None:
    """C-26: asked token by token, as long as there is a choice; no second exchange begins meanwhile (E-02)."""
    game = position(2, seats={ANNA: {"tokens": ["vp-2", "envoy", "vp-2", "swap"]}})
    play(game, ANNA, "exchange 2")
    assert (asked(game)[1], offered(game)) == ("exchange-tokens", ["token envoy", "token vp-2", "token swap"])
    assert "E-02" in str(game.why_not("exchange 4"))
    assert "B-TRV-06" in str(game.why_not("token ship"))
    play(game, ANNA, "token vp-2", "token envoy")
    assert seat(game, ANNA)["tokens"] == ["vp-2", "swap"]
    assert seat(game, ANNA)["pool"] == 7
    assert asked(game) == (ANNA, "card")


def test_one_exchange_is_finished_before_the_next() -> None:
    """E-02: while the Servant is chosen too, so that no tokens go for a Servant that is not there (E-03)."""
    game = position(2, seats={ANNA: {"hand": ["hand1-7"], "tokens": SIX, "pool": 10, "double": "supply"}})
    play(game, ANNA, "exchange 2", "token envoy", "token swap")
    assert (asked(game)[1], offered(game)) == ("gain", ["gain 1", "gain double"])
    assert "E-02" in str(game.why_not("exchange 2"))
    play(game, ANNA, "gain 1")
    assert offered(game) == ["card hand1-7", "exchange 2", "exchange 4"]
    play(game, ANNA, "exchange 2", "token vp-2", "token intrigue")
    assert (seat(game, ANNA)["double"], offered(game)) == ("pool", ["card hand1-7"])


def test_handed_in_tokens_are_discarded() -> None:
    """B-TRV-07: beside the board, not back into the piles."""
    game = position(2, seats={ANNA: {"tokens": ["vp-2", "swap"]}})
    piles = table(game)["token_piles"]
    play(game, ANNA, "exchange 2")
    assert table(game)["token_discards"] == {"vp-2": 1, "swap": 1}
    assert table(game)["token_piles"] == piles
    assert "B-TRV-07" in rules_told(game)


TWO = ["vp-2", "vp-2"]
MOMENTS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("card", {}, []),
    ("location", {}, ["card hand3-7"]),
    ("fee", {}, ["card hand3-7", "at canal"]),
    ("card-action", {}, ["card hand3-7", "at palace"]),
    ("location-action", {}, ["card hand3-7", "at palace", "decline"]),
    ("pay", {}, ["card hand3-7", "at palace", "decline", "b"]),
    ("turn-end", {}, ["card hand3-7", "at palace", "decline", "a"]),
    ("city", {}, ["card hand3-7", "at travel", "decline", "a"]),
    ("token", {"map": {"xian": "swap"}}, ["card hand3-7", "at travel", "decline", "a", "city xian"]),
    ("swap-card", {"map": {"xian": "swap"}}, ["card hand3-7", "at travel", "decline", "a", "city xian", "token swap"]),
    ("wall-place", {}, ["card hand3-7", "at wall", "decline", "a"]),
    ("canal", {"board": {"canal": "board-1"}}, ["card hand3-7", "at canal", "decline", "a"]),
    ("morning-decrees", {"phase": "morning", "day": 2, "decrees": {"morning-envoy": [ANNA]}}, []),
    ("morning-servants", {"phase": "morning", "day": 2}, []),
    ("night-servants", {"phase": "night", "dice": [7, 7, 7]}, []),
    ("night-claim", {"phase": "night", "dice": [8, 8, 8], "canal": {"a1": {"seat": ANNA, "servants": 3}}}, []),
    ("last-exchange", {"phase": "end"}, []),
]


@pytest.mark.parametrize(("moment", "rest", "answers"), MOMENTS, ids=[moment[0] for moment in MOMENTS])
def test_tokens_may_be_exchanged_at_any_decision(moment: str, rest: dict[str, Any], answers: list[str]) -> None:
    """B-TRV-06, C-26: the question stays open until its own answer comes."""
    game = position(2, seats={ANNA: {"hand": ["hand3-7"], "tokens": TWO}}, **rest)
    play(game, ANNA, *answers)
    assert asked(game) == (ANNA, moment)
    assert offered(game)[-1] == "exchange 2"
    before = seat(game, ANNA)["pool"]
    play(game, ANNA, "exchange 2")
    assert seat(game, ANNA)["pool"] == before + 1
    assert moment == "last-exchange" or asked(game) == (ANNA, moment)
    assert "B-TRV-06" in rules_told(game)


def test_tokens_may_be_exchanged_in_anothers_turn() -> None:
    """C-26: Lisa completes the Wall; Anna, asked for her Intrigue Benefit, sells tokens first."""
    game = position(
        2,
        turn=LISA,
        wall={ANNA: 2, LISA: 1},
        intrigue={"3": [ANNA]},
        seats={ANNA: {"tokens": TWO, "pool": 6}, LISA: {"hand": ["hand2-6"]}},
    )
    play(game, LISA, "card hand2-6", "at wall", "a", "place servant")
    assert asked(game) == (ANNA, "intrigue-benefit")
    play(game, ANNA, "exchange 2")
    assert (seat(game, ANNA)["pool"], asked(game)) == (7, (ANNA, "intrigue-benefit"))


def test_the_last_exchange_goes_in_turn_order() -> None:
    """C-26: before the final scoring, for all who have tokens enough."""
    tokens = {"tokens": ["vp-2", "vp-2"], "palace": 0}
    game = position(
        3, phase="end", start=DAVID, seats={ANNA: {"tokens": SIX[:4]}, DAVID: tokens, LISA: {"tokens": ["swap"]}}
    )
    assert asked(game) == (DAVID, "last-exchange")
    assert offered(game) == ["done", "exchange 2"]
    play(game, DAVID, "done")
    assert asked(game) == (ANNA, "last-exchange")
    play(game, ANNA, "exchange 4")
    assert game.over
    assert seat(game, ANNA)["vp"] == 2
