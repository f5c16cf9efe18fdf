"""Every answer there is, asked at every question: on offer, or refused with a reason; and reasons that are true."""

from __future__ import annotations

from typing import Any

import pytest

import gugong
from gugong import Game
from gugong.configuration import MODULES
from tests.modules.test_bonus_tokens import collected
from tests.properties.games import walk_mix
from tests.properties.mixes import Mix
from tests.properties.telling import whole
from tests.scenes import ANNA, LISA, asked, offered, play, position
from tests.visits import journey, refusal, ship, visiting

ENDINGS = {"done", "decline"}  # where one of them is on offer, the other may be understood as it
EVERYTHING = tuple(MODULES)
KINDS = [
    Mix(2),
    Mix(3, expert=True),
    Mix(4),
    Mix(5, EVERYTHING),
    Mix(2, EVERYTHING),
    Mix(3, ("extras",), layered_pile=True),
    Mix(4, ("summer-palace",)),
    Mix(3, ("peasant-revolt",)),
    Mix(3, ("stairs",)),
    Mix(3, bonus_tokens="current"),
    Mix(2, bonus_tokens="first"),
    Mix(1),
    Mix(1, EVERYTHING),
]
CHANCE_TOO = [Mix(2), Mix(1, EVERYTHING)]
CHANCE_ASKED = 4  # a seed for which `walk_mix` leaves chance to the caller


def every_text_is_judged(game: Game) -> None:
    """On offer if and only if nothing speaks against it; and whatever speaks against it is a whole sentence."""
    assert game.decision is not None
    texts = set(offered(game))
    understood = ENDINGS if len(ENDINGS & texts) == 1 else set()
    for text in game.state.rules.answers.by_text:
        reason = game.why_not(text)
        if text in understood - texts:
            continue
        assert (reason is None) == (text in texts), f"{text!r} at {game.decision}: {reason}"
        assert reason is None or (reason.strip() and whole(reason)), f"{text!r} at {game.decision}: {reason}"


@pytest.mark.parametrize("mix", KINDS, ids=lambda mix: mix.arguments())
def test_every_answer_of_the_table_is_on_offer_or_has_a_reason(mix: Mix) -> None:
    """Each text once at each sort of question of a random game of every kind; nothing but a reason comes back."""
    seen = set()
    for seed in (3, CHANCE_ASKED) if mix in CHANCE_TOO else (3,):
        for game in walk_mix(mix, seed):
            if game.decision is not None and game.decision.prompt not in seen:
                seen.add(game.decision.prompt)
                every_text_is_judged(game)
    assert len(seen) > 10


# Reasons that were false, or weak


def test_a_place_that_is_not_in_the_game_cannot_have_a_token() -> None:
    """C-51: with no card in the question, the sentence speaks of the token."""
    game = collected("toll")
    play(game, ANNA, "token toll")

    assert game.why_not("at peasants") == (
        "there is no place of that name in this game to lay the token “toll” at: B-DAY-01"
    )


def test_a_marker_is_never_asked_to_count_one() -> None:
    """C-07: it counts one anyway, whatever it is."""
    game = collected("toll", {"double": "pool"})
    play(game, ANNA, "token toll")
    assert (asked(game), offered(game)) == ((ANNA, "token-marker"), ["place servant", "place double"])
    every_text_is_judged(game)

    assert game.why_not("place double 1") == "as a marker the Double counts 1 anyway: say `place double`: C-04"


def test_only_the_ship_just_filled_may_claim() -> None:
    """C-38: a token fills a2; the full Ship in a3 waits for the Canal or the Night."""
    canal = {"a2": ship(ANNA, 2), "a3": ship(ANNA, 3)}
    game = journey(ANNA, 3, "ship", canal=canal)
    play(game, ANNA, "a", "city lanzhou", "token ship", "ship a2")
    assert (asked(game), offered(game)) == ((ANNA, "claim"), ["claim vp-4", "decline"])
    every_text_is_judged(game)

    assert game.why_not("claim gift-card") == (
        "only the Ship in harbour 2, which has just been filled, may claim now; others wait: C-38"
    )
    assert refusal(game, "claim double-servant") == "B-CAN-05"


def test_a_layered_pile_is_not_empty_while_its_lower_half_has_cards() -> None:
    """C-21, X-GEN-04: all new cards are gone, and still no card is said to be missing."""
    new = gugong.new_game(3, modules=["extras"], layered_pile=True, seed=1)
    names = [new.state.rules.figures.cards[card].name for card in new.state.pile]
    config = {"players": 3, "modules": ["extras"], "layered_pile": True}
    seats: list[dict[str, Any]] = [{"hand": ["hand1-7"]}, {"hand": names}, {}]
    game = Game.from_dict(
        {"config": config, "board": {"canal": "board-1"}, "seats": seats, "now": {"phase": "day", "seat": ANNA}}
    )
    assert not game.state.pile
    assert game.state.lower_pile
    play(game, ANNA, "card hand1-7", "at canal", "a")

    assert game.why_not("claim gift-card") == (
        "no full Ship of yours lies where it could claim a card of the pile: B-CAN-05"
    )


def test_only_a_payment_is_judged_as_one_on_the_stairs() -> None:
    """C-68: another answer is simply not asked for."""
    game = next(
        game
        for seed in range(40)
        for game in walk_mix(Mix(3, ("stairs",)), seed)
        if game.decision is not None and game.decision.prompt == "stairs-payment" and "pay 1" in offered(game)
    )

    assert str(game.why_not("at jade")).startswith("that is not asked now. ")
    assert refusal(game, "pay 7") == "C-03"


@pytest.mark.parametrize("text", ["pass", "Skip", "done", "decline"])
def test_a_turn_cannot_be_passed(text: str) -> None:
    """C-11: with a card in hand it is compulsory; its actions are not."""
    game = position(3, turn=LISA)

    reason = str(game.why_not(text))

    assert "with a card in hand a turn is compulsory" in reason
    assert reason.endswith(": C-11")


def test_who_says_pass_is_told_the_answer_that_does_it() -> None:
    """“pass” is no answer, but plainly meant."""
    game = visiting("canal", LISA, 3)

    assert game.why_not("pass") == "“pass” is no answer of this game; did you mean `decline`?"


@pytest.mark.parametrize("text", ["done", "decline"])
def test_a_piece_that_must_be_placed(text: str) -> None:
    """B-WAL-01, B-CAN-03: the action was chosen, so its first piece is placed; likewise for a token's."""
    wall = visiting("wall", LISA, 3)
    play(wall, LISA, "b", "pay 1")
    token = journey(ANNA, 3, "ship")
    play(token, ANNA, "a", "city lanzhou", "token ship")

    assert str(wall.why_not(text)).startswith("a piece must be placed now. The Great Wall stands at")
    assert refusal(wall, text) == "B-WAL-01"
    assert refusal(token, text) == "B-CAN-03"


def test_a_ship_where_none_lies() -> None:
    """B-CAN-05: it is not said that it cannot claim."""
    canal = {"a2": ship(LISA, 3), "b2": ship(LISA, 3), "a3": ship(ANNA, 3)}
    game = visiting("canal", LISA, 4, canal=canal)
    play(game, LISA, "a", "claim vp-4")
    assert (asked(game), offered(game)) == ((LISA, "claim-ship"), ["ship a2", "ship b2"])
    every_text_is_judged(game)

    assert game.why_not("ship a1") == "no Ship lies in harbour a1: B-CAN-01"
    assert game.why_not("ship a3") == "the Ship in harbour a3 belongs to seat 0: B-CAN-01"


def test_the_double_alone_needs_room_for_two() -> None:
    """B-CAN-02, C-37: why a Ship with one free space will not do."""
    game = visiting("canal", LISA, 3, me={"pool": 1, "double": "pool"}, canal={"a2": ship(LISA, 2)})
    play(game, LISA, "b", "pay 1")

    assert game.why_not("ship a2") == (
        "the Double is all you have to place and must count two: it needs a Ship with room for two: B-CAN-02"
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("at jadee", ["at jade"]),
        ("jade", ["at jade"]),
        ("atwall", ["at wall"]),
        ("ta wall", ["at wall"]),
        ("at nowhere", []),
        ("fish", []),
        ("city paris", []),
        ("swap hand1-3", []),
        ("claim card", ["claim gift-card"]),
    ],
)
def test_a_hint_is_near_or_there_is_none(text: str, meant: list[str]) -> None:
    """What is suggested has the verb and the thing that were plainly meant; otherwise the question is said again."""
    game = position(3, turn=LISA)
    play(game, LISA, offered(game)[0])

    reason = str(game.why_not(text))

    if meant:
        assert reason == f"“{text}” is no answer of this game; did you mean {', '.join(f'`{each}`' for each in meant)}?"
    else:
        assert "did you mean" not in reason
        assert "Who gets your" in reason


def test_a_gain_that_is_not_offered_to_be_declined_does_not_say_so() -> None:
    """C-02: tokens were handed in for a Servant, so one comes."""
    game = position(2, turn=LISA, seats={LISA: {"tokens": ["vp-2", "vp-2"], "double": "supply", "pool": 3}})
    play(game, LISA, "exchange 2")
    assert asked(game) == (LISA, "gain")

    assert "or none" not in str(game.why_not("gain 2"))
    assert refusal(game, "gain 2") == "C-02"
