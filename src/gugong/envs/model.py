"""A policy from a file of plain arrays: a small net on the row, which the bot `model:FILE` plays.

The file is numpy's `.npz`, read without pickle. It holds `space` and `layout`, the hashes it was trained with; `scale`,
by which a row is multiplied; and the layers `w0`, `b0`, `w1`, `b1` …: each output is `x @ w + b`, with negative values
set to 0 between two layers. The last has an output for each action; the bot takes the highest that is on offer.
"""

# mypyc: skip

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from gugong.engine.actions import Answer
from gugong.envs.kinds import Kind, check_hashes, kind_of
from gugong.envs.layout import LAYOUT, Layout
from gugong.envs.space import SPACE, Space
from gugong.errors import EnvError, because, plain
from gugong.game import determinize
from gugong.view import View

Floats = npt.NDArray[np.float32]
MOST_LAYERS: Final = 16


def usual_scale(layout: Layout = LAYOUT) -> Floats:
    """A scale that keeps columns near 1: marks as they are, counts by an eighth, numbers of things by their most."""
    most = layout.maxima.astype(np.float32)
    scale = np.where(most <= 3, 1 / np.maximum(most, 1), 0.125)
    scale[layout.categorical] = 1 / np.maximum(most[layout.categorical], 1)
    return scale.astype(np.float32)


class Model:
    """A net that was trained on rows."""

    def __init__(self, space: str, layout: str, scale: Floats, layers: Sequence[tuple[Floats, Floats]]) -> None:
        self.space = space
        self.layout = layout
        self.scale = scale
        self.layers = list(layers)

    def logits(self, rows: npt.NDArray[np.uint8]) -> Floats:
        """A figure for each action, of one row or of many."""
        x: Floats = rows.astype(np.float32) * self.scale
        for place, (weights, bias) in enumerate(self.layers):
            if place:
                x = np.maximum(x, 0)
            x = x @ weights + bias
        return x

    def save(self, path: str | Path) -> None:
        """Write it as `.npz`."""
        arrays: dict[str, npt.NDArray[np.generic]] = {"scale": self.scale}
        for place, (weights, bias) in enumerate(self.layers):
            arrays |= {f"w{place}": weights, f"b{place}": bias}
        with Path(path).open("wb") as file:
            np.savez(file, space=np.array(self.space), layout=np.array(self.layout), **arrays)  # type: ignore[arg-type]


def make(layers: Sequence[tuple[Floats, Floats]], space: Space = SPACE, layout: Layout = LAYOUT) -> Model:
    """A model of these layers for the usual layout and space, or for others."""
    return Model(space.hash, layout.hash, usual_scale(layout), layers)


def load(path: str | Path) -> Model:
    """A model from its file; EnvError names what is wrong with one."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError, zipfile.BadZipFile) as error:
        unread = isinstance(error, OSError) and error.strerror
        raise EnvError(str(path) or "model", plain(unread) if unread else because("model-no-arrays")) from None
    return read(str(path), arrays)


def read(path: str, arrays: Mapping[str, npt.NDArray[np.generic]]) -> Model:
    """The model that these arrays are."""
    for name in ("space", "layout", "scale", "w0", "b0"):
        if name not in arrays:
            raise EnvError(path, because("model-part", name=name))
    layers: list[tuple[Floats, Floats]] = []
    scale = _floats(path, "scale", arrays["scale"], 1)
    width = len(scale)
    while f"w{len(layers)}" in arrays and len(layers) < MOST_LAYERS:
        place = len(layers)
        weights = _floats(path, f"w{place}", arrays[f"w{place}"], 2)
        bias = _floats(path, f"b{place}", arrays.get(f"b{place}", np.zeros(0)), 1)
        if weights.shape[0] != width or weights.shape[1] != len(bias):
            one, other = f"w{place} {list(weights.shape)}", f"b{place} {list(bias.shape)}"
            raise EnvError(path, because("model-no-fit", one=one, other=other, width=width))
        layers.append((weights, bias))
        width = len(bias)
    return Model(str(arrays["space"]), str(arrays["layout"]), scale, layers)


def _floats(path: str, name: str, array: npt.NDArray[np.generic], axes: int) -> Floats:
    if array.ndim != axes or not np.issubdtype(array.dtype, np.floating) or not np.isfinite(array).all():
        found = f"{array.dtype}{list(array.shape)}"
        raise EnvError(path, because("model-no-floats", name=name, axes=axes, found=found))
    return array.astype(np.float32)


def check_size(path: str, model: Model, kind: Kind) -> None:
    """EnvError unless it takes a row of this kind of game and rates each action, whatever its hashes say."""
    found = (len(model.scale), len(model.layers[-1][1]))
    needed = (kind.layout.size, kind.space.size)
    if found != needed:
        shown = {"inputs": found[0], "outputs": found[1], "columns": needed[0], "actions": needed[1]}
        raise EnvError(path, because("model-size", **shown))


class ModelBot:
    """Plays what a model likes best."""

    def __init__(self, path: str, seed: int) -> None:
        self.path = path
        self.model = load(path)
        self.random = Random(seed)
        self._checked: object = None

    def choose(self, view: View) -> Answer:
        """The answer on offer that the net rates highest.

        The row is made of a position that the seat could be in: they all have the same row.
        """
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        kind = kind_of(view.state.rules)
        if self._checked is not kind:
            check_hashes(self.path, self.model.space, self.model.layout, kind)
            check_size(self.path, self.model, kind)
            self._checked = kind
        if len(decision.options) == 1:
            return decision.options[0]
        logits = self.model.logits(kind.observe(determinize(view, self.random), view.seat))
        return max(decision.options, key=lambda option: float(logits[kind.ids[option.id]]))
