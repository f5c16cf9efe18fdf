"""Learning: the list of lessons, their steps at the real table, and how one wins."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gugong.errors import AnswerError
from gugong.lessons import Lesson, course_of, lesson_of, lessons
from gugong.play import foresee
from gugong.web import present
from gugong.web.games.lessons import MARK, NO_LESSON, LessonGame, after, id_of, lesson_game
from gugong.web.games.seats import page_of
from gugong.web.learning import COOKIE, HOW_YOU_WIN, Progress, progress_from_cookie
from gugong.web.page import Page, Undo
from gugong.web.refusals import AnswerAsked, Refusal, StepAsked, read_json, refuse
from gugong.web.routes.common import html_page, json_response, language_of, settings_of, usual_language
from gugong.web.routes.play import refused
from gugong.web.visitors import YEAR
from gugong.words.phrase import phrase

router = APIRouter()
LIST = "/learn"


def progress_of(request: Request) -> Progress:
    """How far this browser is."""
    return progress_from_cookie(request.cookies.get(COOKIE))


def keep(request: Request, response: Response, progress: Progress) -> Response:
    """Keep how far it is now."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, progress.to_cookie(), max_age=YEAR, samesite="lax", secure=secure, path="/")
    return response


def first_day(request: Request) -> present.Chapter:
    """The first lesson, for the lobby."""
    progress = progress_of(request)
    return present.chapters_of(lessons()[:1], progress.steps, progress.done)[0][0]


@router.get(LIST)
async def list_of_lessons(request: Request) -> Response:
    """All lessons, with how far this browser is in each."""
    progress = progress_of(request)
    chapters, beyond = present.chapters_of(lessons(), progress.steps, progress.done)
    return html_page(request, present.learn(chapters, beyond, settings_of(request), language_of(request)))


@router.get(f"{LIST}/{HOW_YOU_WIN}")
async def how_you_win(request: Request) -> Response:
    """The Palace, points and ties on one screen; once read it is done."""
    progress = progress_of(request).to(HOW_YOU_WIN, 1, is_done=True)
    chapters, beyond = present.chapters_of(lessons(), progress.steps, progress.done)
    going = present.going_on([*chapters, *beyond])
    response = html_page(request, present.how_you_win(going, settings_of(request), language_of(request)))
    return keep(request, response, progress)


@router.get(f"{LIST}/{{name}}")
async def lesson(request: Request, name: str) -> Response:
    """A lesson, where this browser has left it; `?step=1` begins anew."""
    found = lesson_of(name)
    if found is None:
        raise Refusal(404, NO_LESSON)
    asked = request.query_params.get("step")
    step = progress_of(request).at(found) if asked is None else wanted_step(found, asked)
    live = lesson_game(id_of(found, step))
    assert live is not None
    page, settings = page_for(live, language_of(request)), settings_of(request)
    return html_page(request, present.lesson_page(page, taught(live, page), settings))


def wanted_step(lesson: Lesson, asked: str) -> int:
    """A step, counted from 1, as one counted from 0."""
    last = len(lesson.step)
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 4 and 1 <= int(asked) <= last):
        raise refuse(404, "learn-no-step", last=last)
    return int(asked) - 1


@router.get(f"/games/{{name}}{MARK}{{step}}")
async def game(name: str, step: str) -> Response:
    """The game of a lesson has its page among the lessons."""
    return RedirectResponse(f"{LIST}/{name}", 303)


@router.post(f"/games/{{name}}{MARK}{{step}}/answers")
async def answer(request: Request, name: str, step: str) -> Response:
    """The wanted answer leads on; another one is played too, says what it costs, and is kept by nobody."""
    live = game_at(name, step)
    asked = read_json(await request.body(), AnswerAsked)
    if live.tried:  # whatever is answered there, the lesson goes on where it was
        return shown(request, step_of(live))
    try:
        next_id = after(live, asked.answer)
    except AnswerError as error:
        raise refused(live, asked.answer, error, usual_language(request)) from None
    if not next_id:
        return ended(request, live.lesson)
    there = lesson_game(next_id)
    assert there is not None
    progress = progress_of(request)
    if not there.tried:
        progress = progress.to(live.lesson.name, there.step)
    return shown(request, there, progress)


@router.post(f"/games/{{name}}{MARK}{{step}}/step")
async def go_to(request: Request, name: str, step: str) -> Response:
    """Another step: the next slip, the one before, or back from another answer; behind the last one is the end."""
    live = game_at(name, step)
    asked = read_json(await request.body(), StepAsked)
    lesson, progress = live.lesson, progress_of(request)
    if asked.to == len(lesson.step) + 1:
        return ended(request, lesson)
    to = lesson_game(id_of(lesson, wanted_step(lesson, str(asked.to))))
    assert to is not None
    return shown(request, to, progress.to(lesson.name, to.step))


def ended(request: Request, lesson: Lesson) -> Response:
    """The lesson is done; where one goes from there."""
    address = f"{LIST}/{lesson.next}" if lesson.next else LIST
    return keep(request, json_response({"location": address}), progress_of(request).to(lesson.name, 0, is_done=True))


@router.post(f"/games/{{name}}{MARK}{{step}}/undo")
async def undo(name: str, step: str) -> Response:
    """One goes back by steps."""
    raise Refusal(409, "learn-no-undo")


def game_at(name: str, step: str) -> LessonGame:
    """The game of an address; Refusal if there is none."""
    live = lesson_game(f"{name}{MARK}{step}")
    assert live is not None
    return live


def step_of(live: LessonGame) -> LessonGame:
    """The step, without another answer."""
    there = lesson_game(id_of(live.lesson, live.step))
    assert there is not None
    return there


def page_for(live: LessonGame, language: str) -> Page:
    """The learner's page."""
    return replace(page_of(live, live.seen, language), undo=Undo(False, phrase("learn-no-undo")))


def taught(live: LessonGame, page: Page) -> present.Taught:
    """The step that a page shows; with another answer, what that leads to and how the turn ends either way."""
    if not live.tried:
        return present.Taught(live.lesson, live.step)
    return present.Taught(live.lesson, live.step, tried(live, page.language))


def tried(live: LessonGame, language: str) -> present.Tried:
    """What another answer leads to, as the real game plays it."""
    course, before = course_of(live.lesson), step_of(live)
    page = page_of(before, before.seen, language)
    outcome = foresee(page.view, live.tried)
    seen, events = (None, ()) if outcome is None else (outcome.view, outcome.events)
    told = present.preview(page, seen, list(events))["html"]
    if not live.lesson.step[live.step].answer:
        return present.Tried(live.tried, str(told))
    ends = course.turn_as_taught(live.step), course.to_turn_end(live.table.game)
    return present.Tried(live.tried, str(told), *[game.state for game in ends])


def shown(request: Request, live: LessonGame, progress: Progress | None = None) -> Response:
    """A step as a page receives it."""
    page, settings = page_for(live, usual_language(request)), settings_of(request)
    step = taught(live, page)
    body = {
        "game": live.row.id,
        "ply": live.ply,
        "status": present.status(page),
        "title": present.lesson_title(page, step),
        "seat": live.lesson.seat,
        "doors": False,
        "parts": present.lesson_parts(page, step, settings),
    }
    response = json_response(body)
    return response if progress is None else keep(request, response, progress)
