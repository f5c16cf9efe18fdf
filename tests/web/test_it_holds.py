"""What was done to the server and must not bring it down again."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from gugong.web.guard import network_of
from gugong.web.store import Store, StoreError
from gugong.web.store.rows import GameRow, SeatRow
from tests.web import postgres
from tests.web.browsing import Browser, actions, ply_of, serving

TOGETHER = "import sys; from gugong.web.store import Store; Store(sys.argv[1]).close()"


async def add(store: Store, id: str) -> None:
    await store.add_game(GameRow(id * 20, "{}", "1", ""), [SeatRow(0, "person", "")], [])


def test_after_a_restart_of_postgresql_the_store_answers_again(cluster: postgres.Postgres) -> None:
    async def go() -> None:
        store = Store(cluster.database("restarted"))
        await add(store, "a")
        cluster.stop()
        try:
            with pytest.raises(StoreError):
                store.game("a" * 20)
            with pytest.raises(StoreError):
                await add(store, "b")
            with pytest.raises(StoreError):
                store.check()
        finally:
            cluster.start()
        store.check()
        assert store.game("a" * 20) is not None
        assert store.game("check") is None
        await add(store, "c")
        store.close()

    asyncio.run(go())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_four_that_start_together_on_an_empty_database_all_come_up(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'games.db'}"
    else:
        url = request.getfixturevalue("cluster").database("together")
    runs = [subprocess.Popen([sys.executable, "-c", TOGETHER, url], stderr=subprocess.PIPE) for _ in range(4)]

    assert [run.communicate()[1] for run in runs] == [b""] * 4


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+psycopg://me:hush@127.0.0.1:1/none",
        "postgresql+psycopg://me:hush@127.0.0.1:port/none",
        "nosuch://me:hush@host/none",
    ],
)
def test_an_error_never_prints_the_password(url: str) -> None:
    with pytest.raises(StoreError) as refused:
        Store(url)

    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("harm", ["deleted", "locked", "read-only"])
def test_what_cannot_be_kept_is_refused(harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.web.store.store.PATIENCE", 0.1)
    database = tmp_path / "games.db"
    with serving(database) as port:
        browser = Browser(port)
        game = browser.new_game("you")
        page = browser.get(game).text
        asked = {"ply": ply_of(page), "answer": actions(page)[0]}
        other = sqlite3.connect(database, isolation_level=None)
        if harm == "deleted":
            database.unlink()
        elif harm == "locked":
            other.execute("BEGIN IMMEDIATE")
        else:
            monkeypatch.setattr("gugong.web.store.store.Store._look_after", read_only)
        reply = browser.post(f"{game}/answers", asked)

        assert reply.status == 503
        assert reply.json["what"]
        assert browser.get("/health/ready").status == 503
        assert browser.get("/health/live").status == 200
        if harm != "deleted":
            other.close()
            monkeypatch.undo()
            Browser.ask(browser, "GET", "/")
            if harm == "locked":
                assert browser.post(f"{game}/answers", asked).status == 200


def test_a_lock_elsewhere_stops_no_other_request(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serving(database) as port:
        browser = Browser(port)
        game = browser.new_game("you")
        page = browser.get(game).text
        asked = {"ply": ply_of(page), "answer": actions(page)[0]}
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        replies: list[int] = []
        waiting = Thread(target=lambda: replies.append(browser.post(f"{game}/answers", asked).status))
        waiting.start()
        time.sleep(0.1)
        begun = time.monotonic()
        assert Browser(port).get("/health/live").status == 200
        took = time.monotonic() - begun
        assert not replies
        other.close()
        waiting.join(10)

    assert took < 1.0
    assert replies == [200]


def read_only(store: Store) -> None:
    store._connection.exec_driver_sql("PRAGMA query_only=ON")
    store._connection.rollback()


def test_an_answer_that_ended_a_turn_at_a_shared_screen_may_be_sent_again(browser: Browser) -> None:
    game = browser.new_game("you", "screen")
    page = browser.get(game).text
    ply, offered = ply_of(page), actions(page)
    for _ in range(60):
        path, data = (
            ("ready", {"ply": ply}) if offered == ["ready"] else ("answers", {"ply": ply, "answer": offered[0]})
        )
        reply = browser.post(f"{game}/{path}", data)
        assert reply.status == 200
        if path == "answers" and reply.json["doors"]:
            assert browser.post(f"{game}/{path}", data).status == 200
            return
        ply, offered = reply.json["ply"], actions("".join(reply.json["parts"].values()))
    raise AssertionError("no turn ended")


def test_a_browser_cannot_choose_its_own_secret(browser: Browser) -> None:
    browser.cookies["gugong_browser"] = "A" * 32
    browser.new_game("you")

    assert browser.cookies["gugong_browser"] != "A" * 32
    given = browser.cookies["gugong_browser"]
    browser.new_game("you")
    assert browser.cookies["gugong_browser"] == given


def test_a_burst_cannot_pass_the_limit_of_streams(tmp_path: Path) -> None:
    """All requests arrive before the first stream has begun to send."""
    with serving(tmp_path / "games.db", most_streams=3) as port:
        browser = Browser(port)
        game = browser.new_game("you")
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        asked = f"GET {game}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n\r\n".encode()
        lines = [socket.create_connection(("127.0.0.1", port), timeout=10) for _ in range(8)]
        for line in lines:
            line.sendall(asked)
        statuses = sorted(line.recv(12)[-3:] for line in lines)
        for line in lines:
            line.close()

    assert statuses == [b"200"] * 3 + [b"429"] * 5


def test_a_household_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("") == ""


def test_what_the_owner_closes_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", uploads=False, new_games=False) as port:
        browser = Browser(port)
        begun = browser.post("/games", {"seats": [{"kind": "you"}]})
        opened = browser.ask("POST", "/records", b"{}", {"Content-Type": "text/plain"})

        assert (begun.status, opened.status) == (403, 403)
        assert "no new games" in begun.json["what"]
        assert "no records" in opened.json["what"]


def test_an_upload_that_breaks_off_writes_no_traceback(port: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "gugong.web")
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(b"POST /records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{")
        time.sleep(0.2)
    until = time.monotonic() + 5
    while not caplog.records and time.monotonic() < until:
        time.sleep(0.02)

    assert [record.levelname for record in caplog.records if record.name == "gugong.web"] == ["INFO"]
    assert not any(record.exc_info for record in caplog.records)
