"""What the coach says on a page: three good answers while one plays, and what cost most when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from markupsafe import Markup

from gugong import draw
from gugong.bots.ahead import Way, follow
from gugong.bots.lots import Fate
from gugong.coach.chart import chart, rows
from gugong.coach.costly import Costly, told
from gugong.coach.judging import Judge
from gugong.coach.reading import Report
from gugong.coach.telling import percent, why_phrases
from gugong.draw import LETTERS
from gugong.explain.answers import answer_words
from gugong.explain.facts import facts
from gugong.game import Game
from gugong.view import deal_hidden, view_of
from gugong.web.bots.coach_worker import SAME, Advice
from gugong.web.bots.coaching import Reading
from gugong.web.page import PERSON, Page
from gugong.web.present.people import called, page_voice, voice
from gugong.web.present.rendering import render
from gugong.web.present.results import signed
from gugong.web.present.settings import Settings
from gugong.words.phrase import phrase_of
from gugong.words.voice import capital


@dataclass(frozen=True)
class Good:
    """One of the good answers."""

    number: int
    label: str
    chance: int
    behind: int  # in a hundred; 0 for one that is as good as the best
    vp: str  # more or less than the best
    why: tuple[str, ...]


def hints_allowed(page: Page) -> bool:
    """Whether a hint is fair: nobody else is a person, nor can anybody join by a link; or all have agreed to hints."""
    if page.watching or page.hot_seat:
        return False
    if page.shared is not None:
        return page.shared.hints
    return all(seat.kind != PERSON for number, seat in enumerate(page.seats) if number != page.view.seat)


def hint(page: Page, found: Sequence[Advice]) -> str:
    """The panel with the good answers."""
    says, seat = voice(page), page.view.seat
    decision = page.view.decision
    assert decision is not None
    state = deal_hidden(page.view, Random(0))
    known = facts(state, seat)
    good = []
    for number, (text, _, chance, lead, why) in enumerate(found, 1):
        option = decision.find(text)
        if option is None:
            continue
        label = answer_words(says, state, decision, option, dict(known)).label
        behind = found[0][2] - chance
        reasons = [says.say(each) for each in why_phrases(why, number == 1)] if len(found) > 1 else []
        more = round(lead - found[0][3])
        vp = signed(more) if more else "0"
        good.append(
            Good(number, capital(label), percent(chance), percent(behind) if behind >= SAME else 0, vp, tuple(reasons))
        )
    return render("hint.html", page_voice(page), good=good)


def coach(page: Page, reading: Reading, game: Game, settings: Settings) -> str:
    """The whole page."""
    says = page_voice(page)
    title = says.tell("page-title", what=says.tell("coach"))
    fields = coach_progress(page, reading, game)
    return render(
        "coach.html",
        says,
        title=title,
        settings=settings,
        game_id=page.game_id,
        seat=page.view.seat,
        report=Markup(fields.pop("html")),
        bar=fields,
    )


def coach_progress(page: Page, reading: Reading, game: Game, known: str = "") -> dict[str, Any]:
    """How far the reading has come, in words, and the report so far, unless it is known up to there."""
    says, report = page_voice(page), reading.report
    done, total = (0, 1) if report is None else (report.done, report.steps)
    day = 0 if report is None or not report.turns else report.turns[-1].day
    failed = "" if reading.failed is None else says.say(phrase_of(reading.failed))
    return {
        "done": done,
        "total": total,
        "whole": reading.whole,
        "failed": f"{says.tell('coach-failed')} {capital(failed)}." if failed else "",
        "said": says.tell("coach-working", day=day),
        "of": says.tell("coach-done-of", done=done, total=total),
        "html": "" if report is None or known == str(done) else report_so_far(page, report, game),
        "kept": summary(report) if report is not None and reading.whole else None,
    }


def summary(report: Report) -> dict[str, Any]:
    """What the browser keeps of a game that was read: how close to the best, and what cost most."""
    source, turns, cost = report.advice() or ("", 0, 0.0)
    return {"close": report.close(), "source": source, "turns": turns, "cost": percent(cost)}


def report_so_far(page: Page, report: Report, game: Game) -> str:
    """The report as far as it has come."""
    says = page_voice(page)
    names = [called(page, seat) for seat in range(len(page.seats))]
    whole = report.done == report.steps
    said = told(report, game, says, voice(page))
    colours = [LETTERS[seat] if seat != game.state.rules.automa else "N" for seat in range(len(names))]
    return render(
        "coach_report.html",
        says,
        headline=said.headline if whole else "",
        result=said.result,
        chart=Markup(chart(report, says, names, colours)),
        costly=[of_page(turn) for turn in said.costly],
        close=said.close,
        days=list(said.days.items()),
        luck=said.luck,
        advice=said.advice if whole else "",
        names=names,
        rows=rows(report, says),
        game_id=page.game_id,
        seat=report.seat,
        is_whole=whole,
    )


def of_page(turn: Costly) -> Costly:
    """On a page each step stands by itself, so it begins with a capital."""
    played, best = (side._replace(steps=tuple(capital(said) for said in side.steps)) for side in turn.sides)
    return turn._replace(sides=(played, best))


def coach_board(page: Page, answers: Sequence[str]) -> str:
    """The board as these answers leave it, in one deal of what the seat does not know."""
    view = page.view
    judge = Judge(view.state.rules)
    state = deal_hidden(view, Random(0))
    found = [judge.rules.answers.by_text[text] for text in answers if text in judge.rules.answers.by_text]
    follow(judge.thinker, state, view.seat, Way(0.0, [], found, state), Fate(0))
    return draw.picture(view_of(state, view.seat, view.catalog), [], page.language)
