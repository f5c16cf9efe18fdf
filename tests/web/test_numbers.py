"""Numbers about whoever plays in a browser: from finished games alone, as a page and a file, and deleted on request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import gugong
from gugong.coach.reading import Report
from gugong.web import present
from gugong.web.games.numbers import READ, read_game
from gugong.web.page import BOT, MENG, PERSON
from gugong.web.present.coaching import summary
from gugong.web.present.numbers import OwnGame, kinds, sources
from gugong.web.store import ANSWER, Entry, GameRow, SeatRow, Store
from gugong.web.visitors import COOKIE, digest, new_secret
from gugong.words.languages import LANGUAGES
from tests.web.browsing import Browser, serving
from tests.web.present.pages import finished

SECRET = new_secret()


def rows_of(kind: str, id: str) -> tuple[GameRow, list[SeatRow], list[Entry]]:
    """A finished game as the store keeps it, with this browser on the first seat."""
    game = finished(kind)
    head = game.record().partition("\n")[0]
    replayed = gugong.replay(game.record(), chance="ask")
    log = [Entry(ply, ANSWER, seat, answer) for ply, (seat, answer) in enumerate(replayed.answers)]
    other = MENG if kind == "solo" else BOT
    seats = [SeatRow(0, PERSON, "", holder=digest(SECRET)), SeatRow(1, other, "", "easy" if other == BOT else "")]
    totals = [str(sheet["total"]) if sheet["counts"] else "-" for sheet in game.scores().values()]
    return GameRow(id, head, "1", "", asked=-2, day=4, vp=" ".join(totals), created=1.0, changed=2.0), seats, log


@pytest.mark.parametrize("kind", ["two", "solo"])
def test_a_game_is_counted_as_it_ended(kind: str) -> None:
    game = finished(kind)
    row, seats, log = rows_of(kind, "a" * 20)

    found = read_game(row, seats, 0, log)

    assert found is not None
    assert found.won == (game.winner == 0)
    assert found.against == ("meng" if kind == "solo" else "bots")
    sheet = game.scores()[0]
    assert found.vp == (sheet["total"] if sheet["counts"] else None)
    assert sum(found.sources.values()) == game.state.vp[0]


def test_a_game_that_goes_on_is_none() -> None:
    row, seats, log = rows_of("two", "b" * 20)

    assert read_game(row, seats, 0, log[:-1]) is None


def one(**changes: Any) -> OwnGame:
    usual = OwnGame("x", 0.0, 2, "bots", (), True, 40, 3, {"wall": 3, "jade": 6})
    return replace(usual, **changes)


def test_plots_say_what_the_tables_say() -> None:
    games = [one(), one(won=False, against="meng", modules=("stairs",), sources={"jade": 2}), one()]
    says = present.plain_voice("en")

    assert [(bar.label, bar.value) for bar in kinds(says, games)] == [
        ("against Meng", "0 of 1"),
        ("against bots", "2 of 2"),
        ("with modules", "0 of 1"),
        ("all", "2 of 3"),
    ]
    drawn = sources(says, games)
    assert [bar.value for bar in drawn] == ["4.7", "2.0"]
    assert drawn[0].length > drawn[1].length > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language: str) -> None:
    for games in ([], [one(), one(vp=None, palace_day=None)]):
        html = present.numbers(games, 1, present.Settings(), language)
        assert f'lang="{language}"' in html
        assert "style=" not in html


@pytest.fixture(name="browser")
def _browser(tmp_path: Path) -> Iterator[Browser]:
    READ.clear()
    database = tmp_path / "games.db"
    asyncio.run(filled(database))
    with serving(database) as port:
        browser = Browser(port)
        browser.cookies[COOKIE] = SECRET
        yield browser


async def filled(database: Path) -> None:
    """A store with a game that is over, one that does not replay, and one of somebody else's."""
    store = Store(f"sqlite:///{database}")
    row, seats, log = rows_of("two", "a" * 20)
    await store.add_game(row, seats, log)
    await store.add_game(replace(row, id="b" * 20), seats, [*log[:3], replace(log[3], answer="card none"), *log[4:]])
    others = [replace(seats[0], holder=digest(new_secret())), seats[1]]
    await store.add_game(replace(row, id="c" * 20), others, log)
    store.close()


def test_numbers_are_shown_saved_and_deleted(browser: Browser) -> None:
    page = browser.get("/you").text
    assert "1 of 1" in page or "0 of 1" in page
    assert "One game could not be read again" in page
    file = browser.get("/you.json")
    assert "attachment" in file.headers["content-disposition"]
    assert [game["id"] for game in file.json["games"]] == ["a" * 20]
    assert browser.post("/you/delete", {}).json == {"deleted": 1, "location": "/you"}
    assert browser.get("/you.json").json == {"format": 1, "games": []}
    assert browser.get("/games/" + "a" * 20).status == 404


def test_a_stranger_has_no_numbers(browser: Browser) -> None:
    browser.cookies.clear()

    assert browser.get("/you.json").json["games"] == []
    assert "No game has been finished here yet" in browser.get("/you").text


def test_what_the_coach_leaves_here_is_in_hundredths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Report, "advice", lambda _: ("rivals", 4, 0.43))
    report = Report(seat=0, players=1, start=(0.5,), turns=(), luck=(), over=True, winner=None, steps=1)

    assert summary(report) == {"close": 100, "source": "rivals", "turns": 4, "cost": 43}
