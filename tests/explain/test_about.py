"""Anything drawn can be asked about: every id of the drawing, in every kind of game, says something."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gugong import Game, View
from gugong.draw.asked import drawn
from gugong.engine.ids import NOBODY
from gugong.explain import rulebook
from gugong.explain.about import about
from gugong.explain.drawn import About
from gugong.explain.voice import TableVoice
from gugong.view import view_of
from gugong.words.languages import LANGUAGES
from gugong.words.phrase import Name
from tests.draw.drawing import markup, positions
from tests.properties.mixes import Mix

IDS = re.compile(r' (?:id|data-about)="([^"]+)"')
ALL = ("summer-palace", "peasant-revolt", "stairs", "extras")
MIXES = {
    "two": Mix(2),
    "four": Mix(4),
    "five experts": Mix(5, expert=True),
    "Meng": Mix(1),
    "summer palace": Mix(5, ("summer-palace",)),
    "peasant revolt": Mix(2, ("peasant-revolt",)),
    "stairs": Mix(4, ("stairs",)),
    "all modules": Mix(3, ALL),
    "Meng, all modules": Mix(1, ALL),
    "bonus tokens": Mix(3, bonus_tokens="current"),
    "first bonus tokens": Mix(4, bonus_tokens="first"),
}
# What holds others together, or is a colour or a pattern of the drawing: never what is asked about.
HOLDERS = re.compile(r"board|ground|pieces|steps|[gp]-[a-z]+")
TO_A_PLAYER = re.compile(r"\b[Yy]ou")  # of whoever watches there is nothing to tell
BROKEN = re.compile(r"[{}$`]|  |^\s|\s$|\bNone\b|\w_\w|\b(?:hand|board|draw)\d?-\d|\b[ab][1-5]\b")


def things(view: View) -> list[str]:
    """Every id of the drawings of a view, and every area that can be asked about."""
    return sorted({id for id in IDS.findall(markup(view, [])) if not HOLDERS.fullmatch(id)})


def texts(voice: TableVoice, told: About) -> Iterator[str]:
    """All that a card says: name, kind, what it is, and each line with its label."""
    yield voice.say(told.said)
    yield voice.say(told.said, "kind")
    yield voice.say(told.said, "what")
    for each in told.lines:
        yield voice.say(each)
        yield voice.say(each, "label")


def outside(game: Game) -> View:
    """What everybody at the table knows, as whoever watches sees it."""
    seen = view_of(game.state, game.players, game.catalog)
    return View(0, game.catalog, seen.state, seen.unseen, seen.loose, seen.asked, None)


@pytest.mark.parametrize("mix", MIXES.values(), ids=MIXES)
def test_everything_drawn_says_something(mix: Mix) -> None:
    """To whoever is asked, to another and to nobody at the table, in three languages; its rules exist."""
    silent, broken, seen = set(), set(), set[str]()
    for game in positions(mix, 7, 29):
        for seat in {0, game.players - 1, NOBODY}:
            view = outside(game) if seat == NOBODY else game.view(seat)
            names = [f"Player {each}" for each in range(view.state.rules.seats)]
            reader = None if seat == NOBODY else seat
            voices = [
                TableVoice(view.state.rules, view.catalog, names, language, reader, codes=False)
                for language in LANGUAGES
            ]
            for id in things(view):
                seen.add(id)
                told = about(view.state, seat, drawn(id))
                if told is None:
                    silent.add(id)
                    continue
                assert told.rules, id
                assert set(told.rules) <= set(rulebook()), id
                if seat == NOBODY:
                    assert not TO_A_PLAYER.search(" ".join(voices[0].say(each, "label") for each in told.lines)), id
                for voice in voices:
                    for said in texts(voice, told):
                        if not said or BROKEN.search(said):
                            broken.add((id, voice.language, said))
    assert sorted(silent) == []
    assert sorted(broken) == []
    assert len(seen) > 100


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_gift_that_is_held_twice_is_named_once(seed: int) -> None:
    """Cards of one value say the same, and an official takes both alike."""
    named = 0
    for game in positions(Mix(2, ALL), seed, 3):
        view, rules = game.view(1), game.state.rules
        value_of = {card.name: card.value for card in rules.figures.cards}
        for official in rules.location_names:
            told = about(view.state, 1, drawn(f"at-{official}"))
            for line in () if told is None else told.lines:
                cards = dict(line.args).get("cards", ())
                assert isinstance(cards, tuple)
                values = [value_of[card.id] for card in cards if isinstance(card, Name)]
                named += len(values)
                assert len(values) == len(set(values))
    assert named
