"""The shape of the files: typed rows, and plain words for whatever does not fit them."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.sources import is_source, join
from gugong.errors import Reason, because, plain

T = TypeVar("T")

Count = Annotated[int, Meta(ge=0, le=999)]  # no component prints more
Some = Annotated[int, Meta(ge=1, le=999)]
Few = Annotated[int, Meta(ge=1, le=99)]  # a number that a frame may carry; positions hold no higher one
Value = Annotated[int, Meta(ge=1, le=9)]
Percent = Annotated[int, Meta(ge=0, le=100)]
# What a track, a purse or a row of houses can hold on a table: a catalog may come from a stranger, and each of these
# costs memory and time by its size. Answers grow with the square of the Servants.
Pieces = Annotated[int, Meta(ge=1, le=30)]
Spaces = Annotated[int, Meta(ge=1, le=60)]
Copies = Annotated[int, Meta(ge=0, le=60)]


class Row(Struct, forbid_unknown_fields=True):
    """A table of a file; a key that is not a field is refused."""


class GiftRow(Row):
    """What the cards of one value show."""

    name: str


class CardRow(Row):
    """A Gift Card."""

    deck: str
    value: Value
    action: str


class ValuesRow(Row):
    """How the values of gifts run: the lowest is taken for the highest without a fee."""

    lowest: Value
    highest: Value


class TokenRow(Row):
    """A kind of Travel Token; `kind` names the base kind that it works like, of which it may take a copy's place.

    The figures of what it does stand beside.
    """

    copies: Copies
    kind: str = ""
    replaces: bool = False


class DecreeRow(Row):
    """What every Decree has; the figures of its kind stand beside."""

    cost: Count = 0
    vp: Count = 0


class Dice(Row):
    """The Destiny Dice."""

    count: Count
    faces: tuple[Value, ...]


class Days(Row):
    """Servants of each day's Morning."""

    servants: tuple[Count, ...]


class RewardSlots(Row):
    """Places for Servants at the harbours' rewards."""

    vp_4: Pieces = field(name="vp-4")
    gift_card: Pieces = field(name="gift-card")
    double_servant: Pieces = field(name="double-servant")


class TrackRow(Row):
    """Lengths and sizes."""

    intrigue_steps: Spaces
    palace_steps: Spaces
    travel_token_slots: Pieces
    harbours: Some
    ship_capacity: Pieces
    ships_each: Pieces
    servants_each: Pieces
    jade_vp: Annotated[tuple[Count, ...], Meta(max_length=60)]
    jade_vp_more: Count
    jade_square_price: Some
    decrees_per_level: Some
    harbour_reward_slots: RewardSlots


class Exchange(Row):
    """Travel Tokens handed in; never none, or a player could go on for ever."""

    servant: Some
    vp_2: Some = field(name="vp-2")
    jade: Some


class Benefits(Row):
    """Intrigue steps given up."""

    servant: Some
    servants_2: Some = field(name="servants-2")
    die: Some
    jade: Some


class PriceRow(Row):
    """Servants removed."""

    travel_b: Count = field(name="travel-b")
    wall_b: Count = field(name="wall-b")
    intrigue_b: Count = field(name="intrigue-b")
    palace_b: Count = field(name="palace-b")
    canal_b: Count = field(name="canal-b")
    exchange_fee: Count = field(name="exchange-fee")


class StepsRow(Row):
    """Steps by option B."""

    travel: Few
    intrigue: Few
    palace: Few


class GainsRow(Row):
    """What is scored and gained in the course of the game."""

    wall_vp: Few
    matches_vp: Few
    harbour_vp: Few
    tokens_vp: Few
    palace_step_vp: Few
    benefit_servants: Few


class ByPlayers(Row):
    """A figure by number of players: Servants that complete a section, tokens that make a revolt."""

    one: Spaces = field(name="1")
    two: Spaces = field(name="2")
    three: Spaces = field(name="3")
    four: Spaces = field(name="4")
    five: Spaces = field(name="5")


class SideRow(Row):
    """One side of the main board."""

    canal_routes: Annotated[int, Meta(ge=1, le=2)]
    palace_vp: Annotated[tuple[Count, ...], Meta(max_length=30)]
    jade_houses: Annotated[tuple[Some, ...], Meta(max_length=30)]


class MapRow(Row):
    """The travel map, without the places where its cities are drawn."""

    cities: Count
    perimeter: Annotated[tuple[str, ...], Meta(max_length=20)]
    inner: Annotated[tuple[str, ...], Meta(max_length=20)]
    roads: Annotated[tuple[tuple[str, str], ...], Meta(max_length=190)]  # of 20 cities, each with each


class Boards(Row):
    """The whole of boards.toml but for the places of the cities."""

    destiny_dice: Dice
    day_track: Days
    tracks: TrackRow
    exchange: Exchange
    intrigue_benefits: Benefits
    prices: PriceRow
    option_b: StepsRow
    gains: GainsRow
    wall_size: ByPlayers
    small_side: SideRow = field(name="side-1-3")
    large_side: SideRow = field(name="side-4-5")
    map: MapRow


def decode(documents: Documents, stem: str, key: str, raw: object, kind: type[T]) -> T:
    """A part of a file as a typed row; what does not fit is refused with its key and what was expected."""
    row: T = convert(documents, stem, key, raw, kind)
    return row


def convert(documents: Documents, stem: str, key: str, raw: object, kind: Any) -> Any:
    """The same for what mypy does not count among the types, such as a number within bounds."""
    try:
        return msgspec.convert(without_sources(raw), kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at ")
        unknown = re.fullmatch(r"Object contains unknown field `(.*)`", message)
        if unknown:
            known = [each.encode_name for each in msgspec.structs.fields(kind)]
            reason = because("figures-unknown", near=suggestion(unknown[1], known))
            raise documents.refuse(stem, reason, join(key, unknown[1])) from None
        # msgspec counts the entries of a list from 0; people who count along in a file do not
        below = re.sub(r"\[(\d+)\]", lambda found: f"[{int(found[1]) + 1}]", path.strip("`").removeprefix("$"))
        raise documents.refuse(stem, _plain(message), (key + below).lstrip(".")) from None


def entries(documents: Documents, stem: str, key: str, table: object) -> list[tuple[str, object]]:
    """What a table holds beside sources; anything but a table is refused."""
    if not isinstance(table, dict):
        raise documents.refuse(stem, because("figures-table"), key)
    return [(name, value) for name, value in table.items() if not is_source(name)]


def without_sources(raw: object) -> object:
    """The figures alone."""
    if not isinstance(raw, dict):
        return raw
    return {name: without_sources(value) for name, value in raw.items() if not is_source(str(name))}


_KINDS: Final = ("int", "str", "bool", "float", "array", "object", "null")


def _kind(name: str) -> Reason:
    """A type of msgspec in words."""
    return because(f"figures-kind-{name}") if name in _KINDS else plain(name)


def _plain(message: str) -> Reason:
    """A message of msgspec in the words of someone who edits the file."""
    pattern = r"Expected `([^`]+)`(?: (>=|<=) (\d+))?(?: of length (<= |>= )?(\d+))?(?:, got (?:`([^`]+)`|(\d+)))?"
    found = re.fullmatch(pattern, message)
    if not found:
        missing = re.fullmatch(r"Object missing required field `(.*)`", message)
        return because("figures-missing-figure", name=missing[1]) if missing else plain(message)
    wanted, compare, bound, most, length, got, number = found.groups()
    if most:
        return because("figures-most", most=length)
    if length:
        return because("figures-length", length=length, given=number)
    needed = _kind(wanted)
    if compare:
        needed = because("figures-at-least" if compare == ">=" else "figures-at-most", kind=needed, bound=bound)
    return (
        because("figures-needed-not", kind=needed, given=_kind(got)) if got else because("figures-needed", kind=needed)
    )
