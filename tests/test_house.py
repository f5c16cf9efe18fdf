"""The house itself: where libraries lie, which way imports point, what the engine may lean on, how long files are."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gugong.modules import BOX
from gugong.registry import ROOMS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gugong"
ENGINE = [*sorted((PACKAGE / "engine").rglob("*.py")), *sorted(PACKAGE.glob("modules/*/rules/*.py"))]
LONGEST_FILE = 400
LIBRARIES = {".so", ".pyd"}

# From the ground up. A room may enter those below its own floor, not its neighbours.
# "gugong" is the public face; its own imports are its business, since it only hands names on.
FLOORS = (
    ("_pure", "_version", "errors", "folders"),
    ("version",),
    ("modules",),
    ("engine", "registry"),
    ("installed", "words"),
    ("catalog",),
    ("configuration",),
    ("dealer", "explain", "notation"),
    ("installing", "origin"),
    ("packing", "refusing"),
    ("view",),
    ("game",),
    ("games",),
    ("gugong",),
    ("play",),
    ("bots",),
    ("lessons",),
    ("spoken", "suggest"),
    ("bench_shown", "game_options", "shell"),
    ("draw", "terminal"),
    ("envs",),
    ("coach", "sim"),
    ("bench", "bench_envs", "web"),
    ("cli",),
    ("__main__",),
)
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
# A file of a module stands on the floor of the room that it serves.
ROOM_OF_PART = {
    "__init__": "modules",
    "manifest": "modules",
    "rules": "engine",
    **{part: home.removeprefix("gugong.") for part, home in ROOMS.items()},
}

# The engine holds no clock, no random source, no I/O, and loads in a moment.
NOT_FOR_THE_ENGINE = {
    *("asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket", "subprocess"),
    *("tempfile", "threading", "time", "uuid"),
    *("dataclasses", "json", "msgspec", "pickle", "tomllib"),
}

SUFFIXES_OF_ENGINE_MODULES = """
import gugong.engine.ids, gugong.engine.figures, pathlib, sys
for name, module in list(sys.modules.items()):
    if name.startswith("gugong.engine."):
        print(pathlib.Path(module.__file__).suffix)
"""


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def imported(node: ast.AST) -> Iterator[str]:
    """Every dotted name that the import statements below `node` may load."""
    for statement in ast.walk(node):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            assert statement.level == 0, "a relative import does not say which room it enters"
            assert statement.module is not None
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)


def room(dotted: str) -> str:
    """`gugong.engine.ids` is in the room engine; `gugong` and its public names are the room gugong."""
    _, second, *rest = (*dotted.split("."), "")
    if second == "modules":
        return ROOM_OF_PART.get(rest[1], "modules") if len(rest) > 2 else "modules"
    return second if second in FLOOR else "gugong"


def room_of_file(file: Path) -> str:
    first, *rest = file.relative_to(PACKAGE).with_suffix("").parts
    if first != "modules":
        return first
    return ROOM_OF_PART[rest[1]] if len(rest) > 1 else "modules"


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def texts() -> list[Path]:
    """What the project consists of, without what tools made."""
    made = {".git", ".venv", ".hypothesis", "build", "dist", "__pycache__"}
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [each for each in folders if each not in made and not each.endswith("_cache")]
        found += [Path(folder, each) for each in files if each != ".git"]  # a worktree's, which says where it belongs
    return sorted(found)


def run(code: str, **environment: str) -> str:
    """What a fresh interpreter prints; far from the project, so that only the installed package is found."""
    clean = {key: value for key, value in os.environ.items() if key not in ("GUGONG_PURE", "PYTHONPATH")}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd="/", env=clean | environment, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def engine_is_compiled() -> bool:
    installed = Path(run("import gugong; print(gugong.__file__)").strip()).parent / "engine"
    return any(file.suffix in LIBRARIES for file in installed.rglob("*"))


def test_no_library_lies_beside_the_source() -> None:
    assert [name(file) for file in (ROOT / "src").rglob("*") if file.suffix in {*LIBRARIES, ".egg-info"}] == []


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=name)
def test_imports_point_downward(file: Path) -> None:
    here = room_of_file(file)
    if here == "__init__":
        return
    assert here in FLOOR, f"say in FLOORS where {here} stands"

    entered = {room(dotted) for dotted in imported(tree(file)) if dotted.split(".")[0] == "gugong"} - {here}

    assert sorted(other for other in entered if FLOOR[other] >= FLOOR[here]) == []


@pytest.mark.parametrize("file", ENGINE, ids=name)
def test_the_engine_leans_on_nothing_outside(file: Path) -> None:
    assert {dotted.split(".")[0] for dotted in imported(tree(file))} & NOT_FOR_THE_ENGINE == set()


@pytest.mark.parametrize("file", ENGINE, ids=name)
def test_the_engine_imports_at_the_top_only(file: Path) -> None:
    functions = [node for node in ast.walk(tree(file)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert [function.name for function in functions if list(imported(function))] == []


def test_importing_the_engine_loads_nothing_heavy() -> None:
    """All that a game needs, of every kind."""
    wanted = {".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in ENGINE}
    wanted = {dotted.removesuffix(".__init__") for dotted in wanted}
    assert {"gugong.engine.course", "gugong.engine.setup", "gugong.modules.stairs.rules.module"} <= wanted

    loaded = set(run(f"import sys, {', '.join(sorted(wanted))}; print(*sys.modules)").split())

    assert wanted <= loaded
    heavy = {"click", "dataclasses", "datetime", "json", "msgspec", "pathlib", "random", "rich", "tomllib"}
    assert loaded & heavy == set()


def test_gugong_pure_runs_the_source() -> None:
    suffixes = run(SUFFIXES_OF_ENGINE_MODULES, GUGONG_PURE="1").split()

    assert set(suffixes) == {".py"}


@pytest.mark.parametrize("value", ["", "0"])
def test_gugong_pure_can_be_switched_off(value: str, engine_is_compiled: bool) -> None:
    if not engine_is_compiled:
        pytest.skip("the installed engine is not compiled")

    assert set(run(SUFFIXES_OF_ENGINE_MODULES, GUGONG_PURE=value).split()) & LIBRARIES


def test_nothing_names_one_machine_or_a_registry() -> None:
    # Spelt in pieces, or this file would find itself.
    folders = "|".join(["wo" + "rk", "ro" + "ot", "ho" + r"me/\w+", "Us" + r"ers/\w+"])
    hosts = "|".join(["pypi" + r"\.org", "python" + r"hosted\.org", "registry" + r"\.npmjs", "deb" + r"\.debian"])
    told = re.compile(rf"(?<![\w.~)])/(?:{folders})(?![\w-])|{hosts}", re.IGNORECASE)

    found = []
    for file in texts():
        text = file.read_bytes().decode("utf-8", errors="replace")
        found += [f"{name(file)}: {match.group()}" for match in told.finditer(text)]

    assert found == []


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_files_stay_short(folder: str) -> None:
    lengths = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in (ROOT / folder).rglob("*.py")}

    assert {file: length for file, length in lengths.items() if length > LONGEST_FILE} == {}


WIDEST: int = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["line-length"]
SHEETS = sorted(file for end in ("html", "css", "js") for file in PACKAGE.rglob(f"*.{end}"))


@pytest.mark.parametrize("file", SHEETS, ids=name)
def test_templates_styles_and_scripts_are_as_short_and_narrow_as_all_else(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()

    assert len(lines) <= LONGEST_FILE
    assert [number for number, line in enumerate(lines, 1) if len(line) > WIDEST or line != line.rstrip()] == []


# Every way to spell the name of a module of the box.
MODULES_BY_NAME = re.compile("|".join(name.replace("_", ".?") for name in BOX), re.IGNORECASE)
# Files that name a module and are not its own: the options of a new game, from Python and by command.
PUBLIC_FACE = {"src/gugong/games.py", "src/gugong/game_options.py"}
SPEAKS = sorted(file for end in ("py", "html", "js", "css") for file in PACKAGE.rglob(f"*.{end}"))
OUTSIDE = {name(file): file for file in SPEAKS if "modules" not in file.relative_to(PACKAGE).parts}


def test_base_code_names_no_module() -> None:
    """A module adds rooms; it does not put switches in old ones. Only the public face has options called like one."""
    named = {where for where, file in OUTSIDE.items() if MODULES_BY_NAME.search(file.read_text(encoding="utf-8"))}

    assert named == PUBLIC_FACE


def brought() -> set[str]:
    """The ids of what modules bring: cards and their actions, tokens, Decrees, tracks, as their own figures say."""
    found: set[str] = set()
    for file in PACKAGE.glob("modules/*/edition_*.toml"):
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
        tables = [raw.get(each, {}) for each in ("cards", "tokens", "left", "right")]
        tables += [raw.get("decrees", {})[level] for level in raw.get("decrees", {})]
        rows = [(id, row) for table in tables for id, row in table.items() if isinstance(row, dict)]
        found |= {id for id, _ in rows} | {row["action"] for _, row in rows if "action" in row}
    return found


def test_base_code_names_nothing_that_a_module_brings() -> None:
    """An id of several words wherever it stands; one of a single word, which others use too, as a text in quotes."""
    ids = brought()
    assert {"audience", "value-plus-1", "tiger", "peasants", "revolt-7"} <= ids
    several = "|".join(sorted(re.escape(id) for id in ids if "-" in id))
    single = "|".join(sorted(re.escape(id) for id in ids if "-" not in id))
    names = re.compile(rf"(?<![\w-])(?:{several})(?![\w-])|[\"'](?:{single})[\"']")

    found = {where: names.findall(file.read_text(encoding="utf-8")) for where, file in OUTSIDE.items()}

    assert {where: ids for where, ids in found.items() if ids} == {}


@pytest.mark.parametrize("file", sorted((PACKAGE / "engine").rglob("*.py")), ids=name)
def test_the_engine_knows_no_modules_rules(file: Path) -> None:
    assert [dotted for dotted in imported(tree(file)) if dotted.startswith("gugong.modules.")] == []
