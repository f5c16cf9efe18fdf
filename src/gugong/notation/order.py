"""What may lie directly on what on the stack, where a question is open.

`ON` is the base game's; each module says what it adds (`Module.lays`). A frame of which nobody speaks belongs to a
module from outside, which need not say where it lies.
"""

from __future__ import annotations

from functools import lru_cache

from gugong.engine.frames import FIELDS, Frame
from gugong.engine.ids import NOBODY
from gugong.engine.module import AWAIT_EFFECTS, BY_CONDUCT, ON_EFFECTS, ON_QUESTIONS, ON_TURNS, OTHERS, PERFORMERS
from gugong.engine.rules import Rules

BOTTOM = "bottom"

# What the effect of a token, and what the performance of an action, may leave on the stack.
_EFFECT = "check-wall intrigue-benefits ship-from-supply may-claim draw-gift take-jade swap-card swap-at take-back"
_ACTION = (
    "buy-jade check-wall intrigue-benefits load-and-sail load-of-two load-two move-marker store-token take-decree"
    " token-benefit travel-step"
)
# What lies directly on each frame where a question is open; on a frame that asks a seat, an exchange of tokens may too.
ON = {
    BOTTOM: "next-day final-scoring score-jade",
    "next-day": "night night-ends",
    "night": "day first-turn",
    "first-turn": "may-gain morning",
    "may-gain": "may-gain morning-modules",
    "morning-modules": "morning-decrees",
    "morning-decrees": "roll-dice ship-from-supply may-claim draw-gift swap-card swap-at",
    "roll-dice": "refill-map",
    "day": "end-turn turn",
    "end-turn": f"choose-card choose-location fee perform {_ACTION}",
    "perform": f"perform gain-by-card swap-card swap-at {_ACTION}",
    "travel-step": "travel-step token-benefit store-token pay",
    "store-token": f"{_EFFECT} discard-for-jade",
    "take-jade": "pay",
    "check-wall": "place-on-wall wall-bonus",
    "wall-bonus": "place-on-wall",
    "place-on-wall": "place-on-wall pay",
    "buy-jade": "pay",
    "take-decree": "pay",
    "move-marker": "advance-envoy pay",
    "advance-envoy": "pay",
    "load-two": "pay claim-with draw-gift",
    "load-and-sail": "load-ship claim-with draw-gift",
    "may-claim": "load-ship",
    "intrigue-benefits": "turn-die",
    "night-ends": "night-claims",
    "night-claims": "ships-move claim-with draw-gift",
    "ships-move": "most-matches",
    "most-matches": "gain-for-matches",
    "gain-for-matches": "gain-for-matches",
    "score-jade": "score-palace",
    "score-palace": "score-decrees",
    "score-decrees": "score-decrees leftover-wall",
    "leftover-wall": "last-exchange",
    "last-exchange": "last-exchange",
    OTHERS: "intrigue-benefits morning-decrees may-gain gain-for-matches last-exchange",
}
EXCHANGE = ("exchange-tokens", "gain")
SILENT = (BOTTOM, "exchange-tokens", "draw-gift", "next-day", "night", "day", "check-wall", "take-decree", "buy-jade")
# Where modules are in play, what performs an action waits below it until they have had their say.
WITH_MODULES = {
    PERFORMERS: "end-turn perform action-done",
    ON_TURNS: f"perform action-done gain-by-card swap-card swap-at {_ACTION}",
    ON_EFFECTS: _EFFECT,
    AWAIT_EFFECTS: "store-token",
}
# Steps of set-up, and those that never wait for an answer or for a step that does.
UNASKED = (
    *("advance-envoy", "deal-board", "deal-decrees", "deal-tokens", "draw-start", "final-scoring", "morning"),
    *("place-decree", "retreat-envoy", "round", "set-up", "take-medal", "wall-scoring"),
)


class Order:
    """What may lie directly on what in one kind of game."""

    def __init__(self, rules: Rules) -> None:
        self.on = {below: above.split() for below, above in ON.items()}
        self.known = {*EXCHANGE, *UNASKED, *_names(ON), *_names(WITH_MODULES)}
        for module in rules.installed:
            self.known |= _names(module.lays())
        for more in (WITH_MODULES, *(module.lays() for module in rules.modules)) if rules.modules else ():
            for below, above in more.items():
                self.on.setdefault(below, []).extend(above.split())

    def admits(self, name: str, below: str) -> bool:
        """Whether play can lay this frame directly on that one; a module from outside need not say so."""
        on = self.on
        return (
            name in on.get(below, ())
            or (name in (*EXCHANGE, *on.get(ON_QUESTIONS, ())) and below not in SILENT)
            or (below in on.get(PERFORMERS, ()) and name in on[ON_TURNS])
            or (below in on.get(AWAIT_EFFECTS, ()) and name in on.get(ON_EFFECTS, ()))
            or not {name, below} <= self.known
        )

    def of_others(self, name: str) -> bool:
        """Whether another seat than that of the frame below may act here, or on this frame."""
        return name in self.on[OTHERS] or name not in self.known

    def asks(self, frame: Frame, name: str, seat: int) -> bool:
        """Whether the frame is there to ask this seat, and would not know what to do without an answer."""
        its = seat != NOBODY and "seat" in FIELDS[name] and frame.row()[FIELDS[name].index("seat")] == seat
        return its and type(frame).judge is not Frame.judge and name not in self.on.get(BY_CONDUCT, ())


def _names(table: dict[str, str]) -> set[str]:
    """Every frame that a table speaks of."""
    return {name for below, above in table.items() for name in (below, *above.split())}


@lru_cache(maxsize=64)
def order_of(rules: Rules) -> Order:
    """The order of these rules, worked out once."""
    return Order(rules)
