"""`greedy`: tries each answer, completes its turn by the fixed policy, and takes what the evaluation likes best."""

from __future__ import annotations

from random import Random

from gugong.bots.lots import Lots
from gugong.bots.seeing import glance
from gugong.bots.turns import BLIND, NEXT_TURN, Thinker
from gugong.engine.actions import Answer
from gugong.engine.course import play
from gugong.engine.state import State
from gugong.view import View, deal_hidden


class Greedy:
    """Looks at every card with every official, and at each answer of what follows."""

    def __init__(self, seed: int = 0, whim: float = 0.0, weights: list[list[float]] | None = None) -> None:
        self.seed = seed
        self.whim = whim  # how many VP chance may add to an answer
        self.weights = weights
        self.thinker: Thinker | None = None

    def choose(self, view: View) -> Answer:
        """The answer that leads to the best end of its turn."""
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        options = decision.options
        if len(options) == 1:
            return options[0]
        thinker = self.thinker
        if thinker is None or thinker.rules is not view.state.rules:
            thinker = Thinker(view.state.rules, self.weights)
            self.thinker = thinker
        lots = Lots(glance(view, self.seed))
        state = deal_hidden(view, Random(lots.word))
        if decision.prompt in BLIND:
            return thinker.policy.pick(state, decision)
        seat = view.seat
        best = options[0]
        most = -1e9
        for answer in options:
            if answer.aside and decision.prompt == NEXT_TURN:
                continue  # what they bring can be had later in the turn
            after = state.copy()
            play(after, answer)
            if decision.prompt == NEXT_TURN:
                worth = self.best_location(thinker, after, seat, lots.word)
            else:
                worth = finish(thinker, after, seat, lots.word)
            if self.whim:
                worth += self.whim * Lots(lots.word + answer.id).random()
            if worth > most:
                most = worth
                best = answer
        return best

    def best_location(self, thinker: Thinker, state: State, seat: int, seed: int) -> float:
        """The card is picked: its best official."""
        most = -1e9
        decision = state.pending
        assert decision is not None
        for answer in decision.options:
            if not answer.aside:
                after = state.copy()
                play(after, answer)
                most = max(most, finish(thinker, after, seat, seed))
        return most


def finish(thinker: Thinker, state: State, seat: int, seed: int) -> float:
    """The worth of the turn's end, if the policy goes on from here."""
    thinker.complete(state, Lots(seed))
    return thinker.evaluation.value(state, seat)
