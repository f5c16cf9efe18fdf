"""Tokens of the first edition: face up in their slots until they are used."""

from __future__ import annotations

from gugong.draw.painter import Painter, Sheet
from gugong.draw.seats import LETTERS
from gugong.engine.actions import Answer
from gugong.modules.first_edition.rules.face_up import KINDS, face_up
from gugong.view import View


class FirstEdition(Painter):
    """Its tokens lie in the slots; an answer that uses one lights it there."""

    name = "first-edition"

    def face_down(self, sheet: Sheet, seat: int) -> set[int]:
        """Of several of a kind the used ones are counted first."""
        stored, open_ = sheet.state.tokens[seat], face_up(sheet.state)
        found: set[int] = set()
        for kind, token in enumerate(open_.tokens):
            slots = [slot for slot, each in enumerate(stored) if each == token]
            found |= set(slots[: open_.used[seat * len(KINDS) + kind]])
        return found

    def place_of(self, view: View, answer: Answer) -> str | None:
        if answer not in face_up(view.state).uses:
            return None
        stored, token = view.state.tokens[view.seat], view.state.rules.token(KINDS[answer.a])
        slots = [slot for slot, each in enumerate(stored, 1) if each == token]
        return f"slot-{LETTERS[view.seat]}-{slots[-1]}" if slots else None  # used ones are counted first


PART = FirstEdition
