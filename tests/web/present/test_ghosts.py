"""Ghosts: what an answer changes is drawn where it will be; nothing else is, and no id stands twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import gugong
from gugong import Game, draw, explain
from gugong.draw import LETTERS
from gugong.engine import course
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY
from gugong.play import foresee
from gugong.view import View, view_of
from gugong.web import present
from gugong.web.present.ghosts import drawn, ghosts
from gugong.web.present.log import since
from gugong.web.present.spots import spot
from tests.web.present.pages import KINDS, game, page, several


def outcomes(kind: str, every: int) -> Iterator[tuple[View, View]]:
    """Views of a game at random answers, each with what follows one of its answers."""
    random = Random(7)
    played = gugong.new_game(seed=7, **KINDS[kind])
    while played.decision is not None:
        if played.ply % every == 0 and played.decision.seat >= 0:
            view = played.view(played.decision.seat)
            for option in played.decision.options[:3]:
                outcome = foresee(view, option.text)
                if outcome is not None:
                    yield view, outcome.view
        played.play(random.choice(played.decision.options))


@pytest.mark.parametrize("kind", ["two", "modules", "solo"])
def test_ghosts_follow_the_figures(kind: str) -> None:
    looked = 0
    for view, then in outcomes(kind, 5):
        looked += 1
        made = ghosts(view, then)
        before, after, seat = view.state, then.state, view.seat
        board, letter = made.get("board", ""), LETTERS[seat]
        moves = (before.envoy[seat], before.spot[seat]) != (after.envoy[seat], after.spot[seat])
        assert (f"#envoy-{letter}" in board) == moves
        assert (f"#disc-{letter}" in board) == (before.intrigue[seat] != after.intrigue[seat])
        assert board.count('class="gh given"') == sum(a != b for a, b in zip(before.board, after.board, strict=True))
        if before.rewards == after.rewards:
            form = rf'class="gh (\w+)" data-of="[^"]*"><g transform="[^"]*"><g><use href="#servant-{letter}"'
            own = re.findall(form, made.get("own", ""))
            assert own.count("gain") - own.count("paid") == after.pool[seat] - before.pool[seat]
    assert looked > 20


@pytest.mark.parametrize("kind", KINDS)
def test_ghosts_have_no_names_and_are_small(kind: str) -> None:
    for view, then in outcomes(kind, 31):
        for markup in ghosts(view, then).values():
            assert not re.search(r' (id|role|aria-label|data-action|style)="', markup)
            assert markup.count("<g") == markup.count("</g>")
            assert len(markup) < 20_000


@pytest.mark.parametrize("kind", KINDS)
def test_the_number_of_a_clause_has_a_place_on_the_table(kind: str) -> None:
    """Whatever a preview numbers is a piece or a place that is drawn before or after the answer."""
    numbered, ghostly = Counter[str](), Counter[str]()
    played, random = gugong.new_game(seed=9, **KINDS[kind]), Random(9)
    while played.decision is not None:
        if played.decision.seat >= 0 and played.ply % 3 == 0:
            view = played.view(played.decision.seat)
            for option in played.decision.options[:4]:
                outcome = foresee(view, option.text)
                if outcome is None:
                    continue
                views = view, outcome.view
                drawn_ = "".join(draw.board(each) + draw.player(each, each.seat) + draw.hand(each) for each in views)
                for event in outcome.events:
                    where = spot(view.state.rules, event)
                    if where and event.seat == view.seat:
                        numbered[event.kind] += 1
                        assert where.endswith("-") or f'id="{where}"' in drawn_, (event, where)
                        ghostly[where] += f'data-of="{where}' in "".join(ghosts(*views).values())
        played.play(random.choice(played.decision.options))
    assert {"exchange", "pays", "gains"} <= set(numbered)
    assert ghostly.total() > 0


def test_what_a_seat_may_not_know_has_no_spot() -> None:
    rules = gugong.new_game(2, seed=1).state.rules
    fee = Event("discard-fee", "B-DAY-04", 0, (3,), audience=1)

    assert spot(rules, Event("envoy", "B-PAL-01", 0, (1, 3, NOBODY))) == "pc-envoy-R"
    assert spot(rules, explain.hide(fee, 0)).startswith("pc-card-")
    assert spot(rules, explain.hide(fee, 1)) == ""


def test_a_piece_that_rides_is_not_told_twice() -> None:
    svg = (
        '<g id="a" transform="t(1)"><g id="pc-ship-R-1" class="x"><g id="pc-servant-R-ship1-1"><use/></g><use/></g></g>'
    )
    found = drawn(svg)
    ship, servant = found["pc-ship-R-1"], found["pc-servant-R-ship1-1"]
    assert servant.carrier == "pc-ship-R-1"
    assert ship.where == servant.where == "t(1)"
    assert ship.bare == '<g id="pc-ship-R-1" class="x"><use/></g>'


def test_nothing_changes_nothing_is_drawn() -> None:
    shown = several("two", 3, every=40)[0]
    assert ghosts(shown.view, shown.view) == {}
    assert present.preview(shown, shown.view, [])["ghosts"] == {}


@pytest.mark.parametrize("kind", ["two", "solo", "modules"])
def test_what_others_did_is_drawn_for_each_of_their_turns(kind: str) -> None:
    """Of a turn with an exchange the card that was given is shown at its official, whoever played it, Meng too."""
    exchanges = 0
    for answers in (60, 66, 85):
        played = game(kind, 7, answers)
        shown = page(played)
        turns, spans = since(shown), present.spans(shown)
        assert len(turns) == len(spans)
        for turn, (start, end) in zip(turns, spans, strict=True):
            assert start < end
            before, after = view_after(played, start, shown.view.seat), view_after(played, end, shown.view.seat)
            passed = present.passed(before, after)
            if turn.given and before.state.board != after.state.board:
                exchanges += 1
                assert 'class="gh given"' in str(passed["ghosts"])
    assert exchanges > 1


def view_after(played: Game, ply: int, seat: int) -> View:
    """What a seat knew after so many answers, chance's with them."""
    state = played._origin.start()
    for past in played._past()[:ply]:
        course.play(state, past.answer)
    return view_of(state, seat, played.catalog)
