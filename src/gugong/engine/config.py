"""What kind of game it is, before any card is dealt."""

from __future__ import annotations


class Config:
    """The make-up of a game: how many play and with what. `configuration` makes a checked one."""

    def __init__(self, players: int, modules: tuple[str, ...], start: int) -> None:
        self.players = players
        self.modules = modules
        self.start = start  # the start player's seat, or NOBODY: drawn by chance

    def key(self) -> tuple[int | str, ...]:
        """Two games with equal keys and one catalog play by the same `Rules`."""
        return (self.players, *self.modules)
