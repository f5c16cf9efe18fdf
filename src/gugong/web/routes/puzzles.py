"""Puzzles: one a day, all of them, and a turn of a game of one's own to be tried again."""

from __future__ import annotations

import time
from collections import OrderedDict
from math import gcd
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.coach.puzzles import DEPTH, Puzzle, puzzles
from gugong.engine.course import play
from gugong.web import present
from gugong.web.bots.coaching import Busy, Failed
from gugong.web.refusals import Refusal, refuse
from gugong.web.routes.coach import asked_of, coached, reading_of
from gugong.web.routes.common import games_of, html_page, language_of, seen_game, settings_of
from gugong.web.routes.looking import wanted_ply

router = APIRouter()
DAY: Final = 86_400
LONGEST: Final = 60
MOST_KEPT: Final = 64
_TRIED: Final[OrderedDict[tuple[str, int, int], Puzzle]] = OrderedDict()


def today() -> int:
    """The number of today's puzzle: every puzzle has its day before any comes again, and neighbours are far apart."""
    many = len(puzzles())
    step = next(step for step in range(many * 3 // 5 or 1, 0, -1) if gcd(step, many) == 1)
    return int(time.time() // DAY) * step % many + 1


def chosen_in(request: Request, puzzle: Puzzle) -> tuple[str, ...]:
    """The card and the official that were chosen; () if nothing was, Refusal if it is no exchange of this puzzle."""
    given = tuple(request.query_params.get(name, "")[:LONGEST] for name in ("card", "at"))
    if not any(given):
        return ()
    state = puzzle.game().state.copy()
    for text in given[:DEPTH]:
        decision = state.pending
        answer = None if decision is None else decision.find(text)
        if answer is None:
            raise Refusal(422, "puzzle-no-exchange")
        play(state, answer)
    return given


@router.get("/puzzles")
async def puzzle_of_the_day() -> Response:
    """Today's puzzle, at its own address."""
    return RedirectResponse(f"/puzzles/{today()}", 303)


@router.get("/puzzles/all")
async def all_puzzles(request: Request) -> Response:
    """All puzzles in a list, or those of a kind of game."""
    of = request.query_params.get("of", "")
    return html_page(request, present.puzzle_list(puzzles(), settings_of(request), language_of(request), of))


@router.get("/puzzles/{number}")
async def puzzle(request: Request, number: str) -> Response:
    """One puzzle, or what came of it."""
    many = len(puzzles())
    if not (number.isascii() and number.isdecimal() and len(number) < 6 and 1 <= int(number) <= many):
        raise refuse(404, "puzzle-unknown", given=number[:LONGEST], last=many)
    found = puzzles()[int(number) - 1]
    return html_page(
        request,
        present.puzzle_page(
            found,
            settings_of(request),
            language_of(request),
            number=int(number),
            ids=[each.id for each in puzzles()],
            place=f"/puzzles/{number}",
            chosen=chosen_in(request, found),
            daily=int(number) == today(),
        ),
    )


@router.get("/games/{id}/coach/try/{ply}")
async def try_again(request: Request, id: str, ply: str) -> Response:
    """A turn of a game as a puzzle: the position, and what each exchange is worth."""
    live, seen = await seen_game(request, id)
    seat = coached(request, live, seen)
    at = wanted_ply(live, ply)
    report = reading_of(request, live, seat).report
    if report is None or all(turn.ply != at for turn in report.turns):
        raise Refusal(404, "coach-no-turn")
    found = _TRIED.get((id, seat, at))
    if found is None:
        try:
            found = await games_of(request).coaching.puzzle(f"{id}-{at}", *asked_of(live, at), seat)
        except Busy:
            raise Refusal(503, "coach-busy") from None
        except Failed:
            raise Refusal(503, "coach-no-answer") from None
        _TRIED[id, seat, at] = found
        while len(_TRIED) > MOST_KEPT:
            _TRIED.popitem(last=False)
    place, back = f"/games/{id}/coach/try/{at}", f"/games/{id}/coach?seat={seat}"
    return html_page(
        request,
        present.puzzle_page(
            found,
            settings_of(request),
            language_of(request),
            number=0,
            place=place,
            chosen=chosen_in(request, found),
            back=back,
        ),
    )
