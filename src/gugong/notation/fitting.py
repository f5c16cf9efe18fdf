"""Whether a stack from outside fits the position it comes with, so that a game loaded never fails later.

Three things make sure of it. Every number is within its range (`stack`). Frames lie on one another as play lays them:
`ON` says what may lie directly on what, so that only exchanges of tokens interrupt a step that counts on something. And
what a frame counts on is there now: a card in the hand, a price that can be paid, a Ship to load.
"""

from __future__ import annotations

from gugong.engine.effects import TakeBack
from gugong.engine.exchange import ChooseCard
from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import NOWHERE
from gugong.engine.locations.decrees import TakeDecree
from gugong.engine.locations.jade import NO_HOUSE, BuyJade, house_priced
from gugong.engine.locations.ships import ClaimWith, LoadShip, ShipFromSupply, loading
from gugong.engine.morning import RollDice
from gugong.engine.servants import KEEP_A_SERVANT, Pay, can_pay
from gugong.engine.state import State
from gugong.engine.tokens import ExchangeTokens
from gugong.engine.turn import Turn
from gugong.errors import PositionError

BOTTOM = "bottom"
DEEPEST = 40

# What the effect of a token, and what the performance of an action, may leave on the stack.
_EFFECT = "check-wall intrigue-benefits ship-from-supply may-claim draw-gift take-jade swap-card swap-at take-back"
_ACTION = (
    "buy-jade check-wall intrigue-benefits load-and-sail load-of-two load-two move-marker store-token take-decree"
    " token-benefit travel-step"
)
# What lies directly on each frame where a question is open; on a frame that asks a seat, an exchange of tokens may too.
ON = {
    name: above.split()
    for name, above in {
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
        "most-matches": "gain-for-matches may-gain",
        "gain-for-matches": "gain-for-matches",
        "score-jade": "score-palace",
        "score-palace": "score-decrees",
        "score-decrees": "score-decrees leftover-wall",
        "leftover-wall": "last-exchange",
        "last-exchange": "last-exchange",
    }.items()
}
EXCHANGE = ("exchange-tokens", "gain")
SILENT = (BOTTOM, "exchange-tokens", "draw-gift", "next-day", "night", "day", "check-wall", "take-decree", "buy-jade")


def check_stack(state: State) -> None:
    """Refuse a stack that does not fit, with the row at fault."""
    stack = state.stack
    if len(stack) > DEEPEST:
        raise PositionError(f"stack: {len(stack)} rows; no game has more than {DEEPEST}")
    below = BOTTOM
    for place, frame in enumerate(stack):
        where = f"stack[{place}]"
        name = FRAME_NAMES[type(frame)]
        if not state.rules.modules and not may_lie_on(name, below):
            raise PositionError(f"{where}: {name} does not lie on {below}")
        _check_seats(stack, place, where, not state.rules.modules)
        reason = misfit(state, frame, stack[place + 1] if place + 1 < len(stack) else None)
        for module in state.rules.modules:
            reason = reason or module.misfit(state, frame)
        if reason:
            raise PositionError(f"{where}: {name}: {reason}")
        below = name


def may_lie_on(name: str, below: str) -> bool:
    """Whether play can lay this frame directly on that one."""
    return name in ON.get(below, ()) or (name in EXCHANGE and below not in SILENT)


def _check_seats(stack: list[Frame], place: int, where: str, one_seat: bool) -> None:
    """In a list every seat stands once; a turn is one player's, but for the Intrigue Benefits of all builders.

    Modules ask others in the middle of a turn, so with them `one_seat` is False.
    """
    fields = FIELDS[FRAME_NAMES[type(stack[place])]]
    row = stack[place].row()
    if "seats" in fields:
        seats = row[fields.index("seats") :]
        if len(seats) != len(set(seats)):
            raise PositionError(f"{where}: a seat is there twice: {seats}")
    for below in reversed(stack[:place] if one_seat else []):
        name = FRAME_NAMES[type(below)]
        if name == "intrigue-benefits" or "seat" not in fields:
            return
        if name == "end-turn" and below.row()[0] != row[0]:
            raise PositionError(f"{where}: it is the turn of seat {below.row()[0]}, not of seat {row[0]}")


def misfit(state: State, frame: Frame, above: Frame | None) -> str:
    """What the frame counts on and does not find; "" if it fits."""
    name = FRAME_NAMES[type(frame)]
    secrets = [place for place, field in enumerate(FIELDS[name]) if field.endswith("!")]
    if secrets and frame.row()[secrets[0]] not in frame.secret_choices(state):
        return "the card cannot have been picked"
    reason = frame.misfit(state)
    if reason:
        return reason
    if not frame.admits(state):
        return "no card in hand allows it"
    if isinstance(frame, Pay):
        return "" if frame.price and can_pay(state, frame.seat, frame.price, frame.keep) else "it cannot be paid"
    if isinstance(frame, Turn | ChooseCard):
        return "" if state.hands[frame.seat] else "no card is in hand"
    if isinstance(frame, TakeBack):
        return "" if state.discards[frame.seat] else "no card is in the discard pile"
    if isinstance(frame, ExchangeTokens):
        enough = 1 <= frame.owed <= min(state.tokens_worth(frame.seat), state.rules.token_prices[frame.what])
        return "" if enough and above is None else "the tokens are not enough"
    if isinstance(frame, RollDice):
        return "" if frame.die < len(state.dice) else "there is no such die"
    if isinstance(frame, BuyJade):
        found = frame.price == NO_HOUSE or house_priced(state, frame.price) != NOWHERE
        return "" if found else "no house of this price has Jade"
    if isinstance(frame, TakeDecree):
        taken = frame.tile not in state.tiles or state.owns(frame.seat, frame.tile)
        kept = above.keep == KEEP_A_SERVANT if isinstance(above, Pay) else state.pool[frame.seat] > 0
        return "" if kept and not taken else "the Decree cannot be taken"
    return _misfit_on_canal(state, frame) or ("" if frame.admits(state) else "no card in hand allows it")


def _misfit_on_canal(state: State, frame: Frame) -> str:
    if isinstance(frame, ClaimWith):
        return "" if frame.ships(state) else "no Ship can claim this"
    if isinstance(frame, ShipFromSupply):
        return "" if loading(state, frame.seat) else "no Ship can be loaded"
    if isinstance(frame, LoadShip):
        answers = state.rules.answers
        new = state.canal[frame.cell] is None
        wanted = answers.new_ship[frame.cell // state.rules.harbours] if new else answers.ship[frame.cell]
        return "" if wanted in loading(state, frame.seat) else "no Ship can be loaded there"
    return frame.misfit(state)
