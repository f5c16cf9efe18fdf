"""Looking ahead: ways through a turn, played on over many deals of what cannot be seen."""

from __future__ import annotations

from random import Random
from typing import Final

from gugong.bots.lots import Fate, Lots
from gugong.bots.turns import NEXT_TURN, Thinker
from gugong.engine.actions import Answer
from gugong.engine.course import play
from gugong.engine.ids import CHANCE
from gugong.engine.state import State
from gugong.view import View, deal_hidden

APART: Final = 7919  # between the seeds of deals


class Way:
    """One way through the rest of a turn: the answers to its questions, and what its end is worth."""

    def __init__(self, worth: float, keys: list[int], answers: list[Answer], end: State) -> None:
        self.worth = worth
        self.keys = keys
        self.answers = answers
        self.end = end


def best_way(ways: list[Way]) -> Way | None:
    """The way with the best end; of equals the first."""
    best: Way | None = None
    for way in ways:
        if best is None or way.worth > best.worth:
            best = way
    return best


def promising(ways: list[Way], most: int) -> list[Way]:
    """The so many ways with the best ends, best first."""
    rated = [(-way.worth, place) for place, way in enumerate(ways) if way.answers]
    rated.sort()
    return [ways[place] for _, place in rated[:most]]


def follow(thinker: Thinker, state: State, seat: int, way: Way, lots: Lots) -> None:
    """Give the answers of a way as far as they are on offer in this deal, then end the turn."""
    for answer in way.answers:
        decision = state.pending
        while decision is not None and decision.seat != seat:
            chance = decision.seat == CHANCE
            play(state, lots.deal(decision) if chance else thinker.policy.pick(state, decision))
            decision = state.pending
        if decision is None or answer not in decision.options:
            break
        play(state, answer)
    decision = state.pending
    if decision is not None and decision.prompt != NEXT_TURN:
        thinker.complete(state, lots)


def best_on_average(thinker: Thinker, view: View, ways: list[Way], seed: int, deals: int, turns: int) -> Way:
    """The way that does best on average when so many deals are played on by the policy for so many turns.

    All ways meet the same deals and the same fate; what the evaluation said at the turn's end counts as one deal.
    """
    best = ways[0]
    most = -1e9
    for way in ways:
        total = way.worth
        for deal in range(deals):
            chance = seed + deal * APART
            state = deal_hidden(view, Random(chance))
            fate = Fate(chance)
            follow(thinker, state, view.seat, way, fate)
            thinker.play_turns(state, fate, turns)
            total += thinker.evaluation.value(state, view.seat)
        if total > most:
            most = total
            best = way
    return best
