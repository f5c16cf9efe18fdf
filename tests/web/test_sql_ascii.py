"""A PostgreSQL that does not say what its letters are, and a letter that PostgreSQL does not take."""

from __future__ import annotations

import asyncio
from urllib.parse import quote

import pytest

from gugong.web.store import Store, StoreError
from gugong.web.store.rows import GameRow, SeatRow
from tests.coach.short import short_game
from tests.web import postgres
from tests.web.browsing import Browser
from tests.web.served import served
from tests.web.test_friends import links, sit

TEXT = {"Content-Type": "text/plain"}


def ascii_database(cluster: postgres.Postgres, name: str) -> str:
    return cluster.database(name, "-E", "SQL_ASCII", "-T", "template0", "--locale=C")


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "UTF8"])
def test_names_are_kept_whatever_the_database_says_of_its_letters(encoding: str, cluster: postgres.Postgres) -> None:
    url = ascii_database(cluster, "plain") if encoding == "SQL_ASCII" else cluster.database("letters")
    with served(url, "--workers", "2") as made:
        host, guest = Browser(made.port), Browser(made.port)
        game = host.post("/games", {"seats": [{"kind": "you", "name": "Łucja"}, {"kind": "friend"}]}).json["location"]
        (link,) = links(host.get(f"{game}/table").text, "invited")
        for name in ("\0", "\0\0  \0"):
            assert sit(guest, link, name).status == 422
        assert sit(guest, link, "宮\0ó").status == 303
        assert host.post(f"{game}/start", {}).status == 200
        assert guest.post(f"{game}/talk", {"text": "zażółć\0 故宫"}).status == 200
        page = host.get(game).text
        assert "宮 ó" in page
        assert "zażółć 故宫" in page
        assert "Łucja" in guest.get(game).text
        for name in ("nothing\0more", "宮ó", "宮" * 90):
            record = short_game().record().encode()
            opened = host.ask("POST", f"/records?name={quote(name)}", record, TEXT)
            assert opened.status == 201, opened.text
        assert host.ask("POST", "/records", b"\0\0", TEXT).status == 422
        shown = host.get("/").text
        assert "nothing more" in shown
        assert "宮ó" in shown
        assert host.get("/health/ready").status == 200


def test_a_nul_that_reaches_the_store_is_refused_in_a_sentence(cluster: postgres.Postgres) -> None:
    async def go() -> None:
        store = Store(cluster.database("nul"))
        with pytest.raises(StoreError) as refused:
            await store.add_game(GameRow("a" * 20, "{}", "1", "a\0b"), [SeatRow(0, "person", "")], [])
        assert str(refused.value).count("\n") == 0
        assert "hush" not in str(refused.value)
        store.check()  # whatever comes next is kept
        await store.add_game(GameRow("a" * 20, "{}", "1", "ab"), [SeatRow(0, "person", "")], [])
        assert store.game("a" * 20) is not None
        store.close()

    asyncio.run(go())
