"""What has to hold on the boards: dice, tracks, prices, both sides and the map."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from gugong.catalog.documents import Documents, suggestion
from gugong.catalog.rows import Boards, MapRow, SideRow
from gugong.catalog.sources import join
from gugong.errors import because

DICE: Final = 3
FACES: Final = 6
DAYS: Final = 4
POOL: Final = 6  # Servants of the first day
HARBOURS: Final = 5  # the engine knows what each of them gives
CITIES: Final = 20
DECREES: Final = 5  # of a level, from which some are drawn
THINGS_FOR_TOKENS: Final = 3

FILE: Final = "boards"


def check_boards(documents: Documents, boards: Boards, at: Mapping[str, tuple[int, int]]) -> None:
    """Refuse boards that cannot be those of the game."""
    _check_dice(documents, boards)
    _check_days(documents, boards)
    _check_tracks(documents, boards)
    _check_side(documents, "side-1-3", boards.small_side, players=3)
    _check_side(documents, "side-4-5", boards.large_side, players=5)
    _check_cities(documents, boards.map)
    _check_roads(documents, boards.map)
    _check_ways(documents, boards.map)
    _check_places(documents, boards.map, at)


def _check_dice(documents: Documents, boards: Boards) -> None:
    dice = boards.destiny_dice
    if dice.count != DICE:
        raise documents.refuse(FILE, because("figures-dice", number=DICE, given=dice.count), "destiny_dice.count")
    if len(dice.faces) != FACES or len(set(dice.faces)) != FACES:
        reason = because("figures-faces", number=FACES, given=", ".join(map(str, dice.faces)))
        raise documents.refuse(FILE, reason, "destiny_dice.faces")


def _check_days(documents: Documents, boards: Boards) -> None:
    servants, key = boards.day_track.servants, "day_track.servants"
    if len(servants) != DAYS:
        raise documents.refuse(FILE, because("figures-days", number=DAYS, given=len(servants)), key)
    if servants[0] != POOL:
        raise documents.refuse(FILE, because("figures-first-day", number=POOL, given=servants[0]), f"{key}[1]")
    each = boards.tracks.servants_each
    if max(servants) > each:
        reason = because("figures-day-servants", given=max(servants), most=each)
        raise documents.refuse(FILE, reason, key, "tracks.servants_each")


def _check_tracks(documents: Documents, boards: Boards) -> None:
    tracks, exchange, benefits = boards.tracks, boards.exchange, boards.intrigue_benefits
    if tracks.harbours != HARBOURS:
        reason = because("figures-harbours", number=HARBOURS, given=tracks.harbours)
        raise documents.refuse(FILE, reason, "tracks.harbours")
    if tracks.jade_vp[:1] != (0,) or any(one > other for one, other in pairwise(tracks.jade_vp)):
        reason = because("figures-jade-vp")
        raise documents.refuse(FILE, reason, "tracks.jade_vp")
    if tracks.decrees_per_level > DECREES:
        reason = because("figures-decrees-laid", number=DECREES, given=tracks.decrees_per_level)
        raise documents.refuse(FILE, reason, "tracks.decrees_per_level")
    for name, price in (("servant", exchange.servant), ("vp-2", exchange.vp_2), ("jade", exchange.jade)):
        if price > tracks.travel_token_slots:
            reason = because("figures-slots", slots=tracks.travel_token_slots, price=price)
            raise documents.refuse(FILE, reason, f"exchange.{name}", "tracks.travel_token_slots")
    if len({exchange.servant, exchange.vp_2, exchange.jade}) < THINGS_FOR_TOKENS:
        reason = because("figures-same-price")
        raise documents.refuse(FILE, reason, "exchange")
    steps = (benefits.servant, benefits.servants_2, benefits.die, benefits.jade)
    for name, price in zip(("servant", "servants-2", "die", "jade"), steps, strict=True):
        if price > tracks.intrigue_steps:
            reason = because("figures-intrigue", steps=tracks.intrigue_steps, price=price)
            raise documents.refuse(FILE, reason, f"intrigue_benefits.{name}", "tracks.intrigue_steps")


def _check_side(documents: Documents, name: str, side: SideRow, players: int) -> None:
    if len(side.palace_vp) < players:
        reason = because("figures-spots", number=players, given=len(side.palace_vp))
        raise documents.refuse(FILE, reason, f"{name}.palace_vp")
    if any(one < other for one, other in pairwise(side.palace_vp)):
        raise documents.refuse(FILE, because("figures-later"), f"{name}.palace_vp")
    if not side.jade_houses:
        raise documents.refuse(FILE, because("figures-houses"), f"{name}.jade_houses")


def _check_cities(documents: Documents, map: MapRow) -> None:
    cities = map.perimeter + map.inner
    keys = ("map.perimeter", "map.inner")
    for city in cities:
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", city):
            reason = because("figures-city-name", given=ascii(city))
            raise documents.refuse(FILE, reason, *keys)
        if cities.count(city) > 1:
            raise documents.refuse(FILE, because("figures-city-twice", city=city), *keys)
    if map.cities != CITIES:
        raise documents.refuse(FILE, because("figures-cities", number=CITIES, given=map.cities), "map.cities")
    if len(cities) != CITIES:
        raise documents.refuse(FILE, because("figures-cities-named", number=CITIES, given=len(cities)), *keys)


def _check_roads(documents: Documents, map: MapRow) -> None:
    cities = map.perimeter + map.inner
    seen: set[frozenset[str]] = set()
    for number, road in enumerate(map.roads, 1):
        key = f"map.roads[{number}]"
        for city in road:
            if city not in cities:
                reason = because("figures-road-city", given=ascii(city), near=suggestion(city, cities))
                raise documents.refuse(FILE, reason, key, "map.perimeter", "map.inner")
        if road[0] == road[1]:
            raise documents.refuse(FILE, because("figures-road-itself", city=road[0]), key)
        if frozenset(road) in seen:
            raise documents.refuse(FILE, because("figures-road-twice", one=road[0], other=road[1]), key)
        seen.add(frozenset(road))


def _check_ways(documents: Documents, map: MapRow) -> None:
    """Refuse a perimeter that is no loop of roads, and cities that cannot be reached."""
    roads = {frozenset(road) for road in map.roads}
    if len(map.perimeter) < 3:
        raise documents.refuse(FILE, because("figures-loop"), "map.perimeter")
    for one, other in zip(map.perimeter, map.perimeter[1:] + map.perimeter[:1], strict=True):
        if frozenset((one, other)) not in roads:
            reason = because("figures-loop-open", one=one, other=other)
            raise documents.refuse(FILE, reason, "map.perimeter", "map.roads")
    reached, ahead = {map.perimeter[0]}, [map.perimeter[0]]
    while ahead:
        here = ahead.pop()
        for road in roads:
            if here in road:
                ahead += road - reached
                reached |= road
    for city in map.inner:
        if city not in reached:
            raise documents.refuse(FILE, because("figures-no-way", city=city), "map.roads", "map.inner")


def _check_places(documents: Documents, map: MapRow, at: Mapping[str, tuple[int, int]]) -> None:
    cities = map.perimeter + map.inner
    places: dict[tuple[int, int], str] = {}
    for city, place in at.items():
        if city not in cities:
            raise documents.refuse(
                FILE, because("figures-no-city", near=suggestion(city, cities)), join("map.at", city)
            )
        if place in places:
            reason = because("figures-drawn-there", city=places[place])
            raise documents.refuse(FILE, reason, f"map.at.{city}", f"map.at.{places[place]}")
        places[place] = city
    for city in cities:
        if city not in at:
            reason = because("figures-not-drawn", city=city)
            raise documents.refuse(FILE, reason, f"map.at.{city}")
