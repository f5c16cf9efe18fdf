"""What stands in which column of a row: names, the most each can hold, and a hash of it all.

Seats go clockwise from the one that looks. What is absent, modules, seats and slots, is 0, and the head says which are
present. Things have their places in a frozen list, as answers do; every module of the box has its columns, in play or
not, so that all kinds of game share one layout.
"""

# mypyc: skip

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import numpy as np
import numpy.typing as npt

from gugong import registry
from gugong.engine.ids import DOUBLE_PLACES, REWARDS
from gugong.engine.rules import Rules
from gugong.envs.columns import Column, ModuleColumns
from gugong.envs.frozen import OTHER, VERSION, Block, blocks
from gugong.envs.space import outside_names
from gugong.errors import EnvError
from gugong.modules import BOX

SEATS: Final = 5
FACES: Final = 16
FIGURES: Final = 8
LOCATION: Final = 16
EFFECTS: Final = ("none", "servants-1", "servants-2", "swap", "module")
ACTIONS: Final = LOCATION - 2 - len(EFFECTS)  # the locations whose action a card can show by a mark of its own
HOUSES: Final = 8
BERTHS: Final = 10
PLANES: Final = ("hand", "discard", "board", "unseen", "seat1", "seat2", "seat3", "seat4")
SEAT: Final = 64
FIGURES_OF_A_SEAT: Final = (
    *("vp", "jade", "intrigue", "rank", "envoy", "spot", "traveller"),
    *("pool", "pool-neutral", "supply", "supply-neutral", "wall", "wall-double"),
    *(f"double.{place}" for place in DOUBLE_PLACES),
    *(f"reward.{name}" for name in REWARDS),
    *("hand", "discard"),
)
MARKS: Final = 1


def group(name: str, room: int, columns: Iterable[Column]) -> list[Column]:
    """Columns below a name; the places left are spare, and hold 0."""
    named = [Column(f"{name}.{each.name}", each.most, each.categorical) for each in columns]
    return [*named, *(Column(f"{name}.spare{n}", 0) for n in range(len(named), room))]


def marks(names: Iterable[str]) -> list[Column]:
    """Columns that are 0 or 1."""
    return [Column(name, MARKS) for name in names]


def counts(names: Iterable[str]) -> list[Column]:
    """Columns that count."""
    return [Column(name) for name in names]


class Things:
    """The names that have columns, block by block; more than the frozen ones where a kind of game has more."""

    def __init__(self, rules: Rules | None) -> None:
        frozen = blocks("columns")
        if rules is None:
            self.blocks = frozen
            return
        figures = rules.figures
        absent = outside_names(rules)
        brought = {
            "cards": [card.name for card in figures.cards],
            "locations": rules.location_names,
            "cities": list(figures.map.cities),
            "tokens": [kind.name for kind in figures.tokens],
            "decrees": [tile.name for tile in figures.decrees],
            "modules": [module.name() for module in rules.modules],
        }
        self.blocks = {
            name: block.with_more(each for each in brought.get(name, ()) if each not in absent)
            for name, block in frozen.items()
        }

    def __getitem__(self, name: str) -> Block:
        return self.blocks[name]

    def padded(self, name: str) -> list[str]:
        """The names of a block, and for what is free a number."""
        block = self.blocks[name]
        return [*block.names, *(f"spare{n}" for n in range(len(block.names), block.room))]

    def places(self, name: str) -> dict[str, int]:
        """Where each of a block is."""
        return {each: place for place, each in enumerate(self.blocks[name].names)}


def base_groups(things: Things) -> dict[str, list[Column]]:
    """The columns of the base game, group by group, in their order."""
    seats = [f"seat{seat}" for seat in range(SEATS)]
    tokens, decrees = things.padded("tokens"), things.padded("decrees")
    head = ("seats", "seat", "automa", "expert", "layered", "day", "die1", "die2", "die3", "pile", "wall-size")
    modules = [f"module.{name}" for name in things["modules"].names]
    location = [
        *(Column("value"), Column("card", things["cards"].room, True)),
        *marks(f"effect.{name}" for name in EFFECTS),
        *marks(f"action.{name}" for name in things["locations"].names[:ACTIONS]),
    ]
    seat = [
        *(Column(name, MARKS if name.startswith("double.") else 255) for name in FIGURES_OF_A_SEAT),
        *(Column(f"token.{name}") for name in tokens),
    ]
    who = Column("owner", SEATS, True)
    return {
        "head": group("head", 24, [*counts(head), *marks(modules)]),
        "asked": group("asked", 8, marks([*seats, "chance", "nobody"])),
        "turn": [
            *group("active", SEATS, marks(seats)),
            *group("start", SEATS, marks(seats)),
            *group("medal", SEATS, marks(seats)),
            Column("medal.spare", 0),
        ],
        "dice": group("dice", FACES, counts(f"face{face}" for face in range(FACES))),
        "prompt": group("prompt", things["prompts"].room + 1, marks([*things.padded("prompts"), OTHER])),
        "frame": group("frame", things["frames"].room + 1, counts([*things.padded("frames"), OTHER])),
        "figure": group("figure", FIGURES, [Column(str(n), 255, True) for n in range(FIGURES)]),
        "location": [
            each for name in things.padded("locations") for each in group(f"location.{name}", LOCATION, location)
        ],
        "city": group("city", 0, [Column(name, things["tokens"].room, True) for name in things.padded("cities")]),
        "house": group("house", HOUSES, marks(str(n) for n in range(HOUSES))),
        "bag": group("bag", 0, counts(tokens)),
        "used": group("used", 0, counts(tokens)),
        "decree": [
            each for name in decrees for each in group(f"decree.{name}", 0, marks(["in-play", *seats]))
        ],
        "berth": [
            *(each for n in range(BERTHS) for each in group(f"berth{n}", 0, [who, *counts(["servants", "double"])])),
            *(Column(f"berth.spare{n}", 0) for n in range(2)),
        ],
        "seats": [each for name in seats for each in group(name, SEAT, seat)],
        "card": [
            each
            for name in things.padded("cards")
            for each in group(f"card.{name}", 0, [Column(plane, plane_most(plane)) for plane in PLANES])
        ],
    }  # fmt: skip


def plane_most(plane: str) -> int:
    """Marks; unseen 2 lies under the pile, and the seat knows; others 1 hand, 2 discard, 3 either."""
    return 3 if plane.startswith("seat") else 2 if plane == "unseen" else MARKS


class Layout:
    """The columns of a row."""

    def __init__(self, things: Things, parts: dict[str, type[ModuleColumns]]) -> None:
        self.version = VERSION
        self.things = things
        self.parts = parts
        self.starts: dict[str, int] = {}
        self.columns: list[Column] = []
        groups = base_groups(things)
        for name, part in parts.items():
            groups[name] = group(name, 0, part.columns())
        for name, columns in groups.items():
            self.starts[name] = len(self.columns)
            self.columns += columns
        told = [f"{each.name} {each.most} {each.categorical}" for each in self.columns]
        self.hash: str = sha256("\n".join([f"columns {VERSION}", *told]).encode()).hexdigest()[:16]
        self._places: dict[str, tuple[int, int, int]] = {}  # of every name and beginning of one: first, last, how many
        for place, each in enumerate(self.columns):
            words = each.name.split(".")
            for end in range(1, len(words) + 1):
                first, _, count = self._places.get(".".join(words[:end]), (place, 0, 0))
                self._places[".".join(words[:end])] = (first, place, count + 1)
        self.maxima: npt.NDArray[np.uint8] = np.array([each.most for each in self.columns], np.uint8)
        self.maxima.flags.writeable = False
        self.categorical = [place for place, each in enumerate(self.columns) if each.categorical]

    @property
    def size(self) -> int:
        """How many columns a row has."""
        return len(self.columns)

    def names(self) -> list[str]:
        """The name of every column, in order."""
        return [each.name for each in self.columns]

    def __getitem__(self, name: str) -> slice:
        """Where a column is, or all columns whose names begin like this: `"seat0.vp"`, `"seat0"`, `"card.hand2-6"`."""
        first, last, count = self._places.get(name, (0, 0, 0))
        if last - first + 1 != count:
            raise EnvError(f"columns {self.hash}: there is no {name!r}; docs/envs-layout.md lists them")
        return slice(first, last + 1)

    def __repr__(self) -> str:
        return f"<Layout {self.size}, version {self.version}, hash {self.hash}>"


def box_parts() -> dict[str, type[ModuleColumns]]:
    """What the modules of the box bring, in the order of the box."""
    return registry.parts("tensor", ModuleColumns, [name.replace("_", "-") for name in BOX])


def layout_for(rules: Rules) -> Layout:
    """The layout of a kind of game: the usual one, unless it has things or modules which that lacks."""
    things = Things(rules)
    own = registry.parts("tensor", ModuleColumns, [module.name() for module in rules.modules])
    more = {name: part for name, part in own.items() if name not in LAYOUT.parts}
    if not more and things.blocks == LAYOUT.things.blocks:
        return LAYOUT
    return Layout(things, {**LAYOUT.parts, **more})


LAYOUT: Final = Layout(Things(None), box_parts())
