"""What the games of a tournament come to: rates with intervals, ratings, and who beat whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from gugong.sim.elo import mean_interval, rate_interval, ratings
from gugong.sim.outcome import Outcome


class Row(TypedDict):
    """A bot's standing; `elo` only where bots met."""

    bot: str
    difficulty: str | None
    games: int
    wins: int
    win_rate: float
    win_interval: list[float]
    mean_score: float
    mean_score_interval: list[float]
    others_mean_score: float
    palace_rate: float
    palace_interval: list[float]
    elo: float | None
    elo_interval: list[float] | None


class Pair(TypedDict):
    """How often a bot ended before another; equal ends count half."""

    bot: str
    over: str
    games: int
    score: float
    rate: float
    interval: list[float]


class Pace(TypedDict):
    """How long a bot thought; the only figures of a tournament that differ from run to run."""

    bot: str
    difficulty: str | None
    turns: int
    seconds_a_turn: float
    longest_turn: float
    decisions_a_game: float


class Seated:
    """The seats a bot had, one after the other."""

    def __init__(self, bot: str, difficulty: str | None, games: Iterable[Outcome]) -> None:
        self.bot = bot
        self.difficulty = difficulty
        self.seats = [
            (game, seat)
            for game in games
            if game.difficulty == difficulty
            for seat, name in enumerate(game.seats)
            if name == bot
        ]

    def row(self, rating: tuple[float, float] | None) -> Row:
        """Its standing."""
        seats, number = self.seats, len(self.seats)
        wins = sum(game.winner == seat for game, seat in seats)
        inside = sum(game.palace[seat] for game, seat in seats)
        score, wide = mean_interval([game.scores[seat] for game, seat in seats])
        others = [
            each for game, seat in seats for other, each in enumerate(game.scores) if game.seats[other] != self.bot
        ]
        return Row(
            bot=self.bot,
            difficulty=self.difficulty,
            games=number,
            wins=wins,
            win_rate=rounded(wins / number) if number else 0.0,
            win_interval=list(map(rounded, rate_interval(wins, number))),
            mean_score=round(score, 2),
            mean_score_interval=[round(score - wide, 2), round(score + wide, 2)],
            others_mean_score=round(mean_interval(others)[0], 2),
            palace_rate=rounded(inside / number) if number else 0.0,
            palace_interval=list(map(rounded, rate_interval(inside, number))),
            elo=None if rating is None else round(rating[0], 1),
            elo_interval=None if rating is None else [round(rating[0] - rating[1], 1), round(rating[0] + rating[1], 1)],
        )

    def pace(self) -> Pace:
        """How long it thought."""
        turns = sum(game.turns[seat] for game, seat in self.seats)
        seconds = sum(game.seconds[seat] for game, seat in self.seats)
        decisions = sum(game.decisions[seat] for game, seat in self.seats)
        return Pace(
            bot=self.bot,
            difficulty=self.difficulty,
            turns=turns,
            seconds_a_turn=float(f"{seconds / max(1, turns):.3g}"),
            longest_turn=float(f"{max((game.longest_turn[seat] for game, seat in self.seats), default=0.0):.3g}"),
            decisions_a_game=round(decisions / max(1, len(self.seats)), 1),
        )


def rounded(rate: float) -> float:
    """A rate to a hundredth of a per cent."""
    return round(rate, 4)


def beaten(bots: Sequence[str], games: Iterable[Outcome]) -> list[list[float]]:
    """`[a][b]`: how often a ended before b; equal ends count half."""
    place = {bot: number for number, bot in enumerate(bots)}
    wins = [[0.0] * len(bots) for _ in bots]
    for game in games:
        for seat, bot in enumerate(game.seats):
            for other, name in enumerate(game.seats):
                if bot != name and seat != other:
                    before = game.ranks[seat] < game.ranks[other]
                    equal = game.ranks[seat] == game.ranks[other]
                    wins[place[bot]][place[name]] += 1.0 if before else 0.5 if equal else 0.0
    return wins


def pairs(bots: Sequence[str], wins: Sequence[Sequence[float]]) -> list[Pair]:
    """Every two bots that met, the stronger of the two first."""
    found: list[Pair] = []
    for a in range(len(bots)):
        for b in range(a):
            games = round(wins[a][b] + wins[b][a])
            x, y = (a, b) if wins[a][b] >= wins[b][a] else (b, a)
            if games:
                rate = wins[x][y] / games
                interval = list(map(rounded, rate_interval(wins[x][y], games)))
                found.append(
                    Pair(
                        bot=bots[x], over=bots[y], games=games, score=wins[x][y], rate=rounded(rate), interval=interval
                    )
                )
    return found


def standings(bots: Sequence[str], games: Sequence[Outcome]) -> dict[str, object]:
    """All tables of a tournament, best first; the same for the same games, but for `pace`."""
    if any(game.difficulty for game in games):
        levels = list(dict.fromkeys(game.difficulty for game in games))
        met = [Seated(bot, level, games) for level in levels for bot in bots]
        return {"standings": [each.row(None) for each in met], "pairs": [], "pace": [each.pace() for each in met]}
    wins = beaten(bots, games)
    rated = dict(zip(bots, ratings(wins), strict=True))
    met = [Seated(bot, None, games) for bot in sorted(bots, key=lambda bot: -rated[bot][0])]
    return {
        "standings": [each.row(rated[each.bot]) for each in met],
        "pairs": pairs(bots, wins),
        "pace": [each.pace() for each in met],
    }
