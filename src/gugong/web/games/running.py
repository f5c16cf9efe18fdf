"""The live games of this worker, the bots that play in them, and new games."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from functools import partial
from secrets import token_hex
from zlib import crc32

from gugong.errors import GugongError
from gugong.web.bots.coaching import Coaching
from gugong.web.bots.kept_readings import KeptReadings
from gugong.web.bots.thinking import Bots
from gugong.web.counting import MOST_VISITORS, buckets
from gugong.web.foreign import Foreign
from gugong.web.games.at_table import is_at_table
from gugong.web.games.live import UNREAD, LiveGame, rescue
from gugong.web.games.new_game import NewGame
from gugong.web.games.standing import is_answered_by_bot, level_of, sits, stand, stands_in
from gugong.web.looking_back import LookingBack
from gugong.web.news import ASKED, HURRY, WRITTEN, PostgresNews, news_of
from gugong.web.notices import Notices
from gugong.web.options import Options
from gugong.web.page import MENG, PERSON, Sits
from gugong.web.refusals import Refusal, refuse
from gugong.web.store import ANSWER, AWAY, Entry, GameRow, SeatRow, Store, StoreError, TableRow, Taken, keeping
from gugong.words.phrase import phrase_of

LOG = logging.getLogger("gugong.web")
MOST_LIVE = 200
ID_LENGTH = 20
TELL_AGAIN = 3.0  # seconds
EXPIRY = 3600.0


def everybody(live: LiveGame) -> list[Sits]:
    """Who is at the table, as far as this worker knows."""
    now = time.time()
    return [sits(live, seat.seat, now) for seat in live.seats]


def new_id() -> str:
    """The id of a new game."""
    return token_hex(ID_LENGTH // 2)


class RunningGames:
    """All games, as this worker sees them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.store = Store(options.database)
        self.bots = Bots(options.bot_processes)
        self.coaching = Coaching(KeptReadings(self.store))
        self.foreign = Foreign()
        self.looking_back = LookingBack(options) if options.apart else None
        self.news = news_of(options.database, options.workers)
        if isinstance(self.news, PostgresNews):
            self.store.notice = partial(self.news.notice, WRITTEN)
        else:
            self.store.told = partial(self.news.tell, WRITTEN)
        self.passed_on: dict[str, tuple[int, float]] = {}  # bots of other workers are asked: by game, ply and when told
        self.lives: dict[str, LiveGame] = {}
        self.loading: dict[str, asyncio.Future[LiveGame]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.begun = buckets(options.counts, "games")
        self.closing = asyncio.Event()  # streams end
        self.thinking: set[str] = set()  # games in which a bot of this worker is at it
        self.marks: dict[str, list[Sits]] = {}  # by followed table: who was here when its pages were made
        self.notices = Notices(self.store, options)

    async def close(self) -> None:
        """Stop what is under way; everything that counts is on disk."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()
        self.coaching.close()
        self.foreign.close()
        if self.looking_back is not None:
            self.looking_back.close()
        self.store.close()

    async def expire(self) -> None:
        """Now and then delete what nobody has touched for as many days as the owner has set."""
        while True:
            try:
                n = await keeping.remove(self.store, keeping.old(self.store, self.options.expire))
                if n:
                    LOG.warning("%s games that nobody touched for %s days were deleted", n, self.options.expire)
            except StoreError:
                LOG.exception("old games could not be deleted")
            await asyncio.sleep(EXPIRY)

    def end_streams(self) -> None:
        """Let every page's stream end: the server is about to."""
        self.closing.set()
        for live in self.lives.values():
            live.wake()

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
            for id in followed:
                try:
                    live = self.lives[id]
                    live.refresh()
                    self.look_round(live)
                    self.go_on(live)
                except Refusal:
                    self.forget(id)
                except Exception:
                    LOG.exception("what others have written could not be read")
            try:
                await self.look_at_clocks()
            except Exception:
                LOG.exception("the clocks could not be read")

    def look_round(self, live: LiveGame) -> None:
        """Pages that follow a table are told when somebody comes or goes."""
        if live.shared is None:
            return
        if self.marks.get(live.row.id) == everybody(live):
            return
        live.presence = self.store.tables.presence(live.row.id)  # who is still here is not told to other workers
        marks = everybody(live)
        if self.marks.get(live.row.id) != marks:
            self.marks[live.row.id] = marks
            live.change()
            live.wake()

    async def look_at_clocks(self) -> None:
        """Where somebody's time has run out a bot is asked, though nobody may be looking."""
        if self.bots.none:
            return
        for id in self.store.tables.due(time.time()):
            live = await self.game(id)
            due = live.clock.due(live.asked) if live.has_begun else 0.0
            if due > time.time() or (due and not stands_in(live, live.asked)) or not due:
                await self.store.tables.change(id, due=due and max(due, time.time() + 1))

    def forget(self, id: str) -> None:
        """A game that was deleted."""
        live = self.lives.pop(id, None)
        self.marks.pop(id, None)
        if live is not None:
            live.wake()

    def hear(self, kind: str, id: str) -> None:
        """Another worker tells something; without a game, that news may have been missed."""
        live = self.lives.get(id)
        if kind == HURRY:
            self.bots.stop(id)
        elif kind == ASKED and self.is_mine(id):
            self.spawn(self._hear_of(id))
        elif live is not None:
            live.epoch = UNREAD
            if live.followers:
                self.spawn(self._hear_of(id))
        elif not id:
            for other in self.lives.values():
                other.epoch = UNREAD

    async def _hear_of(self, id: str) -> None:
        try:
            await self.game(id)
        except (Refusal, StoreError) as error:
            LOG.warning("news of game %s could not be read (%s)", id, type(error).__name__)

    def is_mine(self, id: str) -> bool:
        """Whether this worker's bots think about a game: exactly one worker's do."""
        return crc32(id.encode()) % self.options.workers == self.options.worker

    def hurry(self, id: str) -> None:
        """Stop the bot that thinks about a game, on whichever worker."""
        self.bots.stop(id)
        self.news.tell(HURRY, id)

    async def game(self, id: str) -> LiveGame:
        """A live game, up to date; Refusal if there is none of this id."""
        live = self.lives.get(id)
        if live is None:
            live = await self._load_once(id)
        else:
            try:
                live.refresh()
            except Refusal:
                self.forget(id)
                raise
        self.go_on(live)
        return live

    def is_over(self, id: str) -> bool:
        """Whether a game is over, or a record, without a look at its log."""
        live = self.lives.get(id)
        row = live.row if live is not None else self.store.game(id[: ID_LENGTH + 1])
        return row is not None and (row.opened or (row.asked < 0 and row.vp != ""))

    async def _load_once(self, id: str) -> LiveGame:
        """Whoever asks for a game that is being loaded waits for it."""
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, done: asyncio.Future[LiveGame]) -> None:
        del self.loading[id]
        if not done.cancelled():
            done.exception()  # whoever waits is told; that nobody waits any more is no news

    async def _load(self, id: str) -> LiveGame:
        if not (len(id) == ID_LENGTH and id.isascii() and id.isalnum()) or is_at_table(id):
            raise Refusal(404, "page-no-game")
        try:
            live = await LiveGame.load_in_slices(self.store, id)
        except GugongError as error:
            LOG.warning("game %s no longer replays (%s); it goes on from its latest turn", id, type(error).__name__)
            live = await self._rescue(id)
        if live is None:
            raise Refusal(404, "page-no-game")
        self._make_room()
        live = self.lives.setdefault(id, live)
        live.refresh()  # what was written while it was loaded
        live.awaits = self.awaits
        if not live.row.opened and live.has_begun:
            await self._settle(live)
        return live

    def awaits(self, live: LiveGame) -> None:
        """Another seat is asked: tell its person where they want to be told."""
        self.spawn(self.notices.tell(live))

    def _make_room(self) -> None:
        """Forget games that nobody follows: all that counts is on disk."""
        if len(self.lives) >= MOST_LIVE:
            idle = [key for key, each in self.lives.items() if not each.followers and key not in self.thinking]
            for other in idle[: MOST_LIVE // 2]:
                del self.lives[other]
                self.marks.pop(other, None)

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
        if len(self.store.games_of(holder, self.options.most_games)) >= self.options.most_games:
            raise refuse(429, "page-most-games", n=self.options.most_games)
        if not self.begun.take(visitor, most, most / 60):
            raise Refusal(429, "page-many-games")

    async def begin(self, begun: NewGame, table: TableRow | None = None, id: str = "") -> LiveGame:
        """Keep a new game; chance deals it out at once, or, at a table by link, when the host starts it."""
        row = self._row(begun.head, begun.seed, "")
        row = replace(row, id=id or row.id)
        await self.store.add_game(row, begun.seats, [], None if table is None else replace(table, game=row.id))
        live = LiveGame(self.store, row, self.store.seats(row.id))
        live.awaits = self.awaits
        live.read_shared()
        self._make_room()
        self.lives[row.id] = live
        if live.has_begun:
            await live.settle()
            self.go_on(live)
        return live

    def _row(self, head: str, seed: int, title: str, opened: bool = False) -> GameRow:
        now = time.time()
        return GameRow(new_id(), head, str(seed), title, opened, created=now, changed=now)

    async def open_record(self, text: str, name: str, holder: str, visitor: str) -> str:
        """Keep a record to be looked at, and return its id; Refusal names the line that does not play."""
        played = await self.foreign.read(text, name, visitor)
        log = [Entry(ply, ANSWER, seat, answer) for ply, (seat, answer) in enumerate(played.answers)]
        people = [seat for seat in range(played.players) if seat != played.automa]
        seats = [SeatRow(seat, PERSON, "", holder=holder) for seat in people]
        if len(people) < played.players:
            seats.append(SeatRow(played.automa, MENG, ""))
        row = replace(self._row(played.head, 0, name, opened=True), **played.about)
        await self.store.add_game(row, sorted(seats, key=lambda seat: seat.seat), log)
        return row.id

    # Bots

    def go_on(self, live: LiveGame) -> None:
        """If a bot is asked, let it think."""
        asked = live.asked
        if (
            live.row.opened
            or asked < 0
            or not is_answered_by_bot(live, asked)
            or self.bots.none
            or live.row.id in self.thinking
        ):
            return
        if not self.is_mine(live.row.id):
            self._pass_on(live)
            return
        self.thinking.add(live.row.id)
        self.spawn(self._bots_play(live))

    def _pass_on(self, live: LiveGame) -> None:
        """Tell the worker whose bots think about this game, and again if nothing comes of it."""
        ply, told = self.passed_on.get(live.row.id, (-1, 0.0))
        now = time.monotonic()
        if ply == live.ply and now < told + TELL_AGAIN:
            return
        if len(self.passed_on) > MOST_VISITORS:
            self.passed_on.clear()
        self.passed_on[live.row.id] = (live.ply, now)
        self.news.tell(ASKED, live.row.id)

    async def _bots_play(self, live: LiveGame) -> None:
        """Ask bots until a person is asked; their answers take the same way as a person's."""
        try:
            while (asked := live.asked) >= 0 and is_answered_by_bot(live, asked):
                ply, by = live.ply, stands_in(live, asked)
                if by == AWAY and not live.presence[asked].stood:
                    live.presence = self.store.tables.presence(live.row.id)
                    if not stands_in(live, asked):
                        continue
                    await stand(live, asked, True, False)
                answer = await self.bots.choose(live, asked, level_of(live, asked))
                live.refresh()
                if not is_answered_by_bot(live, asked):  # somebody is back, has sat down, or waits for them
                    continue
                try:
                    await live.answer(ply, asked, answer, by=by)
                except (Taken, Refusal):
                    live.refresh()
        except Refusal:
            self.forget(live.row.id)  # somebody has deleted it
        except Exception:
            LOG.exception("a bot could not answer in game %s", live.row.id)
        finally:
            self.thinking.discard(live.row.id)
