"""What the actions of officials promise a seat just now, in rough figures of VP."""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f
from gugong.bots.evaluation import Evaluation, lateness, usefulness
from gugong.bots.module_worths import worths_by_location
from gugong.engine import ids
from gugong.engine.actions import Answer
from gugong.engine.locations.travel import cities_in_reach
from gugong.engine.locations.wall import wall_total
from gugong.engine.scoring import decree_vp, jade_vp
from gugong.engine.state import State
from gugong.engine.tracks import palace_step

IMPOSSIBLE: Final = -99.0
REWARD: Final = 4.5  # what a harbour's reward is worth
SAILING: Final = 0.2  # a Ship moved on
STILL_IN_HAND: Final = ("card", "location", "fee")  # questions before the gift has left the hand


class Prospects:
    """A look at the table for one seat; `look` must come first."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        rules = evaluation.rules
        self.rules = rules
        self.days = evaluation.days
        self.worths = worths_by_location(rules, evaluation.worths)
        self.w: list[float] = evaluation.by_day[0]
        self.pool = 0
        self.hand = 0
        self.days_left = 0
        self.servant = 0.0
        self.step = 0.0

    def look(self, state: State, seat: int) -> None:
        """What a Servant and a step are worth now."""
        evaluation = self.evaluation
        w = evaluation.by_day[max(0, state.day - 1 + len(evaluation.by_day) - self.days)]
        self.w = w
        self.pool = state.pool_worth(seat)
        self.hand = len(state.hands[seat])
        self.days_left = self.days - state.day
        useful = 1.0
        if not self.days_left:
            asked = state.pending
            useful = usefulness(self.hand - (1 if asked is not None and asked.prompt in STILL_IN_HAND else 0))
        self.servant = (w[f.SERVANTS] if self.pool <= f.FEW else w[f.MORE_SERVANTS]) * useful
        self.step = 1.0
        if state.spot[seat] == ids.NOWHERE:
            steps = float(palace_step(state, seat) - state.envoy[seat])
            turns = self.hand + evaluation.turns_a_day * self.days_left
            danger = lateness(steps, turns) - lateness(steps - 1.0, turns)
            self.step = -w[f.STEPS] - w[f.LATE] * danger

    # Actions: what each way to act brings, less the Servants it takes from the pool, and how many those are

    def ways(self, state: State, seat: int, location: int) -> list[tuple[float, int]]:
        """All ways to act there, whether or not they can be paid."""
        if location >= len(ids.LOCATIONS):
            return [(self.worths[location].action(state, seat, location), 0)]
        answers = self.rules.answers
        if location == ids.DECREES:
            return [self.decree(state, seat, tile) for tile in state.tiles if not state.owns(seat, tile)]
        if location == ids.JADE:
            official = self.rules.officials[ids.JADE]
            prices = [official.price(state, seat, answer) for answer in official.candidates(state, seat)]
            return [self.jade(state, seat, min(prices))] if prices else []
        ways = [self.way(state, seat, location, answers.option_a), self.way(state, seat, location, answers.option_b)]
        if location == ids.CANAL:
            ways.append((self.claiming(state, seat), 0))
        return ways

    def way(self, state: State, seat: int, location: int, answer: Answer) -> tuple[float, int]:
        """One way to act."""
        price = self.rules.officials[location].price(state, seat, answer)
        if location == ids.TRAVEL:
            return self.travel(state, seat, answer.a, price)
        if location == ids.WALL:
            return self.wall(state, seat, answer.a, price)
        if location == ids.JADE:
            return self.jade(state, seat, price)
        if location == ids.INTRIGUE:
            return self.intrigue(state, seat, answer.a, price)
        if location == ids.PALACE:
            return (2.0 * self.step + self.w[f.INTRIGUE] if answer.a else self.step) - price * self.servant, price
        if location == ids.DECREES:
            return self.decree(state, seat, answer.a)
        return self.canal(state, seat, answer.a, price)

    def travel(self, state: State, seat: int, b: int, price: int) -> tuple[float, int]:
        first = 0.0
        second = 0.0
        for city in cities_in_reach(state, seat):
            worth = self.token(state, seat, state.map[city])
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        return (first + 0.9 * second - price * self.servant if b else first), price

    def wall(self, state: State, seat: int, b: int, price: int) -> tuple[float, int]:
        placed = 2 if b and self.pool > price + 1 else 1
        best = 0
        for other in state.markers:
            if other != seat:
                best = max(best, state.wall_worth(other))
        mine = state.wall_worth(seat) + placed
        leads = mine > best or (mine == best and state.markers[-1] == seat)
        cost = placed + price
        if wall_total(state) + placed >= self.rules.wall_size:
            return (3.5 + self.step if leads else -0.5) - cost * self.servant, cost
        return placed * (self.w[f.WALL] + 0.2) + (0.6 if leads else 0.0) - cost * self.servant, cost

    def jade(self, state: State, seat: int, price: int) -> tuple[float, int]:
        jade = state.jade[seat]
        now = min(f.MOST_JADES - 1, jade)
        promise = self.w[f.JADES + now + 1] - self.w[f.JADES + now]
        return jade_vp(state, jade + 1) - jade_vp(state, jade) + promise - price * self.servant, price

    def intrigue(self, state: State, seat: int, b: int, price: int) -> tuple[float, int]:
        room = self.rules.intrigue_top - state.intrigue[seat]
        medal = self.w[f.MEDAL] if not b and state.medal == ids.NOBODY else 0.0
        return min(1 + 2 * b, room) * self.w[f.INTRIGUE] + medal - price * self.servant, price

    def decree(self, state: State, seat: int, tile: int) -> tuple[float, int]:
        """A Decree: VP now and at the end, what it promises, less its price and the Servant on it."""
        rules = self.rules
        printed = rules.figures.decrees[tile]
        price = rules.officials[ids.DECREES].price(state, seat, rules.answers.decree[tile])
        back = printed.figures.get("envoy_back", 0)
        if back > state.envoy[seat]:
            return IMPOSSIBLE, price + 1
        worth = printed.vp + self.w[self.evaluation.tile_feature[tile]] - (price + 1.2) * self.servant
        worth += (printed.figures.get("envoy", 0) - back) * self.step
        if back and state.spot[seat] != ids.NOWHERE:
            worth -= 8.0 + 20.0 / (1.0 + self.hand + 4.0 * self.days_left)
        if self.evaluation.tile_scores[tile]:
            worth += decree_vp(state, seat, tile)
        return worth, price + 1

    def canal(self, state: State, seat: int, b: int, price: int) -> tuple[float, int]:
        """One piece loaded, or two, by what the evaluation says of loads; with no piece, what else A allows."""
        if not b and not self.pool:
            return self.claiming(state, seat), 0
        w = self.w
        first = 0.0
        second = 0.0
        ships = 0
        for cell, ship in enumerate(state.canal):
            if ship is not None and ship.owner == seat:
                ships += 1
                if ship.load() < self.rules.ship_capacity:
                    loaded = self.ship_feature(cell, ship.load() + 1)
                    gain = w[loaded] - w[loaded - 1]
                    second = max(second, min(first, gain))
                    first = max(first, gain)
        if ships < self.rules.figures.tracks.ships_each:
            second = max(second, min(first, w[f.SHIPS + 1]))
            first = max(first, w[f.SHIPS + 1])
        pieces = 1 + b
        worth = self.claiming(state, seat) + first + b * second - (pieces + price) * self.servant
        return worth, pieces + price

    def claiming(self, state: State, seat: int) -> float:
        """The best that a full Ship can claim, for the Ship; and a Ship that sails on."""
        most = 0.0
        for cell, ship in enumerate(state.canal):
            if ship is not None and ship.owner == seat and ship.load() >= self.rules.ship_capacity:
                most = max(most, REWARD - self.w[self.ship_feature(cell, ship.load())])
        return most + SAILING

    def ship_feature(self, cell: int, load: int) -> int:
        """Where a Ship of this load in this berth stands among the features."""
        return f.SHIPS + min(4, cell % self.rules.harbours) * f.LOADS + min(f.LOADS - 1, load)

    # Tokens and benefits

    def token(self, state: State, seat: int, token: int) -> float:
        """A token taken: its benefit, and its place among those stored."""
        stored = min(state.tokens_worth(seat), f.MOST_TOKENS - 1)
        w = self.w
        return self.token_benefit(state, seat, token) + w[f.TOKENS + stored + 1] - w[f.TOKENS + stored]

    def token_benefit(self, state: State, seat: int, token: int) -> float:
        """What a token does when it is taken."""
        effect = self.rules.token_effects[token]
        if effect == ids.GAIN_1 or effect == ids.GAIN_2:
            return self.servant * (effect - ids.GAIN_1 + 1)
        if effect == ids.STEP_ENVOY:
            return self.step
        if effect == ids.STEP_MARKER:
            return self.w[f.INTRIGUE] + 0.1
        if effect == ids.SCORE_2:
            return 2.0
        if effect == ids.TAKE_BACK:
            return 1.8
        if effect == ids.PAY_FOR_JADE:
            return max(0.0, self.jade(state, seat, 3)[0])
        if effect == ids.DISCARD_FOR_JADE:
            return max(0.0, self.jade(state, seat, 0)[0] - self.card_given_up())
        if effect == ids.SHIP_SERVANT or effect == ids.WALL_SERVANT:
            return 1.0
        if effect == ids.COUNTS_TWICE:
            return self.w[f.TOKENS + 2] - self.w[f.TOKENS + 1]
        return 1.0

    def benefit(self, state: State, seat: int, benefit: int) -> float:
        """An Intrigue Benefit, less the steps it costs."""
        cost = self.rules.benefit_prices[benefit] * self.w[f.INTRIGUE]
        if benefit == ids.BENEFIT_JADE:
            return self.jade(state, seat, 0)[0] - cost
        if benefit == ids.BENEFIT_DIE:
            return -cost
        return self.servant * (1 if benefit == ids.BENEFIT_SERVANT else 2) - cost

    def card_given_up(self) -> float:
        """A card discarded as a fee: a turn less today, though the card is not lost."""
        return self.w[f.HAND] + 0.6

    def die(self, state: State, seat: int, die: int, face: int) -> float:
        """A die turned: for one's own discards, against those of others."""
        values = self.rules.card_values
        old = state.dice[die]
        total = 0.0
        for each in range(self.rules.seats):
            sign = 1.0 if each == seat else -0.6
            for card in state.discards[each]:
                value = values[card]
                if value == face:
                    total += sign
                if value == old:
                    total -= sign
        return total
