"""`gugong meng`: Meng at a real table, whose chance and whose human are typed in."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import gugong
from gugong import Game
from gugong.engine.events import Event
from gugong.engine.ids import CHANCE
from gugong.errors import GugongError
from gugong.explain import TableVoice
from gugong.modules.solo.rules.meng import MENG
from gugong.terminal import companion
from gugong.terminal.companion import Companion
from gugong.terminal.companion_session import TableSession
from gugong.terminal.entering import found, short
from gugong.terminal.loop import Quit
from gugong.words.phrase import Arg, phrase
from tests.properties.players import NAMES, Player
from tests.scenes import new_game
from tests.typist import Typist

BOARD = "8 3 1 9 6 2"
TOKENS = "s1 s2 e i v2 d7j sw tb sh w p3j d s1 s2 e i v2 s1 s2 v2"
SET_UP = (BOARD, TOKENS, "3 8 8", "m-sh m-se", "travel wall", "8 jade", "palace")


class Desk:
    """A terminal beside a table."""

    def __init__(self, session: TableSession) -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, highlight=False)
        self.companion = Companion(session, console, Typist(console, ()))

    def type(self, *lines: str) -> str:
        """Type these lines; what was shown since."""
        before = len(self.out.getvalue())
        self.companion.reader = Typist(self.companion.console, lines)
        with suppress(EOFError):
            self.companion.run()
        return self.out.getvalue()[before:]

    @property
    def session(self) -> TableSession:
        return self.companion.table

    @property
    def game(self) -> Game:
        return self.session.game


def desk(own_deck: bool = True, **options: str) -> Desk:
    return Desk(TableSession(new_game(1, chance="ask", **options), 5, own_deck))


def reference(difficulty: str, seed: int) -> Game:
    """A whole game as it happened at some table."""
    game = gugong.new_game(1, difficulty=difficulty, seed=seed)
    player = Player(Random(seed), NAMES[seed % len(NAMES)])
    while game.decision is not None:
        game.play(player.choose(game.decision))
    return game


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_typed_in_is_the_game_that_was_played(difficulty: str, seed: int) -> None:
    """Cards that Meng draws unseen are never asked for; when he reveals them the past is put right."""
    happened = reference(difficulty, seed)
    table = companion.new(5, None, False, difficulty=difficulty)
    for number, (seat, text) in enumerate(happened.answers):
        table.settle()
        if table.game.ply > number:
            continue
        assert table.game.decision is not None
        assert table.game.decision.seat == seat
        if seat == CHANCE:
            assert text in table.texts()
            table.answer(text)
        else:
            table.play(text)
    table.settle()

    assert table.game.over
    assert table.game.scores() == happened.scores()
    if not table.stand_ins:
        assert table.game.record() == happened.record()


def test_setting_up_takes_a_line_a_kind() -> None:
    """Values for the board, short names for tokens, faces for dice, beginnings for Decrees."""
    table = desk()
    shown = table.type(*SET_UP)

    assert "Which card lies at Travel at the start?" in shown
    assert "in this order: Travel, Great Wall, Jade, Intrigue" in shown
    position = table.game.to_dict()
    assert position["board"] == {
        "travel": "board-8",
        "wall": "board-3",
        "jade": "board-1",
        "intrigue": "board-9",
        "palace": "board-6",
        "decrees": "board-2",
        "canal": "board-4",
    }
    assert list(position["decrees"]) == [  # type: ignore[call-overload]
        *("morning-ship", "morning-servant", "travel-discount", "wall-bonus", "vp-8", "vp-per-jade")
    ]
    assert position["dice"] == [3, 8, 8]
    assert position["modules"]["solo"]["focus"] == "palace"  # type: ignore[index]
    assert "Put Meng’s Double beside the Palace" in shown
    assert "Day 1, your turn" in shown


def test_the_companion_draws_what_one_leaves_to_it() -> None:
    """One thing with Enter, the rest of the set-up with `draw all`; it says what it has drawn."""
    table = desk(difficulty="hard")
    shown = table.type("", "draw all")

    assert shown.count("Drawn: ") == 6 + 20 + 3 + 6 + 1
    assert "Shuffle the top card of the pile, unseen, into Meng’s stack" in shown
    assert "Day 1, your turn" in shown


def test_a_word_that_fits_several_is_asked_for_more_of() -> None:
    table = desk()
    table.type(BOARD)

    assert "“s” could be ship, swap. Type more of it." in table.type("s")
    assert "“se” could be servants-1, servants-2" in table.type("se")
    assert "Nothing on offer is called “jade-9”" in table.type("jade-9")
    assert "Not used, for another question comes first: 9" in desk().type(f"{BOARD} 9")
    assert "Not used" not in desk().type(f"{BOARD} 4")  # the last card goes where there is room, named or not


def test_value_and_action_are_one_card_as_they_are_printed() -> None:
    """Two words of one card are not two cards: `8 none` is no 8 with a 9-none after it."""
    table = desk()
    table.type("8 none, 3 wall 1")
    state = table.game.state

    assert [state.rules.card_values[card] for card in state.board if card >= 0] == [8, 3, 1]


def first_turn(table: Desk) -> str:
    """The human's first turn, quickly over."""
    return table.type("card hand1-7", "at decrees", "decline", "done")


def test_meng_is_told_as_moves_with_their_rules() -> None:
    """The automa card comes from the companion's deck; the gift is typed by its value."""
    table = desk()
    table.type(*SET_UP)
    shown = first_turn(table)
    assert "Meng’s automa card shows" in shown
    assert "Which Gift Card does Meng reveal from his stack?" in shown
    assert "2-palace (2), 3-servants-2 (3), 5-wall (5), 6-none (6)" in shown

    shown = table.type("6")
    assert "• Put Meng’s Silk robe (6) at " in shown
    assert "S-DAY-01" in shown


def test_with_the_cards_of_the_box_the_automa_card_is_typed() -> None:
    table = desk(own_deck=False)
    table.type(*SET_UP)
    assert "Which automa card does Meng reveal?" in first_turn(table)

    shown = table.type("w", "5")
    assert "Meng’s automa card shows Great Wall" in shown
    assert shown.count("Take a Servant out of Meng’s pool") == 2
    assert "Put it on the Great Wall, now 2 of 4" in shown


def test_undo_takes_back_one_entry_and_does_not_redraw() -> None:
    table = desk()
    table.type(*SET_UP)
    first_turn(table)
    before = table.game.record()
    after = table.type("6")

    assert "Undone. Put the pieces back" in table.type("undo")
    assert table.game.record() == before
    again = table.type("6")
    assert [line for line in again.splitlines() if "•" in line] == [line for line in after.splitlines() if "•" in line]
    assert "There is nothing to undo" in desk().type("undo")


def test_a_game_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    """With what nobody has seen, and what the companion has answered itself."""
    table = desk(difficulty="hard")
    table.type(*SET_UP)
    first_turn(table)
    file = tmp_path / "meng.txt"
    table.type(f"save {file}")
    again = companion.load(file)

    assert again.game.to_dict() == table.game.to_dict()
    assert (again.by_itself, again.stand_ins, again.seed) == (
        table.session.by_itself,
        table.session.stand_ins,
        table.session.seed,
    )
    assert len(again.stand_ins) == 1
    assert again.undo()
    gugong.replay(file.read_text(encoding="utf-8"))


def test_a_card_nobody_has_seen_is_not_told_and_not_drawn() -> None:
    """Its stand-in is hidden from the player; only the table can say what it is."""
    table = desk(difficulty="hard")
    table.type(*SET_UP)
    first_turn(table)

    assert "only the table can tell" in table.type("draw")
    assert "9-swap" in table.type("?")
    table.type("9-swap")
    exchanged = [event for event in table.game.events if event.kind == "exchange"][-1]
    assert table.game.state.rules.figures.cards[exchanged.values[0]].name == "draw-9b"
    assert table.session.stand_ins == set()


def test_what_meng_has_can_be_looked_up() -> None:
    table = desk()
    assert "not set up yet" in table.type("meng")
    table.type(*SET_UP)
    shown = table.type("meng")

    assert "Palace" in shown
    assert "4 cards, in an order nobody knows" in shown
    assert "6 in the pool, 6 in the supply" in shown
    assert "Automa cards to come" in shown


def test_a_whole_evening_of_first_answers() -> None:
    """Enter for the table, 1 for oneself: the game ends with the scores."""
    table = desk(own_deck=False, difficulty="easy")
    table.type("draw all")
    for _ in range(900):
        decision = table.game.decision
        if decision is None:
            break
        word = table.session.texts()[0].partition(" ")[2] if decision.seat == CHANCE else "1"
        shown = table.type(word)

    assert table.game.over
    assert "Final scores" in shown


def test_other_commands_work_at_any_question() -> None:
    table = desk()
    assert "What happens at your table" in table.type("help")
    assert "S-TRV-01" in table.type("rules S-TRV-01")
    table.type(*SET_UP)
    assert "Automa cards" not in table.type("board")
    assert "Fuzhou" in table.type("map")
    assert "Meng’s focus is the Palace" in table.type("log")
    with pytest.raises(Quit):
        table.type("quit")


def test_every_move_can_be_said() -> None:
    rules = gugong.new_game(1, seed=1).state.rules
    voice = TableVoice(rules, players=["You", "Meng"])
    names = "card location taken pieces vp steps step spot down city token stored zone stands berth tile ahead size"
    known: dict[str, Arg] = dict.fromkeys(names.split(), 1)
    for key in [key for key in voice.bundle.names() if key.startswith("move-")]:
        said = voice.say(phrase(key, known))
        assert "{" not in said
        assert "Meng" in said or said.startswith("Put it")


@pytest.mark.parametrize(
    ("word", "meant"), [("3", ["3-swap"]), ("3s", ["3-swap"]), ("8s", ["8-swap"]), ("8-i", ["8-intrigue"])]
)
def test_cards_are_called_by_what_is_printed(word: str, meant: list[str]) -> None:
    assert found(word, ["3-swap", "8-servants-1", "8-swap", "8-intrigue"]) == meant


def test_short_names_are_sure() -> None:
    names = [kind.name for kind in gugong.load_catalog().engine_figures.tokens if not kind.module]

    assert [found(short(name, names), names) for name in names] == [[name] for name in names]


def run(*arguments: str, typed: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    plain = {"COLUMNS": "80", "GUGONG_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    environment = os.environ | plain | dict.fromkeys(("XDG_DATA_HOME", "XDG_STATE_HOME"), str(home))
    command = [sys.executable, "-m", "gugong.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", env=environment, check=False)


def test_draw_in_ones_own_turn_says_that_nothing_is_drawn() -> None:
    assert "Nothing is drawn now" in desk().type(*SET_UP, "draw")


def test_the_command(tmp_path: Path) -> None:
    """`gugong meng` keeps the game when it is left, and goes on with it."""
    first = run("meng", "--seed", "4", "--focus", "wall", typed="draw all\nquit\n", home=tmp_path)
    (file,) = (tmp_path / "gugong" / "companion").iterdir()

    assert first.returncode == 0, first.stderr
    assert f"gugong meng --resume {file.stem}" in first.stdout.replace("\n", " ")
    assert json.loads(file.read_text(encoding="utf-8").partition("\n")[0])["config"]["focus"] == "wall"
    second = run("meng", "--load", str(file), typed="meng\n", home=tmp_path)
    assert "the game goes on at answer" in " ".join(second.stdout.split())
    assert "Great Wall" in second.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--difficulty", "brutal"], "S-SET-03"),
        (["--focus", "garden"], "S-SET-06"),
        (["--pairing", "1-3"], "S-SET-02"),
        (["--load", "nowhere.txt"], "nowhere.txt"),
        (["--load", "nowhere.txt", "--cards"], "leave out all other options"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = run("meng", *arguments, home=tmp_path)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_another_game_is_no_game_for_the_companion(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text(gugong.new_game(2, seed=1).record(), encoding="utf-8")

    with pytest.raises(GugongError, match="not a game against Meng"):
        companion.load(file)


def test_events_of_meng_are_moves_or_reasons() -> None:
    """Nothing of Meng's turn is said twice: a move, or a reason, never both."""
    table = desk()
    assert table.companion.line_of(Event("pays", "S-TWI-02", MENG, (2, 0, 0))) == (
        "  • Move 2 Servants from Meng’s pool to his supply"
    )
    assert table.companion.line_of(Event("takes", "B-DAY-07", MENG, (1, -1, -1))) == ""
