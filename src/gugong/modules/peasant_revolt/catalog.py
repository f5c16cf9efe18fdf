"""What has to hold in the file of figures: three cards, five brown tokens, a track that fits the revolt tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from gugong.catalog.documents import Documents
from gugong.catalog.figure_checks import FigureChecks
from gugong.catalog.rows import ByPlayers, Count, Few, Row, Some, decode
from gugong.engine.figures import Figures
from gugong.errors import because

STEM: Final = "peasant_revolt"
REVOLT_TOKENS: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5)


class Board(Row):
    """The Peasants' board: tokens with their values, how many make a revolt, and what a Bid Token counts."""

    revolt_tokens: tuple[Count, ...]
    revolt_track: ByPlayers
    bid_token: Some
    servants_a: Few
    servants_b: Few


class Automa(Row):
    """Cards of the Peasants that come into Meng's deck."""

    add: Some


class RevoltFigures(FigureChecks):
    """A brown token takes the place of another."""

    tables = ("board", "cards", "tokens", "decrees", "automa")
    decks: ClassVar = {"board": 1, "draw": 2}
    actions = ("peasants",)
    tokens = 5

    def check(self, documents: Documents, figures: Figures) -> None:
        for token in figures.tokens:
            if token.module == "peasant-revolt" and not token.replaces:
                reason = because("figures-revolt-brown")
                raise documents.refuse(STEM, reason, f"tokens.{token.name}.replaces")
        board = decode(documents, STEM, "board", documents.tables[STEM]["board"], Board)
        if tuple(sorted(board.revolt_tokens)) != REVOLT_TOKENS:
            reason = because("figures-revolt-tokens", known=", ".join(map(str, REVOLT_TOKENS)))
            raise documents.refuse(STEM, reason, "board.revolt_tokens")
        if board.servants_b < board.servants_a:
            reason = because("figures-revolt-servants", b=board.servants_b, a=board.servants_a)
            raise documents.refuse(STEM, reason, "board.servants_b", "board.servants_a")
        track = board.revolt_track
        for players, length in enumerate((track.one, track.two, track.three, track.four, track.five), 1):
            if length >= len(REVOLT_TOKENS):
                reason = because("figures-revolt-track", number=len(REVOLT_TOKENS), given=length)
                raise documents.refuse(STEM, reason, f"board.revolt_track.{players}")
        decode(documents, STEM, "automa", documents.tables[STEM]["automa"], Automa)


PART = RevoltFigures
