"""Tokens of the first edition: face up in their slots until they are used."""

from __future__ import annotations

from gugong.draw.painter import Painter
from gugong.draw.seats import LETTERS
from gugong.engine.actions import MODULE, Answer
from gugong.engine.modules.first_edition.face_up import KINDS
from gugong.view import View


class FirstEdition(Painter):
    """Its tokens lie in the slots; an answer that uses one lights it there."""

    name = "first-edition"

    def place_of(self, view: View, answer: Answer) -> str | None:
        verb, _, kind = answer.text.partition(" ")
        if answer.kind != MODULE or verb != "token" or kind not in KINDS:
            return None
        stored, token = view.state.tokens[view.seat], view.state.rules.token(kind)
        return f"slot-{LETTERS[view.seat]}-{stored.index(token) + 1}" if token in stored else None
