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

# The answers of this module by their first word; `a` is the number of what they name, a pond or one of the words here.
PIER: Final = "pier"
POND: Final = "pond"
FAVOURITE: Final = "favourite"
TAKE: Final = "take"
TAKEN: Final = ("neutral", "jade")
HOME: Final = "home"
AT_HOME: Final = ("servant", "double")
STAY: Final = "stay"
REPEAT: Final = "repeat"
REPEATED: Final = ("card", "location", "both")

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
        answers.add(MODULE, f"{PIER} {name}", pond)
        answers.add(MODULE, f"{POND} {name}", pond)
        answers.add(MODULE, f"{POND} {name}", pond, aside=True)
    for verb, things in ((TAKE, TAKEN), (HOME, AT_HOME)):
        for number, thing in enumerate(things):
            answers.add(MODULE, f"{verb} {thing}", number)
    answers.add(MODULE, STAY)
    for number, thing in enumerate(REPEATED):
        answers.add(MODULE, f"{REPEAT} {thing}", number)
    for value in sorted(set(favourite_gifts(figures))):
        answers.add(MODULE, f"{FAVOURITE} {value}", value)


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
        self.pier = [answers[f"{PIER} {name}"] for name in PONDS]
        self.pond = [answers[f"{POND} {name}"] for name in PONDS]
        self.pond_aside = [answer for answer in rules.answers.all if answer.aside and answer.verb == POND]
        self.take_neutral, self.take_jade = [answers[f"{TAKE} {thing}"] for thing in TAKEN]
        self.home_servant, self.home_double = [answers[f"{HOME} {thing}"] for thing in AT_HOME]
        self.stay = answers[STAY]
        repeats = [answers[f"{REPEAT} {thing}"] for thing in REPEATED]
        self.repeat_card, self.repeat_location, self.repeat_both = repeats
        self.favourite = [answers[f"{FAVOURITE} {value}"] for value in self.favourites]

    def piers(self) -> list[Answer]:
        """The piers of this side."""
        return [self.pier[pond] for pond in self.ponds]
