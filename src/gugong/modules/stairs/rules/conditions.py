"""What a space asks of whoever steps on it, forward or backward by choice (X-STA-03)."""

from __future__ import annotations

from gugong.engine.ids import LOCKED
from gugong.engine.state import State
from gugong.modules.stairs.rules.tracks import (
    CARDS,
    DECREE,
    DOUBLE,
    HARBOURS,
    INTRIGUE,
    JADE,
    REVEAL,
    TOKENS,
    WALL,
    Icon,
)


def is_met(state: State, seat: int, icon: Icon) -> bool:
    """Whether the seat meets the condition now; for a card to reveal, whether its hand has one."""
    return not missing(state, seat, icon)


def missing(state: State, seat: int, icon: Icon) -> int:
    """How much of the condition the seat does not meet now."""
    need = icon.figure
    if icon.kind == REVEAL:
        return 0 if cards_to_reveal(state, seat, icon) else 1
    if icon.kind == DECREE:
        for tile in state.tiles:
            if state.owns(seat, tile) and state.rules.figures.decrees[tile].level == need:
                return 0
        return 1
    have = need
    if icon.kind == TOKENS:
        have = tokens_owned(state, seat)
    elif icon.kind == HARBOURS:
        have = sum(state.rewards[seat * 3 : seat * 3 + 3])
    elif icon.kind == JADE:
        have = state.jade[seat]
    elif icon.kind == WALL:
        have = state.wall_worth(seat)
    elif icon.kind == INTRIGUE:
        have = state.intrigue[seat]
    elif icon.kind == DOUBLE:
        have = 0 if state.double[seat] == LOCKED else 1
    elif icon.kind == CARDS:
        have = len(state.hands[seat]) + len(state.discards[seat])
    return max(0, need - have)


def cards_to_reveal(state: State, seat: int, icon: Icon) -> list[int]:
    """The hand cards within the range (C-65)."""
    values = state.rules.card_values
    return [card for card in state.hands[seat] if icon.figure <= values[card] <= icon.to]


def tokens_owned(state: State, seat: int) -> int:
    """Stored tokens and the one just collected; a double one counts once (C-25, C-92)."""
    held = 0
    for frame in state.stack:
        if frame.tokens_held() and frame.row()[0] == seat:
            held += 1
    return len(state.tokens[seat]) + held
