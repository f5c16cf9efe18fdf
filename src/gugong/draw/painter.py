"""What draws a part of the table: a painter for each place, and one for each module that shows something.

A painter draws its part twice: once what never changes in a game of this kind (`ground`), and at every view what lies
there (`pieces`). A module's painter is the PART of its `painter.py`; base code names none.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final, NamedTuple

from gugong.catalog.load import Catalog
from gugong.draw.lights import TAGGED, Lamps
from gugong.draw.seats import LETTERS
from gugong.draw.svg import escape
from gugong.engine.actions import Answer
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.explain.things import thing
from gugong.view import View
from gugong.words.phrase import Arg, Name, Phrase
from gugong.words.voice import Voice

BOARD_WIDTH: Final = 1200
BOARD_HEIGHT: Final = 700
WING_GAP: Final = 10
WING_WIDTH: Final = 262
MOST_LABELS: Final = 4096


class Box(NamedTuple):
    """A part of the board, in its units."""

    x: float
    y: float
    width: float
    height: float


BOARD: Final = Box(0, 0, BOARD_WIDTH, BOARD_HEIGHT)


class Painter:
    """Draws one part of the table; each method may be left as it is."""

    name = ""
    replaces = ""  # the base part that this one is drawn instead of
    wing = False  # whether it has a board of its own, to the right of the main one

    places: ClassVar[dict[str, str]] = {}  # how its places' ids begin, each with the window that shows it
    signs: ClassVar[dict[str, str]] = {}  # how the ids of its things begin, each with the symbol that stands for them
    glossary: ClassVar[dict[str, str]] = {}  # its symbols, each with the message that says what it stands for
    holds: tuple[str, float, float] | None = None  # the official drawn here: its name, and the corner of its card

    def ground(self, plan: Plan, box: Box) -> str:
        """What never changes in a game of this kind."""
        return ""

    def spots(self, plan: Plan, box: Box) -> str:
        """Areas over what is printed here, so that it can be asked about."""
        return ""

    def pieces(self, sheet: Sheet, box: Box) -> str:
        """What lies here now."""
        return ""

    def shows(self, state: State) -> tuple[object, ...] | None:
        """All that `pieces` looks at where nothing is lit, so that it can be kept; None if it is to be drawn anew."""
        return None

    def on_player(self, sheet: Sheet, seat: int) -> str:
        """What a player has of it, for the last row of the player's board."""
        return ""

    def shows_on_player(self, state: State, seat: int) -> tuple[object, ...] | None:
        """The same for what it adds to a player's board."""
        plain = (Painter.on_player, Painter.rows, Painter.face_down)
        mine = type(self)
        return () if (mine.on_player, mine.rows, mine.face_down) == plain else None

    def face_down(self, sheet: Sheet, seat: int) -> set[int]:
        """The slots whose token, open as a rule, has been turned down."""
        return set()

    def rows(self, sheet: Sheet, seat: int) -> int:
        """How much taller this player's board must be for it."""
        return 0

    def place_of(self, view: View, answer: Answer) -> str | None:
        """The place of an answer that only this part knows."""
        return None

    def window(self, box: Box) -> dict[str, Box]:
        """The windows of the phone that show this part."""
        return {}


class Plan:
    """A kind of table in a language: figures and words at hand, where all stands, and what was drawn once for all."""

    def __init__(self, rules: Rules, catalog: Catalog, painters: list[Painter], language: str) -> None:
        self.rules = rules
        self.catalog = catalog
        plain = Voice(language)
        self.colours = [plain.name(Name("colour", letter)) for letter in LETTERS]
        # Players are called by their colours, and things by their names.
        self.voice = TableVoice(rules, catalog, self.colours, language, codes=False)
        self.tags = {style: plain.tell(f"board-tag-{style}") for style in TAGGED}
        self._labels = lru_cache(maxsize=MOST_LABELS)(self._label)
        replaced = {painter.replaces for painter in painters}
        self.painters = [painter for painter in painters if painter.name not in replaced]
        self.wings = [painter for painter in self.painters if painter.wing]
        self.width = BOARD_WIDTH + (WING_GAP + WING_WIDTH if self.wings else 0)
        self.kept: dict[object, str] = {}  # what is drawn often and always alike

    def say(self, key: str, /, **args: Arg) -> str:
        """Words that stand on the drawing."""
        return self.voice.say(Phrase(key, tuple(args.items())))

    def label(self, key: str, /, **args: Arg) -> str:
        """Words that are read out for a part of the drawing, as an attribute has them."""
        return self._labels(Phrase(key, tuple(args.items())))

    def _label(self, phrase: Phrase) -> str:
        return escape(self.voice.say(phrase))

    def thing(self, kind: str, number: int) -> Arg:
        """A thing by its number, for words that name it."""
        return thing(self.rules, kind, number)

    def box(self, painter: Painter) -> Box:
        """Where a painter draws: the whole board, or its wing."""
        if not painter.wing:
            return BOARD
        count = len(self.wings)
        height = (BOARD_HEIGHT - WING_GAP * (count - 1)) / count
        top = self.wings.index(painter) * (height + WING_GAP)
        return Box(BOARD_WIDTH + WING_GAP, top, WING_WIDTH, height)


class Sheet:
    """One view being drawn."""

    def __init__(self, view: View, plan: Plan, lit: Lamps) -> None:
        self.view = view
        self.state: State = view.state
        self.rules: Rules = view.state.rules
        self.plan = plan
        self.lit = lit
