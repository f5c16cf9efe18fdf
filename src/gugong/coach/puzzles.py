"""Puzzles: a turn in which one exchange is clearly best; which card goes to whom?

They are found in games that bots played: one exchange must be ahead of all others by a good margin, still so after
four times the search with other deals, and greedy must not see it. Everything is judged from the view of the seat, so
whoever sees the table can find it. Turns are sieved: each search has deals of its own, is longer than the one before,
and ends as soon as its turn does not look like a puzzle any more.
"""

from __future__ import annotations

import json
import lzma
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

import gugong
from gugong.bots import make
from gugong.bots.turns import NEXT_TURN
from gugong.coach.judging import Budget, Judge, Judgement, Line, Stages, apart, plain
from gugong.coach.paper import why_from_json, why_to_json
from gugong.coach.reasons import Why, reasons
from gugong.configuration import MODULES
from gugong.dealer import scramble
from gugong.engine.ids import NOBODY
from gugong.errors import CoachError, because
from gugong.game import Game
from gugong.view import View

FILE: Final = "puzzles.jsonl.xz"
GAP: Final = 0.08  # by which the best exchange is ahead of the next
DEPTH: Final = 2  # a card and an official
IN_A_DAY: Final = 1  # puzzles of one day of a game at most
ALL: Final = 99  # more exchanges than a turn has
TOLD: Final = 10  # deals of which a lead says something
PLAYER: Final = "planner:nodes=200,deals=0"
EASY, FAIR, HARD = 1, 2, 3
HARD_GAP: Final = 0.13


class Sieve(NamedTuple):
    """A search that a turn must survive to be a puzzle."""

    seed: int  # of its deals
    stages: Stages
    least: float  # by which the best exchange must be ahead of the next on its way there, once TOLD deals were followed
    most: float  # and at the end


SIEVES: Final = (
    Sieve(0, ((ALL, 1), (8, 4), (5, 12)), 0.0, 0.04),
    Sieve(2, ((ALL, 2), (8, 12), (4, 40), (3, 100)), 0.035, 0.065),
)
# Four times as many deals as usual for the best ones, some for each exchange, so that it can be said what it is worth.
SEARCH: Final = Sieve(1, ((ALL, 8), (10, 64), (5, 256), (3, 800)), 0.05, GAP)
# How the games begin, in turn.
KINDS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 2},
    {"players": 3},
    {"players": 1, "difficulty": "normal"},
    {"players": 4},
    {"players": 2, "modules": [MODULES[0]]},
    {"players": 2},
    {"players": 1, "difficulty": "hard"},
    {"players": 3, "modules": [MODULES[2]]},
    {"players": 2, "modules": [MODULES[1]]},
    {"players": 5},
    {"players": 2, "modules": [MODULES[3]]},
    {"players": 1, "difficulty": "easy"},
    {"players": 2, "modules": list(MODULES)},
    {"players": 3},
    {"players": 4},
    {"players": 3, "modules": list(MODULES)},
)


@dataclass(frozen=True)
class Option:
    """One exchange: its answers, the chance to win, what speaks for it or against it."""

    answers: tuple[str, ...]  # a card and an official
    chance: float
    why: tuple[Why, ...]


@dataclass(frozen=True)
class Puzzle:
    """A position, and what its exchanges are worth, the best first."""

    id: str
    theme: str
    difficulty: int
    seat: int
    position: dict[str, object]
    options: tuple[Option, ...]
    rest: tuple[str, ...]  # the whole turn with the best exchange

    def game(self) -> Game:
        """The position, to be looked at or played on from."""
        return Game.from_dict(self.position, chance="ask")

    def judged(self, *answers: str) -> Option | None:
        """What an exchange is worth; None for one that was not looked at."""
        return next((option for option in self.options if option.answers == answers), None)

    def to_dict(self) -> dict[str, object]:
        """The puzzle as plain JSON."""
        options = [
            {
                "answers": list(option.answers),
                "chance": round(option.chance, 3),
                "why": [why_to_json(why) for why in option.why],
            }
            for option in self.options
        ]
        return {
            "id": self.id,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "seat": self.seat,
            "rest": list(self.rest),
            "options": options,
            "position": self.position,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Puzzle:
        """The same back."""
        options = tuple(
            Option(tuple(each["answers"]), each["chance"], tuple(why_from_json(why) for why in each["why"]))
            for each in data["options"]
        )
        rest = tuple(data["rest"])
        return cls(data["id"], data["theme"], data["difficulty"], data["seat"], data["position"], options, rest)


def option_of(judge: Judge, seat: int, line: Line, other: Line, most: int) -> Option:
    """A line as an option, with its reasons beside another."""
    answers = tuple(answer.text for answer in plain(line.answers, DEPTH))
    return Option(answers, line.chance(seat), tuple(reasons(judge, seat, line, other, most)))


def puzzle_of(judge: Judge, game: Game, judged: Judgement, id: str, difficulty: int = FAIR) -> Puzzle:
    """The puzzle that a judged turn makes."""
    seat, lines = judged.seat, judged.lines
    best, others = lines[0], lines[1:]
    options = [option_of(judge, seat, best, others[0] if others else best, 2)]
    options += [option_of(judge, seat, line, best, 1) for line in others]
    rest = tuple(answer.text for answer in best.answers)
    theme = options[0].why[0].source if options[0].why else ""
    return Puzzle(id, theme, difficulty, seat, game.to_dict(), tuple(options), rest)


def gap(lines: Sequence[Line], seat: int) -> float:
    """By how much the best exchange is ahead of the next among these lines, best first."""
    different = apart(lines, DEPTH)
    return different[0].chance(seat) - different[1].chance(seat) if len(different) > 1 else 0.0


def exchange(line: Line) -> tuple[str, ...]:
    """The card and the official of a line."""
    return tuple(answer.text for answer in plain(line.answers, DEPTH))


def exchange_of(spec: str, game: Game, seat: int) -> tuple[str, ...]:
    """The card and the official that a bot would choose."""
    after, bot = game.copy(), make(spec, seed=seat)
    chosen: list[str] = []
    while len(chosen) < DEPTH and (decision := after.decision) is not None and decision.seat == seat:
        answer = bot.choose(after.view(seat))
        chosen += [] if answer.aside else [answer.text]
        after.play(answer)
    return tuple(chosen)


def sieved(judge: Judge, view: View, sieve: Sieve, obvious: tuple[str, ...]) -> Judgement | None:
    """The exchanges of a turn; None as soon as the best is the obvious one, or not as far ahead as it must be."""

    def leads(lines: Sequence[Line], least: float) -> bool:
        return exchange(lines[0]) != obvious and gap(lines, view.seat) >= least

    def go_on(lines: list[Line]) -> bool:
        return lines[0].deals < TOLD or leads(lines, sieve.least)

    judged = judge.judge(view, Budget(seed=sieve.seed), depth=DEPTH, stages=sieve.stages, go_on=go_on)
    whole = judged.best.deals == sieve.stages[-1][1]
    return judged if whole and leads(judged.lines, sieve.most) else None


def search(judge: Judge, game: Game, seat: int, id: str) -> Puzzle | None:
    """The puzzle that this turn is; None if it is none."""
    view = game.view(seat)
    obvious, found = exchange_of("greedy", game, seat), set()
    judged: Judgement | None = None
    for sieve in (*SIEVES, SEARCH):
        judged = sieved(judge, view, sieve, obvious)
        if judged is None:
            return None
        found.add(exchange(judged.best))
        if len(found) > 1:
            return None
    if judged is None or same_view(game, seat) != view:
        return None
    seen = exchange_of("planner", game, seat) in found
    far = gap(judged.lines, seat) >= HARD_GAP
    return puzzle_of(judge, game, judged, id, EASY if seen else FAIR if far else HARD)


def same_view(game: Game, seat: int) -> View:
    """What the seat sees when the position comes from paper."""
    return Game.from_dict(json.loads(json.dumps(game.to_dict())), chance="ask").view(seat)


def find(number: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    options = {"modules": [], "difficulty": "normal", **KINDS[number % len(KINDS)]}
    pairing = ("1-2", "2-3", "4-5")[number // len(KINDS) % 3] if options["players"] == 1 else "1-2"
    game = gugong.new_game(seed=scramble(seed, number), pairing=pairing, **options)
    rules = game.state.rules
    bots = [make(PLAYER, seed=number * 5 + seat) for seat in range(rules.seats)]
    judge = Judge(rules)
    found: Counter[int] = Counter()  # by day
    while (decision := game.decision) is not None:
        day = game.state.day
        if decision.prompt == NEXT_TURN and decision.seat != NOBODY and found[day] < IN_A_DAY:
            puzzle = search(judge, game, decision.seat, f"{seed}-{number}-{game.ply}")
            if puzzle is not None:
                found[day] += 1
                yield puzzle
        game.play(bots[decision.seat].choose(game.view(decision.seat)))


def write(puzzles: list[Puzzle]) -> bytes:
    """Puzzles as they are kept in the package: one a line, easy ones first, packed."""
    listed = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.theme, puzzle.id))
    lines = [json.dumps(puzzle.to_dict(), separators=(",", ":"), sort_keys=True) for puzzle in listed]
    return lzma.compress("".join(f"{line}\n" for line in lines).encode())


def joined(found: list[Puzzle], more: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles with those that are new; one that was found again replaces itself."""
    by_id = {puzzle.id: puzzle for puzzle in (*found, *more)}
    return list(by_id.values())


def read_all(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of such a file; CoachError if it is none."""
    try:
        return tuple(Puzzle.from_dict(json.loads(line)) for line in lzma.decompress(data).decode().splitlines())
    except (lzma.LZMAError, ValueError, KeyError, TypeError) as error:
        raise CoachError("", because("puzzles-damaged", fault=str(error))) from None


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package."""
    return read_all((resources.files("gugong.coach") / FILE).read_bytes())
