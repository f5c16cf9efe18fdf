"""What a module tells this room about its things, so that sentences about them can be filled in.

A module's file `speech.py` has a class PART made from `ModuleSpeech`; what it says lies in its `words/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.frames import Frame
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn
from gugong.registry import packages, parts

Known = dict[str, object]
# Adds the facts of a refusal to what is known of it, and says which of its wordings fits.
Detail = Callable[[State, int, Answer, Known], str]


class ModuleSpeech:
    """The part of a module that knows what its sentences need; a module without one has plain sentences."""

    rules: Mapping[str, str] = {}  # the rule that has each of its questions asked
    fields: Mapping[str, tuple[str, ...]] = {}  # what the numbers of its events stand for, as `card:card`
    candidates: Mapping[str, str] = {}  # of its events that tell of a choice: the kind of what there was
    minor: Sequence[str] = ()  # its events that a short log leaves out
    kinds: Mapping[str, str] = {}  # what numbers of its frames and facts stand for, by name
    chosen: Mapping[str, str] = {}  # what its answers choose, by verb
    about: Mapping[str, tuple[int, ...]] = {}  # the kinds of answers that its questions are about
    placing: Sequence[str] = ()  # its questions by which a piece must be placed
    details: Mapping[str, Detail] = {}  # the facts behind its refusals
    drawn_rules: Mapping[str, tuple[str, ...]] = {}  # the rules of drawn things of the base game's kinds, by their ids

    def things(self, rules: Rules, kind: str) -> Sequence[str] | None:
        """The ids of its things of a kind, by number; None for a kind that is not its own."""
        return None

    def facts(self, state: State, seat: int) -> Known:
        """What is true of its things, for any sentence."""
        return {}

    def tell_about(self, state: State, seat: int, drawn: Drawn) -> About | None:
        """What there is to say to a seat about something that it draws; None for what is not its own.

        The seat is NOBODY for whoever watches, to whom no line tells of themselves.
        """
        return None

    def question_variant(self, state: State, frame: Frame, seat: int) -> str:
        """Which wording of a question fits."""
        return ""

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        """Add what the phrase of an answer needs; the variant of its wording, "" for an answer that is not its own."""
        return ""

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        """Add what the sentence of an event needs; the variant of it, if it is not simply that of its kind."""
        return ""


def speeches() -> tuple[ModuleSpeech, ...]:
    """What every module that is there has for this room, in order."""
    return tuple(_made(packages()).values())


def in_play(state: State) -> list[ModuleSpeech]:
    """The same, of the modules of this game."""
    rules = state.rules
    return [speech for name, speech in _made(packages()).items() if rules.brings(name)]


@cache
def _made(modules: tuple[str, ...]) -> dict[str, ModuleSpeech]:
    """One object for each module by name, kept by the modules at hand, since another may be installed."""
    return {name: part() for name, part in parts("speech", ModuleSpeech).items()}
