"""The Stairs in words: what is asked, what is refused, and why."""

from __future__ import annotations

import json
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import gugong
from gugong import Game, explain
from gugong.terminal.board import Board
from tests.scenes import ANNA, LISA, asked, play, position
from tests.staircase import at_palace, laid, morning
from tests.visits import journey, visiting


def told(game: Game) -> tuple[str, list[str]]:
    """The question and its answers in words."""
    assert game.decision is not None
    answers = [explain.answer(game.state, game.decision, option) for option in game.decision.options]
    return explain.prompt(game.state, game.decision), answers


def test_the_tracks_are_described_to_whoever_chooses() -> None:
    game = at_palace("quill", 0)
    play(game, ANNA, "a")
    assert told(game) == (
        "Your Envoy sets out. Which of the two tracks does your Envoy climb?",
        [
            "the Quill on the left, 7 steps, conditions: 2: a card of 1-3, 4: 3 Travel Tokens, 6: a Decree of level 2",
            "the Crane on the right, 8 steps, each Morning: 1: +1 Servant, 3: −1 step of Intrigue, 4: +1 VP, "
            "6: −1 Servant, 7: +2 steps of Intrigue",
        ],
    )


def test_a_step_says_where_it_leads() -> None:
    def asks(track: str, envoy: int, me: dict[str, Any]) -> str:
        side: str | None = "left" if track == "river" else "right"
        mine = {"envoy": envoy, "wall": 4, **me}
        game = visiting("wall", me=mine, wall={LISA: 1}, **laid(track, {ANNA: side}))
        play(game, ANNA, "a", "place servant")
        return told(game)[0]

    assert asks("river", 4, {}) == "Your Envoy on the River may go on, to space 5. Does your Envoy go on?"
    assert asks("river", 5, {"jade": 3}) == (
        "Your Envoy on the River may go on, to space 6, which asks for 3 Jade. Does your Envoy go on?"
    )
    assert asks("dragon", 2, {}) == (
        "Your Envoy on the Dragon may go on, to space 3, which has −1 Servant each Morning. Does your Envoy go on?"
    )
    assert asks("dragon", 7, {}) == "Your Envoy on the Dragon may go on, into the Palace. Does your Envoy go on?"


def test_the_morning_in_words() -> None:
    assert told(morning("dragon", {ANNA: {"envoy": 2}})) == (
        "Morning: space 2 of the Dragon gives 2 steps of Intrigue. Do you take that?",
        ["take 2 steps of Intrigue", "take nothing"],
    )
    assert told(morning("tiger", {ANNA: {"envoy": 4}}))[0] == (
        "Morning: space 4 of the Tiger gives 2 Servants. Do you take what your supply has?"
    )
    assert told(morning("dragon", {ANNA: {"palace": 0, "pool": 2}}))[0] == (
        "Morning: the Dragon takes 1 Servant. You have 2 Servants in your pool. How do you pay?"
    )
    unable = morning("crane", {ANNA: {"envoy": 6, "pool": 0, "tokens": ["vp-2", "ship"]}})
    question, answers = told(unable)
    assert question.startswith("Morning: the Crane takes 1 Servant, which you do not have.")
    assert answers[0] == "keep your tokens: Envoy 1 step back"


@pytest.mark.parametrize(
    ("track", "envoy", "me", "said"),
    [
        ("quill", 3, {}, "space 4 of the Quill asks for 3 Travel Tokens: you have 2"),
        ("quill", 5, {}, "space 6 of the Quill asks for a Decree of level 2: you own none"),
        ("river", 1, {}, "space 2 of the River asks for 1 harbour reward: you have claimed 0"),
        ("river", 5, {"jade": 1}, "space 6 of the River asks for 3 Jade: you have 1"),
        (
            "stone",
            1,
            {"wall": 1},
            "space 2 of the Stone asks for Servants worth 2 on the Great Wall: yours there are worth 1",
        ),
        ("shadow", 3, {}, "space 4 of the Shadow asks for step 7 of the Intrigue Track: your marker is on 0"),
        ("shadow", 5, {}, "space 6 of the Shadow asks for your Double Servant, unlocked: it is still locked"),
        ("lotus", 3, {}, "space 4 of the Lotus asks for 5 Gift Cards: you own 2"),
    ],
)
def test_a_refusal_names_the_space_and_what_is_missing(track: str, envoy: int, me: dict[str, Any], said: str) -> None:
    """X-STA-03: tokens in hand keep the question open."""
    game = at_palace(track, envoy, {"tokens": ["vp-2", "ship"], **me}, more_cards=("hand1-5",))
    assert game.why_not("a") == f"{said}: X-STA-03"


def test_a_condition_met_by_a_token_on_its_way_is_said_so() -> None:
    """C-92: the token just collected counts."""
    keys = laid("stone", {ANNA: "left"})
    game = journey(ANNA, 4, "envoy", me={"tokens": ["vp-2", "ship"], "envoy": 3}, **keys)
    play(game, ANNA, "a", "city lanzhou")
    assert game.why_not("token envoy") == "space 4 of the Stone asks for 4 Travel Tokens: you have 3: X-STA-03"


@pytest.mark.parametrize("players", [2, 4])
def test_every_question_answer_event_and_refusal_has_words(players: int) -> None:
    """In whole games with the Stairs: no gap, no word of the engine, and each refusal with a rule of the book."""
    for seed in range(3):
        random = Random(seed)
        game = gugong.new_game(players, modules=["stairs"], seed=seed, chance="ask")
        texts = list(game.state.rules.answers.by_text)
        while game.decision is not None:
            question, answers = told(game)
            assert question.endswith("?")
            assert not [text for text in (question, *answers) if "{" in text or not text]
            if asked(game)[1].startswith("stairs-"):
                assert len(set(answers)) == len(answers)
            for text in random.sample(texts, 3):
                if game.decision.find(text) is None:
                    reason, rule = explain.why_not(game.state, text)
                    assert rule in explain.rulebook(), (game.decision, text, reason, rule)
                    assert "{" not in reason
            game.play(random.choice(game.decision.options))
        for event in game.events:
            for viewer in (None, event.seat, 0):
                said = explain.event(game.state, event, viewer=viewer)
                assert said not in ("", event.kind)
                assert "{" not in said
            json.dumps(explain.event_to_dict(game.state.rules, event))


def test_the_terminal_draws_both_tracks() -> None:
    rows = {ANNA: {"envoy": 3}, LISA: {"palace": 0}}
    game = position(3, seats=rows, **laid("dragon", {ANNA: "right", LISA: "left"}, 3))
    drawn = StringIO()
    Board(game.view(ANNA), ["Anna", "Lisa", "David"]).draw(Console(file=drawn, width=200))
    lines = [" ".join(line.split()) for line in drawn.getvalue().splitlines()]
    assert "the Quill 7 asks 2: a card of 1-3, 4: 3 Travel Tokens, 6: a Decree of level 2 Lisa in the Palace" in lines
    assert any(line.startswith("the Dragon 8 Mornings 2: +2 steps of Intrigue") for line in lines)
    assert any(line.startswith("Anna 0 0 6 6 locked 3/8") for line in lines)
