"""Events in words, and what they hide."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

import gugong
from gugong.engine.events import Event
from gugong.explain import TableVoice, answer, event, event_to_dict, hide, prompt, rulebook
from tests.scenes import ANNA, LISA, play, position

NAMES = ["Anna", "Lisa", "David", "Sebastian", "Rafael"]


def test_an_exchange_is_told_of_others_and_of_oneself() -> None:
    game = position(2, turn=ANNA, board={"jade": "board-4"}, seats={ANNA: {"hand": ["hand2-6"]}})
    play(game, ANNA, "card hand2-6", "at jade")
    found = next(each for each in game.events if each.kind == "exchange")

    assert event(game.state, found, NAMES) == "Anna gives Silk robe (6) to the Jade Official and takes Tea set (4)"
    assert event(game.state, found, NAMES, LISA).startswith("Anna gives")
    assert event(game.state, found, NAMES, ANNA).startswith("You give Silk robe (6)")
    assert event_to_dict(game.state.rules, found) == {
        "kind": "exchange",
        "rule": "B-DAY-02",
        "seat": ANNA,
        "card": "hand2-6",
        "location": "jade",
        "taken": "board-4",
    }


def test_a_card_discarded_as_a_fee_is_known_to_its_owner_alone() -> None:
    game = position(2, turn=ANNA, board={"jade": "board-8"}, seats={ANNA: {"hand": ["hand2-6", "hand2-3"]}})
    play(game, ANNA, "card hand2-6", "at jade", "discard hand2-3")
    found = next(each for each in game.events if each.kind == "discard-fee")

    assert event(game.state, found, NAMES, LISA) == "Anna pays the fee by discarding a card face down"
    assert event(game.state, found, NAMES, ANNA) == "You pay the fee by discarding Go stones (3)"
    assert event(game.state, found, NAMES) == "Anna pays the fee by discarding Go stones (3)"
    assert event_to_dict(game.state.rules, hide(found, LISA))["card"] is None
    assert event_to_dict(game.state.rules, hide(found, ANNA))["card"] == "hand2-3"
    assert hide(found, None) is found


def test_a_card_drawn_is_known_to_its_owner_alone() -> None:
    rules = gugong.new_game(2, seed=1).state.rules
    drawn = Event("draw-gift", "B-CAN-06", ANNA, (30, -1, -1), 1 << ANNA)

    assert event(rules, drawn, NAMES, LISA) == "Anna draws a card from the pile"
    assert event(rules, drawn, NAMES, ANNA).startswith("You draw ")
    assert 30 not in hide(drawn, LISA).values


@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_event_of_whole_games_has_words_and_a_rule(players: int) -> None:
    random = Random(players)
    kinds = set()
    for seed in range(4):
        game = gugong.new_game(players, seed=seed)
        while game.decision is not None:
            game.play(random.choice(game.decision.options))
        for each in game.events:
            kinds.add(each.kind)
            assert each.rule in rulebook()
            for viewer in (None, each.seat, 0):
                told = event(game.state, each, NAMES, viewer)
                assert told
                assert "{" not in told
                assert told != each.kind
            json.dumps(event_to_dict(game.state.rules, each))
    assert {"exchange", "performs", "wins", "matches"} <= kinds or "nobody-wins" in kinds


@pytest.mark.parametrize(
    ("kind", "seat", "values", "said"),
    [
        ("trades-card", LISA, (0, ANNA), "Lisa hands {card} to you"),
        ("on-top", LISA, (ANNA, 6), "Lisa’s Intrigue marker lies on top of yours"),
        ("replaces-on-wall", LISA, (ANNA, 0), "Lisa replaces one of your Servants on the Great Wall"),
        ("on-top", ANNA, (LISA, 6), "Your Intrigue marker lies on top of Lisa’s"),
    ],
)
def test_who_reads_is_called_you_and_capital_only_where_a_sentence_begins(
    kind: str, seat: int, values: tuple[int, ...], said: str
) -> None:
    rules = gugong.new_game(2, modules=["extras"], seed=1).state.rules
    told = event(rules, Event(kind, "B-INT-01", seat, values), ["You", "Lisa"], ANNA)

    assert told == said.format(card=TableVoice(rules).thing("card", 0))
    assert told == event(rules, Event(kind, "B-INT-01", seat, values), NAMES, ANNA)  # whatever their name


def test_a_table_that_calls_somebody_you_is_spoken_to_in_every_sentence() -> None:
    """Whole games, every event and every question: no capital inside a sentence, no “You’s”."""
    for modules in ((), ("summer-palace", "peasant-revolt", "stairs", "extras")):
        game = gugong.new_game(3, modules=modules, seed=4)
        random = Random(4)
        said = []
        while (decision := game.decision) is not None:
            if decision.seat == ANNA:
                said.append(prompt(game.state, decision, names=["You", "Lisa", "David"]))
                said += [
                    answer(game.state, decision, each, names=["You", "Lisa", "David"]) for each in decision.options
                ]
            game.play(random.choice(decision.options))
        said += [event(game.state, each, ["You", "Lisa", "David"], ANNA) for each in game.events]
        assert len(said) > 500
        assert [each for each in said if re.search(r"[^.?!…] You\b|You’s", each)] == []
        about_them = [event(game.state, each, ["You", "Lisa", "David"], LISA) for each in game.events]
        assert any(each.startswith("You’s Envoy") for each in about_them)  # to others it is a name like any other
