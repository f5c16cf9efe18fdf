"""The command line on any console: encodings, pages, completion, help by -h, the version, the user's folders."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import platformdirs
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import gugong
from gugong import folders, version
from gugong.cli import cli
from gugong.cli.streams import plainer
from gugong.notation.records import REVISION

BAD_INPUT = 2
PATIENCE = 60  # seconds without a sign, on any machine


def run(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    plain = {"COLUMNS": "80", "XDG_DATA_HOME": "/dev/null/nowhere", "XDG_STATE_HOME": "/dev/null/nowhere"}
    command = [sys.executable, "-m", "gugong.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env=os.environ | plain | environment, check=False)


def commands(group: click.Group = cli, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command there is, those elsewhere too."""
    yield path
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name)


@pytest.mark.parametrize("path", [*commands(), ("bench", "--web")], ids=" ".join)
def test_every_command_takes_h(path: tuple[str, ...]) -> None:
    shown = CliRunner().invoke(cli, [*path, "-h"], prog_name="gugong")

    assert shown.exit_code == 0, shown.output
    assert shown.output.startswith(" ".join(("Usage: gugong", *(word for word in path if word != "--web"))))
    assert "-h, --help" in shown.output


def test_the_version_says_release_rules_and_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun = f"gugong {version.__version__}, rules revision {REVISION}, engine "
    assert run("--version", GUGONG_PURE="1").stdout.decode().startswith(begun + "not compiled")
    assert CliRunner().invoke(cli, ["--version"]).output.startswith(begun)

    monkeypatch.setattr(version, "HOW_BUILT", tmp_path / "how.txt")
    monkeypatch.setattr(version, "is_compiled", lambda: False)
    assert version.why_not_compiled() == ""
    (tmp_path / "how.txt").write_text("gugong: runs uncompiled: mypyc is ill\n", encoding="utf-8")
    assert CliRunner().invoke(cli, ["--version"]).output == begun + "not compiled (mypyc is ill)\n"


def test_a_missing_library_of_the_browser_game_is_named_with_its_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be had is not recommended: there is a checkout, or a wheel."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "fastapi" else object())
    told = CliRunner().invoke(cli, ["serve"])

    assert told.exit_code == BAD_INPUT
    assert "the browser game needs fastapi: pip install '.[web]' in a checkout" in " ".join(told.output.split())


def record() -> str:
    game = gugong.new_game(2, seed=1)
    for _ in range(60):
        assert game.decision is not None
        game.play(game.decision.options[-1])
    return game.record()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["play", "--help"],
        ["rules"],
        ["rules", "X-GEN-01", "C-33", "B-SET-01"],
        ["catalog"],
        ["replay", "-"],
        ["play", "--terminal", "--players", "2", "--seed", "3", "--modules", "stairs"],
        ["meng", "--seed", "3"],
        ["tournament", "--bots", "random,greedy", "--games", "2"],
    ],
    ids=" ".join,
)
def test_no_encoding_ends_a_command(encoding: str, arguments: list[str]) -> None:
    """What a console cannot show is written plainer, and stays within what it can show."""
    typed = record().encode() if arguments[0] == "replay" else b"help\nmap\n1\n1\n"
    done = run(*arguments, typed=typed, PYTHONIOENCODING=encoding)

    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    told = done.stdout.decode(encoding)
    assert len(told) > 100
    assert "\\u" not in told


def test_signs_have_likenesses_and_letters_lose_their_accents() -> None:
    assert run("--help", PYTHONIOENCODING="ascii").stdout.count(b"Gugong") == 1
    assert "Gùgong" in run("--help", PYTHONIOENCODING="cp1252").stdout.decode("cp1252")
    text = "Gùgōng · “a” … 3 × −2 → 王"

    assert plainer(UnicodeEncodeError("ascii", text, 0, len(text), "")) == ('Gugong - "a" ... 3 x -2 -> ?', len(text))


def test_bad_input_is_one_line_in_any_encoding() -> None:
    done = run("rules", "Gùgōng", PYTHONIOENCODING="ascii", PYTHONUTF8="1")

    assert done.returncode == BAD_INPUT
    assert done.stderr.decode("ascii").startswith("gugong: there is no rule ")


def test_bytes_that_are_no_letters_are_no_answer() -> None:
    done = run("play", "--terminal", "--players", "2", "--seed", "3", typed=b"\xff\xfe\n1\n", PYTHONIOENCODING="utf-8")

    assert done.returncode == 0, done.stderr
    assert b"Goodbye." in done.stdout


def test_a_picture_is_utf_8_and_a_record_is_read_as_such_in_any_pipe() -> None:
    pictures = [
        run("replay", "-", "--svg", "-", typed=record().encode(), PYTHONIOENCODING=encoding)
        for encoding in ("cp1252", "utf-8")
    ]

    assert pictures[0].stdout == pictures[1].stdout
    assert not pictures[0].stdout.decode("utf-8").isascii()
    damaged = run("replay", "-", typed=b"\xff")
    assert damaged.returncode == BAD_INPUT
    assert damaged.stderr == b"gugong: -: it is not text\n"


@pytest.mark.parametrize(
    ("words", "typed", "offered"),
    [
        ("", "comp", ["completion"]),
        ("rules", "B-WAL-0", [f"B-WAL-0{number}" for number in range(1, 8)]),
        ("rules", "b-day-06", ["B-DAY-06"]),
        ("play --modules", "st", ["stairs"]),
        ("play --modules", "stairs,ext", ["stairs,extras"]),
        ("play --level", "", ["easy", "normal", "strong"]),
        ("play --bonus-tokens", "f", ["first"]),
        ("meng --difficulty", "h", ["hard"]),
        ("meng --pairing", "", ["1-2", "2-3", "4-5"]),
        ("meng --focus", "c", ["canal"]),
        ("tournament --bots", "random,p", ["random,planner"]),
        ("simulate --solo", "easy,n", ["easy,normal"]),
        ("bench --against", "", ["catanatron"]),
        ("bench", "--bo", ["--both"]),
        ("catalog", "ch", ["check"]),
        ("completion", "", ["bash", "zsh", "fish"]),
    ],
)
def test_the_shell_completes_commands_values_and_rules(words: str, typed: str, offered: list[str]) -> None:
    found = ShellComplete(cli, {}, "gugong", "_GUGONG_COMPLETE").get_completions(words.split(), typed)

    assert [item.value for item in found] == offered


def test_a_shell_asks_through_its_variable_and_sees_titles() -> None:
    def asked(how: str) -> str:
        words = "gugong rules B-DAY-06"
        done = run(_GUGONG_COMPLETE=how, COMP_WORDS=words, COMP_CWORD="2", PYTHONIOENCODING="utf-8")
        return done.stdout.decode()

    assert asked("bash_complete").split() == ["plain,B-DAY-06"]
    assert "One takes nine" in asked("zsh_complete")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_for_a_shell_asks_us(shell: str) -> None:
    assert f"_GUGONG_COMPLETE={shell}_complete" in run("completion", shell).stdout.decode()


def on_a_terminal(*arguments: str, rows: int = 24, typed: str = "", **environment: str) -> str:
    """What appears on a terminal of so many rows."""
    pty = pytest.importorskip("pty")
    fcntl, struct, termios = (pytest.importorskip(name) for name in ("fcntl", "struct", "termios"))
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
    wanted = {
        "PYTHONIOENCODING": "utf-8",
        "XDG_DATA_HOME": "/dev/null/nowhere",
        "XDG_STATE_HOME": "/dev/null/nowhere",
        "PAGER": "sed s/^/page:/",
        "TERM": "xterm",
    }
    clean = {key: value for key, value in os.environ.items() if key not in ("LINES", "COLUMNS")}
    process = subprocess.Popen(
        [sys.executable, "-m", "gugong.cli", *arguments], stdin=theirs, stdout=theirs, stderr=theirs,
        env=clean | wanted | environment,
    )  # fmt: skip
    os.close(theirs)
    os.write(ours, typed.encode())
    shown = b""
    try:
        while select.select([ours], [], [], PATIENCE)[0] and (read := os.read(ours, 65536)):
            shown += read
    except OSError:  # the other end is closed
        pass
    try:
        assert process.wait(PATIENCE) == 0, shown
    finally:  # what waits for a key that nobody presses ends here
        process.kill()
        os.close(ours)
    return shown.decode()


def test_long_output_on_a_terminal_goes_through_the_pager(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(), encoding="utf-8")

    assert "page:B-SET-01" in on_a_terminal("rules")
    assert "page:" in on_a_terminal("catalog")
    assert "page:" in on_a_terminal("replay", str(file))
    assert "page:" not in on_a_terminal("rules", "B-DAY-06")
    assert "page:" not in on_a_terminal("rules", "--no-pager")
    assert "page:" not in on_a_terminal("rules", PAGER="")
    assert "page:" not in on_a_terminal("rules", rows=2000)
    assert b"page:" not in run("rules", PAGER="sed s/^/page:/").stdout


def test_the_log_of_a_long_game_goes_through_the_pager(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(), encoding="utf-8")
    shown = on_a_terminal("play", "--plain", "--load", str(file), typed="log all\nquit\n")

    assert "page:" in shown
    assert "Goodbye." in shown


def test_files_lie_where_the_platform_keeps_them_or_where_they_lay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    new, old = tmp_path / "Library", tmp_path / "old"
    monkeypatch.setenv("XDG_DATA_HOME", str(old))
    monkeypatch.setenv("XDG_STATE_HOME", str(old))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: new)
    monkeypatch.setattr(platformdirs, "user_state_path", lambda *_, **__: new)

    assert folders.data_file("games.db") == new / "games.db"
    (old / "gugong").mkdir(parents=True)
    (old / "gugong" / "games.db").touch()
    assert folders.data_file("games.db") == old / "gugong" / "games.db"
    assert folders.state_file("last-game.txt") == new / "last-game.txt"
    new.mkdir()
    (new / "games.db").touch()
    assert folders.data_file("games.db") == new / "games.db"
