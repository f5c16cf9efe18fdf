"""Meng at the Summer Palace: on which pier his Servants go, which pond he scores, what he takes, and his Court Lady."""

from __future__ import annotations

from typing import Final

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import FROM_LOCATION, SUPPLY
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat
from gugong.modules.solo.rules.day import MengActs, can_act
from gugong.modules.solo.rules.funds import can_take_own, own_in_supply, take_own
from gugong.modules.solo.rules.meng import meng_of
from gugong.modules.summer_palace.rules.board import JADE, NEUTRAL
from gugong.modules.summer_palace.rules.state import here, leader_of, neutral_stock

RULE: Final = "X-SOL-02"
PIERS: Final = "X-SOL-03"
POND_RULE: Final = "X-SOL-04"


class MengOnPier(Frame):
    """One Servant of his supply on the pier that needs it most; none at Twilight once both ponds are his (C-83)."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        if not can_take_own(state, seat):
            return None
        if has_both_ponds(state, seat):
            state.tell_choice("meng-no-pier", PIERS, seat, "both", leads(state, seat))
            return None
        pond = choose_pier(state, seat)
        own_in_supply(state, seat)
        take_own(state, seat, SUPPLY, self.rule)
        summer = here(state)
        summer.servants[pond * summer.board.seats + seat] += 1
        state.tell("pier", self.rule, seat, pond, 1, summer.worth(pond, seat))
        return None


# The piers


def leads(state: State, seat: int) -> list[tuple[int, int]]:
    """For each pond by how much he is ahead of the strongest rival there; below 0, behind."""
    summer = here(state)
    found: list[tuple[int, int]] = []
    for pond in summer.board.ponds:
        rivals = [summer.worth(pond, other) for other in range(summer.board.seats) if other != seat]
        found.append((pond, summer.worth(pond, seat) - max(rivals)))
    return found


def choose_pier(state: State, seat: int) -> int:
    """The pier he is losing, else where his lead is smallest; the closest one, and of equal ones the first (C-83)."""
    found = leads(state, seat)
    losing = [(abs(lead), pond) for pond, lead in found if leader_of(state, pond) != seat]
    weighed = losing or [(abs(lead), pond) for pond, lead in found]
    least = min([amount for amount, _ in weighed])
    closest = [pond for amount, pond in weighed if amount == least]
    if len(closest) > 1:
        decided = "tied"
    elif len(losing) == 1:
        decided = "losing"
    else:
        decided = "closest" if losing else "smallest"
    state.tell_choice("meng-pier", PIERS, seat, decided, found, closest[0])
    return closest[0]


def has_both_ponds(state: State, seat: int) -> bool:
    """Twilight: whether every pond would be scored tonight, and be his."""
    if not meng_of(state).twilight:
        return False
    summer = here(state)
    totals = [summer.total(pond) for pond in summer.board.ponds]
    return min(totals) == max(totals) and all(leader_of(state, pond) == seat for pond in summer.board.ponds)


def action(state: State, seat: int, special: int) -> list[Frame] | None:
    """Day: one Servant, after a special card two; no step back (X-SOL-02)."""
    if not can_take_own(state, seat):
        return None
    first = MengOnPier(seat, RULE)
    return [first, first] if special else [first]


def twilight(state: State, seat: int, location: int) -> list[Frame]:
    """Twilight: one more for a step back; skipped where none can or need be placed (C-95)."""
    why_not = ""
    if not can_take_own(state, seat):
        why_not = "supply"
    elif has_both_ponds(state, seat):
        why_not = "both-ponds"
    elif judge_retreat(state, seat, 1) is not None:
        why_not = "start"
    if why_not:
        state.tell_choice("meng-skips", PIERS if why_not == "both-ponds" else RULE, seat, why_not, [], location)
        return []
    return [RetreatEnvoy(seat, 1, RULE), MengOnPier(seat, RULE)]


# The ponds


def favourite_pond(state: State, seat: int) -> int:
    """The pond that he has scored by a Favourite Gift: one that is his, with most of his there; -1 if none is."""
    summer = here(state)
    candidates = [(pond, summer.worth(pond, seat)) for pond in summer.board.ponds]
    won = [(worth, pond) for pond, worth in candidates if leader_of(state, pond) == seat]
    if not won:
        state.tell_choice("meng-no-pond", POND_RULE, seat, "none", candidates)
        return -1
    most = max([worth for worth, _ in won])
    best = [pond for worth, pond in won if worth == most]
    decided = "tied" if len(best) > 1 else "only" if len(won) == 1 else "most"
    state.tell_choice("meng-pond", POND_RULE, seat, decided, candidates, best[0])
    return best[0]


def pond_benefit(state: State, seat: int) -> int:
    """Of neutral Servants and Jade what he has fewer of, with as many of both Jade (X-SOL-04)."""
    jade = state.jade[seat]
    neutral = state.pool_neutral[seat] + state.supply_neutral[seat]
    takes_neutral = neutral < jade and neutral_stock(state) > 0
    decided = "neutral" if takes_neutral else "stock" if neutral < jade else "same" if neutral == jade else "jade"
    state.tell_choice("meng-pond-benefit", POND_RULE, seat, decided, [], jade, neutral)
    return NEUTRAL if takes_neutral else JADE


class MengLady(Frame):
    """After his location action by day she has it done once more, the plain way and paid, if he is able (C-84)."""

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        summer = here(state)
        if not summer.has_lady(seat) or not summer.performed >> FROM_LOCATION & 1:
            return None
        if not can_act(state, seat, self.location, 0):
            state.tell_choice("meng-lady-waits", POND_RULE, seat, "cannot", [], self.location)
            return None
        summer.ladies &= ~(1 << seat)
        state.tell("court-lady-used", POND_RULE, seat, summer.board.repeat_location.id)
        state.then([MengActs(seat, self.location, FROM_LOCATION, 0)])
        return None


register("meng-on-pier", MengOnPier)
register("meng-lady", MengLady)
