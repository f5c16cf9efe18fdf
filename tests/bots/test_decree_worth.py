"""What a module's Decrees are worth stands in the module's own file, and the bots weigh them by it."""

from __future__ import annotations

import pytest

import gugong
from gugong.bots import features as f
from gugong.bots.evaluation import Evaluation
from gugong.bots.weights import DAYS, weights_by_day
from gugong.bots.weights_alone import weights_of_meng, weights_of_player
from gugong.configuration import MODULES


@pytest.mark.parametrize("players", [1, 4])
def test_every_decree_of_a_module_is_weighed_by_the_modules_own_figures(players: int) -> None:
    rules = gugong.new_game(players, modules=MODULES, seed=1).state.rules
    alone = players == 1
    given = (weights_of_player(), weights_of_meng()) if alone else (weights_by_day(),)
    evaluation = Evaluation(rules, *given)
    own = {name: worth for each in evaluation.worths for name, worth in each.decrees().items()}
    brought = [(number, tile) for number, tile in enumerate(rules.figures.decrees) if tile.module]

    assert brought
    assert own.keys() == {tile.name for _, tile in brought}
    for number, tile in brought:
        feature = evaluation.tile_feature[number]
        assert feature >= f.COUNT
        figures = own[tile.name].alone if alone else own[tile.name].players
        assert tuple(evaluation.by_day[day][feature] for day in range(DAYS)) == figures
        if evaluation.automa_by_day is not None:  # to Meng a tile is worth what it is worth among players
            players_figures = tuple(evaluation.automa_by_day[day][feature] for day in range(DAYS))
            assert players_figures == own[tile.name].players


def test_base_decrees_keep_their_rows() -> None:
    rules = gugong.new_game(2, seed=1).state.rules
    evaluation = Evaluation(rules)

    base = [(number, tile.name) for number, tile in enumerate(rules.figures.decrees) if not tile.module]
    places = {name: evaluation.tile_feature[number] for number, name in base}
    assert places == {name: f.DECREES + place for place, name in enumerate(f.NAMED)}
    assert len(evaluation.by_day[0]) == f.COUNT
