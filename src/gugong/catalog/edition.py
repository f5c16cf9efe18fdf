"""The base game's four files as typed rows, and from there to the engine's figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from gugong.catalog.documents import Documents
from gugong.catalog.rows import (
    Boards,
    CardRow,
    Count,
    DecreeRow,
    Few,
    GiftRow,
    Percent,
    SideRow,
    Some,
    TokenRow,
    Value,
    ValuesRow,
    convert,
    decode,
    entries,
)
from gugong.catalog.sources import join
from gugong.engine.figures import Card, DecreeTile, Figures, Gains, Map, Prices, Side, TokenKind, Tracks
from gugong.errors import because

LEVELS: Final = {"level-1": 1, "level-2": 2, "level-3": 3, "level-4": 4}
FIGURES: Final[dict[str, Any]] = {"per": Some, "steps": Few}  # of a Decree; others count from 0
TOKEN_FIGURES: Final[dict[str, Any]] = {"least": Value}  # any other is a number from 1


class Edition(Struct, frozen=True):
    """Everything that the base files hold, each thing in the order of its file."""

    gifts: dict[str, str]
    values: ValuesRow
    actions: dict[str, dict[str, int]]
    cards: tuple[Card, ...]
    tokens: tuple[TokenKind, ...]
    decrees: tuple[DecreeTile, ...]
    boards: Boards
    at: dict[str, tuple[int, int]]


def decode_edition(documents: Documents) -> Edition:
    """Fit the files into rows; the first thing that does not fit is refused."""
    gifts, boards = documents.tables["gift_cards"], dict(documents.tables["boards"])
    boards["map"] = {name: value for name, value in entries(documents, "boards", "map", boards["map"]) if name != "at"}
    return Edition(
        gifts={
            name: decode(documents, "gift_cards", f"gifts.{name}", row, GiftRow).name
            for name, row in entries(documents, "gift_cards", "gifts", gifts["gifts"])
        },
        values=decode(documents, "gift_cards", "values", gifts["values"], ValuesRow),
        actions=decode_actions(documents, "gift_cards", gifts["actions"]),
        cards=decode_cards(documents, "gift_cards", gifts["cards"]),
        tokens=decode_tokens(documents, "travel_tokens", documents.tables["travel_tokens"]["tokens"]),
        decrees=decode_decrees(documents, "decrees", documents.tables["decrees"], ""),
        boards=decode(documents, "boards", "", boards, Boards),
        at=_places(documents),
    )


def decode_cards(documents: Documents, stem: str, table: object, module: str = "") -> tuple[Card, ...]:
    """Gift Cards in file order."""
    found = []
    for name, raw in entries(documents, stem, "cards", table):
        row = decode(documents, stem, join("cards", name), raw, CardRow)
        found.append(Card(name, row.deck, row.value, row.action, module))
    return tuple(found)


def decode_actions(documents: Documents, stem: str, table: object) -> dict[str, dict[str, int]]:
    """What the actions of Gift Cards give, of those that give a number of something."""
    found: dict[str, dict[str, int]] = {}
    for name, raw in entries(documents, stem, "actions", table):
        key = join("actions", name)
        given = entries(documents, stem, key, raw)
        found[name] = {each: convert(documents, stem, join(key, each), value, Few) for each, value in given}
    return found


def decode_tokens(
    documents: Documents, stem: str, table: object, path: str = "tokens", module: str = ""
) -> tuple[TokenKind, ...]:
    """Kinds of Travel Tokens in file order; a table of tables is a group of them, read where it stands."""
    found: list[TokenKind] = []
    for name, raw in entries(documents, stem, path, table):
        key = join(path, name)
        inside = [value for _, value in entries(documents, stem, key, raw)]
        if inside and all(isinstance(value, dict) for value in inside):
            found += decode_tokens(documents, stem, raw, key, module)
            continue
        given = dict(entries(documents, stem, key, raw))
        common = {each: given.pop(each) for each in TokenRow.__struct_fields__ if each in given}
        row = decode(documents, stem, key, common, TokenRow)
        figures = {
            each: int(convert(documents, stem, join(key, each), given[each], TOKEN_FIGURES.get(each, Few)))
            for each in given
        }
        if row.replaces and not row.kind:
            raise documents.refuse(stem, because("figures-replaces"), key)
        found.append(TokenKind(name, row.copies, row.kind or name, row.kind if row.replaces else "", figures, module))
    return tuple(found)


def decode_decrees(
    documents: Documents, stem: str, levels: object, path: str, module: str = "", own: Mapping[str, Any] | None = None
) -> tuple[DecreeTile, ...]:
    """Decrees by level in file order; beside cost and VP a tile holds whatever figures its kind needs."""
    kinds = {**FIGURES, **(own or {})}
    found: list[DecreeTile] = []
    for level, tiles in entries(documents, stem, path, levels):
        above = join(path, level)
        if level not in LEVELS:
            raise documents.refuse(stem, because("figures-levels", known=", ".join(LEVELS)), above)
        for name, raw in entries(documents, stem, above, tiles):
            key = join(above, name)
            given = dict(entries(documents, stem, key, raw))
            common = {each: given.pop(each) for each in ("cost", "vp") if each in given}
            row = decode(documents, stem, key, common, DecreeRow)
            figures = {
                each: int(convert(documents, stem, join(key, each), given[each], kinds.get(each, Count)))
                for each in given
            }
            found.append(DecreeTile(name, LEVELS[level], row.cost, row.vp, figures, module))
    return tuple(sorted(found, key=lambda decree: decree.level))


def _places(documents: Documents) -> dict[str, tuple[int, int]]:
    """Where cities are drawn."""
    table = dict(entries(documents, "boards", "map", documents.tables["boards"]["map"]))["at"]
    return {
        name: convert(documents, "boards", join("map.at", name), raw, tuple[Percent, Percent])
        for name, raw in entries(documents, "boards", "map.at", table)
    }


def base_figures(edition: Edition) -> Figures:
    """The engine's figures of an edition that has passed its checks."""
    boards, sizes = edition.boards, edition.boards.wall_size
    return Figures(
        cards=edition.cards,
        actions=edition.actions,
        tokens=edition.tokens,
        decrees=edition.decrees,
        map=_map(boards),
        tracks=_tracks(boards),
        prices=_prices(boards),
        gains=_gains(boards),
        values=(edition.values.lowest, edition.values.highest),
        wall_size=(0, sizes.one, sizes.two, sizes.three, sizes.four, sizes.five),
        small_side=_side(boards.small_side),
        large_side=_side(boards.large_side),
        gifts={int(value): name for value, name in edition.gifts.items()},
    )


def _map(boards: Boards) -> Map:
    cities = boards.map.perimeter + boards.map.inner
    neighbours: list[list[int]] = [[] for _ in cities]
    for one, other in boards.map.roads:
        neighbours[cities.index(one)].append(cities.index(other))
        neighbours[cities.index(other)].append(cities.index(one))
    return Map(cities, len(boards.map.perimeter), tuple(tuple(sorted(near)) for near in neighbours))


def _tracks(boards: Boards) -> Tracks:
    tracks, slots = boards.tracks, boards.tracks.harbour_reward_slots
    return Tracks(
        dice=boards.destiny_dice.count,
        faces=boards.destiny_dice.faces,
        day_servants=boards.day_track.servants,
        intrigue_steps=tracks.intrigue_steps,
        palace_steps=tracks.palace_steps,
        token_slots=tracks.travel_token_slots,
        harbours=tracks.harbours,
        reward_slots=(slots.vp_4, slots.gift_card, slots.double_servant),
        ship_capacity=tracks.ship_capacity,
        ships_each=tracks.ships_each,
        servants_each=tracks.servants_each,
        jade_vp=tracks.jade_vp,
        jade_vp_more=tracks.jade_vp_more,
        jade_square_price=tracks.jade_square_price,
        decrees_per_level=tracks.decrees_per_level,
    )


def _prices(boards: Boards) -> Prices:
    prices, tokens, benefits = boards.prices, boards.exchange, boards.intrigue_benefits
    return Prices(
        travel_b=prices.travel_b,
        wall_b=prices.wall_b,
        intrigue_b=prices.intrigue_b,
        palace_b=prices.palace_b,
        canal_b=prices.canal_b,
        exchange_fee=prices.exchange_fee,
        tokens=(tokens.servant, tokens.vp_2, tokens.jade),
        benefits=(benefits.servant, benefits.servants_2, benefits.die, benefits.jade),
    )


def _gains(boards: Boards) -> Gains:
    steps, gains = boards.option_b, boards.gains
    return Gains(
        travel_b=steps.travel,
        intrigue_b=steps.intrigue,
        palace_b=steps.palace,
        wall_vp=gains.wall_vp,
        matches_vp=gains.matches_vp,
        harbour_vp=gains.harbour_vp,
        tokens_vp=gains.tokens_vp,
        palace_step_vp=gains.palace_step_vp,
        benefit_servants=gains.benefit_servants,
    )


def _side(row: SideRow) -> Side:
    return Side(row.canal_routes, row.palace_vp, row.jade_houses)
