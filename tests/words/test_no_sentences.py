"""All sentences for people lie in the files of words: no module, page or script of the source has one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

import gugong
from gugong.engine.frames import FRAMES
from tests.words.languages import KINDS
from tests.words.prose import in_python, in_script, in_template

HOME: Final = Path(gugong.__file__).parent
READERS: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    ".py": in_python,
    ".html": in_template,
    ".js": in_script,
}
# Rooms that speak to no player, and in English only.
ROOMS: Final = {
    "envs": "what EnvError says is for whoever writes a program that learns",
    "sim/report": "a report of research, as docs/balance.md is, not a screen of the game",
}
# What looks like a sentence and is none, by file.
NO_SENTENCE: Final = {
    "bench.py": {  # Python, for a fresh interpreter
        "import time; begun = time.process_time(); import {}; print(time.process_time() - begun)",
        "import json; from gugong.bench import measure; print(json.dumps(measure({}, {})))",
    },
    "catalog/rows.py": {  # a pattern, of what a library says
        r"Expected `([^`]+)`(?: (>=|<=) (\d+))?(?: of length (<= |>= )?(\d+))?(?:, got (?:`([^`]+)`|(\d+)))?",
    },
    "draw/figured.py": {"n wht ft"},
    "draw/parts/decrees.py": {"n ik fd"},  # classes of CSS
    "draw/parts/intrigue.py": {"abn rdt", "cap lt", "ttl lt"},
    "draw/parts/travel.py": {"walk way"},
    "draw/player.py": {"tray sup"},
    "draw/plain.py": {'<text\\1 class="cty" aria-hidden="true"\\2<text\\1 class="cty over"\\2'},
    "draw/png.py": {"width: 1 to {} pixels are possible, not {}"},  # ValueError of a function of Python's
    "engine/frames.py": {"the frame {} is taken by {}", "{}: what is given by default has to be written out"},
    "engine/module.py": {"on turns", "on effects", "on questions", "by conduct", "await effects", "never open"},  # keys
    "game.py": {"there is no seat {}; seats are 0 to {}"},
    "notation/schema.py": {"A position of Gùgōng"},  # the title of a JSON Schema
    "sim/naming.py": {"the bots' code"},  # a key in the heads of files
    "terminal/loop.py": {"bold green"},
    "web/metrics.py": {  # what Prometheus has beside each figure, for whoever runs the server
        "Requests answered, by method and status.",
        "How long answering took, streams apart.",
        "Changes of games that are on disk.",
        "How long the disk took.",
        "Writes that the database did not take.",
        "Games in memory.",
        "Pages that follow a game.",
        "Games in which a bot thinks.",
    },
    "web/present/ghosts.py": {"gain there"},
    "web/static/keys.js": {"input, select, textarea, dialog[open]"},
    "web/static/phone.js": {"(pointer: coarse)", "left up"},
    "web/static/preview.js": {"(hover: none)", "btn primary"},
    "web/static/rules.js": {"input, textarea, select"},
}


def answers() -> set[str]:
    """All that can be typed; it is the same in every language."""
    games = [gugong.new_game(**kind, seed=1) for kind in KINDS]
    return {text for game in games for text in game.state.rules.answers.by_text}


def found() -> dict[str, set[str]]:
    """What looks like a sentence in the source, by file."""
    typed, sentences = answers(), dict[str, set[str]]()
    for file in sorted(HOME.rglob("*")):
        name = file.relative_to(HOME).as_posix()
        read = READERS.get(file.suffix)
        if read is None or any(name.startswith(f"{room}/") for room in ROOMS):
            continue
        for text in read(file.read_text(encoding="utf-8")):
            if text not in typed and not set(text.replace("{}", "").split()) <= set(FRAMES):
                sentences.setdefault(name, set()).add(text)
    return sentences


def test_no_sentence_for_people_lies_outside_the_words() -> None:
    """Nor does the list of what is none name anything that is gone."""
    assert found() == NO_SENTENCE


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_without_words_are_there(room: str) -> None:
    assert any(text for file in (HOME / room).glob("*.py") for text in in_python(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "source",
    [
        'raise ValueError("no such card is there")',
        'raise ValueError(f"{name} is named twice")',
        "click.echo(f\"{n} games: {'fine' if n else 'none at all'}\")",
        'TITLE = "Simulated games"',
        'LEVELS = {"easy": ("greedy", "Looks at one turn.")}',
        'said = ["Ostatnia tura gracza", 3]',
    ],
)
def test_a_sentence_in_a_module_is_found(source: str) -> None:
    assert list(in_python(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""A module of the game."""',
        'def f():\n    """What it does."""',
        'assert seat >= 0, "a seat is needed"',
        'LOG.warning("game %s no longer replays", id)',
        'raise AttributeError(f"there is no {name}")',
        'voice.tell("lobby-title", n=3)',
        'WORD = re.compile("such a thing")',
        "def __repr__(self):\n    return f'<Game of {n} after {m} answers>'",
        'draw(\'<path class="a b" d="M{x} 3"/>\')',
    ],
)
def test_what_people_do_not_read_is_none(source: str) -> None:
    assert list(in_python(source)) == []


def test_a_sentence_in_a_page_or_a_script_is_found() -> None:
    assert list(in_template('<p>{{ say("page-why") }}</p>')) == []
    assert list(in_template("<p>Which card do you give?</p>")) == ["Which card do you give?"]
    assert list(in_template('<button title="Take it back" class="btn close">{{ x }}</button>')) == ["Take it back"]
    assert list(in_template("{# a note to ourselves #}<b>{{ x }}</b>")) == []
    assert list(in_script("say('It is your turn'); // and so it's done")) == ["It is your turn"]
    assert list(in_script("say(words.turn); /* it is said elsewhere */")) == []
