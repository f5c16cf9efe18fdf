"""Games of every kind by players who are curious: an answer that was hardly ever given at a question is tried first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import gugong
from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.ids import CHANCE
from gugong.engine.rules import Rules
from tests.properties.players import TASTES, Player

MODULES: Final = ("summer-palace", "peasant-revolt", "stairs", "extras")
BASE: Final = "base"
SOLO: Final = "solo"
NEW: Final = 2  # an answer given less often than this is tried before all others

# What a kind of game is called, and its settings; the first in which a question is met is where it belongs.
Kind = tuple[str, dict[str, Any]]
KINDS: Final[list[Kind]] = [
    *((BASE, {"players": players}) for players in (2, 3, 4, 5)),
    (BASE, {"players": 3, "expert": True}),
    *(("bonus-tokens", {"players": players, "bonus_tokens": "current"}) for players in (3, 4)),
    *(("first-edition", {"players": players, "bonus_tokens": "first"}) for players in (3, 4)),
    *((SOLO, {"players": 1, "difficulty": difficulty}) for difficulty in ("easy", "hard")),
    *((module, {"players": players, "modules": [module]}) for module in MODULES for players in (2, 4, 3)),
    *((f"{SOLO}, {module}", {"players": 1, "modules": [module]}) for module in MODULES),
    ("all modules", {"players": 3, "modules": list(MODULES)}),
    (f"{SOLO}, all modules", {"players": 1, "modules": list(MODULES)}),
]


# What stands behind a verb, where the word alone does not tell: `jade` is a place, a pond, a benefit.
ARGUMENTS: Final = {
    "at": "LOCATION",
    "token": "TOKEN",
    "ship": "BERTH",
    "move": "BERTH",
    "house": "PRICE",
    "roll": "FACE",
    "start": "SEAT",
    "trade": "SEAT",
    "replace": "SEAT",
    "automa": "AUTOMA",
    "track": "TRACK",
    "pier": "POND",
    "pond": "POND",
    "favourite": "VALUE",
    "revolt-token": "VALUE",
}


class Met(NamedTuple):
    """One form of answer at one question."""

    prompt: str
    chance: bool
    aside: bool
    form: str


class Forms:
    """The form of every answer of a table: its verb, and for each argument what it is, or the word itself."""

    def __init__(self, rules: Rules) -> None:
        tables = rules.figures
        self.kinds: dict[str, str] = {}
        for kind, names in (
            ("CARD", [card.name for card in tables.cards]),
            ("CITY", tables.map.cities),
            ("DECREE", [tile.name for tile in tables.decrees]),
        ):
            self.kinds.update(dict.fromkeys(names, kind))
        self.of: dict[int, str] = {answer.id: self.form(answer) for answer in rules.answers.all}

    def form(self, answer: Answer) -> str:
        """`card CARD`, `bid CARD +2`, `pay SERVANTS`, `die NUMBER FACE`, `place double`."""
        verb, *words = answer.text.split()
        if verb in ("pay", "gain"):
            return f"{verb} SERVANTS"
        if verb == "die":
            return f"{verb} NUMBER FACE"
        return " ".join([verb, *(self.argument(verb, word) for word in words)])

    def met(self, decision: Decision) -> list[Met]:
        """The forms of the options, one for one."""
        chance = decision.seat == CHANCE
        return [Met(decision.prompt, chance, option.aside, self.of[option.id]) for option in decision.options]

    def argument(self, verb: str, word: str) -> str:
        """What a word behind this verb stands for; the word itself, if it can be no other."""
        if verb == "replace" and word == "double":
            return word
        return ARGUMENTS.get(verb) or self.kinds.get(word, word)


def curious_games(games: int, seed: int = 1) -> Iterator[tuple[str, gugong.Game, Forms]]:
    """Every position at which somebody is asked, in so many games of each kind, with the name of the kind."""
    given: Counter[Met] = Counter()
    forms: dict[int, Forms] = {}
    tastes = list(TASTES)
    for number in range(games):
        for kind, settings in KINDS:
            random = Random(f"{seed} {number} {settings}")
            player = Player(random, tastes[(number + KINDS.index((kind, settings))) % len(tastes)])
            game = gugong.new_game(**settings, chance="ask", seed=1)
            table = forms.setdefault(id(game.state.rules), Forms(game.state.rules))
            while game.decision is not None:
                yield kind, game, table
                decision = game.decision
                met = table.met(decision)
                new = [option for option, each in zip(decision.options, met, strict=True) if given[each] < NEW]
                answer = random.choice(new) if new else player.choose(decision)
                given[met[decision.options.index(answer)]] += 1
                game.play(answer)
