"""The drawings in every language: what is written fits, what is kept is kept by language, and letters stay inside."""

from __future__ import annotations

import pytest

import gugong
from gugong import draw
from gugong.draw import fitting
from gugong.draw.board import plan_of
from gugong.errors import UnknownLanguage
from gugong.words.bundles import PLURALS
from tests.draw.drawing import markup, positions
from tests.properties.mixes import Mix

ALL = ("summer-palace", "stairs", "peasant-revolt", "extras")
MIXES = [Mix(1, ALL[:3]), Mix(2, ("summer-palace",)), Mix(5, ALL), Mix(3, bonus_tokens="current")]


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.arguments())
def test_words_have_room(mix: Mix, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Smaller letters are enough, for everything that is written in a game."""
    too_wide: set[str] = set()
    fit = fitting.fitted

    def watched(size: float, look: str, words: str, room: float) -> float:
        found = fit(size, look, words, room)
        if fitting.width_of(words, found, look) > room + 0.1:
            too_wide.add(words)
        return found

    monkeypatch.setattr(fitting, "fitted", watched)
    for game in positions(mix, 3, 60):
        view = game.view(0)
        draw.board(view, (), language)
        draw.player(view, game.players - 1, language=language)
    plan_of(game.view(0), language).kept.clear()
    draw.ground(game.view(0), language)

    assert too_wide == set()


@pytest.mark.parametrize(
    ("words", "room"), [("Grande Muraille", 88), ("odrzucone", 42), ("gratuit", 36), ("Niebiańska Czystość", 96)]
)
def test_long_words_get_smaller_letters(words: str, room: float) -> None:
    size = fitting.fitted(14, "ttl", words, room)

    assert size < 14
    assert fitting.width_of(words, size, "ttl") <= room + 0.1


def test_a_text_of_several_lines_stays_in_its_rows() -> None:
    three, five = (fitting.lines(0, 100, 10, "cap", "\n".join("abcde"[:n]), 50, 12, 3) for n in (3, 5))

    assert [three.count("<text"), five.count("<text")] == [3, 5]
    assert 'y="124" font-size="10"' in three
    assert 'y="128.8" font-size="6"' in five


def test_each_language_has_its_own_plan() -> None:
    view = gugong.new_game(2, seed=1).view(0)
    plans = {language: plan_of(view, language) for language in PLURALS}

    assert [plan.voice.language for plan in plans.values()] == list(PLURALS)
    assert plan_of(view) is plans["en"]
    assert markup(view, []) == "".join(
        [
            draw.board(view, (), "en"),
            *(draw.player(view, seat, language="en") for seat in range(2)),
            draw.hand(view, (), "", "en"),
            draw.discard(view, (), "en"),
        ]
    )


def test_the_words_of_a_drawing_are_a_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    view = gugong.new_game(2, seed=1).view(0)
    plan = plan_of(view, "fr")
    monkeypatch.setattr(plan, "say", lambda key, /, **_: f"<{key}>")
    plan.kept.clear()
    drawn = draw.ground(view, "fr")
    plan.kept.clear()

    assert "&lt;board-wall&gt;" in drawn
    assert "Great Wall" not in drawn


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de': the languages are en, fr, pl"):
        draw.picture(gugong.new_game(2, seed=1).view(0), language="de")
