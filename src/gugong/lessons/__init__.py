"""Lessons: what a script says, and the game that it plays. Words are in the files of words, by the names of the steps.

A chapter of the base game lies in `scripts`, one of a module in its folder `lessons`. docs/write-a-lesson.md says how
one is written.
"""

from __future__ import annotations

from gugong.lessons.course import Course, course_of
from gugong.lessons.script import Lesson, LessonError, Step, lesson_of, lessons

__all__ = ["Course", "Lesson", "LessonError", "Step", "course_of", "lesson_of", "lessons"]
