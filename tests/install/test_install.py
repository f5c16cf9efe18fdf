"""Who installs it the ordinary way gets the compiled engine; without a compiler, one that says so and plays."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.sharing import made_once

ROOT = Path(__file__).resolve().parent.parent.parent
FEW = ("ids.py", "installed.py", "lots.py")  # one for each library: enough to be compiled, and quickly
MADE = ("PKG-INFO", "setup.cfg", ".egg-info")
PLAYS = """
import gugong
game = gugong.new_game(players=3, modules=["stairs"], seed=7)
while not game.over:
    game.play(game.decision.options[0])
print(game.winner, game.scores()[0]["total"])
"""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="tools/build.py goes with make")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; nothing of this project or of its settings is in its environment."""
    ours = ("GUGONG_PURE", "GUGONG_COMPILE", "PYTHONPATH", "PYTHONIOENCODING")
    clean = {key: value for key, value in os.environ.items() if key not in ours}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=clean | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def fresh_environment(folder: Path, *installed: str | Path, **environment: str) -> Path:
    """The folder of the programs of a new environment with this in it; pip is the one that runs the tests."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", folder / "bin" / "python")
    run(*pip, "install", "--no-compile", *installed, cwd=folder.parent, **environment)
    return folder / "bin"


def make_sdist(folder: Path) -> None:
    """Made from a copy, since making one leaves traces beside the sources."""
    copy = folder / "checkout"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "build", "__pycache__", ".*_cache"))
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder / "dist", copy, cwd=folder)


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (found,) = (made_once(tmp_path_factory, "sdist", make_sdist) / "dist").iterdir()
    return found


def test_a_wheel_built_in_isolation_is_compiled(tmp_path: Path) -> None:
    """`make test` has built it already; whoever runs this alone waits for it here."""
    run(sys.executable, ROOT / "tools" / "build.py", "--isolated", cwd=tmp_path)
    made = json.loads((ROOT / "build" / "wheel" / "made-of.json").read_text(encoding="utf-8"))
    (wheel,) = (ROOT / "build" / "wheel").glob("*.whl")
    programs = fresh_environment(tmp_path / "fresh", wheel)

    assert made["isolated"]
    assert any(name.endswith(".so") and "/engine/" in name for name in zipfile.ZipFile(wheel).namelist())
    assert run(programs / "gugong", "--version", cwd=tmp_path).endswith(", engine compiled\n")
    assert "B-WAL-04 · " in run(programs / "gugong", "rules", "B-WAL-04", cwd=tmp_path)
    compiled = run(programs / "python", "-c", PLAYS, cwd=tmp_path)
    assert compiled == run(programs / "python", "-c", PLAYS, cwd=tmp_path, GUGONG_PURE="1")


def test_without_a_compiler_the_sdist_installs_and_says_so(sdist: Path, tmp_path: Path) -> None:
    """No compiler is on this PATH: the build goes on without, and `gugong --version` has the reason."""
    programs = fresh_environment(tmp_path / "fresh", sdist, PATH=str(tmp_path))
    said = run(programs / "gugong", "--version", cwd=tmp_path)

    assert ", engine not compiled (no C compiler here (" in said
    assert run(programs / "python", "-c", PLAYS, cwd=tmp_path)


@pytest.mark.parametrize(
    ("broken", "said"), [("compiler", "the C compiler failed"), ("source", "mypyc did not accept the engine")]
)
def test_what_cannot_be_compiled_is_slower_and_says_so(broken: str, said: str, sdist: Path, tmp_path: Path) -> None:
    """All or nothing is compiled; that nothing was is said, and with GUGONG_COMPILE=require an error."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("gugong_game-*")
    for file in (source / "src" / "gugong").rglob("*.py"):
        if file.name not in FEW:
            file.write_text("# mypyc: skip\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    settings = {}
    if broken == "compiler":
        settings["CC"] = str(tmp_path / "cc")
        (tmp_path / "cc").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (tmp_path / "cc").chmod(0o755)
    else:
        ids = source / "src" / "gugong" / "engine" / "ids.py"
        ids.write_text(ids.read_text(encoding="utf-8") + "\nWRONG: int = ''\n", encoding="utf-8")
    command = (sys.executable, "-c", "from setuptools import build_meta; print(build_meta.build_wheel('.'))")

    run(*command, cwd=source, **settings)
    (wheel,) = source.glob("*.whl")
    assert f"runs uncompiled: {said}" in zipfile.ZipFile(wheel).read("gugong/how-built.txt").decode()
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(wheel).namelist())
    with pytest.raises(AssertionError, match="GUGONG_COMPILE=require asks for a compiled engine"):
        run(*command, cwd=source, **settings, GUGONG_COMPILE="require")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the list of files is git's")
def test_the_sdist_holds_all_that_the_repository_does(sdist: Path) -> None:
    wanted = run("git", "ls-files", cwd=ROOT).splitlines()
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames() if not archive.getmember(name).isdir()}

    assert sorted(set(wanted) - held) == []
    assert sorted(name for name in held - set(wanted) if not any(made in name for made in MADE)) == []
