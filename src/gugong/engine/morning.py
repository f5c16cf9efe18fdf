"""The Morning Phase: start player, map, dice, Decrees, new Servants. On day 1 set-up has done it all (B-MOR-01)."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import DECREE, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import NO_CARDS, SUPPLY_EMPTY, SwapCard
from gugong.engine.frames import BY_CHOICE, NOT_ASKED, Frame, register
from gugong.engine.ids import CHANCE, NO_TOKEN, NOBODY
from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.locations.ships import ShipFromSupply, judge_ship_from_supply
from gugong.engine.servants import Gain, MayGain
from gugong.engine.state import State
from gugong.engine.tracks import AdvanceEnvoy, MoveMarker, judge_advance, turns_on_hand

MORNING_ENVOY: Final = "morning-envoy"
NOT_YOURS: Final = Reason("decree-not-yours", "B-MOR-05")
DONE_TODAY: Final = Reason("decree-done-today", "B-MOR-05")


class Morning(Frame):
    """All steps of a Morning."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("morning", "B-MOR-06", NOBODY, state.day)
        if state.medal != NOBODY:
            state.start = state.medal
            state.medal = NOBODY
            state.tell("starts", "B-MOR-02", state.start)
        order = state.rules.turn_order(state.start)
        servants = state.rules.figures.tracks.day_servants[state.day - 1]
        steps: list[Frame] = [RefillMap(0), RollDice(0, "B-MOR-04"), MorningDecrees(0, tuple(order)), MorningModules()]
        steps.extend([MayGain(seat, servants, "morning-servants", "B-MOR-06") for seat in order])
        state.then(steps)
        return None


def draw_token(state: State, prompt: str) -> Decision:
    """CHANCE draws one Travel Token from the face-down piles."""
    bag = state.token_bag
    kinds = [kind for kind, count in enumerate(bag) if count]
    token = state.rules.answers.token
    return Decision(CHANCE, prompt, [token[kind] for kind in kinds], [bag[kind] for kind in kinds])


class RefillMap(Frame):
    """A token for every city with neither token nor Traveller; empty piles are made anew from the discards (C-27)."""

    def __init__(self, city: int) -> None:
        self.city = city

    def run(self, state: State) -> Decision | None:
        city = self.city
        tokens = state.map
        while city < len(tokens) and (tokens[city] != NO_TOKEN or city in state.traveller):
            city += 1
        if city < len(tokens) and not any(state.token_bag):
            state.token_bag = state.token_discards
            state.token_discards = [0] * len(state.token_bag)
            state.tell("tokens-shuffled", "B-MOR-03", NOBODY)
            if any(state.token_bag):
                return None
        if city == len(tokens) or not any(state.token_bag):
            state.pop()
            return None
        if city != self.city:
            state.pop()
            state.then([RefillMap(city)])
            return None
        return draw_token(state, "refill-token")

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.token_bag[answer.a] -= 1
        state.map[self.city] = answer.a
        state.tell("refills", "B-MOR-03", NOBODY, self.city, answer.a)
        state.then([RefillMap(self.city + 1)])


class RollDice(Frame):
    """Roll the Destiny Dice, one after the other; on day 1 in set-up, later in the Morning."""

    def __init__(self, die: int, rule: str) -> None:
        self.die = die
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        return Decision(CHANCE, "roll", state.rules.answers.roll)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.dice[self.die] = answer.a
        if state.day == 1:  # on later days the Morning rolls them
            state.tell("first-roll", self.rule, NOBODY, self.die + 1, answer.a)
        else:
            state.tell("rolls", self.rule, NOBODY, self.die + 1, answer.a)
        if self.die + 1 < len(state.dice):
            state.then([RollDice(self.die + 1, self.rule)])


class MorningDecrees(Frame):
    """In the new turn order each player uses their level 1 Decrees, in any order, each optional (C-48)."""

    def __init__(self, used: int, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.used = used  # the first player's Decrees already used, as bits

    def run(self, state: State) -> Decision | None:
        if self.seats and self.seats[0] == state.rules.automa:
            state.pop()
            steps = state.rules.conduct.morning_decrees(state, self.seats[0])
            state.then([*steps, MorningDecrees(0, self.seats[1:])])
            return None
        if self.seats:
            seat = self.seats[0]
            owned = [tile for tile in state.tiles if judge_owned(state, seat, tile, self.used) is None]
            if owned:
                decree = state.rules.answers.decree
                options = [decree[tile] for tile in owned if judge_morning(state, seat, tile) is None]
                if options or state.asides(seat) or envoy_turns_on_hand(state, seat, owned):
                    options.append(state.rules.answers.done)
                    return state.ask(seat, "morning-decrees", options)
        state.pop()
        if len(self.seats) > 1:
            state.then([MorningDecrees(0, self.seats[1:])])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer.kind == DECREE:
            steps = use_morning_decree(state, self.seats[0], answer.a)
            state.then([*steps, MorningDecrees(self.used | 1 << answer.a, self.seats)])
        else:
            state.then([MorningDecrees(0, self.seats[1:])])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.done:
            return None
        if answer.kind != DECREE:
            return NOT_ASKED
        seat = self.seats[0]
        return judge_owned(state, seat, answer.a, self.used) or judge_morning(state, seat, answer.a)


def judge_owned(state: State, seat: int, tile: int, used: int) -> Reason | None:
    """Only a Morning Decree of one's own, and each once."""
    if not state.owns(seat, tile) or state.rules.figures.decrees[tile].level != 1:
        return NOT_YOURS
    return DONE_TODAY if used >> tile & 1 else None


def envoy_turns_on_hand(state: State, seat: int, owned: list[int]) -> bool:
    """Whether one of these Decrees moves the Envoy, and only the seat can tell if it can (C-90)."""
    names = [state.rules.figures.decrees[tile].name for tile in owned]
    return MORNING_ENVOY in names and turns_on_hand(state, seat, 1)


def judge_morning(state: State, seat: int, tile: int) -> Reason | None:
    """Why this Decree would do nothing this Morning."""
    name = state.rules.figures.decrees[tile].name
    if name == "morning-ship":
        return judge_ship_from_supply(state, seat)
    if name == "morning-servant":
        return None if state.supply_pieces(seat) else SUPPLY_EMPTY
    if name == "morning-swap":
        return None if state.hands[seat] else NO_CARDS
    if name == MORNING_ENVOY:
        return judge_advance(state, seat)
    module = state.rules.decree_moments[tile]
    return None if module is None else module.judge_morning(state, seat, tile)


def use_morning_decree(state: State, seat: int, tile: int) -> list[Frame]:
    """The steps of a level 1 Decree."""
    decree = state.rules.figures.decrees[tile]
    name = decree.name
    rule = rule_of_decree(state.rules, tile)
    state.tell("uses-decree", rule, seat, tile)
    module = state.rules.decree_moments[tile]
    if module is not None:
        return module.use_morning(state, seat, tile)
    if name == "morning-intrigue":
        return [MoveMarker(seat, decree.figures["steps"], rule)]
    if name == "morning-ship":
        return [ShipFromSupply(seat)]
    if name == "morning-servant":
        return [Gain(seat, 1, rule)]
    if name == MORNING_ENVOY:
        return [AdvanceEnvoy(seat, 1, rule, BY_CHOICE)]
    return [SwapCard(seat, 1, 0, rule)]


class MorningModules(Frame):
    """What modules add to the Morning."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        steps: list[Frame] = []
        for module in state.rules.listeners.last_morning_decrees:
            steps.extend(module.last_morning_decrees(state))
        for module in state.rules.listeners.morning:
            steps.extend(module.morning(state))
        state.then(steps)
        return None


register("morning", Morning)
register("refill-map", RefillMap)
register("roll-dice", RollDice)
register("morning-decrees", MorningDecrees)
register("morning-modules", MorningModules)
