"""Playing on from a position inside a bot's head: to the end of a turn, of some turns, of the game."""

from __future__ import annotations

from typing import Final

from gugong.bots.evaluation import Evaluation
from gugong.bots.lots import Lots
from gugong.bots.policy import Policy
from gugong.engine.course import play
from gugong.engine.ids import CHANCE
from gugong.engine.rules import Rules
from gugong.engine.state import State

TURN_END: Final = "turn-end"
LAST_EXCHANGE: Final = "last-exchange"
NEXT_TURN: Final = "card"
BLIND: Final = ("bid",)  # asked of all at once: trying answers on one deal would count on the others' bids
AT_ONCE: Final = (*BLIND, "night-servants")  # and what needs no thought: all Servants that matches bring


class Thinker:
    """An evaluation and a policy for one kind of game, with what it takes to play on."""

    def __init__(
        self,
        rules: Rules,
        weights: list[list[float]] | None = None,
        automa_weights: list[list[float]] | None = None,
    ) -> None:
        self.rules = rules
        self.evaluation = Evaluation(rules, weights, automa_weights)
        self.policy = Policy(self.evaluation)

    def complete(self, state: State, lots: Lots) -> None:
        """Play on by the policy to the end of the turn under way; between turns, to the beginning of the next."""
        policy = self.policy
        while True:
            decision = state.pending
            if decision is None or decision.prompt == NEXT_TURN:
                return
            if decision.seat == CHANCE:
                play(state, lots.deal(decision))
                continue
            answer = policy.pick(state, decision)
            if decision.prompt == TURN_END and not answer.aside:
                return
            play(state, answer)

    def play_turns(self, state: State, lots: Lots, turns: int) -> None:
        """Play on by the policy until so many turns have been taken, or the game is over."""
        policy = self.policy
        while True:
            decision = state.pending
            if decision is None:
                return
            if decision.prompt == NEXT_TURN:
                turns -= 1
                if turns < 0:
                    return
            play(state, lots.deal(decision) if decision.seat == CHANCE else policy.pick(state, decision))


def random_playout(state: State, lots: Lots) -> int:
    """Play on at random to the end of the game; how many answers that took."""
    count = 0
    while True:
        decision = state.pending
        if decision is None:
            return count
        count += 1
        if decision.weights is None:
            play(state, decision.options[lots.randrange(len(decision.options))])
        else:
            play(state, lots.deal(decision))
