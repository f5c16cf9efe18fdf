"""What the pages show can be done: code runs, commands exist and run, excerpts stand where they were taken from.

Left out are `make` targets, which set up environments or play for hours, and blocks without a language, which are
pictures.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from gugong.cli import cli
from tests.docs.pages import DOCS, INLINE, PAGES, ROOT, Block, blocks, having, name, squeezed

MODULE_PAGE = DOCS / "write-a-module.md"
EXAMPLE_MODULE = ROOT / "tests" / "example_module"
SERVES = "a server runs until it is stopped"
MEASURES = "it measures for minutes, with libraries of its own"
SMALL = {"--games": "2", "--jobs": "1", "--ply": "40"}
QUICK_BOTS = {True: "random,greedy", False: "random"}
A_TYPO = "[gift_cards.cards.board-1]\nvale = 2\n"


def is_excerpt(page: Path, block: Block) -> bool:
    """The page on modules shows pieces of the example module, beside code that is meant to be run."""
    return page == MODULE_PAGE and not re.search(r"^(?:import|from) ", block.text, re.MULTILINE)


@pytest.mark.parametrize("page", having("python"), ids=name)
def test_code_runs(page: Path, tmp_path: Path) -> None:
    """Block after block, like one script, in a folder that has what the page speaks of."""
    lay_out(page, tmp_path)
    script = tmp_path / "script.py"
    code = [block.text for block in blocks(page, "python") if not is_excerpt(page, block)]
    script.write_text("\n".join(code), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}

    command = [sys.executable, script.name]
    ran = subprocess.run(
        command, check=False, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
    )

    assert ran.returncode == 0, f"{name(page)}:\n{ran.stderr}"


def lay_out(page: Path, folder: Path) -> None:
    """What commands and code count on: figures of one's own, a record, the project's tests and examples."""
    for beside in ("tests", "examples"):
        if (ROOT / beside).is_dir():
            (folder / beside).symlink_to(ROOT / beside)
    for kept in ("game.record", "game.txt"):
        shutil.copy(ROOT / "tests" / "golden" / "2-players.record", folder / kept)
    figures = [block.text for block in blocks(page, "toml") or blocks(DOCS / "catalog.md", "toml")]
    (folder / "my.toml").write_text(figures[0], encoding="utf-8")


def test_excerpts_are_of_the_example_module() -> None:
    """Line by line; the page writes its name where the source has a constant for it."""
    source = "".join(
        squeezed(file.read_text(encoding="utf-8")) for file in EXAMPLE_MODULE.rglob("*.*") if file.suffix != ".pyc"
    )
    source = source.replace("NAME", '"jade-garden"')
    shown = [block for block in blocks(MODULE_PAGE) if is_excerpt(MODULE_PAGE, block)]

    lines = [line for block in shown for line in block.text.splitlines() if squeezed(line)]

    assert len(lines) > 40
    assert [line for line in lines if squeezed(line) not in source] == []


# Commands


def shown_commands(block: Block) -> Iterator[tuple[list[str], str]]:
    """The commands of a console block, each with the output shown below it."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        words = shlex.split(command, comments=True)
        if words[:1] == ["gugong"]:
            yield words[1:], output.strip()


@cache
def help_of(command: str) -> str:
    """What `gugong COMMAND --help` prints; nothing if there is no such command."""
    ran = CliRunner().invoke(cli, [*command.split(), "--help"])
    return ran.output if ran.exit_code == 0 else ""


def unknown_in(words: list[str]) -> list[str]:
    """What the help of a command does not know of it: the command, options, or nothing."""
    text = help_of(words[0])
    if not text:
        return words[:1]
    known = set(re.findall(r"--[a-z][a-z-]*", text + (help_of(" ".join(words[:2])) if len(words) > 1 else "")))
    return [word for word in words if word.startswith("--") and word not in known]


def why_not_run(words: list[str]) -> str:
    """Why a command is only read."""
    if words[0] == "serve" or (words[0] == "play" and "--terminal" not in words):
        return SERVES
    return MEASURES if words[0] == "bench" else ""


def smaller(words: list[str]) -> list[str]:
    """The same command with small figures and quick bots."""
    small = list(words)
    for place, word in enumerate(words[:-1]):
        if word in SMALL:
            small[place + 1] = SMALL[word]
        elif word == "--bots" and not words[place + 1].isdigit():
            small[place + 1] = QUICK_BOTS["," in words[place + 1]]
    return small


@pytest.mark.parametrize("page", having("console"), ids=name)
def test_commands_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, with small figures; where output is shown it is that, `…` standing for anything."""
    lay_out(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    for block in blocks(page, "console"):
        for words, output in shown_commands(block):
            assert unknown_in(words) == [], words
            if why_not_run(words):
                continue
            if ".vale" in output:
                Path("my.toml").write_text(A_TYPO, encoding="utf-8")
            ran = CliRunner().invoke(cli, smaller(words), input="quit\n")
            said = ran.output + (str(ran.exception) if isinstance(ran.exception, click.ClickException) else "")
            if output:
                pattern = ".*".join(re.escape(part) for part in output.split("…"))
                assert re.search(pattern, said, re.DOTALL), f"{words}: {ran.output!r}"
            else:
                assert ran.exit_code == 0, f"{words}: {ran.output}{ran.exception!r}"


def test_commands_in_the_text_exist() -> None:
    """`gugong report FILE… --out report.md`: the command and every option of it."""
    unknown = []
    for page in PAGES:
        for match in INLINE.finditer(page.read_text(encoding="utf-8")):
            words = match[1].split()[1:]
            if words and not words[0].startswith("-") and unknown_in(words):
                unknown.append(f"{name(page)}: {match[0]}: {unknown_in(words)}")

    assert unknown == []
