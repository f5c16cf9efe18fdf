"""What kind of game it is, before any card is dealt."""

from __future__ import annotations


class Config:
    """The make-up of a game: how many play, with what, and how. Whoever makes one has checked it."""

    def __init__(
        self,
        players: int,
        start: int,
        modules: tuple[str, ...] = (),
        expert: bool = False,
        layered_pile: bool = False,
        difficulty: str = "normal",
        pairing: str = "1-2",
        focus: str = "",
        extra_decrees: tuple[str, ...] = (),
    ) -> None:
        self.players = players  # 1 is a game against Meng, who has a seat of his own
        self.start = start  # the start player's seat, or NOBODY: drawn by chance
        self.modules = modules  # by name, variants that work like modules included
        self.expert = expert
        self.layered_pile = layered_pile
        self.difficulty = difficulty
        self.pairing = pairing
        self.focus = focus
        self.extra_decrees = extra_decrees

    def key(self) -> tuple[object, ...]:
        """Two games with equal keys and one catalog play by the same `Rules`."""
        return (
            self.players,
            self.start,
            self.modules,
            self.expert,
            self.layered_pile,
            self.difficulty,
            self.pairing,
            self.focus,
            self.extra_decrees,
        )
