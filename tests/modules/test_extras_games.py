"""Whole random games with Extra Decrees and new Gift Cards: every property of the base game holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gugong
from gugong import Game
from gugong.modules.extras.speech import ExtrasSpeech
from tests.extras import REMOVED
from tests.properties import counting, secrecy, telling
from tests.properties.counting import hold, question
from tests.properties.games import COSTLY, LONGEST, THINNED
from tests.properties.players import BUSY, TASTES, Taste, weight

CARDS = {"extras": 38, "peasant-revolt": 41, "stairs": 38}
TOKENS = {"extras": 34, "peasant-revolt": 32, "stairs": 32}
# Players who like what is new.
NEW: Taste = {**BUSY, "trade": 9, "replace": 9, "step-back": 3, "scheme": 1, "pay": 5, "token": 5, "decree": 6}
LIKED: list[Taste] = [
    NEW,
    {**NEW, "at travel": 12, "token reuse": 30, "token pile-swap": 30, "city": 2, "exchange": 0.02},
    {**NEW, "at canal": 14, "claim gift-card": 40, "claim double-servant": 30, "place double": 8},
    {**NEW, "at decrees": 14, "at palace": 8, "at intrigue": 6},
    *[TASTES[name] for name in ("even", "builder", "courtier")],
]
MIXES: list[dict[str, Any]] = [
    {"modules": ["extras"]},
    {"modules": ["extras"], "expert": True},
    {"modules": ["extras"], "layered_pile": True},
    {"modules": ["extras"], "expert": True, "layered_pile": True},
    {"modules": ["peasant-revolt", "extras"], "extra_decrees": ["audience", "turn-intrigue"]},
    {"modules": ["peasant-revolt", "stairs", "extras"]},
]


# What says things of other modules, whose words are tested with them.
SPEAKING = (
    telling.words_are_found,
    telling.refusals_have_reasons,
    telling.asking_changes_nothing,
    secrecy.equal_views_tell_alike,
)


def counts(game: Game) -> None:
    """Nothing is lost: Servants and Doubles as ever, cards and tokens as many as the modules make them."""
    state = game.state
    names = state.rules.config.modules
    for each in range(game.players):
        counting.servants(state, each)
        counting.double_servant(state, each)
        hold(state.vp[each] >= 0 and state.jade[each] >= 0, "VP or Jade below nothing", state.vp, state.jade)
        hold(0 <= state.intrigue[each] <= state.rules.intrigue_top, "Intrigue", state.intrigue)
    cards(game, max(CARDS[name] for name in names))
    count = sum(state.token_bag) + sum(state.token_discards) + sum(len(stored) for stored in state.tokens)
    count += sum(1 for token in state.map if token >= 0) + sum(len(frame.tokens_held()) for frame in state.stack)
    hold(count == max(TOKENS[name] for name in names), "tokens", count)
    spots = [spot for spot in state.spot if spot >= 0]
    hold(len(set(spots)) == len(spots), "two Envoys on one spot", state.spot)
    hold(all(not owners or tile in state.tiles for tile, owners in enumerate(state.decree_owners)), "Decrees")


def cards(game: Game, in_all: int) -> None:
    """Each card is in one place, none of those that were removed is anywhere; the pile tells no order."""
    state = game.state
    lying = [*(card for card in state.board if card >= 0), *state.pile, *state.lower_pile, *state.pile_tail]
    for held in (*state.hands, *state.discards):
        lying += held
    hold(len(lying) == len(set(lying)), "a card is in two places", sorted(lying))
    hold(state.pile == sorted(state.pile) and state.lower_pile == sorted(state.lower_pile), "the pile tells an order")
    hold(not {state.rules.figures.cards[card].name for card in lying} & set(REMOVED), "a removed card is here")
    if state.day > 1 or state.active >= 0:
        box = 0 if state.rules.config.expert else 4 * (5 - game.players)
        hold(len(lying) + box == in_all, "cards are lost", len(lying), in_all)


def games(players: int, seeds: range) -> Iterator[tuple[Game, int, Random]]:
    """Each game at each of its decisions, and once more at its end."""
    for seed in seeds:
        options = MIXES[seed % len(MIXES)]
        game = gugong.new_game(players, seed=seed, chance="ask" if seed % 5 == 4 else "deal", **options)
        random = Random(f"{players} {seed}")
        taste = LIKED[seed % len(LIKED)]
        yield game, seed, random
        while game.decision is not None:
            hold(game.ply < LONGEST, "the game does not end")
            liked = [weight(taste, option) for option in game.decision.options]
            weights = (game.decision.weights or [1] * len(liked)) if game.decision.seat < 0 else liked
            game.play(random.choices(game.decision.options, weights)[0])
            yield game, seed, random


@pytest.mark.long
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 6), (3, 12), (4, 0), (5, 6)])
def test_every_property_holds(players: int, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies, undo, records, positions, views and deals, at one decision in a hundred, or in twenty."""
    monkeypatch.setattr(secrecy, "counts", counts)
    monkeypatch.setattr(telling, "counts", counts)
    for game, seed, random in games(players, range(first, first + 3)):
        counts(game)
        question(game)
        for number, check in enumerate(COSTLY):
            if check in SPEAKING and len(game.state.rules.modules) > 1:
                continue
            if (game.ply + 7 * number + 13 * seed) % (20 * THINNED) == 0:
                check(game, Random(f"{random.random()}"))


def test_random_games_visit_every_new_question_and_rule() -> None:
    """What random games never see, the properties say nothing about."""
    prompts: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for game, _, _ in games(players, range(42)):
            if game.decision is not None:
                prompts[game.decision.prompt] += 1
            else:
                rules.update(event.rule for event in game.events)
    assert {each for each, rule in ExtrasSpeech.rules.items() if rule != "X-SOL-08"} - set(prompts) <= {"trade-draw"}
    seen = {rule for rule in rules if rule.startswith("X-EXT")}
    assert {f"X-EXT-{number:02}" for number in range(1, 18)} - seen <= {"X-EXT-05", "X-EXT-06", "X-EXT-07"}
