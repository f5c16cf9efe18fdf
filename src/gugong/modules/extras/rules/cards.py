"""What new Gift Cards do: swap with the pile, replace on the Wall, trade a step for VP. Trading hands is in `trade`.

Always-lower and always-higher have no action of their own; they change the comparison and, for always-lower, allow the
location's action twice where the fee was paid (C-14).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import CARD, Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.effects import NO_CARDS, card_used, cards_to_swap
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.gifts import leave_pile, show, top_of_pile, with_card, without_card
from gugong.engine.ids import CHANCE, ON_WALL, POOL
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat, turns_on_hand
from gugong.errors import because

REPLACE: Final = "replace"
STEP_BACK: Final = "step-back"
PILE_EMPTY: Final = Reason("pile-empty", "X-EXT-12")
NOT_YOUR_CARD: Final = Reason("not-your-card", "X-EXT-12")
NOT_REPLACEABLE: Final = Reason("not-replaceable", "X-EXT-13")
NOBODY_ON_WALL: Final = Reason("no-rival-on-wall", "X-EXT-13")


class SwapWithPile(Frame):
    """A card of hand or discard for the top of the pile: chosen before seeing, put under the pile (C-70)."""

    def __init__(self, seat: int, may: int, rule: str) -> None:
        self.seat = seat
        self.may = may
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        if judge_pile_swap(state, self.seat) is not None:
            state.pop()
            state.tell("cannot-use-card", "C-70", self.seat)
            return None
        options = [state.rules.answers.card[card] for card in cards_to_swap(state, self.seat, 0)]
        if self.may:
            options.append(state.rules.answers.decline)
        return state.ask(self.seat, "pile-swap", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            used = card_used(state, self.seat) if self.may else []
            state.then([*used, DrawInstead(self.seat, answer.a, self.rule)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline and self.may:
            return None
        if answer.kind != CARD:
            return NOT_ASKED
        return None if answer.a in cards_to_swap(state, self.seat, 0) else NOT_YOUR_CARD


def judge_pile_swap(state: State, seat: int) -> Reason | None:
    """It takes a card to give, and one to draw."""
    if not state.pile_size():
        return PILE_EMPTY
    return None if cards_to_swap(state, seat, 0) else NO_CARDS


class DrawInstead(Frame):
    """The top of the pile comes where the given card was; the given card goes under the pile, seen by all."""

    def __init__(self, seat: int, card: int, rule: str) -> None:
        self.seat = seat
        self.card = card
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        top = top_of_pile(state)
        if len(top) > 1:
            return Decision(CHANCE, "draw-gift", [state.rules.answers.card[card] for card in top])
        self.answer(state, state.rules.answers.card[top[0]])
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        seat, card, drawn = self.seat, self.card, answer.a
        leave_pile(state, drawn)
        if card in state.hands[seat]:
            state.hands[seat] = with_card(without_card(state.hands[seat], card), drawn)
        else:
            pile = state.discards[seat]
            place = pile.index(card)
            state.discards[seat] = (*pile[:place], drawn, *pile[place + 1 :])
        state.holder_known[drawn] |= 1 << seat
        state.zone_known[drawn] = state.rules.everyone
        show(state, card)
        state.pile_tail = (*state.pile_tail, card)
        state.tell("under-pile", self.rule, seat, card)
        state.tell_to(1 << seat, "draw-gift", self.rule, seat, drawn)

    def misfit(self, state: State) -> Reason | None:
        fine = self.card in cards_to_swap(state, self.seat, 0) and state.pile_size()
        return None if fine else because("extras-no-swap")

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer != self.seat


class ReplaceOnWall(Frame):
    """A piece of another player on the Wall goes to their pool; one's own of the same kind takes its place (C-70)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        reason = judge_replacing(state, self.seat)
        if reason is NOBODY_ON_WALL or (reason is not None and not state.asides(self.seat)):
            state.pop()
            state.tell("cannot-use-card", "C-70", self.seat)
            return None
        options = replaceable(state, self.seat)
        return state.ask(self.seat, "wall-replace", [*options, state.rules.answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            replace_on_wall(state, self.seat, answer.a, answer.b)
            state.then(card_used(state, self.seat))

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline or answer in replaceable(state, self.seat):
            return None
        return NOT_REPLACEABLE if answer.verb == REPLACE else NOT_ASKED


def replaceable(state: State, seat: int) -> list[Answer]:
    """The pieces of others on the Wall for which the pool has one of the same kind."""
    by_text = state.rules.answers.by_text
    found: list[Answer] = []
    for other in range(state.rules.seats):
        if other == seat:
            continue
        if state.wall[other] and state.pool[seat]:
            found.append(by_text[f"{REPLACE} {other}"])
        if state.wall_double[other] and state.double[seat] == POOL:
            found.append(by_text[f"{REPLACE} {other} double"])
    return found


def judge_replacing(state: State, seat: int) -> Reason | None:
    """Another's piece must stand there, and the pool must have one of its kind."""
    if not any(state.wall_worth(other) for other in range(state.rules.seats) if other != seat):
        return NOBODY_ON_WALL
    return None if replaceable(state, seat) else NOT_REPLACEABLE


def replace_on_wall(state: State, seat: int, other: int, double: int) -> None:
    """The new piece counts what the old one counted; the Wall is not checked."""
    if double:
        state.wall_double[seat] = state.wall_double[other]
        state.wall_double[other] = 0
        state.double[seat] = ON_WALL
        state.double[other] = POOL
    else:
        state.wall[other] -= 1
        state.pool[other] += 1
        state.pool[seat] -= 1
        state.wall[seat] += 1
    state.tell("replaces-on-wall", "X-EXT-13", seat, other, double)


def vp_for_step(state: State) -> int:
    """What the Envoy's step back brings."""
    return state.rules.figures.actions["envoy-for-vp"]["vp"]


class StepForVp(Frame):
    """The Envoy goes one step back for 2 VP."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        answers = state.rules.answers
        options = [answers.by_text[STEP_BACK]] if judge_retreat(state, self.seat, 1) is None else []
        if not options and not state.asides(self.seat) and not turns_on_hand(state, self.seat, -1):
            state.pop()
            state.tell("cannot-use-card", "C-45", self.seat)
            return None
        return state.ask(self.seat, "envoy-for-vp", [*options, answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.then([RetreatEnvoy(self.seat, 1, "X-EXT-14"), *card_used(state, self.seat)])
            state.score(self.seat, vp_for_step(state), "X-EXT-14")

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        return judge_retreat(state, self.seat, 1) if answer.verb == STEP_BACK else NOT_ASKED


register("swap-with-pile", SwapWithPile)
register("draw-instead", DrawInstead)
register("replace-on-wall", ReplaceOnWall)
register("step-for-vp", StepForVp)
