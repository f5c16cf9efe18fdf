"""docs/answers.md is up to date and whole: every question and verb of the engine, and what games are asked."""

from __future__ import annotations

import gugong
from gugong.explain.module_speech import speeches
from gugong.explain.questions import RULES
from tests.docs.answers import PAGE, forms_at, page
from tests.docs.curious import Forms, curious_games
from tests.docs.questions import RARE, SECTIONS

QUESTIONS = {prompt: verbs for section in SECTIONS.values() for prompt, verbs in section.items()}
FORMS = Forms(gugong.new_game(2, seed=1).state.rules)
LISTED = {
    f"{prompt}: {form}": verbs.startswith("*")
    for prompt, verbs in QUESTIONS.items()
    for form in forms_at(prompt, verbs, dict.fromkeys(FORMS.of.values()))
}
MOST_GAMES = 60


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tests.docs.answers"


def test_it_has_every_question() -> None:
    assert set(QUESTIONS) == {*RULES, *(prompt for speech in speeches() for prompt in speech.rules)}


def test_it_has_every_verb_of_the_table() -> None:
    answers = gugong.new_game(2, seed=1).state.rules.answers.all
    asides = {FORMS.of[answer.id] for answer in answers if answer.aside}
    listed = {entry.partition(": ")[2] for entry in LISTED}

    assert {FORMS.of[answer.id] for answer in answers} - asides - listed == set()


def test_games_are_asked_just_that() -> None:
    """Nothing that is not on the page is ever offered, and all of it is, but for what is rare."""
    met: set[str] = set()
    wanted = set(LISTED) - RARE
    assert set(LISTED) >= RARE
    for _kind, game, table in curious_games(MOST_GAMES):
        assert game.decision is not None
        for each in table.met(game.decision):
            if not each.aside:
                entry = f"{each.prompt}: {each.form}"
                assert LISTED.get(entry) is each.chance, f"{entry} is not on the page: see tests/docs/questions.py"
                met.add(entry)
        if wanted <= met:
            return

    assert sorted(wanted - met) == []
