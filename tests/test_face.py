"""The public face: what README shows runs and is typed, the examples run, names are found, docstrings are shown."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from statistics import median

import pytest

import gugong

ROOT = Path(__file__).resolve().parent.parent
# Those that train need torch; tests/envs runs them where it is.
EXAMPLES = [file for file in sorted((ROOT / "examples").glob("*.py")) if not file.stem.startswith("train_")]
LOOP = re.compile(r"^```python\n(import gugong\n.*?)^```", re.MULTILINE | re.DOTALL)

SAYS = {
    "draw_position": "table.svg",
    "own_bot": "The Jade lover has",
    "own_figures": "refused: overrides: boards.wall_sice: unknown; did you mean wall_size?",
    "play_bots": " wins.",
    "record_and_replay": "played on from answer",
    "tournament": "greedy won",
    "why_not": "is not in your hand",
}


def run(*command: str, folder: Path) -> str:
    """What a command says; the source is found if this test runs from the source."""
    home = str(Path(gugong.__file__).resolve().parent.parent)
    environment = {**os.environ, "PYTHONPATH": home, "MYPYPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, check=False, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def readme_loop() -> str:
    found = LOOP.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: str(file.stem))
def test_examples_run(file: Path, tmp_path: Path) -> None:
    assert SAYS[file.stem] in run(str(file), folder=tmp_path)


def test_the_loop_in_readme_runs_and_somebody_wins(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(readme_loop(), encoding="utf-8")

    told = run("loop.py", folder=tmp_path).splitlines()

    assert len(told) == 4
    assert [line for line in told if line.endswith("wins")] != []
    assert all(re.match(r"seat \d: \d+ VP", line) for line in told)


def test_the_loop_in_readme_is_typed(tmp_path: Path) -> None:
    (tmp_path / "loop.py").write_text(readme_loop(), encoding="utf-8")
    cache = f"--cache-dir={tmp_path / 'cache'}"

    run("-m", "mypy", "--strict", "--follow-imports=silent", cache, "loop.py", folder=tmp_path)


def test_every_public_name_is_found_and_listed() -> None:
    assert set(gugong.__all__) <= set(dir(gugong))
    assert not [name for name in dir(gugong) if name.startswith("_") and not name.startswith("__")]
    assert "TYPE_CHECKING" not in dir(gugong)
    for name in gugong.__all__:
        assert getattr(gugong, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        gugong.nothing  # noqa: B018


def test_dir_and_import_load_nothing() -> None:
    code = "import gugong, sys; dir(gugong); print(*[n for n in sys.modules if n.startswith('gugong.')])"

    assert set(run("-c", code, folder=ROOT).split()) <= {"gugong._version", "gugong._pure"}


def test_importing_it_takes_less_than_15_milliseconds(tmp_path: Path) -> None:
    """Of the processor, the median of a few: words and rules are loaded when they are first asked for."""
    code = "import time; begun = time.process_time(); import gugong; print(time.process_time() - begun)"

    assert median(float(run("-c", code, folder=tmp_path)) for _ in range(7)) < 0.015


def test_the_words_of_a_language_are_there_in_less_than_10_milliseconds(tmp_path: Path) -> None:
    """Of the processor, the quickest of a few; files are cut into messages, which are understood when first said."""
    code = (
        "import time; from gugong.words.bundles import bundle_of\n"
        "for language in ('en', 'pl', 'fr'):\n"
        "    begun = time.process_time(); bundle_of(language); print(time.process_time() - begun)"
    )

    taken = [[float(each) for each in run("-c", code, folder=tmp_path).split()] for _ in range(5)]

    assert [seconds for seconds in map(min, zip(*taken, strict=True)) if seconds >= 0.010] == []


def test_the_version_is_that_of_the_package() -> None:
    assert gugong.__version__ == metadata.version("gugong-game")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Game", "A game under way"),
        ("Game.play", "Answer the pending decision; chance is dealt on to the next question of a seat."),
        ("Game.from_dict", "A game that goes on from a position"),
        ("Game.decision", "What is asked now, of whom"),
        ("Game.key", "Equal for equal positions"),
        ("View.to_dict", "The view as readable JSON"),
        ("Answer", "One answer; `a`, `b` and `c`"),
        ("Decision.find", "The option with this text"),
        ("Event", "One thing that happened"),
        ("determinize", "A game that the view's seat could be in"),
        ("new_game", "A new game."),
    ],
)
def test_help_shows_docstrings_compiled_or_not(name: str, says: str, tmp_path: Path) -> None:
    assert says in run("-c", f"import gugong; help(gugong.{name})", folder=tmp_path)


def test_scores_are_plain_dicts_with_typed_items() -> None:
    game = gugong.new_game(2, seed=1)
    score: gugong.Score = game.scores()[0]

    assert score == {"items": [("track", 0)], "vp": 0, "counts": True, "total": 0}
    assert isinstance(score, dict)
