"""Models: small nets in files of plain arrays, that play; what is not one is refused with the reason."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gugong
from gugong import bots, envs
from gugong.envs import model
from gugong.errors import BotError, EnvError
from gugong.sim.naming import files_of, specs_in


def some_model(seed: int = 1, hidden: int = 8) -> model.Model:
    random = np.random.default_rng(seed)

    def layer(of: int, to: int) -> tuple[model.Floats, model.Floats]:
        return random.normal(size=(of, to)).astype(np.float32), random.normal(size=to).astype(np.float32)

    return model.make([layer(envs.LAYOUT.size, hidden), layer(hidden, envs.SPACE.size)])


def test_it_plays_what_its_net_rates_highest(tmp_path: Path) -> None:
    """The row is that of the game, though a bot is shown a view only."""
    some_model().save(tmp_path / "my.npz")
    net = model.load(tmp_path / "my.npz")
    bot = bots.make(f"model:{tmp_path / 'my.npz'}", 1)
    game = gugong.new_game(3, modules=["peasant-revolt"], seed=2)
    asked = 0
    while (decision := game.decision) is not None and asked < 60:
        logits = net.logits(envs.observe(game, decision.seat))
        logits[envs.legal(game) == 0] = -np.inf
        answer = bot.choose(game.view(decision.seat))
        assert answer is envs.SPACE.answer(game.state.rules, int(logits.argmax()))
        game.play(answer)
        asked += 1


def test_layers_are_multiplied_and_cut_at_zero() -> None:
    net = some_model(hidden=4)
    row = np.arange(envs.LAYOUT.size).astype(np.uint8)
    (w0, b0), (w1, b1) = net.layers
    expected = np.maximum(row * net.scale @ w0 + b0, 0) @ w1 + b1

    assert net.logits(row) == pytest.approx(expected, rel=1e-4)
    assert net.logits(np.stack([row, row])).shape == (2, envs.SPACE.size)


def damaged(**changes: Any) -> dict[str, Any]:
    net = some_model()
    (w0, b0), (w1, b1) = net.layers
    whole = {"space": net.space, "layout": net.layout, "scale": net.scale, "w0": w0, "b0": b0, "w1": w1, "b1": b1}
    return {name: value for name, value in {**whole, **changes}.items() if value is not None}


@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        (damaged(scale=None), "scale is missing"),
        (damaged(w0=np.zeros((7, 8), np.float32)), r"w0 \[7, 8\] and b0 \[8\] do not fit an input of 1920"),
        (damaged(b1=np.zeros(3, np.float32)), r"w1 \[8, 1280\] and b1 \[3\]"),
        (damaged(w0=np.zeros(8, np.float32)), "w0 has to be finite floats on 2 axes"),
        (damaged(b0=np.full(8, np.nan, np.float32)), "b0 has to be finite floats"),
        (damaged(b0=np.zeros(8, np.int32)), "b0 has to be finite floats"),
    ],
)
def test_arrays_that_are_no_model_are_refused(arrays: dict[str, Any], said: str, tmp_path: Path) -> None:
    np.savez(tmp_path / "my.npz", **arrays)
    with pytest.raises(EnvError, match=f"my.npz: {said}"):
        model.load(tmp_path / "my.npz")
    with pytest.raises(BotError, match=f"my.npz: {said}"):
        bots.make(f"model:{tmp_path / 'my.npz'}", 1)


def test_files_that_are_no_arrays_are_refused(tmp_path: Path) -> None:
    """A pickle is never opened: it could do anything."""
    file = tmp_path / "my.npz"
    with pytest.raises(BotError, match=r"my\.npz: No such file"):
        bots.make(f"model:{file}", 1)
    for content in (b"", b"dear", pickle.dumps({"w0": 1})):
        file.write_bytes(content)
        with pytest.raises(BotError, match=r"my.npz: it is no .npz file of plain arrays"):
            bots.make(f"model:{file}", 1)
    np.savez(file, **damaged(w0=np.array([{"a": 1}], dtype=object)))
    with pytest.raises(BotError, match=r"my.npz: it is no .npz file of plain arrays"):
        bots.make(f"model:{file}", 1)


def test_a_model_for_another_layout_is_refused_with_both_names(tmp_path: Path) -> None:
    np.savez(tmp_path / "my.npz", **damaged(layout="0123456789abcdef"))
    bot = bots.make(f"model:{tmp_path / 'my.npz'}", 1)
    game = gugong.new_game(2, seed=1)
    assert game.decision is not None
    with pytest.raises(EnvError, match=f"columns 0123456789abcdef, and these are {envs.LAYOUT.hash}"):
        bot.choose(game.view(game.decision.seat))


@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        ({"scale": np.zeros(7, np.float32), "w0": np.zeros((7, 8), np.float32)}, "7 inputs and has 1280 outputs"),
        ({"w1": np.zeros((8, 5), np.float32), "b1": np.zeros(5, np.float32)}, "1920 inputs and has 5 outputs"),
    ],
)
def test_a_model_of_another_size_is_refused_whatever_it_says_it_is(
    arrays: dict[str, Any], said: str, tmp_path: Path
) -> None:
    np.savez(tmp_path / "my.npz", **damaged(**arrays))
    bot = bots.make(f"model:{tmp_path / 'my.npz'}", 1)
    game = gugong.new_game(2, seed=1)
    assert game.decision is not None
    with pytest.raises(EnvError, match=f"my.npz: it takes {said}; a row has 1920 columns, and there are 1280 actions"):
        bot.choose(game.view(game.decision.seat))


def test_a_model_that_changed_makes_another_run(tmp_path: Path) -> None:
    spec = f"model:{tmp_path / 'my.npz'}"
    some_model(1).save(tmp_path / "my.npz")
    before = files_of([spec])
    some_model(2).save(tmp_path / "my.npz")

    assert list(before) == [str(tmp_path / "my.npz")]
    assert files_of([spec]) != before
    assert specs_in(f"greedy,{spec}") == ("greedy", spec)
