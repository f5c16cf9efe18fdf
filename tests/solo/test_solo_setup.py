"""Setting up against Meng: seats, hands, focus, difficulty."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import ConfigError, PositionError
from gugong.engine.ids import CHANCE, LOCATIONS
from tests.scenes import asked, offered
from tests.solo.alone import ME, MENG, alone, deck_size, his, mine, solo_of, told


def set_up(**options: Any) -> gugong.Game:
    return gugong.new_game(1, seed=3, **options)


def test_the_table_is_that_of_two_with_a_focus_among_the_seven() -> None:
    """S-SET-01: Meng has a seat; chance draws which location his Double marks, each as likely."""
    game = gugong.new_game(1, seed=3, chance="ask")
    while game.decision is not None and game.decision.prompt != "draw-focus":
        assert game.decision.seat == CHANCE
        game.play(game.decision.options[0])

    assert offered(game) == [f"at {name}" for name in LOCATIONS]
    assert game.decision is not None
    assert game.decision.weights is None
    game.play("at wall")

    assert solo_of(game)["focus"] == "wall"
    assert his(game)["double"] == "locked"
    assert (game.players, game.state.rules.automa, len(game.state.canal)) == (2, MENG, 5)
    assert asked(game) == (ME, "card")
    assert [event.kind for event in told(game, "S-SET-01")] == ["focus"]


def test_his_double_marks_the_focus_and_nothing_else() -> None:
    """S-SET-01: a position that puts it to use is refused."""
    with pytest.raises(PositionError, match="S-SET-01"):
        alone(meng={"double": "pool"})


@pytest.mark.parametrize("pairing", ["1-2", "2-3", "4-5"])
def test_three_pairs_of_hands(pairing: str) -> None:
    """S-SET-02: the first hand is the human's, the second Meng's; the other three are in the box."""
    game = set_up(pairing=pairing)
    human, meng = pairing.split("-")

    assert {card.partition("-")[0] for card in mine(game)["hand"]} == {f"hand{human}"}
    assert {card.partition("-")[0] for card in his(game)["hand"]} == {f"hand{meng}"}
    board = [card for card in game.state.board if card >= 0]
    cards = [*board, *game.state.pile, *game.state.hands[ME], *game.state.hands[MENG]]
    assert len(set(cards)) == 7 + 11 + 4 + 4
    assert told(game, "S-SET-02")[0].values[:2] == (int(human), int(meng))


@pytest.mark.parametrize(
    ("difficulty", "automa", "special", "gifts"), [("easy", 10, 1, 4), ("normal", 11, 2, 4), ("hard", 11, 2, 5)]
)
def test_difficulty_is_a_matter_of_cards(difficulty: str, automa: int, special: int, gifts: int) -> None:
    """S-SET-03, D-22: 10 automa cards when easy, 11 otherwise; when hard Meng has a fifth Gift Card, of the pile."""
    game = set_up(difficulty=difficulty)

    assert deck_size(game) == automa
    assert solo_of(game)["deck"] == {
        "travel": 1,
        "wall": 1,
        "jade": 2,
        "intrigue": 1,
        "palace": 2,
        "decrees": 1,
        "canal": 1,
        "special": special,
    }
    assert len(his(game)["hand"]) == gifts
    assert [card for card in his(game)["hand"] if card.startswith("draw")] == his(game)["hand"][4:]
    assert told(game, "S-SET-03")[-1].values[:2] == (automa, special)


def test_what_the_fifth_card_is_the_human_does_not_know() -> None:
    """S-SET-03: it is a card of the pile, face down."""
    game = set_up(difficulty="hard")
    card = his(game)["hand"][4]
    view = game.view(ME).to_dict()

    assert view["seats"][MENG]["hand"].count("?") == 1  # type: ignore[index]
    assert card in view["unseen"]  # type: ignore[operator]


@pytest.mark.parametrize(("difficulty", "marked"), [("easy", 0), ("normal", 0), ("hard", 1)])
def test_a_neutral_servant_marks_the_fifth_card(difficulty: str, marked: int) -> None:
    """S-SET-04: it takes one of the two slots for cards, and is none of Meng's twelve Servants."""
    game = set_up(difficulty=difficulty)
    meng = his(game)

    assert meng["rewards"] == {"vp-4": 0, "gift-card": marked, "double-servant": 0}
    assert meng["pool"] + meng["supply"] == 12
    assert len(told(game, "S-SET-04")) == marked


@pytest.mark.parametrize("seed", range(8))
def test_the_human_begins(seed: int) -> None:
    """S-SET-05: whatever chance brings, seat 0 has the first turn, and its marker lies at the bottom."""
    game = gugong.new_game(1, seed=seed)

    assert asked(game) == (ME, "card")
    assert (game.state.start, game.state.markers) == (ME, [ME, MENG])
    assert len(told(game, "S-SET-05")) == 1


@pytest.mark.parametrize("focus", LOCATIONS)
def test_the_focus_may_be_chosen(focus: str) -> None:
    """S-SET-06: a chosen focus is not drawn."""
    game = gugong.new_game(1, focus=focus, seed=3, chance="ask")
    while game.decision is not None and game.decision.seat == CHANCE:
        assert game.decision.prompt != "draw-focus"
        game.play(game.decision.options[0])

    assert solo_of(game)["focus"] == focus
    assert told(game, "S-SET-06")[0].values[0] == LOCATIONS.index(focus)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"players": 6}, "B-SET-01"),
        ({"players": 0}, "B-SET-01"),
        ({"players": 1, "focus": "summer-palace"}, "S-SET-06"),
        ({"players": 1, "focus": "garden"}, "S-SET-06"),
        ({"players": 2, "focus": "jade"}, "S-SET-06"),
        ({"players": 1, "start": 1}, "S-SET-05"),
        ({"players": 1, "difficulty": "brutal"}, "S-SET-03"),
        ({"players": 3, "difficulty": "hard"}, "S-SET-03"),
        ({"players": 1, "pairing": "3-4"}, "S-SET-02"),
        ({"players": 2, "pairing": "4-5"}, "S-SET-02"),
        ({"players": 1, "bonus_tokens": "current"}, "V-BON-08"),
        ({"players": 1, "bonus_tokens": "first"}, "V-BON-08"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_rule(options: dict[str, Any], rule: str) -> None:
    """S-SET-02, S-SET-03, S-SET-05, S-SET-06, V-BON-08: the error names the rule."""
    with pytest.raises(ConfigError, match=rule):
        gugong.new_game(**options)


@pytest.mark.parametrize(
    ("solo", "reason"),
    [
        ({"focus": "garden"}, "nothing is called 'garden'"),
        ({"focus": "special"}, "nothing is called 'special'"),
        ({"deck": {"wall": 2}}, "automa cards"),
        ({"deck": {"jade": 2}}, "automa cards"),
        ({"today": ["decrees", "decrees"]}, "1 automa cards 'decrees'"),
        ({"today": "wall"}, "a list is needed"),
        ({"deck": ["wall"]}, "an object is needed"),
        ({"deck": {"wall": -1}}, "a whole number is needed"),
        ({"under": ["hand1-1"]}, "not once in his hand"),
        ({"under": ["hand9-9"]}, "nothing is called 'hand9-9'"),
        ({"drawn": ["hand2-2"]}, "face down"),
        ({"deque": {}}, "nothing is called 'deque'"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(solo: dict[str, Any], reason: str) -> None:
    """S-SET-03: no automa card is lost or made; D-22."""
    with pytest.raises(PositionError, match=reason):
        alone(solo=solo)
