"""The engine holds no figures: what is printed or said in numbers stands in the catalog, with its source.

0, 1 and -1 are no figures ("a Servant", "one step", "nobody"), nor are places in a list and the numbers by which a file
names things (`JADE: Final = 2`). Whatever else is a number is listed here with its reason.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

GUGONG: Final = Path(__file__).parents[1] / "src" / "gugong"
ENGINE: Final = [*sorted((GUGONG / "engine").rglob("*.py")), *sorted(GUGONG.glob("modules/*/rules/*.py"))]
PLAIN: Final = (-1, 0, 1)

# Files in which numbers stand for things: kinds of answers, locations, effects, icons.
NAMES_OF_THINGS: Final = ("actions.py", "ids.py", "modules/stairs/tracks.py")

THE_DOUBLE: Final = "a Double is two Servants, or one: that is its name"
TWO_PIECES: Final = "one piece and a second one, which a Double may both be; another number would be another rule"
REWARDS: Final = "place in a list that has the three rewards of each seat behind each other"
STRUCTURE: Final[dict[str, dict[int, str]]] = {
    "actions.py": {2: "as many canal routes as a board has at most; with the Double or without"},
    "locations/canal.py": {2: TWO_PIECES + "; a flag", 4: "a flag"},
    "locations/ships.py": {3: REWARDS},
    "locations/wall.py": {99: "no limit"},
    "modules/extras/decrees.py": {4: "the name of a level"},
    "modules/extras/module.py": {5: "as many seats as a table has"},
    "modules/first_edition/face_up.py": {2: "number that stands for a kind"},
    "modules/peasant_revolt/state.py": {-2: "number that stands for a hidden bid"},
    "modules/stairs/conditions.py": {3: REWARDS},
    "modules/summer_palace/board.py": {2: "number that stands for a pond", 3: "ponds-1-3: the side's name; a pond"},
    "modules/summer_palace/module.py": {99: "more than can be owed"},
    "modules/summer_palace/official.py": {99: "no limit"},
    "modules/summer_palace/state.py": {2: THE_DOUBLE, 99: "more than can be owed"},
    "pieces.py": {2: THE_DOUBLE},
    "rules.py": {2: "with Meng there are two seats", 3: "side-1-3: the side's name"},
    "scoring.py": {3: REWARDS},
    "servants.py": {2: THE_DOUBLE + "; what to keep", 3: "what to keep", 4: "what to keep"},
    "setup.py": {2: "the name of a level", 3: "the name of a level"},
    "modules/solo/canal.py": {3: REWARDS},
    "modules/solo/funds.py": {100: "weighs one thing above another"},
    "modules/solo/meng.py": {-2: "number that stands for an unseen card"},
    "modules/solo/module.py": {3: REWARDS},
    "state.py": {2: THE_DOUBLE, 3: REWARDS},
}


def numbers(path: Path) -> list[tuple[float, int]]:
    """The numbers of a file with their lines, but for places in a list and, where a file names things, those names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names_things = name_of(path) in NAMES_OF_THINGS
    spared: set[ast.AST | None] = set()
    negative: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            spared.add(node.slice)
        elif isinstance(node, ast.AnnAssign) and names_things:
            spared.add(node.value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            negative.add(node.operand)
    found: list[tuple[float, int]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node not in spared:
            found.append((-node.value if node in negative else node.value, node.lineno))
    return [(value, line) for value, line in found if value not in PLAIN]


def name_of(path: Path) -> str:
    """A file by its path within the engine, or by its module's name and its own."""
    return path.relative_to(GUGONG).as_posix().removeprefix("engine/").replace("/rules/", "/")


def test_no_figure_stands_in_the_engine() -> None:
    stray = [
        f"{name_of(path)}:{line}: {value}"
        for path in ENGINE
        for value, line in numbers(path)
        if value not in STRUCTURE.get(name_of(path), {})
    ]

    assert stray == []  # a row of the catalog, or structure, which belongs on the list above with its reason


def test_vp_are_never_written_down_not_even_one() -> None:
    scored = [
        f"{name_of(path)}:{call.lineno}"
        for path in ENGINE
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and (getattr(call.func, "attr", "") == "score" or getattr(call.func, "id", "") == "score_item")
        and any(isinstance(each, ast.Constant) and isinstance(each.value, int) for each in call.args)
    ]

    assert scored == []


def test_the_list_names_nothing_that_is_gone() -> None:
    there = {(name_of(path), value) for path in ENGINE for value, _ in numbers(path)}
    listed = {(file, value) for file, values in STRUCTURE.items() for value in values}

    assert listed - there == set()
