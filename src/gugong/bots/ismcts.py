"""`ismcts`: information-set Monte Carlo tree search over whole turns.

It searches its own turn like the planner and keeps the most promising ways. Then, again and again, it deals what it
cannot see anew, follows each of these ways, goes on down a tree of exchanges, plays a few turns more by the policy and
evaluates where that leads. The worse half of the ways is dropped, and again, until one is left: that is played.
"""

from __future__ import annotations

import math
import time as clock
from random import Random
from typing import Final

from gugong.bots.ahead import APART, Way, follow, promising
from gugong.bots.lots import Fate, Lots
from gugong.bots.planner import Planner
from gugong.bots.turns import NEXT_TURN, Thinker
from gugong.engine.actions import Answer
from gugong.engine.course import play
from gugong.engine.decisions import Decision
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.state import State
from gugong.errors import BotError, because
from gugong.view import View, deal_hidden

ITERATIONS: Final = 200
WIDTH: Final = 32  # ways of its own turn that are followed
ROUNDS: Final = 2  # so many turns of every seat are played before a position is evaluated
TURNS_ALONE: Final = 8  # against Meng, whose turns are not asked for: about two days
CURIOSITY: Final = 3.0  # in VP: how much a rarely tried exchange is tried for its own sake
NODES: Final = 1500  # of the search through its own turn
TRUST: Final = 4.0  # how many visits the evaluation of a way counts as
REPLIES: Final = 4  # exchanges that are tried at a node further down
SMALL_QUESTION: Final = 0.25  # the part of a turn's budget for a question outside one's turn, or in its middle


class Node:
    """What is known of a position of the tree: who chooses there, and how each choice has done for that seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.children: dict[int, Node] = {}
        self.total = 0.0  # for the seat that chose to come here
        self.available = 0


class Root(Node):
    """A way of one's own turn, and how it has done."""

    def __init__(self, seat: int, way: Way) -> None:
        super().__init__(seat)
        self.way = way


class Ismcts(Planner):
    """Searches by playing on, as often as its budget for a turn allows."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 0,
        time: float = 0.0,
        width: int = WIDTH,
        turns: int = 0,
        nodes: int = NODES,
        weights: list[list[float]] | None = None,
    ) -> None:
        if iterations and time:
            raise BotError("", because("bot-one-limit"))
        if min(width, nodes) < 1:
            raise BotError("", because("bot-at-least-1_width"))
        super().__init__(seed, nodes, weights=weights)
        self.time = time
        self.iterations = iterations or (0 if time else ITERATIONS)
        self.width = width
        self.turns = turns  # that are played before a position is evaluated; 0 is what suits the game
        self.began = 0.0  # when it was asked
        self.played = 0  # iterations of the latest search

    def choose(self, view: View) -> Answer:
        """The next answer of the way that did best."""
        self.began = clock.perf_counter()
        return super().choose(view)

    def best(self, thinker: Thinker, view: View, decision: Decision, ways: list[Way], seed: int) -> Way | None:
        """The way that did best when it was played on."""
        tried = promising(ways, self.width)
        if len(tried) < 2:
            return tried[0] if tried else None
        return self.try_out(thinker, view, tried, seed, 1.0 if decision.prompt == NEXT_TURN else SMALL_QUESTION)

    def try_out(self, thinker: Thinker, view: View, ways: list[Way], seed: int, share: float) -> Way:
        """Follow all ways for a part of the budget, then the better half of them, and so on; the last one left."""
        roots = [Root(view.seat, way) for way in ways]
        halvings = (len(roots) - 1).bit_length()
        self.played = 0
        for number in range(1, halvings + 1):
            while self.goes_on(share * number / halvings, len(roots)):
                for root in roots:
                    chance = seed + root.visits * APART  # all ways meet the same deals and the same fate
                    self.play_on(thinker, deal_hidden(view, Random(chance)), root, Fate(chance))
                self.played += len(roots)
            roots.sort(key=standing, reverse=True)
            roots = roots[: (len(roots) + 1) // 2]
        return roots[0].way

    def goes_on(self, part: float, more: int) -> bool:
        """Whether this part of the budget has room for so many iterations more."""
        if self.iterations:
            return self.played + more <= self.iterations * part
        return clock.perf_counter() < self.began + self.time * part

    def play_on(self, thinker: Thinker, state: State, root: Root, lots: Lots) -> None:
        """One iteration: the way, the tree, the policy, the evaluation."""
        follow(thinker, state, root.seat, root.way, lots)
        policy = thinker.policy
        alone = thinker.rules.automa != NOBODY
        turns = self.turns or (TURNS_ALONE if alone else ROUNDS * thinker.rules.seats)
        node: Node | None = root
        path: list[Node] = [root]
        while True:
            decision = state.pending
            if decision is None:
                break
            if decision.seat == CHANCE:
                play(state, lots.deal(decision))
                continue
            if decision.prompt != NEXT_TURN:
                play(state, policy.pick(state, decision))
                continue
            turns -= 1
            if turns < 0:
                break
            gifts = policy.gifts(state, decision.seat, 1 if node is None else REPLIES)
            place = 0
            if node is not None:
                place, node = descend(node, decision.seat, gifts, path)
            _, card, location = gifts[place]
            play(state, thinker.rules.answers.card[card])
            play(state, thinker.rules.answers.at[location])
        values = [thinker.evaluation.value(state, each) for each in range(thinker.rules.seats)]
        for visited in path:
            visited.visits += 1
            visited.total += values[visited.seat]


def standing(root: Root) -> float:
    """How a way has done beside others that were followed as often; its evaluation counts as some visits."""
    return root.total + TRUST * root.way.worth


def descend(node: Node, seat: int, gifts: list[tuple[float, int, int]], path: list[Node]) -> tuple[int, Node | None]:
    """Choose an exchange at a node of the tree: which, and the node it leads to, or None where the tree ends."""
    best = 0
    most = -1e9
    key = 0
    for place, (liking, card, location) in enumerate(gifts):
        number = (seat * 1024 + card) * 64 + location
        child = node.children.get(number)
        if child is None:
            worth = 1e6 - place if node.visits else -liking
        else:
            child.available += 1
            worth = child.total / child.visits + CURIOSITY * math.sqrt(math.log(child.available + 1.0) / child.visits)
        if worth > most:
            most = worth
            best = place
            key = number
    found = node.children.get(key)
    if found is None:
        found = Node(seat)
        node.children[key] = found
        path.append(found)
        return best, None
    path.append(found)
    return best, found
