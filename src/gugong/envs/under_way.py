"""What is under way in a row: how many frames of each class, and what the one that asks is about."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.envs.plan import Plan, turned
from gugong.envs.row import MOST, Row

# What a figure of a frame stands for, by the name of its field.
PLAIN: Final = 0
A_SEAT: Final = 1
A_CARD: Final = 2
SECRET: Final = 3
A_TOKEN: Final = 4
A_TILE: Final = 5
MEANING: Final[dict[str, int]] = {
    "seat": A_SEAT,
    "partner": A_SEAT,
    "seats": A_SEAT,
    "card": A_CARD,
    "card!": SECRET,
    "token": A_TOKEN,
    "tile": A_TILE,
}
FIGURES: Final = 8


class Met:
    """What the rows need to know of a class of frames: its column, and what its figures stand for."""

    def __init__(self, column: int, meanings: list[int]) -> None:
        self.column: i64 = column
        self.meanings = meanings


class UnderWay:
    """Writes the stack of frames into rows of one kind of game.

    Frames never change, and most of those under way were there when the row was last written: only what has come and
    gone since is counted.
    """

    def __init__(self, players: int, plan: Plan) -> None:
        self.players: i64 = players
        self.names = plan.frames
        self.frame: i64 = plan.starts["frame"]
        self.figure: i64 = plan.starts["figure"]
        self.cards = vec[i16](plan.places["cards"])
        self.tokens = vec[i16](plan.places["tokens"])
        self.tiles = vec[i16](plan.places["decrees"])
        self.met: dict[type[object], Met] = {}

    def write(self, row: Row, stack: list[Frame], seat: int) -> None:
        """All of it, as this seat may know it."""
        self.count(row, cast("list[object]", stack))
        if stack:
            self.figures(row, stack[-1], seat)

    def count(self, row: Row, stack: list[object]) -> None:
        """How many frames of each class are on the stack; those that the last row counted already are left alone."""
        cells = row.cells
        first = row.first
        counted = row.counted
        known: i64 = len(counted)
        same: i64 = 0
        if known > MOST or len(stack) > MOST:  # a column may have got to its most: then it cannot be counted back
            for frame in counted:
                cells[first + self.meet(frame).column] = 0
            counted.clear()
        else:
            for frame in stack:
                if same >= known or counted[same] is not frame:
                    break
                same += 1
            while known > same:
                known -= 1
                cells[first + self.meet(counted.pop()).column] -= 1
        place: i64 = 0
        for frame in stack:
            if place >= same:
                at: i64 = first + self.meet(frame).column
                if cells[at] < MOST:
                    cells[at] += 1
                counted.append(frame)
            place += 1  # noqa: SIM113 - a machine word

    def meet(self, frame: object) -> Met:
        """What is known of the frame's class, noted when one is first met."""
        known = self.met.get(type(frame))
        if known is not None:
            return known
        name = FRAME_NAMES[type(cast(Frame, frame))]
        place = self.names.get(name, -1)
        column = int(self.frame) + place if place >= 0 else int(self.figure) - 1
        made = self.met[type(frame)] = Met(column, [MEANING.get(field, PLAIN) for field in FIELDS[name]])
        return made

    def figures(self, row: Row, top: Frame, seat: int) -> None:
        """What the frame that asks is about."""
        figures = top.row()
        meanings = self.meet(top).meanings
        column: i64 = self.figure
        for number, figure in enumerate(figures):
            if number == FIGURES:
                break
            if isinstance(figure, int):
                meaning = meanings[number] if number < len(meanings) else meanings[-1]
                if meaning != SECRET or figures[0] == seat:
                    row.put(column, self.shown(meaning, figure, seat) + 1)
            column += 1

    def shown(self, meaning: int, figure: i64, seat: i64) -> i64:
        """A figure of a frame as a row has it: seats counted from the one that looks, things by their places."""
        if meaning == PLAIN or figure < 0:
            return figure
        if meaning == A_SEAT:
            return turned(figure, seat, self.players)
        if meaning == A_TOKEN:
            return i64(self.tokens[figure])
        if meaning == A_TILE:
            return i64(self.tiles[figure])
        return i64(self.cards[figure])
