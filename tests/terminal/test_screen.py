"""Games on the screen, played by its own pilot: keys, mouse, sizes, languages, modules, and what goes wrong."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import gugong
from gugong.cli.playing import hint
from gugong.explain.offers import keyed
from gugong.terminal import hinting, start
from gugong.terminal.keeping import GAMES, Keeper
from gugong.terminal.screen.answers import Answers
from gugong.terminal.screen.app import GameScreen, Key
from gugong.terminal.screen.desk import drawn
from gugong.terminal.screen.parts import ScreenBoard, room_for, turn_for
from gugong.terminal.screen.sheets import Curtain, RuleSearch, Sheet
from gugong.terminal.session import kind_of
from tests.terminal.pilot import (
    LARGE,
    MODULES,
    SMALL,
    by_keys,
    given,
    listed,
    on_screen,
    quiet,
    session,
    shown,
)


@pytest.fixture
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where games are kept, for a test that keeps them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "gugong"


def test_the_end_shows_the_scores_and_can_be_taken_back(tmp_path: Path) -> None:
    """A game of one answer before its end."""
    played = session(2, 1, 4)
    while not played.game.over:
        played.settle()
        if played.game.decision is not None:
            played.play(played.game.decision.options[0])
    played.undo()

    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        while not app.desk.session.game.over:
            await pilot.press("enter")
            await quiet(app, pilot)
        assert isinstance(app.screen, Sheet)
        assert "Final scores" in app.screen.text.plain
        await pilot.press("escape")
        await quiet(app, pilot)
        assert "The game is over" in shown(app, "#title")
        await pilot.press("z")
        await quiet(app, pilot)
        assert not app.desk.session.game.over

    on_screen(play, played)


def test_every_answer_is_kept_before_the_others_play(data_folder: Path) -> None:
    of = session()
    kept: list[int] = []
    settle = of.settle

    def settling(stopped: Callable[[], bool] = lambda: False) -> None:
        files = list((data_folder / GAMES).glob("*.txt"))
        if of.game.answers and files:
            kept.append(gugong.replay(files[0].read_text(encoding="utf-8")).ply - of.game.ply)
        settle(stopped)

    of.settle = settling  # type: ignore[method-assign]

    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await by_keys(app, pilot, 8, Random(1))

    app = on_screen(play, of, keeper=Keeper(GAMES, kind_of(of)))

    assert kept
    assert set(kept) == {0}
    (file,) = (data_folder / GAMES).glob("*.txt")
    assert gugong.replay(file.read_text(encoding="utf-8")).answers == app.desk.session.game.answers


def test_too_small_says_so_and_goes_on_when_enlarged() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await quiet(app, pilot)
        before = app.desk.session.game.ply
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "60 × 20" in shown(app, "#small")
        assert not app.query_one("#all").display
        await pilot.press("1", "z", "colon")  # nobody answers what they do not see
        await quiet(app, pilot)
        assert app.desk.session.game.ply == before
        await pilot.resize_terminal(150, 50)
        await pilot.pause()
        assert app.query_one("#all").display
        assert app.query_one("#right").display
        await pilot.press("1")
        await quiet(app, pilot)
        assert app.desk.session.game.ply > before

    on_screen(play, session())


@pytest.mark.parametrize("size", [SMALL, (100, 32), (120, 30), (140, 45), LARGE])
def test_every_part_of_the_board_comes_up(size: tuple[int, int]) -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        seen = ""
        for _ in range(6):
            seen += shown(app, "#left-parts") + shown(app, "#right-parts")
            await pilot.press("b")
            await pilot.pause()
        for word in ("Officials", "Players", "Decrees", "Map", "Beijing", "Favourite Gift"):
            assert word in seen, word
        assert "Hand" in shown(app, "#own")
        assert app.query_one("#keys").region.bottom == size[1]
        assert listed(app).size.height >= 5

    on_screen(play, session(modules=MODULES), size)


def test_looking_at_an_answer_foretells_it_and_gives_nothing() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        before = app.desk.session.game.ply
        first = shown(app, "#preview")
        await pilot.press("down")
        await pilot.pause()
        second = shown(app, "#preview")
        await pilot.hover(Answers, offset=(4, 0))
        await pilot.pause()
        assert first.startswith("Then: Who gets")
        assert second != first
        assert shown(app, "#preview") == first
        assert app.desk.session.game.ply == before

    on_screen(play, session())


def test_what_is_underlined_on_the_board_is_answered_by_a_click_and_the_rest_explains_itself() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await pilot.click("#left-parts", offset=(3, 3))  # an official, before a card is chosen
        await quiet(app, pilot)
        assert given(app) == []
        assert shown(app, "#message")
        await pilot.click("#own", offset=(12, 0))
        await quiet(app, pilot)
        await pilot.click("#left-parts", offset=(3, 3))
        await quiet(app, pilot)
        assert given(app)[1] == "at jade"

    of = session(seed=1)
    of.settle()
    on_screen(play, of)


def test_the_board_turns_to_what_is_asked_and_every_official_keeps_a_row() -> None:
    """Wherever it had been turned to; on a small screen, where one part has room."""
    of, random, seen = session(bots=0), Random(1), set()
    while (decision := of.decision) is not None:
        kinds = {answer.verb for answer in decision.options if not answer.aside}
        part = "map" if "city" in kinds else "decrees" if "decree" in kinds else "officials"
        if part != "officials" or decision.prompt in ("card", "location"):
            board = ScreenBoard(of, decision.seat, decision)
            turned = turn_for(of, SMALL, random.randrange(4))
            assert room_for(*SMALL, board.known(SMALL[0]), turned).left == (part,)
            if part == "officials":
                assert drawn(board.part(part, SMALL[0] - 3), SMALL[0] - 3).plain.count("\n") == 7
                assert re.search(r"Travel +\d [A-Z]", drawn(board.part(part, 65), 65).plain)  # a column has rows enough
            seen.add(part)
        of.play(random.choice(decision.options))
        of.settle()
    assert seen == {"officials", "map", "decrees"}


def test_why_says_first_what_can_be_typed_and_names_the_key_of_what_is_on_offer() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await pilot.press("p")
        await pilot.pause()
        assert "at jade" in shown(app, "#message")
        decision = app.desk.session.decision
        assert decision is not None
        answer, key = keyed(decision)[-1]
        app.query_one("#line", Input).value = f"why {answer.text}"
        await pilot.press("enter")
        await quiet(app, pilot)
        assert f"number {key}." in shown(app, "#message")

    of = session(seed=1)
    of.settle()
    while (decision := of.decision) is not None and not any(text == "0" for _, text in keyed(decision)[-1:]):
        of.play(decision.options[0])
        of.settle()
    on_screen(play, of)


def test_commands_of_the_line_mode_can_be_typed() -> None:
    async def line(app: GameScreen, pilot: Pilot[int], text: str) -> None:
        await pilot.press("colon")
        app.query_one("#line", Input).value = text
        await pilot.press("enter")
        await quiet(app, pilot)

    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await line(app, pilot, "why at jade")
        assert shown(app, "#message")
        await line(app, pilot, "nonsense [bold \\")
        assert "is no answer of this game" in shown(app, "#message")
        await line(app, pilot, "load /no/such/file")
        assert "cannot be read" in shown(app, "#message")
        await line(app, pilot, "map")
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape")
        await line(app, pilot, "1")
        assert len(given(app)) == 1
        await line(app, pilot, "quit")
        assert app.return_value == 0

    of = session(seed=1)
    of.settle()
    on_screen(play, of)


def test_a_damaged_record_leaves_the_game_where_it_is(tmp_path: Path, data_folder: Path) -> None:
    (tmp_path / "older.txt").write_text('{"gugong":"record","format":99}\n', encoding="utf-8")
    (tmp_path / "none.txt").write_text("a letter to Anna", encoding="utf-8")
    half = session(seed=9).text().splitlines()[0] + "\n0 at nowhere\n"
    (tmp_path / "damaged.txt").write_text(half, encoding="utf-8")

    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await quiet(app, pilot)
        before = app.desk.session.game.record()
        for name in ("older", "none", "damaged"):
            app.give(f"load {tmp_path / name}.txt")
            await quiet(app, pilot)
            assert "cannot be read" in shown(app, "#message"), name
            assert app.desk.session.game.record() == before
        app.give(f"save {tmp_path}/none.txt")
        await quiet(app, pilot)
        assert "no record of a game" in shown(app, "#message")
        assert (tmp_path / "none.txt").read_text(encoding="utf-8") == "a letter to Anna"

    of = session()
    on_screen(play, of, keeper=Keeper(GAMES, kind_of(of)))


def test_rules_are_searched_and_read() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RuleSearch)
        app.screen.query_one(Input).value = "wall tie"
        await pilot.pause()
        found = app.screen.query_one(OptionList).option_count
        assert 0 < found < 30
        app.screen.query_one(Input).value = "B-DAY-03"
        await pilot.pause()
        assert "B-DAY-03" in str(app.screen.query_one("#rule-text", Static).content)
        app.screen.query_one(Input).value = "qqq"
        await pilot.pause()
        await pilot.press("enter", "enter", "escape")
        await pilot.pause()
        assert not isinstance(app.screen, RuleSearch)

    on_screen(play, session())


def test_languages_change_in_the_middle_of_a_question() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        titles = []
        for _ in range(4):
            titles.append(shown(app, "#title"))
            await pilot.press("l")
            await pilot.pause()
        assert len(set(titles)) == 3
        assert titles[0] == titles[3]
        await pilot.press("colon", *"lang pl", "enter")
        await pilot.pause()
        assert shown(app, "#title").startswith("Który Prezent")
        assert "Plansza" in " ".join(str(key.content) for key in app.query(Key))

    on_screen(play, session())


def test_two_at_one_keyboard_see_a_curtain_and_not_each_others_hands() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        random = Random(2)
        curtains = 0
        for _ in range(24):
            if isinstance(app.screen, Curtain):
                curtains += 1
                assert not app.query_one("#all").visible
                await pilot.press("1", "z")
                assert isinstance(app.screen, Curtain)
                await pilot.press("enter")
                await quiet(app, pilot)
                decision = app.desk.session.decision
                assert decision is not None
                assert app.desk.at_keyboard == decision.seat
            await pilot.press(random.choice(list(listed(app).by_key)))
            await quiet(app, pilot)
        assert curtains >= 3

    on_screen(play, session(2, 0, 2))


def test_no_colour_is_the_only_sign_of_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        board = app.query_one("#left-parts", Static).content
        assert isinstance(board, Text)
        letters = [board.plain[span.start : span.end] for span in board.spans if "reverse" in str(span.style)]
        assert set(letters) == {"Y", "L"}
        colours = {
            segment.style.color.name
            for line in app.screen._compositor.render_strips()
            for segment in line
            if segment.style is not None
            and segment.style.color is not None
            and segment.style.color.triplet is not None
            and len(set(segment.style.color.triplet)) > 1
        }
        assert colours == set()

    on_screen(play, session())


def test_ctrl_c_leaves_and_everything_is_kept(data_folder: Path) -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await by_keys(app, pilot, 3, Random(3))
        await pilot.press("ctrl+c")

    of = session()
    app = on_screen(play, of, keeper=Keeper(GAMES, kind_of(of)))

    assert app.return_value == 130
    (file,) = (data_folder / GAMES).glob("*.txt")
    assert gugong.replay(file.read_text(encoding="utf-8")).answers == app.desk.session.game.answers


def test_a_hint_comes_from_whoever_can_give_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        monkeypatch.setattr(hinting, "GIVERS", [])
        await pilot.press("h")
        await quiet(app, pilot)
        assert "No hint can be given here" in shown(app, "#message")
        monkeypatch.setattr(hinting, "GIVERS", [hint])
        await pilot.press("h")
        await quiet(app, pilot)
        assert re.search(r"The coach would choose: .+ It wins \d+ of 100", shown(app, "#message"))
        assert given(app) == []

    on_screen(play, session())


def test_nothing_but_the_screen_loads_its_library() -> None:
    code = "import sys, gugong.cli, gugong.terminal.start, gugong.terminal.companion; print('textual' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


def test_without_the_library_there_are_lines_and_a_word_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    monkeypatch.setattr(start, "at_a_screen", lambda: True)
    monkeypatch.setattr("gugong.terminal.screens.at_a_screen", lambda: True)
    monkeypatch.setattr("gugong.terminal.screens.has_library", lambda: False)
    for plain in (False, True):
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        assert start.play(session(), None, plain=plain) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert ("pip install textual" in told) == (not plain)
        assert "Which gift" in told or "which gift" in told
