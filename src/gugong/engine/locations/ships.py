"""Ships in harbours: who lies where, what fits on board, and what a full Ship may claim.

A Ship that carries its full load may claim the reward of its harbour: one Servant stays behind to mark it, the rest and
the Ship come home.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import CLAIM, NEW_SHIP, SHIP, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import DrawGift
from gugong.engine.ids import NOWHERE, ON_SHIP, POOL, REWARD_CARD, REWARD_DOUBLE, REWARD_VP, SUPPLY
from gugong.engine.pieces import ask_which, has_piece, pieces, take_piece, worth_placed
from gugong.engine.state import Ship, State

NO_BERTH: Final = Reason("canal-no-room", "B-CAN-03")
NOT_YOUR_SHIP: Final = Reason("not-your-ship", "B-CAN-01")
NOT_A_SHIP: Final = Reason("not-a-ship", "B-CAN-01")
SHIP_FULL: Final = Reason("ship-full", "C-06")
NO_SHIP_LEFT: Final = Reason("no-ship-left", "C-39")
NOTHING_TO_PLACE: Final = Reason("nothing-to-place", "B-CAN-01")
SUPPLY_EMPTY: Final = Reason("supply-empty", "C-02")
NO_CLAIM: Final = Reason("no-claim", "B-CAN-05")
ONLY_THIS_SHIP: Final = Reason("only-this-ship", "C-38")
NO_SUCH_PIECE: Final = Reason("no-such-piece", "C-04")


class LoadShip(Frame):
    """Put a piece on the Ship in this berth, a new one if the berth is free; asks only where there is a choice."""

    def __init__(self, seat: int, berth: int, zone: int) -> None:
        self.seat = seat
        self.berth = berth
        self.zone = zone

    def choices(self, state: State) -> list[Answer]:
        return pieces(state, self.seat, self.zone, free_space(state, self.berth))

    def run(self, state: State) -> Decision | None:
        return ask_which(state, self, self.seat, "ship-piece", self.choices(state))

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        load_ship(state, self.seat, self.berth, self.zone, answer)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in self.choices(state) else NO_SUCH_PIECE


def load_ship(state: State, seat: int, cell: int, zone: int, answer: Answer) -> None:
    """Place the piece; a free berth gets a new Ship with it (B-CAN-03)."""
    worth = worth_placed(answer, free_space(state, cell))
    take_piece(state, seat, zone, answer, ON_SHIP)
    ship = state.canal[cell]
    if ship is None:
        ship = Ship(seat, 0, 0)
        state.tell("new-ship", "B-CAN-03", seat, cell)
    state.canal[cell] = Ship(seat, ship.servants if worth else ship.servants + 1, worth or ship.double)
    state.tell("loads", "B-CAN-01", seat, cell, worth or 1, state.rules.ship_capacity)


def loading(state: State, seat: int) -> list[Answer]:
    """The Ships that can take a piece, and the routes where a new one can be placed."""
    answers = state.rules.answers
    options: list[Answer] = []
    ships = 0
    for cell, ship in enumerate(state.canal):
        if ship is not None and ship.owner == seat:
            ships += 1
            if ship.load() < state.rules.ship_capacity:
                options.append(answers.ship[cell])
    if ships < state.rules.figures.tracks.ships_each:
        for route in range(state.rules.side.canal_routes):
            if first_free(state, route) != NOWHERE:
                options.append(answers.new_ship[route])
    return options


def judge_loading(state: State, seat: int, answer: Answer, zone: int) -> Reason | None:
    """Why a piece cannot go there."""
    if not has_piece(state, seat, zone):
        return NOTHING_TO_PLACE
    if answer in loading(state, seat):
        return None
    if answer.kind == NEW_SHIP:
        free = answer.a < state.rules.side.canal_routes and first_free(state, answer.a) != NOWHERE
        return NO_SHIP_LEFT if free else NO_BERTH
    if answer.kind == SHIP:
        return judge_ship(state, seat, answer.a) or SHIP_FULL
    return NOT_A_SHIP


def judge_ship(state: State, seat: int, cell: int) -> Reason | None:
    """Whether a Ship of one's own lies there."""
    ship = state.canal[cell] if cell < len(state.canal) else None
    return None if ship is not None and ship.owner == seat else NOT_YOUR_SHIP


def berth_for(state: State, answer: Answer) -> int:
    """The berth an answer speaks of: the Ship's own, or the first free one of its route."""
    return answer.a if answer.kind == SHIP else first_free(state, answer.a)


def free_space(state: State, cell: int) -> int:
    """The worth that still fits on the Ship in this berth."""
    ship = state.canal[cell]
    return state.rules.ship_capacity - (ship.load() if ship is not None else 0)


def first_free(state: State, route: int) -> int:
    """The first free harbour of a route (C-39)."""
    harbours = state.rules.harbours
    for cell in range(route * harbours, (route + 1) * harbours):
        if state.canal[cell] is None:
            return cell
    return NOWHERE


def next_harbour(state: State, cell: int) -> int:
    """The next free harbour further along the same route (B-CAN-04)."""
    harbours = state.rules.harbours
    for ahead in range(cell + 1, (cell // harbours + 1) * harbours):
        if state.canal[ahead] is None:
            return ahead
    return NOWHERE


def move_ship(state: State, cell: int) -> None:
    """Move a Ship by hand, past occupied harbours."""
    ship = state.canal[cell]
    ahead = next_harbour(state, cell)
    assert ship is not None
    state.canal[cell] = None
    state.canal[ahead] = ship
    state.tell("moves-ship", "B-CAN-04", ship.owner, cell, ahead)


def rewards_at(state: State, seat: int, cell: int) -> list[int]:
    """The rewards that the harbour has and the seat still has a slot for (B-CAN-05, C-21, C-41)."""
    harbour = cell % state.rules.harbours
    if harbour == 0:
        return []
    last = harbour == state.rules.harbours - 1
    return [
        reward
        for reward in (REWARD_VP, REWARD_CARD, REWARD_DOUBLE)
        if (last or reward == harbour - 1)
        and state.rewards[seat * 3 + reward] < state.rules.reward_slots[reward]
        and (reward != REWARD_CARD or state.pile_size())
    ]


def claimable(state: State, seat: int, cell: int) -> list[int]:
    """The rewards that the Ship in this berth may claim."""
    ship = state.canal[cell]
    if ship is None or ship.owner != seat or ship.load() < state.rules.ship_capacity:
        return []
    return rewards_at(state, seat, cell)


def claims(state: State, seat: int) -> list[Answer]:
    """The rewards that any full Ship of the seat may claim, each once."""
    found: list[Answer] = []
    capacity = state.rules.ship_capacity
    for cell, ship in enumerate(state.canal):
        if ship is not None and ship.owner == seat and ship.load() >= capacity:
            for reward in rewards_at(state, seat, cell):
                answer = state.rules.answers.claim[reward]
                if answer not in found:
                    found.append(answer)
    return found


class ClaimWith(Frame):
    """Which Ship claims the reward; asks only where there is a choice."""

    def __init__(self, seat: int, reward: int) -> None:
        self.seat = seat
        self.reward = reward

    def ships(self, state: State) -> list[Answer]:
        return [
            state.rules.answers.ship[cell]
            for cell in range(len(state.canal))
            if self.reward in claimable(state, self.seat, cell)
        ]

    def run(self, state: State) -> Decision | None:
        options = self.ships(state)
        if len(options) > 1:
            return state.ask(self.seat, "claim-ship", options)
        self.answer(state, options[0])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.then(claim(state, self.seat, answer.a, self.reward))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer in self.ships(state):
            return None
        return judge_ship(state, self.seat, answer.a) or NO_CLAIM


def claim(state: State, seat: int, cell: int, reward: int) -> list[Frame]:
    """One Servant marks the reward, the others and the Ship come home (B-CAN-05, B-CAN-07)."""
    ship = state.canal[cell]
    assert ship is not None
    state.canal[cell] = None
    state.rewards[seat * 3 + reward] += 1
    state.supply[seat] += ship.servants - 1
    if ship.double:
        state.double[seat] = SUPPLY
    state.tell("claims", "B-CAN-05", seat, reward, cell)
    state.tell("ship-home", "B-CAN-07", seat, cell)
    if reward == REWARD_VP:
        state.score(seat, state.rules.gains.harbour_vp, "B-CAN-06")
    elif reward == REWARD_CARD:
        return [DrawGift(seat, "B-CAN-06")]
    else:
        state.double[seat] = POOL
        state.tell("unlocks", "B-DBL-01", seat)
    return []


class MayClaim(Frame):
    """A token or a Decree has filled this Ship: it may claim at once (C-38)."""

    def __init__(self, seat: int, berth: int) -> None:
        self.seat = seat
        self.berth = berth

    def run(self, state: State) -> Decision | None:
        rewards = claimable(state, self.seat, self.berth)
        if not rewards:
            state.pop()
            return None
        answers = state.rules.answers
        return state.ask(self.seat, "claim", [*(answers.claim[reward] for reward in rewards), answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.then(claim(state, self.seat, self.berth, answer.a))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        if answer.kind == CLAIM and answer.a in claimable(state, self.seat, self.berth):
            return None
        return ONLY_THIS_SHIP if answer in claims(state, self.seat) else NO_CLAIM


class ShipFromSupply(Frame):
    """A token or a Decree places one piece of the supply on a Ship, or on a new one, if there still is a piece."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if judge_ship_from_supply(state, self.seat) is not None:
            state.pop()
            return None
        return state.ask(self.seat, "ship", loading(state, self.seat))

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        cell = berth_for(state, answer)
        state.then([LoadShip(self.seat, cell, SUPPLY), MayClaim(self.seat, cell)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return judge_loading(state, self.seat, answer, SUPPLY)


def judge_ship_from_supply(state: State, seat: int) -> Reason | None:
    """Why no piece of the supply can board a Ship."""
    if not has_piece(state, seat, SUPPLY):
        return SUPPLY_EMPTY
    return None if loading(state, seat) else NO_BERTH


register("load-ship", LoadShip)
register("claim-with", ClaimWith)
register("may-claim", MayClaim)
register("ship-from-supply", ShipFromSupply)
