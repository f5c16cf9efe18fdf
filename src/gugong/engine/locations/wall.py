"""The Great Wall, and the Public Works Official.

A: place one Servant. B: remove one Servant, place up to two. When the section is complete its greatest builder is
rewarded and takes their Servants home; then all who stood there may trade Intrigue for a benefit.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.ids import (
    BENEFIT_DIE,
    BENEFIT_JADE,
    BENEFIT_SERVANT,
    BENEFIT_SERVANTS,
    NOBODY,
    ON_WALL,
    POOL,
    SUPPLY,
)
from gugong.engine.pieces import has_piece, pieces, take_piece, worth_placed
from gugong.engine.rules import Official
from gugong.engine.servants import KEEP_A_PIECE, Gain, can_pay, price_in_steps
from gugong.engine.state import State, highest
from gugong.engine.tracks import AdvanceEnvoy

NO_ROOM_LIMIT: Final = 99
NOTHING_TO_PLACE: Final = Reason("nothing-to-place", "B-WAL-01")
CANNOT_PAY_B: Final = Reason("cannot-pay-b", "B-WAL-02")
NO_SUCH_PIECE: Final = Reason("no-such-piece", "C-04")
MARKER_TOO_LOW: Final = Reason("marker-too-low", "B-WAL-06")
SUPPLY_EMPTY: Final = Reason("supply-empty", "C-02")


class PublicWorks(Official):
    """The official of the Great Wall."""

    def candidates(self, state: State, seat: int) -> list[Answer]:
        return [state.rules.answers.option_a, state.rules.answers.option_b]

    def judge(self, state: State, seat: int, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.option_a:
            return None if has_piece(state, seat, POOL) else NOTHING_TO_PLACE
        return None if can_pay(state, seat, self.price(state, seat, answer), KEEP_A_PIECE) else CANNOT_PAY_B

    def price(self, state: State, seat: int, answer: Answer) -> int:
        return state.rules.figures.prices.wall_b if answer is state.rules.answers.option_b else 0

    def begin(self, state: State, seat: int, answer: Answer) -> list[Frame]:
        first = PlaceOnWall(seat, POOL, 0, "B-WAL-01")
        if answer is state.rules.answers.option_a:
            return [first, WallBonus(seat), CheckWall()]
        price = self.price(state, seat, answer)
        second = PlaceOnWall(seat, POOL, 1, "B-WAL-02")
        return [*price_in_steps(seat, price, KEEP_A_PIECE, "B-WAL-02"), first, second, WallBonus(seat), CheckWall()]


class PlaceOnWall(Frame):
    """Place one piece of the pool or the supply; `may` is 1 where the player may also stop."""

    def __init__(self, seat: int, zone: int, may: int, rule: str) -> None:
        self.seat = seat
        self.zone = zone
        self.may = may
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        options = pieces(state, self.seat, self.zone, NO_ROOM_LIMIT)
        if not options and not (self.may and self.zone == POOL and state.asides(self.seat)):
            state.pop()
            return None
        if self.may:
            options.append(state.rules.answers.done)
        return state.ask(self.seat, "wall-place", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.done:
            place_on_wall(state, self.seat, self.zone, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.done and self.may:
            return None
        return None if answer in pieces(state, self.seat, self.zone, NO_ROOM_LIMIT) else NO_SUCH_PIECE


def place_on_wall(state: State, seat: int, zone: int, answer: Answer, rule: str) -> None:
    """Move the piece to the Wall."""
    worth = worth_placed(answer, NO_ROOM_LIMIT)
    take_piece(state, seat, zone, answer, ON_WALL)
    if worth:
        state.wall_double[seat] = worth
    else:
        state.wall[seat] += 1
    state.tell("wall", rule, seat, worth or 1, wall_total(state), state.rules.wall_size)


class WallBonus(Frame):
    """The Decree of extra builders: one more piece, from the supply (B-DL2-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        seat = self.seat
        if not state.owns(seat, state.rules.wall_bonus) or not has_piece(state, seat, SUPPLY):
            state.pop()
            return None
        return state.ask(seat, "wall-bonus", [*pieces(state, seat, SUPPLY, NO_ROOM_LIMIT), state.rules.answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            place_on_wall(state, self.seat, SUPPLY, answer, "B-DL2-03")

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline or answer in pieces(state, self.seat, SUPPLY, NO_ROOM_LIMIT):
            return None
        return NO_SUCH_PIECE


class CheckWall(Frame):
    """All pieces of one action are placed: is the section complete? (C-31)"""

    def run(self, state: State) -> Decision | None:
        state.pop()
        if wall_total(state) >= state.rules.wall_size:
            state.tell("wall-complete", "B-WAL-03", NOBODY, wall_total(state))
            state.then([WallScoring()])
        return None


class WallScoring(Frame):
    """The section is complete: its greatest builder is rewarded, then builders may trade Intrigue (C-33)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        builders = builders_lowest_first(state)
        state.tell("benefits", "B-WAL-07", NOBODY, len(builders))
        winner = greatest_builder(state)
        state.score(winner, state.rules.gains.wall_vp, "B-WAL-04")
        state.then([AdvanceEnvoy(winner, 1, "B-WAL-04"), BuilderGoesHome(winner), IntrigueBenefits(tuple(builders))])
        return None


class BuilderGoesHome(Frame):
    """The winner's pieces go back to the supply; the others' stay (B-WAL-05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        state.tell("wall-home", "B-WAL-05", seat, state.wall[seat], 1 if state.wall_double[seat] else 0)
        state.supply[seat] += state.wall[seat]
        state.wall[seat] = 0
        if state.wall_double[seat]:
            state.wall_double[seat] = 0
            state.double[seat] = SUPPLY
        return None


class IntrigueBenefits(Frame):
    """All who stood on the Wall, lowest marker of that moment first, may take one benefit each (B-WAL-07)."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def lowest(self, state: State) -> int:
        """Whose turn it is; a marker may have moved since the Wall was complete."""
        for seat in state.markers:
            if seat in self.seats:
                return seat
        return NOBODY

    def without(self, seat: int) -> IntrigueBenefits:
        """The others, still to come."""
        return IntrigueBenefits(tuple([other for other in self.seats if other != seat]))

    def run(self, state: State) -> Decision | None:
        seat = self.lowest(state)
        if seat != NOBODY and seat == state.rules.automa:
            state.pop()
            state.then([*state.rules.conduct.benefit(state, seat), self.without(seat)])
            return None
        if seat != NOBODY:
            options = benefits(state, seat)
            if options:
                options.append(state.rules.answers.decline)
                return state.ask(seat, "intrigue-benefit", options)
        state.pop()
        if len(self.seats) > 1:
            state.then([self.without(seat)])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat = self.lowest(state)
        steps: list[Frame] = []
        if answer is not state.rules.answers.decline:
            steps = take_benefit(state, seat, answer.a, "B-WAL-06")
        state.then([*steps, self.without(seat)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        return judge_benefit(state, self.lowest(state), answer)


def benefits(state: State, seat: int) -> list[Answer]:
    """The Intrigue Benefits this seat can take now."""
    if not state.intrigue[seat]:
        return []
    return [answer for answer in state.rules.answers.benefit if judge_benefit(state, seat, answer) is None]


def judge_benefit(state: State, seat: int, answer: Answer) -> Reason | None:
    """A benefit costs steps of the marker, and one of Servants needs a Servant in the supply."""
    if answer not in state.rules.answers.benefit:
        return NO_SUCH_PIECE
    if state.intrigue[seat] < state.rules.benefit_prices[answer.a]:
        return MARKER_TOO_LOW
    if answer.a in (BENEFIT_SERVANT, BENEFIT_SERVANTS) and not state.supply_pieces(seat):
        return SUPPLY_EMPTY
    return None


def take_benefit(state: State, seat: int, benefit: int, rule: str) -> list[Frame]:
    """Lower the marker, and give what it was lowered for."""
    state.move_marker(seat, -state.rules.benefit_prices[benefit], rule)
    if benefit == BENEFIT_JADE:
        state.gain_jade(seat, rule)
        return []
    if benefit == BENEFIT_DIE:
        return [TurnDie(seat, rule)]
    return [Gain(seat, benefit_servants(state, benefit), rule)]


def benefit_servants(state: State, benefit: int) -> int:
    """The Servants of a benefit that gives any."""
    return 1 if benefit == BENEFIT_SERVANT else state.rules.gains.benefit_servants


class TurnDie(Frame):
    """Turn a Destiny Die to another side."""

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        dice = state.rules.answers.die
        options = [answer for die in dice for answer in die if state.dice[answer.a] != answer.b]
        return state.ask(self.seat, "die", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.dice[answer.a] = answer.b
        state.tell("die", self.rule, self.seat, answer.a + 1, answer.b)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        for die in state.rules.answers.die:
            if answer in die and state.dice[answer.a] != answer.b:
                return None
        return Reason("same-face", "B-WAL-06")


def wall_total(state: State) -> int:
    """The worth of all that stands on the Wall."""
    return sum(state.wall) + sum(state.wall_double)


def builders_lowest_first(state: State) -> list[int]:
    """Everyone with a piece on the Wall, lowest Intrigue marker first."""
    return [seat for seat in state.markers if state.wall_worth(seat)]


def greatest_builder(state: State) -> int:
    """The seat with most worth on the Wall; a tie goes to the higher marker."""
    return highest(state, [state.wall_worth(seat) for seat in range(state.rules.seats)])


register("place-on-wall", PlaceOnWall)
register("wall-bonus", WallBonus)
register("check-wall", CheckWall)
register("wall-scoring", WallScoring)
register("builder-goes-home", BuilderGoesHome)
register("turn-die", TurnDie)
register("intrigue-benefits", IntrigueBenefits)
