"""Who is next: questions for one process of bots, shared out evenly among the people who wait for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

Turn = asyncio.Future[None]


class Full(Exception):
    """No room to wait in: this person, or everybody together, has too many questions there."""


class Line:
    """The line before one process. Whoever has many games waits for their own games, not for others'."""

    def __init__(self, each: int = 1 << 30, most: int = 1 << 30) -> None:
        self._each, self._most = each, most  # how many may wait: of one person, and of all
        self._busy = False
        self._waiting: OrderedDict[str, deque[Turn]] = OrderedDict()  # by person, whoever is next first

    async def enter(self, person: str) -> None:
        """Wait until it is this person's turn; Full if there is no room to wait in."""
        if not self._busy:
            self._busy = True
            return
        if len(self._waiting.get(person, ())) >= self._each or sum(map(len, self._waiting.values())) >= self._most:
            raise Full
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """The process is free: the next person's oldest question is put to it, and that person goes to the end."""
        while self._waiting:
            person, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[person] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
