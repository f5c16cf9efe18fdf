"""What is printed on the board of the Summer Palace, and the answers that speak of it; made once for a kind of game."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import MODULE, Answer, AnswerTable
from gugong.engine.figures import Figures
from gugong.engine.rules import Rules

NAME: Final = "summer-palace"

# The ponds of both sides of the board: with up to three players the first two, with more the last three (X-SPL-01).
NEUTRAL_OR_JADE: Final = 0
COURT_LADY: Final = 1
NEUTRAL: Final = 2
JADE: Final = 3
PONDS: Final = ("neutral-or-jade", "court-lady", "neutral", "jade")

ONE_PIER: Final = "pier-1"
TWO_PIERS: Final = "pier-2"
MORNING_PIER: Final = "morning-pier"
NEUTRAL_SERVANTS: Final = "neutral-servants"


def printed(figures: Figures) -> dict[str, object]:
    """The figures of the board, as the catalog has them."""
    board = figures.boards[NAME]["board"]
    assert isinstance(board, dict)
    return board


def number(figures: Figures, key: str) -> int:
    """One figure of the board."""
    value = printed(figures)[key]
    assert isinstance(value, int), key
    return value


def favourite_gifts(figures: Figures) -> list[int]:
    """The values of the gifts that could be the Emperor's favourite."""
    values = printed(figures)["favourite_gifts"]
    assert isinstance(values, list)
    return [value for value in values if isinstance(value, int)]


def ponds_for(figures: Figures, players: int) -> list[int]:
    """The ponds of the side for so many players, in the order of the board."""
    names = printed(figures)["ponds-1-3" if players <= 3 else "ponds-4-5"]
    assert isinstance(names, list)
    return [PONDS.index(name) for name in names if isinstance(name, str)]


def neutral_servants(rules: Rules) -> int:
    """How many neutral Servants there are: so many a player (A-06)."""
    return number(rules.figures, "neutral_servants_per_player") * rules.seats


def add_answers(answers: AnswerTable, figures: Figures) -> None:
    """Every answer of the Summer Palace; a pond is scored at any moment of a turn, or when that is asked."""
    for pond, name in enumerate(PONDS):
        answers.add(MODULE, f"pier {name}", pond)
        answers.add(MODULE, f"pond {name}", pond)
        answers.add(MODULE, f"pond {name}", pond, aside=True)
    for text in ("take neutral", "take jade", "home servant", "home double", "stay"):
        answers.add(MODULE, text)
    for text in ("repeat card", "repeat location", "repeat both"):
        answers.add(MODULE, text)
    for value in sorted(set(favourite_gifts(figures))):
        answers.add(MODULE, f"favourite {value}", value)


class Board:
    """The side of the board in use, its figures, and its answers at hand."""

    def __init__(self, rules: Rules) -> None:
        figures = rules.figures
        self.seats = rules.seats
        self.ponds = ponds_for(figures, rules.config.players)
        self.favourites = sorted(set(favourite_gifts(figures)))
        self.neutral_servants = neutral_servants(rules)
        self.neutral_gained = number(figures, "neutral_servants_gained")
        self.lady_vp = number(figures, "court_lady_vp")
        self.two_piers = rules.effect(TWO_PIERS)
        answers = rules.answers.by_text
        self.pier = [answers[f"pier {name}"] for name in PONDS]
        self.pond = [answers[f"pond {name}"] for name in PONDS]
        self.pond_aside = [answer for answer in rules.answers.all if answer.aside and answer.text.startswith("pond ")]
        self.take_neutral = answers["take neutral"]
        self.take_jade = answers["take jade"]
        self.home_servant = answers["home servant"]
        self.home_double = answers["home double"]
        self.stay = answers["stay"]
        self.repeat_card = answers["repeat card"]
        self.repeat_location = answers["repeat location"]
        self.repeat_both = answers["repeat both"]
        self.favourite = [answers[f"favourite {value}"] for value in self.favourites]

    def piers(self) -> list[Answer]:
        """The piers of this side."""
        return [self.pier[pond] for pond in self.ponds]
