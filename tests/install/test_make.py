"""tools/build.py: one wheel for the same sources, however many ask; a failure leaves what was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "build.py"
BACKEND = """
import os, pathlib, time, zipfile
def build_wheel(folder, *_):
    time.sleep(0.5)
    with open("builds.txt", "a") as file: file.write("built\\n")
    if os.path.exists("broken"): raise SystemExit(3)
    pathlib.Path("build/how-built.txt").write_text("gugong: runs uncompiled: a test")
    with zipfile.ZipFile(pathlib.Path(folder, "x-1-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("x-1.dist-info/WHEEL", "Wheel-Version: 1.0")
        wheel.writestr("x-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: x\\nVersion: 1\\n")
        wheel.writestr("x-1.dist-info/RECORD", "")
    return "x-1-py3-none-any.whl"
"""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="tools/build.py goes with make")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose build takes half a second, with the tool."""
    for folder in ("tools", "src", "docs/rules", "build"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("setup.py", "README.md", "docs/rulings.md"):
        (tmp_path / file).write_text("", encoding="utf-8")
    (tmp_path / "tools" / "build.py").write_text(TOOL.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "backend.py").write_text(BACKEND, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "x"\nversion = "1"\n',
        encoding="utf-8",
    )
    return tmp_path


def start(project: Path, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("GUGONG_")}
    command = [sys.executable, str(project / "tools" / "build.py"), *arguments]
    return subprocess.Popen(command, env=clean | environment, stderr=subprocess.DEVNULL)


def builds(project: Path) -> int:
    return len((project / "builds.txt").read_text(encoding="utf-8").splitlines())


def test_two_at_once_build_once_and_an_edit_builds_anew(project: Path) -> None:
    assert start(project, "--ready").wait() == 1
    both = [start(project), start(project)]
    assert [each.wait() for each in both] == [0, 0]

    assert builds(project) == 1
    assert {file.name for file in (project / "build" / "wheel").iterdir()} == {"made-of.json", "x-1-py3-none-any.whl"}
    assert start(project, "--ready").wait() == 0
    (project / "src" / "new.py").touch()
    assert start(project, "--ready").wait() == 1
    assert start(project).wait() == 0
    assert builds(project) == 2


def test_a_failing_build_leaves_the_wheel_before_and_is_tried_again(project: Path) -> None:
    assert start(project).wait() == 0
    (project / "src" / "new.py").touch()
    (project / "broken").touch()

    assert start(project).wait() == 1
    assert (project / "build" / "wheel" / "x-1-py3-none-any.whl").exists()
    assert start(project, "--ready").wait() == 1
    (project / "broken").unlink()
    assert start(project).wait() == 0


def test_an_uncompiled_wheel_is_not_ready_for_who_requires_a_compiled_one(project: Path) -> None:
    assert start(project).wait() == 0

    assert start(project, "--ready").wait() == 0
    assert start(project, "--ready", GUGONG_COMPILE="require").wait() == 1
    assert start(project, "--ready", "--isolated").wait() == 1
    assert not json.loads((project / "build" / "wheel" / "made-of.json").read_text(encoding="utf-8"))["compiled"]


def test_a_build_beside_outlives_who_started_it(project: Path) -> None:
    assert start(project, "--beside").wait() == 0
    log = project / "build" / "beside.log"
    for _ in range(600):
        if log.read_text(encoding="utf-8"):
            break
        time.sleep(0.05)
    assert start(project, "--isolated").wait() == 0  # waits for it

    assert builds(project) == 1
    assert "building the package" in log.read_text(encoding="utf-8")


def test_alone_is_one_at_a_time_and_hands_on_the_exit_code(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import os, sys, time; os.mkdir('only'); time.sleep(0.4); os.rmdir('only'); sys.exit(7)"
    monkeypatch.chdir(project)
    both = [start(project, "--alone", sys.executable, "-c", code) for _ in range(2)]

    assert [each.wait() for each in both] == [7, 7]
