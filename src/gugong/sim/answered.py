"""A record becomes rows: one for each answer of a seat, with what was on offer and how the game ended."""

from __future__ import annotations

import numpy as np
import polars as pl

from gugong.engine.ids import CHANCE
from gugong.engine.scoring import may_win
from gugong.envs.kinds import kind_of
from gugong.errors import RecordError, because
from gugong.game import Game
from gugong.games import replay


def trajectories(record: str, *, tensors: bool = False) -> pl.DataFrame:
    """Every answer of a seat: `ply`, `seat`, `prompt`, `answer`, `action` (its id), `options` (ids), and the outcome.

    `score`, `vp` and `won` are the seat's at the end of the game. With `tensors` there is the row that the seat saw, as
    an array of bytes in the layout of that kind of game. RecordError if the record is damaged, or stops before the end.
    """
    whole = replay(record)
    if not whole.over:
        raise RecordError("trajectories", because("record-unfinished"))
    state = whole.state
    game = Game.begin(whole.origin, 0, "ask")
    kind = kind_of(state.rules)
    seats: list[int] = []
    found: dict[str, list[object]] = {name: [] for name in ("ply", "prompt", "answer", "action", "options")}
    rows: list[bytes] = []
    for ply, (seat, text) in enumerate(whole.answers):
        decision = game.decision
        assert decision is not None
        answer = decision.find(text)
        assert answer is not None
        if seat != CHANCE:
            seats.append(seat)
            found["ply"].append(ply)
            found["prompt"].append(decision.prompt)
            found["answer"].append(text)
            found["action"].append(kind.ids[answer.id])
            found["options"].append([kind.ids[option.id] for option in decision.options])
            if tensors:
                rows.append(kind.observe(game, seat).tobytes())
        game.play(answer)
    scores = [state.vp[seat] if may_win(state, seat) else 0 for seat in range(state.rules.seats)]
    table = pl.DataFrame(
        {
            "ply": pl.Series(found["ply"], dtype=pl.Int16),
            "seat": pl.Series(seats, dtype=pl.Int8),
            "prompt": pl.Series(found["prompt"], dtype=pl.String),
            "answer": pl.Series(found["answer"], dtype=pl.String),
            "action": pl.Series(found["action"], dtype=pl.Int16),
            "options": pl.Series(found["options"], dtype=pl.List(pl.Int16)),
            "score": pl.Series([scores[seat] for seat in seats], dtype=pl.Int16),
            "vp": pl.Series([state.vp[seat] for seat in seats], dtype=pl.Int16),
            "won": pl.Series([whole.winner == seat for seat in seats], dtype=pl.Boolean),
        }
    )
    if not tensors:
        return table
    cells = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), kind.layout.size)
    return table.with_columns(pl.Series("row", cells, dtype=pl.Array(pl.UInt8, kind.layout.size)))
