"""What is kept of tables by link: seats taken and given up, who is here, wishes, talk, and what a browser has set.

Whatever two people could do at once is decided by one conditional statement: who comes second changes nothing, and
gets Taken.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Table, and_, delete, exists, func, insert, or_, select, update

from gugong.web.store.rows import HINTS_YES, PersonRow, Presence, Spoken, TableRow, Taken, TooMuch, Wish, touch
from gugong.web.store.schema import (
    ANSWERS,
    ASKS,
    DEVICES,
    GAMES,
    PEOPLE,
    POSITIONS,
    PRESENCE,
    READINGS,
    REMOVED,
    SEATS,
    TABLES,
    TALK,
    WISHES,
)

if TYPE_CHECKING:
    from gugong.web.store.store import Store

BOT: Final = "bot"
PERSON: Final = "person"
OPEN: Final = "open"
MOST_SPOKEN: Final = 200
MOST_DUE: Final = 50
TALK_IN_A_MINUTE: Final = 20  # of one seat
MINUTE: Final = 60.0
OF_A_GAME: Final = (READINGS, REMOVED, ASKS, WISHES, TALK, PRESENCE, DEVICES, TABLES, POSITIONS, ANSWERS, SEATS)


class Tables:
    """The tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Reading

    def row(self, game: str) -> TableRow | None:
        """A table's own row; None of a game without."""
        found = self._store.rows(select(TABLES).where(TABLES.c.game == game))
        return TableRow(**found[0]) if found else None

    def version(self, game: str) -> int:
        """How often anything about it has changed; -1 of a game without."""
        found = self._store.rows(select(TABLES.c.version).where(TABLES.c.game == game))
        return int(found[0]["version"]) if found else -1

    def presence(self, game: str) -> dict[int, Presence]:
        """Who was here when, by seat."""
        found = self._store.rows(select(PRESENCE).where(PRESENCE.c.game == game))
        return {row["seat"]: Presence(**without_game(row)) for row in found}

    def devices(self, game: str) -> dict[int, tuple[str, ...]]:
        """Further browsers, by seat."""
        found = self._store.rows(select(DEVICES).where(DEVICES.c.game == game).order_by(DEVICES.c.holder))
        by_seat: dict[int, tuple[str, ...]] = {}
        for row in found:
            by_seat[row["seat"]] = (*by_seat.get(row["seat"], ()), row["holder"])
        return by_seat

    def wish(self, game: str) -> Wish | None:
        """What somebody would take back."""
        found = self._store.rows(select(WISHES).where(WISHES.c.game == game))
        return Wish(**without_game(found[0])) if found else None

    def talk(self, game: str, after: int = -1) -> list[Spoken]:
        """The latest lines of the table talk, oldest first."""
        where = and_(TALK.c.game == game, TALK.c.n > after)
        found = self._store.rows(select(TALK).where(where).order_by(TALK.c.n.desc()).limit(MOST_SPOKEN))
        return [Spoken(**without_game(row)) for row in reversed(found)]

    def listed(self, most: int) -> list[TableRow]:
        """Tables that strangers may join, latest first."""
        where = and_(TABLES.c.listed, ~TABLES.c.started)
        query = select(TABLES).join(GAMES, GAMES.c.id == TABLES.c.game).where(where)
        return [TableRow(**row) for row in self._store.rows(query.order_by(GAMES.c.created.desc()).limit(most))]

    def due(self, now: float) -> list[str]:
        """The games in which somebody's clock has run out."""
        where = and_(TABLES.c.due > 0, TABLES.c.due <= now)
        return [row["game"] for row in self._store.rows(select(TABLES.c.game).where(where).limit(MOST_DUE))]

    def person(self, holder: str) -> PersonRow:
        """What a browser has set."""
        found = self._store.rows(select(PEOPLE).where(PEOPLE.c.holder == holder))
        return PersonRow(**found[0]) if found else PersonRow(holder)

    def knows(self, holder: str) -> bool:
        """Whether this browser has had anything to do with this server."""
        found = [
            select(SEATS.c.game).where(SEATS.c.holder == holder),
            select(DEVICES.c.game).where(DEVICES.c.holder == holder),
            select(REMOVED.c.game).where(REMOVED.c.holder == holder),
            select(PEOPLE.c.holder).where(PEOPLE.c.holder == holder),
            select(ASKS.c.game).where(ASKS.c.holder == holder),
        ]
        return any(self._store.rows(query.limit(1)) for query in found)

    def fed(self, feed: str) -> PersonRow | None:
        """Whose feed is at this address."""
        found = self._store.rows(select(PEOPLE).where(PEOPLE.c.feed == feed)) if feed else []
        return PersonRow(**found[0]) if found else None

    # The table

    async def change(self, game: str, **values: object) -> None:
        """Change the table's own row."""
        await self._store.write(lambda connection: bump(connection, game, **values))

    async def start(self, game: str, level: str) -> None:
        """Begin: bots take the seats that nobody has; Taken if it has begun."""

        def change(connection: Connection) -> None:
            where = and_(TABLES.c.game == game, ~TABLES.c.started)
            one(connection.execute(update(TABLES).where(where).values(started=True)))
            seats = and_(SEATS.c.game == game, SEATS.c.kind == OPEN)
            connection.execute(update(SEATS).where(seats).values(kind=BOT, level=level))
            bump(connection, game)

        await self._store.write(change)

    async def rematch(self, game: str, next_game: str) -> None:
        """The game that follows this one; Taken if there is one."""

        def change(connection: Connection) -> None:
            where = and_(TABLES.c.game == game, TABLES.c.rematch == "")
            one(connection.execute(update(TABLES).where(where).values(rematch=next_game)))
            bump(connection, game)

        await self._store.write(change)

    # Seats

    async def sit(self, game: str, seat: int, way: Any, holder: str, name: str, back: str) -> None:
        """Sit down: `way` is what must be so, one of the ways below; Taken if it is not, or if somebody has.

        The invitation to the seat is spent by it. Nobody sits on two seats of a table.
        """

        def change(connection: Connection) -> None:
            free = and_(SEATS.c.game == game, SEATS.c.seat == seat, SEATS.c.kind.in_((OPEN, BOT)), ~SEATS.c.closed)
            values = {"kind": PERSON, "name": name, "holder": holder, "link": "", "back": back, "level": ""}
            one(connection.execute(update(SEATS).where(free, way, ~sits_there(game, holder)).values(**values)))
            seen(connection, game, seat, time.time())
            bump(connection, game)

        await self._store.write(change)

    async def vacate(self, game: str, seat: int, **values: object) -> None:
        """Nobody sits here any more, and all their links are void; Taken if nobody did."""

        def change(connection: Connection) -> None:
            where = of_seat(SEATS, game, seat)
            gone: dict[str, object] = {"holder": "", "back": "", "link": "", "hints": "", "name": ""}
            one(connection.execute(update(SEATS).where(where, SEATS.c.kind == PERSON).values({**gone, **values})))
            for table in (DEVICES, PRESENCE):
                connection.execute(delete(table).where(of_seat(table, game, seat)))
            bump(connection, game)

        await self._store.write(change)

    async def suggest_hints(self, game: str, on: bool, seats: Sequence[int]) -> None:
        """Suggest hints for everybody, or no longer: all are asked anew, but for these seats."""

        def change(connection: Connection) -> None:
            connection.execute(update(SEATS).where(SEATS.c.game == game).values(hints=""))
            if on:
                own = and_(SEATS.c.game == game, SEATS.c.seat.in_(seats))
                connection.execute(update(SEATS).where(own).values(hints=HINTS_YES))
            bump(connection, game, hints=on)

        await self._store.write(change)

    async def answer_hints(self, game: str, seats: Sequence[int], word: str) -> None:
        """Somebody's word on it; Taken if it is not suggested any more."""

        def change(connection: Connection) -> None:
            asked = exists(select(TABLES.c.game).where(TABLES.c.game == game, TABLES.c.hints))
            own = and_(SEATS.c.game == game, SEATS.c.seat.in_(seats), SEATS.c.kind == PERSON, asked)
            if not connection.execute(update(SEATS).where(own).values(hints=word)).rowcount:
                raise Taken
            bump(connection, game)

        await self._store.write(change)

    async def change_seat(self, game: str, seat: int, **values: object) -> None:
        """Change what a seat's row says."""

        def change(connection: Connection) -> None:
            connection.execute(update(SEATS).where(of_seat(SEATS, game, seat)).values(**values))
            bump(connection, game)

        await self._store.write(change)

    async def come_back(self, game: str, seats: Sequence[int], back: str, holder: str) -> None:
        """Another browser of the same person; Taken if the link is no longer good."""

        def change(connection: Connection) -> None:
            for seat in seats:
                found = select(SEATS.c.seat).where(of_seat(SEATS, game, seat), SEATS.c.back == back)
                if not connection.execute(found).first():
                    raise Taken
                device = and_(of_seat(DEVICES, game, seat), DEVICES.c.holder == holder)
                connection.execute(delete(DEVICES).where(device))
                connection.execute(insert(DEVICES), [{"game": game, "seat": seat, "holder": holder}])
            bump(connection, game)

        await self._store.write(change)

    async def renew(self, game: str, seats: Sequence[int], holder: str, back: str, back_n: int) -> None:
        """A new return link: the old one is void, and so are the cookies of all other browsers at these seats."""

        def change(connection: Connection) -> None:
            for seat in seats:
                connection.execute(
                    update(SEATS).where(of_seat(SEATS, game, seat)).values(back=back, back_n=back_n, holder=holder)
                )
                connection.execute(delete(DEVICES).where(of_seat(DEVICES, game, seat)))
            bump(connection, game)

        await self._store.write(change)

    # While it is played

    async def seen(self, game: str, seat: int, at: float, news: bool = True, **values: bool) -> None:
        """Somebody's page is in front; or a bot stands in, or somebody waits. That they are still there is no news."""

        def change(connection: Connection) -> None:
            seen(connection, game, seat, at, **values)
            if news:
                bump(connection, game)

        await self._store.write(change)

    async def say(self, game: str, seat: int, text: str, at: float) -> None:
        """One more line of the table talk; Taken if another had the same number, TooMuch if they speak without end."""

        def change(connection: Connection) -> None:
            lately = and_(of_seat(TALK, game, seat), TALK.c.at > at - MINUTE)
            if connection.execute(select(func.count()).where(lately)).scalar_one() >= TALK_IN_A_MINUTE:
                raise TooMuch
            last = connection.execute(select(func.max(TALK.c.n)).where(TALK.c.game == game)).scalar()
            n = 0 if last is None else last + 1
            connection.execute(insert(TALK), [{"game": game, "n": n, "seat": seat, "at": at, "text": text}])
            bump(connection, game)

        await self._store.write(change)

    async def make_wish(self, game: str, wish: Wish | None) -> None:
        """Put a wish in the place of any older one."""

        def change(connection: Connection) -> None:
            connection.execute(delete(WISHES).where(WISHES.c.game == game))
            if wish is not None:
                connection.execute(insert(WISHES), [asdict(wish) | {"game": game}])
            bump(connection, game)

        await self._store.write(change)

    async def answer_wish(self, game: str, ply: int, agreed: str, before: str, refused: int) -> None:
        """Agree, or do not; Taken if the wish is another by now."""

        def change(connection: Connection) -> None:
            where = and_(WISHES.c.game == game, WISHES.c.ply == ply, WISHES.c.agreed == before, WISHES.c.refused < 0)
            one(connection.execute(update(WISHES).where(where).values(agreed=agreed, refused=refused)))
            bump(connection, game)

        await self._store.write(change)

    # A browser's own

    async def change_person(self, holder: str, **values: object) -> None:
        """Keep what a browser has set."""

        def change(connection: Connection) -> None:
            done = connection.execute(update(PEOPLE).where(PEOPLE.c.holder == holder).values(**values))
            if not done.rowcount:
                connection.execute(insert(PEOPLE), [asdict(PersonRow(holder)) | values])

        await self._store.write(change)

    async def remove(self, holder: str, game: str) -> None:
        """Leave a game out of a browser's list."""

        def change(connection: Connection) -> None:
            connection.execute(delete(REMOVED).where(REMOVED.c.holder == holder, REMOVED.c.game == game))
            connection.execute(insert(REMOVED), [{"holder": holder, "game": game}])

        await self._store.write(change)

    async def forget(self, game: str, seats: Sequence[int]) -> None:
        """Delete the names and the talk of these seats."""

        def change(connection: Connection) -> None:
            for seat in seats:
                connection.execute(update(SEATS).where(of_seat(SEATS, game, seat)).values(name="", holder="", back=""))
                for table in (DEVICES, PRESENCE, TALK):
                    connection.execute(delete(table).where(of_seat(table, game, seat)))
            bump(connection, game)

        await self._store.write(change)

    async def delete(self, game: str) -> None:
        """Delete a game with all that belongs to it."""

        def change(connection: Connection) -> None:
            touch(connection, game)
            for table in OF_A_GAME:
                connection.execute(delete(table).where(table.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))

        await self._store.write(change)


def held(holder: str) -> Any:
    """The games in which a browser has a seat, and which it has not left out of its list."""
    seats = select(SEATS.c.game).where(SEATS.c.holder == holder)
    devices = select(DEVICES.c.game).where(DEVICES.c.holder == holder)
    removed = select(REMOVED.c.game).where(REMOVED.c.holder == holder)
    return and_(or_(GAMES.c.id.in_(seats), GAMES.c.id.in_(devices)), GAMES.c.id.not_in(removed))


def sits_there(game: str, holder: str) -> Any:
    """That this browser has a seat of the game already."""
    other = SEATS.alias()
    return exists(select(other.c.seat).where(other.c.game == game, other.c.holder == holder))


def by_invitation(link: str) -> Any:
    """That the seat may be had by this invitation: as a way to sit down."""
    return SEATS.c.link == link


def by_common_link(game: str, link: str) -> Any:
    """That this is the one link for all, and friends are invited to the seat: as a way to sit down."""
    good = exists(select(TABLES.c.game).where(TABLES.c.game == game, TABLES.c.common == link))
    return and_(good, or_(SEATS.c.kind == OPEN, SEATS.c.link != ""))


def open_table(game: str) -> Any:
    """That strangers may sit down."""
    return exists(select(TABLES.c.game).where(TABLES.c.game == game, TABLES.c.listed, ~TABLES.c.started))


def of_seat(table: Table, game: str, seat: int) -> Any:
    """Which rows are of this seat."""
    return and_(table.c.game == game, table.c.seat == seat)


def bump(connection: Connection, game: str, **values: object) -> None:
    """Count a change of a table."""
    touch(connection, game)
    connection.execute(update(TABLES).where(TABLES.c.game == game).values(version=TABLES.c.version + 1, **values))


def seen(connection: Connection, game: str, seat: int, at: float, **values: bool) -> None:
    """Write when somebody's page was in front."""
    done = connection.execute(update(PRESENCE).where(of_seat(PRESENCE, game, seat)).values(seen=at, **values))
    if not done.rowcount:
        connection.execute(insert(PRESENCE), [asdict(Presence(seat, at)) | {"game": game} | values])


def one(done: Any) -> None:
    """A change that must have found its row; Taken if it has not."""
    if done.rowcount != 1:
        raise Taken


def without_game(row: dict[str, Any]) -> dict[str, Any]:
    """A row without the column that it was found by."""
    return {key: value for key, value in row.items() if key != "game"}
