"""Hints where several people play: suggested by the host, agreed to by everybody, and given up by anybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browsing import Browser, ply_of, serving
from tests.web.test_friends import links, sit
from tests.web.test_together import TABLE

LAMP = 'data-do="hint"'


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("hints") / "games.db") as port:
        yield port


class Three:
    """A host, a guest, and somebody who has an invitation and comes late."""

    def __init__(self, port: int) -> None:
        self.host, self.guest, self.late = Browser(port), Browser(port), Browser(port)
        self.game = self.host.new_game("you", "friend", "friend", seed=7)
        first, self.link = links(self.host.get(f"{self.game}/table").text, "invited")
        sit(self.guest, first, "Zosia")
        assert self.host.post(f"{self.game}/start", {}).status == 200

    def suggest(self, on: bool = True) -> None:
        assert self.host.post(f"{self.game}/table", {**TABLE, "hints": on}).status == 200

    def says(self, who: Browser, yes: bool) -> int:
        return who.post(f"{self.game}/hints", {"yes": yes}).status

    def lamps(self) -> list[bool]:
        return [LAMP in who.get(self.game).text for who in (self.host, self.guest)]


@pytest.fixture
def three(port: int) -> Three:
    return Three(port)


def test_there_are_hints_once_all_have_agreed(three: Three) -> None:
    assert three.says(three.guest, True) == 409  # nobody has suggested it
    assert three.lamps() == [False, False]

    three.suggest()

    assert three.lamps() == [False, False]
    assert 'data-friends="hints"' in three.guest.get(three.game).text
    assert 'data-friends="hints"' not in three.host.get(three.game).text
    assert three.says(three.guest, True) == 200
    assert three.lamps() == [True, True]
    assert 'data-friends="hints"' not in three.guest.get(three.game).text


def test_a_hint_is_given_then_and_refused_before(three: Three) -> None:
    page = three.host.get(three.game).text
    asked = three.host if 'data-status="your-turn"' in page else three.guest
    place = f"{three.game}/hint?ply={ply_of(page)}"
    assert asked.get(place).status == 403
    three.suggest()
    three.says(three.guest, True)

    told = asked.get(place)

    assert told.status == 200
    assert told.json["answers"]


def test_whoever_refuses_or_changes_their_mind_ends_it(three: Three) -> None:
    three.suggest()
    assert three.says(three.guest, False) == 200
    assert three.lamps() == [False, False]
    assert "Zosia" in three.host.get(f"{three.game}/table").text.partition('id="hints-stand"')[2][:80]

    three.says(three.guest, True)
    assert three.lamps() == [True, True]
    three.says(three.host, False)

    assert three.lamps() == [False, False]


def test_whoever_comes_late_is_asked_too(three: Three) -> None:
    three.suggest()
    three.says(three.guest, True)
    assert three.lamps() == [True, True]

    sit(three.late, three.link, "Ola")

    assert three.lamps() == [False, False]
    assert 'data-friends="hints"' in three.late.get(three.game).text
    three.says(three.late, True)
    assert three.lamps() == [True, True]


def test_a_word_given_once_does_not_last(three: Three) -> None:
    three.suggest()
    three.says(three.guest, True)
    three.suggest(on=False)
    assert three.lamps() == [False, False]

    three.suggest()

    assert three.lamps() == [False, False]
    three.says(three.guest, True)
    assert three.guest.post(f"{three.game}/leave", {}).status == 200
    assert LAMP in three.host.get(three.game).text  # the host alone with bots
    assert three.says(three.guest, True) in (403, 404)


def test_only_those_at_the_table_have_a_word(three: Three) -> None:
    three.suggest()

    assert three.says(three.late, True) == 404
    assert three.guest.post(f"{three.game}/table", {**TABLE, "hints": True}).status == 403
    assert three.guest.post(f"{three.game}/hints", {"yes": 1}).status == 422


def test_the_store_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with serving(file) as port:
        three = Three(port)
        three.suggest()
        three.says(three.guest, True)
    with serving(file) as port:
        three.host.port = three.guest.port = port
        assert three.lamps() == [True, True]
