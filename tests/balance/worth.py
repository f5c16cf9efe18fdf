"""What a card in a starting hand is worth in VP, and how fair that makes a deal of the hands.

Fitted to games with hands dealt at random. A seat's VP beyond the mean of its table are taken as what its place is
worth and what its four cards are, beyond the mean of the hands at the table. A card's worth is one figure for all
tables and a small correction for each number of players, both held to 0. Against Meng a card has a worth with the
person and another with him. What a place is worth comes from games of the bot that is asked (`Measured`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tests.balance.hands import HANDS, Cards, in_hands

Vector = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]

PAIRINGS: Final = ("1-2", "2-3", "4-5")
PLAYERS: Final = (2, 3, 4, 5)
KINDS: Final = (*map(str, PLAYERS), *PAIRINGS)  # of games: by number of players, against Meng by pairing
TABLES: Final = len(PLAYERS) + 2  # at which a card may be worth something else: by players; the person's, Meng's
NOISE: Final = {
    True: 12.0,
    False: 7.0,
}  # VP by which games scatter: against Meng the difference of two, else one seat's
SHARED: Final = 1.0  # how many VP a card may well be worth
PLACE: Final = 30.0  # and a place: anything
OWN: Final = 0.5  # and what it may be worth more or less at one kind of table
TRUST: Final = 500.0  # games after which a deal's own results count as much as what is forecast
ALIKE: Final = 0.5  # what a game with another deal tells of this one, for each card that is in another hand
WANTED: Final = 3.0  # points that a place may win more or less than its fair share
APART: Final = 5.0  # points that the pairings may differ
MENG: Final = -0.5  # roughly what a card in Meng's hand is worth to the person, of what it is in one's own


class Ended(NamedTuple):
    """A game: its kind, its number, which hand has each card, the place that won, score and Jade by place."""

    kind: str
    number: int
    deal: tuple[int, ...]
    winner: int | None
    scores: list[int]
    jade: list[int]


def places(kind: str) -> list[int]:
    """The hands in play, by place; of a pairing the person's and Meng's."""
    return [int(hand) - 1 for hand in kind.split("-")] if "-" in kind else list(range(int(kind)))


def numbered(cards: Cards, before: Cards) -> tuple[int, ...]:
    """The hand (from 0) that has each card; cards in the order of those before."""
    where = {card[1:]: HANDS.index(card.deck) for card in cards.values() if card.deck in HANDS}
    return tuple(where[before[name][1:]] for name in in_hands(before))


def strengths(kind: str, deals: Whole) -> Vector:
    """By deal and place which cards count how much: for all tables, then for each, last the person's and Meng's.

    Against Meng there is one place, and what counts is how far the person is ahead.
    """
    held = np.stack([deals == hand for hand in places(kind)], axis=1).astype(float)
    if "-" in kind:
        person, meng = held[:, :1], held[:, 1:]
        shared, own = person + MENG * meng, {len(PLAYERS): person, len(PLAYERS) + 1: meng}
    else:
        shared = held - held.mean(axis=1, keepdims=True)
        own = {PLAYERS.index(int(kind)): shared}
    blank = np.zeros_like(shared)
    return np.concatenate([shared, *(own.get(table, blank) for table in range(TABLES))], axis=2)


@dataclass
class Worth:
    """The fitted figures, and by kind of game how the share of games won grows with VP."""

    figures: Vector
    slopes: dict[str, float]

    def shares(self, kind: str, deals: Whole) -> Vector:
        """By deal and place, what the hands add to the share of games won."""
        return self.slopes[kind] * (strengths(kind, deals) @ self.figures)


def fit(*books: Sequence[Ended]) -> Worth:
    """Cards' worth by least squares, held to 0, and with it that of places, which are free.

    The books are of several players: to each of them places may be worth something else, but cards are what they are.
    """
    cards = len(books[0][0].deal)
    size = cards * (1 + TABLES)
    free = (sum(PLAYERS) + len(PAIRINGS)) * len(books)
    square, right = np.zeros((size + free, size + free)), np.zeros(size + free)
    slopes: dict[str, float] = {}
    first = size
    for games, kind in product(books, KINDS):
        mine = [game for game in games if game.kind == kind]
        alone = "-" in kind
        seats = 1 if alone else len(places(kind))
        if mine:
            scores = np.array([game.scores for game in mine], float)
            ahead = scores[:, :1] - scores[:, 1:] if alone else scores - scores.mean(axis=1, keepdims=True)
            if kind not in slopes:
                won = np.array([[game.winner == place for place in range(seats)] for game in mine], float)
                off = ahead - ahead.mean(axis=0)
                slopes[kind] = float((won * off).sum() / (off**2).sum())
            columns = np.zeros((len(mine), seats, size + free))
            columns[:, :, :size] = strengths(kind, np.array([game.deal for game in mine]))
            columns[:, range(seats), range(first, first + seats)] = 1.0
            flat = columns.reshape(-1, size + free)
            square += flat.T @ flat / NOISE[alone] ** 2
            right += flat.T @ ahead.ravel() / NOISE[alone] ** 2
        first += seats
    loose = np.concatenate([np.full(cards, SHARED), np.full(size - cards, OWN), np.full(free, PLACE)])
    found = np.linalg.solve(square + np.diag(loose**-2.0), right)
    return Worth(np.asarray(found[:size], np.float64), slopes)


class Measured(NamedTuple):
    """What a bot made of a deal: by kind of game how many were played, and the share that each place won."""

    deal: tuple[int, ...]
    games: Mapping[str, int]
    shares: Mapping[str, list[float]]


def forecast(worth: Worth, measured: Sequence[Measured], deals: Whole) -> dict[str, Vector]:
    """By kind, deal and place the share of games that the bot should win.

    Its results on average, moved by what the hands differ; and the more games it played with this deal or one like it,
    the more by how much those came out otherwise.
    """
    found: dict[str, Vector] = {}
    for kind in worth.slopes:
        known = [each for each in measured if each.games.get(kind)]
        theirs = np.array([each.deal for each in known])
        games = np.array([each.games[kind] for each in known], float)
        hands = worth.shares(kind, theirs)
        beyond = np.array([each.shares[kind][: hands.shape[1]] for each in known]) - hands
        like = games * np.stack([ALIKE ** (deals != each).sum(axis=1) for each in theirs], axis=1)
        usual = np.average(beyond, axis=0, weights=games)
        base = (TRUST * usual + like @ beyond) / (TRUST + like.sum(axis=1, keepdims=True))
        found[kind] = base + worth.shares(kind, deals)
    return found


def unfairness(shares: Mapping[str, Vector]) -> Vector:
    """By deal one figure to be made small: how far places and pairings are off, as parts of what is allowed.

    Below 1 all is as wanted: fourth powers are added, so what is furthest off counts most.
    """
    total: Vector = np.zeros(len(shares[KINDS[0]]))
    for kind in map(str, PLAYERS):
        total += ((100 * (shares[kind] - 1 / int(kind)) / WANTED) ** 4).sum(axis=1)
    alone = 100 * np.concatenate([shares[pairing] for pairing in PAIRINGS], axis=1)
    apart: Vector = (alone.max(axis=1) - alone.min(axis=1)) / APART
    return total + apart**4
