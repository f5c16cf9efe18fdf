"""boardgame.io beside our server: fetched from npm once, and only where it can be."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from gugong.web import bench
from gugong.web.peer import boardgame


def test_without_node_it_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(bench, "measure", lambda load, workers, against: boardgame.measured(load))
    done = CliRunner().invoke(bench.bench, ["--web", "--json", "--against", boardgame.NAME])

    assert done.exit_code == 2
    assert "needs Node and npm" in done.output
    assert "Traceback" not in done.output


def test_what_could_not_be_fetched_is_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(boardgame, "state_file", lambda name: tmp_path / name)
    codes = iter((1, 0))

    def npm(command: list[str], cwd: Path, check: bool) -> subprocess.CompletedProcess[str]:
        code = next(codes)
        (cwd / "node_modules").mkdir(exist_ok=True)
        return subprocess.CompletedProcess(command, code)

    monkeypatch.setattr(subprocess, "run", npm)
    with pytest.raises(Exception, match="npm"):
        boardgame.installed()
    folder = boardgame.installed()

    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    assert wanted["overrides"] == {"koa-compose": "4.1.0"}
    assert (folder / "server.js").exists()
    assert boardgame.installed() == folder  # npm is not asked a third time
