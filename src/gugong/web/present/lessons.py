"""Learning: the slip of a step, the list of lessons, and how one wins on one screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from gugong import Game, draw
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.lessons import Lesson, Step
from gugong.lessons.script import BEHIND
from gugong.web.page import Page
from gugong.web.present.game_page import parts, status, whole, words
from gugong.web.present.people import page_voice
from gugong.web.present.preview import net
from gugong.web.present.question import Question, lights_of, question_of
from gugong.web.present.rendering import plain_voice, render
from gugong.web.present.settings import SIZES, SPEEDS, THEMES, Settings
from gugong.words.bundles import ENGLISH
from gugong.words.languages import LANGUAGES
from gugong.words.phrase import Arg
from gugong.words.voice import Voice

HOW_YOU_WIN: Final = "how-you-win"  # a page that is read, the second chapter
HOW_YOU_WIN_CHAPTER: Final = 2
# A table in the middle of a game, for the pictures of how one wins.
IN_PLAY: Final = {
    "config": {"players": 4},
    "day": 3,
    "tiles": {"main": ["morning-ship", "morning-servant", "jade-discount", "decree-discount", "vp-8", "vp-per-jade"]},
    "decrees": {"morning-ship": [1, 3], "morning-servant": [3], "decree-discount": [2, 3]},
    "intrigue": {"8": [3], "6": [2], "3": [0], "1": [1]},
    "seats": [
        {"envoy": 5},
        {"envoy": 7, "supply": 5},
        {"envoy": 8, "palace": 0, "supply": 5},
        {"envoy": 4, "supply": 3},
    ],
}


class Difference(NamedTuple):
    """How much more, or less, of something the learner would have."""

    icon: str
    what: str
    by: int


@dataclass(frozen=True)
class Tried:
    """Another answer than the wanted one: what it leads to, and both ends of the turn."""

    answer: str
    told: str  # as HTML: what the answer does, as the preview says it
    taught: State | None = None  # at the end of the turn, as the lesson plays it; None where nothing was wanted
    tried: State | None = None


@dataclass(frozen=True)
class Taught:
    """A step of a lesson as a page shows it."""

    lesson: Lesson
    step: int
    tried: Tried | None = None

    @property
    def now(self) -> Step:
        """The step."""
        return self.lesson.step[self.step]

    @property
    def key(self) -> str:
        """Of its words."""
        return self.lesson.key(self.step)


def place(page: Page, taught: Taught, question: Question | None) -> str:
    """The element that the slip points at: by the script, else that of the wanted answer."""
    if taught.now.points:
        return taught.now.points
    wanted = next((item for item in answers(question) if item.action == taught.now.answer), None)
    if wanted is None:
        return "part-prompt"
    return wanted.place or f"an-{wanted.action.replace(' ', '-')}"


def answers(question: Question | None) -> tuple[Any, ...]:
    """All that can be answered."""
    return () if question is None else (*question.items, *question.asides)


def slip(page: Page, taught: Taught) -> str:
    """The slip: one idea, and what to do."""
    says, question, tried = page_voice(page), question_of(page), taught.tried
    return render(
        "slip.html",
        says,
        taught=taught,
        lesson=taught.lesson,
        key=taught.key,
        step=taught.step + 1,
        steps=len(taught.lesson.step),
        points="" if tried else place(page, taught, question),
        answer="" if tried else taught.now.answer,
        tried=tried,
        other=other_words(says, page, taught),
        differences=differences(says, page, tried),
        args=arguments(page),
        has_do=has_form(says, taught.key, "do"),
    )


def arguments(page: Page) -> dict[str, Arg]:
    """What the words of any step may name: how many days there are, and what the dice show."""
    state = page.view.state
    return {"days": len(state.rules.figures.tracks.day_servants), "faces": tuple(str(face) for face in state.dice)}


def other_words(says: Voice, page: Page, taught: Taught) -> str:
    """What is said of another answer: of this one, of any other one, or that the lesson is not there yet, or over."""
    if taught.tried is None:
        return ""
    special = taught.now.others.get(taught.tried.answer, "")
    for form in ([f"else-{special}"] if special else []) + ["else"]:
        if has_form(says, taught.key, form):
            return says.fill(taught.key, form, arguments(page))
    if taught.now.answer:
        return says.tell("learn-else")
    return says.tell("learn-else_over" if taught.step + 1 == len(taught.lesson.step) else "learn-else_early")


def has_form(says: Voice, key: str, form: str) -> bool:
    """Whether a message has an attribute of this name."""
    message = says.message(key)
    return message is not None and form in message.attributes


def differences(says: Voice, page: Page, tried: Tried | None) -> list[Difference]:
    """What the learner has more or less of at the end of this turn, beside what the lesson's answer leads to."""
    if tried is None or tried.taught is None or tried.tried is None:
        return []
    found = net(says, tried.taught, tried.tried, page.view.seat)
    return [
        Difference(str(each["icon"]), str(each["what"]), int(str(each["to"])) - int(str(each["from"])))
        for each in found
    ]


def known(page: Page, taught: Taught) -> str:
    """What the learner knows by now."""
    says = page_voice(page)
    keys = [taught.lesson.key(step) for step in range(taught.step)]
    lines = [says.fill(key, "known", arguments(page)) for key in keys if has_form(says, key, "known")]
    return render("known.html", says, lines=lines)


def lesson_parts(page: Page, taught: Taught, settings: Settings) -> dict[str, str]:
    """The parts of the table, with the slip and what is known."""
    return {**parts(page, settings), "lesson": slip(page, taught), "known": known(page, taught)}


def lesson_title(page: Page, taught: Taught) -> str:
    """The title of the window."""
    says = page_voice(page)
    return says.tell("page-title", what=says.tell(f"lesson-{taught.lesson.name}"))


def lesson_page(page: Page, taught: Taught, settings: Settings) -> str:
    """The whole page of a step."""
    question = question_of(page)
    made = {
        "board": draw.board(page.view, lights_of(question), page.language),
        **words(page, settings, question),
        "lesson": slip(page, taught),
        "known": known(page, taught),
    }
    return whole(page, settings, lesson_title(page, taught), status(page), made)


@dataclass(frozen=True)
class Chapter:
    """A lesson in the list of them."""

    name: str
    icon: str
    steps: int
    minutes: int
    at: int  # the step that comes next, counted from 0
    is_done: bool
    address: str

    @property
    def is_begun(self) -> bool:
        """Whether one is in the middle of it."""
        return self.at > 0

    @property
    def part(self) -> int:
        """How much of it has been gone through, in hundredths."""
        if self.is_begun:
            return round(100 * self.at / self.steps)
        return 100 if self.is_done else 0


def chapters_of(
    lessons: Sequence[Lesson], steps: Mapping[str, int], done: Collection[str]
) -> tuple[list[Chapter], list[Chapter]]:
    """The chapters, how one wins among them, and the lessons beyond; with how far each has been gone through."""
    found = []
    for each in lessons:
        at = steps.get(each.name, 0)
        begun = at if at < len(each.step) else 0
        is_done = each.name in done
        address = f"/learn/{each.name}"
        found.append(
            (each.chapter, Chapter(each.name, each.icon, len(each.step), each.minutes, begun, is_done, address))
        )
    win = Chapter(HOW_YOU_WIN, "loc-palace", 1, 0, 0, HOW_YOU_WIN in done, f"/learn/{HOW_YOU_WIN}")
    found.append((HOW_YOU_WIN_CHAPTER, win))
    found.sort(key=lambda pair: pair[0])
    return [each for place, each in found if place < BEHIND], [each for place, each in found if place >= BEHIND]


FIRST_DAY: Final = Chapter("first-day", "envoy-R", 1, 0, 0, False, "/learn/first-day")  # before anybody has begun


def learn(chapters: Sequence[Chapter], beyond: Sequence[Chapter], settings: Settings, language: str = ENGLISH) -> str:
    """All lessons: the chapters, then those of modules."""
    says = plain_voice(language)
    every = [*chapters, *beyond]
    return render("learn.html", says, chapters=chapters, beyond=beyond, going=going_on(every), **shared(settings))


def going_on(chapters: Sequence[Chapter]) -> Chapter | None:
    """The lesson to go on with: one that was begun, else the first that is left."""
    begun = next((each for each in chapters if each.is_begun), None)
    return begun or next((each for each in chapters if not each.is_done), None)


def how_you_win(going: Chapter | None, settings: Settings, language: str = ENGLISH) -> str:
    """The Palace, points, ties, and six figures, all of them the catalog's; and the lesson to go on with."""
    game = Game.from_dict(IN_PLAY)
    says = TableVoice(game.state.rules, game.catalog, None, language, codes=False)
    figures, side = game.state.rules.figures, game.state.rules.side
    jade = [f"boards.tracks.jade_vp[{place}]" for place in range(2, 7)]
    places = [f"boards.side-4-5.palace_vp[{place}]" for place in range(1, len(side.palace_vp) + 1)]
    decrees = [tile.vp for tile in figures.decrees if tile.vp]
    told = {
        "palace": " ".join(str(figures.printed[key]) for key in places),
        "jade": " ".join(str(figures.printed[key]) for key in jade),
        "decrees": f"{min(decrees)}–{max(decrees)}",
        "ship": str(figures.printed["boards.gains.harbour_vp"]),
        "wall": str(figures.printed["boards.gains.wall_vp"]),
        "night": str(figures.printed["boards.gains.matches_vp"]),
    }
    view = game.view(0)
    board, windows = Markup(draw.board(view, (), language)), draw.windows(view)
    return render("how_you_win.html", says, told=told, board=board, windows=windows, going=going, **shared(settings))


def shared(settings: Settings) -> dict[str, object]:
    """What every page with settings is filled with."""
    return {
        "settings": settings,
        "speeds": SPEEDS,
        "themes": THEMES,
        "sizes": SIZES,
        "languages": LANGUAGES,
    }
