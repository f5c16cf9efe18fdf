"""The rulebooks' examples of Wall, Palace, Decrees, Canal, Double and Night, and the tables, under their IDs."""

from __future__ import annotations

import pytest

from gugong import load_catalog
from tests.scenes import ANNA, DAVID, LISA, SEBASTIAN, asked, offered, play, position, rules_told, seat
from tests.visits import ship, table, visiting


def test_d_04_the_great_wall() -> None:
    """D-04, B-WAL-04, B-WAL-07: Lisa stands on David at step 12, and wins the tie."""
    game = visiting(
        "wall",
        LISA,
        me={"pool": 3, "wall": 1},
        wall={DAVID: 3, SEBASTIAN: 1},
        intrigue={4: [SEBASTIAN], 12: [DAVID, LISA]},
    )

    play(game, LISA, "b", "pay 1", "place servant", "place servant")

    assert (seat(game, LISA)["vp"], seat(game, LISA)["envoy"]) == (3, 1)
    assert (seat(game, LISA)["pool"], seat(game, LISA)["wall"], seat(game, LISA)["supply"]) == (0, 0, 12)
    play(game, SEBASTIAN, "benefit servant")
    play(game, DAVID, "decline")
    play(game, LISA, "benefit jade")
    assert asked(game) == (LISA, "turn-end")
    assert table(game)["intrigue"] == {"0": [ANNA], "3": [SEBASTIAN], "5": [LISA], "12": [DAVID]}
    assert (seat(game, SEBASTIAN)["pool"], seat(game, LISA)["jade"]) == (7, 1)
    assert [seat(game, who)["wall"] for who in range(4)] == [0, 0, 3, 1]


def test_d_05_the_palace() -> None:
    """D-05, B-PAL-02, B-PAL-03, B-PAL-04: spots 7 and 5 are taken; an Envoy token in the next turn is 1 VP."""
    game = position(
        4,
        turn=ANNA,
        seats={
            ANNA: {"hand": ["board-9", "board-8"], "envoy": 6, "pool": 3},
            LISA: {"palace": 0, "hand": []},
            DAVID: {"palace": 1, "hand": []},
            SEBASTIAN: {"hand": []},
        },
        intrigue={2: [ANNA]},
        map={"xian": "envoy"},
    )

    play(game, ANNA, "card board-9", "at palace", "b", "pay 2", "done")
    assert (seat(game, ANNA)["palace"], seat(game, ANNA)["pool"], seat(game, ANNA)["vp"]) == (2, 1, 0)
    assert table(game)["intrigue"]["3"] == [ANNA]

    play(game, ANNA, "card board-8", "at travel", "a", "city xian", "token envoy")
    assert (seat(game, ANNA)["vp"], seat(game, ANNA)["palace"]) == (1, 2)


def test_d_06_a_decree() -> None:
    """D-06, B-DEC-01, B-DEC-02: Anna and Lisa are on it, so Sebastian removes three and places the fourth."""
    game = visiting("decrees", SEBASTIAN, me={"pool": 5}, decrees={"morning-servant": [ANNA, LISA]})

    play(game, SEBASTIAN, "decree morning-servant")
    assert offered(game) == ["pay 3"]
    play(game, SEBASTIAN, "pay 3")

    assert (seat(game, SEBASTIAN)["pool"], seat(game, SEBASTIAN)["vp"]) == (1, 3)
    assert table(game)["decrees"]["morning-servant"] == [ANNA, LISA, SEBASTIAN]


def test_d_07_canal_b() -> None:
    """D-07, B-CAN-02, B-CAN-03: A-H1 or B-H3 for the new Ship; no Servant comes for free (A-19)."""
    canal = {"b1": ship(ANNA, 1), "b2": ship(SEBASTIAN, 1)}
    game = visiting("canal", SEBASTIAN, me={"pool": 4}, canal=canal)

    play(game, SEBASTIAN, "b", "pay 1", "ship b2")
    assert offered(game) == ["ship b2", "new-ship a", "new-ship b"]
    play(game, SEBASTIAN, "new-ship b")

    assert table(game)["canal"] == {"b1": ship(ANNA, 1), "b2": ship(SEBASTIAN, 2), "b3": ship(SEBASTIAN, 1)}
    assert seat(game, SEBASTIAN)["pool"] == 1


def test_d_08_canal_a() -> None:
    """D-08, B-CAN-04, B-CAN-06: past harbours 3 and 4 into harbour 5, and a Gift Card there."""
    canal = {"b2": ship(SEBASTIAN, 2), "b3": ship(SEBASTIAN, 1), "b4": ship(LISA, 1)}
    game = visiting("canal", SEBASTIAN, me={"pool": 2}, canal=canal)
    supply = seat(game, SEBASTIAN)["supply"]

    play(game, SEBASTIAN, "a", "ship b2", "move b2")
    assert offered(game) == ["claim vp-4", "claim gift-card", "claim double-servant", "done"]
    play(game, SEBASTIAN, "claim gift-card")

    assert table(game)["canal"] == {"b3": ship(SEBASTIAN, 1), "b4": ship(LISA, 1)}
    assert len(seat(game, SEBASTIAN)["hand"]) == 1
    assert seat(game, SEBASTIAN)["rewards"] == {"vp-4": 0, "gift-card": 1, "double-servant": 0}
    assert (seat(game, SEBASTIAN)["pool"], seat(game, SEBASTIAN)["supply"]) == (1, supply + 2)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_d_09_the_double_on_the_wall(players: int) -> None:
    """D-09, B-DBL-04, C-04: a normal Servant and the Double are three, more than Anna's and Lisa's two."""
    game = visiting("wall", DAVID, players, me={"pool": 2, "double": "pool"}, wall={ANNA: 2, LISA: 2})

    play(game, DAVID, "b", "pay 1", "place servant", "place double")

    assert (seat(game, DAVID)["vp"], seat(game, DAVID)["envoy"], seat(game, DAVID)["double"]) == (3, 1, "supply")
    assert [seat(game, who)["wall"] for who in (ANNA, LISA, DAVID)] == [2, 2, 0]


def test_d_10_the_double_pays_comes_back_and_pays_again() -> None:
    """D-10, B-DBL-02, B-DBL-03: Travel B, two tokens for the Double, Palace B."""
    game = position(
        4,
        turn=SEBASTIAN,
        seats={
            SEBASTIAN: {"hand": ["board-9", "board-8"], "pool": 0, "double": "pool"},
            **{who: {"hand": []} for who in (ANNA, LISA, DAVID)},
        },
        map={"xian": "vp-2", "taiyuan": "vp-2"},
        intrigue={2: [SEBASTIAN]},
    )

    play(game, SEBASTIAN, "card board-9", "at travel", "b", "pay double", "city xian", "decline")
    play(game, SEBASTIAN, "city taiyuan", "decline", "done")
    assert (seat(game, SEBASTIAN)["double"], seat(game, SEBASTIAN)["tokens"]) == ("supply", ["vp-2", "vp-2"])

    play(game, SEBASTIAN, "card board-8", "at palace", "exchange 2", "gain double", "b", "pay double")
    assert (seat(game, SEBASTIAN)["envoy"], seat(game, SEBASTIAN)["pool"]) == (2, 0)
    assert (seat(game, SEBASTIAN)["double"], seat(game, SEBASTIAN)["tokens"]) == ("supply", [])
    assert table(game)["intrigue"]["3"] == [SEBASTIAN]


def test_d_11_the_dice() -> None:
    """D-11, A-32, B-NGT-02, B-NGT-03: David 1, Lisa 4, Anna 0, Sebastian 4, who is the higher of the two."""
    discards = {
        ANNA: ["hand1-7"],
        LISA: ["hand1-3", "hand2-3"],
        DAVID: ["hand2-6"],
        SEBASTIAN: ["draw-3", "hand4-6", "board-6"],
    }
    game = position(
        4,
        phase="night",
        dice=[3, 3, 6],
        seats={who: {"hand": [], "discard": cards, "pool": 1} for who, cards in discards.items()},
        intrigue={5: [LISA, SEBASTIAN]},
    )

    play(game, LISA, "gain 4")
    play(game, DAVID, "gain 1")
    play(game, SEBASTIAN, "gain 4")

    assert [seat(game, who)["pool"] for who in range(4)] == [1, 5, 2, 5]
    assert [seat(game, who)["vp"] for who in range(4)] == [0, 0, 0, 3]
    assert [seat(game, who)["envoy"] for who in range(4)] == [0, 0, 0, 1]


# Tables


@pytest.mark.parametrize(("jade", "vp"), list(enumerate([0, 1, 3, 6, 10, 15, 17, 19])))
def test_d_16_jade(jade: int, vp: int) -> None:
    """D-16, B-END-04: VP for 0 to 7 Jade."""
    game = position(2, phase="end", day=4, seats={LISA: {"jade": jade}})

    assert seat(game, LISA)["vp"] == vp


@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_d_17_the_wall(players: int, size: int) -> None:
    """D-17, B-WAL-03: Lisa has all but one; Anna's builder completes the section."""
    game = visiting("wall", ANNA, players, wall={LISA: size - 1})

    play(game, ANNA, "a", "place servant")

    assert seat(game, LISA)["vp"] == 3
    assert "B-WAL-03" in rules_told(game)


def test_d_17_the_wall_of_one_player() -> None:
    """D-17, A-16: against Meng it is that of two players."""
    assert load_catalog().engine_figures.wall_size[1:] == (4, 4, 5, 6, 7)


@pytest.mark.parametrize(
    ("benefit", "steps", "gained"),
    [("servant", 1, (1, 0)), ("servants-2", 3, (2, 0)), ("die", 5, (0, 0)), ("jade", 7, (0, 1))],
)
def test_d_20_intrigue_benefits(benefit: str, steps: int, gained: tuple[int, int]) -> None:
    """D-20, B-WAL-06: the marker goes down by so many steps, for a Servant, two, a die, a Jade."""
    game = visiting("wall", ANNA, seats={LISA: {"pool": 2}}, wall={LISA: 5}, intrigue={10: [LISA]}, dice=[3, 4, 5])

    play(game, ANNA, "a", "place servant")
    play(game, LISA, f"benefit {benefit}", *(["die 1 8"] if benefit == "die" else []))

    assert (seat(game, LISA)["pool"] - 2, seat(game, LISA)["jade"]) == gained
    assert table(game)["dice"][0] == (8 if benefit == "die" else 3)
    assert table(game)["intrigue"][str(10 - steps)] == [LISA]
    assert "B-WAL-06" in rules_told(game)


@pytest.mark.parametrize(("vp", "more"), [(29, 9), (31, 10), (60, 10)])
def test_d_21_one_vp_for_every_three(vp: int, more: int) -> None:
    """D-21, B-DL3-01."""
    game = position(2, phase="end", day=4, seats={LISA: {"vp": vp}}, decrees={"vp-per-3-vp": [LISA]})

    assert seat(game, LISA)["vp"] == vp + more
