"""The revolt track, and the bids of a revolt under way.

Revolt tokens lie face down and nobody knows which is which, so the track only counts them; their values are drawn when
they are revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from gugong.engine.ids import NO_CARD, NOBODY
from gugong.engine.modules.base import Lots, ModuleState

if TYPE_CHECKING:
    from gugong.engine.state import State

HIDDEN: Final = -2  # a bid that was made, and that a view may not show
NAME: Final = "peasant-revolt"


class RevoltState(ModuleState):
    """`line` and `aside` count tokens, `due` says whose turn's end brings the revolt; a bid is a card and a token."""

    def __init__(
        self, line: int, aside: int, due: int, revealed: tuple[int, ...], bids: list[int], tokens: list[int]
    ) -> None:
        self.line = line
        self.aside = aside
        self.due = due
        self.revealed = revealed
        self.bids = bids
        self.tokens = tokens

    def copy(self) -> ModuleState:
        return RevoltState(self.line, self.aside, self.due, self.revealed, self.bids[:], self.tokens[:])

    def to_dict(self, state: State) -> dict[str, object]:
        cards = state.rules.tables.cards
        names = [None if bid == NO_CARD else "?" if bid == HIDDEN else cards[bid].name for bid in self.bids]
        return {
            "line": self.line,
            "aside": self.aside,
            "due": None if self.due == NOBODY else self.due,
            "revealed": list(self.revealed),
            "bids": names,
            "bid_tokens": [None if bid == HIDDEN else token for bid, token in zip(self.bids, self.tokens, strict=True)],
        }

    def read(self, state: State, data: dict[str, object]) -> None:
        unknown = set(data) - {"line", "aside", "due", "revealed", "bids", "bid_tokens"}
        if unknown:
            raise ValueError(f"nothing is called {sorted(unknown)[0]!r} here")
        size = track_size(state)
        most = len(revolt_tokens(state))
        self.line = _count(data.get("line", 0), "line", size)
        self.aside = _count(data.get("aside", 0), "aside", most - self.line)
        due = data.get("due")
        if due is None:
            self.due = NOBODY
        else:
            self.due = _count(due, "due", state.rules.seats - 1)
        if (self.line == size) != (self.due != NOBODY):
            raise ValueError("due: a full line is due at the end of somebody's turn, and only a full one")
        if self.aside and self.line < size:
            raise ValueError("aside: tokens are set aside only while the line is full")
        self._read_bids(state, data)

    def _read_bids(self, state: State, data: dict[str, object]) -> None:
        values = data.get("revealed", [])
        if not isinstance(values, list) or any(not isinstance(v, int) or isinstance(v, bool) for v in values):
            raise ValueError("revealed: a list of values is needed")
        left = revolt_tokens(state)
        for value in values:
            if value not in left:
                raise ValueError(f"revealed: there is no such token left: {value}")
            left.remove(value)
        if len(values) > self.line:
            raise ValueError("revealed: more tokens than the line has")
        self.revealed = tuple(values)
        bids = data.get("bids", [None] * len(self.bids))
        tokens = data.get("bid_tokens", [0] * len(self.bids))
        if not isinstance(bids, list) or not isinstance(tokens, list) or not len(bids) == len(tokens) == len(self.bids):
            raise ValueError(f"bids, bid_tokens: a list of {len(self.bids)} is needed")
        names = [card.name for card in state.rules.tables.cards]
        for seat, (name, token) in enumerate(zip(bids, tokens, strict=True)):
            if name is not None and name not in names:
                raise ValueError(f"bids[{seat}]: no card is called {name!r}")
            if token not in (0, bid_token(state), -bid_token(state)):
                raise ValueError(f"bid_tokens[{seat}]: 0, {bid_token(state)} or -{bid_token(state)} is needed")
            self.bids[seat] = NO_CARD if name is None else names.index(str(name))
            self.tokens[seat] = int(str(token))

    def view(self, seat: int) -> ModuleState:
        bids = [bid if who == seat or bid == NO_CARD else HIDDEN for who, bid in enumerate(self.bids)]
        tokens = [token if who == seat else 0 for who, token in enumerate(self.tokens)]
        return RevoltState(self.line, self.aside, self.due, self.revealed, bids, tokens)

    def secrets(self, viewer: int) -> list[tuple[int, str]]:
        return [(seat, "bid") for seat, bid in enumerate(self.bids) if bid != NO_CARD and seat != viewer]

    def deal_hidden(self, state: State, seat: int, random: Lots) -> None:
        for who, bid in enumerate(self.bids):
            if bid == HIDDEN:
                discards = state.discards[who]
                choices = token_choices(state, who)
                self.bids[who] = discards[random.randrange(len(discards))]
                self.tokens[who] = choices[random.randrange(len(choices))]


def _count(value: object, key: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(f"{key}: a whole number of 0-{most} is needed, not {value!r}")
    return value


def revolt(state: State) -> RevoltState:
    """The revolt track on this table."""
    for place, module in enumerate(state.rules.modules):
        if module.name() == NAME:
            return cast(RevoltState, state.module_states[place])
    raise AssertionError("no Peasant Revolt in play")


def board(state: State) -> dict[str, object]:
    """The figures of the module's board."""
    found = state.rules.tables.boards[NAME]["board"]
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


def bid_token(state: State) -> int:
    """What a bid token adds or takes away."""
    return int(str(board(state)["bid_token"]))


def token_choices(state: State, seat: int) -> list[int]:
    """What the seat's bid token may count: nothing without the Decree (X-PRV-08)."""
    if not state.owns(seat, state.rules.tile("bid-token")):
        return [0]
    worth = bid_token(state)
    return [0, worth, -worth]
