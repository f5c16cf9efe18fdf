"""Games at a real table: what the companion in the browser keeps of them, and what it does with each tap.

A game is kept as its record, whole, after each tap: a row of the store's positions whose number counts the taps, so of
two taps at once the second finds its number taken. Rows before the latest few are let go.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from secrets import randbits, token_hex
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

import gugong
from gugong.catalog.read import parse
from gugong.engine.ids import CHANCE
from gugong.errors import AnswerError, GugongError
from gugong.terminal.choosing import Unclear
from gugong.terminal.companion_session import SET_UP, TableSession, table_from
from gugong.web.page import PERSON
from gugong.web.refusals import Refusal, reason_of, refuse
from gugong.web.store import GameRow, SeatRow, Store, Taken
from gugong.web.store.schema import GAMES, POSITIONS, SEATS
from gugong.words.phrase import Phrase, phrase

MARK: Final = "meng"  # how their ids begin; those of other games are hexadecimal
KEPT: Final = 3  # rows of each game
MOST_OPEN: Final = 50
TITLE: Final = "companion"
LABEL: Final = "my-box.toml"
NOT_KEPT: Final = "companion-page-none"


def is_at_table(id: str) -> bool:
    """Whether a game is one at a real table."""
    return id.startswith(MARK)


@dataclass
class AtTable:
    """One game at a table, as it is on the disk."""

    id: str
    taps: int
    session: TableSession
    since: int  # the first event that the latest tap brought
    said: Phrase | None = None  # what is to be said about the latest tap
    drawn: tuple[str, ...] = ()  # what the companion drew at it, to be laid out


class AtTables:
    """The games at tables, out of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[str, AtTable] = {}

    async def begin(self, holder: str, options: dict[str, str], own_deck: bool, figures: str = "") -> str:
        """Keep a new game; its id. A Refusal says what is wrong with what was chosen."""
        seed = randbits(32)
        try:
            catalog = parse(LABEL, figures.encode()) if figures.strip() else None
            game = gugong.new_game(1, catalog=catalog, chance="ask", **options)  # type: ignore[arg-type]
        except GugongError as error:
            raise Refusal(422, *reason_of(error)) from None
        session = TableSession(game, seed, own_deck)
        session.settle()
        id, now = MARK + token_hex(8), time.time()
        row = GameRow(id, session.text().partition("\n")[0], str(seed), TITLE, created=now, changed=now)
        await self.store.add_game(row, [SeatRow(0, PERSON, "", holder=holder)], [])
        table = AtTable(id, 0, session, 0)
        await self.write(table)
        return id

    def read(self, id: str, holder: str) -> AtTable:
        """A game of this browser; Refusal if it has none of this id."""
        found = self.store.rows(select(SEATS.c.holder).where((SEATS.c.game == id) & (SEATS.c.holder == holder)))
        if not (is_at_table(id) and holder and found):
            raise Refusal(404, NOT_KEPT)
        query = select(POSITIONS).where(POSITIONS.c.game == id).order_by(POSITIONS.c.ply.desc()).limit(1)
        rows = self.store.rows(query)
        if not rows:
            raise Refusal(404, NOT_KEPT)
        known = self.open.get(id)
        if known is not None and known.taps == rows[0]["ply"]:
            return known
        kept = json.loads(rows[0]["position"])
        try:
            session = table_from(kept["record"])
        except GugongError as error:
            raise refuse(409, "companion-page-lost", what=reason_of(error)[0]) from None
        table = AtTable(id, rows[0]["ply"], session, kept["since"], drawn=tuple(kept["drawn"]))
        self.remember(table)
        return table

    def remember(self, table: AtTable) -> None:
        """Keep it open, and not too many."""
        if len(self.open) >= MOST_OPEN:
            self.open.clear()
        self.open[table.id] = table

    def latest(self, holder: str, most: int) -> list[GameRow]:
        """The games of this browser, the latest first."""
        return [row for row in self.store.games_of(holder, most) if is_at_table(row.id)]

    async def tap(self, table: AtTable, done: str, answer: str = "") -> AtTable:
        """Do what was tapped, and keep it before anything is shown of it; nothing is kept of what is refused."""
        session = twin(table.session)
        before = len(session.game.events)
        said: Phrase | None = None
        laid: tuple[str, ...] = ()
        try:
            if done == "undo":
                said = phrase("companion-undone" if session.undo() else "terminal-nothing-to-undo")
            elif done in ("draw", "draw-all"):
                laid = drawn(session, done == "draw-all")
                said = None if laid else phrase("companion-look")
            else:
                answered(session, answer)
        except Unclear as unclear:
            return AtTable(table.id, table.taps, table.session, table.since, unclear.why)
        except AnswerError:
            why = phrase("page-plain", {"what": table.session.why_not(answer)})
            return AtTable(table.id, table.taps, table.session, table.since, why)
        session.settle()
        now = AtTable(table.id, table.taps + 1, session, min(before, len(session.game.events)), said, laid)
        try:
            await self.write(now)
        except Taken:
            self.open.pop(table.id, None)
            raise
        return now

    async def write(self, table: AtTable) -> None:
        """Onto the disk; Taken if another tap was faster."""
        text = json.dumps(
            {"since": table.since, "drawn": table.drawn, "record": table.session.text()}, ensure_ascii=False
        )
        row = {"game": table.id, "ply": table.taps, "position": text}
        state = table.session.game.state
        over = table.session.game.over
        about: dict[str, Any] = {"day": state.day, "asked": -2 if over else 0, "changed": time.time()}
        old = (POSITIONS.c.game == table.id) & (POSITIONS.c.ply <= table.taps - KEPT)

        def change(connection: Any) -> None:
            connection.execute(insert(POSITIONS), [row])
            connection.execute(delete(POSITIONS).where(old))
            connection.execute(update(GAMES).where(GAMES.c.id == table.id).values(**about))

        await self.store.write(change)
        self.remember(table)


def answered(session: TableSession, answer: str) -> None:
    """One answer, of the table or of the person at it."""
    decision = session.decision
    if decision is not None and decision.seat == CHANCE:
        session.answer(answer)
    else:
        session.play(answer)


def drawn(session: TableSession, everything: bool) -> tuple[str, ...]:
    """What the companion draws, `everything` of the set-up or one thing; nothing where only the table can tell."""
    lines = []
    while (decision := session.decision) is not None and decision.seat == CHANCE and not session.faces():
        question = session.question(decision)
        before = len(session.game.events)
        text = session.draw()
        option = decision.find(text)
        what = session.phrase(decision, option) if option is not None else text
        lines.append(session.voice.tell("companion-drawn", question=question, what=what))
        lines += session.laid_besides(before)
        session.settle()
        if not (everything and decision.prompt in SET_UP and session.setting_up()):
            break
    return tuple(lines)


def twin(session: TableSession) -> TableSession:
    """The same evening, so that what fails half-way has changed nothing."""
    other = TableSession(session.game.copy(), session.seed, session.own_deck, session.language)
    other.by_itself, other.stand_ins = set(session.by_itself), set(session.stand_ins)
    return other
