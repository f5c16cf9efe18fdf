"""The Bonus Travel Tokens counted: those in use with their markers, and the first edition's that are face down."""

from __future__ import annotations

from gugong.engine.state import State
from gugong.modules.bonus_tokens.rules.in_use import BonusState, TokenInUse
from gugong.modules.first_edition.rules.face_up import FaceUpState


def in_use(state: State) -> tuple[TokenInUse, ...]:
    """The tokens in use, if the game has such."""
    return next((each.in_use for each in state.module_states if isinstance(each, BonusState)), ())


def tokens(state: State) -> list[int]:
    """The kinds of the tokens in use."""
    return [each.token for each in in_use(state)]


def servants(state: State, seat: int) -> int:
    """Normal Servants of a seat that mark a token."""
    return sum(each.owner == seat and not each.by_double for each in in_use(state))


def doubles(state: State, seat: int) -> list[int]:
    """What the Double of a seat is worth on each token that it marks: one."""
    return [1 for each in in_use(state) if each.owner == seat and each.by_double]


def sound(state: State) -> bool:
    """A +1 lies beside a board, the others at a location; no more are used than stored; none is left at the end."""
    names = [kind.name for kind in state.rules.figures.tokens]
    for each in in_use(state):
        beside = names[each.token] == "value-plus-1"
        if names[each.token] not in ("value-plus-1", "toll", "follow") or beside != (each.location == -1):
            return False
    for face_up in state.module_states:
        if not isinstance(face_up, FaceUpState):
            continue
        if min(*face_up.used, *face_up.doubling, *face_up.less) < 0:
            return False
        for seat in range(state.rules.seats):
            for kind, token in enumerate(face_up.tokens):
                if face_up.used[seat * 3 + kind] > state.tokens[seat].count(token):
                    return False
    return bool(state.stack) or not in_use(state)
