"""The constraints on the hands, the deals they allow, and the search among them (`tests/balance`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from gugong.catalog import editions, load_catalog
from gugong.catalog.checks import LOCATIONS, LOW
from gugong.errors import CatalogError
from tests.balance import search
from tests.balance.hands import Card, cards_of, changed, complaints, deals, figures, in_hands
from tests.balance.worth import (
    KINDS,
    PAIRINGS,
    Ended,
    Measured,
    Vector,
    fit,
    forecast,
    numbered,
    places,
    strengths,
    unfairness,
)

BEFORE = cards_of(search.EDITION)
SOME = list(islice(deals(BEFORE), 0, None, 2999))


def doing(names: Iterable[str], action: str) -> dict[str, Card]:
    """The cards, with this action on some of them."""
    return {**BEFORE, **{name: BEFORE[name]._replace(action=action) for name in names}}


@pytest.mark.parametrize("edition", editions())
def test_every_edition_keeps_the_constraints(edition: str) -> None:
    assert complaints(cards_of(edition)) == []


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"hand1-1": Card("draw", 1, "servants-2")}, "hand1 has 3 cards"),
        ({"hand1-1": Card("hand6", 1, "servants-2")}, "hand6 has 1 cards"),
        ({"hand1-1": Card("hand1", 0, "servants-2")}, "hand1-1 is 0"),
        ({"hand1-1": Card("hand1", 1, "jade")}, "hand1-1 does jade"),
        ({"hand1-1": Card("hand1", 1, "canal")}, "1 canal is there twice"),
        ({"board-9": Card("board", 7, "none")}, "with both boards of Pànjūn the values on the board are not 1-9"),
        ({"hand1-7": Card("hand1", 8, "palace")}, "hand1 has a 8"),
        ({"hand1-7": Card("hand1", 3, "palace")}, "hand1 has two cards of a value, so a name would be there twice"),
        ({"hand2-2": Card("hand2", 1, "wall")}, "no hand has a 2, a 5 and a 3 that gives two Servants"),
        ({"hand2-3": Card("hand2", 3, "intrigue")}, "no hand has a 2, a 5 and a 3 that gives two Servants"),
    ],
)
def test_a_broken_constraint_is_named(changes: dict[str, Card], complaint: str) -> None:
    """Changes to edition 1."""
    assert complaint in complaints({**cards_of("1"), **changes})


def test_most_cards_name_a_location_and_most_of_those_are_low() -> None:
    naming = [name for name, card in BEFORE.items() if card.action in LOCATIONS]
    assert "not most of the cards name a location" in complaints(doing(naming[:2], "swap"))
    high = [name for name, card in BEFORE.items() if card.value > LOW]
    assert "of the cards that name a location not most are low" in complaints(doing(high, "wall"))


def test_the_catalog_refuses_what_is_complained_of() -> None:
    """The checks of the loader and these agree on exchanges of any two cards in hands and pile."""
    random = Random(3)
    names = [name for name in BEFORE if BEFORE[name].deck != "board"]
    verdicts = Counter[bool]()
    for _ in range(60):
        one, other = random.sample(names, 2)
        cards = {**BEFORE, one: BEFORE[other]._replace(deck=BEFORE[one].deck)}
        cards[other] = BEFORE[one]._replace(deck=BEFORE[other].deck)
        found = [each for each in complaints(cards) if "a name would be" not in each]  # a wish of ours alone
        rows = {name: {"value": cards[name].value, "action": cards[name].action} for name in (one, other)}
        try:
            load_catalog({"gift_cards": {"cards": rows}})
        except CatalogError:
            assert found
        else:
            assert not found
        verdicts[bool(found)] += 1
    assert min(verdicts[True], verdicts[False]) > 5


def test_deals_keep_names_values_and_the_38_cards() -> None:
    assert SOME[0] == BEFORE
    for cards in SOME:
        assert complaints(cards) == []
        assert list(cards) == list(BEFORE)
        assert all(cards[name][:2] == BEFORE[name][:2] for name in BEFORE)
        assert Counter(card[1:] for card in cards.values()) == Counter(card[1:] for card in BEFORE.values())
    assert len({numbered(cards, BEFORE) for cards in SOME}) == len(SOME)


def test_a_deal_as_changes_to_the_catalog() -> None:
    cards = SOME[-1]
    tables = load_catalog(figures(cards, BEFORE)).engine_figures
    found = {card.name: Card(card.deck, card.value, card.effect) for card in tables.cards if card.name in BEFORE}
    assert found == cards != BEFORE
    assert figures(BEFORE, BEFORE) == {}


def made_up(worth: Vector, games: int) -> list[Ended]:
    """Games whose scores follow from the cards' worth, with a little luck."""
    random = np.random.default_rng(5)
    found: list[Ended] = []
    for number in range(games):
        deal = numbered(SOME[number % len(SOME)], BEFORE)
        for kind in KINDS:
            hands = [sum(worth[np.array(deal) == hand]) for hand in places(kind)]
            scores = [round(10 * float(each + random.normal(0, 0.5))) for each in hands]
            found.append(Ended(kind, number, deal, int(np.argmax(scores)), scores, [0] * len(scores)))
    return found


def test_the_fit_finds_what_cards_are_worth() -> None:
    true = np.zeros(len(in_hands(BEFORE)))
    strong = in_hands(BEFORE).index("hand5-7")
    true[strong] = 2.0
    worth = fit(made_up(true, 400))
    assert int(np.argmax(worth.figures[: len(true)])) == strong
    assert all(slope > 0 for slope in worth.slopes.values())
    deals_5 = np.array([numbered(cards, BEFORE) for cards in SOME])
    shares = worth.shares("5", deals_5)
    assert shares.sum(axis=1) == pytest.approx(0, abs=1e-9)
    assert [int(np.argmax(row)) for row in shares] == [int(deal[strong]) for deal in deals_5]


def test_a_forecast_moves_what_was_measured_by_what_hands_differ() -> None:
    true = np.zeros(len(in_hands(BEFORE)))
    true[in_hands(BEFORE).index("hand5-7")] = 2.0
    worth = fit(made_up(true, 400))
    both = np.array([numbered(cards, BEFORE) for cards in (SOME[0], SOME[-1])])
    fair = {kind: [1 / max(2, len(places(kind)))] * len(places(kind)) for kind in KINDS}
    known = Measured(tuple(map(int, both[0])), dict.fromkeys(KINDS, 1000), fair)

    shares = forecast(worth, [known], both)

    assert unfairness(shares)[0] == pytest.approx(0, abs=1e-6)
    for kind in KINDS:
        moved = (strengths(kind, both) @ worth.figures) * worth.slopes[kind]
        assert shares[kind][1] - shares[kind][0] == pytest.approx(moved[1] - moved[0])


def test_unfairness_is_1_at_the_edge_of_what_is_wanted() -> None:
    """Four deals: fair; a place 3 points off, and so another; twice that; pairings 5 points apart."""
    shares = {kind: np.full((4, len(places(kind))), 1 / len(places(kind))) for kind in KINDS}
    shares.update({pairing: np.full((4, 1), 0.4) for pairing in PAIRINGS})
    shares["2"][1] += [0.03, -0.03]
    shares["2"][2] += [0.06, -0.06]
    shares["2-3"][3] += 0.05
    assert unfairness(shares) == pytest.approx([0, 2, 32, 1])


def test_results_of_a_deal_itself_outweigh_the_forecast() -> None:
    true = np.zeros(len(in_hands(BEFORE)))
    worth = fit(made_up(true, 100))
    one, other = (numbered(cards, BEFORE) for cards in (SOME[0], SOME[-1]))
    both = np.array([one, other])
    unfair = {kind: [0.9] + [0.1 / max(1, len(places(kind)) - 1)] * (len(places(kind)) - 1) for kind in KINDS}
    fair = {kind: [1 / len(places(kind))] * len(places(kind)) for kind in KINDS}
    known = [Measured(one, dict.fromkeys(KINDS, 5000), fair), Measured(other, dict.fromkeys(KINDS, 5000), unfair)]
    shares = forecast(worth, known, both)
    assert abs(shares["2"][0, 0] - 0.5) < 0.05
    assert abs(shares["2"][1, 0] - 0.9) < 0.05


def test_results_count_for_deals_that_are_like() -> None:
    """Two cards changed hands: a quarter of what the other's games say; nearly all changed: nothing of it."""
    worth = fit(made_up(np.zeros(len(in_hands(BEFORE))), 100))
    near = {**BEFORE, "hand4-4": BEFORE["hand5-4"], "hand5-4": BEFORE["hand4-4"]}
    near = {name: card._replace(deck=BEFORE[name].deck) for name, card in near.items()}
    three = np.array([numbered(cards, BEFORE) for cards in (BEFORE, near, SOME[-1])])
    fair, other = ({kind: [share] * len(places(kind)) for kind in KINDS} for share in (0.5, 0.7))
    far = tuple(map(int, three[2]))
    known = [
        Measured(far, dict.fromkeys(KINDS, 2000), fair),
        Measured(tuple(map(int, three[0])), dict.fromkeys(KINDS, 2000), other),
    ]
    base = forecast(worth, known, three)["4-5"][:, 0] - worth.shares("4-5", three)[:, 0]
    low, high = (each.shares["4-5"][0] - worth.shares("4-5", np.array([each.deal]))[0, 0] for each in known)
    usual = (low + high) / 2
    assert base == pytest.approx(
        [(500 * usual + 2000 * high) / 2500, (500 * usual + 500 * high) / 1000, (500 * usual + 2000 * low) / 2500],
        abs=0.01,
    )


def test_a_small_search_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second run plays nothing, and says the same."""
    monkeypatch.setattr(search, "deals", lambda _cards: iter(SOME))
    asked = ["--out", str(tmp_path), "--deals", "2", "--finalists", "2", "--games", "1"]
    first: list[str] = []
    assert search.main(asked, first.append) == 0
    kept = [(file.name, file.read_bytes()) for file in sorted(tmp_path.iterdir())]
    torn = next(tmp_path.glob("greedy-*"))
    torn.write_bytes(torn.read_bytes() + b'{"kind"')  # as if the machine had stopped
    again: list[str] = []
    assert search.main(asked, again.append) == 0
    assert again == first
    assert [(file.name, file.read_bytes()) for file in sorted(tmp_path.iterdir())] == kept
    assert sum("deck =" in line for line in first) == 20
    assert changed(SOME[0], BEFORE) == []
