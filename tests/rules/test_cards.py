"""Gift Cards: what a card does when it is placed (B-CRD)."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from tests.scenes import ANNA, LISA, asked, offered, play, position, rules_told, seat

OFFICIALS = ["palace", "canal", "wall", "decrees", "intrigue"]
BENEFITS = ["servants-1", "servants-2", "swap"]


def table(game: Game) -> dict[str, Any]:
    """The whole table."""
    return game.to_dict()


def placed(card: str, location: str, anna: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Anna has given this card, her only one, to this official, for nothing: the lowest gift lies there."""
    board = {location: "board-1" if card != "board-1" else "board-9", **rest.pop("board", {})}
    game = position(2, seats={ANNA: {"hand": [card], **(anna or {})}}, board=board, **rest)
    play(game, ANNA, f"card {card}", f"at {location}")
    return game


# Cards that name an official


def test_what_the_cards_name() -> None:
    """B-CRD-01, B-CRD-05: five officials, three benefits, four blanks; never Travel or Jade."""
    cards = gugong.new_game(2, seed=1).catalog.engine_figures.cards
    actions = [card.effect for card in cards if not card.module]
    assert {*actions} == {*OFFICIALS, *BENEFITS, "none"}
    assert actions.count("none") == 4


@pytest.mark.parametrize(
    ("card", "offers"),
    [
        ("draw-5", ["a", "b", "decline"]),
        ("hand1-3", ["a", "b", "decline"]),
        ("hand2-5", ["a", "b", "decline"]),
        ("hand1-5", ["a", "b", "decline"]),
        ("draw-2", ["decree morning-envoy", "decree morning-swap", "decree jade-discount", "decree equal-gifts",
                    "decree vp-8", "decree vp-per-jade", "decline"]),
    ],
)  # fmt: skip
def test_a_card_performs_the_action_of_the_official_it_names(card: str, offers: list[str]) -> None:
    """B-CRD-01: wherever it lies, with the free choice of all its ways."""
    tiles = ["morning-envoy", "morning-swap", "equal-gifts", "jade-discount", "vp-8", "vp-per-jade"]
    game = placed(card, "travel", decrees={tile: [] for tile in tiles})
    assert (asked(game)[1], offered(game)) == ("card-action", offers)


@pytest.mark.parametrize(
    ("card", "answers", "rule"),
    [
        ("draw-5", ["a"], "B-PAL-01"),
        ("draw-5", ["b", "pay 2"], "B-PAL-02"),
        ("hand1-3", ["a", "new-ship a", "done"], "B-CAN-01"),
        ("hand2-5", ["a", "place servant"], "B-WAL-01"),
        ("hand2-5", ["b", "pay 1", "place servant", "done"], "B-WAL-02"),
        ("hand1-5", ["a"], "B-INT-01"),
        ("hand1-5", ["b", "pay 1"], "B-INT-02"),
        ("draw-2", ["decree morning-ship", "pay 1"], "B-DEC-02"),
    ],
)
def test_a_cards_action_is_the_officials_own(card: str, answers: list[str], rule: str) -> None:
    """B-CRD-01: at the same prices; the location's action comes after it."""
    game = placed(card, "travel", decrees={"morning-ship": []})
    play(game, ANNA, *answers)
    assert asked(game) == (ANNA, "location-action")
    assert {"B-CRD-01", rule} <= rules_told(game)


def test_a_cards_action_too_must_be_paid_for() -> None:
    """B-CRD-01: without two Servants there is no Palace B."""
    game = placed("draw-5", "travel", {"pool": 1})
    assert offered(game) == ["a", "decline"]
    assert "B-PAL-02" in str(game.why_not("b"))


def test_a_card_that_can_do_nothing_is_passed_over() -> None:
    """B-CRD-01, E-05: no Servant for the Wall, as all can see; the location's action is asked for."""
    game = placed("hand2-5", "palace", {"pool": 0})
    assert asked(game) == (ANNA, "location-action")


@pytest.mark.parametrize(
    ("answers", "medal"),
    [
        (["card hand1-5", "at travel", "a"], ANNA),
        (["card hand1-5", "at travel", "b", "pay 1"], None),
        (["card hand1-7", "at intrigue", "a"], ANNA),
        (["card hand1-7", "at intrigue", "b", "pay 1"], None),
        (["card hand1-7", "at travel", "a", "city beijing", "token intrigue"], None),
    ],
)
@pytest.mark.parametrize("step", ["0", "14"])
def test_where_the_medal_comes_from(answers: list[str], medal: int | None, step: str) -> None:
    """C-22: from Intrigue A of a card or a location, at the top of the track too; never from B or a token."""
    game = position(2, map={"beijing": "intrigue"}, intrigue={step: [ANNA]})
    play(game, ANNA, *answers)
    assert table(game)["medal"] == medal


def test_discounts_count_for_a_cards_action() -> None:
    """C-49: the Decree that makes Decrees cheaper helps a card as well."""
    game = placed("draw-2", "palace", {"pool": 2}, decrees={"decree-discount": [ANNA], "jade-discount": []})
    play(game, ANNA, "decree jade-discount", "pay 1")
    assert (seat(game, ANNA)["pool"], table(game)["decrees"]["jade-discount"]) == (0, [ANNA])


# Servants


def test_a_card_of_one_servant() -> None:
    """B-CRD-02: from supply to pool."""
    game = placed("hand3-5", "palace")
    assert (asked(game)[1], offered(game)) == ("card-action", ["gain 1", "decline"])
    play(game, ANNA, "gain 1")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (7, 5)
    assert "B-CRD-02" in rules_told(game)


def test_a_card_of_two_servants() -> None:
    """B-CRD-03: both, or none."""
    game = placed("hand2-3", "palace")
    assert (asked(game)[1], offered(game)) == ("card-action", ["gain 2", "decline"])
    assert "C-02" in str(game.why_not("gain 1"))
    play(game, ANNA, "gain 2")
    assert (seat(game, ANNA)["pool"], seat(game, ANNA)["supply"]) == (8, 4)
    assert "B-CRD-03" in rules_told(game)


@pytest.mark.parametrize(
    ("card", "pool", "double", "gains"),
    [
        ("hand3-5", 12, "locked", None),
        ("hand2-3", 12, "locked", None),
        ("hand2-3", 11, "locked", ["gain 1"]),
        ("hand3-5", 6, "supply", ["gain 1", "gain double"]),
        ("hand3-5", 11, "supply", ["gain double"]),
        ("hand2-3", 6, "supply", ["gain 2", "gain 1 double"]),
        ("hand2-3", 10, "supply", ["gain 1 double"]),
        ("hand2-3", 11, "supply", ["gain double"]),
        ("hand2-3", 6, "pool", ["gain 2"]),
    ],
)
def test_what_a_supply_can_give(card: str, pool: int, double: str, gains: list[str] | None) -> None:
    """C-02: as many as there are, pieces of one's choice, the Double as one; from an empty supply nothing."""
    game = placed(card, "palace", {"pool": pool, "double": double})
    if gains is None:
        assert asked(game) == (ANNA, "location-action")
    else:
        assert (asked(game)[1], offered(game)) == ("card-action", [*gains, "decline"])


# Swap


def test_a_swap_from_the_hand() -> None:
    """B-CRD-04, C-16: the card taken goes to the hand; a 1 gets an 8 without a fee, and no action comes with it."""
    game = position(2, seats={ANNA: {"hand": ["hand4-4", "hand1-1"]}})
    play(game, ANNA, "card hand4-4", "at travel", "card hand1-1")
    assert asked(game) == (ANNA, "swap-location")
    play(game, ANNA, "at decrees")
    assert (seat(game, ANNA)["hand"], seat(game, ANNA)["discard"]) == (["board-8"], ["board-1"])
    assert table(game)["board"]["decrees"] == "hand1-1"
    assert (asked(game), seat(game, ANNA)["pool"]) == ((ANNA, "location-action"), 6)
    assert "B-CRD-04" in rules_told(game)
    assert "B-CRD-03" not in rules_told(game)


def test_a_swap_from_the_discard_pile() -> None:
    """B-CRD-04, C-16, C-17: the card taken lies in the pile, in the place of the one given."""
    game = position(2, seats={ANNA: {"hand": ["hand4-4", "hand1-1"], "discard": ["hand1-3", "hand1-5"]}})
    play(game, ANNA, "card hand4-4", "at travel")
    assert offered(game) == ["card hand1-1", "card hand1-3", "card hand1-5", "card board-1", "decline"]
    play(game, ANNA, "card hand1-3", "at canal")
    assert seat(game, ANNA)["hand"] == ["hand1-1"]
    assert seat(game, ANNA)["discard"] == ["board-9", "hand1-5", "board-1"]
    assert table(game)["board"]["canal"] == "hand1-3"


def test_a_swap_at_the_location_just_used() -> None:
    """C-16: Anna takes the card back that she has placed; the location's action remains due."""
    game = position(2, seats={ANNA: {"hand": ["hand4-4", "hand1-1"]}}, board={"intrigue": "board-3"})
    play(game, ANNA, "card hand4-4", "at intrigue", "card hand1-1", "at intrigue")
    assert seat(game, ANNA)["hand"] == ["hand4-4"]
    assert table(game)["board"]["intrigue"] == "hand1-1"
    assert asked(game) == (ANNA, "location-action")
    play(game, ANNA, "a")
    assert table(game)["medal"] == ANNA


def test_any_official_will_do_for_a_swap() -> None:
    """C-16: all seven."""
    game = position(2, seats={ANNA: {"hand": ["hand4-4", "hand1-1"]}})
    play(game, ANNA, "card hand4-4", "at travel", "card hand1-1")
    assert offered(game) == [f"at {name}" for name in table(game)["board"]]


def test_a_swap_gives_ones_own_card_or_none() -> None:
    """B-CRD-04, C-16: it may be declined; another's card cannot be given."""
    game = placed("hand4-4", "travel")
    assert "C-16" in str(game.why_not("card hand2-2"))
    assert "C-16" in str(game.why_not("card hand4-4"))
    play(game, ANNA, "decline")
    assert asked(game) == (ANNA, "location-action")
    assert seat(game, ANNA)["discard"] == ["board-1"]


# Blanks, and the same action twice


@pytest.mark.parametrize("card", ["board-8", "board-9", "hand1-7", "hand2-6"])
def test_a_blank_leaves_only_the_location(card: str) -> None:
    """B-CRD-05: no question about a card action."""
    game = placed(card, "palace")
    assert asked(game) == (ANNA, "location-action")
    assert "B-CRD-05" in rules_told(game)


@pytest.mark.parametrize(
    ("answers", "envoy", "marker", "pool"),
    [
        (["decline", "decline"], 0, 0, 6),
        (["a", "decline"], 1, 0, 6),
        (["decline", "a"], 1, 0, 6),
        (["a", "a"], 2, 0, 6),
        (["b", "pay 2", "a"], 3, 1, 4),
        (["a", "b", "pay 2"], 3, 1, 4),
        (["b", "pay 2", "b", "pay 2"], 4, 2, 2),
    ],
)
def test_the_same_action_twice(answers: list[str], envoy: int, marker: int, pool: int) -> None:
    """B-CRD-06, A-11: none, once or twice; each is chosen and paid for by itself."""
    game = placed("draw-5", "palace")
    assert (asked(game)[1], "B-CRD-06" in rules_told(game)) == ("card-action", True)
    play(game, ANNA, *answers)
    assert asked(game) == (ANNA, "turn-end")
    assert (seat(game, ANNA)["envoy"], seat(game, ANNA)["pool"]) == (envoy, pool)
    assert table(game)["intrigue"] == ({"0": [ANNA, LISA]} if not marker else {"0": [LISA], str(marker): [ANNA]})


@pytest.mark.parametrize(
    ("card", "location"),
    [("draw-5", "palace"), ("hand1-3", "canal"), ("hand2-5", "wall"), ("draw-2", "decrees"), ("hand1-5", "intrigue")],
)
def test_every_official_can_be_asked_twice(card: str, location: str) -> None:
    """B-CRD-06: whichever the card names."""
    game = placed(card, location)
    first = offered(game)
    play(game, ANNA, "decline")
    assert (asked(game)[1], offered(game)) == ("location-action", first)
    assert "B-CRD-06" not in rules_told(placed(card, "travel"))
