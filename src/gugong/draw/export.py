"""A picture out of a record: what a seat saw after so many answers."""

from __future__ import annotations

from gugong.draw.picture import picture
from gugong.notation.records import read_record
from gugong.table import replay


def picture_of_record(text: str, seat: int, ply: int | None) -> str:
    """The picture of a record as a seat saw it, at its end or after `ply` answers; ValueError says what is wrong."""
    lines = text.split("\n")
    answers = read_record(text)[1]
    if ply is not None:
        if not 0 <= ply <= len(answers):
            raise ValueError(f"--ply {ply}: the record has {len(answers)} answers; 0 to {len(answers)} can be shown")
        last = answers[ply - 1][0] if ply else 1
        text = "\n".join(lines[:last]) + "\n"
    game = replay(text)
    if not 0 <= seat < game.players:
        raise ValueError(f"--seat {seat}: there is no such seat; seats are 0 to {game.players - 1}")
    return picture(game.view(seat))
