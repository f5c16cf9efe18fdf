"""Every lesson is played, slip by slip, in every language: a change of the rules that breaks one is noticed here."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from gugong.errors import AnswerError
from gugong.lessons import Course, Lesson, LessonError, course_of, lesson_of, lessons
from gugong.lessons.script import read
from gugong.web import present
from gugong.web.games.lessons import id_of, lesson_game
from gugong.web.learning import COOKIE, Progress, progress_from_cookie
from gugong.web.routes.learn import page_for, taught
from gugong.words.bundles import bundle_of
from gugong.words.languages import LANGUAGES
from tests.web.browsing import Browser, serving

USUAL = present.Settings()
MOST_WORDS = 40
SLIP = re.compile(r'id="slip-body">(.*?)</div>', re.DOTALL)
POINTS = re.compile(r'data-points="([^"]*)"')
EMPTY = r'<g id="{}"[^>]*></g>'  # has a name for those who hear the page, and no place on it
HEAD = re.compile(r" {4}\.([\w-]+) =|([a-z][\w-]*) =")
PLACEABLE = re.compile(r"\{[^{}]*\}")
FIGURE = re.compile(r"\d+")
TAG = re.compile(r"<[^>]+>")
# By the step of the first day that explains a term: it stands in no slip before.
TERMS = {
    "Envoy": "envoy",
    "Palace": "envoy",
    "Official": "card",
    "Intrigue": "card-acts",
    "Servant": "official-acts",
    "fee": "fee",
    "discard": "discard",
    "Decree": "fee",
    "VP": "decree",
    "Morning": "decree",
    "Traveller": "travel",
    "Token": "travel",
    "Night": "night",
    "dice": "night",
}


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_taken(lesson: Lesson, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """The wanted answer is on offer, the slip has its words in full, and what it points at is on the page."""
    caplog.set_level(logging.WARNING, "gugong.words")
    own = set(bundle_of(language).names())
    for step, now in enumerate(lesson.step):
        live = lesson_game(id_of(lesson, step))
        assert live is not None
        assert lesson.key(step) in own
        message = bundle_of(language).message(lesson.key(step))
        assert message is not None
        wanted = {"title"} | ({"do"} if now.answer else set()) | {f"else-{name}" for name in now.others.values()}
        assert wanted <= set(message.attributes), now.name
        page = page_for(live, language)
        html = present.lesson_page(page, taught(live, page), USUAL)
        points, body = POINTS.search(html), SLIP.search(html)
        assert points is not None
        assert body is not None
        assert f'id="{points[1]}"' in html, f"{now.name} points at {points[1]}"
        assert not re.search(EMPTY.format(re.escape(points[1])), html), f"{now.name} points at nothing: {points[1]}"
        said = TAG.sub(" ", body[1])
        assert len(said.split()) <= MOST_WORDS, (now.name, said)
        assert "{" not in said
    assert caplog.records == []


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_any_other_answer_is_played_and_says_what_it_costs(lesson: Lesson) -> None:
    for step, now in enumerate(lesson.step):
        decision = course_of(lesson).table(step).decision
        if decision is None or not now.answer:
            continue
        wanted = decision.find(now.answer)
        for place, option in enumerate(decision.options):
            if option is wanted or (place > 6 and option.text not in now.others):
                continue
            live = lesson_game(id_of(lesson, step, place))
            assert live is not None
            page = page_for(live, "en")
            html = present.lesson_parts(page, taught(live, page), USUAL)["lesson"]
            assert "data-tried" in html
            assert 'class="led"' in html


def test_no_term_stands_in_a_slip_before_it_was_explained() -> None:
    lesson = next(each for each in lessons() if each.name == "first-day")
    order = [step.name for step in lesson.step]
    english = bundle_of("en")
    for step, now in enumerate(lesson.step):
        live = lesson_game(id_of(lesson, step))
        assert live is not None
        page = page_for(live, "en")
        said = TAG.sub(" ", str(SLIP.findall(present.lesson_parts(page, taught(live, page), USUAL)["lesson"])))
        for term, explained in TERMS.items():
            if re.search(rf"\b{term}", said):
                assert order.index(explained) <= step, (term, now.name)
    assert english.message("lesson-first-day") is not None


def script(**changes: str) -> str:
    lines = {"name": '"one"', "answer": '"card hand1-1"', **changes}
    step = "\n".join(f"{key} = {value}" for key, value in lines.items())
    return f'icon = "jade"\nposition = {{ config = {{ players = 2 }} }}\n[[step]]\n{step}\n'


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"answer": '"card hand1-9"'},
            "lessons/bad.toml, one: 'card hand1-9' is not on offer to the learner; on offer",
        ),
        ({"then": '["at mars"]'}, "lessons/bad.toml, one: 'at mars' does not follow; on offer are at travel"),
        ({"others": '{ "at wall" = "x" }'}, "lessons/bad.toml, one: another answer 'at wall' is not on offer"),
        ({"name": '"One Step"'}, "lessons/bad.toml: a name is of small letters, digits and hyphens, not 'One Step'"),
        ({"colour": '"red"'}, "lessons/bad.toml: Object contains unknown field `colour` - at `$.step[0]`"),
        ({"answer": "3"}, "lessons/bad.toml: Expected `str`, got `int` - at `$.step[0].answer`"),
    ],
)
def test_a_script_that_does_not_play_says_where_and_why(changes: dict[str, str], said: str) -> None:
    with pytest.raises(LessonError) as caught:
        Course(read("bad", script(**changes)))

    assert str(caught.value).startswith(said)


def test_a_script_that_the_rules_leave_says_so() -> None:
    with pytest.raises(LessonError, match="40 is not within 0-12"):
        Course(read("bad", 'icon = "jade"\nposition = { seats = [{ pool = 40 }, {}] }\n[[step]]\nname = "one"\n'))
    with pytest.raises(LessonError, match=r"lessons/bad\.toml"):
        read("bad", "icon = ")


def test_progress_is_a_cookie_that_may_say_anything() -> None:
    kept = Progress().to("first-day", 4).to("how-you-win", 1, is_done=True)

    assert progress_from_cookie(kept.to_cookie()) == kept
    assert progress_from_cookie("first-day.999~nonsense.3~first-day.x~~") == Progress({"first-day": 14})
    assert progress_from_cookie("\x00" * 5000) == progress_from_cookie(None) == Progress()


@pytest.fixture(name="browser", scope="module")
def _browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with serving(folder / "games.db") as port:
        yield Browser(port)


def test_a_learner_goes_on_where_they_left(browser: Browser) -> None:
    assert "/learn/first-day" in browser.get("/").text
    assert 'data-step="1"' in browser.get("/learn/first-day").text
    first = browser.post("/games/first-day~0/step", {"ply": 0, "to": 2}).json
    assert first["game"] == "first-day~1"
    wrong = browser.post("/games/first-day~1/answers", {"ply": first["ply"], "answer": "card hand2-2"}).json
    assert wrong["game"] == "first-day~1~0"
    assert "data-tried" in wrong["parts"]["lesson"]
    assert browser.cookies[COOKIE] == "first-day.1"
    back = browser.post("/games/first-day~1~0/step", {"ply": wrong["ply"], "to": 2}).json
    assert back["game"] == "first-day~1"
    right = browser.post("/games/first-day~1/answers", {"ply": back["ply"], "answer": "card hand2-5"}).json
    assert right["game"] == "first-day~2"
    assert 'data-step="3"' in browser.get("/learn/first-day").text
    assert "step 3 of 14" in browser.get("/").text
    assert browser.get(f"/games/first-day~2/preview?ply={right['ply']}&answer=at+palace").json["clauses"]
    end = browser.post("/games/first-day~13/step", {"ply": 0, "to": 15}).json
    assert end == {"location": "/learn/how-you-win"}
    assert "step 3 of" not in browser.get("/").text
    assert browser.get("/learn/how-you-win").status == 200


def every_lesson() -> list[str]:
    return [lesson.name for lesson in lessons()]


@pytest.mark.parametrize("name", every_lesson())
def test_a_lesson_is_gone_through_to_its_end(browser: Browser, name: str) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    ply = 0
    for number, step in enumerate(lesson.step, 1):
        game = f"/games/{name}~{number - 1}"
        asked = {"ply": ply, "answer": step.answer} if step.answer else {"ply": ply, "to": number + 1}
        told = browser.post(f"{game}/{'answers' if step.answer else 'step'}", asked).json
        assert told.get("game") == (f"{name}~{number}" if number < len(lesson.step) else None)
        ply = told.get("ply", 0)

    assert told == {"location": f"/learn/{lesson.next}" if lesson.next else "/learn"}
    assert f"{name}.0d" in browser.cookies[COOKIE]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/learn/chess", None, 404),
        ("GET", "/learn/first-day?step=99", None, 404),
        ("GET", "/learn/first-day?step=x", None, 404),
        ("POST", "/games/first-day~99/answers", {"ply": 0, "answer": "done"}, 404),
        ("POST", "/games/first-day~1~999/answers", {"ply": 0, "answer": "done"}, 404),
        ("POST", "/games/chess~0/answers", {"ply": 0, "answer": "done"}, 404),
        ("POST", "/games/first-day~0/answers", {"ply": 0, "answer": "at wall"}, 422),
        ("POST", "/games/first-day~0/answers", {"ply": 0, "answer": "castle"}, 400),
        ("POST", "/games/first-day~0/step", {"ply": 0, "to": 0}, 404),
        ("POST", "/games/first-day~0/step", {"ply": 0, "to": "two"}, 422),
        ("POST", "/games/first-day~0/undo", {"ply": 0}, 409),
    ],
)
def test_bad_input_gets_a_sentence(browser: Browser, method: str, path: str, body: object, status: int) -> None:
    reply = browser.get(path, Accept="application/json") if method == "GET" else browser.post(path, body)

    assert reply.status == status
    assert reply.json["what"]


def test_behind_the_last_slip_nothing_is_promised() -> None:
    """Who ends the turn there is told that the lesson is over, not to read on."""
    lesson = lesson_of("wall")
    assert lesson is not None
    said = []
    for step in (0, len(lesson.step) - 1):
        live = lesson_game(id_of(lesson, step, 0))
        assert live is not None
        page = page_for(live, "en")
        said.append(present.lesson_parts(page, taught(live, page), USUAL)["lesson"])
    assert "read on first" in said[0]
    assert "choose “Done”" in said[1]


def test_an_answer_that_is_not_on_offer_changes_nothing() -> None:
    lesson = lessons()[0]
    with pytest.raises(AnswerError):
        course_of(lesson).tried(0, "at wall")


def literal(language: str) -> dict[str, dict[str, list[str]]]:
    """By message of the lessons and form ("" its value), the figures that stand in its words as they are."""
    shelves = [Path(str(files("gugong.words"))) / language / name for name in ("learn.ftl", "lessons.ftl")]
    shelves += sorted(Path(str(files("gugong.modules"))).glob(f"*/words/{language}.ftl"))
    found: dict[str, dict[str, list[str]]] = {}
    key = form = ""
    for line in "\n".join(path.read_text(encoding="utf-8") for path in shelves).splitlines():
        head = HEAD.match(line)
        key, form = (key, form) if head is None else (head[2] or key, head[1] or "")
        found.setdefault(key, {}).setdefault(form, []).extend(FIGURE.findall(PLACEABLE.sub("", line)))
    return found


def test_the_figures_said_are_those_of_the_script() -> None:
    """Each lies in hand, at an Official or on the dice, or is the day; the card to give or discard is the one named."""
    said = {language: literal(language) for language in LANGUAGES}
    compared = 0
    for lesson in lessons():
        for step, now in enumerate(lesson.step):
            there: Any = course_of(lesson).table(step).game.to_dict()
            own = there["seats"][lesson.seat]
            cards = [*own["hand"], *own["discard"], *there["board"].values()]
            real = {card.rpartition("-")[2] for card in cards} | {str(face) for face in there["dice"]}
            asked, _, card = now.answer.partition(" ")
            for language in LANGUAGES:
                words = said[language][lesson.key(step)]
                figures = [*words[""], *words.get("do", ())]
                assert set(figures) <= real | {str(there["day"])}, (language, lesson.key(step))
                if asked in ("card", "discard", "bid") and words["do"]:
                    assert words["do"][0] == card.rpartition("-")[2], (language, lesson.key(step))
                compared += len(figures)
    assert compared > 100
