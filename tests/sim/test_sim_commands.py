"""The commands as people type them: results, one clear line for what is wrong, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from gugong.cli import main

Here = Callable[..., tuple[object, str, str]]  # arguments -> exit code, stdout, stderr

BAD_INPUT = 2
INTERRUPTED = 130
WITHOUT = "import sys; sys.modules[{library!r}] = None; from gugong.cli import main; sys.argv[0] = 'gugong'; main()"


def run(*arguments: str, without: str | None = None) -> subprocess.CompletedProcess[str]:
    start = ["-m", "gugong.cli"] if without is None else ["-c", WITHOUT.format(library=without)]
    return subprocess.run([sys.executable, *start, *arguments], capture_output=True, text=True, check=False)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Here:
    """Runs a command within this process: to start one often costs more than all that it does."""

    def run_here(*arguments: str) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["gugong", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code, *capfd.readouterr()

    return run_here


def one_line(text: str) -> bool:
    return text.startswith("gugong: ") and text.count("\n") == 1


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table of a few games, with two kinds in it."""
    out = tmp_path_factory.mktemp("games") / "games.parquet"
    told = run("simulate", "--bots", "random,greedy", "--games", "6", "--jobs", "2", "--out", str(out))
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"{out}: 6 games\n"
    return out


def test_a_tournament_prints_json_and_nothing_else(tmp_path: Path) -> None:
    """Even if a bot prints."""
    told = run("tournament", "--bots", "random,tests/sim/bots.py:Chatty", "--games", "2", "--json")

    assert told.returncode == 0
    assert [row["games"] for row in json.loads(told.stdout)["standings"]] == [2, 2]
    assert "thinking aloud" in told.stderr


def test_a_tournament_prints_tables() -> None:
    told = run("tournament", "--bots", "random,tests/sim/bots.py:Plain", "--games", "2")

    assert told.returncode == 0
    assert "Elo" in told.stdout
    assert "of 2 meetings" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tournament", "--bots", "random,nobody"], "no bot is called 'nobody'"),
        (["tournament", "--bots", "random,tests/sim/bots.py:Gone", "--games", "2"], "ended by itself (exit code 3)"),
        (["tournament", "--bots", "random,tests/sim/bots.py:Nonsense", "--games", "2"], "'at the moon'"),
        (["tournament", "--bots", "random,greedy", "--out", "/dev/null/x"], "/dev/null/x: Not a directory"),
        (["simulate", "--out", "/dev/null/x.parquet"], "/dev/null/x.parquet: Not a directory"),
        (["simulate", "--games", "0", "--out", "x.parquet"], "'--games'"),
        (["report", "no-such.parquet", "--out", "x"], "no-such.parquet: there is no such file"),
        (["report", "README.md", "--out", "x"], "README.md: it is not a table of games"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_clear_line(here: Here, arguments: list[str], said: str) -> None:
    code, out, error = here(*arguments)

    assert code == BAD_INPUT
    assert one_line(error), error
    assert said in error
    assert out == ""


def test_ctrl_c_is_one_line_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = ["tournament", "--bots", "random,tests/sim/bots.py:Plain", "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "gugong.cli", *command, "--games", "100000"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (out.exists() and out.read_bytes().count(b"\n") > 5):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as the terminal does: to all, workers too
    _, said = process.communicate(timeout=60)
    kept = out.read_bytes().count(b"\n") - 1

    assert process.returncode == INTERRUPTED
    assert one_line(said), said
    assert f"interrupted after {kept} of 100000 games; they are kept in {out}" in said
    again = run(*command, "--games", "10", "--json")
    assert again.returncode == 0
    assert json.loads(again.stdout)["standings"][0]["games"] == 10


def test_a_killed_simulation_leaves_no_workers_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    command = ["simulate", "--bots", "random", "--out", str(out)]
    process = subprocess.Popen([sys.executable, "-m", "gugong.cli", *command, "--games", "100000"])
    parts = out.with_name("games.parquet.parts")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not list(parts.glob("part-*.parquet")):
        time.sleep(0.1)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    workers = children.read_text().split() if children.exists() else []
    process.kill()
    process.wait()

    kept = pl.concat([pl.read_parquet(part) for part in parts.glob("part-*.parquet")])["game"].n_unique()
    assert kept
    told = run(*command, "--games", str(kept))
    assert told.returncode == 0
    assert pl.read_parquet(out)["game"].n_unique() >= kept
    while time.monotonic() < deadline and any(Path(f"/proc/{worker}").exists() for worker in workers):
        time.sleep(0.1)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_a_report_is_written_into_a_folder(here: Here, games: Path, tmp_path: Path) -> None:
    code, _, error = here("report", str(games), "--out", str(tmp_path / "said"), "--title", "A few games")

    assert (code, error) == (0, "")
    assert (tmp_path / "said" / "report.md").read_text(encoding="utf-8").startswith("# A few games\n")


@pytest.mark.parametrize(
    ("library", "arguments"),
    [
        ("polars", ["simulate", "--out", "x.parquet"]),
        ("polars", ["report", "x.parquet", "--out", "x"]),
        ("matplotlib", ["report", "x.parquet", "--out", "x"]),
    ],
)
def test_a_missing_library_is_named_with_its_cure(library: str, arguments: list[str]) -> None:
    told = run(*arguments, without=library)

    assert told.returncode == BAD_INPUT
    assert one_line(told.stderr)
    assert f"{library} is not installed" in told.stderr
    assert "pip install '.[research]'" in told.stderr


def test_a_tournament_needs_no_library_of_an_extra() -> None:
    told = run("tournament", "--bots", "random,tests/sim/bots.py:Plain", "--games", "2", without="polars")

    assert told.returncode == 0
