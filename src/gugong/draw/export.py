"""A picture out of a record: what a seat saw after so many answers."""

from __future__ import annotations

from gugong.draw.picture import picture
from gugong.errors import PlacedError, because
from gugong.games import replay
from gugong.notation.records import read_record
from gugong.words.bundles import ENGLISH


class NotShown(PlacedError, ValueError):
    """A moment or a seat that the record does not have."""


def picture_of_record(text: str, seat: int, ply: int | None, language: str = ENGLISH) -> str:
    """The picture of a record as a seat saw it, at its end or after `ply` answers; NotShown says what is wrong."""
    lines = text.split("\n")
    answers = read_record(text)[1]
    if ply is not None:
        if not 0 <= ply <= len(answers):
            raise NotShown(f"--ply {ply}", because("no-ply", answers=len(answers)))
        last = answers[ply - 1][0] if ply else 1
        text = "\n".join(lines[:last]) + "\n"
    game = replay(text)
    if not 0 <= seat < game.players:
        raise NotShown(f"--seat {seat}", because("no-seat", last=game.players - 1))
    return picture(game.view(seat), (), language)
