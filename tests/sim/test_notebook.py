"""The notebook in examples: its cells run from top to bottom, with fewer games than a reader has patience for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "ten_thousand_games.ipynb"


def test_the_notebook_loads_games_and_plots_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    from matplotlib import pyplot

    monkeypatch.chdir(tmp_path)
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert "10_000" in code[0]
    here: dict[str, Any] = {}
    try:
        for number, source in enumerate(code):
            exec(compile(source.replace("10_000", "6"), f"cell {number}", "exec"), here)
        drawn = [pyplot.figure(number).axes for number in pyplot.get_fignums()]
    finally:
        pyplot.close("all")

    assert here["seats"]["game"].n_unique() == 6
    assert here["answers"]["game"].n_unique() == 6
    assert len(drawn) == 5
    assert all(axes.has_data() for figure in drawn for axes in figure)
    assert all(cell["outputs"] == [] for cell in cells if cell["cell_type"] == "code"), "kept without its outputs"
