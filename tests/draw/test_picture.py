"""Pictures that stand alone: in a notebook, and out of a record."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from click.testing import CliRunner

import gugong
from gugong import draw
from gugong.cli import cli
from gugong.draw.export import picture_of_record
from tests.draw.drawing import positions
from tests.properties.mixes import Mix

RECORD = Path(__file__).parent.parent / "golden" / "all-modules.record"


def test_a_picture_needs_nothing_else() -> None:
    for mix in (Mix(1), Mix(2), Mix(5, ("summer-palace", "peasant-revolt", "stairs", "extras"))):
        for game in positions(mix, 4, 80):
            drawn = draw.picture(game.view(0), ["Ann", "Bo"])
            fromstring(drawn)
            ids = set(re.findall(r' id="([^"]+)"', drawn))
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= ids
            assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_its_names_are_its_own() -> None:
    """A notebook has classes called n and k itself."""
    drawn = draw.picture(gugong.new_game(players=3, seed=2).view(1))
    style, _, rest = drawn.partition("</style>")
    selectors = re.findall(r"(?:^|[},])([^{},]*)\{", style.partition("<style>")[2])

    assert {
        name for group in re.findall(r'class="([^"]*)"', rest) for name in group.split() if name[:3] != "gg-"
    } == set()
    assert [each for each in selectors if re.search(r"(^|\s)\.(?!gg-|gugong)[a-z]", each)] == []


def test_a_view_shows_itself_in_a_notebook() -> None:
    view = gugong.new_game(players=2, seed=3).view(1)

    assert view._repr_svg_() == draw.picture(view)


def test_a_game_shows_itself_to_the_seat_that_is_asked() -> None:
    game = gugong.new_game(players=3, seed=3)
    assert game.decision is not None

    assert game._repr_svg_() == draw.picture(game.view(game.decision.seat))
    assert gugong.new_game(players=3, chance="ask")._repr_svg_().startswith("<svg")
    while game.decision is not None:
        game.play(game.decision.options[-1])
    assert game._repr_svg_() == draw.picture(game.view(game.winner or 0))


def test_however_it_was_imported_a_view_shows_itself() -> None:
    code = (
        "from gugong.games import new_game; from gugong.view import View;"
        "print(View._repr_svg_(new_game(players=2, seed=1).view(0))[:4])"
    )
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "<svg\n"


def test_the_drawing_is_loaded_when_it_is_wanted() -> None:
    code = "import gugong, sys; gugong.new_game(players=2, seed=1).view(0); print('gugong.draw' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "False\n"


def test_a_record_is_drawn_as_a_seat_saw_it(tmp_path: Path) -> None:
    out = tmp_path / "table.svg"

    result = CliRunner().invoke(cli, ["replay", str(RECORD), "--svg", str(out), "--seat", "1", "--ply", "200"])

    assert result.exit_code == 0
    assert out.read_text(encoding="utf-8") == picture_of_record(RECORD.read_text(encoding="utf-8"), 1, 200) + "\n"


def test_every_moment_of_a_record_can_be_drawn() -> None:
    text = RECORD.read_text(encoding="utf-8")
    for ply in [*range(0, 60, 7), 100, 300]:
        fromstring(picture_of_record(text, 0, ply))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--svg", "OUT", "--seat", "9"], "there is no such seat; seats are 0 to"),
        (["--svg", "OUT", "--ply", "99999"], "the record has"),
        (["--svg", "OUT", "--ply", "-1"], "the record has"),
        (["--svg", "OUT", "--json"], "leave out --all and --json"),
        (["--ply", "3"], "they need --svg FILE"),
        (["--png", "OUT", "--all"], "leave out --all and --json"),
        (["--png", "OUT/none/x.png"], "--png"),
        (["--svg", "OUT/none/x.svg"], "--svg"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(tmp_path: Path, options: list[str], said: str) -> None:
    given = [each.replace("OUT", str(tmp_path / "out")) for each in options]

    result = CliRunner().invoke(cli, ["replay", str(RECORD), *given])

    assert result.exit_code == 2
    assert said in result.output
    assert list(tmp_path.iterdir()) == []
