"""Any text as an answer: it is played, or refused with its own error; a refusal leaves the game as it was."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gugong
from gugong import Game, IllegalAnswer, MalformedAnswer
from tests.fuzz.damage import fuzzed, games
from tests.properties.counting import asked

WORDS = [
    "card",
    "at",
    "pay",
    "discard",
    "a",
    "b",
    "double",
    "neutral",
    "jade",
    "hand2-3",
    "1",
    "2",
    "exchange",
    "done",
    "-1",
]
TEXTS = st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)


def give(game: Game, answer: str) -> bool:
    """Whether the answer was played; if not, nothing has changed."""
    before, question = game.to_dict(), asked(game.decision)
    ply = game.ply
    try:
        game.play(answer)
    except (IllegalAnswer, MalformedAnswer) as refusal:
        reason = str(refusal)
    else:
        assert game.ply > ply
        return True
    assert reason.strip()
    assert (game.to_dict(), asked(game.decision), game.ply) == (before, question, ply)
    return False


@fuzzed(300)
@given(st.integers(0, 1 << 30), TEXTS)
def test_any_text_is_played_or_refused(place: int, answer: str) -> None:
    game = games()[place % len(games())].copy()

    reason = game.why_not(answer)
    played = give(game, answer)

    assert played == (reason is None)


@fuzzed(300)
@given(st.integers(0, 1 << 40))
def test_any_answer_of_the_game_is_played_or_refused(seed: int) -> None:
    """Answers of other questions and other seats, well formed but out of place, and some with a letter changed."""
    random = Random(seed)
    game = random.choice(games()).copy()
    answer = random.choice(game.state.rules.answers.all).text
    if random.random() < 0.3:
        place = random.randrange(len(answer))
        answer = answer[:place] + random.choice("0x -\n") + answer[place + 1 :]

    reason = game.why_not(answer)

    assert give(game, answer) == (reason is None)


@pytest.mark.parametrize("answer", [None, 5, ["done"], b"done", object()])
def test_what_is_no_text_is_refused(answer: object) -> None:
    """Compiled or not, it is no answer of the game, and the sentence says what one is."""
    game = gugong.new_game(2, seed=3)
    before = game.to_dict()

    with pytest.raises(MalformedAnswer, match=f"an answer is a text or an Answer.*{type(answer).__name__} is neither"):
        game.play(answer)  # type: ignore[call-overload]

    assert "is neither" in str(game.why_not(answer))  # type: ignore[call-overload]
    assert game.to_dict() == before


def test_an_option_of_another_game_is_judged_by_its_text() -> None:
    """An answer object from a game of another kind is as good as its text."""
    one, other = gugong.new_game(2, seed=3), gugong.new_game(5, seed=3)
    foreign = other.state.rules.answers.by_text["at jade"]

    with pytest.raises(IllegalAnswer):
        one.play(foreign)


def test_after_the_end_every_answer_is_refused() -> None:
    game = next(game for game in games() if game.over).copy()

    for answer in ("done", "card hand1-2", "nonsense"):
        assert not give(game, answer)
