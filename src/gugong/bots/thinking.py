"""What the bots that think have in common: how they come to a question, before each thinks in its own way."""

from __future__ import annotations

from random import Random

from gugong.bots.turns import AT_ONCE, Thinker
from gugong.bots.view_number import glance
from gugong.bots.weights_alone import weights_of_meng, weights_of_player
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.ids import NOBODY
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.view import View, deal_hidden


class ThinkingBot:
    """Answers at once where there is nothing to think about, and thinks about one deal of what is hidden otherwise."""

    def __init__(self, seed: int, weights: list[list[float]] | None) -> None:
        self.seed = seed
        self.weights = weights
        self.thinker: Thinker | None = None

    def choose(self, view: View) -> Answer:
        """The only answer there is, or the one that thinking finds best."""
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        options = decision.options
        if len(options) == 1:
            return options[0]
        thinker = self.thinker
        if thinker is None or thinker.rules is not view.state.rules:
            thinker = self.new_thinker(view.state.rules)
            self.thinker = thinker
        seed = self.seed_for(view)
        state = deal_hidden(view, Random(seed))
        if decision.prompt in AT_ONCE:
            return thinker.policy.pick(state, decision)
        return self.think(thinker, view, decision, state, seed)

    def new_thinker(self, rules: Rules) -> Thinker:
        """What it thinks with in one kind of game; against Meng things weigh otherwise."""
        if rules.automa == NOBODY or self.weights is not None:
            return Thinker(rules, self.weights)
        return Thinker(rules, weights_of_player(), weights_of_meng())

    def seed_for(self, view: View) -> int:
        """Its chance for this question."""
        return glance(view, self.seed)

    def think(self, thinker: Thinker, view: View, decision: Decision, state: State, seed: int) -> Answer:
        """The best answer; the state is a deal of what the view hides."""
        return thinker.policy.pick(state, decision)
