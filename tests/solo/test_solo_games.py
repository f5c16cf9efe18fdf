"""Random games against Meng, in every difficulty, pairing and focus: all properties of the engine hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

import gugong
from gugong import Game
from gugong.engine.ids import LOCATIONS
from tests.properties.counting import hold
from tests.properties.games import LONGEST, check_here
from tests.properties.players import NAMES, Player
from tests.solo.alone import MENG, deck_size

DIFFICULTIES = ("easy", "normal", "hard")
PAIRINGS = ("1-2", "2-3", "4-5")
FOCUSES = (None, *LOCATIONS)
ALWAYS_ARRIVES = "S-END-01"  # in four Days Meng's Envoy gets there, so the rule is seen in positions only
KINDS = list(product(DIFFICULTIES, PAIRINGS, FOCUSES))


def walk(difficulty: str, pairing: str, focus: str | None, seed: int, expert: bool = False) -> Iterator[Game]:
    """A game at each of its decisions, and once more when it is over; every third one is asked for chance."""
    game = gugong.new_game(
        1,
        difficulty=difficulty,
        pairing=pairing,
        focus=focus,
        expert=expert,
        seed=seed,
        chance="ask" if seed % 3 == 2 else "deal",
    )
    player = Player(Random(f"{difficulty} {pairing} {focus} {seed}"), NAMES[seed % len(NAMES)])
    yield game
    while game.decision is not None:
        hold(game.ply < LONGEST, "the game does not end")
        game.play(player.choose(game.decision))
        yield game


def automa_cards_are_kept(game: Game) -> None:
    """Deck, today's and older cards are the deck of this game; what lies under his stack is in his hand."""
    meng = game.state.module_states[0].to_dict(game.state)
    deck, today, older = meng["deck"], meng["today"], meng["discards"]
    assert isinstance(deck, dict)
    assert isinstance(today, list)
    assert isinstance(older, dict)
    hold(sum(deck.values()) + len(today) + sum(older.values()) == deck_size(game), "automa cards", meng)
    under = meng.get("under", [])
    assert isinstance(under, list)
    names = [card.name for card in game.state.rules.figures.cards]
    hold(set(under) <= {names[card] for card in game.state.hands[MENG]}, "under the stack, not in hand", under)


@pytest.mark.long
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("pairing", PAIRINGS)
@pytest.mark.parametrize("focus", FOCUSES)
def test_every_property_holds_against_meng(difficulty: str, pairing: str, focus: str | None) -> None:
    """Counts at every decision, costly properties at one in a hundred, or in twenty; Meng is never asked."""
    seed = 100 + KINDS.index((difficulty, pairing, focus))
    for game in walk(difficulty, pairing, focus, seed):
        check_here(game, 1, seed, False)
        automa_cards_are_kept(game)
        hold(game.decision is None or game.decision.seat != MENG, "Meng is asked", game.decision)
    assert game.over


def test_random_games_visit_every_rule_of_meng() -> None:
    """What random games never see, the properties say nothing about."""
    rules: Counter[str] = Counter()
    prompts: Counter[str] = Counter()
    for seed, (difficulty, pairing, focus) in enumerate(KINDS):
        for game in walk(difficulty, pairing, focus, 3 * seed + 2):
            if game.decision is not None:
                prompts[game.decision.prompt] += 1
        rules.update(event.rule for event in game.events)
    ids = [rule for rule in gugong.explain.rulebook() if rule.startswith("S-")]

    assert [rule for rule in ids if rule not in rules and rule != ALWAYS_ARRIVES] == []
    assert {"automa", "reveal-gift", "draw-focus"} <= set(prompts)


def test_hard_is_harder_than_easy() -> None:
    """Against one and the same opponent Meng scores more the harder the game."""
    scores = dict.fromkeys(DIFFICULTIES, 0)
    for difficulty in DIFFICULTIES:
        for seed in range(12):
            *_, game = walk(difficulty, "1-2", None, 3 * seed)
            scores[difficulty] += game.state.vp[MENG]

    assert scores["easy"] < scores["normal"] < scores["hard"]


@pytest.mark.parametrize("seed", range(4))
def test_the_expert_set_up_against_meng(seed: int) -> None:
    """C-96: the focus is a location, whatever the card set-up."""
    for game in walk("hard", "2-3", None, seed, expert=True):
        automa_cards_are_kept(game)
    assert game.over
