"""What the jade garden says, in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gugong
from gugong import explain
from gugong.explain.questions import question
from gugong.installing import uninstall
from gugong.words.bundles import Bundle, base_files
from tests.example_module.rules.figures import NAME
from tests.example_module.test_example_module import at_the_garden, harvesting
from tests.scenes import ANNA, LISA, play


@pytest.fixture(name="garden")
def _garden() -> Iterator[None]:
    gugong.install("tests.example_module")
    yield
    uninstall(NAME)


@pytest.mark.usefixtures("garden")
@pytest.mark.parametrize(
    ("language", "asks", "answers", "told"),
    [
        (
            "en",
            "You have planted 2 Jade. What do you do with one of them?",
            ["harvest it: it is yours again", "let it bloom: 2 VP, and it stays"],
            ["You plant 1 Jade and have 1 in the garden", "Anna plants 1 Jade and has 1 in the garden"],
        ),
        (
            "pl",
            "Posadzony Jadeit: 2. Co robisz z jednym z nich?",
            ["zbierz go: znów jest twój", "pozwól mu zakwitnąć: 2\xa0PZ, a Jadeit zostaje"],
            ["Sadzisz Jadeit: 1; w ogrodzie: 1", "Anna sadzi Jadeit: 1; w ogrodzie: 1"],
        ),
        (
            "fr",
            "Jade planté\u202f: 2. Que faites-vous de l’un d’eux\u202f?",
            ["le récolter\u202f: il est de nouveau à vous", "le laisser fleurir\u202f: 2\xa0PV, et il reste"],
            ["Vous plantez 1\xa0Jade\u202f; au jardin\u202f: 1", "Anna plante 1\xa0Jade\u202f; au jardin\u202f: 1"],
        ),
    ],
)
def test_it_speaks_three_languages(language: str, asks: str, answers: list[str], told: list[str]) -> None:
    """Its questions, answers and events, to the reader and about another; its file of words is all there is to it."""
    game = harvesting()
    state, decision = game.state, game.decision
    assert decision is not None
    assert explain.prompt(state, decision, language=language) == asks
    assert [explain.answer(state, decision, option, language=language) for option in decision.options][:2] == answers

    game = at_the_garden(jade=2)
    play(game, ANNA, "a")
    event = next(event for event in game.events if event.kind == "plants-jade")
    names = ["Anna", "Lisa"]
    assert [explain.event(game.state, event, names, reader, language=language) for reader in (ANNA, LISA)] == told
    assert explain.event_to_dict(game.state.rules, event) == {
        "kind": "plants-jade",
        "rule": "Y-GDN-01",
        "seat": ANNA,
        "jade": 1,
        "planted": 1,
    }


@pytest.mark.usefixtures("garden")
def test_what_has_no_words_is_said_plainly() -> None:
    """Questions of a module that brings none."""
    game = harvesting()
    state, decision = game.state, game.decision
    assert decision is not None
    voice = explain.TableVoice(state.rules)
    voice.bundle = Bundle("en", base_files("en"))
    assert voice.say(question(voice, state, decision, {})) == "Harvest?"
