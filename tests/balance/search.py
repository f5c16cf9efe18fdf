"""Choose the cards of the hands: `python -m tests.balance.search --out build/hands` (docs/simulating.md, The hands).

First, games with hands dealt at random among all that the constraints allow, played quickly: the policy with a look at
its favourites. What cards are worth is fitted to them (`worth.py`), and says which deals should be fair. The best of
these are played by greedy, all with the same chance; after each round the forecast is made anew with all games so far,
and half as many deals as before, new ones among them if they promise more, are played twice as much. All games are
kept, so a search that was stopped goes on.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np

from gugong.bots.lots import Fate
from gugong.bots.turns import Thinker
from gugong.bots.weights import weights_by_day
from gugong.bots.weights_alone import weights_of_meng, weights_of_player
from gugong.catalog.load import editions
from gugong.engine.scoring import may_win
from gugong.engine.state import State
from gugong.errors import SimError
from gugong.sim.elo import rate_interval
from gugong.sim.outcome import outcome_of
from gugong.sim.playing import Kind, Task, play
from gugong.sim.pool import Attention, Interrupted, results
from gugong.sim.schedule import deal_seed
from tests.balance.hands import HANDS, Cards, cards_of, changed, deals, figures
from tests.balance.worth import KINDS, Ended, Measured, Whole, fit, forecast, numbered, unfairness
from tests.bots.fitting import play_out

EDITION: Final = editions()[-1]  # whose cards are dealt anew; all else is as it is there
QUICK: Final = {**dict.fromkeys(KINDS[:4], 3), **dict.fromkeys(KINDS[4:], 2)}  # quick games of each deal
LEVEL: Final = "normal"
PIECE: Final = 10  # games that a process plays at a time


class Asked(NamedTuple):
    """Games to be played: a deal of the hands, the kind, their numbers; a bot's name, or none for quick ones."""

    deal: tuple[int, ...]
    figures: str
    kind: str
    games: list[int]
    bot: str | None
    seed: int

    def __str__(self) -> str:
        return f"games {self.games} of kind {self.kind} with {self.figures}"

    def task(self, number: int) -> Task:
        """One of them; the first seat always begins, so that seats are places."""
        alone = "-" in self.kind
        options: dict[str, object] = (
            {"players": 1, "pairing": self.kind, "difficulty": LEVEL}
            if alone
            else {"players": int(self.kind), "start": 0}
        )
        kind = Kind(Kind.of(options).options, self.figures)
        return Task(
            number, kind, deal_seed(self.seed, number), (self.bot or "quick",) * (1 if alone else int(self.kind))
        )


def played(asked: Asked) -> list[Ended]:
    """Play them."""
    tasks = map(asked.task, asked.games)
    if asked.bot is None:
        return [quick(asked, task) for task in tasks]
    found: list[Ended] = []
    for task in tasks:
        done = play(task)
        ended = outcome_of(done)
        found.append(Ended(asked.kind, task.number, asked.deal, ended.winner, ended.scores, list(done.game.state.jade)))
    return found


def quick(asked: Asked, task: Task) -> Ended:
    """A game of the policy with a look at its favourites; it sees all cards, and all share one head."""
    game = task.kind.begin(task.seed)
    game.state.events = None
    alone = (weights_of_player(), weights_of_meng()) if "-" in asked.kind else (weights_by_day(),)
    state: State = game.state
    play_out(Thinker(state.rules, *alone), state, Fate(task.seed))
    scores = [state.vp[seat] if may_win(state, seat) else 0 for seat in range(state.rules.seats)]
    winner = max(range(len(scores)), key=lambda seat: (scores[seat], state.marker_rank(seat)))
    return Ended(asked.kind, task.number, asked.deal, winner, scores, list(state.jade))


class Book:
    """The games of a search, in a file that grows by a line for each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        self.games = [msgspec.json.decode(line, type=Ended) for line in lines if line.endswith(b"\n")]
        path.write_bytes(b"".join(line for line in lines if line.endswith(b"\n")))  # a half-written line is left out

    def add(self, games: Sequence[Ended]) -> None:
        """Some more."""
        with self.path.open("ab") as file:
            file.writelines(msgspec.json.encode(game) + b"\n" for game in games)
        self.games += games

    def play(self, asked: Iterable[Asked], jobs: int, attention: Attention) -> None:
        """Play and keep what is not in it yet."""
        done = {(game.deal, game.kind, game.number) for game in self.games}
        missing = (
            each._replace(games=[number for number in each.games if (each.deal, each.kind, number) not in done])
            for each in asked
        )
        for games in results(played, (each for each in missing if each.games), jobs, attention):
            self.add(games)


def measured(games: Sequence[Ended]) -> list[Measured]:
    """What games say of each deal."""
    found: list[Measured] = []
    for deal in dict.fromkeys(game.deal for game in games):
        kinds = {kind: [game for game in games if (game.deal, game.kind) == (deal, kind)] for kind in KINDS}
        shares = {kind: [rate for rate, _, _ in won(kind, mine)] for kind, mine in kinds.items()}
        found.append(Measured(deal, {kind: len(mine) for kind, mine in kinds.items()}, shares))
    return found


def won(kind: str, games: Sequence[Ended]) -> list[tuple[float, float, float]]:
    """The share of games that each place won, with its interval of 95 %; against Meng the person's alone."""
    seats = 1 if "-" in kind else int(kind)
    wins = [sum(game.winner == place for game in games) for place in range(seats)]
    return [(each / max(1, len(games)), *rate_interval(each, len(games))) for each in wins]


class Search:
    """The deals there are, and what is known of them."""

    def __init__(self, out: Path, jobs: int, seed: int) -> None:
        self.before = cards_of(EDITION)
        self.all = list(deals(self.before))
        self.numbers: Whole = np.array([numbered(cards, self.before) for cards in self.all])
        self.jobs = jobs
        self.seed = seed
        self.quick = Book(out / f"quick-edition-{EDITION}-seed-{seed}.jsonl")  # other cards or chance: other games
        self.slow = Book(out / f"greedy-edition-{EDITION}-seed-{seed}.jsonl")

    def ask(self, place: int, kind: str, games: Iterable[int], bot: str | None) -> Asked:
        """Games with the deal at this place of the list."""
        changes = figures(self.all[place], self.before)
        text = msgspec.json.encode(changes, order="sorted").decode()
        return Asked(self.deal(place), text, kind, list(games), bot, self.seed)

    def deal(self, place: int) -> tuple[int, ...]:
        """The hand of each card, in the deal at this place."""
        return tuple(map(int, self.numbers[place]))

    def play_quick(self, number: int, attention: Attention) -> None:
        """Quick games with so many deals drawn at random, each with games of its own."""
        random = Random(self.seed)
        drawn = [random.randrange(len(self.all)) for _ in range(number)]
        asked = (
            self.ask(place, kind, range(each * games, (each + 1) * games), None)
            for each, place in enumerate(drawn)
            for kind, games in QUICK.items()
        )
        self.quick.play(asked, self.jobs, attention)

    def ranked(self, entered: Sequence[int], games: int) -> list[int]:
        """Places of all deals, the fairest first, by the first so many games of those that entered.

        What else is in the book does not count, so that a search that goes on comes to what it would have come to.
        """
        theirs = [self.deal(place) for place in entered]
        slow = [game for game in self.slow.games if game.deal in theirs and game.number < games]
        shares = forecast(fit(self.quick.games, slow), measured(slow), self.numbers)
        return [int(place) for place in np.argsort(unfairness(shares), kind="stable")]

    def play_greedy(self, places: Sequence[int], games: int, attention: Attention) -> None:
        """So many games of each kind with each of these deals; the same chance for all."""
        asked = (
            self.ask(place, kind, range(first, min(games, first + PIECE)), "greedy")
            for first in range(0, games, PIECE)
            for kind in KINDS
            for place in places
        )
        self.slow.play(asked, self.jobs, attention)

    def narrow(self, finalists: int, games: int, attention: Attention) -> int:
        """The fairest deal: the best by forecast play; by a new one half as many twice as much, until one is left."""
        self.play_greedy([0], games, attention)  # without a bot's own results there is no forecast of them
        entered = [0]
        while True:
            best = self.ranked(entered, games)[:finalists]
            entered = list(dict.fromkeys([*entered, *best]))
            self.play_greedy(best, games, attention)
            if len(best) == 1:
                return best[0]
            finalists, games = (len(best) + 1) // 2, games * 2


def told(cards: Cards, before: Cards, games: Sequence[Ended]) -> Iterator[str]:
    """The rows of the hands, and what the games with them came to."""
    for name, card in cards.items():
        if card.deck in HANDS:
            also = "  # changed" if name in changed(cards, before) else ""
            yield f'{name} = {{ deck = "{card.deck}", value = {card.value}, action = "{card.action}" }}{also}'
    yield from table(games)


def table(games: Sequence[Ended]) -> Iterator[str]:
    """Shares of games won by kind and place, with intervals of 95 %, and the winners' Jade."""
    yield "| game | games | wins by place (95 %) | winners' Jade |"
    yield "| --- | ---: | --- | ---: |"
    for kind in KINDS:
        mine = [game for game in games if game.kind == kind]
        rates = ", ".join(f"{100 * rate:.1f} ({100 * low:.1f}–{100 * high:.1f})" for rate, low, high in won(kind, mine))
        people = range(1 if "-" in kind else int(kind))  # not Meng
        owned = [game.jade[place] for game in mine for place in people if place == game.winner]
        name = f"against Meng, hands {kind}" if "-" in kind else f"{kind} players"
        yield f"| {name} | {len(mine)} | {rates} | {sum(owned) / max(1, len(owned)):.2f} |"


def arguments(given: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=1000, help="deals of the hands for quick games")
    parser.add_argument("--finalists", type=int, default=8, help="deals that greedy plays")
    parser.add_argument("--games", type=int, default=500, help="greedy's games of each kind in the first round")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="folder for the games; a search goes on from there")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None, say: Callable[[str], None] = print) -> int:
    asked = arguments(given)
    search = Search(asked.out, asked.jobs, asked.seed)
    with Attention() as attention, suppress(Interrupted):
        try:
            search.play_quick(asked.deals, attention)
            best = search.narrow(asked.finalists, asked.games, attention)
        except SimError as error:
            print(error, file=sys.stderr)
            return 2
        games = [game for game in search.slow.games if game.deal == search.deal(best)]
        for line in told(search.all[best], search.before, games):
            say(line)
        return 0
    print(f"interrupted; what was played is kept in {asked.out}, and the same command goes on", file=sys.stderr)
    return 130


if __name__ == "__main__":
    sys.exit(main())
