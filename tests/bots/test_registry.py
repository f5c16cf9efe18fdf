"""Bots by name: options are read, and whatever is wrong is said in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import gugong
from gugong.bots import KINDS, LEVELS, make
from gugong.bots.greedy import Greedy
from gugong.bots.ismcts import Ismcts
from gugong.bots.planner import Planner
from gugong.errors import BotError, GugongError
from gugong.words.bundles import PLURALS
from gugong.words.voice import Voice

OWN_BOT = """
class Last:
    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, view):
        return view.decision.options[-1]
"""


def refusal(spec: str) -> str:
    with pytest.raises(BotError) as refused:
        make(spec)
    assert isinstance(refused.value, GugongError)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def question() -> gugong.View:
    game = gugong.new_game(2, seed=1)
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.mark.parametrize("spec", [*KINDS, *LEVELS, "greedy:whim=2", "planner:nodes=50", "ismcts:iterations=2"])
def test_every_bot_answers_what_is_on_offer(spec: str) -> None:
    view = question()
    assert view.decision is not None

    assert make(spec, seed=3).choose(view) in view.decision.options


def test_options_reach_the_bot() -> None:
    timed, counted = make("ismcts:time=0.5,width=7"), make("ismcts:iterations=40", seed=9)
    greedy, planner = make("greedy:whim=1.5"), make(" planner:nodes=12 ")

    assert isinstance(timed, Ismcts)
    assert (timed.time, timed.iterations, timed.width) == (0.5, 0, 7)
    assert isinstance(counted, Ismcts)
    assert (counted.iterations, counted.time, counted.seed) == (40, 0.0, 9)
    assert isinstance(greedy, Greedy)
    assert greedy.whim == 1.5
    assert isinstance(planner, Planner)
    assert planner.nodes == 12


def test_an_unknown_bot_is_told_which_there_are() -> None:
    said = refusal("deep-blue")

    assert "deep-blue" in said
    assert all(name in said for name in (*KINDS, *LEVELS))


@pytest.mark.parametrize("spec", ["", "  ", "greedy:", ":", "ismcts:", "Greedy"])
def test_a_name_is_needed(spec: str) -> None:
    refusal(spec)


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        ("random:whim=1", "random takes no options"),
        ("ismcts:depth=3", "ismcts takes iterations, time"),
        ("ismcts:time", "ismcts takes iterations, time"),
        ("ismcts:time=soon", "time=soon: a number"),
        ("ismcts:time=-1", "a number of 0 or more"),
        ("ismcts:time=nan", "a number of 0 or more"),
        ("ismcts:time=inf", "a number of 0 or more"),
        ("ismcts:iterations=2.5", "a whole number"),
        ("ismcts:time=1,time=2", "time is given twice"),
        ("ismcts:time=1,iterations=5", "not both"),
        ("ismcts:width=0", "at least 1"),
        ("planner:nodes=0", "at least 1"),
    ],
)
def test_a_bad_option_is_named(spec: str, word: str) -> None:
    assert word in refusal(spec)


def test_every_level_has_a_sentence_and_a_bot() -> None:
    assert list(LEVELS) == ["easy", "normal", "strong"]
    for level, spec in LEVELS.items():
        assert all(Voice(each).fill(f"lobby-level-{level}", "line", {}).endswith(".") for each in PLURALS)
        make(spec)


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT)
    view = question()
    assert view.decision is not None

    assert make(f"{file}:Last").choose(view) is view.decision.options[-1]


def test_an_answer_may_be_its_text(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT.replace("options[-1]", "options[0].text"))
    view = question()
    assert view.decision is not None

    assert make(f"{file}:Last").choose(view) is view.decision.options[0]


@pytest.mark.parametrize(
    ("text", "spec", "word"),
    [
        (OWN_BOT, "mine.py", "the class is missing"),
        (OWN_BOT, "mine.py:", "the class is missing"),
        (OWN_BOT, "mine.py:First", "there is no class First"),
        (OWN_BOT, "other.py:Last", "there is no such file"),
        (OWN_BOT.replace("choose", "chose"), "mine.py:Last", "no method choose"),
        (OWN_BOT.replace("seed=0", "size"), "mine.py:Last", "fails: TypeError"),
        ("import no_such_library", "mine.py:Last", "does not load: ModuleNotFoundError"),
        ("class Last(:", "mine.py:Last", "does not load: SyntaxError"),
        ("raise SystemExit(3)", "mine.py:Last", "does not load: SystemExit"),
    ],
)
def test_a_file_that_is_no_bot(tmp_path: Path, text: str, spec: str, word: str) -> None:
    (tmp_path / "mine.py").write_text(text)

    assert word in refusal(f"{tmp_path}/{spec}")


@pytest.mark.parametrize(
    ("answer", "word"),
    [("None", "'None'"), ("'at the moon'", "'at the moon'"), ("1 / 0", "ZeroDivisionError"), ("view", "not on offer")],
)
def test_nonsense_is_told_in_one_line(tmp_path: Path, answer: str, word: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT.replace("view.decision.options[-1]", answer))
    bot = make(f"{file}:Last")

    with pytest.raises(BotError) as refused:
        bot.choose(question())

    assert word in str(refused.value)
    assert "\n" not in str(refused.value)
