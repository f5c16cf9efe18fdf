"""`greedy`: tries each answer, completes its turn by the fixed policy, and takes what the evaluation likes best."""

from __future__ import annotations

from gugong.bots.lots import Lots
from gugong.bots.thinking import ThinkingBot
from gugong.bots.turns import NEXT_TURN, Thinker
from gugong.bots.view_number import glance
from gugong.engine.actions import Answer
from gugong.engine.course import play
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.view import View


class Greedy(ThinkingBot):
    """Looks at every card with every official, and at each answer of what follows."""

    def __init__(self, seed: int = 0, whim: float = 0.0, weights: list[list[float]] | None = None) -> None:
        super().__init__(seed, weights)
        self.whim = whim  # how many VP chance may add to an answer

    def seed_for(self, view: View) -> int:
        return Lots(glance(view, self.seed)).word

    def think(self, thinker: Thinker, view: View, decision: Decision, state: State, seed: int) -> Answer:
        """The answer that leads to the best end of its turn."""
        options = decision.options
        seat = view.seat
        best = options[0]
        most = -1e9
        for answer in options:
            if answer.aside and decision.prompt == NEXT_TURN:
                continue  # what they bring can be had later in the turn
            after = state.copy()
            play(after, answer)
            if decision.prompt == NEXT_TURN:
                worth = self.best_location(thinker, after, seat, seed)
            else:
                worth = finish(thinker, after, seat, seed)
            if self.whim:
                worth += self.whim * Lots(seed + answer.id).random()
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
