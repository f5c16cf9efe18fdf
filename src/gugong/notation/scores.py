"""The score, itemised: what stood on the track, and what the final scoring added, each with its rule."""

from __future__ import annotations

from typing import TypedDict

from gugong.engine.scoring import may_win
from gugong.engine.state import State


class Score(TypedDict):
    """What a player has, item by item."""

    items: list[tuple[str, int]]  # the rule, and its VP; "track" is what was scored before the end
    vp: int  # on the track
    counts: bool  # whether the player may win: at the end, only from the Palace
    total: int  # 0 for one who may not


def score_sheet(state: State) -> dict[int, Score]:
    """The score of each seat."""
    over = state.pending is None and not state.stack
    sheet: dict[int, Score] = {}
    for seat in range(state.rules.seats):
        final = [(rule, vp) for rule, whose, vp in state.final_items if whose == seat]
        played = state.vp[seat] - sum(vp for _, vp in final)
        counts = not over or may_win(state, seat)
        sheet[seat] = {
            "items": [("track", played), *final],
            "vp": state.vp[seat],
            "counts": counts,
            "total": state.vp[seat] if counts else 0,
        }
    return sheet
