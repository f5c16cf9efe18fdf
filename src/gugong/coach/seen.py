"""What the search saw at the end of a line: what each seat's things are worth by source, and the facts behind it.

Sources are in VP at the end of the game as the evaluation counts them, so that they add up to what the seat is worth.
Facts are what a player would point at: steps, Jades, matches. All are plain numbers, to be added up over many deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.bots import features as f
from gugong.bots.evaluation import OUTSIDE, Evaluation
from gugong.engine.ids import LOCKED, NOWHERE
from gugong.engine.rules import Rules
from gugong.engine.scoring import decree_vp, jade_vp, may_win
from gugong.engine.state import State
from gugong.engine.tracks import palace_step

# In fixed order; a module's own things follow, by the module's place.
SOURCES: Final = (
    *("vp", "palace", "jade", "decrees", "ships", "wall", "servants", "tokens"),
    *("matches", "cards", "intrigue", "medal"),
)
VP, PALACE, JADE, DECREES, SHIPS, WALL, SERVANTS, TOKENS, MATCHES, CARDS, INTRIGUE, MEDAL = range(len(SOURCES))
FACTS: Final = (
    *("vp", "arrived", "steps", "jade", "decrees", "rewards", "aboard", "farthest"),
    *("wall", "leads", "servants", "tokens", "matches", "most", "hand", "values", "intrigue"),
    *("medal", "double"),
)
FACT: Final = {name: place for place, name in enumerate(FACTS)}


class Ledger:
    """Reads positions of one kind of game."""

    def __init__(self, rules: Rules, evaluation: Evaluation) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.modules = [module.name() for module in rules.modules]
        self.length = len(SOURCES) + len(self.modules)

    def name(self, source: int) -> str:
        """A source by its place."""
        return SOURCES[source] if source < len(SOURCES) else self.modules[source - len(SOURCES)]

    def sources(self, state: State, seat: int) -> list[float]:
        """What the seat's things are worth, by source; they add up to the evaluation's worth of a player."""
        if state.pending is None:
            return self.final(state, seat)
        evaluation = self.evaluation
        evaluation.prepare(state)
        evaluation.trace = []
        total = evaluation.worth(state, seat)
        counted, evaluation.trace = evaluation.trace, None
        found = [0.0] * self.length
        by_feature = evaluation.w
        for feature, amount in counted:
            source = SOURCE_OF.get(feature)
            if source is not None:
                found[source] += by_feature[feature] * amount
        jade = state.jade[seat]
        found[VP] = float(state.vp[seat])
        found[JADE] += jade_vp(state, jade) + by_feature[f.JADES + min(f.MOST_JADES, jade)]
        found[PALACE] = evaluation.palace(state, seat)
        found[DECREES] = evaluation.decrees(state, seat)
        for place, each in enumerate(evaluation.worths):
            found[len(SOURCES) + place] = each.worth(state, seat) * by_feature[f.MODULES]
        found[CARDS] += total - sum(found)  # what is left are cards by what they do
        return found

    def final(self, state: State, seat: int) -> list[float]:
        """The same of a game that is over: VP by where they came from."""
        found = [0.0] * self.length
        spot = state.spot[seat]
        found[PALACE] = float(self.rules.side.palace_vp[spot]) if spot != NOWHERE else 0.0
        found[JADE] = float(jade_vp(state, state.jade[seat]))
        found[DECREES] = sum(
            float(decree_vp(state, seat, tile)) for tile in state.tiles if state.decree_owners[tile] >> seat & 1
        )
        found[VP] = state.vp[seat] - sum(found)
        if not may_win(state, seat):
            found[PALACE] -= OUTSIDE
        return found

    def facts(self, state: State, seat: int) -> list[float]:
        """What a player would point at."""
        values = self.rules.card_values
        ships = [(cell, ship) for cell, ship in enumerate(state.canal) if ship is not None and ship.owner == seat]
        harbours = self.rules.harbours
        matches = self.matches(state)
        wall = [mine + double for mine, double in zip(state.wall, state.wall_double, strict=True)]
        return [
            float(state.vp[seat]),
            1.0 if state.spot[seat] != NOWHERE else 0.0,
            0.0 if state.spot[seat] != NOWHERE else float(palace_step(state, seat) - state.envoy[seat]),
            float(state.jade[seat]),
            float(state.decrees_of(seat)),
            float(sum(state.rewards[seat * 3 : seat * 3 + 3])),
            float(sum(ship.load() for _, ship in ships)),
            float(sum(cell % harbours + 1 for cell, _ in ships)),
            float(wall[seat]),
            1.0 if wall[seat] and wall[seat] == max(wall) else 0.0,
            float(state.pool_worth(seat)),
            float(state.tokens_worth(seat)),
            float(matches[seat]),
            1.0 if matches[seat] and matches[seat] == max(matches) else 0.0,
            float(len(state.hands[seat])),
            float(sum(values[card] for card in state.discards[seat])),
            float(state.intrigue[seat]),
            1.0 if state.medal == seat else 0.0,
            1.0 if state.double[seat] != LOCKED else 0.0,
        ]

    def matches(self, state: State) -> list[int]:
        """How many discards of each player match a die."""
        values = self.rules.card_values
        dice = state.dice
        return [sum(dice.count(values[card]) for card in cards) for cards in state.discards]


SOURCE_OF: Final = {
    f.MATCHES: MATCHES,
    f.MOST_MATCHES: MATCHES,
    f.INTRIGUE: INTRIGUE,
    f.SCHEMER: INTRIGUE,
    f.HIGHEST_MARKER: INTRIGUE,
    f.MEDAL: MEDAL,
    f.WALL: WALL,
    f.WALL_LEAD: WALL,
    f.BUILDER: WALL,
    **dict.fromkeys(range(f.TOKENS, f.SHIPS), TOKENS),
    **dict.fromkeys(range(f.SHIPS, f.EFFECTS), SHIPS),
    **dict.fromkeys((f.SERVANTS, f.MORE_SERVANTS, f.SUPPLY, f.DOUBLE, f.NEUTRALS), SERVANTS),
    **dict.fromkeys((f.HAND, f.CARDS, f.HAND_VALUE, f.DISCARD_VALUE, f.FREE_GIFTS), CARDS),
}


def add(total: list[float], more: Sequence[float]) -> None:
    """Add numbers one by one."""
    for place, each in enumerate(more):
        total[place] += each
