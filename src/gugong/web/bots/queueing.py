"""Who is next: questions for one process of bots, shared out evenly among the people who wait for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

Turn = asyncio.Future[None]


class Line:
    """The line before one process. Whoever has many games waits for their own games, not for others'."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[Turn]] = OrderedDict()  # by person, whoever is next first

    async def enter(self, person: str) -> None:
        """Wait until it is this person's turn."""
        if not self._busy:
            self._busy = True
            return
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
