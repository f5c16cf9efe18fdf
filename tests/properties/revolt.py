"""The Peasant Revolt counted: its ten tokens, whose turn is due, and bids that are cards of a discard pile."""

from __future__ import annotations

from gugong.engine.state import State
from gugong.modules.peasant_revolt.rules.state import RevoltState

VALUES = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
SIZES = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7}
BID_TOKEN = "bid-token"


def found(state: State) -> RevoltState | None:
    """What lies there, if it is in play."""
    return next((each for each in state.module_states if isinstance(each, RevoltState)), None)


def sound(state: State) -> bool:
    """Tokens are neither lost nor made; a full line, and only that, is due; bids are made during a revolt."""
    things = found(state)
    if things is None:
        return True
    size = SIZES[state.rules.config.players]
    first = [*things.shown, *things.revealed[: things.kept]]
    kept = 0 <= things.kept <= things.line + things.aside and bool(things.kept) == bool(things.shown)
    kept = kept and all(first.count(value) <= VALUES.count(value) for value in first)
    kept = kept and things.kept <= len(VALUES) - len(things.shown)
    tokens = 0 <= things.line <= size and 0 <= things.aside <= len(VALUES) - things.line
    due = (things.due >= 0) == (things.line == size) and (not things.aside or things.line == size)
    left = VALUES[:]
    for value in things.revealed:
        left.remove(value)
    revealing = state.pending is not None and state.pending.prompt == "revolt-token"
    revealed = len(things.revealed) in (range(size) if revealing else (0, size))
    sound_track = tokens and kept and due and revealed
    return sound_track and all(sound_bid(state, things, seat) for seat in range(state.rules.seats))


def sound_bid(state: State, things: RevoltState, seat: int) -> bool:
    """A card of the seat's discard pile, and a bid token only with its Decree."""
    card, token = things.bids[seat], things.tokens[seat]
    if card < 0:
        return card == -1 and token == 0
    owned = state.owns(seat, state.rules.tile(BID_TOKEN))
    return len(things.revealed) == things.line and card in state.discards[seat] and (token == 0 or owned)
