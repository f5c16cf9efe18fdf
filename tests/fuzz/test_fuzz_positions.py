"""Any JSON as a position: PositionError, or a game that can be played, viewed, dealt, told and played to its end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gugong
from gugong import Game, PositionError, explain
from gugong.engine.frames import FRAME_NAMES, FRAMES
from tests.fuzz.damage import damaged_position, fuzzed, games
from tests.properties.counting import asked, double_servant, markers_of, question, servants, tokens
from tests.properties.players import Player

KEYS = [
    "config",
    "day",
    "start",
    "dice",
    "board",
    "pile",
    "map",
    "seats",
    "stack",
    "now",
    "intrigue",
    "canal",
    "decrees",
]
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(sorted(FRAMES))
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner))
POSITIONS = st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=6), JSON, max_size=6)


def sound(game: Game) -> None:
    """Nothing is lost or made, and there is an answer."""
    for seat in range(game.players):
        servants(game.state, seat)
        double_servant(game.state, seat)
        markers_of(game.state, seat)
    tokens(game.state)
    question(game)


def cards_lying(game: Game) -> list[int]:
    """Every card on the table, in order; a position by hand may use one that is otherwise in the box."""
    state = game.state
    lying = [card for card in state.board if card >= 0] + [*state.pile, *state.lower_pile, *state.pile_tail]
    return sorted([*lying, *sum(state.hands, ()), *sum(state.discards, ())])


def use(game: Game, random: Random) -> None:
    """All that can be done with a game; then random answers to its end."""
    sound(game)
    lying = cards_lying(game)
    set_up = game.state.stack != [] and FRAME_NAMES[type(game.state.stack[0])] == "round"
    assert set_up or len(lying) == len(set(lying))
    for seat in range(game.players):
        view = game.view(seat)
        view.to_dict()
        game.record(seat)
        if game.decision is not None and game.decision.seat >= 0:
            gugong.determinize(view, random)
    if game.decision is not None:
        assert explain.prompt(game.state, game.decision)
    again = gugong.replay(game.record())
    assert again.to_dict() == game.to_dict()
    assert asked(again.decision) == asked(game.decision)
    player = Player(random, random.choice(("even", "busy", "trader")))
    while game.decision is not None:
        game.play(player.choose(game.decision))
        sound(game)
    assert game.ply < 3_000
    assert set_up or cards_lying(game) == lying
    game.scores()
    assert game.events is not None


@fuzzed(800)
@given(st.integers(0, 1 << 40))
def test_a_damaged_position_is_refused_or_plays_to_its_end(seed: int) -> None:
    random = Random(seed)
    position, told = damaged_position(random)
    try:
        game = Game.from_dict(position, seed=seed)
    except PositionError:
        return
    try:
        use(game, random)
    except Exception as error:
        error.add_note(f"seed {seed}: {told}")
        raise


@fuzzed(150)
@given(POSITIONS | JSON)
def test_any_json_is_a_position_or_refused(data: object) -> None:
    try:
        game = Game.from_dict(data, seed=1)  # type: ignore[arg-type]
    except PositionError:
        return
    sound(game)


def test_undamaged_positions_of_all_questions_load() -> None:
    """What the damage is done to is sound, and of every kind."""
    prompts = {game.decision.prompt for game in games() if game.decision is not None}
    for game in games():
        assert Game.from_dict(game.to_dict(), chance="ask").to_dict() == game.to_dict()

    assert len(prompts) > 30


def test_a_position_too_deep_to_print_is_refused() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]

    with pytest.raises(PositionError):
        Game.from_dict({"seats": deep})
