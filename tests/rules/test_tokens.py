"""Travel Tokens: what each kind does when it is taken (B-TOK)."""

from __future__ import annotations

from typing import Any

import pytest

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat

RULES = {
    "servants-1": "B-TOK-01", "servants-2": "B-TOK-02", "envoy": "B-TOK-03", "intrigue": "B-TOK-04",
    "discard-7-jade": "B-TOK-05", "vp-2": "B-TOK-06", "swap": "B-TOK-07", "take-back": "B-TOK-08",
    "ship": "B-TOK-09", "wall": "B-TOK-10", "pay-3-jade": "B-TOK-11",
}  # fmt: skip


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


def collected(token: str, anna: dict[str, Any] | None = None, players: int = 2, **rest: Any) -> Game:
    """Anna's Traveller has just taken this token in Beijing; what does she do with it?"""
    row = {"hand": [], **(anna or {})}
    row["hand"] = ["hand1-7", *row["hand"]]
    game = position(players, map={"beijing": token}, seats={ANNA: row}, **rest)
    play(game, ANNA, "card hand1-7", "at travel", "a", "city beijing")
    return game


def used(token: str, anna: dict[str, Any] | None = None, players: int = 2, **rest: Any) -> Game:
    """She wants its benefit."""
    game = collected(token, anna, players, **rest)
    play(game, ANNA, f"token {token}")
    assert RULES[token] in rules_told(game)
    return game


@pytest.mark.parametrize("token", RULES)
def test_a_tokens_benefit_is_an_offer(token: str) -> None:
    """A-12, C-36: the token is taken and stored in any case; its benefit may be left, a step of the Envoy too."""
    game = collected(token, {"hand": ["draw-8a"], "pool": 3})
    assert (asked(game)[1], offered(game)) == ("token", [f"token {token}", "decline"])
    before = {**seat(game, ANNA), "tokens": [token]}
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "turn-end")
    assert seat(game, ANNA) == before
    assert table(game)["map"] == {}
    assert RULES[token] not in rules_told(game)


@pytest.mark.parametrize("token", RULES)
def test_only_the_token_taken_is_used(token: str) -> None:
    """A-12: another kind is not on offer, not even one that is stored already."""
    other = "envoy" if token == "vp-2" else "vp-2"
    game = collected(token, {"tokens": [other]})
    assert f"token {other}" not in offered(game)
    assert "B-TRV-01" in str(game.why_not(f"token {other}"))


# Servants


@pytest.mark.parametrize(("token", "servants"), [("servants-1", 1), ("servants-2", 2)])
def test_servants(token: str, servants: int) -> None:
    """B-TOK-01, B-TOK-02: from supply to pool."""
    game = used(token)
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (6 + servants, 6 - servants)
    assert asked(game) == (ANNA, "turn-end")


@pytest.mark.parametrize(
    ("token", "pieces"), [("servants-1", ["gain 1", "gain double"]), ("servants-2", ["gain 2", "gain 1 double"])]
)
def test_the_double_among_the_servants(token: str, pieces: list[str]) -> None:
    """B-TOK-01, B-TOK-02, C-02: it counts as one."""
    game = used(token, {"double": "supply"})
    assert (asked(game)[1], offered(game)) == ("gain", pieces)


def test_two_servants_are_taken_whole() -> None:
    """B-TOK-02, C-02: as many as the supply still has; there is no taking one of two."""
    game = collected("servants-2", {"pool": 11})
    play(game, ANNA, "token servants-2")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (12, 0)
    game = collected("servants-2", {"pool": 12})
    assert offered(game) == ["decline"]
    assert "C-02" in str(game.why_not("token servants-2"))


# Envoy, Intrigue, VP


def test_the_envoy_goes_a_step() -> None:
    """B-TOK-03: one, and the last one enters the Palace."""
    assert seat(used("envoy", {"envoy": 3}), ANNA)["envoy"] == 4
    game = used("envoy", {"envoy": 7})
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["palace"]) == (8, 0)


def test_in_the_palace_the_step_is_a_vp() -> None:
    """B-TOK-03: nothing moves."""
    game = used("envoy", {"palace": 1})
    assert (seat(game, ANNA)["vp"], seat(game, ANNA)["palace"]) == (1, 1)


def test_the_marker_goes_a_step() -> None:
    """B-TOK-04, C-22: on top of whoever is there; without the medal."""
    game = used("intrigue", players=3, intrigue={"4": [ANNA], "5": [DAVID]})
    assert table(game)["intrigue"] == {"0": [LISA], "5": [DAVID, ANNA]}
    assert table(game)["medal"] is None


def test_at_the_top_the_marker_stays() -> None:
    """B-TOK-04: there is no step 15."""
    game = collected("intrigue", intrigue={"14": [ANNA, LISA]})
    play(game, ANNA, "token intrigue")
    assert table(game)["intrigue"] == {"14": [ANNA, LISA]}


def test_two_vp() -> None:
    """B-TOK-06, A-04: scored at once."""
    assert seat(used("vp-2", {"vp": 5}), ANNA)["vp"] == 7


# Cards


def test_a_fine_gift_for_jade() -> None:
    """B-TOK-05, C-28, E-08: a hand card of printed value 7 or more, to the discard pile, for all to see."""
    game = used("discard-7-jade", {"hand": ["hand2-6", "draw-7", "draw-9a"], "discard": ["draw-8a"]})
    assert (asked(game)[1], offered(game)) == ("discard-for-jade", ["discard draw-7", "discard draw-9a"])
    for answer in ("discard hand2-6", "discard draw-8a"):
        assert "B-TOK-05" in str(game.why_not(answer))
    play(game, ANNA, "discard draw-7")
    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["hand"]) == (1, ["hand2-6", "draw-9a"])
    assert seat(game, ANNA)["discard"] == ["draw-8a", "board-1", "draw-7"]
    assert all(table(game)["jade_houses"])
    view: Any = game.view(LISA).to_dict()
    assert view["seats"][ANNA]["discard"] == ["?", "board-1", "draw-7"]


@pytest.mark.parametrize("hand", [[], ["hand2-6"], ["hand1-1", "hand1-3", "hand1-5"]])
def test_no_fine_gift_no_jade(hand: list[str]) -> None:
    """B-TOK-05: nothing of 7 or more in hand."""
    game = collected("discard-7-jade", {"hand": hand, "discard": ["draw-9a"]})
    assert offered(game) == ["decline"]
    assert "B-TOK-05" in str(game.why_not("token discard-7-jade"))


def test_a_swap() -> None:
    """B-TOK-07, C-16: a card of hand or discard pile, at any official's, without fee or action."""
    game = used("swap", {"hand": ["hand1-1"], "discard": ["hand1-3"]})
    assert offered(game) == ["card hand1-1", "card hand1-3", "card board-1"]
    play(game, ANNA, "card hand1-3", "at canal")
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["hand1-1"], ["board-9", "board-1"])
    assert table(game)["board"]["canal"] == "hand1-3"
    assert asked(game) == (ANNA, "turn-end")
    assert (seat(game, ANNA)["pool"], table(game)["canal"]) == (6, {})


def test_a_swap_for_the_hand() -> None:
    """B-TOK-07, C-16: hand for hand, at the place just used too; the new card can be played today."""
    game = used("swap", {"hand": ["hand1-1"]})
    play(game, ANNA, "card hand1-1", "at travel")
    assert (seat(game, ANNA)["hand"], table(game)["board"]["travel"]) == (["hand1-7"], "hand1-1")


def test_a_discard_taken_back() -> None:
    """B-TOK-08, C-28, C-18, E-08: any card of the pile, the one just taken too; all see which."""
    game = used("take-back", {"discard": ["draw-8a", "hand1-3"]})
    assert (asked(game)[1], offered(game)) == ("take-back", ["card draw-8a", "card hand1-3", "card board-1"])
    assert "B-TOK-08" in str(game.why_not("card hand2-2"))
    play(game, ANNA, "card draw-8a")
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["draw-8a"], ["hand1-3", "board-1"])
    view: Any = game.view(LISA).to_dict()
    assert view["seats"][ANNA]["hand"] == ["draw-8a"]


# A Servant from the supply


def test_a_servant_aboard() -> None:
    """B-TOK-09: from the supply, not the pool, on a Ship with room or a new one (C-39: its first free harbour)."""
    ships = {
        "a1": {"seat": LISA, "servants": 1},
        "a2": {"seat": ANNA, "servants": 1},
        "a4": {"seat": ANNA, "servants": 3},
    }
    game = used("ship", {"pool": 2}, canal=ships)
    assert (asked(game)[1], offered(game)) == ("ship", ["ship a2", "new-ship a"])
    play(game, ANNA, "new-ship a")
    assert table(game)["canal"]["a3"] == {"seat": ANNA, "servants": 1, "double": 0}
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (2, 5)


def test_a_supply_sold_out_before_the_servant_boards() -> None:
    """B-TOK-09: the last Servant of the supply was bought with tokens meanwhile; nobody is left to board."""
    game = used("ship", {"pool": 11, "tokens": ["vp-2", "vp-2"]})
    play(game, ANNA, "exchange 2")
    assert (asked(game), seat(game, ANNA)["pool"], table(game)["canal"]) == ((ANNA, "turn-end"), 12, {})


def test_a_ship_filled_by_a_token_may_claim() -> None:
    """B-TOK-09, C-38: that Ship alone, at once; it may be left."""
    ships = {"a2": {"seat": ANNA, "servants": 2}, "a4": {"seat": ANNA, "servants": 3}}
    for answer, vp in (("claim vp-4", 4), ("decline", 0)):
        game = used("ship", {"pool": 2}, canal=ships)
        play(game, ANNA, "ship a2")
        assert (asked(game)[1], offered(game)) == ("claim", ["claim vp-4", "decline"])
        assert "C-38" in str(game.why_not("claim double-servant"))
        play(game, ANNA, answer)
        assert (seat(game, ANNA)["vp"], asked(game)) == (vp, (ANNA, "turn-end"))


@pytest.mark.parametrize("harbour", ["a1", "a2"])
def test_a_ship_that_is_not_full_or_at_the_start_claims_nothing(harbour: str) -> None:
    """C-38, C-30: never in harbour 1; and a token moves no Ship."""
    servants = 2 if harbour == "a1" else 1
    game = used("ship", {"pool": 2}, canal={harbour: {"seat": ANNA, "servants": servants}})
    play(game, ANNA, f"ship {harbour}")
    assert asked(game) == (ANNA, "turn-end")
    assert list(table(game)["canal"]) == [harbour]


@pytest.mark.parametrize(
    ("pool", "ships", "rule"),
    [
        (12, [], "C-02"),
        (2, [(ANNA, 3), (ANNA, 3), (ANNA, 3)], "B-CAN-03"),
        (6, [(LISA, 1), (LISA, 1), (LISA, 1), (DAVID, 1), (DAVID, 1)], "B-CAN-03"),
    ],
)
def test_no_place_for_a_servant_aboard(pool: int, ships: list[tuple[int, int]], rule: str) -> None:
    """B-TOK-09, C-39: nothing in the supply, no Ship left with room, or no harbour free."""
    canal = {f"a{i + 1}": {"seat": who, "servants": servants} for i, (who, servants) in enumerate(ships)}
    game = collected("ship", {"pool": pool}, players=3, canal=canal)
    assert offered(game) == ["decline"]
    assert rule in str(game.why_not("token ship"))


@pytest.mark.parametrize(("piece", "worth"), [("place double", 2), ("place double 1", 1)])
def test_the_double_aboard_from_the_supply(piece: str, worth: int) -> None:
    """C-05: what places one Servant of the supply may place the Double, worth 2, or 1 if its owner says so."""
    game = used("ship", {"pool": 6, "double": "supply"})
    play(game, ANNA, "new-ship a")
    assert offered(game) == ["place servant", "place double", "place double 1"]
    play(game, ANNA, piece)
    assert table(game)["canal"] == {"a1": {"seat": ANNA, "servants": 0, "double": worth}}


def test_a_servant_on_the_wall() -> None:
    """B-TOK-10: from the supply; the section is not complete yet."""
    game = used("wall", {"pool": 6}, players=3, wall={LISA: 3})
    assert offered(game) == ["place servant"]
    play(game, ANNA, "place servant")
    assert (seat(game, ANNA)["wall"], seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (1, 6, 5)
    assert asked(game) == (ANNA, "turn-end")


def test_a_token_may_complete_the_wall() -> None:
    """B-TOK-10, C-35: it is scored at once; then play goes on with storing the token."""
    game = used("wall", {"pool": 6}, wall={LISA: 3}, intrigue={"1": [LISA]})
    play(game, ANNA, "place servant")
    assert (seat(game, LISA)["vp"], seat(game, LISA)["envoy"]) == (3, 1)
    assert (asked(game), seat(game, ANNA)["tokens"]) == ((LISA, "intrigue-benefit"), [])
    play(game, LISA, "decline")
    assert (asked(game), seat(game, ANNA)["tokens"]) == ((ANNA, "turn-end"), ["wall"])


def test_a_token_on_the_wall_is_no_wall_action() -> None:
    """C-30: the Decree of extra builders does not help; but the Double may stand there (C-05)."""
    game = used("wall", {"double": "supply"}, players=4, decrees={"wall-bonus": [ANNA]})
    assert offered(game) == ["place servant", "place double", "place double 1"]
    play(game, ANNA, "place double")
    assert (seat(game, ANNA)["wall_double"], asked(game)) == (2, (ANNA, "turn-end"))


def test_no_servant_for_the_wall() -> None:
    """B-TOK-10: the supply is empty, however full the pool."""
    game = collected("wall", {"pool": 12})
    assert offered(game) == ["decline"]
    assert "C-02" in str(game.why_not("token wall"))


# Jade


def test_three_servants_for_jade() -> None:
    """B-TOK-11, C-03: pool to supply, a Jade of the common stock; the Double pays as two."""
    game = used("pay-3-jade", {"pool": 3, "double": "pool"})
    assert (asked(game)[1], offered(game)) == ("pay", ["pay 3", "pay 1 double"])
    play(game, ANNA, "pay 1 double")
    row = seat(game, ANNA)
    assert (row["jade"], row["pool"], row["double"]) == (1, 2, "supply")
    assert all(table(game)["jade_houses"])


def test_the_price_of_the_token_never_falls() -> None:
    """C-30, B-TOK-11: no Jade action is performed, so the Jade Decree is of no use."""
    game = collected("pay-3-jade", {"pool": 2}, decrees={"jade-discount": [ANNA]})
    assert offered(game) == ["decline"]
    assert "C-03" in str(game.why_not("token pay-3-jade"))
    game = used("pay-3-jade", {"pool": 3}, decrees={"jade-discount": [ANNA]})
    assert offered(game) == ["pay 3"]


def test_stored_tokens_may_find_the_third_servant() -> None:
    """B-TOK-11: two are exchanged before the benefit is taken."""
    game = collected("pay-3-jade", {"pool": 2, "tokens": ["vp-2", "vp-2"]})
    play(game, ANNA, "exchange 2", "token pay-3-jade", "pay 3")
    assert (seat(game, ANNA)["jade"], seat(game, ANNA)["tokens"]) == (1, ["pay-3-jade"])


# The double token


def test_the_double_token_is_only_stored() -> None:
    """B-TOK-12: it has no benefit, takes one slot and lies face up."""
    game = collected("double")
    assert asked(game) == (ANNA, "turn-end")
    assert seat(game, ANNA)["tokens"] == ["double"]
    assert "B-TOK-12" in rules_told(game)
    view: Any = game.view(LISA).to_dict()
    assert view["seats"][ANNA]["tokens"] == ["double"]


@pytest.mark.parametrize(
    ("stored", "exchanges"),
    [
        (["double"], [2]),
        (["double", "double"], [2, 4]),
        (["double", "double", "vp-2"], [2, 4]),
        (["double", "double", "vp-2", "swap"], [2, 4, 6]),
        (["double", "vp-2"], [2]),
    ],
)
def test_the_double_token_counts_two(stored: list[str], exchanges: list[int]) -> None:
    """B-TOK-12, C-25: in every exchange."""
    game = position(2, seats={ANNA: {"hand": ["hand1-7"], "tokens": stored}})
    assert offered(game)[1:] == [f"exchange {price}" for price in exchanges]


def test_overpaying_gives_no_change() -> None:
    """C-25: a single token and the double one for one Servant; or the double one alone."""
    game = position(2, seats={ANNA: {"tokens": ["vp-2", "double"]}})
    play(game, ANNA, "exchange 2", "token vp-2")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["tokens"]) == (7, [])
    game = position(2, seats={ANNA: {"tokens": ["vp-2", "double"]}})
    play(game, ANNA, "exchange 2", "token double")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["tokens"]) == (7, ["vp-2"])
    assert table(game)["token_discards"] == {"double": 1}


def test_six_slots_whatever_the_double_counts() -> None:
    """C-25: it fills one slot; the sixth token fits beside two of them."""
    game = collected("vp-2", {"tokens": ["double", "double", "envoy", "envoy", "swap"]})
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "turn-end")
    assert len(seat(game, ANNA)["tokens"]) == 6
