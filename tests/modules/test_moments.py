"""Who is asked at a moment: the modules in play that have a method of their own for it, and nobody else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gugong
from gugong.configuration import MODULES
from gugong.engine.automa_moments import AutomaMoments
from gugong.engine.frames import Frame
from gugong.engine.listeners import Listeners, caring, minding
from gugong.engine.moments import Moments
from gugong.engine.rules import Rules
from gugong.engine.state import State

SOURCE = Path(__file__).parents[2] / "src" / "gugong" / "engine"
LISTS = [name for name in dir(Listeners([], [], [])) if not name.startswith("_") and name != "envoy_ways"]
OF_AUTOMA = "automa_"


def everything() -> Rules:
    """Meng and all modules."""
    return gugong.new_game(1, modules=MODULES, seed=1).state.rules


class Sleeper(Moments):
    """Cares about nothing."""


class EarlyRiser(Moments):
    """Cares about one moment."""

    def morning(self, state: State) -> list[Frame]:
        return []


class LateRiser(EarlyRiser):
    """Cares because it descends from one that does."""


class Saver(AutomaMoments):
    """Cares about one moment of a seat that is never asked."""

    def saves(self, state: State, seat: int) -> bool:
        return True


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_that_of_a_moment(name: str) -> None:
    base = AutomaMoments if name.startswith(OF_AUTOMA) else Moments
    assert callable(getattr(base, name.removeprefix(OF_AUTOMA)))


@pytest.mark.parametrize("name", LISTS)
def test_a_game_asks_those_that_care(name: str) -> None:
    rules = everything()
    there: list[Moments] | list[AutomaMoments] = rules.moments
    if name.startswith(OF_AUTOMA):
        there = rules.automa_moments
    caring = [type(each) for each in there if defines(type(each), name.removeprefix(OF_AUTOMA))]
    assert [type(each) for each in getattr(rules.listeners, name)] == caring


def defines(kind: type, moment: str) -> bool:
    return any(moment in vars(each) for each in kind.__mro__ if each not in (AutomaMoments, Moments, object))


@pytest.mark.parametrize("name", LISTS)
def test_every_moment_is_cared_about_by_some_module(name: str) -> None:
    """A list that is always empty would be a misspelt one."""
    bonus = [gugong.new_game(2, bonus_tokens=edition, seed=1).state.rules for edition in ("current", "first")]
    assert any(getattr(rules.listeners, name) for rules in [everything(), *bonus])


def test_a_module_from_outside_is_asked_where_it_cares() -> None:
    sleeper, riser, late = Sleeper(), EarlyRiser(), LateRiser()
    assert caring([sleeper, riser, late], "morning") == [riser, late]
    assert caring([sleeper, riser, late], "night") == []
    saver = Saver()
    assert minding([AutomaMoments(), saver], "saves") == [saver]


def test_a_base_game_asks_nobody() -> None:
    listeners = gugong.new_game(4, seed=1).state.rules.listeners
    assert [name for name in LISTS if getattr(listeners, name)] == []


def test_base_code_goes_through_the_short_lists() -> None:
    """A loop over all modules in play calls nothing for which there is a list."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.For | ast.GeneratorExp | ast.ListComp) and goes_through_all(node):
                called = [call for call in LISTS if f".{call}(" in ast.unparse(node)]
                assert not called, f"{file.name}: rules.listeners.{called[0]} has those that care"


def goes_through_all(loop: ast.For | ast.GeneratorExp | ast.ListComp) -> bool:
    over = [loop.iter] if isinstance(loop, ast.For) else [each.iter for each in loop.generators]
    return any(ast.unparse(each).endswith(("rules.modules", "rules.moments")) for each in over)
