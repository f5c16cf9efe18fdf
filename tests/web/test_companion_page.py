"""The companion on the phone beside a box: every tap a form, whatever is offered accepted, nothing lost."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import pytest

import gugong
from gugong.terminal.companion_session import load_table
from tests.lengths import length
from tests.web.browsing import Browser, Reply, serving

OFFERED = re.compile(r'name="answer" value="([^"]+)"')
TAPS = re.compile(r'name="taps" value="(\d+)"')
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
OTHER_BOX = '[gift_cards.cards.board-1]\naction = "none"\n[gift_cards.gifts.9]\nname = "Bronze bell"\n'


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[Browser]:
    with serving(tmp_path / "games.db") as port:
        yield Browser(port)


def send(phone: Browser, path: str, **fields: str) -> Reply:
    return phone.ask("POST", path, urlencode(fields).encode(), FORM)


def begin(phone: Browser, **fields: str) -> str:
    reply = send(phone, "/companion", **fields)
    assert reply.status == 303, reply.text
    return reply.headers["location"]


def tap(phone: Browser, table: str, **done: str) -> str:
    """Tap, and the page that follows."""
    taps = TAPS.search(phone.get(table).text)
    assert taps is not None
    reply = send(phone, table, taps=taps[1], **done)
    return phone.get(table).text if reply.status == 303 else reply.text


def answers(page: str) -> list[str]:
    return [html.unescape(each) for each in OFFERED.findall(page)]


def record(phone: Browser, table: str, folder: Path) -> gugong.Game:
    """The record, which the terminal's companion goes on with."""
    file = folder / "record.txt"
    file.write_text(phone.get(f"{table}/record").text, encoding="utf-8")
    return load_table(file).game


@pytest.mark.long
@pytest.mark.parametrize("difficulty", ["hard", "normal", "easy"][: length(1, 3)])
def test_a_whole_evening_by_taps(phone: Browser, difficulty: str, tmp_path: Path) -> None:
    """Whatever is offered is accepted, and now and then taken back."""
    random = Random(difficulty)
    table = begin(phone, difficulty=difficulty, pairing="2-3", deck=random.choice(["ours", "mine"]))
    page, plies = phone.get(table).text, 0
    for _ in range(length(90, 2000)):
        if not answers(page):
            break
        before = record(phone, table, tmp_path).ply if random.random() < 0.2 else -1
        if 'name="draw"' in page and random.random() < 0.1:
            page = tap(phone, table, draw="1")
        else:
            page = tap(phone, table, answer=random.choice(answers(page)))
        if before >= 0:
            plies = record(phone, table, tmp_path).ply
            assert plies > before
            page = tap(phone, table, undo="1")
            assert "Put the pieces back" in page
            assert record(phone, table, tmp_path).ply <= before or difficulty
    else:
        assert plies > 30
        return
    assert "The game is over" in page


def test_the_set_up_is_laid_out_and_told(phone: Browser) -> None:
    table = begin(phone)
    page = tap(phone, table, answer=answers(phone.get(table).text)[0])
    assert "Setting up" in page
    page = tap(phone, table, **{"draw-all": "1"})

    assert page.count("Drawn: ") > 25
    assert "Nothing else is left: " in page
    assert "Day 1" in page
    assert answers(page)
    assert phone.get(f"{table}/board.svg").headers["content-type"] == "image/svg+xml"


def test_a_tap_of_a_page_from_before_changes_nothing(phone: Browser, tmp_path: Path) -> None:
    table = begin(phone)
    first = answers(phone.get(table).text)
    send(phone, table, taps="0", answer=first[0])
    before = record(phone, table, tmp_path).answers

    assert send(phone, table, taps="0", answer=first[1]).status == 303
    assert record(phone, table, tmp_path).answers == before


def test_two_phones_at_once(phone: Browser, tmp_path: Path) -> None:
    """Of two taps on the same page one counts."""
    table = begin(phone)
    first = answers(phone.get(table).text)
    with ThreadPoolExecutor(2) as both:
        replies = list(both.map(lambda answer: send(phone, table, taps="0", answer=answer).status, first[:2]))

    assert replies == [303, 303]
    board = [text for _, text in record(phone, table, tmp_path).answers if text.startswith("card board")]
    assert len(board) == 1


def test_what_cannot_be_is_a_sentence_and_nothing_happens(phone: Browser, tmp_path: Path) -> None:
    table = begin(phone)
    before = record(phone, table, tmp_path).answers
    for nonsense in ("at jade", "card hand1-1", "<b>", "", "x" * 300):
        reply = send(phone, table, taps="0", answer=nonsense)
        assert reply.status == 200
        assert 'role="status"' in reply.text
        assert "<b>" not in reply.text.partition('role="status">')[2].partition("</p>")[0]
    assert send(phone, table, taps="0").status == 400
    assert phone.ask("POST", table, b"\xff=\xff", FORM).status in (303, 400)
    assert record(phone, table, tmp_path).answers == before


def test_the_figures_of_a_box_are_used_and_a_wrong_one_is_a_sentence(phone: Browser, tmp_path: Path) -> None:
    for wrong, said in (
        ('[gift_cards.cards.board-1]\naction = "nome"\n', "no such action"),
        ("a letter to Anna", "TOML"),
        ("[boards.gains]\nwall_vp = -1\n", "wall_vp"),
    ):
        reply = send(phone, "/companion", figures=wrong)
        assert reply.status == 422
        assert said in html.unescape(reply.text), reply.text
        assert "my-box.toml" in reply.text
    kept = send(phone, "/companion", difficulty="hard", pairing="2-3", deck="mine", figures="</textarea><b> = 1").text
    assert '<option value="hard" selected>' in kept
    assert "<option selected>2-3" in kept
    assert '<option value="mine" selected>' in kept
    assert "&lt;/textarea&gt;&lt;b&gt; = 1</textarea>" in kept  # nobody pastes it twice, and it stays text
    assert send(phone, "/companion", difficulty="very hard").status == 422

    table = begin(phone, figures=OTHER_BOX)
    assert "Bronze bell" in phone.get(table).text
    assert record(phone, table, tmp_path).catalog.overrides


def test_it_is_nobody_elses_and_no_game_of_another_page(phone: Browser, tmp_path: Path) -> None:
    table = begin(phone)
    stranger = Browser(phone.port)
    stranger.new_game("you", "bot")

    assert stranger.get(table).status == 404
    assert send(stranger, table, taps="0", undo="1").status == 404
    assert phone.get(table.replace("/companion", "/games")).status == 404
    assert phone.get("/companion/mengmengmengmengmeng").status == 404
    lobby = phone.get("/").text
    assert 'href="/companion"' in lobby
    assert table.rpartition("/")[2] not in lobby
    assert table in phone.get("/companion").text


def test_a_server_that_was_killed_has_every_tap(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as port:
        phone = Browser(port)
        table = begin(phone)
        page = phone.get(table).text
        for _ in range(6):
            page = tap(phone, table, answer=answers(page)[0])
        before = record(phone, table, tmp_path).answers
        shown = answers(page)
    with serving(tmp_path / "games.db") as port:
        phone.port = port
        assert record(phone, table, tmp_path).answers == before
        assert answers(phone.get(table).text) == shown


@pytest.mark.parametrize(("language", "word"), [("pl", "Która karta leży"), ("fr", "Quelle carte")])
def test_it_speaks_the_languages(phone: Browser, language: str, word: str) -> None:
    table = begin(phone)
    page = phone.get(f"{table}?lang={language}").text

    assert word in page.replace("\u00a0", " ")
    assert json.dumps(page).count("companion-page") == 0
