"""Decrees of level 1: what each brings in the Morning."""

from __future__ import annotations

from typing import Any

from gugong import Game
from tests.scenes import ANNA, DAVID, LISA, asked, offered, play, position, rules_told, seat
from tests.visits import kinds_told, refusal, ship, table


def morning(*decrees: str, me: dict[str, Any] | None = None, players: int = 4, **rest: Any) -> Game:
    """The second Morning; Lisa owns the Decrees named and is asked about them."""
    owners = {decree: [LISA] for decree in decrees}
    return position(players, phase="morning", day=2, seats={LISA: me or {}}, **{"decrees": owners, **rest})


def test_the_intrigue_decree_is_two_steps() -> None:
    """B-DL1-01: landing on top, as always."""
    game = morning("morning-intrigue", intrigue={3: [LISA], 5: [DAVID]})

    play(game, LISA, "decree morning-intrigue")

    assert table(game)["intrigue"]["5"] == [DAVID, LISA]
    assert "B-DL1-01" in rules_told(game)


def test_the_ship_decree_puts_a_servant_of_the_supply_on_board() -> None:
    """B-DL1-02: on a Ship of one's own; the pool is not touched, and nothing moves."""
    game = morning("morning-ship", me={"pool": 2}, canal={"a2": ship(LISA, 1)})

    play(game, LISA, "decree morning-ship", "ship a2")

    assert table(game)["canal"] == {"a2": ship(LISA, 2)}
    assert (seat(game, LISA)["pool"], seat(game, LISA)["supply"]) == (2, 7)
    assert asked(game) == (ANNA, "morning-servants")
    assert "B-DL1-02" in rules_told(game)


def test_the_ship_decree_may_send_out_a_new_ship() -> None:
    """B-DL1-02, C-39: on the first free harbour of either route."""
    game = morning("morning-ship", canal={"a1": ship(DAVID, 1)})

    play(game, LISA, "decree morning-ship")
    assert offered(game) == ["new-ship a", "new-ship b"]
    play(game, LISA, "new-ship a")

    assert table(game)["canal"]["a2"] == ship(LISA, 1)


def test_the_ship_that_the_decree_fills_may_claim_at_once() -> None:
    """B-DL1-02, C-38: the Gift Card is in the hand for this very day (C-20)."""
    game = morning("morning-ship", me={"pool": 2}, canal={"a3": ship(LISA, 2)})
    cards = len(seat(game, LISA)["hand"])

    play(game, LISA, "decree morning-ship", "ship a3")
    assert (asked(game), offered(game)) == ((LISA, "claim"), ["claim gift-card", "decline"])
    play(game, LISA, "claim gift-card")

    assert len(seat(game, LISA)["hand"]) == cards + 1
    assert (table(game)["canal"], seat(game, LISA)["supply"]) == ({}, 8)
    assert seat(game, LISA)["rewards"]["gift-card"] == 1


def test_only_the_ship_that_was_filled_may_claim_in_the_morning() -> None:
    """C-38: Lisa's other full Ship waits, and so does one that is not full yet."""
    canal = {"a2": ship(LISA, 3), "a3": ship(LISA, 1), "b3": ship(LISA, 2)}
    game = morning("morning-ship", me={"pool": 2}, canal=canal)

    play(game, LISA, "decree morning-ship")
    assert offered(game) == ["ship a3", "ship b3"]
    filled = game.copy()
    play(filled, LISA, "ship b3")
    assert offered(filled) == ["claim gift-card", "decline"]

    play(game, LISA, "ship a3")
    assert asked(game) == (ANNA, "morning-servants")


def test_the_ship_decree_may_place_the_double() -> None:
    """C-05: from the supply, worth 2."""
    game = morning("morning-ship", me={"double": "supply"}, canal={"a3": ship(LISA, 1)})

    play(game, LISA, "decree morning-ship", "ship a3", "place double", "decline")

    assert table(game)["canal"] == {"a3": ship(LISA, 1, 2)}


def test_no_servant_in_the_supply_none_on_board() -> None:
    """B-DL1-02, C-02: the Decree can do nothing this Morning."""
    game = morning("morning-ship", "morning-envoy", me={"pool": 10})

    assert offered(game) == ["decree morning-envoy", "done"]
    assert refusal(game, "decree morning-ship") == "C-02"


def test_no_room_on_the_canal_no_servant_on_board() -> None:
    """B-DL1-02, C-39: one route, all its harbours taken by others."""
    rivals = {f"a{harbour}": ship(ANNA if harbour < 4 else DAVID, 1) for harbour in range(1, 6)}
    game = morning("morning-ship", "morning-envoy", players=3, canal=rivals)

    assert offered(game) == ["decree morning-envoy", "done"]
    assert refusal(game, "decree morning-ship") == "B-CAN-03"


def test_tokens_may_take_the_servant_that_was_to_go_on_board() -> None:
    """C-26, B-DL1-02: Lisa exchanges tokens for the last Servant of her supply; then nothing is left to place."""
    game = morning("morning-ship", me={"pool": 9, "tokens": ["vp-2", "vp-2"]}, canal={"a3": ship(LISA, 1)})

    play(game, LISA, "decree morning-ship", "exchange 2")

    assert table(game)["canal"] == {"a3": ship(LISA, 1)}
    assert asked(game) == (ANNA, "morning-servants")


def test_tokens_may_take_the_double_that_was_to_go_on_board() -> None:
    """C-26, C-05: Lisa is asked what her Double shall count, and takes it to the pool instead."""
    me = {"pool": 9, "double": "supply", "tokens": ["vp-2", "vp-2"]}
    game = morning("morning-ship", me=me, canal={"a3": ship(LISA, 1)})
    play(game, LISA, "decree morning-ship", "ship a3")
    assert offered(game) == ["place double", "place double 1", "exchange 2"]

    play(game, LISA, "exchange 2")

    assert (table(game)["canal"], seat(game, LISA)["double"]) == ({"a3": ship(LISA, 1)}, "pool")
    assert asked(game) == (ANNA, "morning-servants")


def test_the_servant_decree_comes_before_the_new_servants() -> None:
    """B-DL1-03, C-48: one, and the four of the day after it."""
    game = morning("morning-servant", me={"pool": 3})

    play(game, LISA, "decree morning-servant")
    assert (seat(game, LISA)["pool"], asked(game)) == (4, (ANNA, "morning-servants"))
    play(game, ANNA, "decline")
    play(game, LISA, "gain 4")

    assert seat(game, LISA)["pool"] == 8
    assert "B-DL1-03" in rules_told(game)


def test_the_servant_decree_needs_a_servant_in_the_supply() -> None:
    """B-DL1-03, C-02: the other Decree is used, this one is not on offer."""
    game = morning("morning-servant", "morning-envoy", me={"pool": 10})

    assert refusal(game, "decree morning-servant") == "C-02"


def test_the_servant_of_the_decree_may_be_the_double() -> None:
    """B-DL1-03, B-DBL-02: gained as one."""
    game = morning("morning-servant", me={"pool": 3, "double": "supply"})

    play(game, LISA, "decree morning-servant", "gain double")

    assert (seat(game, LISA)["pool"], seat(game, LISA)["double"]) == (3, "pool")


def test_the_envoy_decree_is_one_step() -> None:
    """B-DL1-04: into the Palace, if it is the eighth."""
    game = morning("morning-envoy", me={"envoy": 7})

    play(game, LISA, "decree morning-envoy")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["palace"], seat(game, LISA)["vp"]) == (8, 0, 0)
    assert "B-DL1-04" in rules_told(game)


def test_the_swap_decree_changes_a_hand_card_for_an_officials() -> None:
    """B-DL1-05, C-16: a 2 for a 9, nothing compared, paid or performed; the 9 is in the hand."""
    game = morning("morning-swap", me={"hand": ["hand2-2", "hand2-3"], "discard": ["hand2-5"]})
    play(game, LISA, "decree morning-swap")
    assert offered(game) == ["card hand2-2", "card hand2-3"]
    assert refusal(game, "card hand2-5") == "C-16"

    play(game, LISA, "card hand2-2", "at canal")

    assert seat(game, LISA)["hand"] == ["board-9", "hand2-3"]
    assert table(game)["board"]["canal"] == "hand2-2"
    assert asked(game) == (ANNA, "morning-servants")
    assert "B-DL1-05" in rules_told(game)


def test_the_swap_comes_after_the_dice() -> None:
    """B-DL1-05: whoever swaps knows what pays at Night."""
    game = morning("morning-swap")

    assert kinds_told(game, "B-MOR-04") == ["rolls"] * 3
    assert asked(game) == (LISA, "morning-decrees")


def test_a_morning_decree_may_be_left_unused() -> None:
    """A-23: the swap is a "may", like every other."""
    game = morning("morning-swap", "morning-envoy")

    play(game, LISA, "done")

    assert seat(game, LISA)["envoy"] == 0
    assert asked(game) == (ANNA, "morning-servants")


def test_decrees_are_used_in_any_order_each_once_a_player_after_the_other() -> None:
    """C-48: in the new turn order, which begins with David, who took the medal."""
    decrees = {"morning-intrigue": [LISA, DAVID], "morning-envoy": [LISA]}
    game = morning(medal=DAVID, decrees=decrees)
    play(game, DAVID, "decree morning-intrigue")

    assert offered(game) == ["decree morning-intrigue", "decree morning-envoy", "done"]
    play(game, LISA, "decree morning-envoy")
    assert offered(game) == ["decree morning-intrigue", "done"]
    assert refusal(game, "decree morning-envoy") == "B-MOR-05"
    play(game, LISA, "decree morning-intrigue")

    assert table(game)["intrigue"]["2"] == [DAVID, LISA]
    assert asked(game) == (DAVID, "morning-servants")
