"""Records of strangers are played in a process of its own, with a time limit: no other request waits for them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

import gugong
from gugong.errors import GugongError
from gugong.web.apart import Apart
from gugong.web.bots.queueing import Full, Line
from gugong.web.games.live import about
from gugong.web.refusals import Refusal, reason_of, refuse
from gugong.words.phrase import Phrase

LIMIT: Final = 5.0  # seconds for one record
MOST_WAITING: Final = 64
MOST_OF_ONE: Final = 4  # visitor


@dataclass(frozen=True)
class Played:
    """A record that plays, as far as the store wants to know."""

    head: str
    answers: list[tuple[int, str]]
    players: int
    automa: int
    about: dict[str, Any]


def played(text: str) -> Played | Phrase:
    """A record played to its end, or why it does not play."""
    try:
        game = gugong.replay(text)
    except GugongError as error:
        return reason_of(error)[0]
    head = game.record().partition("\n")[0]
    return Played(head, list(game.answers), game.players, game.state.rules.automa, about(game))


WORK = played


class Foreign:
    """One process, started when it is first needed, and anew after a record that took too long."""

    def __init__(self) -> None:
        self.work: Callable[[str], Played | Phrase] = WORK
        self._apart = Apart()
        self._line = Line(MOST_OF_ONE, MOST_WAITING)

    async def read(self, text: str, name: str, visitor: str = "") -> Played:
        """A record of this name; Refusal if it does not play, takes too long, or too many wait already."""
        try:
            await self._line.enter(visitor)
        except Full:
            raise Refusal(503, "page-record-busy") from None
        try:
            found = await self._played(text, name)
        finally:
            self._line.leave()
        if isinstance(found, Phrase):
            raise refuse(422, "page-record", name=name, what=found)
        return found

    async def _played(self, text: str, name: str) -> Played | Phrase:
        try:
            return await self._apart.do(self.work, text, LIMIT)
        except TimeoutError:
            raise refuse(422, "page-record-slow", name=name) from None
        except BrokenProcessPool:
            raise Refusal(503, "page-record-busy") from None

    def close(self) -> None:
        """End the process, whatever it plays."""
        self._apart.close()
