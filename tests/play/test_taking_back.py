"""The manners of a table: what is answered without asking, what may be taken back, what can be foreseen."""

from __future__ import annotations

from random import Random

import pytest

from gugong.engine.ids import CHANCE
from gugong.play import Manners, foresee, is_forced, way_back
from tests.scenes import new_game

MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]


def table(
    players: int = 3, people: tuple[int, ...] = (0, 1, 2), modules: tuple[str, ...] = (), seed: int = 5
) -> Manners:
    made = Manners(new_game(players, modules=modules, seed=seed, chance="ask"), people, seed)
    made.take(made.settled().given)
    return made


def answer(at: Manners, text: str) -> None:
    at.take(at.answers_to(text).given)


def play_until(at: Manners, prompt: str, random: Random) -> int:
    """Play by chance until somebody is asked this; whoever it is."""
    while at.decision is None or at.decision.prompt != prompt:
        assert at.decision is not None, f"nobody was asked {prompt}"
        answer(at, random.choice(at.decision.options).text)
    return at.decision.seat


def test_a_table_deals_as_the_game_does() -> None:
    """The same seed gives the same game, whether the game deals by itself or the table asks for it."""
    at = table()
    game = new_game(3, seed=5)
    random = Random(1)
    for _ in range(80):
        assert at.decision is not None
        text = random.choice(at.decision.options).text
        move = at.answers_to(text)
        at.take(move.given)
        for given in move.given:
            if given.seat != CHANCE:
                game.play(given.answer)
        assert at.game.to_dict() == game.to_dict()


def test_nobody_is_asked_what_is_no_choice_but_the_turns_end() -> None:
    at = table()
    random = Random(2)
    asked = set()
    while at.decision is not None:
        assert not is_forced(at.decision, confirms=True)
        asked.add(at.decision.prompt)
        answer(at, random.choice(at.decision.options).text)
    assert "turn-end" in asked
    assert any(given.forced for given in at.given)
    assert all(given.seat in at.people for given in at.given if given.forced)


def test_nothing_to_take_back_before_the_first_answer() -> None:
    at = table()
    assert at.decision is not None

    assert not way_back(at, at.decision.seat).allowed


def test_back_by_one_answer_and_to_the_start_of_the_turn() -> None:
    at = table()
    assert at.decision is not None
    seat, start = at.decision.seat, len(at.given)
    before = at.game.to_dict()
    answer(at, at.decision.options[0].text)
    middle, count = at.game.to_dict(), len(at.given)
    answer(at, at.decision.options[0].text)

    back = way_back(at, seat)
    assert (back.answer, back.turn) == (count, start)
    at.go_back(back.answer)
    assert at.game.to_dict() == middle
    at.go_back(way_back(at, seat).turn)
    assert at.game.to_dict() == before
    assert not way_back(at, seat).allowed


def test_no_further_than_the_last_other_players_decision() -> None:
    at = table()
    random = Random(3)
    seat = play_until(at, "turn-end", random)
    answer(at, "done")
    assert at.decision is not None
    other = at.decision.seat
    assert other != seat

    assert way_back(at, seat).allowed  # nobody has answered since
    answer(at, at.decision.options[0].text)
    assert way_back(at, seat).lock == "other"
    assert way_back(at, seat).seat == other
    assert way_back(at, other).allowed


def test_no_further_than_what_chance_decided() -> None:
    """Whoever has drawn a card or seen the dice does not choose again."""
    locks = set()
    for seed in range(30):
        at, random = table(seed=seed), Random(seed)
        while at.decision is not None:
            seat = at.decision.seat
            count = len(at.given)
            drawing = at.decision.find("claim gift-card")
            answer(at, (drawing or random.choice(at.decision.options)).text)
            if at.game.over:
                assert way_back(at, seat).lock == "over"
            elif CHANCE in [given.seat for given in at.given[count:]]:
                latest = max(place for place, given in enumerate(at.given) if given.seat == CHANCE)
                back = way_back(at, seat)
                assert not back.allowed or back.turn > latest
                locks.add(back.lock)
    assert {"roll", "draw-gift"} <= locks


@pytest.mark.parametrize("modules", [[], MODULES], ids=["base", "all modules"])
def test_taking_back_never_shows_anything_twice(modules: list[str]) -> None:
    """Between where a seat goes back to and now, its view has lost no unseen card and nobody else has answered."""
    at, random = table(modules=tuple(modules), seed=9), Random(9)
    tried = 0
    while at.decision is not None:
        seat = at.decision.seat
        answer(at, random.choice(at.decision.options).text)
        if at.game.over:
            break
        back = way_back(at, seat)
        if back.allowed and random.random() < 0.3:
            unseen = at.game.view(seat).unseen
            assert {given.seat for given in at.given[back.turn :]} == {seat}
            told = at.told(seat)
            at.go_back(back.turn)
            assert at.game.view(seat).unseen == unseen
            assert repr(at.told(seat)) == repr(told[: len(at.told(seat))])
            tried += 1
    assert tried > 10


def test_the_last_to_bid_cannot_see_the_bids_and_bid_again() -> None:
    """Peasant Revolt: the last bid turns all of them over, so it cannot be foreseen and not be taken back."""
    for seed in range(30):
        at, random = table(modules=("peasant-revolt",), seed=seed), Random(seed)
        while at.decision is not None:
            decision = at.decision
            view, seat, text = at.game.view(decision.seat), decision.seat, random.choice(decision.options).text
            bids = len([given for given in at.given if given.answer.startswith("bid ")])
            told = len(at.told(seat))
            answer(at, text)
            shown = [event.kind for _, event in at.told(seat)[told:]]
            if text.startswith("bid ") and shown.count("shows-bid") > 1 and bids:
                assert foresee(view, text) is None
                assert not way_back(at, seat).allowed
                return
    pytest.fail("nobody had anything to hide in these bids: other seeds are needed")


def test_what_is_foreseen_happens() -> None:
    at, random = table(seed=4), Random(4)
    seen = 0
    while at.decision is not None and seen < 60:
        decision = at.decision
        text = random.choice(decision.options).text
        outcome = foresee(at.game.view(decision.seat), text)
        told = len(at.told(decision.seat))
        answer(at, text)
        if outcome is not None:
            happened = [(event.kind, event.values) for _, event in at.told(decision.seat)[told:]]
            foreseen = [(event.kind, event.values) for event in outcome.events]
            assert happened[: len(foreseen)] == foreseen
            seen += 1


def test_what_was_told_since_the_latest_turn() -> None:
    at, random = table(players=1, people=(0,)), Random(6)
    play_until(at, "turn-end", random)
    place = len(at.given)
    answer(at, "done")

    assert at.since(0) == place
    new = [event for ply, event in at.told(0) if ply > at.since(0)]
    assert any(event.seat == 1 for event in new)  # Meng's turn
