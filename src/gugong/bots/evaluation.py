"""A hand-made evaluation: what a position is worth to a seat, in VP at the end of the game.

Each seat's things are counted (`features.py`) and weighed by day (`weights.py`); VP, Jade, Palace spots and Decrees
count as they would score. Outside the Palace nothing counts, so steps still to go weigh the more the fewer turns are
left. The value of a position is one's own worth less that of the rivals.
"""

from __future__ import annotations

from typing import Final

from gugong.bots import features as f
from gugong.bots.module_worths import decrees_of, worths_for
from gugong.bots.weights import extended, weights_by_day
from gugong.bots.worth import ModuleWorth
from gugong.engine.ids import BENEFIT_JADE, GAIN_1, GAIN_2, LOCKED, NO_EFFECT, NOBODY, NOWHERE, SWAP_GIFTS
from gugong.engine.night import matches
from gugong.engine.rules import Rules
from gugong.engine.scoring import decree_vp, jade_vp, may_win
from gugong.engine.state import State
from gugong.engine.tracks import palace_step

OUTSIDE: Final = 45.0  # what it costs to end the game outside the Palace
BEST_RIVAL: Final = 0.6  # how much the strongest of several rivals counts; the rest is their mean
FIRST_LEVEL_AT_END: Final = 3  # Decrees from this level on score at the end


class Evaluation:
    """The worth of positions of one kind of game. `trace` collects what was counted, for fitting weights."""

    def __init__(
        self,
        rules: Rules,
        weights: list[list[float]] | None = None,
        automa_weights: list[list[float]] | None = None,
    ) -> None:
        self.rules = rules
        self.days = len(rules.figures.tracks.day_servants)
        self.worths: list[ModuleWorth] = worths_for(rules)
        decrees = decrees_of(self.worths)
        players = [worth.players for worth in decrees.values()]
        alone = [worth.alone for worth in decrees.values()]
        by_day = weights_by_day() if weights is None else weights
        self.by_day = extended(by_day, players if automa_weights is None else alone)
        # Without weights of his own, Meng's things weigh what a player's would.
        self.automa_by_day = None if automa_weights is None else extended(automa_weights, players)
        named = [*f.NAMED, *decrees]
        self.tile_feature = [tile_feature(named, tile.name, tile.level) for tile in rules.figures.decrees]
        self.tile_scores = [tile.level >= FIRST_LEVEL_AT_END for tile in rules.figures.decrees]
        self.card_feature = [effect_feature(effect) for effect in rules.card_effects]
        self.turns_a_day = 4.0
        self.jade_steps = rules.benefit_prices[BENEFIT_JADE]
        self.w: list[float] = self.by_day[0]
        self.most = NOBODY  # who has most matches
        self.counts: list[int] = [0] * rules.seats
        self.trace: list[tuple[int, float]] | None = None

    def value(self, state: State, seat: int) -> float:
        """What the position is worth to this seat, against its rivals."""
        if state.pending is None:
            return self.final(state, seat)
        self.prepare(state)
        own = self.worth(state, seat)
        seats = self.rules.seats
        best = -1e9
        total = 0.0
        for rival in range(seats):
            if rival != seat:
                worth = self.worth(state, rival)
                total += worth
                if worth > best:
                    best = worth
        return own - BEST_RIVAL * best - (1.0 - BEST_RIVAL) * total / (seats - 1)

    def final(self, state: State, seat: int) -> float:
        """The outcome of a game that is over."""
        own = 0.0
        best = -1e9
        total = 0.0
        for each in range(self.rules.seats):
            vp = state.vp[each] - (0.0 if may_win(state, each) else OUTSIDE)
            if each == seat:
                own = vp
            else:
                total += vp
                if vp > best:
                    best = vp
        return own - BEST_RIVAL * best - (1.0 - BEST_RIVAL) * total / (self.rules.seats - 1)

    def prepare(self, state: State) -> None:
        """Look up the day's weights, and who has most matches with the dice."""
        day = state.day - 1 + len(self.by_day) - self.days
        self.w = self.by_day[max(0, day)]
        values = self.rules.card_values
        dice = state.dice
        self.most = NOBODY
        best = 0
        for seat in state.markers:
            count = 0
            if seat == self.rules.automa:
                count = matches(state, seat)
            else:
                for card in state.discards[seat]:
                    count += dice.count(values[card])
            self.counts[seat] = count
            if count and count >= best:
                best = count
                self.most = seat

    def add(self, feature: int, amount: float) -> float:
        """Weigh so much of one thing."""
        if self.trace is not None:
            self.trace.append((feature, amount))
        return self.w[feature] * amount

    def worth(self, state: State, seat: int) -> float:
        """All that one seat has."""
        if seat != self.rules.automa or self.automa_by_day is None:
            return self.count(state, seat)
        players = self.w
        self.w = self.automa_by_day[max(0, state.day - 1 + len(self.automa_by_day) - self.days)]
        hand = len(state.hands[seat])
        total = self.count(state, seat) + self.servants(state, seat)
        total += self.add(f.HAND, hand) + self.add(f.CARDS, hand + len(state.discards[seat]))
        self.w = players
        return total

    def count(self, state: State, seat: int) -> float:
        """The things of one seat by the weights of this moment."""
        jade = state.jade[seat]
        total = state.vp[seat] + float(jade_vp(state, jade)) + self.add(f.JADES + min(f.MOST_JADES, jade), 1.0)
        if seat != self.rules.automa:
            total += self.cards(state, seat) + self.servants(state, seat)
        total += self.add(f.MATCHES, self.counts[seat])
        if self.most == seat:
            total += self.add(f.MOST_MATCHES, 1.0)
        total += self.add(f.INTRIGUE, state.intrigue[seat])
        if state.intrigue[seat] >= self.jade_steps:
            total += self.add(f.SCHEMER, 1.0)
        if state.markers[-1] == seat:
            total += self.add(f.HIGHEST_MARKER, 1.0)
        if state.medal == seat:
            total += self.add(f.MEDAL, 1.0)
        total += self.add(f.TOKENS + min(f.MOST_TOKENS, state.tokens_worth(seat)), 1.0)
        total += self.palace(state, seat) + self.wall(state, seat) + self.ships(state, seat) + self.decrees(state, seat)
        for each in self.worths:
            total += self.add(f.MODULES, each.worth(state, seat))
        return total

    def cards(self, state: State, seat: int) -> float:
        """The hand for today, the discards for tonight and tomorrow."""
        values = self.rules.card_values
        hand = state.hands[seat]
        discards = state.discards[seat]
        board = state.board
        locations = self.rules.locations
        total = self.add(f.HAND, len(hand)) + self.add(f.CARDS, len(hand) + len(discards))
        given = 0
        free = 0
        for card in hand:
            value = values[card]
            given += value
            for location in locations:
                if values[board[location]] < value:
                    free += 1
            total += self.add(f.EFFECTS + self.card_feature[card], 1.0)
        kept = 0
        for card in discards:
            kept += values[card]
            total += self.add(f.EFFECTS + self.card_feature[card], 1.0)
        total += self.add(f.HAND_VALUE, given) + self.add(f.DISCARD_VALUE, kept)
        return total + self.add(f.FREE_GIFTS, free / float(len(locations)))

    def servants(self, state: State, seat: int) -> float:
        """The pool, worth less on the last day the fewer turns are left to use it; and what could be gained."""
        pool = state.pool_worth(seat)
        useful = 1.0
        if state.day >= self.days:
            useful = usefulness(len(state.hands[seat]))
        few = min(pool, f.FEW)
        total = self.add(f.SERVANTS, few * useful) + self.add(f.MORE_SERVANTS, (pool - few) * useful)
        total += self.add(f.SUPPLY, min(f.MUCH_SUPPLY, state.supply_pieces(seat)))
        if state.double[seat] != LOCKED:
            total += self.add(f.DOUBLE, 1.0)
        neutrals = state.pool_neutral[seat] + state.supply_neutral[seat]
        return total + self.add(f.NEUTRALS, neutrals) if neutrals else total

    def palace(self, state: State, seat: int) -> float:
        """The spot in the Palace, or the way there."""
        spots = self.rules.side.palace_vp
        spot = state.spot[seat]
        if spot != NOWHERE:
            return float(spots[spot])
        if seat == self.rules.automa:
            return 0.0
        taken = 0
        for other in state.spot:
            if other != NOWHERE:
                taken += 1
        steps = float(palace_step(state, seat) - state.envoy[seat])
        for each in self.worths:
            steps += each.detour(state, seat)
        turns = len(state.hands[seat]) + self.turns_a_day * (self.days - state.day)
        total = self.add(f.STEPS, steps) + self.add(f.LATE, lateness(steps, turns))
        return total + self.add(f.SPOT, spots[min(taken, len(spots) - 1)])

    def wall(self, state: State, seat: int) -> float:
        """Servants on the Wall, and the lead there."""
        mine = state.wall[seat] + state.wall_double[seat]
        if not mine:
            return 0.0
        worth = self.add(f.WALL, mine) + self.add(f.BUILDER, 1.0)
        total = 0
        for other in state.markers:  # a tie goes to the higher marker
            there = state.wall[other] + state.wall_double[other]
            total += there
            if other != seat and there > mine:
                return worth
        for other in reversed(state.markers):
            if other == seat:
                break
            if state.wall[other] + state.wall_double[other] == mine:
                return worth
        return worth + self.add(f.WALL_LEAD, total / float(self.rules.wall_size))

    def ships(self, state: State, seat: int) -> float:
        """Ships by harbour and load."""
        total = 0.0
        harbours = self.rules.harbours
        for cell, ship in enumerate(state.canal):
            if ship is not None and ship.owner == seat:
                load = min(f.LOADS - 1, ship.servants + ship.double)
                total += self.add(f.SHIPS + min(4, cell % harbours) * f.LOADS + load, 1.0)
        return total

    def decrees(self, state: State, seat: int) -> float:
        """What Decrees would score now, and what they still promise."""
        total = 0.0
        owners = state.decree_owners
        for tile in state.tiles:
            if owners[tile] >> seat & 1:
                total += self.add(self.tile_feature[tile], 1.0)
                if self.tile_scores[tile]:
                    total += decree_vp(state, seat, tile)
        return total


def usefulness(turns: int) -> float:
    """How much of a Servant's worth is left with so many turns to use it."""
    return 0.0 if turns <= 0 else 0.6 if turns == 1 else 0.85 if turns == 2 else 1.0


def lateness(steps: float, turns: float) -> float:
    """Roughly how likely the Palace is missed with so many steps and turns to go."""
    if steps <= 0.0:
        return 0.0
    if turns <= 0.0:
        return 0.8 if steps <= 1.0 else 1.0
    pace = steps / turns
    if pace <= 0.4:
        return 0.0
    if pace <= 1.0:
        return (pace - 0.4) * 0.35
    if pace <= 2.0:
        return 0.21 + (pace - 1.0) * 0.75
    return 1.0


def tile_feature(named: list[str], name: str, level: int) -> int:
    """The feature of a Decree: by its name, or by its level if the name has no weights of its own."""
    if name not in named:
        return f.DECREES + len(f.NAMED) + min(max(level, 1), f.LEVELS) - 1
    place = named.index(name)
    return f.DECREES + place if place < len(f.NAMED) else f.COUNT + place - len(f.NAMED)


def effect_feature(effect: int) -> int:
    """The kind of a card's action."""
    if effect == NO_EFFECT:
        return f.BLANK
    if effect == GAIN_1:
        return f.GAINS_1
    if effect == GAIN_2:
        return f.GAINS_2
    if effect == SWAP_GIFTS:
        return f.SWAPS
    return effect if 0 <= effect < f.GAINS_1 else f.OF_A_MODULE
