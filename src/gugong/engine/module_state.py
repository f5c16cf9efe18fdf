"""What a module keeps on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from gugong.engine.state import State


class Lots(Protocol):
    """Whoever draws lots for a module: the engine has no source of chance of its own."""

    def randrange(self, stop: int, /) -> int:
        """An even choice of 0 … stop-1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleState:
    """What a module keeps on the table. This one keeps nothing."""

    def copy(self) -> ModuleState:
        """The same things on another table."""
        return self

    def to_dict(self, state: State) -> dict[str, object]:
        """The things in words, for a position; `{}` where there is nothing to write."""
        return {}

    def read(self, state: State, data: dict[str, object]) -> None:
        """Take the things from a position, what is left out as at set-up; raise ValueError with what is wrong."""

    def check(self, state: State) -> None:
        """Raise ValueError where these things do not fit the rest of a position that was read."""

    def values(self, state: State) -> object:
        """All that changes here, as plain values for pickles and keys: as on paper, unless a module knows better."""
        return self.to_dict(state)

    def take(self, state: State, values: object) -> None:
        """Take what `values` gave, in set-up and of a view too; where `read` refuses that, both need their own."""
        assert isinstance(values, dict)
        self.read(state, values)

    def view(self, seat: int) -> ModuleState:
        """The things as far as a seat may know them, as things of their own: a view does not change any more."""
        return self.copy()

    def secrets(self, viewer: int) -> list[tuple[int, str]]:
        """Answers that are still secret from `viewer`: whose, and their verb."""
        return []

    def deal_hidden(self, state: State, seat: int, random: Lots) -> None:
        """Deal what `view` has hidden from `seat`."""

    def servants_of(self, seat: int) -> int:
        """Normal Servants of the seat that lie here."""
        return 0

    def has_double(self, seat: int) -> bool:
        """Whether the seat's Double Servant lies here; its place is then ELSEWHERE."""
        return False

    def tokens_here(self) -> list[int]:
        """Travel Tokens that lie here."""
        return []

    def cards_here(self) -> list[int]:
        """Gift Cards that lie here, in nobody's hand or discard."""
        return []
