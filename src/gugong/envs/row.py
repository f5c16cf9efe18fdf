"""A row of bytes, written by compiled code: `vec[u8]` of mypyc's own runtime, which numpy reads without a copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

MOST: Final = 255


def zeros(size: i64) -> vec[u8]:
    """So many zeros."""
    made = vec[u8](capacity=size)
    i: i64 = 0
    while i < size:
        made = append(made, 0)
        i += 1
    return made


def zeros_i32(size: i64) -> vec[i32]:
    """Likewise, of 32 bits each."""
    made = vec[i32](capacity=size)
    i: i64 = 0
    while i < size:
        made = append(made, 0)
        i += 1
    return made


class Row:
    """One row within a block of cells. What is marked is remembered, so that clearing touches nothing else.

    Columns that are written every time, whatever they hold, need not be marked.
    """

    def __init__(self, cells: vec[u8], first: i64, size: i64) -> None:
        self.cells = cells
        self.first = first
        self.size = size
        self.log = vec[i16]([0] * (2 * int(size)))  # columns, in the order in which they were marked
        self.marked: i64 = 0
        self.counted: list[object] = []  # the frames under way that its cells count; `clear` leaves these alone

    def put(self, column: i64, value: i64) -> None:
        """Mark a column with a count; it holds 0 to 255, and what is beyond is the nearest of these."""
        if value < 0:
            value = 0
        elif value > MOST:
            value = MOST
        self.cells[self.first + column] = u8(value)
        self.log[self.marked] = i16(column)
        self.marked += 1

    def add(self, column: i64) -> None:
        """Count one more in a column."""
        place: i64 = self.first + column
        before = self.cells[place]
        if before < MOST:
            self.cells[place] = before + 1
        self.log[self.marked] = i16(column)
        self.marked += 1

    def keep(self, column: i64, value: i64) -> None:
        """Write a column that is written every time."""
        if value < 0:
            value = 0
        elif value > MOST:
            value = MOST
        self.cells[self.first + column] = u8(value)

    def clear(self) -> None:
        """Take all marks away."""
        cells = self.cells
        log = self.log
        first = self.first
        marked: i64 = self.marked
        i: i64 = 0
        while i < marked:
            cells[first + i64(log[i])] = 0
            i += 1
        self.marked = 0
