"""The script of a lesson: a position, and steps with the answer that each wants. It is data, read from TOML."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Any, Final

import msgspec

from gugong.errors import PlacedError, because, plain
from gugong.registry import ENTRIES, packages

SCRIPTS: Final = "scripts"
FOLDER: Final = "lessons"  # of a module
TOML: Final = ".toml"
BEHIND: Final = 1000  # lessons that are no chapter stand behind those that are
NAME: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


class LessonError(PlacedError):
    """A script that cannot be read, or that the rules do not play as it says; names the lesson and the step."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One slip: what it points at, and which answer it wants; without one it is only read."""

    name: str  # of its words, `lesson-LESSON-STEP`
    points: str = ""  # the element of the page that it stands beside; else the place of the wanted answer
    answer: str = ""
    then: tuple[str, ...] = ()  # what follows: answers of rivals, of chance, and of the learner's that need no slip
    others: dict[str, str] = {}  # by another answer: which `.else-…` of its words is said then


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: where it begins, and its steps."""

    icon: str
    step: tuple[Step, ...]
    position: dict[str, Any]
    name: str = ""  # that of its file
    chapter: int = BEHIND  # its place in the list
    minutes: int = 0
    seat: int = 0  # the learner's
    seed: int = 1  # of the chance that no step scripts
    next: str = ""  # the lesson or page that its last step leads to

    def key(self, step: int) -> str:
        """The key of the words of a step."""
        return f"lesson-{self.name}-{self.step[step].name}"

    def __hash__(self) -> int:
        return hash(self.name)


def read(name: str, text: str) -> Lesson:
    """A script from its text; LessonError says what in it is no script."""
    where = f"lessons/{name}{TOML}"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(where, plain(str(error))) from error
    try:
        lesson = msgspec.convert({**data, "name": name}, Lesson)
    except msgspec.ValidationError as error:
        raise LessonError(where, plain(str(error))) from error
    for found in (name, *(step.name for step in lesson.step)):
        if not found or set(found) - set(NAME):
            raise LessonError(where, because("lesson-name", given=repr(found[:40])))
    names = [step.name for step in lesson.step]
    if not names or len(set(names)) < len(names):
        raise LessonError(where, because("lesson-steps"))
    return lesson


def scripts() -> Iterator[tuple[str, str]]:
    """Name and text of every script: the base game's, then those of the modules that are there."""
    for file in sorted(files(__package__).joinpath(SCRIPTS).iterdir(), key=lambda each: each.name):
        if file.name.endswith(TOML):
            yield file.name.removesuffix(TOML), file.read_text(encoding="utf-8")
    for module in ENTRIES:
        for path, text in module.texts(FOLDER).items():
            if path.endswith(TOML):
                yield PurePosixPath(path).stem, text


def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are best taken."""
    return _gathered(packages())


@cache
def _gathered(modules: tuple[str, ...]) -> tuple[Lesson, ...]:
    """The same; kept by the modules at hand, since another may be installed."""
    found: dict[str, Lesson] = {}
    for name, text in scripts():
        if name in found:
            raise LessonError(f"{FOLDER}/{name}{TOML}", because("lesson-twice"))
        found[name] = read(name, text)
    return tuple(sorted(found.values(), key=lambda each: each.chapter))


def lesson_of(name: str) -> Lesson | None:
    """The lesson of this name; None if there is none."""
    return next((lesson for lesson in lessons() if lesson.name == name), None)
