"""Answers: an int inside, a word outside.

Every answer that can ever be given in a game with this catalog stands once in an `AnswerTable`, in a fixed order.
Frames pick answers out of the table and compare them by identity; people and records use their text. Two answers may
share a text (an exchange of tokens as an aside, and one to make room) as long as no question offers both.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.figures import Figures
from gugong.engine.ids import BENEFITS, REWARDS

CARD: Final = 0
AT: Final = 1
PAY: Final = 2
DISCARD: Final = 3
NO_ACTIONS: Final = 4
OPTION: Final = 5
CITY: Final = 6
PLACE: Final = 7
SHIP: Final = 8
NEW_SHIP: Final = 9
MOVE: Final = 10
CLAIM: Final = 11
DECREE: Final = 12
HOUSE: Final = 13
SQUARE: Final = 14
BENEFIT: Final = 15
DIE: Final = 16
EXCHANGE: Final = 17
TOKEN: Final = 18
GAIN: Final = 19
DECLINE: Final = 20
DONE: Final = 21
START: Final = 22
ROLL: Final = 23
MODULE: Final = 24

ROUTES: Final = "ab"
OPTIONS: Final = "ab"  # the two ways of an official's action
MOST_SEATS: Final = 5

ENDINGS: Final = ("done", "decline")  # two words for leaving it at that; a question has whichever fits it

# The pieces that can be placed: the second number of a PLACE answer.
A_SERVANT: Final = 0
THE_DOUBLE: Final = 1
THE_DOUBLE_AS_ONE: Final = 2


class Answer:
    """One answer; `a`, `b` and `c` say which card, how many Servants, and so on, by `kind`."""

    def __init__(self, id: int, kind: int, text: str, aside: bool, a: int, b: int, c: int) -> None:
        self.id = id
        self.kind = kind
        self.text = text
        self.verb = text.partition(" ")[0]  # what `kind` is to base answers: by it a module knows its own
        self.aside = aside
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        """Whether it says the same, if in another game or process; within a game answers are compared by identity."""
        if not isinstance(other, Answer):
            return NotImplemented
        return self is other or (self.text == other.text and self.aside == other.aside)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return (Answer, (self.id, self.kind, self.text, self.aside, self.a, self.b, self.c))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class AnswerTable:
    """All answers of a catalog, dense and in fixed order; by group for the frames, by text for everyone else."""

    def __init__(self, figures: Figures, locations: list[str]) -> None:
        self.all: list[Answer] = []
        self.by_text: dict[str, Answer] = {}
        self._by_reading: dict[str, Answer] = {}
        self.locations = locations
        cells = range(2 * figures.tracks.harbours)
        pieces = figures.tracks.servants_each + 1
        prices = sorted({*figures.small_side.jade_houses, *figures.large_side.jade_houses})
        self.decline = self.add(DECLINE, "decline")
        self.done = self.add(DONE, "done")
        self.no_actions = self.add(NO_ACTIONS, "no-actions")
        self.option_a, self.option_b = [self.add(OPTION, letter, way) for way, letter in enumerate(OPTIONS)]
        self.square = self.add(SQUARE, "square")
        self.place = [
            self.add(PLACE, text, piece)
            for piece, text in enumerate(("place servant", "place double", "place double 1"))
        ]
        self.card = [self.add(CARD, f"card {card.name}", i) for i, card in enumerate(figures.cards)]
        self.discard = [self.add(DISCARD, f"discard {card.name}", i) for i, card in enumerate(figures.cards)]
        self.at = [self.add(AT, f"at {name}", i) for i, name in enumerate(locations)]
        self.city = [self.add(CITY, f"city {name}", i) for i, name in enumerate(figures.map.cities)]
        self.token = [self.add(TOKEN, f"token {kind.name}", i) for i, kind in enumerate(figures.tokens)]
        self.decree = [self.add(DECREE, f"decree {tile.name}", i) for i, tile in enumerate(figures.decrees)]
        self.house = {price: self.add(HOUSE, f"house {price}", price) for price in prices}
        self.ship = [self.add(SHIP, f"ship {berth(figures, cell)}", cell) for cell in cells]
        self.move = [self.add(MOVE, f"move {berth(figures, cell)}", cell) for cell in cells]
        self.new_ship = [self.add(NEW_SHIP, f"new-ship {letter}", route) for route, letter in enumerate(ROUTES)]
        self.claim = [self.add(CLAIM, f"claim {name}", i) for i, name in enumerate(REWARDS)]
        self.benefit = [self.add(BENEFIT, f"benefit {name}", i) for i, name in enumerate(BENEFITS)]
        self.die = [
            [self.add(DIE, f"die {die + 1} {face}", die, face) for face in figures.tracks.faces]
            for die in range(figures.tracks.dice)
        ]
        exchange = list(enumerate(figures.prices.tokens))
        self.exchange = [self.add(EXCHANGE, f"exchange {price}", what, aside=True) for what, price in exchange]
        self.make_room = [self.add(EXCHANGE, f"exchange {price}", what) for what, price in exchange]
        self.pay = self._sets_of_servants(PAY, "pay", pieces)
        self.gain = self._sets_of_servants(GAIN, "gain", pieces)
        self.start = [self.add(START, f"start {seat}", seat) for seat in range(MOST_SEATS)]
        self.roll = [self.add(ROLL, f"roll {face}", face) for face in figures.tracks.faces]

    def add(self, kind: int, text: str, a: int = 0, b: int = 0, c: int = 0, aside: bool = False) -> Answer:
        """Put one more answer at the end of the table."""
        answer = Answer(len(self.all), kind, text, aside, a, b, c)
        self.all.append(answer)
        self.by_text.setdefault(text, answer)
        self._by_reading.setdefault(tidy(text), answer)
        return answer

    def named(self, text: str) -> Answer | None:
        """The answer of this name, whatever its letters' case and its blanks; None if there is none."""
        return self._by_reading.get(tidy(text))

    def word(self, text: str) -> Answer:
        """A plain answer of a module; modules that use the same word share it."""
        return self.by_text[text] if text in self.by_text else self.add(MODULE, text)

    def _sets_of_servants(self, kind: int, verb: str, pieces: int) -> list[list[list[Answer]]]:
        """Answers by [normal Servants][Doubles][neutral Servants]: "pay 1 double", "gain 1 neutral 2"."""
        return [
            [[self.add(kind, f"{verb} {servants_text(n, d, k)}", n, d, k) for k in range(pieces)] for d in range(2)]
            for n in range(pieces)
        ]


def tidy(text: str) -> str:
    """An answer as it is compared: letters' case and blanks do not matter."""
    return " ".join(text.lower().split())


def readings(text: str) -> list[str]:
    """What a text can mean: itself, and `done` or `decline` also the other, where a question offers only that."""
    plain = tidy(text)
    return [plain, *[other for other in ENDINGS if plain in ENDINGS and other != plain]]


def servants_text(servants: int, doubles: int, neutrals: int) -> str:
    """A set of Servants in words: 2, double, 1 double, neutral 2, 1 neutral 1."""
    words = []
    if servants or not (doubles or neutrals):
        words.append(str(servants))
    if doubles:
        words.append("double")
    if neutrals:
        words.append(f"neutral {neutrals}")
    return " ".join(words)


def berth(figures: Figures, cell: int) -> str:
    """A harbour of a route in words: a1 … b5."""
    harbours = figures.tracks.harbours
    return f"{ROUTES[cell // harbours]}{cell % harbours + 1}"
