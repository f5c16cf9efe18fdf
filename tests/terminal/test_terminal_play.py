"""Whole games at the terminal, driven by what is typed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import gugong
from gugong.terminal import start
from gugong.terminal.loop import Loop, Quit
from gugong.terminal.session import Session, load_session
from tests.lengths import length
from tests.typist import Typist

TABLES = [(2, 1, 80), (3, 2, 120), (4, 3, 80), (5, 4, 120)]


class Desk:
    """A terminal of its own: what was typed into it and what it showed."""

    def __init__(self, session: Session, width: int = 80) -> None:
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, highlight=False)
        self.loop = Loop(session, self.console, Typist(self.console, ()))

    def type(self, *lines: str) -> str:
        """Type these lines; what was shown since."""
        before = len(self.out.getvalue())
        self.loop.reader = Typist(self.console, lines)
        with suppress(EOFError):
            self.loop.run()
        return self.out.getvalue()[before:]

    @property
    def session(self) -> Session:
        return self.loop.session


def desk(players: int = 3, bots: int = 2, seed: int = 3, width: int = 80, level: str | None = None) -> Desk:
    return Desk(start.new(players, bots, seed, None, level), width)


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed", "width"), TABLES[:: length(3, 1)])
def test_a_whole_game_by_numbers(players: int, seed: int, width: int) -> None:
    table = desk(players, players - 1, seed, width, "easy")

    shown = table.type(*["1"] * 2000)

    assert table.session.game.over
    assert "Final scores" in shown
    assert max(len(line) for line in shown.splitlines()) <= width


@pytest.mark.long
def test_the_same_seed_is_the_same_game() -> None:
    first, second = desk(seed=8), desk(seed=8)
    lines = ["1"] * length(60, 2000)

    assert first.type(*lines) == second.type(*lines)


def test_another_seed_is_another_game() -> None:
    assert desk(seed=8).type("1") != desk(seed=9).type("1")


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_the_game_goes_on(seed: int) -> None:
    """Random answers, asides, commands and nonsense: no line is lost, no line breaks anything."""
    random = Random(seed)
    table = desk(random.randint(2, 5), 1, seed, level="easy")
    words = list(table.session.game.state.rules.answers.by_text)

    def lines() -> Iterator[str]:
        for _ in range(3000):
            decision = table.session.decision
            number = str(random.randint(1, len(decision.options))) if decision is not None else "1"
            other = [
                *("", "undo", "log", "board", "map", "help", "why", "rules", "save", "load", "0", "-1", "9" * 40, "²"),
                *(random.choice(words), "why " + random.choice(words), "why 1", "rules C-89", "rules wall tie"),
                *("rules NO-01", "load /no/such/file", "save /no/such/folder/x", "LOG ALL"),
                *("[bold", "\x1b[31m", "ünï¿½", "a b c"),
            ]
            yield random.choice(other) if random.random() < 0.12 else number

    table.loop.reader = Typist(table.console, lines())
    table.loop.run()

    assert table.session.game.over


def test_an_answer_is_typed_as_number_text_or_beginning() -> None:
    by_number, by_text, by_beginning, by_word = (desk() for _ in range(4))
    by_number.type("2", "3")
    by_text.type("card hand1-3", "at jade")
    by_beginning.type("card hand1-3", "AT  j")
    by_word.type("hand1-3", "jade")

    answers = by_number.session.game.answers
    assert [text for _, text in answers][-2:] == ["card hand1-3", "at jade"]
    assert by_text.session.game.answers == by_beginning.session.game.answers == by_word.session.game.answers == answers


def test_what_could_be_several_is_not_guessed() -> None:
    table = desk()

    shown = table.type("card hand1", "card")

    assert "could be card hand1-1, card hand1-3" in " ".join(shown.split())
    assert table.session.decision is not None
    assert table.session.decision.prompt == "card"


def test_a_refusal_says_why() -> None:
    shown = " ".join(desk().type("card hand1-3", "at intrigue", "a", "why b", "why pay 2", "why xyzzy").split())

    assert "Your 3 is lower than the 8 at Intrigue: pay 2 Servants, discard another card" in shown
    assert "B-DAY-03" in shown
    assert "It is on offer: number 1." in shown
    assert "“xyzzy” is no answer of this game" in shown


def test_a_number_too_high_is_refused() -> None:
    assert "There is no answer 9: 1 to 4 are on offer." in desk().type("9")


def test_undo_goes_back_choice_by_choice() -> None:
    table = desk()
    table.type()
    records = [table.session.game.record()]
    for _ in range(12):
        table.type("1")
        records.append(table.session.game.record())
    assert len(set(records)) == len(records)

    for record in reversed(records[:-1]):
        assert "Undone." in table.type("undo")
        assert table.session.game.record() == record

    assert "There is nothing to undo." in table.type("undo")
    assert table.session.game.record() == records[0]


def test_undo_takes_back_what_the_others_did_meanwhile() -> None:
    """The last choice of a turn sets the computer's players going; undo takes their turns back too."""
    table = desk()
    table.type()
    while table.session.decision is not None and table.session.game.ply < 60:
        before = table.session.game.copy()
        table.type("1")
        between = table.session.game.answers[before.ply :]
        if any(seat > 0 for seat, _ in between):
            table.type("undo")
            assert table.session.game.record() == before.record()
            return
    pytest.fail("no computer's player ever had a turn")


def test_undo_does_not_roll_again() -> None:
    table = desk(seed=4)
    shown = table.type(*["1"] * 40)
    record = table.session.game.record()

    table.type("undo")
    table.type("1")

    assert table.session.game.record() == record
    assert shown


def test_save_and_load_go_on_with_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = desk(4, 2, seed=6)
    table.type("", *["1", ""] * 9, f"save {file}")

    loaded = load_session(file)

    assert loaded.game.record() == table.session.game.record()
    assert (loaded.humans, loaded.seed, loaded.names) == (
        table.session.humans,
        table.session.seed,
        table.session.names,
    )
    assert gugong.replay(file.read_text(encoding="utf-8")).record() == table.session.game.record()


def test_load_in_the_middle_of_another_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = desk(2, 1, seed=6)
    table.type("1", f"save {file}")
    kept = table.session.game.record()
    table.type("1", "1", "1")

    shown = table.type(f"load {file}")

    assert table.session.game.record() == kept
    assert "the game goes on at answer" in " ".join(shown.split())
    table.type(*["1"] * 2000)
    assert table.session.game.over


@pytest.mark.parametrize("text", ["", "{}", "no record", '{"gugong": "record"}\n0 card', "\udcff"])
def test_a_damaged_file_leaves_the_game_as_it_was(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(text.encode("utf-8", errors="surrogateescape"))
    table = desk()
    table.type("1")
    before = table.session.game.record()

    assert "cannot be read" in " ".join(table.type(f"load {file}").split())
    assert table.session.game.record() == before


def test_quit_leaves() -> None:
    table = desk()
    table.loop.reader = Typist(table.console, ["quit"])

    with pytest.raises(Quit):
        table.loop.run()


def test_only_what_the_seat_may_know_is_shown() -> None:
    """Of the others' hands only the size: the names of their cards are nowhere on the board."""
    table = desk(2, 1, seed=3)
    shown = table.type()
    game = table.session.game
    assert game.decision is not None
    cards = game.state.rules.figures.cards
    own, theirs = ([cards[card].name for card in game.state.hands[seat]] for seat in (0, 1))

    assert [name for name in own if name in shown] == own
    assert [name for name in theirs if name in shown] == []


def test_a_fee_paid_by_another_in_cards_is_not_named() -> None:
    for seed in range(30):
        table = desk(2, 0, seed)
        table.type("")
        decision = table.session.decision
        assert decision is not None
        first = decision.seat
        texts = fee_by_card(table)
        if texts is None:
            continue
        shown = table.type(*texts, *["decline"] * 4, "done", "", "log")
        after = shown.rpartition("it is your turn")[2]
        assert "pays the fee by discarding a card face down" in after
        assert table.session.decision is not None
        assert table.session.decision.seat != first
        return
    pytest.fail("no seed gave a fee")


def fee_by_card(table: Desk) -> list[str] | None:
    """The answers with which the first player's lowest card goes to a higher one, for another card as the fee."""
    game = table.session.game.copy()
    for option in list(game.decision.options) if game.decision is not None else []:
        trial = game.copy()
        trial.play(option)
        for at in trial.decision.options if trial.decision is not None else []:
            fee = trial.copy()
            fee.play(at)
            if fee.decision is not None and fee.decision.prompt == "fee":
                discard = next(each for each in fee.decision.options if each.text.startswith("discard"))
                return [option.text, at.text, discard.text]
    return None


def test_several_people_do_not_see_each_others_hands() -> None:
    table = desk(2, 0, seed=3)
    shown = table.type()

    assert shown == ""  # nobody has pressed Enter yet
    assert "Hand" in table.type("")


def test_a_game_without_people_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.play(start.new(2, 2, 1, None, "easy"), None) == 0

    shown = capsys.readouterr().out
    assert "Nobody to ask" in shown
    assert "Final scores" in shown
