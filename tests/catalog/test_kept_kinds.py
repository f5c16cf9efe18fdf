"""Rules are made once for a kind of game, and those of many kinds do not stay for ever."""

from __future__ import annotations

import pytest

import gugong
from gugong import origin
from gugong.configuration import MODULES


def test_many_kinds_of_games_do_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origin, "MOST_KEPT", 3)
    monkeypatch.setattr(origin, "_RULES", {})
    monkeypatch.setattr(origin, "_FRESH", {})
    for modules in [(), *((module,) for module in MODULES)]:
        for players in (2, 3):
            game = gugong.new_game(players, modules=modules, seed=1)
            assert gugong.new_game(players, modules=modules, seed=2).state.rules is game.state.rules
            assert 0 < len(origin._RULES) <= 3
            assert len(origin._FRESH) <= 3
