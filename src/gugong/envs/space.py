"""The action space: an id is the place of an answer in a frozen list.

A catalog of one's own, or a module from outside, adds answers in the free places of a block, so that no other answer
moves. The space then has another hash.
"""

# mypyc: skip

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from gugong.engine.actions import Answer, AnswerTable
from gugong.engine.rules import Rules
from gugong.envs.frozen import VERSION, Block, blocks
from gugong.errors import EnvError
from gugong.modules import BOX

CHANCE_ONLY: Final = "chance"
REST: Final = "module"


def name_of(answer: Answer) -> str:
    """An answer's name in the list: two may share a text, but not also whether they are asides."""
    return f"{answer.text} (aside)" if answer.aside else answer.text


class Space:
    """Every answer that a seat can give, by its id."""

    def __init__(self, listed: Iterable[Block]) -> None:
        self.version = VERSION
        self._names: list[str] = []
        for block in listed:
            self._names += [*block.names, *[""] * (block.room - len(block.names))]
        self._ids = {name: place for place, name in enumerate(self._names) if name}
        told = f"actions {VERSION}\n" + "\n".join(self._names)
        self.hash: str = sha256(told.encode()).hexdigest()[:16]

    @property
    def size(self) -> int:
        """How many ids there are, free ones included."""
        return len(self._names)

    def id(self, name: str) -> int:
        """The id of an answer: `"at jade"`, and `"exchange 2 (aside)"` where two share a text."""
        if name not in self._ids:
            raise EnvError(f"actions {self.hash}: there is no {name!r}; docs/envs-layout.md lists them")
        return self._ids[name]

    def text(self, id: int) -> str:
        """The answer of an id, in words."""
        if not 0 <= id < self.size or not self._names[id]:
            raise EnvError(f"actions {self.hash}: no answer has the id {id}")
        return self._names[id]

    def answer(self, rules: Rules, id: int) -> Answer:
        """The answer of an id, as games of this kind have it."""
        text = self.text(id)
        for answer in rules.answers.all:
            if name_of(answer) == text:
                return answer
        raise EnvError(f"actions {self.hash}: {text!r} is no answer of this kind of game")

    def table(self) -> list[str]:
        """Every answer at the place of its id; "" where a place is free."""
        return self._names[:]

    def ids_of(self, rules: Rules) -> list[int]:
        """The id of every answer of a kind of game, by its place there; -1 for those that no seat can give."""
        return [self._ids.get(name_of(answer), -1) for answer in rules.answers.all]

    def __repr__(self) -> str:
        return f"<Space {self.size}, version {self.version}, hash {self.hash}>"


def outside_names(rules: Rules) -> set[str]:
    """What modules from outside bring that are installed but not in play: it needs no places."""
    box = {name.replace("_", "-") for name in BOX}
    absent = [module for module in rules.installed if module.name() not in box and not rules.brings(module.name())]
    names = {module.name() for module in absent}
    figures = rules.figures
    things = [(each.name, each.module) for each in figures.cards]
    things += [(each.name, each.module) for each in figures.tokens]
    things += [(each.name, each.module) for each in figures.decrees]
    found = {name for name, module in things if module in names}
    for module in absent:
        found.update(module.locations())
        scratch = AnswerTable(figures, rules.location_names)
        before = len(scratch.all)
        module.add_answers(scratch, figures)
        found.update(answer.text for answer in scratch.all[before:])
    return found


def space_for(rules: Rules) -> Space:
    """The space of a kind of game: the frozen one, unless it has answers which that lacks."""
    frozen = blocks("actions")
    known = {name for block in frozen.values() for name in block.names}
    absent = outside_names(rules)
    more: dict[str, list[str]] = {}
    for answer in rules.answers.all:
        name = name_of(answer)
        verb, _, thing = answer.text.partition(" ")
        if name not in known and verb not in VERBS_OF_CHANCE and not {answer.text, *thing.split()} & absent:
            more.setdefault(verb if verb in frozen else REST, []).append(name)
    if not more:
        return SPACE
    listed = [block.with_more(more.get(block.name, ())) for block in frozen.values() if block.name != CHANCE_ONLY]
    return Space(listed)


VERBS_OF_CHANCE: Final = {name.partition(" ")[0] for name in blocks("actions")[CHANCE_ONLY].names}
SPACE: Final = Space(block for block in blocks("actions").values() if block.name != CHANCE_ONLY)
