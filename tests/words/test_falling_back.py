"""What a language lacks, whose names people have, and how figures are written."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pytest

from gugong.words import voice as voices
from gugong.words.bundles import Bundle
from gugong.words.phrase import Person, phrase
from gugong.words.voice import Voice

ENGLISH = (
    'event-jade = { NAME($who) } gets { COUNT($n, of: "piece") }\ncount-piece = { $n } pieces\nperson = { $name }\n'
)
POLISH = "count-piece = { $n } pionki\nperson = { $name }\nevent-turn = Tura: { NAME($who) }\n"


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch) -> Voice:
    """A voice whose Polish lacks a sentence that English has."""
    english = Bundle("en", [("en.ftl", ENGLISH)])
    monkeypatch.setattr(voices, "bundle_of", lambda _language: english)
    voice = Voice("pl", ["Anna"])
    voice.bundle = Bundle("pl", [("pl.ftl", POLISH)], lambda: english)
    return voice


def test_what_a_language_lacks_is_english_to_the_last_word_and_logged_once(
    polish: Voice, caplog: pytest.LogCaptureFixture
) -> None:
    sentence = phrase("event-jade", {"who": Person(0), "n": 2})
    with caplog.at_level(logging.WARNING, "gugong.words"):
        said = [polish.say(sentence), polish.say(sentence), polish.tell("count-piece", n=2)]

    assert said == ["Anna gets 2 pieces", "Anna gets 2 pieces", "2 pionki"]
    assert caplog.messages == ["no words for event-jade in pl"]


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["You"], "You’s turn"),
        (["Zoë\u0301"], "Zoë\u0301’s turn"),
        (["אנה 2"], "\u2068אנה 2\u2069’s turn"),
        (["\u2068אנה\u2069"], "\u2068אנה\u2069’s turn"),
        (["أحمد"], "\u2068أحمد\u2069’s turn"),
    ],
)
def test_a_name_stands_as_it_was_given_and_turns_nothing_around_it(players: Sequence[str], said: str) -> None:
    assert Voice("en", players).say(phrase("event-turn", {"who": Person(0)})) == said


@pytest.mark.parametrize(("language", "said"), [("en", "12.50 −3"), ("pl", "12,50 −3"), ("fr", "12,50 −3")])
def test_figures_have_the_signs_of_the_language(language: str, said: str) -> None:
    voice = Voice(language)

    assert f"{voice.decimal('12.50')} {voice.text(-3)}" == said
