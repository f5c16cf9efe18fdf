"""What the environments keep for each kind of game: its layout, its space, and whoever writes its rows."""

# mypyc: skip

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from gugong.engine.actions import Answer
from gugong.engine.ids import CHANCE
from gugong.engine.rules import Rules
from gugong.envs.layout import LAYOUT, LOCATION, Layout, layout_for
from gugong.envs.observer import Observer
from gugong.envs.plan import Plan
from gugong.envs.row import Row, zeros
from gugong.envs.space import SPACE, Space, space_for
from gugong.errors import EnvError, because
from gugong.game import Game

MOST_KEPT: Final = 64
Bytes: TypeAlias = npt.NDArray[np.uint8]  # said, since whoever builds this may have no numpy


class Kind:
    """One kind of game as the environments see it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layout: Layout = layout_for(rules)
        self.space: Space = space_for(rules)
        self.ids = self.space.ids_of(rules)
        self.answers: list[Answer | None] = [None] * self.space.size
        for answer, id in zip(rules.answers.all, self.ids, strict=True):
            if id >= 0:
                self.answers[id] = answer
        self.observer = observer_for(rules, self.layout)
        self.row = Row(zeros(self.layout.size), 0, self.layout.size)
        self.observer.prime(self.row)
        self.cells: Bytes = np.frombuffer(self.row.cells, np.uint8)  # type: ignore[call-overload]  # it has a buffer

    def observe(self, game: Game, seat: int) -> Bytes:
        """The row of a seat; the same memory every time."""
        self.observer.write(self.row, game.state, seat)
        return self.cells


def observer_for(rules: Rules, layout: Layout) -> Observer:
    """Whoever writes the rows of this kind of game in this layout."""
    figures = rules.figures
    things = layout.things
    numbered = {
        "cards": [card.name for card in figures.cards],
        "tokens": [kind.name for kind in figures.tokens],
        "cities": list(figures.map.cities),
        "decrees": [tile.name for tile in figures.decrees],
        "locations": rules.location_names,
        "modules": [module.name() for module in rules.modules],
    }
    places = {block: [things.places(block).get(name, -1) for name in names] for block, names in numbered.items()}
    prompts, frames = things.places("prompts"), things.places("frames")
    plan = Plan(layout.size, layout.starts, places, prompts, frames, LOCATION)
    parts = [
        part(rules, rules.places[name], layout.starts[name], places["cards"])
        for name, part in layout.parts.items()
        if name in rules.places
    ]
    return Observer(rules, plan, parts)


_KINDS: dict[int, Kind] = {}


def kind_of(rules: Rules) -> Kind:
    """What is kept for this kind of game; made once."""
    found = _KINDS.get(id(rules))
    if found is None or found.rules is not rules:
        if len(_KINDS) >= MOST_KEPT:
            _KINDS.clear()
        found = _KINDS[id(rules)] = Kind(rules)
    return found


def layout_of(game: Game) -> Layout:
    """The layout of this game's rows: LAYOUT, unless it has things which that lacks."""
    return kind_of(game.state.rules).layout


def space_of(game: Game) -> Space:
    """The space of this game's answers: SPACE, unless it has answers which that lacks."""
    return kind_of(game.state.rules).space


def observe(game: Game, seat: int, out: Bytes | None = None) -> Bytes:
    """What this seat may know, asked or not, as a row of bytes; written into `out` if that is given."""
    kind = kind_of(_game(game, "observe").state.rules)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < kind.rules.seats:
        raise EnvError(f"observe: a seat from 0 to {kind.rules.seats - 1} is needed, not {seat!r}")
    filled = _checked(out, kind.layout.size, "observe")
    np.copyto(filled, kind.observe(game, seat))
    return filled


def legal(game: Game, out: Bytes | None = None) -> Bytes:
    """1 at the id of every answer on offer; all 0 when the game is over, or chance is asked."""
    kind = kind_of(_game(game, "legal").state.rules)
    filled = _checked(out, kind.space.size, "legal")
    filled.fill(0)
    decision = game.decision
    if decision is not None and decision.seat != CHANCE:
        for option in decision.options:
            filled[kind.ids[option.id]] = 1
    return filled


def _game(game: object, who: str) -> Game:
    """The game; a view of one lacks what other seats' rows need."""
    if not isinstance(game, Game):
        raise EnvError(f"{who}: a Game is needed, not {shape_of(game)}")
    return game


def _checked(out: Bytes | None, size: int, who: str) -> Bytes:
    """An array to write into: the caller's, if it will do."""
    if out is None:
        return np.zeros(size, np.uint8)
    if not isinstance(out, np.ndarray) or out.dtype != np.uint8 or out.shape != (size,) or not out.flags.writeable:
        raise EnvError(f"{who}: out has to be a writeable uint8[{size}], not {shape_of(out)}")
    return out


def shape_of(found: object) -> str:
    """What an array is, for people."""
    return f"{found.dtype}{list(found.shape)}" if isinstance(found, np.ndarray) else type(found).__name__


def check_hashes(what: str, space: str, layout: str, kind: Kind | None = None) -> None:
    """EnvError unless these are the hashes of this kind of game, or of the usual one."""
    mine_space, mine_layout = (SPACE, LAYOUT) if kind is None else (kind.space, kind.layout)
    if space != mine_space.hash:
        raise EnvError(what, because("model-actions", made=space, here=mine_space.hash))
    if layout != mine_layout.hash:
        raise EnvError(what, because("model-columns", made=layout, here=mine_layout.hash))
