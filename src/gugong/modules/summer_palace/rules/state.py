"""What lies on the board of the Summer Palace. All of it is public."""

from __future__ import annotations

from gugong.engine.ids import FROM_CARD, FROM_LOCATION, NOBODY
from gugong.engine.module_state import ModuleState
from gugong.engine.state import State
from gugong.errors import PositionError, because
from gugong.modules.summer_palace.rules.board import NAME, PONDS, Board

KEYS = ("favourite", "piers", "pier_doubles", "court_ladies", "neutral_stock", "ponds_owed", "performed")
SOURCES = ("card", "location")  # by FROM_CARD, FROM_LOCATION


class SummerState(ModuleState):
    """Pieces on the piers, Court Ladies with their players, the Favourite Gift, and what a turn has brought so far.

    The stock of neutral Servants is not kept: it is whatever nobody owns.
    """

    def __init__(
        self,
        board: Board,
        favourite: int,
        servants: list[int],
        doubles: list[int],
        ladies: int,
        owed: int,
        performed: int,
    ) -> None:
        self.board = board
        self.favourite = favourite  # the value of the Emperor's Favourite Gift; 0 until it is drawn
        self.servants = servants  # normal Servants by pond * seats + seat
        self.doubles = doubles  # what a Double there is worth, likewise
        self.ladies = ladies  # the seats that own their Court Lady, as bits
        self.owed = owed  # ponds that the active player may still score this turn (C-54)
        self.performed = performed  # the actions of this exchange that were performed, as bits by source (C-57)

    def copy(self) -> SummerState:
        return SummerState(
            self.board,
            self.favourite,
            self.servants[:],
            self.doubles[:],
            self.ladies,
            self.owed,
            self.performed,
        )

    def view(self, seat: int) -> ModuleState:
        return self.copy()

    # Counting

    def worth(self, pond: int, seat: int) -> int:
        """What the seat's pieces on this pier count."""
        place = pond * self.board.seats + seat
        return self.servants[place] + self.doubles[place]

    def total(self, pond: int) -> int:
        """What all pieces on this pier count."""
        first = pond * self.board.seats
        worth = 0
        for place in range(first, first + self.board.seats):
            worth += self.servants[place] + self.doubles[place]
        return worth

    def has_lady(self, seat: int) -> bool:
        """Whether the seat owns its Court Lady."""
        return self.ladies >> seat & 1 == 1

    def servants_of(self, seat: int) -> int:
        return sum(self.servants[seat :: self.board.seats])

    def has_double(self, seat: int) -> bool:
        return sum(self.doubles[seat :: self.board.seats]) > 0

    # On paper

    def to_dict(self, state: State) -> dict[str, object]:
        written: dict[str, object] = {
            "favourite": self.favourite,
            "piers": self._by_pond(self.servants),
            "pier_doubles": self._by_pond(self.doubles),
            "court_ladies": [seat for seat in range(self.board.seats) if self.has_lady(seat)],
            "neutral_stock": neutral_stock(state),
        }
        if self.owed:
            written["ponds_owed"] = self.owed
        if self.performed:
            written["performed"] = [name for source, name in enumerate(SOURCES) if self.performed >> source & 1]
        return written

    def _by_pond(self, figures: list[int]) -> dict[str, list[int]]:
        seats = self.board.seats
        return {PONDS[pond]: figures[pond * seats : (pond + 1) * seats] for pond in self.board.ponds}

    def read(self, state: State, data: dict[str, object]) -> None:
        for key in data:
            if key not in KEYS:
                raise PositionError("", because("position-unknown-key_known", given=repr(key), known=KEYS))
        set_up = self.favourite_in(data.get("favourite", self.board.favourites[0]))
        self.favourite = set_up
        self._read_piers(data.get("piers", {}), "piers", self.servants, state.rules.figures.tracks.servants_each)
        self._read_piers(data.get("pier_doubles", {}), "pier_doubles", self.doubles, 2)
        self.ladies = 0
        for seat in listed(data.get("court_ladies", []), "court_ladies"):
            self.ladies |= 1 << within(seat, "court_ladies", self.board.seats - 1)
        self.owed = within(data.get("ponds_owed", 0), "ponds_owed", 99)
        self.performed = 0
        for name in listed(data.get("performed", []), "performed"):
            if name not in SOURCES:
                raise PositionError("performed", because("position-none-of", given=repr(name), known=SOURCES))
            self.performed |= 1 << (FROM_CARD if name == SOURCES[FROM_CARD] else FROM_LOCATION)
        stock = neutral_stock(state)
        if within(data.get("neutral_stock", max(0, stock)), "neutral_stock", self.board.neutral_servants) != stock:
            reason = because("summer-palace-stock", "X-SPL-08", left=stock, number=self.board.neutral_servants)
            raise PositionError("neutral_stock", reason)

    def check(self, state: State) -> None:
        for seat in range(self.board.seats):
            if len([worth for worth in self.doubles[seat :: self.board.seats] if worth]) > 1:
                raise PositionError("pier_doubles", because("position-seat-double", "B-DBL-01", seat=seat))

    def favourite_in(self, value: object) -> int:
        """The Favourite Gift of a position: one of the three; 0 where set-up has not drawn it yet."""
        if not isinstance(value, int) or (value and value not in self.board.favourites):
            reason = because("position-one-of", "X-SPL-11", known=str(self.board.favourites), given=repr(value))
            raise PositionError("favourite", reason)
        return value

    def _read_piers(self, piers: object, key: str, figures: list[int], most: int) -> None:
        if not isinstance(piers, dict):
            raise PositionError(key, because("position-no-object", given=repr(piers)))
        seats = self.board.seats
        names = [PONDS[pond] for pond in self.board.ponds]
        for name, row in piers.items():
            if name not in names:
                reason = because("summer-palace-no-pond", "X-SPL-01", given=repr(name), known=tuple(names))
                raise PositionError(key, reason)
            by_seat = listed(row, f"{key}.{name}")
            if len(by_seat) > seats:
                raise PositionError(f"{key}.{name}", because("position-seats", given=len(by_seat), number=seats))
            for seat, count in enumerate(by_seat):
                figures[PONDS.index(name) * seats + seat] = within(count, f"{key}.{name}", most)


def listed(value: object, where: str) -> list[object]:
    """A list out of a position."""
    if not isinstance(value, list | tuple):
        raise PositionError(where, because("position-no-list", given=repr(value)))
    return list(value)


def within(value: object, where: str, most: int) -> int:
    """A whole number out of a position."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise PositionError(where, because("position-number-from", most=most, given=repr(value)))
    return value


def new_state(board: Board) -> SummerState:
    """The board before set-up: empty piers, the Court Ladies at home."""
    places = len(PONDS) * board.seats
    return SummerState(board, 0, [0] * places, [0] * places, 0, 0, 0)


def here(state: State) -> SummerState:
    """What lies at the Summer Palace."""
    things = state.module_state(NAME)
    assert isinstance(things, SummerState)
    return things


def leader_of(state: State, pond: int) -> int:
    """Whoever would gain if the pond were scored now: the greatest worth, ties by Intrigue; NOBODY at an empty pier."""
    summer = here(state)
    best = NOBODY
    most = 0
    for seat in reversed(state.markers):
        if summer.worth(pond, seat) > most:
            best = seat
            most = summer.worth(pond, seat)
    return best


def neutral_stock(state: State) -> int:
    """The neutral Servants that nobody owns (X-SPL-08)."""
    owned = sum(state.pool_neutral) + sum(state.supply_neutral)
    return here(state).board.neutral_servants - owned
