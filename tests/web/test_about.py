"""The card about anything drawn, as a page asks for it: while one is asked, while one waits, and looking back."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.web.browsing import Browser, ply_of

THINGS = re.compile(r'<(?:g|rect|path)[^>]* (?:id|data-about)="([^"]+)"')
HOLDERS = re.compile(r"ground|pieces|steps|[gp]-[a-z]+")


def things(page: str) -> list[str]:
    """What is drawn on a page, by its names; symbols are no things."""
    return sorted({each for each in THINGS.findall(page.partition('class="app')[2]) if not HOLDERS.fullmatch(each)})


def plain(html: str) -> str:
    """The words of a card."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.mark.parametrize("modules", [[], ["summer-palace", "peasant-revolt", "stairs", "extras"]], ids=["base", "all"])
def test_everything_on_a_page_can_be_asked_about(port: int, modules: list[str]) -> None:
    """Now and at an earlier answer; each card has a name, a verdict and a rule by its title."""
    browser = Browser(port)
    game = browser.new_game("you", "screen", modules=modules)
    browser.post(f"{game}/ready", {"ply": ply_of(browser.get(game).text)})
    page = browser.get(game).text
    ply = ply_of(page)
    found = things(page)

    assert len(found) > 100
    for thing in found:
        for back in ("", "&replay"):
            reply = browser.get(f"{game}/about?ply={ply}&thing={thing}{back}")
            assert reply.status == 200, (thing, reply.text)
            card = reply.json
            assert card["thing"] == thing
            assert card["name"] in plain(str(card["html"]))
            assert 'class="ab-may' in str(card["html"])
            assert "data-rule=" in str(card["html"])
            assert not re.search(r"hand\d-\d|\b[ab][1-5]\b|`", plain(str(card["html"])))


def test_an_answer_says_by_which_key_it_is_given(port: int) -> None:
    browser = Browser(port)
    game = browser.new_game("you", "meng")
    page = browser.get(game).text
    place = re.findall(r'id="(pc-card-[^"]+)"[^>]*data-action', page)[0]

    said = plain(str(browser.get(f"{game}/about?ply={ply_of(page)}&thing={place}").json["html"]))

    assert re.search(r"You may choose it now: press \d\.", said)


def test_looking_back_nothing_is_chosen(port: int) -> None:
    browser = Browser(port)
    game = browser.new_game("you", "bot")

    said = plain(str(browser.get(f"{game}/about?ply=0&thing=city-beijing&replay").json["html"]))

    assert "You are looking back: nothing is chosen here." in said


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("ply=0&thing=", 422),
        ("ply=0", 422),
        ("ply=0&thing=<b>", 422),
        ("ply=0&thing=no-such-thing", 404),
        ("ply=0&thing=slot-B-1", 404),
        ("ply=99999&thing=city-beijing", 404),
        ("ply=x&thing=city-beijing", 404),
    ],
)
def test_what_is_no_thing_is_refused(port: int, asked: str, status: int) -> None:
    browser = Browser(port)
    game = browser.new_game("you", "bot")

    reply = browser.get(f"{game}/about?{asked}")

    assert reply.status == status
    assert reply.text
