"""Every key of the engine has words, and no words are kept for a key that is gone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import gugong
from gugong.engine.ids import CARD_EFFECTS, LOCATIONS, TOKEN_EFFECTS
from gugong.explain.events import FIELDS
from gugong.explain.module_speech import speeches
from gugong.explain.questions import RULES
from gugong.explain.rulebook import rulebook
from gugong.explain.things import LISTS
from gugong.explain.voice import TableVoice
from gugong.installed import INSTALLED
from gugong.words.bundles import bundle_of
from gugong.words.phrase import Person, phrase
from tests.words.test_keys import keys as written_keys

ENGLISH = bundle_of("en")
GUGONG = Path(__file__).resolve().parents[2] / "src" / "gugong"
ENGINE = [*sorted((GUGONG / "engine").rglob("*.py")), *sorted(GUGONG.glob("modules/*/rules/*.py"))]

# Reasons that explain itself gives: an answer to another question, to chance, or to nobody.
OWN_REASONS = {"compulsory", "chance", "chance-answers", "on-offer", "over", "unknown", "malformed"}
OWN_REASONS |= {"no-servant-for-tokens", "one-exchange-at-a-time"}
# Reasons that other rooms give: why there is no such game, record, position or figure.
OTHERS = ("config-", "record-", "position-", "figures-", "at", "by-rule", "plain", "system-", "unusable-")

# Where each call names its key: the place of the argument.
REASON = {"Reason": 0}
PROMPT = {"ask": 1, "Decision": 1, "draw_token": 1, "draw_automa": 1, "MayGain": 2, "ask_which": 3}
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


def bases(prefix: str) -> set[str]:
    """The keys that English has words for behind this prefix, without their variants."""
    behind = (name.removeprefix(prefix) for name in ENGLISH.names() if name.startswith(prefix))
    return {key.partition("_")[0] for key in behind}


def test_every_reason_of_the_engine_has_words_and_only_those() -> None:
    """Of the engine, or of whatever else refuses something by a reason of its own."""
    of_engine = {key for key in keys(REASON) if not key.startswith("config-")}
    of_others = {key for key in bases("why-") if key.startswith(OTHERS)}
    written = {key.removeprefix("why-").partition("_")[0] for _, key in written_keys() if key.startswith("why-")}
    assert of_engine <= bases("why-")
    assert bases("why-") - OWN_REASONS - of_others - written == set()


def test_every_prompt_of_the_engine_has_words_and_only_those() -> None:
    rules = {prompt for speech in speeches() for prompt in speech.rules}
    assert bases("ask-") == keys(PROMPT) == {*RULES, *rules}


def test_every_event_of_the_engine_has_words_and_only_those() -> None:
    assert bases("event-") == keys(EVENT)
    assert {*FIELDS, *(kind for speech in speeches() for kind in speech.fields)} <= keys(EVENT)


def test_the_search_finds_keys_at_all() -> None:
    """Were the engine written otherwise, the tests above would compare nothing with nothing."""
    assert "fee-due" in keys(REASON)
    assert {"card-action", "location-action", "refill-token", "morning-servants"} <= keys(PROMPT)
    assert "draw-gift" in keys(EVENT)


def test_a_prompt_is_asked_by_a_rule_that_is_in_the_book() -> None:
    rules = dict(RULES)
    for speech in speeches():
        rules.update(speech.rules)
    assert {prompt: rule for prompt, rule in rules.items() if rule not in rulebook()} == {}


def named(kind: str, form: str = "") -> set[str]:
    """The ids of a kind that have a name, or one in this form."""
    found = {name.removeprefix(f"{kind}-"): ENGLISH.message(name) for name in ENGLISH.names()}
    wanted = {id: message for id, message in found.items() if f"{kind}-{id}" in ENGLISH.names()}
    return {id for id, message in wanted.items() if message is not None and (not form or form in message.attributes)}


def test_every_thing_of_the_catalog_has_a_name() -> None:
    """Everything of the base game and of the modules that are installed."""
    tables = gugong.load_catalog().engine_figures
    brought = {"", *(module.name() for module in INSTALLED)}
    locations = {*LOCATIONS, *(name for module in INSTALLED for name in module.locations())}
    for form in ("", "short", "official", "does"):
        assert named("location", form) == locations
    assert named("city") == set(tables.map.cities)
    for form in ("", "does", "short"):
        assert named("decree", form) == {tile.name for tile in tables.decrees if tile.module in brought}
    tokens = {token.effect for token in tables.tokens if token.module in brought}
    assert named("token") == named("token", "does") == tokens >= set(TOKEN_EFFECTS)
    cards = {card.effect for card in tables.cards if card.module in brought}
    assert named("effect") == {*CARD_EFFECTS, *locations, *cards}
    for kind in ("reward", "benefit", "zone"):
        assert named(kind) == set(LISTS[kind])
    assert {int(id.partition("_")[0]) for id in named("gift-name")} == set(tables.gifts)


def test_a_morning_decree_says_what_it_does_each_morning() -> None:
    morning = {
        tile.name for tile in gugong.load_catalog().engine_figures.decrees if tile.level == 1 and "morning" in tile.name
    }

    assert morning <= named("decree", "morning")


def test_numbers_and_nouns_agree() -> None:
    voice = TableVoice(gugong.new_game(2, seed=1).state.rules)

    assert [voice.say(phrase("count-servant", {"n": n})) for n in (0, 1, 2)] == [
        "0 Servants",
        "1 Servant",
        "2 Servants",
    ]
    assert voice.text(()) == "nothing"


def test_a_players_name_is_said_where_it_is_known() -> None:
    rules = gugong.new_game(2, seed=1).state.rules

    assert TableVoice(rules, players=["Anna", "Lisa"]).text(Person(1)) == "Lisa"
    assert TableVoice(rules).text(Person(1)) == "seat 1"
    assert TableVoice(rules, players=["Anna", "Lisa"], reader=1).text(Person(1)) == "you"
