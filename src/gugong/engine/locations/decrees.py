"""Decrees, and their Official: remove Servants, one more for each rival on the tile, and place one on it for good."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import DECREE, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import DECREES
from gugong.engine.rules import Official, Rules
from gugong.engine.servants import KEEP_A_SERVANT, can_pay, price_in_steps
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, RetreatEnvoy, judge_retreat, turns_on_hand

NOT_IN_PLAY: Final = Reason("decree-not-in-play", "B-SET-07")
OWNED: Final = Reason("decree-owned", "B-DEC-03")
CANNOT_PAY: Final = Reason("cannot-pay-decree", "B-DEC-01")


class DecreesOfficial(Official):
    """The official of the Decrees."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        decree = state.rules.answers.decree
        return [decree[tile] for tile in state.tiles]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        if answer.kind != DECREE or answer.a not in state.tiles:
            return NOT_IN_PLAY
        if state.owns(seat, answer.a):
            return OWNED
        back = state.rules.figures.decrees[answer.a].figures.get("envoy_back", 0)
        reason = judge_retreat(state, seat, back) if back else None
        if reason is not None:
            return reason
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_A_SERVANT) else CANNOT_PAY

    def price(self, state: State, seat: int, answer: Answer) -> int:
        """The printed price, one more for each rival on the tile, one fewer with that Decree (C-47)."""
        rivals = (state.decree_owners[answer.a] & ~(1 << seat)).bit_count()
        printed = state.rules.figures.decrees[answer.a].cost
        discount = int(state.owns(seat, state.rules.decree_discount))
        for module in state.rules.listeners.discount:
            discount += module.discount(state, seat, DECREES)
        return max(0, printed + rivals - discount)

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        price = self.price(state, seat, answer)
        if state.owns(seat, state.rules.decree_discount):
            state.tell("discount", "B-DL2-05", seat, state.rules.decree_discount)
        steps = price_in_steps(seat, price, KEEP_A_SERVANT, "B-DEC-01")
        back = state.rules.figures.decrees[answer.a].figures.get("envoy_back", 0)
        if back:  # first of all, before tokens that the way back may ask for are exchanged to pay
            steps.insert(0, RetreatEnvoy(seat, back, rule_of_price(state.rules, answer.a)))
        steps.append(TakeDecree(seat, answer.a))
        return steps

    def turns_on_hand(self, state: State, seat: int) -> bool:
        for tile in state.tiles:
            back = state.rules.figures.decrees[tile].figures.get("envoy_back", 0)
            if back and not state.owns(seat, tile) and turns_on_hand(state, seat, -back):
                price = self.price(state, seat, state.rules.answers.decree[tile])
                if can_pay(state, seat, price, KEEP_A_SERVANT):
                    return True
        return False


class TakeDecree(Frame):
    """Place one normal Servant of the pool on the tile, and score what it scores now (B-DEC-02)."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        state.pool[seat] -= 1
        state.decree_owners[self.tile] |= 1 << seat
        state.tell("decree", "B-DEC-02", seat, self.tile)
        tile = state.rules.figures.decrees[self.tile]
        rule = rule_of_decree(state.rules, self.tile)
        if tile.vp:
            state.score(seat, tile.vp, rule)
        steps: list[Frame] = []
        if tile.figures.get("envoy", 0):
            steps.append(AdvanceEnvoy(seat, tile.figures["envoy"], rule))
        for module in state.rules.listeners.decree_taken:
            steps.extend(module.decree_taken(state, seat, self.tile))
        state.then(steps)
        return None


def rule_of_decree(rules: Rules, tile: int) -> str:
    """The rule behind a Decree."""
    module = rules.decree_moments[tile]
    return DECREE_RULES[rules.figures.decrees[tile].name] if module is None else module.rule_of_decree(tile)


def rule_of_price(rules: Rules, tile: int) -> str:
    """The rule by which the Envoy goes back for a Decree."""
    module = rules.decree_moments[tile]
    return "B-DEC-01" if module is None else module.rule_of_price(tile)


DECREE_RULES: Final = {
    "morning-intrigue": "B-DL1-01",
    "morning-ship": "B-DL1-02",
    "morning-servant": "B-DL1-03",
    "morning-envoy": "B-DL1-04",
    "morning-swap": "B-DL1-05",
    "travel-discount": "B-DL2-01",
    "jade-discount": "B-DL2-02",
    "wall-bonus": "B-DL2-03",
    "equal-gifts": "B-DL2-04",
    "decree-discount": "B-DL2-05",
    "vp-per-3-vp": "B-DL3-01",
    "vp-8": "B-DL3-02",
    "vp-per-jade": "B-DL3-03",
    "vp-per-decree": "B-DL3-04",
    "vp-per-harbour": "B-DL3-05",
}

register("take-decree", TakeDecree)
