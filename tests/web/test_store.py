"""The store: one answer a ply, whoever writes; migrations; a game that no longer replays goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, inspect, text

import gugong
from gugong.errors import because
from gugong.web.games.live import LiveGame
from gugong.web.games.new_game import beginning
from gugong.web.games.running import RunningGames
from gugong.web.games.seats import SeatShown, page_of
from gugong.web.options import Options
from gugong.web.page import RESUMED
from gugong.web.refusals import GameAsked, Refusal, SeatAsked
from gugong.web.store import ANSWER, Entry, GameRow, SeatRow, Store, StoreError, Taken
from gugong.web.store.migrating import migrate
from gugong.web.store.schema import METADATA

HOLDER = "f" * 64


def games_at(path: Path) -> RunningGames:
    return RunningGames(Options(f"sqlite:///{path}", bot_processes=0))


async def new_live(games: RunningGames, people: int = 3, seed: int = 5) -> LiveGame:
    seats = [SeatAsked("person") for _ in range(people)]
    return await games.begin(beginning(GameAsked(seats, {}, seed), HOLDER))


async def play_on(live: LiveGame, answers: int, random: Random) -> None:
    for _ in range(answers):
        decision = live.table.decision
        assert decision is not None
        await live.answer(live.ply, decision.seat, random.choice(decision.options).text)


def test_the_migrations_make_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'games.db'}").close()

    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    found = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: str(column["type"]) for column in found.get_columns(table.name)}
        assert columns == {column.name: str(column.type) for column in table.columns}
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
    assert found.get_pk_constraint("answers")["constrained_columns"] == ["game", "ply"]
    engine.dispose()


def test_games_of_the_first_release_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(text("INSERT INTO games VALUES ('a', '{}', '1', '', 0, 0, 1, '', 1, 1)"))
        connection.execute(text("INSERT INTO seats VALUES ('a', 0, 'person', 'Ania', '', 'h', '', 0)"))
        connection.execute(text("INSERT INTO answers VALUES ('a', 0, 'answer', 0, 'decline', 0, 0)"))
    engine.dispose()

    store = Store(f"sqlite:///{path}")
    assert store.seats("a") == [SeatRow(0, "person", "Ania", holder="h")]
    assert store.log("a") == [Entry(0, ANSWER, 0, "decline")]
    assert [game.id for game in store.games_of("h", 5)] == ["a"]
    store.close()


def test_a_database_of_another_release_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    Store(f"sqlite:///{path}").close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()

    with pytest.raises(StoreError, match="another release"):
        Store(f"sqlite:///{path}")


@pytest.mark.parametrize("url", ["nonsense", "nosuch://x", "sqlite:////proc/nowhere/games.db"])
def test_a_database_that_cannot_be_is_refused(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url)


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")

    assert store._connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    assert store._connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_of_a_group_only_the_losers_of_a_race_are_refused(tmp_path: Path) -> None:
    async def race() -> list[object]:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        for name in ("a" * 20, "b" * 20):
            await store.add_game(GameRow(name, "{}", "1", ""), [SeatRow(0, "person", "Red")], [])
        entries = [("a" * 20, 0), ("b" * 20, 0), ("a" * 20, 0), ("b" * 20, 1), ("b" * 20, 1)]
        writes = [store.append(game, [Entry(ply, ANSWER, 0, str(n))], {}) for n, (game, ply) in enumerate(entries)]
        results: list[object] = list(await asyncio.gather(*writes, return_exceptions=True))
        results.append([entry.answer for name in ("a" * 20, "b" * 20) for entry in store.log(name)])
        store.close()
        return results

    results = asyncio.run(race())

    assert [isinstance(result, Taken) for result in results[:5]] == [False, False, True, False, True]
    assert results[5] == ["0", "1", "3"]


def test_two_workers_cannot_answer_one_ply_twice(tmp_path: Path) -> None:
    async def race() -> tuple[LiveGame, LiveGame]:
        one, other = games_at(tmp_path / "games.db"), games_at(tmp_path / "games.db")
        here = await new_live(one)
        there = await other.game(here.row.id)
        decision = here.table.decision
        assert decision is not None
        await here.answer(here.ply, decision.seat, decision.options[0].text)
        with pytest.raises(Taken):
            await there.answer(there.ply, decision.seat, decision.options[1].text)
        assert there.table.game.to_dict() == here.table.game.to_dict()
        await there.undo(there.ply, decision.seat, len(there.table.given) - 1)
        with pytest.raises(Taken):
            await play_on(here, 1, Random(1))
        await one.close()
        await other.close()
        return here, there

    here, there = asyncio.run(race())

    assert here.table.game.to_dict() == there.table.game.to_dict()
    assert here.ply == there.ply


def test_a_game_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def play() -> tuple[str, object, str]:
        games = games_at(tmp_path / "games.db")
        live = await new_live(games)
        await play_on(live, 60, Random(4))
        live.table.game.deal()
        await games.close()
        return live.row.id, live.table.game.to_dict(), live.table.game.record()

    async def look(id: str) -> LiveGame:
        games = games_at(tmp_path / "games.db")
        live = await games.game(id)
        await games.close()
        return live

    id, position, record = asyncio.run(play())
    live = asyncio.run(look(id))

    assert live.table.game.to_dict() == position
    assert live.table.game.record() == record


@pytest.mark.parametrize("stack", [True, False], ids=["same positions", "another release's positions"])
def test_after_an_upgrade_a_game_goes_on_from_its_latest_turn(tmp_path: Path, stack: bool) -> None:
    """An answer in the middle of the log that the rules no longer allow: the game goes on, and says so."""
    path = tmp_path / "games.db"

    async def play() -> tuple[str, list[int]]:
        games = games_at(path)
        live = await new_live(games)
        await play_on(live, 80, Random(4))
        await games.close()
        return live.row.id, live.table.game.state.vp

    id, vp = asyncio.run(play())
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE answers SET answer = 'no longer' WHERE ply = 40"))
        if not stack:
            damage = text("UPDATE positions SET position = replace(position, :old, :new)")
            connection.execute(damage, {"old": '"format":1', "new": '"format":99'})
    engine.dispose()

    async def go_on() -> LiveGame:
        games = games_at(path)
        live = await games.game(id)
        await play_on(live, 30, Random(5))
        again = games_at(path)
        loaded = await again.game(id)
        assert loaded.table.game.to_dict() == live.table.game.to_dict()
        await again.close()
        await games.close()
        return live

    live = asyncio.run(go_on())

    assert live.resumed_at is not None
    assert sum(live.table.game.state.vp) >= sum(vp)
    page = page_of(live, SeatShown(live.asked, False, (live.asked,)), "en")
    assert [note.kind for note in page.notes].count(RESUMED) == 1


def test_a_game_without_a_position_to_go_on_from_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def play() -> str:
        games = games_at(path)
        live = await new_live(games)
        await games.close()
        return live.row.id

    id = asyncio.run(play())
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE answers SET answer = 'no longer' WHERE ply = 0"))
        connection.execute(text("DELETE FROM positions"))
    engine.dispose()

    async def look() -> None:
        games = games_at(path)
        with pytest.raises(Refusal, match="no longer replays") as refused:
            await games.game(id)
        assert refused.value.status == 409
        await games.close()

    asyncio.run(look())


def test_what_is_not_written_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        games = games_at(tmp_path / "games.db")
        live = await new_live(games)
        before = live.table.game.to_dict()

        def full(_changes: object) -> None:
            raise StoreError("", because("store-not-written", fault="the disk is full"))

        monkeypatch.setattr(games.store, "_commit", full)
        decision = live.table.decision
        assert decision is not None
        with pytest.raises(StoreError):
            await live.answer(live.ply, decision.seat, decision.options[0].text)
        assert live.table.game.to_dict() == before
        monkeypatch.undo()
        await live.answer(live.ply, decision.seat, decision.options[0].text)
        await games.close()

    asyncio.run(play())


def test_every_turn_has_a_position(tmp_path: Path) -> None:
    async def play() -> tuple[LiveGame, dict[int, str]]:
        games = games_at(tmp_path / "games.db")
        live = await new_live(games)
        await play_on(live, 60, Random(4))
        kept = games.store.positions(live.row.id)
        await games.close()
        return live, kept

    live, kept = asyncio.run(play())

    assert {live.stamps[turn] for turn in live.table.turns} == set(kept)
    assert gugong.CHANCE not in live.table.people


KILLED = """
import os, sys
from gugong.web.store import store
made = store.migrate
def killed(connection):
    made(connection)
    os._exit(9)
store.migrate = killed
store.Store(sys.argv[1])
"""


def test_killed_at_the_first_start_it_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    done = subprocess.run([sys.executable, "-c", KILLED, f"sqlite:///{file}"], check=False)
    with closing(sqlite3.connect(file)) as left:
        tables = left.execute("SELECT name FROM sqlite_master").fetchall()
    Store(f"sqlite:///{file}").close()

    assert done.returncode == 9
    assert tables == []
