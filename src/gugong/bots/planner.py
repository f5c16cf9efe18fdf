"""`planner`: searches its whole turn and takes the way to the end that the evaluation likes best.

Every answer is tried, down to the end of the turn; ways that lead to the same position are searched once. Asides are
tried only where they enable something: tokens for a Servant where one could be missing, the rest at the turn's end
and before the final scoring. Each answer gets an even share of the nodes; where they run out, the policy completes the
turn. With modules in play, where more depends on chance, the best ways are then played on over several deals, and the
best on average is taken.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gugong.bots.ahead import Way, best_on_average, best_way, promising
from gugong.bots.lots import Lots
from gugong.bots.signature import signature
from gugong.bots.thinking import ThinkingBot
from gugong.bots.turns import LAST_EXCHANGE, NEXT_TURN, TURN_END, Thinker
from gugong.engine.actions import EXCHANGE, Answer
from gugong.engine.course import play
from gugong.engine.decisions import Decision
from gugong.engine.ids import CHANCE, FOR_SERVANT
from gugong.engine.state import State
from gugong.errors import BotError, because
from gugong.view import View, deal_hidden

MANY: Final = 7  # of more answers than this only the policy's favourites are tried
ENOUGH_SERVANTS: Final = 4  # with so many in the pool none is bought with tokens
NODES: Final = 4000
DEALS: Final = 3  # with modules in play the best ways are compared on so many deals of what cannot be seen
WAYS: Final = 6  # how many of them
TURNS: Final = 4  # how many turns they are played on
USES_OF_SERVANTS: Final = ("fee", "card-action", "location-action", "canal", "wall-place")


class TurnSearch:
    """All ways through the rest of a turn."""

    def __init__(self, thinker: Thinker, seat: int, seed: int) -> None:
        self.thinker = thinker
        self.seat = seat
        self.seed = seed
        self.seen: set[int] = set()
        self.keys: list[int] = []
        self.answers: list[Answer] = []
        self.ways: list[Way] = []

    def search(self, state: State, nodes: int, dealt: int = 0) -> int:
        """Try everything from here, as far as so many nodes go, and say how many went; the state is used up."""
        thinker = self.thinker
        decision = state.pending
        while decision is not None and decision.seat != self.seat and decision.prompt != NEXT_TURN:
            if decision.seat == CHANCE:
                play(state, Lots(self.seed + dealt).deal(decision))
                dealt += 1
            else:
                play(state, thinker.policy.pick(state, decision))
            decision = state.pending
        if decision is None or (decision.prompt == NEXT_TURN and self.answers):
            self.end(state)
            return 0
        key = signature(state, self.seat, thinker.evaluation.worths)
        if key in self.seen:
            return 0
        if nodes <= 1 and self.answers:
            thinker.complete(state, Lots(self.seed + dealt))
            self.end(state)
            return 1
        self.seen.add(key)
        used = 1
        tried = self.tried(state, decision)
        if decision.prompt == TURN_END:
            self.end(state)
        self.keys.append(key)
        for place, answer in enumerate(tried):
            after = state if place == len(tried) - 1 and decision.prompt != TURN_END else state.copy()
            play(after, answer)
            self.answers.append(answer)
            used += self.search(after, (nodes - used) // (len(tried) - place), dealt)
            self.answers.pop()
        self.keys.pop()
        return used

    def end(self, state: State) -> None:
        """The turn is over."""
        worth = self.thinker.evaluation.value(state, self.seat)
        self.ways.append(Way(worth, self.keys[:], self.answers[:], state))

    def tried(self, state: State, decision: Decision) -> list[Answer]:
        """The answers worth trying."""
        prompt = decision.prompt
        plain: list[Answer] = []
        asides: list[Answer] = []
        for answer in decision.options:
            if not answer.aside:
                plain.append(answer)
            elif answer.kind == EXCHANGE and answer.a == FOR_SERVANT:
                if prompt in USES_OF_SERVANTS and state.pool_worth(self.seat) < ENOUGH_SERVANTS:
                    asides.append(answer)
            elif prompt == LAST_EXCHANGE or (
                prompt == TURN_END and self.thinker.policy.worth_an_aside(state, self.seat, prompt, answer)
            ):
                asides.append(answer)
        if prompt == TURN_END:
            return asides
        if len(plain) > MANY and prompt != "location":
            plain = self.thinker.policy.favourites(state, decision, plain, MANY)
        return plain + asides


class Planner(ThinkingBot):
    """Plans its whole turn, then answers by the plan as long as things go as foreseen."""

    def __init__(
        self,
        seed: int = 0,
        nodes: int = NODES,
        deals: int | None = None,
        weights: list[list[float]] | None = None,
    ) -> None:
        if nodes < 1:
            raise BotError("", because("bot-at-least-1"))
        super().__init__(seed, weights)
        self.nodes = nodes
        self.plan: dict[int, Answer] = {}
        self.deals = deals

    def think(self, thinker: Thinker, view: View, decision: Decision, state: State, seed: int) -> Answer:
        """The next answer of the best way through this turn."""
        planned = self.plan.get(signature(state, view.seat, thinker.evaluation.worths))
        if planned is not None and planned in decision.options:
            return planned
        search = TurnSearch(thinker, view.seat, seed)
        search.search(state, self.nodes)
        best = self.best(thinker, view, decision, search.ways, seed)
        if best is None or not best.answers:
            return thinker.policy.pick(deal_hidden(view, Random(seed)), decision)
        self.plan = dict(zip(best.keys, best.answers, strict=False))
        return best.answers[0]

    def best(self, thinker: Thinker, view: View, decision: Decision, ways: list[Way], seed: int) -> Way | None:
        """The way to go; None if there is none."""
        deals = (DEALS if thinker.rules.modules else 0) if self.deals is None else self.deals
        best = best_way(ways)
        if not deals or best is None or not best.answers:
            return best
        return best_on_average(thinker, view, promising(ways, WAYS), seed, deals, TURNS)
