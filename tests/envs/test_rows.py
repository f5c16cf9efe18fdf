"""Rows: they say what the view says, keep what it hides, and are never stale."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import gugong
from gugong import Game, envs
from gugong.engine.ids import NOWHERE
from gugong.envs.kinds import Bytes, observer_for
from gugong.envs.layout import LAYOUT, layout_for
from gugong.envs.row import Row, zeros
from gugong.errors import EnvError
from tests.envs.redeals import positions, redeal
from tests.properties.mixes import Mix, every_mix

MIXES = every_mix()[::9]


def some_positions(count: int, seed: int, mixes: list[Mix]) -> list[Game]:
    walk = positions(mixes, seed, 25)
    return [game.copy() for _, (_, game) in zip(range(count), walk, strict=False)]


@pytest.fixture(scope="module", name="games")
def _games() -> list[Game]:
    return some_positions(200, 3, MIXES)


def test_what_is_hidden_does_not_reach_the_row() -> None:
    """Dealt anew, it changes no byte of the seat's row or mask; `make research` does this 100,000 times."""
    found = redeal(1_000, seed=5)

    assert found.faults == []
    assert found.own == 1_000
    assert found.others_differ > 100, "another seat's row has to differ, or this test proves nothing"


def test_a_row_says_where_the_view_says_that_cards_are(games: list[Game]) -> None:
    """C-89, card by card: in a hand, in a discard, in either, on the board, unseen."""
    for game in games:
        for seat in range(game.players):
            if seat == game.state.rules.automa:
                continue
            view = game.view(seat)
            row = envs.observe(game, seat)
            for number, card in enumerate(game.state.rules.figures.cards):
                planes = list(row[LAYOUT[f"card.{card.name}"]])
                expected = [0] * 8
                expected[3] = int(number in view.unseen) or 2 * (number in view.state.pile_tail)
                expected[2] = int(number in view.state.board)
                expected[0] = int(number in view.state.hands[seat])
                expected[1] = int(number in view.state.discards[seat])
                for other in range(game.players):
                    if other != seat:
                        plane = 3 + (other - seat) % game.players
                        expected[plane] = 3 * (number in view.loose[other])
                        expected[plane] += (number in view.state.hands[other]) + 2 * (
                            number in view.state.discards[other]
                        )
                assert planes == expected, (card.name, seat, game.record())


def test_a_row_says_what_lies_open(games: list[Game]) -> None:
    for game in games[::4]:
        state = game.state
        tables = state.rules.figures
        for seat in range(game.players):
            row = envs.observe(game, seat)

            def at(name: str, row: Bytes = row) -> int:
                return int(row[LAYOUT[name]][0])

            assert (at("head.seats"), at("head.seat"), at("head.day")) == (game.players, seat, state.day)
            assert at("head.pile") == state.pile_size()
            for other in range(game.players):
                who = f"seat{(other - seat) % game.players}"
                assert at(f"{who}.vp") == state.vp[other]
                assert at(f"{who}.pool") == state.pool[other]
                assert at(f"{who}.envoy") == state.envoy[other]
                assert at(f"{who}.spot") == (state.spot[other] + 1 if state.spot[other] != NOWHERE else 0)
                assert at(f"{who}.rank") == state.marker_rank(other)
                assert at(f"{who}.hand") == len(state.hands[other])
                for token, kind in enumerate(tables.tokens):
                    assert at(f"{who}.token.{kind.name}") == state.tokens[other].count(token)
                for tile, decree in enumerate(tables.decrees):
                    assert at(f"decree.{decree.name}.{who}") == (tile in state.tiles and state.owns(other, tile))
            assert game.decision is not None
            assert at(f"asked.seat{(game.decision.seat - seat) % game.players}") == 1
            assert at(f"prompt.{game.decision.prompt}") == 1
            for city, token in zip(tables.map.cities, state.map, strict=True):
                assert at(f"city.{city}") == token + 1
            for location in state.rules.locations:
                card = state.board[location]
                value = tables.cards[card].value if card >= 0 else 0
                assert at(f"location.{state.rules.location_names[location]}.value") == value


def test_a_row_written_over_another_is_as_good_as_new(games: list[Game]) -> None:
    """Only what was marked is cleared; nothing of the row before stays."""
    for game in games:
        rules = game.state.rules
        layout = layout_for(rules)
        fresh = Row(zeros(layout.size), 0, layout.size)
        observer = observer_for(rules, layout)
        observer.prime(fresh)
        seat = Random(game.ply).randrange(game.players)
        observer.write(fresh, game.state, seat)
        assert np.array_equal(np.frombuffer(fresh.cells, np.uint8), envs.observe(game, seat))  # type: ignore[call-overload]


def test_what_is_under_way_is_counted_back() -> None:
    """Also after more frames of a class than a column can count."""
    state = gugong.new_game(2, seed=4).state.copy()
    layout = layout_for(state.rules)
    observer = observer_for(state.rules, layout)
    bottom, top = state.stack[0], state.stack[-1]
    assert type(bottom) is not type(top)

    def new() -> Row:
        row = Row(zeros(layout.size), 0, layout.size)
        observer.prime(row)
        return row

    kept = new()
    for count in (1, 5, 300, 2, 255, 256, 254, 0, 3):
        for stack in ([bottom] * count + [top], [top] + [bottom] * count, [bottom] * count):
            state.stack[:] = stack
            fresh = new()
            observer.write(fresh, state, 0)
            observer.write(kept, state, 0)
            cells = np.frombuffer(kept.cells, np.uint8)  # type: ignore[call-overload]  # it has a buffer
            assert np.array_equal(cells, np.frombuffer(fresh.cells, np.uint8))  # type: ignore[call-overload]
            assert cells[layout.starts["frame"] : layout.starts["figure"]].max() == min(
                255, max(count, len(stack) - count)
            )


def test_no_column_holds_more_than_it_can(games: list[Game]) -> None:
    """And what is spare holds nothing; masks are never empty."""
    for game in games:
        assert np.all(envs.observe(game, 0) <= LAYOUT.maxima), game.record()
        assert game.decision is not None
        texts = [envs.SPACE.text(int(id)) for id in np.flatnonzero(envs.legal(game))]
        assert sorted(text.removesuffix(" (aside)") for text in texts) == sorted(o.text for o in game.decision.options)


def test_when_it_is_over_nobody_is_asked() -> None:
    game = gugong.new_game(2, seed=4)
    while game.decision is not None:
        game.play(game.decision.options[0])

    assert envs.observe(game, 1)[LAYOUT["asked.nobody"]] == 1
    assert not envs.legal(game).any()
    asking = gugong.new_game(2, seed=4, chance="ask")
    assert envs.observe(asking, 1)[LAYOUT["asked.chance"]] == 1
    assert not envs.legal(asking).any()


def test_only_a_game_has_rows(games: list[Game]) -> None:
    """A view would do, and give other seats' rows that lack what they may know."""
    nothings: list[Any] = [games[0].view(0), None]
    for given in nothings:
        for ask in (lambda each: envs.observe(each, 0), envs.legal):
            with pytest.raises(EnvError, match="a Game is needed, not"):
                ask(given)
