"""The command line and the terminal in every language; what is typed is the same in each."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import suppress

import pytest
from rich.console import Console

from gugong.terminal import companion, start
from gugong.terminal.companion import Companion
from gugong.terminal.ink import inked, marked
from gugong.terminal.loop import Loop, Quit
from gugong.words.bundles import ENGLISH, PLURALS, bundle_of
from gugong.words.voice import Voice
from tests.typist import Typist

TYPED = ("help", "1", "map", "why at jade", "rules B-DAY-06", "99", "c", "undo", "1", "1", "1", "log", "save", "board")
ALL = ("summer-palace", "stairs", "peasant-revolt")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "GUGONG_LANG")}
    return subprocess.run(
        [sys.executable, "-m", "gugong.cli", *arguments],
        capture_output=True,
        encoding="utf-8",
        env=plain | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8", "LANG": "C"} | environment,
        check=False,
    )


def evening(language: str, *typed: str) -> tuple[str, str]:
    """What a terminal shows, and the record of the game."""
    out = io.StringIO()
    console = Console(file=out, width=120, highlight=False)
    session = start.new(3, 2, 7, None, "easy", language, modules=ALL)
    with suppress(EOFError, Quit):
        Loop(session, console, Typist(console, typed)).run()
    return out.getvalue(), session.game.record()


@pytest.mark.parametrize("language", PLURALS)
def test_an_evening_in_each_language_is_the_same_game(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Commands and answers are typed alike; no message is missing."""
    shown, record = evening(language, *TYPED)

    assert record == evening(ENGLISH, *TYPED)[1]
    assert caplog.records == []
    for key in ("terminal-help", "terminal-players", "terminal-which-file_save", "terminal-ponds"):
        assert Voice(language).tell(key).partition("\n")[0] in shown
    assert "\ue000" not in shown


@pytest.mark.parametrize("language", PLURALS)
def test_the_companion_in_each_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    out = io.StringIO()
    console = Console(file=out, width=120, highlight=False)
    table = companion.new(3, None, True, language, difficulty="hard")
    with suppress(EOFError):
        Companion(table, console, Typist(console, ("help", "?", "jade-9", "draw all", "meng", "1", "1", "undo"))).run()

    assert caplog.records == []
    for key in ("companion-help", "companion-deck", "companion-undone"):
        assert Voice(language).tell(key).partition("\n")[0] in out.getvalue()


def test_names_keep_their_colours_in_any_sentence() -> None:
    said = Voice(ENGLISH, marked(["Anna", "Lisa"])).fill("person", "whose", {"name": marked(["Anna", "Lisa"])[1]})
    text = inked(f"after {said} turn")

    assert text.plain == "after Lisa’s turn"
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [("Lisa", "magenta")]


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (("--lang", "{}"), {}),
        ((), {"GUGONG_LANG": "{}"}),
        ((), {"LANG": "{}_XX.UTF-8"}),
        (("--lang", "{}"), {"LANG": "pl"}),
    ],
)
def test_help_is_in_the_language_asked_for(
    arguments: tuple[str, ...], environment: dict[str, str], language: str
) -> None:
    asked = [each.format(language) for each in arguments]
    done = run("play", *asked, "--help", **{name: value.format(language) for name, value in environment.items()})

    assert done.returncode == 0, done.stderr
    shown = " ".join(done.stdout.split())  # lines break where they must, at no-break spaces too
    assert " ".join(Voice(language).tell("cli-play").split()) in shown
    assert " ".join(Voice(language).tell("cli-usage").split()) in shown


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        (["rules", "--lang", "de"], {}, "there are no words in 'de': the languages are en, fr, pl"),
        (["play", "--terminal", "--lang", ""], {}, "there are no words in '': the languages are en, fr, pl"),
        (["rules"], {"GUGONG_LANG": "xx"}, "there are no words in 'xx': the languages are en, fr, pl"),
        (["--help"], {"GUGONG_LANG": "xx"}, "there are no words in 'xx': the languages are en, fr, pl"),
    ],
)
def test_an_unknown_language_is_one_line(arguments: list[str], environment: dict[str, str], said: str) -> None:
    done = run(*arguments, **environment)

    assert done.returncode == 2
    assert done.stderr == f"gugong: {said}\n"
    assert done.stdout == ""


def test_rules_follow_the_environment() -> None:
    assert run("rules", "B-DAY-06", LANG="pl_PL.UTF-8").stdout.startswith("B-DAY-06 · Jedynka bierze dziewiątkę")
    assert run("rules", "B-DAY-06", "--lang", "en", LANG="pl_PL.UTF-8").stdout.startswith("B-DAY-06 · One takes nine")


def test_every_option_and_command_has_a_message() -> None:
    from gugong.cli import cli

    known = set(bundle_of(ENGLISH).names())
    wanted = {cli.__dict__["_help_key"]}
    for command in [*cli.commands.values(), *cli.commands["catalog"].commands.values()]:  # type: ignore[attr-defined]
        wanted.add(command.__dict__["_help_key"] or command.__dict__["_short_help_key"])
        wanted |= {each.__dict__["_help_key"] for each in command.params if "_help_key" in each.__dict__}
    wanted.discard(None)

    assert len(wanted) > 40
    assert wanted - known == set()


GIVES = {"en": "Who gets your", "fr": "Qui reçoit", "pl": "Komu dajesz"}  # how `ask-location` begins


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    """By its name, or to the next one; the question stands again in it, and the game is the same."""
    shown, record = evening(ENGLISH, "1", "lang PL", "99", "lang", "lang xx", "lang pl_PL.UTF-8", "lang fr")
    lines = [line for line in shown.splitlines() if line.startswith((*GIVES.values(), "There is", "Nie ma"))]
    heard = [each for line in lines for each, begins in GIVES.items() if line.startswith(begins)]

    assert heard == ["en", "pl", "en", "en", "pl", "fr"]
    assert "Nie ma odpowiedzi 99" in shown
    assert "There is no answer 99" not in shown
    assert "There are no words in 'xx': the languages are en, fr, pl" in shown
    assert record == evening(ENGLISH, "1")[1]


def test_whoever_sits_down_may_ask_for_their_language_first() -> None:
    out = io.StringIO()
    console = Console(file=out, width=120, highlight=False)
    session = start.new(2, 0, 7, None, None, ENGLISH)
    with suppress(EOFError):
        Loop(session, console, Typist(console, ("lang pl", "", "1"))).run()

    assert Voice("pl").tell("terminal-curtain", who="Gracz 2") in out.getvalue()
    assert "Komu dajesz" in out.getvalue()


def test_the_companion_changes_its_language_while_the_table_is_set_up() -> None:
    out = io.StringIO()
    console = Console(file=out, width=120, highlight=False)
    table = companion.new(3, None, True, ENGLISH)
    with suppress(EOFError):
        Companion(table, console, Typist(console, ("lang pl", "draw all", "lang fr"))).run()

    assert out.getvalue().index("Która karta leży") < out.getvalue().index("Dzień 1, twoja tura")
    assert table.language == "fr"
