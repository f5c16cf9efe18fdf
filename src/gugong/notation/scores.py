"""The score, itemised: what stood on the track, and what the final scoring added, each with its rule."""

from __future__ import annotations

from gugong.engine.scoring import may_win
from gugong.engine.state import State


def score_sheet(state: State) -> dict[int, dict[str, object]]:
    """By seat: `items` as (rule, VP), `vp` on the track, whether it `counts`, and the `total`."""
    over = state.pending is None and not state.stack
    sheet: dict[int, dict[str, object]] = {}
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
