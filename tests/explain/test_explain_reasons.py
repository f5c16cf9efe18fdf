"""Refusals say why, with the facts of the position and the rule."""

from __future__ import annotations

import re
from random import Random

import pytest

import gugong
from gugong import Game
from gugong.engine.ids import CHANCE
from gugong.explain import malformed, rulebook, why_not
from gugong.explain.voice import TableVoice
from gugong.words.phrase import Name, phrase
from tests.scenes import ANNA, LISA, play, position

BOARD = {"jade": "board-8", "wall": "board-2", "travel": "board-1", "intrigue": "board-3", "palace": "board-4"}


def why(game: Game, text: str) -> str:
    reason, rule = why_not(game.state, text)
    return f"{reason}: {rule}"


def test_a_lower_gift_asks_for_the_fee() -> None:
    """The sentence of the issue, word for word."""
    game = position(2, turn=ANNA, board=BOARD, seats={ANNA: {"hand": ["hand2-3", "hand2-5"]}})
    play(game, ANNA, "card hand2-3", "at jade")

    assert why(game, "a") == (
        "your 3 is lower than the 8 at Jade: "
        "pay 2 Servants, discard another card, or exchange without actions: B-DAY-03"
    )
    assert game.why_not("a") == why(game, "a")


def test_an_equal_gift_asks_for_the_fee_too() -> None:
    game = position(2, turn=ANNA, board=BOARD, seats={ANNA: {"hand": ["hand2-3", "hand2-5"]}})
    play(game, ANNA, "card hand2-3", "at intrigue")

    assert why(game, "a").startswith("your 3 is only equal to the 3 at Intrigue: pay 2 Servants")


@pytest.mark.parametrize(
    ("pool", "answer", "reason"),
    [
        (
            1,
            "pay 2",
            "the fee is 2 Servants and your pool is worth 1: discard another card, or exchange without actions",
        ),
        (4, "pay 1", "the fee is 2 Servants: 1 Servant is too little"),
        (4, "pay 3", "the fee is 2 Servants: 3 Servants is more than is due"),
        (4, "pay double", "you cannot pay the Double: your pool holds 4 Servants, and the fee is 2 Servants"),
    ],
)
def test_a_fee_that_cannot_be_paid_so(pool: int, answer: str, reason: str) -> None:
    game = position(2, turn=ANNA, board=BOARD, seats={ANNA: {"hand": ["hand2-3", "hand2-5"], "pool": pool}})
    play(game, ANNA, "card hand2-3", "at jade")

    assert why(game, answer) == f"{reason}: B-DAY-03"


def test_the_fee_takes_another_card() -> None:
    game = position(2, turn=ANNA, board=BOARD, seats={ANNA: {"hand": ["hand2-3", "hand2-5"]}})
    play(game, ANNA, "card hand2-3", "at jade")

    assert "is the card you give: the fee takes another" in why(game, "discard hand2-3")
    assert why(game, "discard hand1-7").startswith("Porcelain vase (7, hand1-7) is not in your hand, which holds")


def decrees(pool: int, owners: list[int], **more: object) -> Game:
    tiles: dict[str, list[int]] = {"wall-bonus": owners, "decree-discount": [], "morning-swap": []}
    game = position(
        2,
        turn=ANNA,
        seats={ANNA: {"hand": ["hand2-6"], "pool": pool}},
        decrees=tiles | more,
        board={
            "decrees": "board-1",
        },
    )
    play(game, ANNA, "card hand2-6", "at decrees")
    return game


def test_the_price_of_a_decree_is_written_out() -> None:
    assert why(decrees(3, [LISA]), "decree wall-bonus") == (
        "the Decree “An extra builder” costs 3 Servants (2 printed + 1 for rivals) "
        "and 1 more normal Servant to place; "
        "your pool holds 3 Servants: B-DEC-01"
    )


def test_a_decree_is_bought_once_and_only_if_it_is_in_play() -> None:
    game = decrees(6, [ANNA])

    assert why(game, "decree wall-bonus").endswith("and each is bought once: B-DEC-03")
    missing = next(name for name in ("morning-ship", "morning-envoy", "morning-servant") if name not in tiles(game))
    assert "is not in this game, which has" in why(game, f"decree {missing}")
    assert why(game, f"decree {missing}").endswith("B-SET-07")


def tiles(game: Game) -> list[str]:
    return [game.state.rules.figures.decrees[tile].name for tile in game.state.tiles]


def test_a_discount_shows_in_the_price() -> None:
    game = decrees(2, [LISA], **{"decree-discount": [ANNA]})

    assert "costs 2 Servants (2 printed + 1 for rivals − 1 by your Decree)" in why(game, "decree wall-bonus")


def test_jade_is_bought_at_houses_before_the_square() -> None:
    seat = {"hand": ["hand2-6"], "pool": 2, "tokens": ["vp-2", "envoy"]}
    game = position(2, turn=ANNA, board={"jade": "board-1"}, seats={ANNA: seat})
    play(game, ANNA, "card hand2-6", "at jade")

    assert why(game, "square") == (
        "the square sells only when all houses are empty: 4 houses still have their Jade: B-JAD-02"
    )
    assert why(game, "house 3") == "that costs 3 Servants and your pool is worth 2: B-JAD-01"


def test_the_marker_is_too_low_for_a_benefit() -> None:
    game = position(
        2,
        turn=ANNA,
        board={"wall": "board-1"},
        seats={ANNA: {"hand": ["hand2-6"]}},
        wall={ANNA: 3},
        intrigue={"4": [ANNA], "2": [LISA]},
    )
    play(game, ANNA, "card hand2-6", "at wall", "a", "place servant")

    assert why(game, "benefit die") == "that costs 5 steps of Intrigue, and your marker is on step 4: B-WAL-06"


def test_a_city_out_of_reach() -> None:
    game = position(2, turn=ANNA, board={"travel": "board-1"}, seats={ANNA: {"hand": ["hand2-6"], "traveller": "xian"}})
    play(game, ANNA, "card hand2-6", "at travel", "a")

    assert why(game, "city beijing").startswith("Beijing is out of reach from Xi’an: in reach are ")


def test_tokens_are_too_few_or_none() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"tokens": ["double", "vp-2"]}})

    assert why(game, "exchange 4") == ("that takes Travel Tokens worth 4, and yours are worth 3: B-TRV-06")
    assert why(position(2, turn=ANNA), "exchange 2") == (
        "that takes Travel Tokens worth 2, and you have none: B-TRV-06"
    )


def test_no_servant_to_exchange_tokens_for() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"tokens": ["double", "vp-2"], "pool": 12}})

    assert why(game, "exchange 2") == "your supply has no Servant to exchange Travel Tokens for: E-03"


def test_one_exchange_at_a_time() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"tokens": ["double", "vp-2", "envoy", "ship"]}})
    play(game, ANNA, "exchange 4", "token vp-2")

    assert why(game, "exchange 2") == "finish this exchange first: tokens worth 3 are still to be handed in: E-02"


def test_tokens_must_make_room() -> None:
    tokens = ["vp-2", "envoy", "ship", "wall", "swap", "take-back"]
    game = position(2, turn=ANNA, board={"travel": "board-1"}, seats={ANNA: {"hand": ["hand2-6"], "tokens": tokens}})
    play(game, ANNA, "card hand2-6", "at travel", "a", "city xian")
    if game.decision is not None and game.decision.prompt == "token":
        play(game, ANNA, "decline")

    assert game.decision is not None
    assert game.decision.prompt == "make-room"
    assert why(game, "done").startswith("your 6 slots are full and the token")
    assert why(game, "done").endswith("exchange tokens first, yours are worth 6: B-TRV-05")


def test_another_question_is_asked() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"hand": ["hand2-6", "hand2-3"]}})

    assert why(game, "at jade") == (
        "that is not asked now. Day 1, your turn: which gift do you give? "
        "Answer with `card hand2-3`, `card hand2-6`: B-DAY-01"
    )
    assert why(game, "roll 3").startswith("chance decides that.")


def test_chance_is_asked() -> None:
    game = gugong.new_game(2, seed=1, chance="ask")

    assert why(game, "done") == "chance is asked now, not a player. Who is start player?: B-SET-12"


def test_the_game_is_over() -> None:
    game = finished(2, 1)

    assert why_not(game.state, "done") == ("the game is over", "B-END-06")
    assert malformed(game.state, "x") == "“x” is no answer of this game, and the game is over"


def finished(players: int, seed: int) -> Game:
    random = Random(seed)
    game = gugong.new_game(players, seed=seed)
    while game.decision is not None:
        game.play(random.choice(game.decision.options))
    return game


def test_nonsense_gets_suggestions_of_what_is_on_offer_first() -> None:
    game = position(2, turn=ANNA, seats={ANNA: {"hand": ["hand2-6", "hand2-3"]}})

    said = malformed(game.state, "crad hand2-6")

    assert said.startswith("“crad hand2-6” is no answer of this game; did you mean `card hand2-6`")
    assert "Answer with `card hand2-3`" in malformed(game.state, "¡¡¡¡")
    assert "\n" not in malformed(game.state, "a\n\x1b[31mred" + "x" * 999)


RICH = {
    "tokens": ["double", "vp-2", "envoy", "ship", "wall"],
    "double": "pool",
    "pool": 4,
    "envoy": 7,
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_answer_is_on_offer_or_refused_by_a_rule(players: int) -> None:
    """Whatever is asked: what is not on offer has a reason, one sentence, and an ID that is in the book."""
    random = Random(players)
    decrees = {"wall-bonus": [0], "jade-discount": [1], "morning-swap": [0, 1], "morning-ship": [0], "vp-8": [1]}
    tokens = [{}, RICH] + [{}] * (players - 2)
    game = position(players, turn=0, seats=dict(enumerate(tokens)), decrees=decrees, intrigue={"9": [0], "3": [1]})
    refused = 0
    while game.decision is not None:
        texts = list(game.state.rules.answers.by_text)
        for text in random.sample(texts, 12):
            if game.decision.find(text) is None:
                reason, rule = why_not(game.state, text)
                assert reason, (game.decision, text)
                assert rule in rulebook(), (game.decision, text, reason, rule)
                assert "{" not in reason
                refused += 1
        if game.decision.seat != CHANCE:
            frame = game.state.stack[-1]
            assert all(frame.judge(game.state, each) is None for each in game.decision.options if not each.aside)
        game.play(random.choice(game.decision.options))
    assert refused > 100


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize(("codes", "letter"), [(True, "b"), (False, "B")])
def test_a_route_is_called_as_on_the_board_or_as_it_is_typed(language: str, codes: bool, letter: str) -> None:
    game = gugong.new_game(players=4, seed=1)
    says = TableVoice(game.state.rules, game.catalog, None, language, codes=codes)

    said = says.say(phrase("why-canal-no-room_route", {"chosen": Name("route", "b")}))

    assert re.search(rf"\b{letter}\b", said), said
