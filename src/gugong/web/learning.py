"""How far a browser is in its lessons: a cookie that holds no secret, so it survives a restart of either side."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from gugong.lessons import Lesson, lessons

COOKIE: Final = "gugong_learn"
LONGEST: Final = 1200
ENTRY: Final = re.compile(r"([a-z0-9-]{1,40})\.(\d{1,3})(d?)")
HOW_YOU_WIN: Final = "how-you-win"  # a page that is read, and no game


@dataclass(frozen=True)
class Progress:
    """By lesson: the step that comes next, counted from 0, and which have been gone through once."""

    steps: dict[str, int] = field(default_factory=dict)
    done: frozenset[str] = frozenset()

    def at(self, lesson: Lesson) -> int:
        """The step with which a lesson goes on."""
        step = self.steps.get(lesson.name, 0)
        return step if step < len(lesson.step) else 0

    def to(self, name: str, step: int, is_done: bool = False) -> Progress:
        """The same with another step of this lesson; once done it stays done."""
        done = self.done | {name} if is_done else self.done
        return Progress({**self.steps, name: step}, done)

    def to_cookie(self) -> str:
        """As text: `first-day.5~gifts.6d`."""
        return "~".join(f"{name}.{step}{'d' if name in self.done else ''}" for name, step in self.steps.items())


def progress_from_cookie(text: str | None) -> Progress:
    """What a cookie says; what it says of lessons that are not there, or wrongly, counts for nothing."""
    found = Progress()
    there = {lesson.name: len(lesson.step) for lesson in lessons()} | {HOW_YOU_WIN: 1}
    for part in (text or "")[:LONGEST].split("~"):
        said = ENTRY.fullmatch(part)
        if said and said[1] in there:
            found = found.to(said[1], min(int(said[2]), there[said[1]]), bool(said[3]))
    return found
