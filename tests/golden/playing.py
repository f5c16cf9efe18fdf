"""Finished games on paper: a record, and beside it a line of figures for the start of every turn."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import gugong
from gugong import Game, bots
from gugong.configuration import MODULES
from tests.properties.players import Player
from tests.scenes import new_game

HERE = Path(__file__).resolve().parent
COUNTS = (2, 3, 4, 5)
# Every golden game by the name of its files: what `new_game` is told beside the seed.
GAMES: dict[str, dict[str, Any]] = {
    **{f"{players}-players": {"players": players} for players in COUNTS},
    "solo-easy": {"players": 1, "difficulty": "easy", "pairing": "4-5", "focus": "wall"},
    "solo-normal": {"players": 1},
    "solo-hard": {"players": 1, "difficulty": "hard", "pairing": "2-3", "focus": "canal"},
    "summer-palace": {"players": 4, "modules": ["summer-palace"]},
    "peasant-revolt": {"players": 3, "modules": ["peasant-revolt"]},
    "stairs": {"players": 3, "modules": ["stairs"]},
    "extras": {"players": 5, "modules": ["extras"], "layered_pile": True},
    "all-modules": {"players": 3, "modules": list(MODULES), "expert": True},
}
SEED = 1421  # the year in which the court moved in
WHIMS = 0.3  # how often an answer is given by chance, so that more of the rules is seen


def record_file(name: str) -> Path:
    """The game of this name."""
    return HERE / f"{name}.record"


def figures_file(name: str) -> Path:
    """What it comes to, turn by turn."""
    return HERE / f"{name}.txt"


def play(name: str) -> Game:
    """A game among simple opponents with whims."""
    players = GAMES[name]["players"]
    game = new_game(**GAMES[name], seed=SEED + 97 * players)
    random = Random(SEED + players)
    opponents = [bots.make("greedy", seat) for seat in range(players)]
    whim = Player(random, "busy")
    while game.decision is not None:
        seat = game.decision.seat
        by_chance = random.random() < WHIMS
        game.play(whim.choose(game.decision) if by_chance else opponents[seat].choose(game.view(seat)))
    return game


def figures(record: str) -> str:
    """A line for each turn's start and the scores at the end, found by playing the record answer by answer."""
    head, *answers = record.splitlines()
    game = gugong.replay(head)
    lines: list[str] = []
    active = None
    for line in answers:
        seat, _, answer = line.partition(" ")
        assert game.decision is not None, f"the game is over before {line!r}"
        assert game.decision.seat == (gugong.CHANCE if seat == "-" else int(seat)), f"{line!r}: {game.decision}"
        turn = (game.state.day, game.state.active, game.decision.prompt)
        if game.decision.prompt == "card" and turn != active:
            lines.append(line_of(game))
        active = turn
        game.play(answer)
    return "\n".join([*lines, *last_lines(game)]) + "\n"


def line_of(game: Game) -> str:
    """The figures of all seats, and a digest of the whole position."""
    state = game.state
    columns = {
        "vp": state.vp,
        "jade": state.jade,
        "pool": state.pool,
        "supply": state.supply,
        "wall": state.wall,
        "envoy": state.envoy,
        "intrigue": state.intrigue,
        "tokens": [len(stored) for stored in state.tokens],
        "hand": [len(hand) for hand in state.hands],
    }
    shown = " | ".join(f"{name} {' '.join(f'{value:2}' for value in values)}" for name, values in columns.items())
    return f"{game.ply:4} day {state.day} seat {state.active} | {shown} | {digest(game)}"


def digest(game: Game) -> str:
    """Eight letters that change with the position or the question."""
    decision = game.decision
    question = "" if decision is None else repr(decision)
    whole = json.dumps(game.to_dict(), sort_keys=True, ensure_ascii=False) + question
    return hashlib.sha256(whole.encode()).hexdigest()[:8]


def last_lines(game: Game) -> list[str]:
    """The scores, itemised, and the winner."""
    assert game.over, f"the record stops at {game.decision}"
    lines = []
    for seat, row in game.scores().items():
        items = row["items"]
        assert isinstance(items, list)
        told = ", ".join(f"{rule} {vp}" for rule, vp in items)
        lines.append(f"seat {seat}: {row['total']} ({told})" + ("" if row["counts"] else ", not in the Palace"))
    return [*lines, f"winner: {game.winner} | {digest(game)}"]
