"""The Night Phase: cards that match the Destiny Dice, then the Ships move on."""

from __future__ import annotations

from gugong.engine.actions import CLAIM, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, register
from gugong.engine.gifts import discards_to_hands, show
from gugong.engine.ids import NOBODY, SUPPLY
from gugong.engine.locations.ships import NO_CLAIM, ClaimWith, claims
from gugong.engine.servants import NO_SUCH_GAIN, gain, gains
from gugong.engine.state import State, highest
from gugong.engine.tracks import AdvanceEnvoy


class Night(Frame):
    """Discards become hands, matching cards are shown, and all the Night's steps follow."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        discards_to_hands(state)
        state.tell("night", "B-NGT-01", NOBODY, state.day)
        order = state.rules.turn_order(state.start)
        steps: list[Frame] = []
        for seat in order:
            count = matches(state, seat)
            rule = "B-NGT-02" if seat != state.rules.automa else state.rules.conduct.matches_rule()
            show_matches(state, seat)
            state.tell("matches", rule, seat, count)
            if count:
                steps.append(GainForMatches(seat, count, rule))
        steps.extend([MostMatches(), ShipsMove(), NightClaims(tuple(order)), NightEnds()])
        state.then(steps)
        return None


def matches(state: State, seat: int) -> int:
    """Every hand card counts once for each die it equals (C-91)."""
    if seat == state.rules.automa:
        return state.rules.conduct.matches(state, seat)
    values = state.rules.card_values
    count = 0
    for card in state.hands[seat]:
        count += state.dice.count(values[card])
    return count


def show_matches(state: State, seat: int) -> None:
    """To claim a match the card is shown (E-01)."""
    for card in state.hands[seat] if seat != state.rules.automa else ():
        if state.rules.card_values[card] in state.dice:
            show(state, card)


class GainForMatches(Frame):
    """Each match may bring a Servant: any number up to the matches, as far as the supply goes (B-NGT-02, C-02)."""

    def __init__(self, seat: int, most: int, rule: str) -> None:
        self.seat = seat
        self.most = most
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        options = self.choices(state)
        if options and self.seat != state.rules.automa:
            options.append(state.rules.answers.decline)
            return state.ask(self.seat, "night-servants", options)
        state.pop()
        if options:
            gain(state, self.seat, gains(state, self.seat, self.most)[0], self.rule)
        return None

    def choices(self, state: State) -> list[Answer]:
        found: list[Answer] = []
        for count in range(1, min(self.most, state.supply_pieces(self.seat)) + 1):
            found.extend(gains(state, self.seat, count))
        return found

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            gain(state, self.seat, answer, self.rule)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline or answer in self.choices(state):
            return None
        return NO_SUCH_GAIN


class MostMatches(Frame):
    """Most matches: 3 VP and a step for the Envoy; nobody, if nobody has any (B-NGT-03, C-91)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        best = highest(state, [matches(state, seat) for seat in range(state.rules.seats)])
        if best != NOBODY:
            state.score(best, state.rules.gains.matches_vp, "B-NGT-03")
            state.then([AdvanceEnvoy(best, 1, "B-NGT-03")])
        return None


class ShipsMove(Frame):
    """Ships in the last harbour are lost at sea; all others move exactly one harbour on (C-40)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        harbours = state.rules.harbours
        for cell in range(len(state.canal) - 1, -1, -1):
            ship = state.canal[cell]
            if ship is None:
                continue
            state.canal[cell] = None
            if (cell + 1) % harbours:
                state.canal[cell + 1] = ship
                state.tell("sails", "B-NGT-04", ship.owner, cell, cell + 1)
                continue
            state.supply[ship.owner] += ship.servants
            if ship.double:
                state.double[ship.owner] = SUPPLY
            state.tell("lost-at-sea", "B-NGT-04", ship.owner, cell)
        return None


class NightClaims(Frame):
    """In that day's turn order, full Ships may claim in their new harbours (A-31)."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, state: State) -> Decision | None:
        if self.seats and self.seats[0] != state.rules.automa:
            options = claims(state, self.seats[0])
            if options:
                options.append(state.rules.answers.done)
                return state.ask(self.seats[0], "night-claim", options)
        state.pop()
        if len(self.seats) > 1:
            state.then([NightClaims(self.seats[1:])])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer.kind == CLAIM:
            state.tell("night-claim", "B-NGT-05", self.seats[0], answer.a)
            state.then([ClaimWith(self.seats[0], answer.a), NightClaims(self.seats)])
        else:
            state.then([NightClaims(self.seats[1:])])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.done or answer in claims(state, self.seats[0]):
            return None
        return NO_CLAIM


class NightEnds(Frame):
    """What modules add to the Night."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        steps: list[Frame] = []
        for module in state.rules.listeners.night:
            steps.extend(module.night(state))
        state.then(steps)
        return None


register("night", Night)
register("gain-for-matches", GainForMatches)
register("most-matches", MostMatches)
register("ships-move", ShipsMove)
register("night-claims", NightClaims)
register("night-ends", NightEnds)
