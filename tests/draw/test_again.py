"""What was drawn before and is only found again is what would be drawn."""

from __future__ import annotations

from random import Random

import pytest

import gugong
from gugong import draw
from gugong.configuration import MODULES
from gugong.draw import again
from gugong.draw.places import place_of


@pytest.mark.parametrize(("players", "modules"), [(4, ()), (3, MODULES), (1, ())])
def test_a_game_is_drawn_alike_with_and_without_what_was_kept(players: int, modules: tuple[str, ...]) -> None:
    game = gugong.new_game(players, modules=modules, seed=11)
    random = Random(11)
    warm: list[object] = []
    views = []
    while (decision := game.decision) is not None:
        if len(game.answers) % 3 == 0:
            views.append((game.view(decision.seat), decision))
        game.play(random.choice(decision.options))
    again.forget()
    for view, decision in views:
        warm.append(drawn(view, decision))
    for (view, decision), kept in zip(views, warm, strict=True):
        again.forget()
        assert drawn(view, decision) == kept


def drawn(view: gugong.View, decision: gugong.Decision) -> tuple[str, list[str]]:
    """The board with this question's answers lit, and everybody's own board."""
    places = [(option, place_of(view, option)) for option in decision.options]
    lights = [draw.Light(place, option, option.text, "1") for option, place in places if place]
    boards = [draw.player(view, seat, lights if seat == view.seat else ()) for seat in range(view.state.rules.seats)]
    return draw.pieces(view, lights), boards


def test_what_did_not_change_is_the_same_string() -> None:
    game = gugong.new_game(3, seed=4)
    first = draw.parts_of_pieces(game.view(0))
    second = draw.parts_of_pieces(game.view(1))

    assert all(one is other for one, other in zip(first, second, strict=True))


def test_a_light_in_a_part_of_a_part_is_not_missed() -> None:
    """A board that was put together from parts at hand is not at hand itself where one of these is lit."""
    view = gugong.new_game(3, seed=4).view(0)
    answer = view.state.rules.answers.named("pay 1")
    assert answer is not None
    light = draw.Light(f"pool-{draw.LETTERS[0]}", answer, "1 Servant", "1")
    again.forget()
    draw.player(view, 0, (), "Lisa")
    draw.player(view, 0, (), "Lisa", "a bot")

    assert 'data-action="pay 1"' in draw.player(view, 0, [light], "Lisa", "a bot")
