"""The command line: every command, every kind of bad input, piped games."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import gugong

BAD_INPUT = 2


@pytest.fixture
def state_home(tmp_path: Path) -> Path:
    return tmp_path / "state"


def run(*arguments: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gugong.cli", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        check=False,
    )


def environment(home: Path | None) -> dict[str, str]:
    plain = {
        "COLUMNS": "80",
        "GUGONG_LANG": "en",
        "PYTHONIOENCODING": "utf-8",
        "XDG_DATA_HOME": str(home or "/dev/null/nowhere"),
        "XDG_STATE_HOME": str(home or "/dev/null/nowhere"),
    }
    return os.environ | plain


def recorded(players: int, seed: int, answers: int | None = None) -> str:
    random = Random(seed)
    game = gugong.new_game(players, seed=seed)
    while (decision := game.decision) is not None and (answers is None or game.ply < answers):
        game.play(random.choice(decision.options))
    return game.record()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "no such command: plya; did you mean play?"),
        (["xyzzy"], "no such command: xyzzy; see gugong --help"),
        (["--nope"], "No such option"),
        (["play", "--terminal", "--players", "6"], "'--players': 6 is not in the range"),
        (["play", "--terminal", "--players", "two"], "'--players'"),
        (["play", "--terminal", "--players", "2", "--bots", "3"], "--bots 3: there are only 2 players"),
        (["play", "--terminal", "--seed", "x"], "'--seed'"),
        (["play", "--terminal", "--level", "hard"], "--level hard: there are easy, normal, strong"),
        (["play", "--terminal", "--catalog", "/no/such.toml"], "/no/such.toml"),
        (["play", "--terminal", "--load", "/no/such.txt"], "/no/such.txt: No such file"),
        (["play", "--terminal", "--load", "/"], "Is a directory"),
        (["play", "--terminal", "--load", "x", "--players", "2"], "--load goes on with a kept game"),
        (["rules", "B-WALL-04"], "there is no rule 'B-WALL-04'; did you mean B-WAL-04"),
        (["rules", "--find", "xyzzy"], "no rule has these words: xyzzy"),
        (["catalog", "check", "/no/such.toml"], "/no/such.toml: cannot be read"),
        (["catalog", "chekc"], "no such command: chekc; did you mean check?"),
        (["catalog", "--catalog", "/no/such.toml"], "/no/such.toml: cannot be read"),
        (["catalog", "check"], "Missing argument 'FILE'"),
        (["replay", "/no/such.txt"], "/no/such.txt: No such file"),
        (["replay"], "Missing argument 'FILE'"),
        (["bench", "--nope"], "No such option"),
        (["tournament"], "Missing option '--bots'"),
        (["completion", "tcsh"], "'tcsh' is not one of"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(arguments: list[str], said: str) -> None:
    done = run(*arguments)

    assert done.returncode == BAD_INPUT
    assert said in done.stderr
    assert done.stderr.startswith("gugong: ")
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize("command", ["", "play", "rules", "catalog", "catalog check", "replay", "bench"])
def test_every_command_has_help(command: str) -> None:
    done = run(*command.split(), "--help")

    assert done.returncode == 0
    assert "Usage: gugong" in done.stdout


def test_help_without_arguments_and_the_version() -> None:
    assert "Commands:" in run().stdout
    assert run("--version").stdout.startswith("gugong ")


def test_help_loads_neither_the_engine_nor_rich() -> None:
    code = "import sys; sys.argv[1:] = ['-h']\nfrom gugong.cli import main\ntry: main()\nfinally: print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    loaded = done.stdout.split()

    assert "click" in loaded
    assert {"rich", "msgspec", "gugong.engine.state", "gugong.bench", "gugong.game"} & set(loaded) == set()


def test_rules_are_printed_found_and_listed() -> None:
    one = run("rules", "b-day-06")
    assert one.stdout.startswith("B-DAY-06 · One takes nine\n\nA card of value 1 exchanges freely")
    assert max(len(line) for line in one.stdout.splitlines()) <= 80

    two = run("rules", "B-DAY-06", "C-13").stdout
    assert "B-DAY-06 · " in two
    assert "C-13 · " in two

    found = run("rules", "--find", "greatest builder").stdout
    assert "B-WAL-04" in found
    assert "B-DAY-06" not in found

    assert len(run("rules").stdout.splitlines()) > 150


def test_the_catalog_is_shown_with_counts() -> None:
    shown = run("catalog").stdout

    assert "intrigue_steps" in shown
    assert "reconstructed" in shown.splitlines()[-1]


def test_an_owners_file_is_checked_and_used(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text('[boards.prices]\nexchange-fee = 3\nsource = "my box"\n', encoding="utf-8")
    checked = run("catalog", "check", str(own))

    assert checked.returncode == 0, checked.stderr
    assert "exchange-fee: 2 -> 3" in checked.stdout
    assert "my box" in run("catalog", "--catalog", str(own)).stdout
    played = run("play", "--terminal", "--players", "2", "--seed", "3", "--catalog", str(own), typed="1\nundo\n")
    assert played.returncode == 0, played.stderr


def test_a_record_is_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(recorded(3, 1), encoding="utf-8")
    told = run("replay", str(file))

    assert told.returncode == 0
    assert "Final scores" in told.stdout
    assert "B-NGT-02" in told.stdout
    assert run("replay", "-", typed=recorded(3, 1)).stdout == told.stdout
    assert len(run("replay", "--all", str(file)).stdout) > len(told.stdout)


def test_a_record_is_told_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(recorded(2, 1), encoding="utf-8")

    rows = [json.loads(line) for line in run("replay", "--json", str(file)).stdout.splitlines()]

    assert rows[0] == {"kind": "set-up", "rule": "B-SET-01", "seat": None, "players": 2, "routes": 1}
    assert set(rows[-1]) == {"scores", "winner"}


def test_an_unfinished_record_says_what_is_asked() -> None:
    told = run("replay", "-", typed=recorded(3, 1, answers=60))

    assert told.returncode == 0
    assert "Not over: " in told.stdout
    assert told.stdout.rstrip().endswith("?")


@pytest.mark.parametrize("text", ["", "nonsense", '{"gugong": "record"}', "first\nsecond"])
def test_a_damaged_record_is_refused_in_one_line(text: str) -> None:
    done = run("replay", "-", typed=text)

    assert done.returncode == BAD_INPUT
    assert done.stderr.startswith("gugong: -: line 1: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("players", "bots", "seed"), [(2, 1, 1), (3, 2, 7)])
def test_a_whole_game_through_a_pipe(players: int, bots: int, seed: int) -> None:
    arguments = ("play", "--terminal", "--players", str(players), "--bots", str(bots), "--seed", str(seed))
    done = run(*arguments, typed="1\n" * 1500)

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Final scores" in done.stdout
    assert "Traceback" not in done.stdout


def test_two_people_at_one_keyboard_through_a_pipe() -> None:
    done = run("play", "--terminal", "--players", "2", "--bots", "0", "--seed", "1", typed="1\n" * 3000)

    assert done.returncode == 0, done.stderr
    assert "Player 2, it is your turn." in done.stdout
    assert "Final scores" in done.stdout


def test_the_end_of_input_keeps_the_game(state_home: Path) -> None:
    first = run("play", "--terminal", "--players", "2", "--seed", "5", typed="1\n1\n", home=state_home)
    (kept,) = (state_home / "gugong" / "terminal").iterdir()

    assert first.returncode == 0
    assert f"gugong play --resume {kept.stem}" in first.stdout
    again = run("play", "--terminal", "--load", str(kept), typed="1\n" * 1500, home=state_home)
    assert again.returncode == 0, again.stderr
    assert "Final scores" in again.stdout


def test_a_game_that_cannot_be_kept_says_so() -> None:
    done = run("play", "--terminal", "--players", "2", "--seed", "5", typed="1\n")

    assert done.returncode == 0
    assert "cannot be written" in done.stdout
    assert "Goodbye." in done.stdout


def test_quit_is_polite(state_home: Path) -> None:
    done = run("play", "--terminal", "--seed", "5", typed="quit\n1\n", home=state_home)

    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("Goodbye.")


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Interrupts are heard also by what is started here: in the background of a shell they would be ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_an_interrupt_is_polite(state_home: Path) -> None:
    command = [sys.executable, "-m", "gugong.cli", "play", "--terminal", "--seed", "5"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(state_home)
    )
    assert process.stdout is not None
    while b"which gift" not in process.stdout.readline():
        assert process.poll() is None
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) == 130  # before its input ends: that would be another way to leave
    rest, errors = process.communicate()

    assert b"Goodbye." in rest
    assert errors == b""


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_an_interrupt_while_bots_think_is_polite_too(state_home: Path) -> None:
    """Three strong bots have their turns before the person; the second is at it."""
    command = [sys.executable, "-m", "gugong.cli", "play", "--terminal", "--players", "4", "--bots", "3"]
    process = subprocess.Popen(
        [*command, "--level", "strong", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(state_home),
    )
    assert process.stdout is not None
    while b"Thinks for a second" not in process.stdout.readline():
        assert process.poll() is None
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) == 130
    rest, errors = process.communicate()

    (kept,) = (state_home / "gugong" / "terminal").iterdir()
    assert rest.decode().split("\n") == [
        "",
        f"Your game is kept. Go on with: gugong play --resume {kept.stem}",
        "Goodbye.",
        "",
    ]
    assert errors == b""
    assert {seat for seat, _ in gugong.replay(kept.read_text(encoding="utf-8")).answers} >= {1}


def test_save_and_load_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    run("play", "--terminal", "--players", "3", "--seed", "2", typed=f"1\n1\nsave {file}\n")
    kept = file.read_text(encoding="utf-8")

    shown = run("play", "--terminal", "--load", str(file), typed="log\n").stdout

    assert "the game goes on at answer" in " ".join(shown.split())
    assert gugong.replay(kept).ply > 0


@pytest.mark.parametrize(
    "options",
    [
        ["--modules", "stairs,extras", "--layered-pile"],
        ["--modules", "summer-palace, peasant-revolt"],
        ["--bonus-tokens", "first", "--expert"],
    ],
)
def test_games_with_modules_and_variants_are_played_to_the_end(options: list[str]) -> None:
    """X-GEN-03, V-EXP-01: the computer plays both seats."""
    found = run("play", "--terminal", "--players", "2", "--bots", "2", "--seed", "3", *options)
    assert found.returncode == 0
    assert "Total" in found.stdout


def test_modules_that_do_not_go_together_are_refused_in_one_line() -> None:
    """V-BON-08: one clear line, exit code 2."""
    found = run("play", "--terminal", "--modules", "stairs", "--bonus-tokens", "current")
    assert found.returncode == BAD_INPUT
    assert "V-BON-08" in found.stderr
