"""Meng's turn by day: what is revealed, the exchange, the two actions, and his automa deck."""

from __future__ import annotations

import pytest

from gugong import Game
from gugong.engine.ids import CHANCE
from tests.scenes import asked, offered, play
from tests.solo.alone import BLANK, ME, MENG, alone, choices, his, meng_plays, only, solo_of, told


def test_an_automa_card_and_a_gift_are_revealed_by_chance() -> None:
    """S-DAY-01: cards alike are one answer, as likely as there are copies; then the gift stack, of any order."""
    game = alone(now={"phase": "day", "seat": MENG})

    assert asked(game) == (CHANCE, "automa")
    assert offered(game)[-1] == "automa special"
    assert game.decision is not None
    assert game.decision.weights == [1, 1, 2, 1, 2, 1, 1, 2]
    play(game, CHANCE, "automa intrigue")
    assert asked(game) == (CHANCE, "reveal-gift")
    assert offered(game) == [f"card hand2-{value}" for value in (2, 3, 5, 6)]
    play(game, CHANCE, "card hand2-3")

    assert solo_of(game)["today"] == ["intrigue"]
    assert asked(game) == (ME, "card")


def test_values_do_not_matter_to_him() -> None:
    """S-DAY-01: a 1 is exchanged for a 9, an equal card or a 2 alike, for nothing, and both actions are his."""
    board = {"intrigue": "board-8", "palace": "board-1"}
    game = meng_plays("intrigue", "draw-5", board=board)

    assert game.to_dict()["board"]["intrigue"] == "draw-5"  # type: ignore[index]
    assert his(game)["discard"] == ["board-8"]
    assert (his(game)["pool"], his(game)["envoy"], game.state.intrigue[MENG]) == (6, 1, 1)
    assert [event.kind for event in told(game, "S-DAY-01")] == ["automa", "exchange"]


def test_he_may_be_start_player_and_go_on_alone() -> None:
    """S-DAY-01: as long as he has Gift Cards he has turns, whether or not the human has any."""
    game = alone(
        me={"hand": []},
        meng={"hand": ["board-9", "board-8"]},
        now={"phase": "day", "seat": MENG},
        solo=only("intrigue", "palace"),
        dice=[5, 5, 5],
    )
    play(game, CHANCE, "automa palace", "card board-8")

    assert game.state.start == MENG
    assert [event.kind for event in game.events].count("automa") == 2
    assert [event.kind for event in game.events].count("twilight") == 1


@pytest.mark.parametrize(("card", "gained"), [("draw-8a", 1), ("hand2-3", 2)])
def test_servants_on_his_card_come_from_his_supply(card: str, gained: int) -> None:
    """S-DAY-02: he takes what the card gives, before the location's action."""
    game = meng_plays("intrigue", card)

    assert (his(game)["pool"], his(game)["supply"]) == (6 + gained, 6 - gained)
    assert told(game, "S-DAY-02")[0].kind == "gains"


def test_a_swap_on_his_card_is_a_point() -> None:
    """S-DAY-02: no card is swapped; 1 VP instead."""
    game = meng_plays("intrigue", "draw-8c", board={"intrigue": "board-8"})

    assert his(game)["vp"] == 1
    assert his(game)["discard"] == ["board-8"]
    assert "swap" not in [event.kind for event in game.events]
    assert [event.kind for event in told(game, "S-DAY-02")] == ["meng-no-swap", "vp"]


def test_the_action_of_his_card_comes_first_and_is_an_a() -> None:
    """S-DAY-02, S-DAY-03: the Palace of the card, then Intrigue with the medal, one step each."""
    game = meng_plays("intrigue", "draw-5")
    acts = [event for event in game.events if event.kind == "meng-acts"]

    assert [(event.decided, event.rule) for event in acts] == [("card", "S-DAY-02"), ("location", "S-DAY-03")]
    assert (his(game)["envoy"], game.state.intrigue[MENG], game.state.medal) == (1, 1, MENG)
    assert his(game)["pool"] == 6


def test_one_action_twice() -> None:
    """S-DAY-02, S-DAY-03: a Palace card at the Palace moves his Envoy twice."""
    assert his(meng_plays("palace", "draw-5"))["envoy"] == 2


def test_he_takes_the_medal_only_while_it_is_there() -> None:
    """S-DAY-03: as anyone; but the step he makes."""
    game = meng_plays("intrigue", medal=ME)

    assert (game.state.medal, game.state.intrigue[MENG]) == (ME, 1)


def test_the_location_acts_on_what_the_card_has_brought() -> None:
    """S-DAY-02, S-DAY-03: two Servants of the card make the third that Jade costs."""
    game = meng_plays("jade", "hand2-3", meng={"pool": 1})

    assert (his(game)["jade"], his(game)["pool"]) == (1, 0)


def test_what_he_cannot_do_he_leaves() -> None:
    """S-DAY-03: no Servants, no tokens: nothing is built, and the event says why."""
    game = meng_plays("wall", meng={"pool": 0})

    assert his(game)["wall"] == 0
    assert choices(game, "meng-cannot") == [("servants", "S-DAY-03")]


def test_played_automa_cards_are_kept_apart_from_older_ones() -> None:
    """S-DAY-04: an empty deck is made of earlier Days' cards; today's stay out until Twilight."""
    today = ("travel", "wall", "jade")
    game = alone(
        meng={"hand": [BLANK]}, now={"phase": "day", "seat": MENG}, solo={**only(today=today), "focus": "travel"}
    )

    assert asked(game) == (CHANCE, "automa")
    assert game.decision is not None
    assert game.decision.weights == [1, 1, 2, 1, 1, 2]
    assert offered(game)[0] == "automa jade"
    assert [event.kind for event in told(game, "S-DAY-04")] == ["automa-shuffled"]
    play(game, CHANCE, "automa palace")
    assert solo_of(game)["today"] == [*today, "palace"]
    assert "discards" in solo_of(game)
    assert solo_of(game)["discards"] == {}


def test_with_no_older_cards_today_s_are_copied() -> None:
    """S-DAY-04: deck and older discards both empty, today's cards are shuffled as a copy (C-74)."""
    today = ["travel", "wall", "jade", "jade", "intrigue", "palace", "palace", "decrees", "canal", "special", "special"]
    game = alone(meng={"hand": [BLANK]}, now={"phase": "day", "seat": MENG}, solo={"today": today})

    assert asked(game) == (CHANCE, "automa")
    assert game.decision is not None
    assert sum(game.decision.weights or []) == 11
    assert len(told(game, "C-74")) == 1
    play(game, CHANCE, "automa canal")
    assert solo_of(game)["today"] == [*today, "canal"]
    assert Game.from_dict(game.to_dict(), chance="ask").to_dict() == game.to_dict()


def test_after_twilight_the_cards_are_older_ones() -> None:
    """S-DAY-04: eleven cards in all, wherever they are."""
    game = alone(
        me={"hand": ["hand1-3"]},
        meng={"hand": []},
        now={"phase": "twilight"},
        solo={"today": ["wall", "special"]},
        dice=[3, 3, 3],
    )
    solo = solo_of(game)

    assert solo["today"] == []
    assert solo["discards"] == {"wall": 1, "special": 1}
    assert sum(solo["deck"].values()) == 9


def test_cards_gained_by_day_lie_under_his_stack() -> None:
    """S-DAY-01: a card taken back is revealed last, when the shuffled ones are gone (C-73)."""
    game = alone(
        me={"hand": []},
        meng={"hand": ["board-9", "board-8"], "discard": ["board-1"]},
        now={"phase": "day", "seat": MENG},
        map={"fuzhou": "take-back"},
        board={"travel": "draw-2"},
        solo=only("travel", "intrigue", "palace"),
    )
    play(game, CHANCE, "automa travel", "card board-9", "automa intrigue")

    exchanges = [event.values[0] for event in game.events if event.kind == "exchange"]
    names = [game.state.rules.figures.cards[card].name for card in exchanges]
    assert names == ["board-9", "board-8", "draw-2"]
