"""Watching from outside: byte for byte the same whatever anybody holds; and a finished game, which is open to all."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import gugong
from gugong.game import Game
from gugong.web.games.live import about
from gugong.web.page import BOT, PERSON
from gugong.web.store import ANSWER, Entry, GameRow, SeatRow, Store, TableRow
from gugong.web.visitors import digest, new_secret
from tests.web.browsing import Browser, actions, ply_of, serving
from tests.web.test_about import things as drawn
from tests.web.test_secrecy import ID, MODULES, NAMES, assert_revealed, both, hands, things, twins


async def keep(database: Path, game: Game, secrets: tuple[str, str], seed: int) -> None:
    """Put a table by link into a database under an id of our own: its one person, and its watchers' address."""
    store = Store(f"sqlite:///{database}")
    person, watch = map(digest, secrets)
    seats = [SeatRow(0, PERSON, NAMES[0], "", person), *(SeatRow(seat, BOT, NAMES[seat]) for seat in (1, 2))]
    seats = seats[: game.players]
    table = TableRow(ID, person, started=True, watch=watch)
    row = GameRow(ID, game.record().partition("\n")[0], str(seed), "a game", **about(game))
    await store.add_game(row, [replace(seat, link="") for seat in seats], [], table)
    store.close()


@pytest.fixture(scope="module", params=[[], MODULES], ids=["base", "all modules"])
def watched(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[list[Browser]]]:
    """The same table twice, with other hidden cards and seeds: for each its watcher and its person."""
    secrets = (new_secret(), new_secret())
    folder = tmp_path_factory.mktemp("watched")
    pair = twins(request.param, 90)
    for number, game in enumerate(pair):
        asyncio.run(keep(folder / f"{number}.db", game, secrets, 1000 + number))
    with serving(folder / "0.db", bot_processes=0) as one, serving(folder / "1.db", bot_processes=0) as other:
        watchers, people = [Browser(one), Browser(other)], [Browser(one), Browser(other)]
        for watcher, person in zip(watchers, people, strict=True):
            person.cookies["gugong_browser"] = secrets[0]
            assert watcher.get(f"/games/{ID}/watch/{secrets[1]}").status == 303
        yield [watchers, people]


def test_watchers_are_sent_what_everybody_knows(watched: list[list[Browser]]) -> None:
    watchers, people = watched
    game = f"/games/{ID}"
    for step in range(5):
        page = both(watchers, game).decode()
        ply = ply_of(page)
        assert actions(page) == []
        assert 'data-status="waiting"' in page
        for path in ("replay", f"replay/{step}", f"since?ply={ply}", f"log?ply={ply}", f"rules?ply={ply}", "record"):
            both(watchers, f"{game}/{path}")
        for path in (f"preview?ply={ply}&answer=at+jade", f"why?ply={ply}&answer=at+jade", "table"):
            assert both(watchers, f"{game}/{path}")
        for thing in things(page)[step::5]:
            both(watchers, f"{game}/about?ply={ply}&thing={thing}")
        streams = [watcher.stream(f"{game}/stream", 1) for watcher in watchers]
        assert streams[0] == streams[1]
        choices = actions(people[0].get(game).text)
        if not choices:
            break
        replies = [person.post(f"{game}/answers", {"ply": ply, "answer": choices[0]}) for person in people]
        if replies[0].body != replies[1].body:
            assert_revealed(replies[0].json, replies[1].json)
            break


def test_no_hand_is_on_a_watchers_page(tmp_path: Path) -> None:
    """Not the first seat's either, which stands in front."""
    secrets = (new_secret(), new_secret())
    game = twins([], 90)[0]
    asyncio.run(keep(tmp_path / "games.db", game, secrets, 5))
    with serving(tmp_path / "games.db", bot_processes=0) as port:
        watcher, person = Browser(port), Browser(port)
        person.cookies["gugong_browser"] = secrets[0]
        watcher.get(f"/games/{ID}/watch/{secrets[1]}")
        drawn = set(re.findall(r"pc-card-([\w-]+)", watcher.get(f"/games/{ID}").text))
        own = set(re.findall(r"pc-card-([\w-]+)", person.get(f"/games/{ID}").text))
    held = {card for hand in hands(game) for card in hand}
    assert own & set(hands(game)[0])
    assert not drawn & held


def test_a_finished_game_is_open_to_whoever_has_its_address(tmp_path: Path) -> None:
    secrets = (new_secret(), new_secret())
    game, random = gugong.new_game(3, chance="ask"), Random(4)
    while game.decision is not None:
        game.play(random.choice(game.decision.options))
    asyncio.run(keep_played(tmp_path / "games.db", game, secrets))
    with serving(tmp_path / "games.db", bot_processes=0) as port:
        anybody, person = Browser(port), Browser(port)
        person.cookies["gugong_browser"] = secrets[0]
        page = anybody.get(f"/games/{ID}")
        assert page.status == 200
        assert 'data-status="over"' in page.text
        replay = anybody.get(f"/games/{ID}/replay")
        assert replay.status == 200
        assert anybody.get(f"/games/{ID}/replay/20").status == 200
        assert anybody.get(f"/games/{ID}/record").status == 200
        assert anybody.post(f"/games/{ID}/talk", {"text": "hello"}).status == 403
        assert anybody.post(f"/games/{ID}/rematch", {}).status == 403
        (address,) = set(re.findall(r'property="og:image" content="http://[^/]*([^"]+)"', replay.text))
        picture = anybody.get(address)
        assert picture.headers["content-type"] == "image/png"
        assert picture.body.startswith(b"\x89PNG")

        places = [person.post(f"/games/{ID}/rematch", {}).json["location"] for _ in range(2)]
        assert places[0] == places[1]
        assert person.get(places[0]).status == 200
        assert person.post(f"{places[0]}/rematch", {}).status == 409
        assert places[0] in person.get(f"/games/{ID}").text


async def keep_played(database: Path, game: Game, secrets: tuple[str, str]) -> None:
    """The same for a game with all its answers."""
    await keep(database, game, secrets, 3)
    store = Store(f"sqlite:///{database}")
    await store.append(ID, [Entry(ply, ANSWER, seat, answer) for ply, (seat, answer) in enumerate(game.answers)], {})
    store.close()


def test_those_who_watch_may_ask_about_everything(watched: list[list[Browser]]) -> None:
    """Each card says what the thing is and its rule; it speaks of nothing that is the reader's, who has no seat."""
    watcher = watched[0][0]
    page = watcher.get(f"/games/{ID}").text
    for thing in drawn(page)[::4]:
        for back, verdict in (("", "You are watching:"), ("&replay", "You are looking back:")):
            reply = watcher.get(f"/games/{ID}/about?ply={ply_of(page)}&thing={thing}{back}")
            assert reply.status == 200, (thing, reply.text)
            said = str(reply.json["html"])
            assert verdict in said, (thing, said)
            assert "data-rule=" in said, thing
            lines = " ".join(re.findall(r"<dl>.*</dl>", said, re.DOTALL))
            assert not re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b", lines), (thing, lines)
