"""Answers as text: case and blanks do not matter, and `done` and `decline` are one where only one is on offer."""

from __future__ import annotations

from random import Random

import pytest

import gugong
from gugong import Game
from gugong.engine.actions import ENDINGS
from gugong.play import Manners
from gugong.terminal import start
from tests.terminal.test_terminal_play import Desk
from tests.web.browsing import Browser, actions, ply_of, serving


def other_of(ending: str) -> str:
    return ENDINGS[1 - ENDINGS.index(ending)]


def until_offered(ending: str, players: int = 2) -> Game:
    """A game at a question that offers this ending and not the other."""
    for seed in range(40):
        game, random = gugong.new_game(players, seed=seed), Random(seed)
        while game.decision is not None:
            texts = [option.text for option in game.decision.options]
            if ending in texts and other_of(ending) not in texts:
                return game
            game.play(random.choice(game.decision.options))
    raise AssertionError(f"{ending} is never offered alone")


@pytest.mark.parametrize("disguise", [str.upper, str.title, lambda text: f"  {text.replace(' ', '   ')}\t"])
def test_case_and_blanks_do_not_matter(disguise: object) -> None:
    assert callable(disguise)
    game = gugong.new_game(4, seed=5, modules=["stairs"])
    plain = game.copy()
    for _ in range(60):
        assert plain.decision is not None
        text = plain.decision.options[-1].text
        assert game.why_not(disguise(text)) is None
        game.play(disguise(text))
        plain.play(text)

    assert game.record() == plain.record()


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_other_word_is_understood_and_the_record_keeps_the_one_on_offer(ending: str) -> None:
    game = until_offered(ending)
    plain = game.copy()

    assert game.why_not(other_of(ending)) is None
    game.play(other_of(ending).upper())
    plain.play(ending)

    assert game == plain
    assert game.record() == plain.record()


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_record_with_the_other_word_replays(ending: str) -> None:
    game = until_offered(ending)
    assert game.decision is not None
    line = f"{game.decision.seat} {other_of(ending)}\n"
    plain = game.copy()
    plain.play(ending)

    again = gugong.replay(game.record() + line)

    assert again.answers[game.ply] == plain.answers[game.ply]


def test_neither_word_is_understood_where_neither_is_on_offer() -> None:
    game = gugong.new_game(2, seed=1)

    for word in ENDINGS:
        assert game.why_not(word) is not None
        with pytest.raises(gugong.IllegalAnswer):
            game.play(word)


def test_where_both_are_on_offer_each_is_itself() -> None:
    """No question offers both today; if one does, neither stands for the other."""
    game = until_offered("done")
    assert game.decision is not None
    both = [*game.decision.options, game.state.rules.answers.decline]
    decision = gugong.Decision(0, "card", both)

    for word in ENDINGS:
        found = decision.find(word)
        assert found is not None
        assert found.text == word


def test_a_reason_is_given_for_an_answer_in_capitals() -> None:
    game = gugong.new_game(2, seed=1)

    assert game.why_not("CLAIM  Gift-Card") == game.why_not("claim gift-card")
    with pytest.raises(gugong.MalformedAnswer, match="Xyzzy"):
        game.play("Xyzzy")


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_table_logs_the_one_on_offer(ending: str) -> None:
    table, random = Manners(gugong.new_game(2, seed=2, chance="ask"), [0, 1], 2), Random(2)
    table.take(table.settled().given)
    while table.decision is not None:
        texts = [option.text for option in table.decision.options]
        if ending in texts:
            break
        table.take(table.answers_to(random.choice(texts)).given)

    assert table.answers_to(f" {other_of(ending).title()}").given[0].answer == ending


def test_the_terminal_understands_both_words() -> None:
    desk = Desk(start.new(2, 1, 3, None))
    while not desk.session.game.over:
        decision = desk.session.game.decision
        assert decision is not None
        texts = [option.text for option in decision.options]
        if "done" in texts:
            break
        desk.type(texts[0].upper())
    before = desk.session.game.ply

    desk.type("why Decline")
    assert desk.session.game.ply == before
    desk.type("Decline")

    assert (0, "done") in desk.session.game.answers[before:]


def test_the_browser_understands_both_words(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("texts") / "games.db") as port:
        browser = Browser(port)
        game = browser.new_game("you")
        page = browser.get(game).text
        for _ in range(200):
            offered = actions(page)
            ending = next((each for each in ENDINGS if each in offered), "")
            if ending and other_of(ending) not in offered:
                break
            reply = browser.post(f"{game}/answers", {"ply": ply_of(page), "answer": offered[0].upper()})
            assert reply.status == 200, reply.text
            page = browser.get(game).text
        ply, said = ply_of(page), other_of(ending).title()
        assert browser.get(f"{game}/preview?ply={ply}&answer={said}").status == 200
        data = {"ply": ply, "answer": said}
        assert [browser.post(f"{game}/answers", data).status for _ in range(2)] == [200, 200]  # sent twice, given once
        record = browser.get(f"{game}/record").text

    assert gugong.replay(record).answers[ply] == (0, ending)
