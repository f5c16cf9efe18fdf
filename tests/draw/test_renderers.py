"""A picture looks the same wherever it goes: CairoSVG, resvg and, where it is installed, librsvg paint like colours."""

from __future__ import annotations

import builtins
import io
import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from PIL import Image

import gugong
from gugong import Game, draw
from gugong.cli import cli
from gugong.draw.plain import palette
from gugong.draw.png import painted

RECORD = Path(__file__).parent.parent / "golden" / "all-modules.record"
WIDTH = 600
CLOTH = (0xC9, 0xD1, 0xBD)
NEAR = 60  # of 255, for each of a patch's colours: letters and shadows differ a little


def some_game() -> Game:
    game, random = gugong.new_game(players=4, modules=["summer-palace", "stairs"], seed=3), Random(1)
    for _ in range(150):
        assert game.decision is not None
        game.play(random.choice(game.decision.options))
    return game


def patches(png: bytes) -> list[tuple[int, ...]]:
    """The picture in so few colours that only the look counts."""
    small = Image.open(io.BytesIO(png)).convert("RGB").resize((24, 20), Image.Resampling.BOX)
    return [tuple(small.getpixel((x, y))) for x in range(24) for y in range(20)]  # type: ignore[arg-type]


def by_cairo(svg: str) -> bytes:
    try:
        cairosvg: Any = import_module("cairosvg")
    except (ImportError, OSError):  # the latter without the library that it binds
        pytest.skip("cairosvg or cairo itself is not installed")
    return bytes(cairosvg.svg2png(bytestring=svg.encode(), output_width=WIDTH))


def by_librsvg(svg: str) -> bytes:
    if shutil.which("rsvg-convert") is None:
        pytest.skip("rsvg-convert is not installed")
    command = ["rsvg-convert", "--width", str(WIDTH)]
    return subprocess.run(command, input=svg.encode(), check=True, capture_output=True).stdout


@pytest.mark.parametrize("renderer", [by_cairo, by_librsvg])
def test_renderers_agree(renderer: Any) -> None:
    pytest.importorskip("resvg_py")
    svg = draw.picture(some_game().view(0))
    one, other = patches(painted(svg, WIDTH)), patches(renderer(svg))

    far = [(a, b) for a, b in zip(one, other, strict=True) if max(abs(x - y) for x, y in zip(a, b, strict=True)) > NEAR]
    assert far == []
    assert one[-1] == pytest.approx(CLOTH, abs=2)  # nothing lies in that corner
    assert len(set(other)) > 100


def test_a_picture_has_no_variables_and_knows_the_dark() -> None:
    drawn = draw.picture(some_game().view(0))

    assert "var(" not in drawn
    style = drawn.partition("</style>")[0]
    dark = style.partition("@media(prefers-color-scheme:dark)")[2]
    assert f".gg-cloth{{fill:{palette(True)['--table']}}}" in dark
    assert f'[stop-color="{palette(False)["--lac1"]}"]{{stop-color:{palette(True)["--lac1"]}}}' in dark
    assert not re.search(r"--\w+:", style)


def test_a_picture_as_png() -> None:
    pytest.importorskip("resvg_py")
    view = some_game().view(2)
    image = Image.open(io.BytesIO(draw.picture_png(view, ["Ann"], width=300)))

    assert image.format == "PNG"
    assert image.width == 300
    with pytest.raises(ValueError, match="1 to 10000 pixels"):
        draw.picture_png(view, width=0)


def test_a_record_is_drawn_as_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    png, svg = tmp_path / "table.png", tmp_path / "table.svg"

    result = CliRunner().invoke(cli, ["replay", str(RECORD), "--png", str(png), "--svg", str(svg), "--ply", "90"])

    assert result.exit_code == 0, result.output
    assert Image.open(png).width == 1400
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_without_the_painter_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    importing = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return importing(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(gugong.GugongError, match="pip install resvg-py"):
        draw.picture_png(gugong.new_game(2, seed=1).view(0))
    result = CliRunner().invoke(cli, ["replay", str(RECORD), "--png", str(tmp_path / "table.png")])
    assert result.exit_code == 2
    assert "pip install resvg-py" in result.output
    assert list(tmp_path.iterdir()) == []
