"""What the pages claim about the project, compared with the project."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from gugong import load_catalog
from gugong.cli import cli
from tests.docs.pages import DOCS, ROOT
from tests.test_house import FLOOR

PACKAGE = ROOT / "src" / "gugong"


def rooms_in(folder: Path) -> set[str]:
    """The files and folders of the package in one folder, by name."""
    found = {each for each in folder.iterdir() if each.suffix == ".py" or (each / "__init__.py").exists()}
    return {each.stem for each in found} - {"__init__"}


def test_the_list_of_rooms_is_whole() -> None:
    """Every room of the house and of the engine is named in docs/architecture.md, and nothing that is not there."""
    text = (DOCS / "architecture.md").read_text(encoding="utf-8").partition("\n## Rooms\n")[2].partition("\n## ")[0]
    house = re.findall(r"^ {4}(\w+)(?:/|\.py)", text, re.MULTILINE)
    engine = [
        word.rstrip("/")
        for row in re.findall(r"^ {6}((?:\w+/? ?)+?)(?:  |$)", text, re.MULTILINE)
        for word in row.split()
    ]

    assert set(house) | {"__main__"} == rooms_in(PACKAGE)
    assert set(engine) == rooms_in(PACKAGE / "engine")


def test_every_floor_has_its_rooms() -> None:
    assert set(FLOOR) - {"gugong"} == rooms_in(PACKAGE)


def test_the_lines_of_a_tournament_are_as_shown(tmp_path: Path) -> None:
    """Head and game, each with the keys of docs/simulating.md in their order."""
    shown = re.findall(
        r"^    (\{\"(?:gugong|deal)\".*)$", (DOCS / "simulating.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    out = tmp_path / "ladder.jsonl"
    ran = CliRunner().invoke(cli, ["tournament", "--bots", "random,greedy", "--games", "2", "--out", str(out)])
    assert ran.exit_code == 0, ran.output
    written = out.read_text(encoding="utf-8").splitlines()

    assert len(shown) == 2
    for line, found in zip(shown, written, strict=False):
        assert re.fullmatch(".*".join(re.escape(part) for part in line.split("…")), found), (line, found)


def test_every_folder_of_tests_is_told_of() -> None:
    """In the table of docs/testing.md."""
    page = (DOCS / "testing.md").read_text(encoding="utf-8")
    folders = [folder for folder in (ROOT / "tests").iterdir() if any(folder.rglob("test_*.py"))]

    assert [folder.name for folder in folders if f"| tests/{folder.name} |" not in page] == []


def test_gifts_go_by_their_names() -> None:
    """On the screen that docs/terminal.md shows: those of the newest edition."""
    gifts = load_catalog().gifts
    shown = set(re.findall(r"([A-Z]\w+(?: [a-z]+)*) \((\d)\)", (DOCS / "terminal.md").read_text(encoding="utf-8")))

    assert len(shown) > 5
    assert {(name, value) for name, value in shown if gifts[int(value)] != name} == set()
