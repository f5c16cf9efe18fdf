"""Numbers about whoever plays in this browser: their finished games, each read once. Nothing of it goes elsewhere."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import gugong
from gugong.errors import GugongError
from gugong.sim.facts import Reader
from gugong.web.games.live import about, current_line
from gugong.web.games.running import RunningGames
from gugong.web.page import MENG, PERSON
from gugong.web.present.numbers import OwnGame
from gugong.web.store import Entry, GameRow, SeatRow
from gugong.web.visitors import same

LOG: Final = logging.getLogger("gugong.web")
MOST: Final = 200  # games, the latest first
MENGS, BOTS, PEOPLE = "meng", "bots", "people"


async def own_games(games: RunningGames, holder: str) -> tuple[list[OwnGame], int]:
    """The finished games in which this browser plays one seat, latest first; how many could not be read."""
    found: list[OwnGame] = []
    unread = 0
    for row in games.store.games_of(holder, MOST) if holder else ():
        seats = games.store.seats(row.id)
        mine = [seat.seat for seat in seats if seat.kind == PERSON and same(seat.holder, holder)]
        if row.opened or row.asked >= 0 or not row.vp or len(mine) != 1:
            continue
        await asyncio.sleep(0)  # a game takes some milliseconds, and others wait
        game = kept(row, tuple(seats), mine[0]) or read(games, row, seats, mine[0])
        if game is None:
            unread += 1
        else:
            found.append(game)
    return found, unread


def kept(row: GameRow, seats: tuple[SeatRow, ...], seat: int) -> OwnGame | None:
    """A game that was read before."""
    return READ.get((row.id, row.changed, seat)) if seats else None


READ: Final[dict[tuple[str, float, int], OwnGame]] = {}  # what is over never changes
MOST_READ: Final = 5000


def read(games: RunningGames, row: GameRow, seats: list[SeatRow], seat: int) -> OwnGame | None:
    """A game from its log; None if it no longer replays, or is not over there."""
    try:
        game = read_game(row, seats, seat, games.store.log(row.id))
    except GugongError as error:
        LOG.warning("game %s no longer replays (%s): it is left out of the numbers", row.id, type(error).__name__)
        return None
    if game is not None:
        if len(READ) >= MOST_READ:
            READ.clear()
        READ[row.id, row.changed, seat] = game
    return game


def read_game(row: GameRow, seats: list[SeatRow], seat: int, log: list[Entry]) -> OwnGame | None:
    """What there is to count of a game."""
    game = gugong.replay(row.head + "\n", chance="ask")
    for entry in current_line(log):
        game.play(entry.answer)
    if not game.over:
        return None
    reader = Reader(game.state)
    for event in game.events:
        reader.read(event)
    facts, config = reader.seats[seat], game.state.rules.config
    totals = about(game)["vp"].split()
    return OwnGame(
        id=row.id,
        when=row.changed,
        players=config.players,
        against=against(seats, seat),
        modules=tuple(config.modules),
        won=game.winner == seat,
        vp=None if totals[seat] == "-" else int(totals[seat]),
        palace_day=facts.palace_day,
        sources={source: vp for source, vp in facts.by_source.items() if vp},
    )


def against(seats: list[SeatRow], seat: int) -> str:
    """Whom one plays against: Meng, bots alone, or people."""
    others = {each.kind for each in seats if each.seat != seat}
    if MENG in others:
        return MENGS
    return PEOPLE if PERSON in others else BOTS
