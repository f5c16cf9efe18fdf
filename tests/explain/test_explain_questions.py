"""Questions and answers in words."""

from __future__ import annotations

from random import Random

import pytest

import gugong
from gugong import Game
from gugong.explain import answer, prompt
from tests.scenes import ANNA, LISA, play, position


def asked(game: Game) -> str:
    assert game.decision is not None
    return prompt(game.state, game.decision)


def told(game: Game, text: str) -> str:
    assert game.decision is not None
    option = game.decision.find(text)
    assert option is not None, game.decision
    return answer(game.state, game.decision, option)


def test_a_card_shows_its_gift_and_its_action() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"hand": ["hand2-6", "hand2-3"]}})

    assert asked(game) == "Day 1, your turn: which gift do you give?"
    assert told(game, "card hand2-3") == "give Go stones (3), action: gain 2 Servants"
    assert told(game, "card hand2-6") == "give Silk robe (6), action: none"


def test_an_official_shows_what_it_would_cost() -> None:
    board = {"jade": "board-4", "wall": "board-9", "palace": "board-6"}
    game = position(2, turn=ANNA, board=board, seats={ANNA: {"hand": ["hand2-6", "hand1-1"]}})
    play(game, ANNA, "card hand2-6")

    assert asked(game) == "Who gets your Silk robe (6)?"
    assert told(game, "at jade") == "the Jade Official, who holds Tea set (4): free"
    assert told(game, "at palace") == "the Palace Official, who holds Silk robe (6): for a fee"


def test_one_takes_nine_and_equal_gifts_are_free() -> None:
    board = {"wall": "board-9", "palace": "board-1"}
    game = position(
        2, turn=ANNA, board=board, decrees={"equal-gifts": [ANNA]}, seats={ANNA: {"hand": ["hand1-1", "hand2-3"]}}
    )
    play(game, ANNA, "card hand1-1")

    assert told(game, "at wall").endswith("who holds Jade statue (9): free, a 1 takes a 9")
    assert told(game, "at palace").endswith("who holds Fruit bowl (1): free, equal gifts by your Decree")


def test_the_fee_is_asked_with_both_cards() -> None:
    game = position(2, turn=ANNA, board={"jade": "board-8"}, seats={ANNA: {"hand": ["hand2-3", "hand2-5"]}})
    play(game, ANNA, "card hand2-3", "at jade")

    assert asked(game) == (
        "You give Go stones (3), too low for Dunhuang pipa (8) of the Jade Official. How do you pay the fee?"
    )
    assert told(game, "pay 2") == "pay 2 Servants"
    assert told(game, "discard hand2-5") == "discard Bonsai (5) face down, action: Great Wall"


def test_ways_to_act_show_price_and_gain() -> None:
    game = position(2, turn=ANNA, board={"palace": "board-1"}, seats={ANNA: {"hand": ["hand2-6"], "envoy": 3}})
    play(game, ANNA, "card hand2-6", "at palace")

    assert told(game, "a") == "Envoy 1 step, from 3 of 8"
    assert told(game, "b") == "pay 2 Servants, Envoy 2 steps and Intrigue 1 step"


def test_inside_the_palace_steps_are_vp() -> None:
    game = position(2, turn=ANNA, board={"palace": "board-1"}, seats={ANNA: {"hand": ["hand2-6"], "palace": 0}})
    play(game, ANNA, "card hand2-6", "at palace")

    assert told(game, "a") == "1 VP, since your Envoy is in the Palace"


@pytest.mark.parametrize(("medal", "said"), [(None, " and the medal: you start tomorrow"), (LISA, "")])
def test_the_medal_shows_while_it_is_there(medal: int | None, said: str) -> None:
    game = position(2, turn=ANNA, board={"intrigue": "board-1"}, medal=medal, seats={ANNA: {"hand": ["hand2-6"]}})
    play(game, ANNA, "card hand2-6", "at intrigue")

    assert told(game, "a") == f"Intrigue 1 step{said}"


def test_a_decree_shows_its_price_and_what_it_does() -> None:
    game = position(
        2,
        turn=ANNA,
        board={"decrees": "board-1"},
        decrees={"jade-discount": [LISA]},
        seats={ANNA: {"hand": ["hand2-6"]}},
    )
    play(game, ANNA, "card hand2-6", "at decrees")

    assert told(game, "decree jade-discount") == (
        "“Cheaper Jade”: pay 3 Servants (2 printed + 1 for rivals) and place 1; 2 VP now; Jade costs 1 Servant less"
    )


def test_a_city_shows_its_token() -> None:
    game = position(
        2, turn=ANNA, board={"travel": "board-1"}, map={"xian": "envoy"}, seats={ANNA: {"hand": ["hand2-6"]}}
    )
    play(game, ANNA, "card hand2-6", "at travel", "a")

    assert asked(game) == "Where does your Traveller enter the map?"
    assert told(game, "city xian") == "Xi’an: Envoy 1 step"


def test_a_ship_shows_its_load_and_where_it_goes() -> None:
    canal = {"a1": {"seat": ANNA, "servants": 2, "double": 0}, "a2": {"seat": LISA, "servants": 1, "double": 0}}
    game = position(2, turn=ANNA, board={"canal": "board-1"}, canal=canal, seats={ANNA: {"hand": ["hand2-6"]}})
    play(game, ANNA, "card hand2-6", "at canal", "a")

    assert told(game, "ship a1") == "load your Ship in harbour 1, which carries 2 of 3"
    assert told(game, "move a1") == "move your Ship from harbour 1 to harbour 3; it carries 2 of 3"
    assert told(game, "new-ship a") == "load a new Ship in harbour 3"


def test_tokens_show_what_they_buy() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"tokens": ["double", "vp-2", "envoy"]}})

    assert told(game, "exchange 2") == "exchange tokens worth 2 for 1 Servant; yours are worth 4"
    assert told(game, "exchange 4") == "exchange tokens worth 4 for 2 VP; yours are worth 4"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_question_and_answer_of_whole_games_has_words(players: int) -> None:
    for seed in range(3):
        random = Random(seed)
        game = gugong.new_game(players, seed=seed, chance="ask")
        while (decision := game.decision) is not None:
            question = prompt(game.state, decision)
            assert question.endswith("?")
            assert "{" not in question
            phrases = [answer(game.state, decision, option) for option in decision.options]
            assert all(phrases)
            if decision.prompt not in ("card", "swap-card", "take-back", "discard-for-jade", "fee"):
                distinct = {phrase for phrase, each in zip(phrases, decision.options, strict=True) if not is_card(each)}
                assert len(distinct) == len([each for each in decision.options if not is_card(each)])
            game.play(random.choice(decision.options))


def is_card(option: object) -> bool:
    """Two cards of one value can look alike."""
    return str(option).startswith("card ")
