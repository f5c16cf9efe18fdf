"""A simple opponent: it sees a view, puts a rough figure in VP on each answer, and takes the best.

It looks one step ahead and no further. Its answer is a pure function of its seed and the view, so undo changes nothing.
"""

from __future__ import annotations

from typing import Final

from gugong.dealer import scramble
from gugong.engine import actions as kinds
from gugong.engine import ids
from gugong.engine.actions import Answer
from gugong.engine.exchange import ChooseLocation, Fee, free_exchange
from gugong.engine.locations.ships import claims, free_space, next_harbour
from gugong.engine.locations.travel import cities_in_reach
from gugong.engine.locations.wall import wall_total
from gugong.engine.perform import Perform
from gugong.engine.scoring import decree_vp, jade_vp
from gugong.engine.state import State
from gugong.view import View

WHIM: Final = 0.4  # how much chance may tip the scales, in VP
LEVEL_3: Final = {"vp-8": 8.0, "vp-per-3-vp": 8.0, "vp-per-jade": 5.0, "vp-per-decree": 6.0, "vp-per-harbour": 4.0}
UNHEARD_OF: Final = 5.0  # a Decree that scores at the end and has no line above
TOKENS: Final = {"servants-2": 2.6, "vp-2": 3.0, "take-back": 2.8, "pay-3-jade": 2.2, "double": 2.0, "ship": 2.0}
BENEFITS: Final = (0.2, 1.0, -1.0, 3.0)
FLAT: Final = {kinds.CLAIM: 5.0, kinds.DECLINE: 0.0, kinds.DONE: 0.0, kinds.NO_ACTIONS: 0.0}


class Opponent:
    """Answers for a seat, given what that seat may know."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Answer:
        """The answer it likes best; the view's seat must be the one asked."""
        decision = view.decision
        assert decision is not None, "it is not this seat's turn to answer"
        mind = Mind(view.state, view.seat, decision.prompt)
        mood = sum(view.state.vp) + 31 * sum(view.state.pool) + 7 * view.state.day

        def liking(answer: Answer) -> float:
            return mind.worth(answer) + scramble(self.seed + 1, answer.id + 4096 * mood) / 2**64 * WHIM

        return max(decision.options, key=liking)


class Mind:
    """What things are worth to one seat in one position, in VP."""

    def __init__(self, state: State, seat: int, prompt: str) -> None:
        self.state = state
        self.seat = seat
        self.prompt = prompt
        self.days_left = len(state.rules.tables.tracks.day_servants) - state.day
        self.servant = 0.75 if self.days_left else 0.3

    def worth(self, answer: Answer) -> float:
        """Roughly what an answer brings."""
        kind, frame = answer.kind, self.state.stack[-1]
        if kind in FLAT:
            return FLAT[kind]
        if kind == kinds.CARD:
            return self.card(answer.a)
        if kind == kinds.AT:
            swapped = self.keep(self.state.board[answer.a])
            return self.gift(frame.card, answer.a) if isinstance(frame, ChooseLocation) else swapped
        if kind in (kinds.OPTION, kinds.DECREE, kinds.HOUSE, kinds.SQUARE):
            return self.way(frame.location, answer) if isinstance(frame, Perform) else 1.0
        if kind == kinds.CITY:
            return self.token(self.state.map[answer.a])
        if kind == kinds.TOKEN:
            return self.token(answer.a) * (-1 if self.prompt == "exchange-tokens" else 1)
        if kind == kinds.EXCHANGE:
            return self.exchange(answer)
        if isinstance(frame, Fee):
            return self.fee(frame, answer)
        if kind in (kinds.SHIP, kinds.NEW_SHIP, kinds.MOVE):
            return self.ship(answer)
        return BENEFITS[answer.a] if kind == kinds.BENEFIT else 1.0

    def card(self, card: int) -> float:
        """Giving this card to the best official, taking it back, or swapping it for the best on the board."""
        if self.prompt == "card":
            return max(self.gift(card, location) for location in self.state.rules.locations)
        if self.prompt == "take-back":
            return self.keep(card)
        return max(self.keep(self.state.board[there]) for there in self.state.rules.locations) - self.keep(card) - 0.8

    def gift(self, card: int, location: int) -> float:
        """An exchange: the card taken, the card's action and the location's, less the fee."""
        actions = self.card_action(card) + self.best_way(location)
        if not free_exchange(self.state, self.seat, card, location):
            servants = 2 * self.servant if self.state.pool_worth(self.seat) >= 2 else 99.0
            actions = max(0.0, actions - min(servants, 2.5 if len(self.state.hands[self.seat]) > 1 else 99.0))
        return self.keep(self.state.board[location]) + actions

    def keep(self, card: int) -> float:
        """A card for tomorrow, and against tonight's dice."""
        value = self.state.rules.card_values[card]
        return (value * 0.18 if self.days_left else 0.0) + self.state.dice.count(value) * 1.1

    def fee(self, frame: Fee, answer: Answer) -> float:
        """Paying the fee, for the actions it allows."""
        cost = 2 * self.servant if answer.kind == kinds.PAY else 2.2 + self.keep(answer.a) * 0.1
        return self.card_action(frame.card) + self.best_way(frame.location) - cost

    def card_action(self, card: int) -> float:
        """The action printed on a card."""
        effect = self.state.rules.card_effects[card]
        if effect in (ids.GAIN_1, ids.GAIN_2):
            return self.servant * min(effect - ids.GAIN_1 + 1, self.state.supply_pieces(self.seat))
        if effect == ids.SWAP_GIFTS or effect >= ids.MODULE_EFFECT:  # what a module brings it does not weigh
            return 0.6
        return self.best_way(effect) if effect != ids.NO_EFFECT else 0.0

    def best_way(self, location: int) -> float:
        """The best way to act there now, or nothing."""
        state, seat, official = self.state, self.seat, self.state.rules.officials[location]
        ways = [way for way in official.candidates(state, seat) if official.judge(state, seat, way) is None]
        return max((self.way(location, way) for way in ways), default=0.0)

    def way(self, location: int, answer: Answer) -> float:
        """One way to act, less what it costs."""
        cost = self.state.rules.officials[location].price(self.state, self.seat, answer) * self.servant
        return (WAYS[location](self, answer.a) if location < len(WAYS) else 1.0) - cost

    def travel(self, b: int) -> float:
        reach = cities_in_reach(self.state, self.seat)
        return sum(sorted(self.token(self.state.map[city]) for city in reach)[-1 - b :]) * 0.9

    def wall(self, b: int) -> float:
        state, seat = self.state, self.seat
        placed = 2 if b and state.pool[seat] > 2 else 1
        leads = state.wall_worth(seat) + placed > max(state.wall_worth(s) for s in state.markers if s != seat)
        if wall_total(state) + placed >= state.rules.wall_size:
            return 3.5 + self.step() if leads else 0.2
        return placed * (0.9 if leads else 0.5)

    def jade(self, _price: int) -> float:
        jade = self.state.jade[self.seat]
        return jade_vp(self.state, jade + 1) - jade_vp(self.state, jade) + (1.5 if self.days_left else 0.5)

    def intrigue(self, b: int) -> float:
        room = self.state.rules.intrigue_top - self.state.intrigue[self.seat]
        medal = not b and self.state.medal == ids.NOBODY and self.days_left
        return min(1 + 2 * b, room) * 0.55 + (0.9 if medal else 0.0)

    def palace(self, b: int) -> float:
        return self.step() * (1 + b) + 0.5 * b

    def step(self) -> float:
        """A step of the Envoy: dear while it is late, because outside the Palace nothing counts."""
        state = self.state
        if state.spot[self.seat] != ids.NOWHERE:
            return 1.0
        late = state.rules.palace * state.day / (state.day + self.days_left) - state.envoy[self.seat]
        return 2.0 + max(0.0, late) * 0.5 + (0.0 if self.days_left else 2.0)

    def decrees(self, number: int) -> float:
        tile = self.state.rules.tables.decrees[number]
        later = {1: self.days_left * 1.4, 2: self.days_left * 0.9}.get(tile.level, 0.0)
        if tile.level == 3:
            later = max(
                decree_vp(self.state, self.seat, number),
                LEVEL_3.get(tile.name, UNHEARD_OF) * (1 - 0.1 * self.days_left),
            )
        return tile.vp + later - self.servant

    def canal(self, b: int) -> float:
        return (4.0 if claims(self.state, self.seat) else 0.0) + (1.3 + 0.6 * b) * (1.0 if self.days_left else 0.5)

    def ship(self, answer: Answer) -> float:
        """Fill Ships; move them on where a reward waits."""
        if answer.kind == kinds.NEW_SHIP:
            return 0.8
        left = free_space(self.state, answer.a)
        if answer.kind == kinds.MOVE and (next_harbour(self.state, answer.a) + 1) % self.state.rules.harbours == 0:
            return -0.5
        return (1.0 if answer.kind == kinds.MOVE else 2.0) - left * 0.3

    def token(self, token: int) -> float:
        effect = self.state.rules.tables.tokens[token].effect
        return 0.8 + self.step() if effect == "envoy" else TOKENS.get(effect, 1.6)

    def exchange(self, answer: Answer) -> float:
        """Keep tokens for a Jade; at the very end, or to make room, take what there is."""
        if answer.a == ids.FOR_JADE:
            return 4.0
        if self.prompt in ("last-exchange", "make-room"):
            return 2.0 if answer.a == ids.FOR_VP else 0.5
        short = self.state.pool_worth(self.seat) < 2 and self.days_left and self.prompt == "turn-end"
        return 0.8 if short and answer.a == ids.FOR_SERVANT else -1.0


# In the order of `ids.LOCATIONS`.
WAYS: Final = (Mind.travel, Mind.wall, Mind.jade, Mind.intrigue, Mind.palace, Mind.decrees, Mind.canal)
