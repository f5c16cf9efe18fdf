"""Damaged positions of games against Meng: refused, or games that can be played to their end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from gugong import Game, PositionError
from tests.fuzz import damage
from tests.fuzz.test_fuzz_positions import use
from tests.solo.test_solo_games import DIFFICULTIES, walk


@cache
def games() -> list[Game]:
    """Games stopped at all kinds of questions, chance asked."""
    found: list[Game] = []
    seen: dict[str, int] = {}
    for seed in range(30):
        for game in walk(DIFFICULTIES[seed % 3], "1-2", None, 3 * seed + 2):
            kind = "over" if game.decision is None else game.decision.prompt
            if seen.setdefault(kind, 0) < 4 and (game.over or (game.ply + seed) % 7 == 0):
                seen[kind] += 1
                found.append(game.copy())
    return found


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_a_damaged_position_is_refused_or_plays_to_its_end(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damage, "games", games)
    for seed in range(first, first + 100):
        random = Random(seed)
        position, told = damage.damaged_position(random)
        try:
            game = Game.from_dict(position, seed=seed)
        except PositionError:
            continue
        try:
            use(game, random)
        except Exception as error:
            error.add_note(f"seed {seed}: {told}")
            raise


def test_undamaged_positions_load() -> None:
    for game in games():
        assert Game.from_dict(game.to_dict(), chance="ask").to_dict() == game.to_dict()
