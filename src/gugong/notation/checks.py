"""What holds in every position: nothing is lost or made, every marker is on its track."""

from __future__ import annotations

from gugong.engine.ids import ELSEWHERE, LOCKED, NO_TOKEN, NOWHERE, ON_SHIP, ON_WALL, REWARD_DOUBLE
from gugong.engine.state import State
from gugong.engine.tracks import palace_step
from gugong.errors import PositionError, because
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
        if face not in state.rules.figures.tracks.faces:
            faces = str(state.rules.figures.tracks.faces)
            raise PositionError("dice", because("position-face", face=face, faces=faces))
    spots = [spot for spot in state.spot if spot != NOWHERE]
    if len(spots) != len(set(spots)):
        raise PositionError("palace", because("position-one-spot"))


def _check_servants(state: State, seat: int) -> None:
    total = servants_placed(state, seat) + state.supply[seat]
    each = state.rules.figures.tracks.servants_each
    if total != each or state.supply[seat] < 0:
        placed, supply = servants_placed(state, seat), state.supply[seat]
        reason = because("position-servants", number=each, placed=placed, supply=supply)
        raise PositionError(f"seats[{seat}]", reason)


def _check_double(state: State, seat: int) -> None:
    where = f"seats[{seat}].double"
    place = state.double[seat]
    on_ships = [ship for ship in state.canal if ship is not None and ship.owner == seat and ship.double]
    if len(on_ships) + (1 if state.wall_double[seat] else 0) > 1:
        raise PositionError(where, because("position-one-double"))
    if (place == ON_WALL) != bool(state.wall_double[seat]):
        raise PositionError(where, because("position-double-wall"))
    if (place == ON_SHIP) != bool(on_ships):
        raise PositionError(where, because("position-double-ship"))
    away = [module_state for module_state in state.module_states if module_state.has_double(seat)]
    if (place == ELSEWHERE) != bool(away):
        raise PositionError(where, because("position-double-elsewhere"))
    if (place == LOCKED) != (state.rewards[seat * 3 + REWARD_DOUBLE] == 0):
        raise PositionError(where, because("position-double-locked", "B-DBL-01"))


def _check_neutral(state: State) -> None:
    """Nobody owns a neutral Servant that there is not."""
    rules = state.rules
    there_are = sum(module.neutral_servants(rules) for module in rules.modules)
    owned = sum(state.pool_neutral) + sum(state.supply_neutral)
    if owned > there_are:
        raise PositionError("seats", because("position-neutral", "A-06", owned=owned, number=there_are))


def _check_envoy(state: State, seat: int) -> None:
    palace = palace_step(state, seat)
    integer(state.envoy[seat], f"seats[{seat}].envoy", 0, palace)
    arrived = state.envoy[seat] == palace
    if arrived != (state.spot[seat] != NOWHERE):
        raise PositionError(f"seats[{seat}].envoy", because("position-spot", step=palace))


def _check_things(state: State, seat: int, words: Words) -> None:
    slots = state.rules.token_slots
    if len(state.tokens[seat]) > slots:
        reason = because("position-slots", "B-TRV-05", given=len(state.tokens[seat]), slots=slots)
        raise PositionError(f"seats[{seat}].tokens", reason)
    ships = [ship for ship in state.canal if ship is not None and ship.owner == seat]
    if len(ships) > state.rules.figures.tracks.ships_each:
        raise PositionError("canal", because("position-ships", "B-CAN-07", seat=seat, given=len(ships)))
    city = state.traveller[seat]
    if city != NOWHERE and state.map[city] != NO_TOKEN:
        reason = because("position-token-there", city=words.cities[city])
        raise PositionError(f"seats[{seat}].traveller", reason)
