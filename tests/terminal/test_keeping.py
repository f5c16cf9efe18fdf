"""Nothing is lost: games under their own names, kills, files that are no records."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import gugong
from gugong.folders import data_file
from gugong.terminal import companion, start
from gugong.terminal.board import Board
from gugong.terminal.keeping import ENDING, GAMES, Keeper, NoRecord, kept_as, kept_games, write_record
from gugong.terminal.resuming import choose
from gugong.terminal.session import kind_of, load_session
from tests.terminal.test_cli import environment, run
from tests.terminal.test_terminal_play import Desk
from tests.typist import Typist


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    return tmp_path


def kept_desk(seed: int = 3) -> Desk:
    session = start.new(2, 1, seed, None, "easy")
    table = Desk(session)
    table.loop.keeper = Keeper(GAMES, kind_of(session))
    return table


def test_every_game_has_a_name_of_its_own() -> None:
    tables = [kept_desk(seed) for seed in (1, 2, 3)]
    for table in tables:
        table.type("1", "1")

    games = kept_games(GAMES)
    assert len({game.path for game in games}) == len(tables)
    assert {load_session(game.path).seed for game in games} == {1, 2, 3}
    assert all((game.players, game.day) == (2, 1) for game in games)


def test_each_answer_is_kept_before_anything_follows_it() -> None:
    table = kept_desk()
    for _ in range(6):
        table.type("1")
        (game,) = kept_games(GAMES)
        assert load_session(game.path).game.record() == table.session.game.record()
    table.type("undo")
    assert load_session(game.path).game.record() == table.session.game.record()


def test_a_game_nobody_has_answered_is_not_kept() -> None:
    kept_desk().type("help", "log")

    assert kept_games(GAMES) == []


def test_a_finished_game_is_no_longer_listed() -> None:
    table = kept_desk()
    table.type(*["1"] * 2000)

    assert table.session.game.over
    assert kept_games(GAMES) == []
    assert table.loop.keeper is not None
    assert table.loop.keeper.path is not None
    assert gugong.replay(table.loop.keeper.path.read_text(encoding="utf-8")).over


def test_two_terminals_with_one_game_do_not_write_over_each_other() -> None:
    first = kept_desk()
    first.type("1")
    (game,) = kept_games(GAMES)
    second = Desk(load_session(game.path))
    second.loop.keeper = Keeper(GAMES, "2-players", game.path)
    second.type("2")

    shown = first.type("1")

    assert "Another terminal has gone on with this game" in " ".join(shown.split())
    records = {load_session(each.path).game.record() for each in kept_games(GAMES)}
    assert records == {first.session.game.record(), second.session.game.record()}


def test_save_writes_over_nothing_but_records(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", encoding="utf-8")
    table = kept_desk()

    shown = table.type("1", f"save {letter}", f"save {tmp_path}", f"save {tmp_path / 'new.txt'}")

    assert "is no record of a game" in " ".join(shown.split())
    assert "Is a directory" in " ".join(shown.split())
    assert letter.read_text(encoding="utf-8") == "Dear Anna"
    table.type("1", f"save {tmp_path / 'new.txt'}")
    assert load_session(tmp_path / "new.txt").game.record() == table.session.game.record()
    with pytest.raises(NoRecord):
        write_record(Path(os.devnull), "x")


def test_load_keeps_the_running_game_first(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(gugong.new_game(2, seed=9).record(), encoding="utf-8")
    table = kept_desk()
    table.type("1", "1", "1")
    left = table.session.game.record()

    shown = table.type(f"load {other}", "1")

    assert "The game you leave is kept as" in " ".join(shown.split())
    assert left in {load_session(game.path).game.record() for game in kept_games(GAMES)}
    assert len(kept_games(GAMES)) == 2
    assert other.read_text(encoding="utf-8") == gugong.new_game(2, seed=9).record()  # a copy goes on


def test_load_does_not_leave_a_game_that_cannot_be_kept(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(gugong.new_game(2, seed=9).record(), encoding="utf-8")
    table = kept_desk()
    assert table.loop.keeper is not None
    table.loop.keeper.folder = Path("/dev/null/nowhere")

    shown = " ".join(table.type("1", "1", f"load {other}").split())

    assert shown.count("cannot be written") == 1  # said once, and the game goes on
    assert "so no other is loaded" in shown
    assert table.session.seed == 3


def test_resume_lists_and_goes_on() -> None:
    first, second = kept_desk(1), kept_desk(2)
    first.type("1")
    second.type("1")
    names = [game.name for game in kept_games(GAMES)]

    def chosen(*lines: str) -> tuple[Path | None, str]:
        out = io.StringIO()
        console = Console(file=out, width=100)
        return choose(GAMES, "en", console, Typist(console, lines)), out.getvalue()

    path, shown = chosen("7", "x", "2")
    assert path is not None
    assert path.stem == names[1]
    assert "2 players · day 1" in shown
    assert shown.count("type a number from 1 to 2") == 2
    assert chosen("")[0] == kept_games(GAMES)[0].path
    assert chosen("q")[0] is None
    assert chosen()[0] is None
    assert kept_as(GAMES, names[0]) == kept_games(GAMES)[0].path


def test_resume_on_the_command_line(home: Path) -> None:
    assert "No game is kept" in run("play", "--resume", home=home).stdout
    run("play", "--plain", "--players", "2", "--level", "easy", "--seed", "5", typed="1\n1\n", home=home)
    (game,) = kept_games(GAMES)

    again = run("play", "--resume", game.name, typed="log\n", home=home)
    assert again.returncode == 0, again.stderr
    assert "the game goes on at answer" in " ".join(again.stdout.split())
    unknown = run("play", "--resume", "nothing", home=home)
    assert unknown.returncode == 2
    assert "no game is kept under this name" in unknown.stderr
    both = run("play", "--resume", "--load", "x", home=home)
    assert both.returncode == 2
    game.path.write_text(game.path.read_text(encoding="utf-8") + "0 nonsense\n", encoding="utf-8")
    damaged = run("play", "--resume", typed="1\n", home=home)
    assert damaged.returncode == 2
    assert "line " in damaged.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGHUP])
def test_kills_at_random_moments_lose_no_answer(home: Path, ending: signal.Signals) -> None:
    """Whatever was asked after an answer has shown that the answer was taken: it is on the disk by then."""
    command = [
        sys.executable,
        "-m",
        "gugong.cli",
        "play",
        "--plain",
        "--players",
        "2",
        "--level",
        "easy",
        "--seed",
        "4",
    ]
    random = Random(ending)
    for _ in range(3):
        before = set(data_file(GAMES).glob(f"*{ENDING}"))
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(home))
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n" * 400)
        process.stdin.flush()
        shown = b""
        while shown.count(b"> 1\n") < 2:
            shown += process.stdout.readline()
        time.sleep(random.random() * 0.4)
        process.send_signal(ending)
        shown += process.stdout.read()
        process.stdin.close()
        process.wait()
        (path,) = set(data_file(GAMES).glob(f"*{ENDING}")) - before
        # the last line typed may have been echoed a moment before it was taken
        assert choices(path) >= shown.count(b"> 1\n") - 1


def choices(path: Path) -> int:
    """How many answers of a record were choices of seat 0, as the line mode asks them."""
    game, number = load_session(path).game, 0
    while game.ply:
        last = game.answers[-1]
        number += last[0] == 0
        try:
            game.undo()
        except gugong.AnswerError:
            break
    return number


@pytest.mark.parametrize(
    "head",
    [
        {"humans": [0, 0], "seed": "x", "level": ["easy"]},
        {"humans": {"a": 1}, "level": {}},
        {"humans": [9]},
        {"now": 3},
        [],
    ],
)
def test_a_first_line_that_says_nonsense_is_no_crash(tmp_path: Path, head: object) -> None:
    first, _, rest = gugong.new_game(2, seed=1).record().partition("\n")
    file = tmp_path / "odd.txt"
    file.write_text(json.dumps({**json.loads(first), "terminal": head}) + "\n" + rest, encoding="utf-8")

    assert load_session(file).level == "normal"


@pytest.mark.parametrize(
    ("key", "value"), [("seed", "x"), ("by_itself", 3), ("by_itself", [99999]), ("stand_ins", ["a"])]
)
def test_a_damaged_companion_is_refused_in_a_sentence(tmp_path: Path, key: str, value: object) -> None:
    file = tmp_path / "odd.txt"
    session = companion.new(1, None, True)
    first, _, rest = session.text().partition("\n")
    head = json.loads(first)
    head["companion"][key] = value
    file.write_text(json.dumps(head) + "\n" + rest, encoding="utf-8")

    with pytest.raises(gugong.RecordError, match="damaged"):
        companion.load(file)


def test_a_low_terminal_gets_a_board_that_fits() -> None:
    session = start.new(3, 2, 3, None, "easy")
    session.settle()

    def rows(height: int) -> int:
        out = io.StringIO()
        console = Console(file=out, width=80, height=height, force_terminal=True, color_system=None)
        Board(session.game.view(0), session.names).draw(console)
        return len(out.getvalue().splitlines())

    assert rows(24) <= 18
    assert rows(44) > 30


def test_parts_of_the_board_and_previews() -> None:
    table = kept_desk()
    previews = ("preview", "preview 1", "preview 99", "preview xyzzy")

    shown = table.type("officials", "decrees", "players", *previews)

    assert shown.count("there now") == 2  # with the board, and by itself
    assert "Name an answer: preview 3" in shown
    assert "Then:" in shown
    assert "There is no answer 99" in shown
    assert "is no answer of this game" in " ".join(shown.split())
