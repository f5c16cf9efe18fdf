"""What exchanges and actions promise a seat just now, in rough figures of VP."""

from __future__ import annotations

from gugong.bots import features as f
from gugong.bots.evaluation import Evaluation, lateness
from gugong.bots.module_minds import minds_by_location
from gugong.engine import actions as kinds
from gugong.engine import ids
from gugong.engine.actions import Answer
from gugong.engine.exchange import free_exchange
from gugong.engine.locations.ships import claims, loading
from gugong.engine.locations.travel import cities_in_reach
from gugong.engine.locations.wall import wall_total
from gugong.engine.scoring import decree_vp, jade_vp
from gugong.engine.state import State
from gugong.engine.tracks import palace_step

IMPOSSIBLE = -99.0
NOTHING_TO_DISCARD = 99.0


class Prospects:
    """A look at the table for one seat; `look` must come first."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        rules = evaluation.rules
        self.rules = rules
        self.days = evaluation.days
        self.minds = minds_by_location(rules, evaluation.minds)
        self.w: list[float] = evaluation.by_day[0]
        self.pool = 0
        self.hand = 0
        self.days_left = 0
        self.servant = 0.0
        self.step = 0.0
        self.ways = [0.0] * len(rules.officials)
        self.ways_known = False

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
            useful = 0.0 if self.hand == 0 else 0.6 if self.hand == 1 else 1.0
        self.servant = (w[f.SERVANTS] if self.pool <= f.FEW else w[f.MORE_SERVANTS]) * useful
        self.step = 1.0
        if state.spot[seat] == ids.NOWHERE:
            steps = float(palace_step(state, seat) - state.envoy[seat])
            turns = self.hand + evaluation.turns_a_day * self.days_left
            danger = lateness(steps, turns) - lateness(steps - 1.0, turns)
            self.step = -w[f.STEPS] - w[f.LATE] * danger
        self.ways_known = False

    def all_ways(self, state: State, seat: int) -> None:
        """The best that each location's action brings."""
        if not self.ways_known:
            self.ways_known = True
            for location in self.rules.locations:
                self.ways[location] = self.best_way(state, seat, location)

    # Gifts

    def best_gift(self, state: State, seat: int, card: int) -> float:
        """This card for the best official."""
        self.all_ways(state, seat)
        most = -1e9
        for location in self.rules.locations:
            worth = self.gift(state, seat, card, location)
            if worth > most:
                most = worth
        return most

    def gift(self, state: State, seat: int, card: int, location: int) -> float:
        """An exchange: the card taken, the card's action and the location's, less the fee."""
        self.all_ways(state, seat)
        actions = self.card_action(state, seat, card) + self.ways[location]
        if not free_exchange(state, seat, card, location):
            fee = 2.0 * self.servant if self.pool >= 2 else NOTHING_TO_DISCARD
            if self.hand > 1:
                fee = min(fee, self.card_given_up())
            actions = max(0.0, actions - fee)
        lost = self.keep(state, seat, card)
        return self.keep(state, seat, state.board[location]) - lost + actions

    def card_given_up(self) -> float:
        """A card discarded as a fee: a turn less today, though the card is not lost."""
        return self.w[f.HAND] + 0.6

    def keep(self, state: State, seat: int, card: int) -> float:
        """A card in the discard, for tonight's dice and for tomorrow."""
        value = self.rules.card_values[card]
        w = self.w
        tonight = state.dice.count(value) * (w[f.MATCHES] + 0.4 * w[f.MOST_MATCHES])
        return value * w[f.DISCARD_VALUE] + tonight + w[f.EFFECTS + self.evaluation.card_feature[card]]

    def fee(self, state: State, seat: int, card: int, location: int, answer: Answer) -> float:
        """Paying the fee, for the actions it allows."""
        if answer.kind == kinds.NO_ACTIONS:
            return 0.0
        self.all_ways(state, seat)
        worth = self.card_action(state, seat, card)
        if answer.kind == kinds.PAY:
            return worth + self.ways[location] - 2.0 * self.servant - 0.01 * answer.b
        return worth + self.ways[location] - self.card_given_up() - 0.1 * self.rules.card_values[answer.a]

    def card_action(self, state: State, seat: int, card: int) -> float:
        """The action printed on a card."""
        effect = self.rules.card_effects[card]
        if effect == ids.NO_EFFECT:
            return 0.0
        if effect == ids.GAIN_1 or effect == ids.GAIN_2:
            return self.servant * min(effect - ids.GAIN_1 + 1, state.supply_pieces(seat))
        if effect == ids.SWAP_GIFTS or effect >= ids.MODULE_EFFECT:
            return 0.6
        self.all_ways(state, seat)
        return self.ways[effect]

    def swap(self, state: State, seat: int, card: int) -> float:
        """A card given away for the best on the board."""
        most = 0.0
        for location in self.rules.locations:
            most = max(most, self.keep(state, seat, state.board[location]))
        return most - self.keep(state, seat, card)

    # Actions

    def best_way(self, state: State, seat: int, location: int) -> float:
        """The best way to act there now, or nothing."""
        if location >= len(ids.LOCATIONS):
            return max(0.0, self.minds[location].action(state, seat, location))
        if location == ids.DECREES:
            return self.best_decree(state, seat)
        if location == ids.JADE:
            return self.best_jade(state, seat)
        answers = self.rules.answers
        a = self.way(state, seat, location, answers.option_a)
        b = self.way(state, seat, location, answers.option_b)
        return max(0.0, a, b)

    def way(self, state: State, seat: int, location: int, answer: Answer) -> float:
        """One way to act, less what it costs; far below nothing if it cannot be paid."""
        if location == ids.TRAVEL:
            return self.travel(state, seat, answer.a)
        if location == ids.WALL:
            return self.wall(state, seat, answer.a)
        if location == ids.JADE:
            return self.jade(state, seat, self.rules.officials[ids.JADE].price(state, seat, answer))
        if location == ids.INTRIGUE:
            return self.intrigue(state, seat, answer.a)
        if location == ids.PALACE:
            return self.palace(state, seat, answer.a)
        if location == ids.DECREES:
            return self.decree(state, seat, answer.a)
        return self.canal(state, seat, answer.a)

    def travel(self, state: State, seat: int, b: int) -> float:
        price = self.rules.tables.prices.travel_b - (1 if state.owns(seat, self.rules.travel_discount) else 0)
        if b and self.pool < price:
            return IMPOSSIBLE
        first = 0.0
        second = 0.0
        for city in cities_in_reach(state, seat):
            worth = self.token(state, seat, state.map[city])
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        return first + 0.9 * second - price * self.servant if b else first

    def wall(self, state: State, seat: int, b: int) -> float:
        pool = self.pool
        if pool < 1 + b:
            return IMPOSSIBLE
        placed = 2 if b and pool > 2 else 1
        best = 0
        for other in state.markers:
            if other != seat:
                best = max(best, state.wall_worth(other))
        mine = state.wall_worth(seat) + placed
        leads = mine > best or (mine == best and state.markers[-1] == seat)
        cost = (placed + b) * self.servant
        if wall_total(state) + placed >= self.rules.wall_size:
            return (3.5 + self.step if leads else -0.5) - cost
        return placed * (self.w[f.WALL] + 0.2) + (0.6 if leads else 0.0) - cost

    def jade(self, state: State, seat: int, price: int) -> float:
        if self.pool < price:
            return IMPOSSIBLE
        jade = state.jade[seat]
        now = min(f.MOST_JADES - 1, jade)
        promise = self.w[f.JADES + now + 1] - self.w[f.JADES + now]
        return jade_vp(state, jade + 1) - jade_vp(state, jade) + promise - price * self.servant

    def best_jade(self, state: State, seat: int) -> float:
        price = 99
        official = self.rules.officials[ids.JADE]
        for answer in official.candidates(state, seat):
            if official.judge(state, seat, answer) is None:
                price = min(price, official.price(state, seat, answer))
        return max(0.0, self.jade(state, seat, price))

    def intrigue(self, state: State, seat: int, b: int) -> float:
        if b and not self.pool:
            return IMPOSSIBLE
        room = self.rules.intrigue_top - state.intrigue[seat]
        medal = self.w[f.MEDAL] if not b and state.medal == ids.NOBODY else 0.0
        return min(1 + 2 * b, room) * self.w[f.INTRIGUE] + medal - b * self.servant

    def palace(self, state: State, seat: int, b: int) -> float:
        if not b:
            return self.step
        if self.pool < 2:
            return IMPOSSIBLE
        return 2.0 * self.step + self.w[f.INTRIGUE] - 2.0 * self.servant

    def best_decree(self, state: State, seat: int) -> float:
        most = 0.0
        for tile in state.tiles:
            most = max(most, self.decree(state, seat, tile))
        return most

    def decree(self, state: State, seat: int, tile: int) -> float:
        """A Decree: VP now and at the end, what it promises, less its price and the Servant on it."""
        rules = self.rules
        if state.owns(seat, tile):
            return IMPOSSIBLE
        printed = rules.tables.decrees[tile]
        price = rules.officials[ids.DECREES].price(state, seat, rules.answers.decree[tile])
        back = printed.figures.get("envoy_back", 0)
        if self.pool <= price or back > state.envoy[seat]:
            return IMPOSSIBLE
        worth = printed.vp + self.w[self.evaluation.tile_feature[tile]] - (price + 1.2) * self.servant
        worth += (printed.figures.get("envoy", 0) - back) * self.step
        if back and state.spot[seat] != ids.NOWHERE:
            worth -= 8.0 + 20.0 / (1.0 + self.hand + 4.0 * self.days_left)
        if self.evaluation.tile_scores[tile]:
            worth += decree_vp(state, seat, tile)
        return worth

    def canal(self, state: State, seat: int, b: int) -> float:
        if self.pool < (3 if b else 0):
            return IMPOSSIBLE
        worth = 4.0 if claims(state, seat) else 0.0
        if b or self.pool:
            if not loading(state, seat):
                return worth
            later = 1.0 if self.days_left else 0.4
            worth += (1.9 * later - 0.7 * self.servant) * (1 + b) - b * self.servant
        return worth + (0.4 if not b else 0.0)

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
            return max(0.0, self.jade(state, seat, 3))
        if effect == ids.DISCARD_FOR_JADE:
            return max(0.0, self.jade(state, seat, 0) - self.card_given_up())
        if effect == ids.SHIP_SERVANT or effect == ids.WALL_SERVANT:
            return 1.0
        if effect == ids.COUNTS_TWICE:
            return self.w[f.TOKENS + 2] - self.w[f.TOKENS + 1]
        return 1.0

    def benefit(self, state: State, seat: int, benefit: int) -> float:
        """An Intrigue Benefit, less the steps it costs."""
        cost = self.rules.benefit_prices[benefit] * self.w[f.INTRIGUE]
        if benefit == ids.BENEFIT_JADE:
            return self.jade(state, seat, 0) - cost
        if benefit == ids.BENEFIT_DIE:
            return -cost
        return self.servant * (1 if benefit == ids.BENEFIT_SERVANT else 2) - cost

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
