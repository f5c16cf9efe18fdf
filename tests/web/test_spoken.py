"""Who asks is answered in their language: pages, replies, streams and refusals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gugong.web.games.new_game import wished
from gugong.web.options import Options
from gugong.web.serving import first_game
from tests.web.browsing import Browser, actions, ply_of, serving


class Reader(Browser):
    """A browser that wishes a language."""

    def __init__(self, port: int, language: str) -> None:
        super().__init__(port)
        self.language = language

    def ask(self, method: str, path: str, body: Any = None, headers: Any = None, host: str = "") -> Any:
        return super().ask(method, path, body, {"Accept-Language": self.language, **(headers or {})}, host)


def test_each_person_at_a_table_reads_their_own_language(port: int) -> None:
    """One game, read by turns in three languages: no page has words that were kept for another."""
    first = Reader(port, "pl")
    game = first.new_game("you", "screen")
    readers = [first, *(Reader(port, language) for language in ("fr", "en"))]
    for reader in readers[1:]:
        reader.cookies = dict(first.cookies)
    for _ in range(6):
        pages = {reader.language: reader.get(game).text for reader in readers}
        for language, page in pages.items():
            assert f'<html lang="{language}">' in page
        assert len({page.partition('id="part-header"')[2] for page in pages.values()}) == len(readers)
        ply, choice = ply_of(pages["pl"]), actions(pages["pl"])[0]
        path, what = ("ready", {}) if choice == "ready" else ("answers", {"answer": choice})
        assert first.post(f"{game}/{path}", {"ply": ply, **what}).status == 200
    titles = {reader.language: reader.stream(f"{game}/stream", 1)[0]["title"] for reader in readers[1:]}
    assert titles["en"].endswith("Gùgōng")


def test_without_a_name_a_seat_goes_by_its_colour_in_the_readers_language(port: int) -> None:
    polish = Reader(port, "pl")
    game = polish.new_game("you", "screen")
    french = Reader(port, "fr")
    french.cookies = dict(polish.cookies)
    assert "Czerwony" in polish.get(game).text
    assert "Rouge" in french.get(game).text


def test_a_refusal_is_in_the_readers_language(port: int) -> None:
    told = {language: Reader(port, language).get("/games/" + "0" * 20).text for language in ("en", "pl", "fr")}
    assert len(set(told.values())) == 3
    assert "There is no game of yours at this address." in told["en"]
    wrong = {"seats": [{"kind": "you"}], "seed": "x"}
    said = {language: Reader(port, language).post("/games", wrong).json["what"] for language in ("en", "pl", "fr")}
    assert said["en"] == "seed: a whole number is needed, not 'x'"
    assert len(set(said.values())) == 3


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/B-WAL-04", "/rules/search?q=wall"])
def test_an_unknown_language_is_refused_with_those_there_are(port: int, path: str) -> None:
    reply = Browser(port).get(f"{path}{'&' if '?' in path else '?'}lang=xx")
    assert reply.status == 400
    assert "there are no words in &#39;xx&#39;: the languages are en, fr, pl" in reply.text.replace("There", "there")


def test_a_language_in_the_address_is_kept(port: int) -> None:
    browser = Browser(port)
    assert '<html lang="pl">' in browser.get("/?lang=pl").text
    assert '<html lang="pl">' in browser.get("/rules").text
    assert '<html lang="fr">' in browser.get("/rules?lang=fr").text


def test_the_lobby_lists_games_in_the_readers_language(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    wish = {"players": 1, "bots": 0, "seed": 5, "catalog": None}
    address = asyncio.run(first_game(Options(f"sqlite:///{database}"), wished(wish)))
    with serving(database) as port:
        reader = Reader(port, "en")
        reader.get(address)
        assert "<b>Your turn</b>" in reader.get("/").text
        polish = Reader(port, "pl")
        polish.cookies = dict(reader.cookies)
        assert "<b>Your turn</b>" not in polish.get("/").text
