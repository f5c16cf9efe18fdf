"""For whoever hosts games: copies while it runs and back, games listed and deleted, figures, logs, proxies, limits."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from gugong.cli import main
from gugong.web import metrics
from gugong.web.store import GameRow, SeatRow, Store, keeping
from gugong.web.store.schema import GAMES
from tests.coach.short import short_game
from tests.web import postgres
from tests.web.browsing import Browser, Reply, actions, ply_of, serving
from tests.web.served import served


def gugong(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gugong.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def here(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The same command in this process, where it matters only what it says and does."""
    said, wrong = TextIOWrapper(BytesIO(), "utf-8"), TextIOWrapper(BytesIO(), "utf-8")
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(wrong):
        patch.setattr(sys, "argv", ["gugong", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    texts = []
    for file in (said, wrong):
        file.seek(0)
        texts.append(file.read())
    return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), *texts)


def played(port: int, answers: int = 4) -> tuple[Browser, str]:
    """A game with some answers."""
    browser = Browser(port)
    game = browser.new_game("you")
    page = browser.get(game).text
    ply, offered = ply_of(page), actions(page)
    for _ in range(answers):
        position = browser.post(f"{game}/answers", {"ply": ply, "answer": offered[0]}).json
        ply, offered = position["ply"], actions("".join(position["parts"].values()))
    return browser, game


def rows(database: str) -> dict[str, list[object]]:
    """All that a store knows of its games."""
    store = Store(database)
    found: dict[str, list[object]] = {}
    for game in keeping.listed(store):
        found[game.id] = [game, store.seats(game.id), store.log(game.id), store.positions(game.id)]
    store.close()
    return found


def test_a_copy_made_while_it_runs_brings_every_game_back(tmp_path: Path) -> None:
    database, copy, fresh = tmp_path / "games.db", tmp_path / "copy.db", tmp_path / "fresh.db"
    with serving(database) as port:
        browser, game = played(port)
        made = gugong("backup", str(copy), "--database", str(database))
        kept = rows(f"sqlite:///{database}")
        page = browser.get(game).text
        browser.post(f"{game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})
    back = gugong("restore", str(copy), "--database", str(fresh))

    assert (made.returncode, back.returncode) == (0, 0), made.stderr + back.stderr
    assert rows(f"sqlite:///{fresh}") == kept
    assert rows(f"sqlite:///{database}") != kept
    with serving(fresh) as port:
        browser.port = port
        assert browser.get(game).status == 200


def test_a_copy_is_the_way_from_one_kind_of_database_to_the_other(tmp_path: Path, cluster: postgres.Postgres) -> None:
    database, first, second = tmp_path / "games.db", tmp_path / "first.db", tmp_path / "second.db"
    with serving(database) as port:
        played(port)
    url = cluster.database("moved")
    assert here("backup", str(first), "--database", str(database)).returncode == 0
    assert here("restore", str(first), "--database", url).returncode == 0
    done = here("backup", str(second), "--database", url)

    assert done.returncode == 0, done.stderr
    assert rows(url) == rows(f"sqlite:///{database}") == rows(f"sqlite:///{second}")


def test_bad_copies_are_one_line_and_change_nothing(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with serving(database) as port:
        played(port, 1)
    before = rows(f"sqlite:///{database}")
    assert here("backup", str(copy), "--database", str(database)).returncode == 0
    (tmp_path / "words.txt").write_text("no database")
    cut = tmp_path / "cut.db"
    cut.write_bytes(copy.read_bytes()[:9000])
    for arguments in (
        ["backup", str(copy), "--database", str(database)],
        ["restore", str(copy), "--database", str(database)],
        ["restore", str(tmp_path / "nothing.db"), "--database", str(tmp_path / "new.db")],
        ["restore", str(tmp_path / "words.txt"), "--database", str(tmp_path / "new.db")],
        ["restore", str(cut), "--database", str(tmp_path / "new.db")],
    ):
        run = here(*arguments)
        assert run.returncode == 2, arguments
        assert run.stderr.startswith("gugong: "), run.stderr
        assert run.stderr.count("\n") == 1, run.stderr
    assert rows(f"sqlite:///{database}") == before
    assert [file.name for file in tmp_path.iterdir() if "partial" in file.name] == []


def test_games_are_listed_written_out_and_deleted(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serving(database) as port:
        browser, game = played(port)
        id = game.rpartition("/")[2]
        other = browser.new_game("you")
        gathers = browser.new_game("you", "friend").rpartition("/")[2]
        opened = browser.ask("POST", "/records", short_game().record().encode(), {"Content-Type": "text/plain"})
        listed = here("games", "list", "--database", str(database))
        record = here("games", "export", id, "--database", str(database))
        wrong = here("games", "delete", id, "nothing", "--database", str(database))
        still = browser.get(game).status
        done = gugong("games", "delete", id, "--database", str(database))

        assert (still, browser.get(game).status, browser.get(other).status) == (200, 404, 200)
        assert browser.post(f"{game}/answers", {"ply": 40, "answer": "done"}).status == 404
    assert id in listed.stdout
    assert other.rpartition("/")[2] in listed.stdout
    assert any(opened.json["id"] in line and "record" in line for line in listed.stdout.splitlines())
    assert any(gathers in line and "not begun" in line for line in listed.stdout.splitlines())
    assert record.stdout.splitlines()[0].startswith("{")
    assert wrong.returncode == 2
    assert done.returncode == 0
    assert here("games", "export", id, "--database", str(database)).returncode == 2


def test_games_that_nobody_touches_expire(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serving(database) as port:
        browser, game = played(port, 1)
        other = browser.new_game("you")
    store = Store(f"sqlite:///{database}")
    old = time.time() - 40 * keeping.DAY
    id = game.rpartition("/")[2]

    def aged(connection: Connection) -> None:
        connection.execute(update(GAMES).where(GAMES.c.id == id).values(changed=old))

    asyncio.run(store.write(aged))
    store.close()
    with serving(database, expire=60) as port:
        browser.port = port
        assert browser.get(game).status == 200
    with serving(database, expire=30) as port:
        browser.port = port
        until = time.monotonic() + 10
        while browser.get(game).status != 404:
            assert time.monotonic() < until
        assert browser.get(other).status == 200
    assert gugong("games", "expire", "1", "--database", str(database)).returncode == 0
    assert len(rows(f"sqlite:///{database}")) == 1


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_figures_and_json_logs_have_no_secret(tmp_path: Path) -> None:
    port = free_port()
    with served(str(tmp_path / "games.db"), "--metrics-port", str(port), "--json-logs") as made:
        browser, game = played(made.port)
        ids = [browser.get(game).headers["x-request-id"], browser.get("/nothing").headers["x-request-id"]]
        figures = Browser(port).get("/metrics").text
        assert made.end() == 0
        assert made.process.stderr is not None
        log = made.process.stderr.read()
    lines = [json.loads(line) for line in log.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]

    assert 'gugong_requests_total{method="POST",status="200"} 4.0' in figures
    assert "gugong_live_games 1.0" in figures
    assert "gugong_commit_seconds_bucket" in figures
    assert {line["request"] for line in requests} >= set(ids)
    assert {line["route"] for line in requests} >= {"/games/{id}", "/games/{id}/answers"}
    secret = browser.cookies["gugong_browser"]
    assert secret not in log + figures
    assert game.rpartition("/")[2] not in log + figures


def test_what_is_no_method_fills_no_memory() -> None:
    """Each label that is counted stays; a stranger could send as many words as methods as they like."""
    assert metrics.counted("PILFER", 405) is metrics.counted("PLUNDER", 405)
    assert metrics.counted("POST", 405) is not metrics.counted("GET", 405)


@pytest.mark.parametrize("proxy", [[], ["--proxy", "127.0.0.1"]])
def test_an_address_is_taken_from_a_proxy_only_if_the_owner_named_it(proxy: list[str], tmp_path: Path) -> None:
    """Each request claims to come from somewhere else: without a proxy all are one visitor's, and too many."""
    with served(str(tmp_path / "games.db"), *proxy) as made:
        browser = Browser(made.port)
        statuses = {
            browser.get("/health/live", **{"X-Forwarded-For": f"203.0.113.{number % 250}"}).status
            for number in range(420)
        }

    assert (429 in statuses) == (not proxy)


def test_a_proxy_that_is_no_address_is_refused() -> None:
    run = gugong("serve", "--proxy", "proxy.example")

    assert run.returncode == 2
    assert "127.0.0.1" in run.stderr


def test_heads_and_bodies_have_their_time(tmp_path: Path) -> None:
    from gugong.web.options import Options

    assert Options("").head_time <= 15
    assert Options("").body_time <= 60
    with serving(tmp_path / "games.db", head_time=0.5, body_time=0.5) as port:
        with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
            line.sendall(b"POST /records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{")
            assert b" 408 " in line.recv(4096)
        for start in (b"", b"GET / HTTP/1.1\r\nHost: 127"):
            with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
                line.sendall(start)
                assert line.recv(4096) == b""
        browser = Browser(port)
        game = browser.new_game("you")
        ply = ply_of(browser.get(game).text)
        time.sleep(0.6)
        assert browser.stream(f"{game}/stream", 1)[0]["ply"] == ply


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", most_connections=5) as port:
        lines = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(5)]
        for line in lines:
            line.sendall(b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert line.recv(12).endswith(b"200")
        with socket.create_connection(("127.0.0.1", port), timeout=20) as more:
            assert more.recv(12) == b""
        for line in lines:
            line.close()
        until = time.monotonic() + 10
        reply: Reply | None = None
        while reply is None and time.monotonic() < until:
            try:
                reply = Browser(port).get("/health/live")
            except OSError:
                time.sleep(0.05)
        assert reply is not None
        assert reply.status == 200


def test_an_evicted_game_is_never_answered_from_an_old_copy(tmp_path: Path) -> None:
    from gugong.web.games.new_game import beginning
    from gugong.web.games.running import RunningGames
    from gugong.web.options import Options
    from gugong.web.refusals import GameAsked, SeatAsked

    async def go() -> tuple[int, int]:
        games = RunningGames(Options(f"sqlite:///{tmp_path / 'games.db'}", bot_processes=0))
        old = await games.begin(beginning(GameAsked([SeatAsked("you")], {}, 3), "f" * 64))
        del games.lives[old.row.id]  # room was needed while a request still had it
        new = await games.game(old.row.id)
        decision = old.table.decision
        assert decision is not None
        await old.answer(old.ply, old.asked, decision.options[0].text)
        found = await games.game(old.row.id)
        assert found is new
        await games.close()
        return found.ply, old.ply

    now, written = asyncio.run(go())
    assert now == written


def test_a_file_that_is_damaged_in_its_middle_is_said(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with serving(database) as port:
        browser, game = played(port)
        page = browser.get(game).text
        with sqlite3.connect(database) as line:
            line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.stat().st_size
        with database.open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom(size - 4096))
        reply = browser.post(f"{game}/answers", {"ply": ply_of(page), "answer": actions(page)[0]})

        assert reply.status == 503
        assert reply.json["what"]
        assert browser.get("/health/ready").status == 503
        assert browser.get("/health/live").status == 200


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "games.db"
    with serving(database) as port:
        browser, game = played(port)
        page = browser.get(game).text
        ply, offered = ply_of(page), actions(page)
        monkeypatch.setattr("gugong.web.store.store.Store._look_after", full)
        for _ in range(80):
            reply = browser.post(f"{game}/answers", {"ply": ply, "answer": offered[0]})
            if reply.status != 200:
                break
            ply, offered = reply.json["ply"], actions("".join(reply.json["parts"].values()))
        assert reply.status == 503
        assert "full" in reply.json["what"]
        monkeypatch.undo()
        assert ply_of(browser.get(game).text) == ply
    with serving(database) as port:
        browser.port = port
        assert ply_of(browser.get(game).text) == ply


def full(store: Store) -> None:
    """No page more than there are: what SQLite answers to that is what it answers where the disk is full."""
    pages = store._connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    store._connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    store._connection.rollback()


def test_deleting_leaves_no_row_behind(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        for n in range(3):
            await store.add_game(GameRow(f"{n}" * 20, "{}", "1", ""), [SeatRow(0, "person", "")], [])
        assert await keeping.remove(store, ["0" * 20, "2" * 20, "9" * 20]) == 2
        assert [row.id for row in keeping.listed(store)] == ["1" * 20]
        store.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("closed", "said"),
    [
        ({}, ["Everybody may begin games", "Everybody may open records"]),
        ({"new_games": False, "uploads": False}, ["Nobody may begin games", "Nobody may open records"]),
        ({"invite_only": True, "open_tables": True}, ["Only who came", "Only who came", "Tables may be listed"]),
        ({"invite_only": True, "uploads": False}, ["Only who came", "Nobody may open records"]),
    ],
)
def test_beyond_loopback_it_says_what_is_open(
    closed: dict[str, bool], said: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without going beyond it here: the socket is this machine's."""
    from gugong.web import serving
    from gugong.web.options import Options

    def run(_options: Options, bound: socket.socket, tells: Callable[[str], None], _begun: object) -> None:
        tells("http://games.example/")
        bound.close()

    bind = serving.bind
    monkeypatch.setattr(serving, "bind", lambda _host, port, **how: bind("127.0.0.1", port, **how))
    monkeypatch.setattr(serving, "run", run)
    serving.serve(Options("sqlite://", host="0.0.0.0", port=0, **closed))  # type: ignore[arg-type]
    lines = capsys.readouterr().out.splitlines()

    first = next(n for n, line in enumerate(lines) if line.startswith("Whoever can reach this address"))
    assert len(lines) == first + 1 + len(said)
    for line, begins in zip(lines[first + 1 :], said, strict=True):
        assert line.startswith(begins)
    serving.serve(Options("sqlite://", port=0, **closed))  # type: ignore[arg-type]
    assert "Whoever" not in capsys.readouterr().out
