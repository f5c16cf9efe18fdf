"""A number for what a seat sees: equal views give equal numbers, so a bot's chance is a function of what it sees."""

# mypyc: skip
# Compiled, an interrupt amid a long multiplication would be taken for a lack of memory and end the process.

from __future__ import annotations

from typing import Final

from gugong.view import View

PRIME: Final = 1000003
WORD: Final = (1 << 61) - 1


def glance(view: View, seed: int) -> int:
    """A seed for this view: the bot's own, mixed with what lies on the table."""
    state = view.state
    word = (seed * PRIME + view.seat) & WORD
    for figures in (
        (state.day, state.active, state.medal, len(state.stack)),
        state.board,
        state.dice,
        state.vp,
        state.pool,
        state.intrigue,
        state.envoy,
        state.jade,
        state.hands[view.seat],
        state.discards[view.seat],
    ):
        for figure in figures:
            word = (word * PRIME + figure + 7) & WORD
    return word
