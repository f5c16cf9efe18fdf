"""Meng's Morning Decrees: he uses all that do something; for the swap he scores 1 VP (S-MOR-01, S-DEC-02)."""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import SUPPLY
from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.morning import judge_morning, use_morning_decree
from gugong.engine.state import State
from gugong.modules.solo.rules.canal import MengLoads, can_load
from gugong.modules.solo.rules.funds import own_in_supply
from gugong.modules.solo.rules.meng import vp_instead


class MorningDecree(Frame):
    """One of his level 1 Decrees."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        decree = state.rules.figures.decrees[self.tile]
        module = state.rules.automa_of(decree.module)
        if module is not None:
            state.then(module.morning(state, seat, self.tile))
        elif decree.name == "morning-swap":
            state.tell("uses-decree", "S-DEC-02", seat, self.tile)
            state.score(seat, vp_instead(state), "S-DEC-02")
        elif decree.name == "morning-ship":
            if own_in_supply(state, seat) and can_load(state, seat):
                state.tell("uses-decree", "S-MOR-01", seat, self.tile)
                state.then([MengLoads(seat, SUPPLY, rule_of_decree(state.rules, self.tile))])
        elif judge_morning(state, seat, self.tile) is None:
            state.then(use_morning_decree(state, seat, self.tile))
        return None


register("morning-decree", MorningDecree)
