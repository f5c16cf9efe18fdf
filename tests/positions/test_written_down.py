"""The page on positions and the JSON Schema: both name all that positions say."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

import gugong
from gugong import configuration
from gugong.notation.schema import position_schema
from gugong.notation.shape import CONFIG
from gugong.notation.stack import renewed
from tests.positions.test_formats import FORMAT_1, KINDS
from tests.properties.mixes import Mix

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
FILE: dict[str, Any] = json.loads(files("gugong.notation").joinpath("position.schema.json").read_text("utf-8"))
NAMED_BY_CATALOG = (
    "board",
    "map",
    "token_piles",
    "token_discards",
    "decrees",
    "tiles",
    "intrigue",
    "canal",
    "known",
    "catalog",
)


def keys_of(position: dict[str, Any]) -> set[str]:
    """The keys of a position and of what lies in it, but for names that the catalog gives."""
    found = set(position)
    for each in (position["config"], *position["seats"], *position["modules"].values()):
        found |= set(each)
    for ship in position["canal"].values():
        found |= set(ship)
    for known in position["known"].values():
        found |= set(known)
    for token in position["modules"].get("bonus-tokens", {}).get("in_use", []):
        found |= set(token)
    return found


@pytest.mark.parametrize("mix", KINDS, ids=lambda mix: mix.arguments())
def test_positions_fit_the_schema_and_the_page_names_their_keys(mix: Mix) -> None:
    validator = jsonschema.Draft202012Validator(FILE)
    random = Random(3)
    game = gugong.new_game(**mix.options(), seed=11, chance="ask")
    while game.decision is not None:
        if random.randrange(9) == 0:
            position: Any = json.loads(json.dumps(game.to_dict()))
            validator.validate(position)
            unnamed = {key for key in keys_of(position) if f"`{key}`" not in PAGE and f'"{key}"' not in PAGE}
            assert unnamed == set()
        game.play(random.choice(game.decision.options))
    validator.validate(json.loads(json.dumps(game.to_dict())))


def test_the_first_format_fits_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(FILE)
    for row in FORMAT_1:
        stack = [renewed(frame) for frame in row["position"]["stack"]]
        validator.validate({**row["position"], "stack": stack})


def test_the_file_is_up_to_date() -> None:
    """`python -m gugong.notation.schema` writes it; modules from outside may be installed while tests run."""
    live: Any = json.loads(json.dumps(position_schema()))
    names = [row["properties"]["frame"]["const"] for row in FILE["properties"]["stack"]["items"]["anyOf"]]
    frames = live["properties"]["stack"]["items"]["anyOf"]
    live["properties"]["stack"]["items"]["anyOf"] = [
        row for row in frames if row["properties"]["frame"]["const"] in names
    ]
    modules = live["properties"]["modules"]["properties"]
    live["properties"]["modules"]["properties"] = {
        name: modules[name] for name in modules if name in FILE["properties"]["modules"]["properties"]
    }
    assert live == FILE
    assert set(CONFIG) == set(configuration.KEYS)


def test_examples_of_the_page_fit_the_schema_and_load() -> None:
    found = 0
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        for call in ast.walk(ast.parse(block)):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "from_dict":
                data = ast.literal_eval(call.args[0])
                jsonschema.validate(data, FILE)
                gugong.Game.from_dict(data)
                found += 1
    assert found >= 2


@pytest.mark.parametrize(
    "broken", [{"dey": 1}, {"day": 9}, {"seats": [{"vp": -1}]}, {"stack": [{"frame": "nothing"}]}, {"format": 3}]
)
def test_the_schema_refuses_what_no_position_says(broken: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken, FILE)
