"""What an owner prints is what is played: figures that were never anywhere but in the catalog."""

from __future__ import annotations

from typing import Any

from gugong import Game
from tests.scenes import ANNA, EDITION, LISA, offered, play, position, seat
from tests.visits import journey, ship, table, visiting


def printed(key: str, value: int) -> dict[str, Any]:
    """A catalog with this one figure changed."""
    *path, name = key.split(".")
    changes: dict[str, Any] = {name: value}
    for part in reversed(path):
        changes = {part: changes}
    return {"edition": EDITION, "overrides": changes}


def token(kind: str, key: str, value: int, **anna: Any) -> Game:
    """Anna has just taken a token whose figure is another one."""
    game = journey(ANNA, 2, kind, me=anna, catalog=printed(f"travel_tokens.tokens.{kind}.{key}", value))
    play(game, ANNA, "a", "city lanzhou")
    return game


def test_steps_of_intrigue() -> None:
    """B-INT-02: five steps where the catalog says five."""
    game = visiting("intrigue", catalog=printed("boards.option_b.intrigue", 5))
    play(game, ANNA, "b", "pay 1")
    assert table(game)["intrigue"]["5"] == [ANNA]


def test_steps_of_the_envoy() -> None:
    """B-PAL-02: five as well."""
    game = visiting("palace", catalog=printed("boards.option_b.palace", 5))
    play(game, ANNA, "b", "pay 2")
    assert seat(game, ANNA)["envoy"] == 5


def test_steps_of_a_journey() -> None:
    """B-TRV-02: three cities one after the other."""
    game = journey(ANNA, 2, "double", "double", "vp-2", catalog=printed("boards.option_b.travel", 3))
    play(game, ANNA, "b", "pay 2", "city lanzhou", "city xian", "city taiyuan", "decline")
    assert seat(game, ANNA)["tokens"] == ["double", "double", "vp-2"]


def test_a_section_of_the_wall() -> None:
    """B-WAL-04: the greatest builder scores what is printed."""
    game = visiting("wall", players=2, wall={LISA: 1, ANNA: 2}, catalog=printed("boards.gains.wall_vp", 7))
    play(game, ANNA, "a", "place servant")
    assert seat(game, ANNA)["vp"] == 7


def test_the_most_matches() -> None:
    """B-NGT-03: at Night."""
    seats: dict[int, Any] = {ANNA: {"hand": [], "discard": ["hand1-3"]}, LISA: {"hand": [], "discard": []}}
    game = position(2, phase="night", seats=seats, dice=[3, 4, 5], catalog=printed("boards.gains.matches_vp", 5))
    play(game, ANNA, "decline")
    assert seat(game, ANNA)["vp"] == 5


def test_a_harbour() -> None:
    """B-CAN-06: the reward is called vp-4 whatever it is worth."""
    game = visiting("canal", players=2, canal={"a2": ship(ANNA, 3)}, catalog=printed("boards.gains.harbour_vp", 6))
    play(game, ANNA, "a", "claim vp-4")
    assert seat(game, ANNA)["vp"] == 6


def test_travel_tokens_for_vp() -> None:
    """B-TRV-06: four tokens."""
    game = visiting("intrigue", me={"tokens": ["vp-2"] * 4}, catalog=printed("boards.gains.tokens_vp", 3))
    play(game, ANNA, "exchange 4")
    assert seat(game, ANNA)["vp"] == 3


def test_steps_beyond_the_palace() -> None:
    """B-PAL-04: two steps at 3 VP each."""
    game = visiting("palace", me={"palace": 0}, catalog=printed("boards.gains.palace_step_vp", 3))
    play(game, ANNA, "b", "pay 2")
    assert seat(game, ANNA)["vp"] == 6


def test_servants_for_intrigue() -> None:
    """B-WAL-06: the benefit is called servants-2 whatever it gives."""
    game = visiting(
        "wall", players=2, wall={LISA: 1, ANNA: 2}, intrigue={"9": [ANNA], "2": [LISA]},
        catalog=printed("boards.gains.benefit_servants", 4),
    )  # fmt: skip
    play(game, ANNA, "a", "place servant")
    play(game, LISA, "decline")
    before = seat(game, ANNA)["pool"]
    play(game, ANNA, "benefit servants-2")
    assert seat(game, ANNA)["pool"] == before + 4


def test_what_travel_tokens_give() -> None:
    """B-TOK-02, B-TOK-05, B-TOK-06, B-TOK-11, B-TOK-12: each by its own row."""
    game = token("servants-2", "servants", 3, pool=5)
    play(game, ANNA, "token servants-2")
    assert seat(game, ANNA)["pool"] == 8

    game = token("vp-2", "vp", 9)
    play(game, ANNA, "token vp-2")
    assert seat(game, ANNA)["vp"] == 9

    assert "token pay-3-jade" not in offered(token("pay-3-jade", "servants", 5, pool=4))
    game = token("pay-3-jade", "servants", 5, pool=5)
    play(game, ANNA, "token pay-3-jade", "pay 5")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["jade"]) == (0, 1)

    game = token("discard-7-jade", "least", 5, hand=["board-9", "hand1-5", "board-4"])
    play(game, ANNA, "token discard-7-jade")
    assert offered(game) == ["discard hand1-5"]

    game = token("double", "counts", 4)
    assert "exchange 4" in offered(game)


def test_what_a_card_gives() -> None:
    """B-CRD-03: the action is called servants-2 whatever it gives."""
    catalog = printed("gift_cards.actions.servants-2.servants", 3)
    game = position(
        2, turn=ANNA, seats={ANNA: {"hand": ["hand2-3"], "pool": 4}}, board={"jade": "board-1"}, catalog=catalog
    )
    play(game, ANNA, "card hand2-3", "at jade", "gain 3")
    assert seat(game, ANNA)["pool"] == 7


def test_a_morning_of_intrigue() -> None:
    """B-DL1-01: the Decree's own row."""
    catalog = printed("decrees.level-1.morning-intrigue.steps", 6)
    game = position(2, phase="morning", day=2, decrees={"morning-intrigue": [ANNA]}, catalog=catalog)
    play(game, ANNA, "decree morning-intrigue")
    assert table(game)["intrigue"]["6"] == [ANNA]
