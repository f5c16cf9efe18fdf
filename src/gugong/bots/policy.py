"""The fixed policy: a quick answer to any question, by rough figures in VP and no search.

Bots complete turns with it, and play on with it in rollouts. It reads the same weights as the evaluation, so that a
Servant, a step or a Jade is worth the same to both.
"""

from __future__ import annotations

from typing import Final

from gugong.bots.evaluation import Evaluation
from gugong.bots.gifts import Gifts
from gugong.bots.module_worths import worths_by_location
from gugong.bots.prospects import IMPOSSIBLE, Prospects
from gugong.engine import actions as kinds
from gugong.engine import ids
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.exchange import ChooseLocation, Fee
from gugong.engine.frames import Frame
from gugong.engine.locations.ships import free_space, next_harbour
from gugong.engine.perform import Perform
from gugong.engine.state import State

# Questions whose answers are all of one sort, and the others by what is asked.
WHICH_CARD: Final = 1
WHERE: Final = 2
FEE: Final = 3
PERFORM: Final = 4
PIECES: Final = 5
CANAL: Final = 6
CITY: Final = 7
TOKEN: Final = 8
EXCHANGE: Final = 9
HAND_IN: Final = 10
BENEFIT: Final = 11
DIE: Final = 12
SWAP: Final = 13
SWAP_AT: Final = 14
KEEP: Final = 15
END: Final = 16
OTHER: Final = 0
PROMPTS: Final = {
    "card": WHICH_CARD,
    "location": WHERE,
    "fee": FEE,
    "card-action": PERFORM,
    "location-action": PERFORM,
    "pay": PIECES,
    "gain": PIECES,
    "ship-piece": PIECES,
    "canal": CANAL,
    "ship": CANAL,
    "city": CITY,
    "token": TOKEN,
    "make-room": EXCHANGE,
    "last-exchange": EXCHANGE,
    "exchange-tokens": HAND_IN,
    "intrigue-benefit": BENEFIT,
    "die": DIE,
    "swap-card": SWAP,
    "swap-location": SWAP_AT,
    "take-back": KEEP,
    "discard-for-jade": KEEP,
    "turn-end": END,
}


class Policy:
    """Answers at once for whoever is asked."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.prospects = Prospects(evaluation)
        self.exchanges = Gifts(self.prospects)
        self.worths = worths_by_location(evaluation.rules, evaluation.worths)

    def pick(self, state: State, decision: Decision) -> Answer:
        """The answer it likes best."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        sort = PROMPTS.get(decision.prompt, OTHER)
        if sort in (PIECES, END):
            return options[0] if sort == PIECES else self.at_turn_end(state, decision)
        seat = decision.seat
        self.exchanges.look(state, seat)
        frame = state.stack[-1]
        best = options[0]
        most = -1e9
        for answer in options:
            liking = -1.0 if answer.aside else self.liking(state, seat, sort, decision.prompt, frame, answer)
            if liking > most:
                most = liking
                best = answer
        return best

    def gifts(self, state: State, seat: int, most: int) -> list[tuple[float, int, int]]:
        """The so many exchanges it likes best at the start of a turn, best first: liking, card and location."""
        exchanges = self.exchanges
        exchanges.look(state, seat)
        found: list[tuple[float, int, int]] = []
        for card in state.hands[seat]:
            for location in exchanges.rules.locations:
                found.append((-exchanges.gift(state, seat, card, location), card, location))
        found.sort()
        return found[:most]

    def favourites(self, state: State, decision: Decision, options: list[Answer], most: int) -> list[Answer]:
        """The so many answers it likes best, best first."""
        sort = PROMPTS.get(decision.prompt, OTHER)
        seat = decision.seat
        self.exchanges.look(state, seat)
        frame = state.stack[-1]
        rated: list[tuple[float, int, Answer]] = []
        for place, answer in enumerate(options):
            rated.append((-self.liking(state, seat, sort, decision.prompt, frame, answer), place, answer))
        rated.sort(key=rank)
        return [answer for _, _, answer in rated[:most]]

    def at_turn_end(self, state: State, decision: Decision) -> Answer:
        """Asides at the end of a turn: a Jade for tokens, what a module offers and its worth likes; else done."""
        for answer in decision.options:
            if answer.aside and self.worth_an_aside(state, decision.seat, decision.prompt, answer):
                return answer
        return decision.options[0]

    def worth_an_aside(self, state: State, seat: int, prompt: str, answer: Answer) -> bool:
        """Whether an aside should be done before the turn ends."""
        if answer.kind == kinds.EXCHANGE:
            return answer.a == ids.FOR_JADE
        return any(each.liking(state, seat, prompt, answer) > 0.0 for each in self.evaluation.worths)

    def liking(self, state: State, seat: int, sort: int, prompt: str, frame: Frame, answer: Answer) -> float:
        """Roughly what an answer brings."""
        prospects = self.prospects
        kind = answer.kind
        if sort == WHICH_CARD:
            return self.exchanges.best_gift(state, seat, answer.a)
        if sort == WHERE and isinstance(frame, ChooseLocation):
            return self.exchanges.gift(state, seat, frame.card, answer.a)
        if sort == FEE and isinstance(frame, Fee):
            return self.exchanges.fee(state, seat, frame.card, frame.location, answer)
        if sort == PERFORM:
            return self.performing(state, seat, frame, answer)
        if sort == CANAL:
            return ship_liking(state, answer)
        if sort == CITY:
            return prospects.token(state, seat, state.map[answer.a])
        if sort == TOKEN:
            return prospects.token_benefit(state, seat, answer.a) - 0.1 if kind == kinds.TOKEN else 0.0
        if sort == EXCHANGE:
            if kind == kinds.EXCHANGE:
                return 4.0 if answer.a == ids.FOR_JADE else 2.0 if answer.a == ids.FOR_VP else 0.5
            return 0.0
        if sort == HAND_IN:
            return -prospects.token(state, seat, answer.a)
        if sort == BENEFIT:
            return prospects.benefit(state, seat, answer.a) if kind == kinds.BENEFIT else 0.0
        if sort == DIE:
            return prospects.die(state, seat, answer.a, answer.b)
        if sort == SWAP:
            return self.exchanges.swap(state, seat, answer.a) if kind == kinds.CARD else 0.0
        if sort == SWAP_AT:
            return self.exchanges.keep(state, seat, state.board[answer.a])
        if sort == KEEP:
            return self.evaluation.rules.card_values[answer.a] * (1.0 if kind == kinds.CARD else -1.0)
        return self.other(state, seat, prompt, answer)

    def performing(self, state: State, seat: int, frame: Frame, answer: Answer) -> float:
        """A way of performing an action, or declining it."""
        if answer.kind == kinds.DECLINE:
            return 0.0
        if isinstance(frame, Perform):
            location = frame.location
            if location < len(ids.LOCATIONS):
                worth, cost = self.prospects.way(state, seat, location, answer)
                return worth if cost <= self.prospects.pool else IMPOSSIBLE
            return self.worths[location].way(state, seat, location, answer)
        return 1.0 + answer.b

    def other(self, state: State, seat: int, prompt: str, answer: Answer) -> float:
        """Answers of modules by their worths; of the rest, what gives something is better than nothing."""
        kind = answer.kind
        if kind == kinds.MODULE:
            total = 0.1
            for each in self.evaluation.worths:
                total += each.liking(state, seat, prompt, answer)
            return total
        if kind == kinds.DECLINE or kind == kinds.DONE:
            return 0.0
        if kind == kinds.AT:
            return self.exchanges.action(state, seat, answer.a)
        return answer.a + 1.1 * answer.b + answer.c if kind == kinds.GAIN else 1.0


def rank(rated: tuple[float, int, Answer]) -> tuple[float, int]:
    """Best liked first, then in the order of the question."""
    return rated[0], rated[1]


def ship_liking(state: State, answer: Answer) -> float:
    """Claim; fill Ships; move them on where a reward waits."""
    kind = answer.kind
    if kind == kinds.CLAIM:
        return 5.0 - 0.5 * answer.a
    if kind == kinds.NEW_SHIP:
        return 0.8
    if kind == kinds.SHIP:
        return 2.0 - 0.3 * free_space(state, answer.a)
    if kind == kinds.MOVE:
        last = (next_harbour(state, answer.a) + 1) % state.rules.harbours == 0
        return -0.5 if last else 1.0 - 0.3 * free_space(state, answer.a)
    return 0.0
