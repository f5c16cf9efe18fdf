"""What the coach's process is given to do where it shall fail: it is loaded there by its name."""

from __future__ import annotations

from typing import Any

from gugong.coach.reading import Report
from gugong.web.bots import coach_worker

BAD = "bad"  # the key of a game in whose middle something fails
STEPS = 1  # after so many steps

real_step = coach_worker.step


def failing_step(
    job: int, key: str, head: str, answers: tuple[str, ...], seat: int, report: Report | None
) -> Report | None:
    """A step of a report, which fails in the middle of one game."""
    if key == BAD and report is not None and report.done >= STEPS:
        raise RuntimeError("a fault of somebody's own")
    return real_step(job, key, head, answers, seat, report)


def failing_hint(*_given: Any) -> list[coach_worker.Advice]:
    """A hint that fails."""
    raise RuntimeError("a fault of somebody's own")
