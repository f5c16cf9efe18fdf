"""What an answer will do, as far as its seat can foresee it.

It is found without looking at what is hidden: the hidden things are dealt several times, evenly among what the seat
holds possible, and the answer is played in each deal. Where all deals agree, that is what will happen. Where they do
not, the answer would reveal something, and nothing is foretold. What this returns follows from the view alone, so it
cannot tell two positions apart that the seat cannot.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from gugong import explain
from gugong.catalog.load import Catalog
from gugong.engine import course
from gugong.engine.events import Event
from gugong.engine.state import State
from gugong.play.forced import is_forced
from gugong.view import View, deal_hidden, view_of

DEALS: Final = 4
Told = tuple[str, str, int, tuple[int, ...], str]


@dataclass(frozen=True)
class Outcome:
    """A position after an answer, before the first chance and the first question to another seat."""

    view: View
    events: tuple[Event, ...]  # as the seat is told of them

    def tells(self) -> tuple[object, ...]:
        """All that the seat learns by it, to be compared."""
        asked = self.view.decision
        question = () if asked is None else (asked.prompt, tuple(option.text for option in asked.options))
        cards = (tuple(self.view.unseen), tuple(map(tuple, self.view.loose)), tuple(self.view.state.board))
        own = self.view.state
        held = (tuple(own.hands), tuple(own.discards), tuple(own.vp), tuple(own.pool))
        told = tuple((e.kind, e.rule, e.seat, e.values, e.decided) for e in self.events)
        return (told, cards, held, self.view.asked, question)


def foresee(view: View, answer: str) -> Outcome | None:
    """What the answer does; None if that depends on what the view's seat does not know."""
    random = Random(DEALS)  # the deals follow from the view, and from nothing else
    first: Outcome | None = None
    learnt: tuple[object, ...] = ()
    for _ in range(DEALS):
        outcome = outcome_of(deal_hidden(view, random), view.seat, view.catalog, answer)
        if first is None:
            first, learnt = outcome, outcome.tells()
        elif outcome.tells() != learnt:
            return None
    return first


def outcome_of(state: State, seat: int, catalog: Catalog, answer: str) -> Outcome:
    """Play an answer that is on offer in a copy of this position, with what is forced after it."""
    state = state.copy()
    state.events = []
    pending = state.pending
    option = None if pending is None else pending.find(answer)
    assert option is not None, "only an answer on offer has an outcome"
    course.play(state, option)
    pending = state.pending
    while pending is not None and pending.seat == seat and is_forced(pending, confirms=True):
        course.play(state, pending.options[0])
        pending = state.pending
    told = tuple(explain.hide(event, seat) for event in state.events or [])
    return Outcome(view_of(state, seat, catalog), told)


def reveals(state: State, seat: int, catalog: Catalog, answer: str) -> bool:
    """Whether its answer showed this seat what it could not foresee: in some deal it learns something else."""
    learnt = outcome_of(state, seat, catalog, answer).tells()
    view, random = view_of(state, seat, catalog), Random(DEALS)
    return any(outcome_of(deal_hidden(view, random), seat, catalog, answer).tells() != learnt for _ in range(DEALS))
