"""Who is asked at a moment: the modules in play that have a method of their own for it, and nobody else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gugong
from gugong.configuration import MODULES
from gugong.engine.frames import Frame
from gugong.engine.module import Module
from gugong.engine.moments import Moments, caring
from gugong.engine.state import State
from gugong.installed import INSTALLED

SOURCE = Path(__file__).parents[2] / "src" / "gugong" / "engine"
MOMENTS = [name for name in dir(Moments(INSTALLED)) if not name.startswith("_") and name != "envoy_ways"]


class Sleeper(Module):
    """Cares about nothing."""


class EarlyRiser(Module):
    """Cares about one moment."""

    def morning(self, state: State) -> list[Frame]:
        return []


class LateRiser(EarlyRiser):
    """Cares because it descends from one that does."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_a_method_of_modules(moment: str) -> None:
    assert callable(getattr(Module, moment))


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_asks_those_that_care(moment: str) -> None:
    rules = gugong.new_game(1, modules=MODULES, seed=1).state.rules
    asked = [type(module) for module in getattr(rules.moments, moment)]
    assert asked == [type(module) for module in rules.modules if defines(type(module), moment)]


def defines(kind: type, moment: str) -> bool:
    return any(moment in vars(each) for each in kind.__mro__ if each not in (Module, object))


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_cared_about_by_some_module(moment: str) -> None:
    """A list that is always empty would be a misspelt one."""
    assert getattr(Moments(INSTALLED), moment)


def test_a_module_from_outside_is_asked_where_it_cares() -> None:
    sleeper, riser, late = Sleeper(), EarlyRiser(), LateRiser()
    assert caring([sleeper, riser, late], "morning") == [riser, late]
    assert caring([sleeper, riser, late], "night") == []


def test_a_base_game_asks_nobody() -> None:
    moments = gugong.new_game(4, seed=1).state.rules.moments
    assert [moment for moment in MOMENTS if getattr(moments, moment)] == []


def test_base_code_goes_through_the_short_lists() -> None:
    """A loop over all modules in play calls nothing for which there is a list."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.For | ast.GeneratorExp | ast.ListComp) and goes_through_all(node):
                called = [call for call in MOMENTS if f"module.{call}(" in ast.unparse(node)]
                assert not called, f"{file.name}: rules.moments.{called[0]} has those that care"


def goes_through_all(loop: ast.For | ast.GeneratorExp | ast.ListComp) -> bool:
    over = [loop.iter] if isinstance(loop, ast.For) else [each.iter for each in loop.generators]
    return any(ast.unparse(each).endswith("rules.modules") for each in over)
