"""The live games of this worker, the bots that play in them, and new games."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from secrets import token_hex

import gugong
from gugong.errors import GugongError
from gugong.web.bots.coaching import Coaching
from gugong.web.bots.thinking import Bots
from gugong.web.games.live import LiveGame, about, rescue
from gugong.web.games.new_game import NewGame
from gugong.web.options import Options
from gugong.web.page import BOT, MENG, PERSON
from gugong.web.refusals import Refusal, refuse
from gugong.web.store import ANSWER, Entry, GameRow, SeatRow, Store, Taken
from gugong.words.phrase import phrase_of

LOG = logging.getLogger("gugong.web")
MOST_LIVE = 200
MOST_VISITORS = 10_000
ID_LENGTH = 20


class RunningGames:
    """All games, as this worker sees them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.store = Store(options.database)
        self.bots = Bots(options.bot_processes)
        self.coaching = Coaching()
        self.lives: dict[str, LiveGame] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.begun: dict[str, tuple[float, float]] = {}  # by visitor: new games left, and when that was counted
        self.closing = asyncio.Event()  # streams end
        self.thinking: set[str] = set()  # games in which a bot of this worker is at it

    async def close(self) -> None:
        """Stop what is under way; everything that counts is on disk."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()
        self.coaching.close()
        self.store.close()

    def spawn(self, work: object) -> None:
        """Run something beside the requests, and keep hold of it."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]  # a coroutine
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def watch(self) -> None:
        """Look now and then at what other workers have written in games that pages follow."""
        while True:
            await asyncio.sleep(self.options.poll)
            followed = [id for id, live in self.lives.items() if live.followers]
            try:
                for id in followed:
                    self.lives[id].refresh()
                    self.go_on(self.lives[id])
            except Exception:
                LOG.exception("what others have written could not be read")

    async def game(self, id: str) -> LiveGame:
        """A live game, up to date; Refusal if there is none of this id."""
        live = self.lives.get(id)
        if live is None:
            live = await self._load(id)
        else:
            live.refresh()
        self.go_on(live)
        return live

    async def _load(self, id: str) -> LiveGame:
        if not (len(id) == ID_LENGTH and id.isascii() and id.isalnum()):
            raise Refusal(404, "page-no-game")
        try:
            live = LiveGame.load(self.store, id)
        except GugongError as error:
            LOG.warning("game %s no longer replays (%s); it goes on from its latest turn", id, type(error).__name__)
            live = await self._rescue(id)
        if live is None:
            raise Refusal(404, "page-no-game")
        self._make_room()
        live = self.lives.setdefault(id, live)
        if not live.row.opened:
            await self._settle(live)
        return live

    def _make_room(self) -> None:
        """Forget games that nobody follows: all that counts is on disk."""
        if len(self.lives) >= MOST_LIVE:
            idle = [key for key, each in self.lives.items() if not each.followers and key not in self.thinking]
            for other in idle[: MOST_LIVE // 2]:
                del self.lives[other]

    async def _settle(self, live: LiveGame) -> None:
        try:
            await live.settle()
        except Taken:
            live.refresh()

    async def _rescue(self, id: str) -> LiveGame | None:
        """After an upgrade: go on from the start of the latest turn, and say so."""
        try:
            lines = rescue(self.store, id)
        except GugongError as reason:
            raise refuse(409, "page-lost-game", what=phrase_of(reason.told())) from None
        try:
            await self.store.append(id, lines, {})
        except Taken:
            LOG.info("another worker was first to rescue game %s", id)
        row = self.store.game(id)
        assert row is not None
        live = LiveGame(self.store, row, self.store.seats(id))
        log = self.store.log(id)
        start = max(entry.ply for entry in log if entry.kind == lines[0].kind)
        live.ply = start
        live.apply(log[start:])
        return live

    def check_new_game(self, visitor: str, holder: str) -> None:
        """Refuse whoever begins games without end."""
        most = self.options.new_games_a_minute
        now = time.monotonic()
        left, counted = self.begun.get(visitor, (most, now))
        left = min(most, left + (now - counted) * most / 60)
        if left < 1:
            raise Refusal(429, "page-many-games")
        if len(self.store.games_of(holder, self.options.most_games)) >= self.options.most_games:
            raise refuse(429, "page-most-games", n=self.options.most_games)
        if len(self.begun) > MOST_VISITORS:
            self.begun.clear()
        self.begun[visitor] = (left - 1, now)

    async def begin(self, begun: NewGame) -> LiveGame:
        """Keep a new game; chance deals it out at once."""
        row = self._row(begun.head, begun.seed, "")
        await self.store.add_game(row, begun.seats, [])
        live = LiveGame(self.store, row, self.store.seats(row.id))
        self._make_room()
        self.lives[row.id] = live
        await live.settle()
        self.go_on(live)
        return live

    def _row(self, head: str, seed: int, title: str, opened: bool = False) -> GameRow:
        now = time.time()
        return GameRow(token_hex(ID_LENGTH // 2), head, str(seed), title, opened, created=now, changed=now)

    async def open_record(self, text: str, name: str, holder: str) -> LiveGame:
        """Keep a record to be looked at; RecordError names the line that does not play."""
        game = gugong.replay(text)
        head = game.record().partition("\n")[0]
        log = [Entry(ply, ANSWER, seat, answer) for ply, (seat, answer) in enumerate(game.answers)]
        automa = game.state.rules.automa
        people = [seat for seat in range(game.players) if seat != automa]
        seats = [SeatRow(seat, PERSON, "", holder=holder) for seat in people]
        if len(people) < game.players:
            seats.append(SeatRow(automa, MENG, ""))
        row = replace(self._row(head, 0, name, opened=True), **about(game))
        await self.store.add_game(row, sorted(seats, key=lambda seat: seat.seat), log)
        return await self.game(row.id)

    # Bots

    def go_on(self, live: LiveGame) -> None:
        """If a bot is asked, let it think."""
        asked = live.asked
        if (
            live.row.opened
            or asked < 0
            or live.seats[asked].kind != BOT
            or self.bots.none
            or live.row.id in self.thinking
        ):
            return
        self.thinking.add(live.row.id)
        self.spawn(self._bots_play(live))

    async def _bots_play(self, live: LiveGame) -> None:
        """Ask bots until a person is asked; their answers take the same way as a person's."""
        try:
            while (asked := live.asked) >= 0 and live.seats[asked].kind == BOT:
                ply = live.ply
                answer = await self.bots.choose(live, asked)
                try:
                    await live.answer(ply, asked, answer)
                except (Taken, Refusal):
                    live.refresh()
        except Exception:
            LOG.exception("a bot could not answer in game %s", live.row.id)
        finally:
            self.thinking.discard(live.row.id)
