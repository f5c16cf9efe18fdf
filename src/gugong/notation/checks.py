"""What holds in every position: nothing is lost or made, every marker is on its track."""

from __future__ import annotations

from gugong.engine.ids import ELSEWHERE, LOCKED, NO_TOKEN, NOWHERE, ON_SHIP, ON_WALL, REWARD_DOUBLE
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.errors import PositionError
from gugong.notation.fill import servants_placed
from gugong.notation.words import Words, integer


def check_position(state: State, words: Words) -> None:
    """Refuse a position that cannot be, with what is wrong."""
    for seat in range(state.rules.seats):
        _check_servants(state, seat)
        _check_double(state, seat)
        _check_envoy(state, seat)
        _check_things(state, seat, words)
    _check_neutral(state)
    for face in state.dice:
        if face not in state.rules.tables.tracks.faces:
            raise PositionError(f"dice: no die has a {face}; its faces are {state.rules.tables.tracks.faces}")
    spots = [spot for spot in state.spot if spot != NOWHERE]
    if len(spots) != len(set(spots)):
        raise PositionError("palace: two Envoys stand on one spot")


def _check_servants(state: State, seat: int) -> None:
    total = servants_placed(state, seat) + state.supply[seat]
    each = state.rules.tables.tracks.servants_each
    if total != each or state.supply[seat] < 0:
        places = servants_placed(state, seat)
        raise PositionError(
            f"seats[{seat}]: {each} Servants are needed, but {places} are placed and {state.supply[seat]} in the supply"
        )


def _check_double(state: State, seat: int) -> None:
    where = f"seats[{seat}].double"
    place = state.double[seat]
    on_ships = [ship for ship in state.canal if ship is not None and ship.owner == seat and ship.double]
    if len(on_ships) + (1 if state.wall_double[seat] else 0) > 1:
        raise PositionError(f"{where}: there is one Double Servant, not more")
    if (place == ON_WALL) != bool(state.wall_double[seat]):
        raise PositionError(f"{where}: 'wall' and wall_double (its worth, 1 or 2) go together")
    if (place == ON_SHIP) != bool(on_ships):
        raise PositionError(f"{where}: 'ship' and a Ship with a double on it go together")
    away = [module_state for module_state in state.module_states if module_state.has_double(seat)]
    if (place == ELSEWHERE) != bool(away):
        raise PositionError(f"{where}: 'elsewhere' and a Double that lies with a module go together")
    if (place == LOCKED) != (state.rewards[seat * 3 + REWARD_DOUBLE] == 0):
        raise PositionError(f"{where}: it is unlocked by claiming double-servant, and only so (B-DBL-01)")


def _check_neutral(state: State) -> None:
    """Nobody owns a neutral Servant that there is not."""
    rules = state.rules
    there_are = sum(module.neutral_servants(rules) for module in rules.modules)
    owned = sum(state.pool_neutral) + sum(state.supply_neutral)
    if owned > there_are:
        raise PositionError(f"seats: {owned} neutral Servants are owned, and there are {there_are} (A-06)")


def _check_envoy(state: State, seat: int) -> None:
    palace = palace_step(state, seat)
    integer(state.envoy[seat], f"seats[{seat}].envoy", 0, palace)
    arrived = state.envoy[seat] == palace
    if arrived != (state.spot[seat] != NOWHERE):
        raise PositionError(f"seats[{seat}].envoy: an Envoy at step {palace}, and no other, has a spot in the palace")


def _check_things(state: State, seat: int, words: Words) -> None:
    slots = state.rules.token_slots
    if len(state.tokens[seat]) > slots:
        raise PositionError(f"seats[{seat}].tokens: {len(state.tokens[seat])} tokens for {slots} slots (B-TRV-05)")
    ships = [ship for ship in state.canal if ship is not None and ship.owner == seat]
    if len(ships) > state.rules.tables.tracks.ships_each:
        raise PositionError(f"canal: seat {seat} has {len(ships)} Ships (B-CAN-07)")
    city = state.traveller[seat]
    if city != NOWHERE and state.map[city] != NO_TOKEN:
        raise PositionError(
            f"seats[{seat}].traveller: a token lies where the Traveller stands, in {words.cities[city]}"
        )
