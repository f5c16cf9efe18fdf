"""The sentence that the page on architecture follows from event to page is still told like that."""

from __future__ import annotations

from pathlib import Path

import gugong
from gugong.engine.events import Event
from gugong.explain.events import event_phrase
from gugong.explain.voice import voice_at
from gugong.words.phrase import Name, Person

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
ANNA, LISA = 0, 1


def test_a_sentence_from_the_event_to_the_page() -> None:
    rules = gugong.new_game(2, modules=["stairs"], seed=1).state.rules
    event = Event("stairs-track", "X-STA-02", LISA, (3, -1, -1))
    voice = voice_at(rules, None, ["Anna", "Lisa"], "pl", ANNA)

    phrase = event_phrase(voice, event)

    assert phrase.key == "event-stairs-track"
    assert phrase.args == (("who", Person(LISA)), ("track", Name("track", "shadow")))
    assert phrase.about == LISA
    assert voice.say(phrase) == "Lisa wprowadza Wysłannika na bieg „Cień”"
    assert 'Event("stairs-track", "X-STA-02", Lisa, (3,))' in PAGE
    assert 'Phrase("event-stairs-track", (("who", Person(1)), ("track", Name(…))), about=1)' in PAGE
