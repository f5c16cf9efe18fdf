"""The revolt track, and the bids of a revolt under way.

Revolt tokens lie face down and nobody knows which is which, so the track only counts them; their values are drawn when
they are revealed. What is known of a token that waited aside during a revolt is that it is none of those revealed then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gugong.engine.frames import FRAME_NAMES, Frame
from gugong.engine.ids import NO_CARD, NOBODY
from gugong.engine.module_state import Lots, ModuleState
from gugong.errors import PositionError, Reason, because

if TYPE_CHECKING:
    from gugong.engine.state import State

HIDDEN: Final = -2  # a bid that was made, and that a view may not show
NAME: Final = "peasant-revolt"
PEASANTS: Final = "peasants"  # its location
KEYS: Final = ("line", "aside", "due", "kept", "shown", "revealed", "bids", "bid_tokens")


class RevoltState(ModuleState):
    """`line` and `aside` count tokens, `due` says whose turn's end brings the revolt; a bid is a card and a token.

    The first `kept` tokens, counted along the line and then aside, waited aside during the last revolt: they are none
    of those `shown` then (X-PRV-11).
    """

    def __init__(
        self,
        line: int,
        aside: int,
        due: int,
        kept: int,
        shown: tuple[int, ...],
        revealed: tuple[int, ...],
        bids: list[int],
        tokens: list[int],
    ) -> None:
        self.line = line
        self.aside = aside
        self.due = due
        self.kept = kept
        self.shown = shown
        self.revealed = revealed
        self.bids = bids
        self.tokens = tokens

    def copy(self) -> ModuleState:
        return self.with_bids(self.bids[:], self.tokens[:])

    def with_bids(self, bids: list[int], tokens: list[int]) -> RevoltState:
        """The same track with these bids."""
        return RevoltState(self.line, self.aside, self.due, self.kept, self.shown, self.revealed, bids, tokens)

    def threat(self) -> int:
        """What the tokens revealed so far add up to."""
        return sum(self.revealed)

    def hidden(self, values: list[int]) -> list[int]:
        """What the next token can be, of `values` that all tokens together have: kept ones lie first."""
        left = values[:]
        for value in self.revealed:
            left.remove(value)
        if len(self.revealed) < self.kept:
            for value in self.shown:
                left.remove(value)
        return left

    def bid(self, seat: int, card: int, token: int) -> None:
        """The seat's card and bid token; NO_CARD takes them away."""
        self.bids[seat] = card
        self.tokens[seat] = token

    # On paper

    def to_dict(self, state: State) -> dict[str, object]:
        cards = state.rules.figures.cards
        names = [None if bid == NO_CARD else "?" if bid == HIDDEN else cards[bid].name for bid in self.bids]
        return {
            "line": self.line,
            "aside": self.aside,
            "due": None if self.due == NOBODY else self.due,
            "kept": self.kept,
            "shown": list(self.shown),
            "revealed": list(self.revealed),
            "bids": names,
            "bid_tokens": [None if bid == HIDDEN else token for bid, token in zip(self.bids, self.tokens, strict=True)],
        }

    def read(self, state: State, data: dict[str, object]) -> None:
        for key in data:
            if key not in KEYS:
                raise PositionError("", because("position-unknown-key", given=repr(key)))
        size = track_size(state)
        self.line = _count(data.get("line", 0), "line", size)
        self.aside = _count(data.get("aside", 0), "aside", len(revolt_tokens(state)) - self.line)
        due = data.get("due")
        self.due = NOBODY if due is None else _count(due, "due", state.rules.seats - 1)
        if (self.line == size) != (self.due != NOBODY):
            raise PositionError("due", because("revolt-due"))
        if self.aside and self.line < size:
            raise PositionError("aside", because("revolt-aside"))
        self._read_kept(state, data.get("kept", 0), data.get("shown", []))
        self._read_revealed(state, data.get("revealed", []))
        self._read_bids(state, data)

    def _read_kept(self, state: State, kept: object, shown: object) -> None:
        values = revolt_tokens(state)
        self.shown = tuple(sorted(_values(shown, "shown", values)))
        self.kept = _count(kept, "kept", min(self.line + self.aside, len(values) - len(self.shown)))
        size = track_size(state)
        if len(self.shown) not in (range(size, len(values), size) if self.kept else (0,)):
            raise PositionError("shown", because("revolt-shown"))
        if self.kept > self.line and self.kept < self.line + self.aside:
            raise PositionError("kept", because("revolt-kept-first"))

    def _read_revealed(self, state: State, values: object) -> None:
        tokens = revolt_tokens(state)
        revealed = _values(values, "revealed", tokens)
        if len(revealed) > self.line:
            raise PositionError("revealed", because("revolt-too-many"))
        _values([*self.shown, *revealed[: self.kept]], "revealed", tokens)
        self.revealed = tuple(revealed)

    def _read_bids(self, state: State, data: dict[str, object]) -> None:
        seats = state.rules.seats
        bids = data.get("bids", [None] * seats)
        tokens = data.get("bid_tokens", [0] * seats)
        if not isinstance(bids, list) or not isinstance(tokens, list) or not len(bids) == len(tokens) == seats:
            raise PositionError("bids, bid_tokens", because("position-list-each", number=seats))
        names = [card.name for card in state.rules.figures.cards]
        for seat in range(seats):
            name, token = bids[seat], tokens[seat]
            if name is not None and name not in names:
                raise PositionError(f"bids[{seat}]", because("position-unknown", what="card", given=repr(name)))
            if type(token) is not int or abs(token) not in (0, bid_token(state)):
                raise PositionError(f"bid_tokens[{seat}]", because("revolt-bid-token", worth=bid_token(state)))
            self.bid(seat, NO_CARD if name is None else names.index(name), token)

    def take(self, state: State, values: object) -> None:
        """As on paper, but for the bids of others in a view: that one was made is all that is known."""
        assert isinstance(values, dict)
        hidden = [seat for seat, bid in enumerate(values["bids"]) if bid == "?"]
        bids = [None if bid == "?" else bid for bid in values["bids"]]
        self.read(state, {**values, "bids": bids, "bid_tokens": [token or 0 for token in values["bid_tokens"]]})
        for seat in hidden:
            self.bid(seat, HIDDEN, 0)

    def check(self, state: State) -> None:
        """A revolt lies on the stack while tokens are revealed and bids are made; a bid is a card one could bid."""
        stack = [FRAME_NAMES[type(frame)] for frame in state.stack]
        bidding = "revolt-outcome" in stack
        under_way = bidding or "revolt-ends" in stack
        if (under_way or "revolt" in stack) and self.line < track_size(state):
            raise PositionError("line", because("revolt-line"))
        if self.kept > self.line and not (under_way or "revolt" in stack):
            raise PositionError("kept", because("revolt-kept-waits"))
        if self.revealed and not under_way:
            raise PositionError("revealed", because("revolt-none"))
        waiting = [seat for frame in state.stack if FRAME_NAMES[type(frame)] == "bids" for seat in frame.row()]
        for seat, card in enumerate(self.bids):
            if card == NO_CARD and not self.tokens[seat]:
                continue
            if not bidding or seat in waiting or len(self.revealed) < self.line:
                raise PositionError(f"bids[{seat}]", because("revolt-no-bid-yet"))
            if card not in state.discards[seat]:
                raise PositionError(f"bids[{seat}]", because("revolt-not-discarded"))
            if self.tokens[seat] not in token_choices(state, seat):
                raise PositionError(f"bid_tokens[{seat}]", because("revolt-no-decree", "X-PRV-08"))
        if under_way and "reveal-revolt-tokens" not in stack and len(self.revealed) < self.line:
            raise PositionError("revealed", because("revolt-hidden"))

    # What is secret

    def view(self, seat: int) -> ModuleState:
        bids = [bid if who == seat or bid == NO_CARD else HIDDEN for who, bid in enumerate(self.bids)]
        tokens = [token if who == seat else 0 for who, token in enumerate(self.tokens)]
        return self.with_bids(bids, tokens)

    def secrets(self, viewer: int) -> list[tuple[int, str]]:
        return [(seat, "bid") for seat, bid in enumerate(self.bids) if bid != NO_CARD and seat != viewer]

    def deal_hidden(self, state: State, seat: int, random: Lots) -> None:
        for who, bid in enumerate(self.bids):
            if bid == HIDDEN:
                discards = state.discards[who]
                choices = token_choices(state, who)
                self.bid(who, discards[random.randrange(len(discards))], choices[random.randrange(len(choices))])


class RevoltFrame(Frame):
    """A frame that counts on the Peasant Revolt being in play."""

    def misfit(self, state: State) -> Reason | None:
        return None if state.rules.brings(NAME) else because("revolt-not-in-play")


def _count(value: object, key: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise PositionError(key, because("position-number-to", most=most, given=repr(value)))
    return value


def _values(values: object, key: str, left: list[int]) -> list[int]:
    """A list of revolt tokens by value, none of them twice."""
    if not isinstance(values, list):
        raise PositionError(key, because("revolt-values"))
    left = left[:]
    for value in values:
        if type(value) is not int or value not in left:
            raise PositionError(key, because("revolt-no-token-left", given=repr(value)))
        left.remove(value)
    return [int(value) for value in values]


def revolt(state: State) -> RevoltState:
    """The revolt track on this table."""
    things = state.module_state(NAME)
    assert isinstance(things, RevoltState)
    return things


def board(state: State) -> dict[str, object]:
    """The figures of the module's board."""
    found = state.rules.figures.boards[NAME]["board"]
    assert isinstance(found, dict)
    return found


def track_size(state: State) -> int:
    """How many tokens fill the track, by number of players (X-PRV-01)."""
    sizes = board(state)["revolt_track"]
    assert isinstance(sizes, dict)
    return int(sizes[str(state.rules.config.players)])


def revolt_tokens(state: State) -> list[int]:
    """The values of all revolt tokens."""
    values = board(state)["revolt_tokens"]
    assert isinstance(values, list)
    return [int(value) for value in values]


def servants_gained(state: State, larger: int) -> int:
    """What the official gives, at most: by option A, or by the `larger` one, B (X-PRV-02, X-PRV-03)."""
    return state.rules.figures.printed[f"peasant_revolt.board.{'servants_b' if larger else 'servants_a'}"]


def bid_token(state: State) -> int:
    """What a bid token adds or takes away."""
    return int(str(board(state)["bid_token"]))


def token_choices(state: State, seat: int) -> list[int]:
    """What the seat's bid token may count: nothing without the Decree (X-PRV-08)."""
    if not state.owns(seat, state.rules.tile("bid-token")):
        return [0]
    worth = bid_token(state)
    return [0, worth, -worth]
