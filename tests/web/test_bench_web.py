"""`gugong bench --web` runs as a command and says what it measured; few answers: the figures are not the point."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from gugong.web import bench


def test_it_runs_and_says_its_figures_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ANSWERS", 4)
    monkeypatch.setattr(bench, "WARM_UP", 0)
    monkeypatch.setattr("sys.setswitchinterval", lambda seconds: None)  # of this process, which has other tests to do
    done = CliRunner().invoke(bench.bench, ["--web", "--json", "--games", "2", "--seconds", "1"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)

    for name in ("base", "all_modules"):
        assert set(found["targets"]) <= set(found[name])
        assert min(found[name].values()) > 0
    assert found["under_load"]["games"] == 2
    assert found["under_load"]["answers_a_second"] > 0
    assert found["under_load"]["refused"] == 0
    assert found["under_load"]["p95_ms"] >= found["under_load"]["median_ms"] > 0
    assert found["under_load"]["game_mb"] > 0
    assert found["under_load"]["reply_kb"] < 6, "a page that says what it has is told what changed"
