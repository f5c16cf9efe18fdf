"""Pages of games that were played at random: what the presentation is tried on."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import gugong
from gugong import Game, explain
from gugong.engine import course
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY
from gugong.web.page import BOT, MENG, PERSON, Page, Seat, Told, Undo
from gugong.words.phrase import Phrase

NAMES = ("Red", "White", "Lilac", "Orange", "Blue")
MODULES = ("summer-palace", "peasant-revolt", "stairs", "extras")
KINDS: dict[str, dict[str, Any]] = {
    "solo": {"players": 1},
    "two": {"players": 2},
    "five": {"players": 5, "expert": True},
    "modules": {"players": 3, "modules": MODULES},
    "solo-modules": {"players": 1, "modules": MODULES},
    "bonus": {"players": 3, "bonus_tokens": "first"},
}


def game(kind: str, seed: int, plies: int | None = None) -> Game:
    """A game at random answers: so many of them, or to its end."""
    random = Random(seed)
    made = gugong.new_game(seed=seed, **KINDS[kind])
    given = 0
    while not made.over and (plies is None or given < plies):
        assert made.decision is not None
        made.play(random.choice(made.decision.options))
        given += 1
    return made


def told(played: Game) -> list[tuple[int, Event]]:
    """Every event with the answer after which it happened."""
    state = played._origin.start(listening=True)
    assert state.events is not None
    found = [(0, event) for event in state.events]
    for ply, past in enumerate(played._past(), 1):
        before = len(state.events)
        course.play(state, past.answer)
        found += [(ply, event) for event in state.events[before:]]
    return found


def page(played: Game, seat: int | None = None, **changes: Any) -> Page:
    """The page of a seat: of the one that is asked, if no other is named."""
    asked = played.decision.seat if played.decision is not None else 0
    mine = asked if seat is None else seat
    automa = played.state.rules.automa
    seats = tuple(
        Seat("Meng", MENG) if each == automa else Seat(NAMES[each], PERSON if each == mine else BOT, "normal")
        for each in range(played.players)
    )
    events = tuple(Told(ply, explain.hide(event, mine)) for ply, event in told(played))
    turns = [each.ply for each in events if each.event.kind == "turn" and each.event.seat == mine]
    since = turns[-2] if len(turns) > 1 else 0
    fields: dict[str, Any] = {
        "game_id": "abc",
        "ply": played.ply,
        "view": played.view(mine),
        "seats": seats,
        "told": events,
        "since": since,
        "undo": Undo(False, Phrase("page-locked_draw-gift")),
        "hot_seat": False,
    }
    return Page(**{**fields, **changes})


@cache
def finished(kind: str, seed: int = 3) -> Game:
    """A game at its end; made once."""
    return game(kind, seed)


def several(kind: str, seed: int, every: int = 23) -> list[Page]:
    """The pages of a game at every so many answers."""
    random = Random(seed)
    made = gugong.new_game(seed=seed, **KINDS[kind])
    pages = []
    while not made.over:
        assert made.decision is not None
        if made.ply % every == 0 and made.decision.seat not in (NOBODY, made.state.rules.automa):
            pages.append(page(made))
        made.play(random.choice(made.decision.options))
    return pages
