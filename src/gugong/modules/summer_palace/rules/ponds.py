"""Scoring a pond: whoever has most on its pier gains what it gives; then pieces go home.

At Night the fullest pier is scored (X-SPL-12), by day whichever pond the player of a Favourite Gift picks (X-SPL-11).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import NOBODY, SUPPLY
from gugong.engine.state import State, highest
from gugong.modules.summer_palace.rules.board import COURT_LADY, JADE, NEUTRAL, NEUTRAL_OR_JADE
from gugong.modules.summer_palace.rules.meng import pond_benefit
from gugong.modules.summer_palace.rules.state import here, neutral_stock

NOT_ON_PIER: Final = Reason("not-on-pier", "X-SPL-13")


class NightPonds(Frame):
    """Night, step 3: the pond with the greatest worth on its pier is scored; of tied ones all, in the board's order."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        summer = here(state)
        most = max([summer.total(pond) for pond in summer.board.ponds])
        if most:
            fullest = [pond for pond in summer.board.ponds if summer.total(pond) == most]
            state.tell("night-ponds", "X-SPL-12", NOBODY, len(fullest), most)
            state.then([ScorePond(pond) for pond in fullest])
        return None


class ScorePond(Frame):
    """The greatest worth on the pier wins, a tie by Intrigue: its benefit, home, and the others choose (X-SPL-13)."""

    def __init__(self, pond: int) -> None:
        self.pond = pond

    def run(self, state: State) -> Decision | None:
        state.pop()
        pond = self.pond
        summer = here(state)
        leader = highest(state, [summer.worth(pond, seat) for seat in range(summer.board.seats)])
        if leader != NOBODY:
            state.tell("pond", "X-SPL-13", leader, pond, summer.worth(pond, leader))
            others = [seat for seat in reversed(state.markers) if seat != leader and summer.worth(pond, seat)]
            state.then([PondBenefit(leader, pond), LeaderGoesHome(leader, pond), PondReturns(pond, tuple(others))])
        return None


class PondBenefit(Frame):
    """What the pond gives; only the pond of up to three players leaves a choice, while there are neutral Servants."""

    def __init__(self, seat: int, pond: int) -> None:
        self.seat = seat
        self.pond = pond

    def run(self, state: State) -> Decision | None:
        board = here(state).board
        if self.pond == NEUTRAL_OR_JADE and self.seat == state.rules.automa:
            state.pop()
            gain_benefit(state, self.seat, pond_benefit(state, self.seat))
            return None
        if self.pond == NEUTRAL_OR_JADE and neutral_stock(state):
            return state.ask(self.seat, "pond-benefit", [board.take_neutral, board.take_jade])
        state.pop()
        gain_benefit(state, self.seat, JADE if self.pond == NEUTRAL_OR_JADE else self.pond)
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        gain_benefit(state, self.seat, NEUTRAL if answer is here(state).board.take_neutral else JADE)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        board = here(state).board
        return None if answer is board.take_neutral or answer is board.take_jade else NOT_ASKED


def gain_benefit(state: State, seat: int, pond: int) -> None:
    """Neutral Servants as far as the stock goes, a Jade, or the Court Lady unless she is there already (C-56)."""
    summer = here(state)
    neutral = min(summer.board.neutral_gained, neutral_stock(state))
    if pond == JADE:
        state.gain_jade(seat, "X-SPL-09")
    elif pond == NEUTRAL and neutral:
        state.pool_neutral[seat] += neutral
        state.tell("neutral", "X-SPL-08", seat, neutral, neutral_stock(state))
    elif pond == COURT_LADY and not summer.has_lady(seat):
        summer.ladies |= 1 << seat
        state.tell("court-lady", "X-SPL-10", seat)
    else:
        state.tell("no-benefit", "C-56", seat, pond)


class LeaderGoesHome(Frame):
    """All pieces of whoever gained the benefit go back to the supply (X-SPL-13)."""

    def __init__(self, seat: int, pond: int) -> None:
        self.seat = seat
        self.pond = pond

    def run(self, state: State) -> Decision | None:
        state.pop()
        seat = self.seat
        summer = here(state)
        place = self.pond * summer.board.seats + seat
        servants = summer.servants[place]
        double = 1 if summer.doubles[place] else 0
        state.supply[seat] += servants
        summer.servants[place] = 0
        if double:
            summer.doubles[place] = 0
            state.double[seat] = SUPPLY
        state.tell("pier-home", "X-SPL-13", seat, servants, double)
        return None


class PondReturns(Frame):
    """The others, highest Intrigue marker first, take pieces home one by one until they leave the rest."""

    def __init__(self, pond: int, seats: tuple[int, ...]) -> None:
        self.pond = pond
        self.seats = seats

    def run(self, state: State) -> Decision | None:
        if self.seats and self.seats[0] == state.rules.automa:  # he leaves them there
            worth = here(state).worth(self.pond, self.seats[0])
            state.tell("stays", "X-SOL-04", self.seats[0], self.pond, worth)
        elif self.seats:
            options = pieces_on(state, self.pond, self.seats[0])
            if options:
                options.append(here(state).board.stay)
                return state.ask(self.seats[0], "pond-home", options)
        state.pop()
        if len(self.seats) > 1:
            state.then([PondReturns(self.pond, self.seats[1:])])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        summer = here(state)
        if answer is summer.board.stay:
            state.tell("stays", "X-SPL-13", self.seats[0], self.pond, summer.worth(self.pond, self.seats[0]))
            state.then([PondReturns(self.pond, self.seats[1:])])
            return
        seat = self.seats[0]
        place = self.pond * summer.board.seats + seat
        if answer is summer.board.home_double:
            summer.doubles[place] = 0
            state.double[seat] = SUPPLY
            state.tell("pier-home", "X-SPL-13", seat, 0, 1)
        else:
            summer.servants[place] -= 1
            state.supply[seat] += 1
            state.tell("pier-home", "X-SPL-13", seat, 1, 0)
        state.then([PondReturns(self.pond, self.seats)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        board = here(state).board
        if answer is board.stay or answer in pieces_on(state, self.pond, self.seats[0]):
            return None
        return NOT_ON_PIER if answer is board.home_servant or answer is board.home_double else NOT_ASKED


def pieces_on(state: State, pond: int, seat: int) -> list[Answer]:
    """The kinds of pieces that the seat has on this pier."""
    summer = here(state)
    place = pond * summer.board.seats + seat
    found: list[Answer] = []
    if summer.servants[place]:
        found.append(summer.board.home_servant)
    if summer.doubles[place]:
        found.append(summer.board.home_double)
    return found


register("night-ponds", NightPonds)
register("score-pond", ScorePond)
register("pond-benefit", PondBenefit)
register("leader-goes-home", LeaderGoesHome)
register("pond-returns", PondReturns)
