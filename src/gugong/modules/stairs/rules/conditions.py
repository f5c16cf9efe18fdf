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
    need = icon.figure
    if icon.kind == REVEAL:
        return bool(cards_to_reveal(state, seat, icon))
    if icon.kind == TOKENS:
        return tokens_owned(state, seat) >= need
    if icon.kind == DECREE:
        return any(state.owns(seat, tile) and state.rules.figures.decrees[tile].level == need for tile in state.tiles)
    if icon.kind == HARBOURS:
        return sum(state.rewards[seat * 3 : seat * 3 + 3]) >= need
    if icon.kind == JADE:
        return state.jade[seat] >= need
    if icon.kind == WALL:
        return state.wall_worth(seat) >= need
    if icon.kind == INTRIGUE:
        return state.intrigue[seat] >= need
    if icon.kind == DOUBLE:
        return state.double[seat] != LOCKED
    if icon.kind == CARDS:
        return len(state.hands[seat]) + len(state.discards[seat]) >= need
    return True


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
