"""Every key of the engine has words, and no words are kept for a key that is gone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import gugong
from gugong.engine.ids import CARD_EFFECTS, LOCATIONS, TOKEN_EFFECTS
from gugong.explain.events import FIELDS
from gugong.explain.questions import RULES
from gugong.explain.rulebook import rulebook
from gugong.explain.speech import LISTS, Speaker
from gugong.explain.words_en import ENGLISH
from gugong.installed import INSTALLED

GUGONG = Path(__file__).resolve().parents[2] / "src" / "gugong"
ENGINE = [*sorted((GUGONG / "engine").rglob("*.py")), *sorted(GUGONG.glob("modules/*/rules/*.py"))]

# Reasons that explain itself gives: an answer to another question, to chance, or to nobody.
OWN_REASONS = {"compulsory", "chance", "chance-answers", "on-offer", "over", "unknown", "malformed"}
OWN_REASONS |= {"no-servant-for-tokens", "one-exchange-at-a-time"}

# Where each call names its key: the place of the argument.
REASON = {"Reason": 0}
PROMPT = {"ask": 1, "Decision": 1, "draw_token": 1, "draw_automa": 1, "MayGain": 2}
EVENT = {"tell": 0, "tell_to": 1, "tell_choice": 0}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in ENGINE:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                yield name, node


def keys(where: dict[str, int]) -> set[str]:
    """The words written in the engine at this place of these calls."""
    found = set()
    for name, call in calls():
        if name in where and len(call.args) > where[name]:
            for node in ast.walk(call.args[where[name]]):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def bases(words: object) -> set[str]:
    assert isinstance(words, dict)
    return {key.partition("/")[0] for key in words}


def test_every_reason_of_the_engine_has_words_and_only_those() -> None:
    assert bases(ENGLISH.reasons) - OWN_REASONS == keys(REASON)


def test_every_prompt_of_the_engine_has_words_and_only_those() -> None:
    assert bases(ENGLISH.prompts) == keys(PROMPT) == set(RULES)


def test_every_event_of_the_engine_has_words_and_only_those() -> None:
    assert bases(ENGLISH.events) == keys(EVENT)
    assert set(FIELDS) <= keys(EVENT)


def test_the_search_finds_keys_at_all() -> None:
    """Were the engine written otherwise, the tests above would compare nothing with nothing."""
    assert "fee-due" in keys(REASON)
    assert {"card-action", "location-action", "refill-token", "morning-servants"} <= keys(PROMPT)
    assert "draw-gift" in keys(EVENT)


def test_a_prompt_is_asked_by_a_rule_that_is_in_the_book() -> None:
    assert {prompt: rule for prompt, rule in RULES.items() if rule not in rulebook()} == {}


def test_every_thing_of_the_catalog_has_a_name() -> None:
    """Everything of the base game and of the modules that are installed."""
    tables = gugong.load_catalog().tables
    names = ENGLISH.names
    brought = {"", *(module.name() for module in INSTALLED)}
    locations = {*LOCATIONS, *(name for module in INSTALLED for name in module.locations())}
    for kind in ("place", "place-short", "official", "place-does"):
        assert set(names[kind]) == locations
    assert set(names["city"]) == set(tables.map.cities)
    for kind in ("decree", "decree-does", "decree-short"):
        assert set(names[kind]) == {tile.name for tile in tables.decrees if tile.module in brought}
    tokens = {token.effect for token in tables.tokens if token.module in brought}
    assert set(names["token"]) == set(names["token-does"]) == tokens >= set(TOKEN_EFFECTS)
    cards = {card.effect for card in tables.cards if card.module in brought}
    assert set(names["card-does"]) == {*CARD_EFFECTS, *locations, *cards}
    for kind in ("reward", "reward-short", "benefit", "zone", "zone-short"):
        assert set(names[kind]) == set(LISTS[kind])


def templates() -> list[str]:
    plain = [*ENGLISH.prompts.values(), *ENGLISH.answers.values(), *ENGLISH.reasons.values()]
    told = [sentence for pair in ENGLISH.events.values() for sentence in pair]
    return [*plain, *told, *ENGLISH.phrases.values(), *ENGLISH.names["decree-does"].values()]


@pytest.mark.parametrize("template", templates())
def test_a_field_is_a_noun_or_a_thing(template: str) -> None:
    things = {"gift", "gift-of-value", "card", "player", "berth", "route", "automa", *ENGLISH.names}
    for _, _, said_as, _ in Formatter().parse(template):
        assert not said_as or said_as in ENGLISH.nouns or said_as in things


def test_numbers_and_nouns_agree() -> None:
    speaker = Speaker(gugong.new_game(2, seed=1).state.rules)

    assert speaker.say("{n:servant}, {m:servant}", {"n": 1, "m": 2}) == "1 Servant, 2 Servants"
    assert speaker.say("{none:gift}", {"none": ()}) == "nothing"


def test_a_players_name_is_said_where_it_is_known() -> None:
    rules = gugong.new_game(2, seed=1).state.rules

    assert Speaker(rules, names=["Anna", "Lisa"]).say("{seat:player}", {"seat": 1}) == "Lisa"
    assert Speaker(rules).say("{seat:player}", {"seat": 1}) == "seat 1"
