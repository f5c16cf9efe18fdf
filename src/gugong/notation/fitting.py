"""Whether a stack from outside fits the position it comes with, so that a game loaded never fails later.

Four things make sure of it. Every number is within its range (`stack`). Frames lie on one another as play lays them
(`order`), so that only exchanges of tokens interrupt a step that counts on something. What lies on a seat's frame is
that seat's, but where others are asked. And what a frame counts on is there now: a card in the hand, a price that can
be paid, a Ship to load.
"""

from __future__ import annotations

from gugong.engine.effects import TakeBack
from gugong.engine.exchange import ChooseCard
from gugong.engine.frames import FIELDS, FRAME_NAMES, Frame
from gugong.engine.ids import NOBODY, NOWHERE
from gugong.engine.locations.decrees import TakeDecree
from gugong.engine.locations.jade import NO_HOUSE, BuyJade, house_priced
from gugong.engine.locations.ships import ClaimWith, LoadShip, ShipFromSupply, loading
from gugong.engine.locations.wall import wall_total
from gugong.engine.morning import RollDice
from gugong.engine.servants import KEEP_A_SERVANT, Pay, can_pay
from gugong.engine.state import State
from gugong.engine.tokens import ExchangeTokens
from gugong.engine.turn import Turn
from gugong.errors import PositionError, Reason, because
from gugong.notation.order import BOTTOM, Order, order_of

DEEPEST = 40
BUILDING = ("check-wall", "builder-goes-home")  # on these the Wall may be complete


def check_stack(state: State) -> None:
    """Refuse a stack that does not fit, with the row at fault."""
    stack = state.stack
    if len(stack) > DEEPEST:
        raise PositionError("stack", because("position-rows", given=len(stack), most=DEEPEST))
    order = order_of(state.rules)
    below = BOTTOM
    acting = builder = NOBODY
    for place, frame in enumerate(stack):
        where = f"stack[{place}]"
        name = FRAME_NAMES[type(frame)]
        if order.asks(frame, name, state.rules.automa):
            raise PositionError(where, because("position-never-asked", frame=name, seat=state.rules.automa))
        _check_things(state, frame, name, where)
        reason = misfit(state, frame, stack[place + 1] if place + 1 < len(stack) else None)
        for module in state.rules.modules:
            reason = reason or module.misfit(state, frame)
        if reason:
            raise PositionError(where, because("position-frame", frame=name, why=reason))
        if not order.admits(name, below):
            raise PositionError(where, because("position-order", frame=name, below=below))
        below = name
        acting = _acting(frame, name, acting, where, order)
        if name in BUILDING:
            builder = acting
    _check_wall(state, builder)


def _check_things(state: State, frame: Frame, name: str, where: str) -> None:
    """The officials and cards it speaks of are of this kind of game."""
    rules = state.rules
    for field, value in zip(FIELDS[name], frame.row(), strict=False):  # the last field may be a list
        missing = ""
        if isinstance(value, int) and value >= 0:
            if field in ("location", "automa") and value < len(rules.location_names):
                missing = "" if value in rules.locations else rules.location_names[value]
            elif field.removesuffix("!") == "card":
                missing = "" if value in rules.cards else rules.figures.cards[value].name
        if missing:
            raise PositionError(f"{where}.{field.removesuffix('!')}", because("position-not-in-game", name=missing))


def _acting(frame: Frame, name: str, below: int, where: str, order: Order) -> int:
    """Whose the frame is: that of the seat which acts below, unless others are asked here; NOBODY where it may be any.

    In a list every seat stands once.
    """
    fields = FIELDS[name]
    row = frame.row()
    if "seats" in fields:
        seats = row[fields.index("seats") :]
        if len(seats) != len(set(seats)):
            raise PositionError(where, because("position-seat-twice", seats=str(seats)))
    if "seat" not in fields:
        return NOBODY if order.of_others(name) else below
    seat = int(row[fields.index("seat")])
    if below not in (NOBODY, seat) and not order.of_others(name):
        raise PositionError(where, because("position-turn-of", seat=below, given=seat))
    return seat


def _check_wall(state: State, builder: int) -> None:
    """It is complete only while its builder builds or is rewarded, and never by the pieces of the others alone."""
    mine = 0 if builder == NOBODY else state.wall_worth(builder)
    if wall_total(state) - mine >= state.rules.wall_size:
        raise PositionError("wall", because("position-wall", "B-WAL-03", worth=state.rules.wall_size))


def misfit(state: State, frame: Frame, above: Frame | None) -> Reason | None:
    """What the frame counts on and does not find; None if it fits."""
    name = FRAME_NAMES[type(frame)]
    secrets = [place for place, field in enumerate(FIELDS[name]) if field.endswith("!")]
    if secrets and frame.row()[secrets[0]] not in frame.secret_choices(state):
        return because("position-no-pick")
    reason = frame.misfit(state)
    if reason:
        return reason
    if not frame.admits(state):
        return because("position-no-card-allows")
    if isinstance(frame, Pay):
        paid = frame.price and can_pay(state, frame.seat, frame.price, frame.keep)
        return None if paid else because("position-no-pay")
    if isinstance(frame, Turn | ChooseCard):
        return None if state.hands[frame.seat] else because("position-no-hand")
    if isinstance(frame, TakeBack):
        return None if state.discards[frame.seat] else because("position-no-discards")
    if isinstance(frame, ExchangeTokens):
        enough = 1 <= frame.owed <= min(state.tokens_worth(frame.seat), state.rules.token_prices[frame.what])
        return None if enough and above is None else because("position-few-tokens")
    if isinstance(frame, RollDice):
        return None if frame.die < len(state.dice) else because("position-no-die")
    if isinstance(frame, BuyJade):
        found = frame.price == NO_HOUSE or house_priced(state, frame.price) != NOWHERE
        return None if found else because("position-no-house")
    if isinstance(frame, TakeDecree):
        taken = frame.tile not in state.tiles or state.owns(frame.seat, frame.tile)
        kept = above.keep == KEEP_A_SERVANT if isinstance(above, Pay) else state.pool[frame.seat] > 0
        return None if kept and not taken else because("position-no-decree")
    return _misfit_on_canal(state, frame)


def _misfit_on_canal(state: State, frame: Frame) -> Reason | None:
    if isinstance(frame, ClaimWith):
        return None if frame.ships(state) else because("position-no-claim")
    if isinstance(frame, ShipFromSupply):
        return None if loading(state, frame.seat) else because("position-no-load")
    if isinstance(frame, LoadShip):
        answers = state.rules.answers
        new = state.canal[frame.berth] is None
        wanted = answers.new_ship[frame.berth // state.rules.harbours] if new else answers.ship[frame.berth]
        return None if wanted in loading(state, frame.seat) else because("position-no-load-there")
    return None
