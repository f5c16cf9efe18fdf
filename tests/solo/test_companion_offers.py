"""Random evenings at the companion's table: whatever is offered is accepted."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import gugong
from gugong.engine.actions import CITY
from gugong.engine.ids import CHANCE, NO_TOKEN
from gugong.terminal.companion import Companion, about_figures
from gugong.terminal.companion_session import TableSession
from gugong.terminal.entering import entered, name_of, short
from tests.lengths import length
from tests.typist import Typist

LEVELS = ("easy", "normal", "hard")
SEEN = ("reveal-gift", "draw-gift", "automa", "draw-start", "draw-focus")  # where all that is offered is tried
DRAWS = "Enter alone, or `draw`"
ONLY_THE_TABLE = "only the table can tell"


def table(seed: int, difficulty: str) -> TableSession:
    game = gugong.new_game(1, difficulty=difficulty, chance="ask")
    return TableSession(game, seed, own_deck=seed % 2 == 0)


def twin(session: TableSession) -> TableSession:
    """The same evening, to try something on."""
    other = TableSession(session.game.copy(), session.seed, session.own_deck)
    other.by_itself, other.stand_ins = set(session.by_itself), set(session.stand_ins)
    return other


def shown(session: TableSession, *lines: str) -> str:
    """What the companion shows of this question, and after these lines."""
    out = io.StringIO()
    console = Console(file=out, width=300, highlight=False)
    companion = Companion(session, console, Typist(console, lines))
    with suppress(EOFError):
        companion.run()
    return out.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(length(6, 120)))
def test_everything_offered_is_accepted(seed: int) -> None:
    random, session = Random(seed), table(seed, LEVELS[seed % 3])
    while True:
        session.settle()
        decision = session.decision
        if decision is None:
            return
        if decision.seat != CHANCE:
            session.play(random.choice(decision.options))
            continue
        rules, texts = session.game.state.rules, session.texts()
        names = sorted(name_of(rules, text) for text in texts)
        for text in texts:
            assert entered(rules, short(name_of(rules, text), names), texts) == text
            if decision.prompt in SEEN or random.random() < 0.05:
                tried = twin(session)
                tried.answer(text)
                tried.settle()
        if not session.faces():
            twin(session).draw()
        session.answer(random.choice(texts))


@pytest.mark.parametrize("difficulty", LEVELS)
def test_enter_alone_is_offered_where_it_draws_and_nowhere_else(difficulty: str) -> None:
    """On hard Meng begins with a card that nobody has seen: it is said from the first that only the table knows it."""
    random, session, seen = Random(3), table(2, difficulty), set()
    for _ in range(400):
        session.settle()
        decision = session.decision
        if decision is None:
            break
        if decision.seat != CHANCE:
            session.play(random.choice(decision.options))
            continue
        if (decision.prompt, bool(session.faces())) not in seen:
            seen.add((decision.prompt, bool(session.faces())))
            told, tried = shown(twin(session)), twin(session)
            before = len(tried.game.answers)
            shown(tried, "")
            assert (DRAWS in told) == (len(tried.game.answers) > before), (difficulty, decision.prompt)
            assert (DRAWS in told) != (ONLY_THE_TABLE in told)
        session.answer(random.choice(session.texts()))
    assert ("reveal-gift", difficulty == "hard") in seen


def test_a_city_is_found_by_its_token_where_its_name_is_another() -> None:
    random = Random(5)
    for seed in range(40):
        session = table(seed, "normal")
        while (decision := session.decision) is not None:
            session.settle()
            decision = session.decision
            if decision is None or (decision.prompt == "city" and decision.seat != CHANCE):
                break
            answers = session.texts() if decision.seat == CHANCE else [option.text for option in decision.options]
            session.answer(random.choice(answers)) if decision.seat == CHANCE else session.play(random.choice(answers))
        if decision is None:
            continue
        state = session.game.state
        cities = [each for each in decision.options if each.kind == CITY and state.map[each.a] != NO_TOKEN]
        kinds = [state.rules.figures.tokens[state.map[each.a]].name for each in cities]
        only = [(city, kind) for city, kind in zip(cities, kinds, strict=True) if kinds.count(kind) == 1]
        several = [kind for kind in kinds if kinds.count(kind) > 1]
        if not only or not several:
            continue
        city, kind = only[0]
        told = shown(twin(session), several[0])
        assert "could be city " in told
        before = len(session.game.answers)
        shown(session, kind)
        assert session.game.answers[before][1] == city.text
        return
    raise AssertionError("no such question came up")


def test_it_says_at_the_start_what_is_not_certain(tmp_path: Path) -> None:
    own = tmp_path / "box.toml"
    own.write_text('[gift_cards.cards.board-1]\naction = "none"\n', encoding="utf-8")
    ours = about_figures(TableSession(gugong.new_game(1, chance="ask"), 1))
    theirs = about_figures(TableSession(gugong.new_game(1, chance="ask", catalog=own), 1))

    assert "are reconstructed" in ours
    assert "gugong catalog edit" in ours
    assert "The figures of your file are used" in theirs
