"""Envoys that go back: not beyond the start, and out of the Palace."""

from __future__ import annotations

from gugong import Game
from gugong.engine.tracks import RetreatEnvoy
from tests.scenes import ANNA, DAVID, LISA, play, position, rules_told, seat
from tests.summer import NAME, summer, visit
from tests.visits import kinds_told, refusal, table


def sent_back(game: Game, who: int, steps: int) -> list[str]:
    """A penalty: an Envoy is sent back; what was told of it."""
    state = game.state.copy()
    state.events = []
    state.then([RetreatEnvoy(who, steps, "X-GEN-01")])
    state.advance()
    return [f"{event.kind} {event.rule} {event.values[1]}" for event in state.events]


def test_an_envoy_goes_back_by_as_many_steps() -> None:
    """X-GEN-01."""
    game = visit("decrees", LISA, me={"envoy": 5}, decrees={"neutral-servants": []})
    play(game, LISA, "decree neutral-servants")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["palace"]) == (2, None)


def test_the_start_is_as_far_back_as_it_goes() -> None:
    """X-GEN-01, C-45: a penalty goes as far as it can, a cost needs all its steps."""
    game = position(4, turn=LISA, seats={LISA: {"envoy": 1}})
    assert sent_back(game, LISA, 2) == ["at-start X-GEN-01 -1", "retreats X-GEN-01 0"]
    assert sent_back(game, ANNA, 1) == ["at-start X-GEN-01 -1"]

    for envoy, refused in ((2, True), (3, False)):
        visiting = visit("decrees", LISA, me={"envoy": envoy}, decrees={"neutral-servants": []})
        assert (visiting.why_not("decree neutral-servants") is not None) == refused


def test_one_step_leads_out_of_the_palace_and_frees_the_spot() -> None:
    """X-GEN-02, C-45: B of the Summer Palace from inside; the way in is one step again."""
    game = visit(NAME, LISA, me={"palace": 0}, seats={DAVID: {"palace": 1}, ANNA: {"envoy": 7}})
    play(game, LISA, "b", "pier jade", "done")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["palace"]) == (7, None)
    assert seat(game, DAVID)["palace"] == 1  # nobody moves up
    assert kinds_told(game, "X-GEN-02") == ["leaves-palace"]


def test_the_next_arrival_takes_the_spot_that_was_left() -> None:
    """X-GEN-02, A-53: the best free one, though it is not the last."""
    inside = {LISA: {"palace": 0, "hand": ["board-9"]}, DAVID: {"palace": 1}, ANNA: {"envoy": 7, "hand": ["hand2-2"]}}
    game = summer(4, turn=LISA, seats=inside, board={NAME: "board-1", "intrigue": "board-8"})
    play(game, LISA, "card board-9", f"at {NAME}", "b", "pier jade", "done", "done")
    while game.decision is not None and game.decision.seat != ANNA:
        game.play(game.decision.options[-1])

    play(game, ANNA, "card hand2-2", "at intrigue", "pay 2", "a")

    assert (seat(game, ANNA)["palace"], seat(game, DAVID)["palace"]) == (0, 1)


def test_the_one_who_left_takes_what_is_free_on_return() -> None:
    """X-GEN-02: the old spot is not kept."""
    seats = {DAVID: {"palace": 0}, ANNA: {"palace": 2}}
    game = visit("palace", LISA, me={"envoy": 7}, seats=seats)
    play(game, LISA, "a")

    assert seat(game, LISA)["palace"] == 1


def test_three_steps_from_the_palace_are_two_on_the_track() -> None:
    """X-GEN-02, X-SPL-07: leaving is the first of them."""
    game = visit("decrees", LISA, me={"palace": 2}, decrees={"neutral-servants": []})
    play(game, LISA, "decree neutral-servants")

    assert (seat(game, LISA)["envoy"], seat(game, LISA)["palace"]) == (5, None)
    assert table(game)["decrees"]["neutral-servants"] == [LISA]
    assert "X-GEN-02" in rules_told(game)


def test_outside_at_the_end_is_out() -> None:
    """X-GEN-02, B-END-05: who has left and not come back cannot win."""
    game = summer(2, phase="end", seats={LISA: {"envoy": 7, "vp": 50}, ANNA: {"palace": 0}})

    assert (game.winner, game.scores()[LISA]["counts"]) == (ANNA, False)
    assert refusal_of_b(0) == "C-45"


def refusal_of_b(envoy: int) -> str:
    """Why B of the Summer Palace is not on offer."""
    return refusal(visit(NAME, LISA, me={"envoy": envoy}), "b")
