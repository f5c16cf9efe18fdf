"""What the six new Gift Cards do: trade hands, swap with the pile, replace on the Wall, trade a step for VP.

Always-lower and always-higher have no action of their own; they change the comparison and, for always-lower, allow the
location's action twice where the fee was paid (C-14).
"""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import Frame, Row, register
from gugong.engine.gifts import leave_pile, show, top_of_pile, with_card, without_card
from gugong.engine.ids import CHANCE, ON_WALL, POOL
from gugong.engine.state import State
from gugong.engine.tracks import RetreatEnvoy, judge_retreat, turns_on_hand

VP_FOR_STEP: Final = 2
NO_INTRIGUE: Final = Reason("trade-needs-intrigue", "X-EXT-11")
NO_PARTNER: Final = Reason("trade-partner-has-no-card", "X-EXT-11")
NO_CARD_TO_GIVE: Final = Reason("not-in-hand", "X-EXT-11")
PILE_EMPTY: Final = Reason("pile-empty", "X-EXT-12")
NOT_YOUR_CARD: Final = Reason("not-your-card", "X-EXT-12")
NOT_REPLACEABLE: Final = Reason("not-replaceable", "X-EXT-13")


class TradeHands(Frame):
    """One Intrigue step back: a random card of another's hand, then one of one's own goes to them (C-70)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def partners(self, state: State) -> list[int]:
        if state.intrigue[self.seat] < 1:
            return []
        return [other for other in range(state.rules.seats) if other != self.seat and state.hands[other]]

    def run(self, state: State) -> Decision | None:
        partners = self.partners(state)
        if not partners:
            state.pop()
            state.tell("cannot-use-card", "C-70", self.seat)
            return None
        by_text = state.rules.answers.by_text
        options = [by_text[f"trade {other}"] for other in partners]
        return state.ask(self.seat, "trade-hands", [*options, state.rules.answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.move_marker(self.seat, -1, "X-EXT-11")
            state.then([TakeRandomCard(self.seat, answer.a), GiveCard(self.seat, answer.a)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline or answer.text in [f"trade {p}" for p in self.partners(state)]:
            return None
        return NO_INTRIGUE if state.intrigue[self.seat] < 1 else NO_PARTNER

    def row(self) -> Row:
        return [self.seat]


class TakeRandomCard(Frame):
    """CHANCE picks a card of the partner's hand; only the two of them see it."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        return Decision(CHANCE, "trade-draw", [card[c] for c in state.hands[self.partner]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        hand_over(state, self.partner, self.seat, answer.a)

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer not in (self.seat, self.partner)

    def row(self) -> Row:
        return [self.seat, self.partner]


class GiveCard(Frame):
    """Which card of one's own goes back, the one just taken included."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def run(self, state: State) -> Decision | None:
        card = state.rules.answers.card
        return state.ask(self.seat, "trade-give", [card[c] for c in state.hands[self.seat]])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        hand_over(state, self.seat, self.partner, answer.a)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        fine = answer in state.rules.answers.card and answer.a in state.hands[self.seat]
        return None if fine else NO_CARD_TO_GIVE

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer not in (self.seat, self.partner)

    def row(self) -> Row:
        return [self.seat, self.partner]


def hand_over(state: State, giver: int, taker: int, card: int) -> None:
    """Move a card from hand to hand: others no longer know which cards these two hold (C-89)."""
    both = 1 << giver | 1 << taker
    for held in (*state.hands[giver], *state.hands[taker]):
        state.holder_known[held] &= both
    state.holder_known[card] = both
    state.hands[giver] = without_card(state.hands[giver], card)
    state.hands[taker] = with_card(state.hands[taker], card)
    state.zone_known[card] = state.rules.everyone
    state.tell_to(both, "trades-card", "X-EXT-11", giver, card, taker)


class SwapWithPile(Frame):
    """A card of hand or discard for the top of the pile: chosen before seeing, put under the pile (C-70)."""

    def __init__(self, seat: int, may: int, rule: str) -> None:
        self.seat = seat
        self.may = may
        self.rule = rule

    def cards(self, state: State) -> list[int]:
        return [*state.hands[self.seat], *state.discards[self.seat]]

    def run(self, state: State) -> Decision | None:
        cards = self.cards(state)
        if not cards or not state.pile_size():
            state.pop()
            state.tell("cannot-use-card", "C-70", self.seat)
            return None
        options = [state.rules.answers.card[card] for card in cards]
        if self.may:
            options.append(state.rules.answers.decline)
        return state.ask(self.seat, "pile-swap", options)

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.then([DrawInstead(self.seat, answer.a, self.rule)])

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline and self.may:
            return None
        if not state.pile_size():
            return PILE_EMPTY
        fine = answer in state.rules.answers.card and answer.a in self.cards(state)
        return None if fine else NOT_YOUR_CARD

    def row(self) -> Row:
        return [self.seat, self.may, self.rule]


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

    def hides(self, answer: Answer, viewer: int) -> bool:
        return viewer != self.seat

    def row(self) -> Row:
        return [self.seat, self.card, self.rule]


class ReplaceOnWall(Frame):
    """A piece of another player on the Wall goes to their pool; one's own of the same kind takes its place (C-70)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Answer]:
        seat = self.seat
        by_text = state.rules.answers.by_text
        found: list[Answer] = []
        for other in range(state.rules.seats):
            if other == seat:
                continue
            if state.wall[other] and state.pool[seat]:
                found.append(by_text[f"replace {other}"])
            if state.wall_double[other] and state.double[seat] == POOL:
                found.append(by_text[f"replace {other} double"])
        return found

    def run(self, state: State) -> Decision | None:
        options = self.options(state)
        if not options and not state.asides(self.seat):
            state.pop()
            state.tell("cannot-use-card", "C-70", self.seat)
            return None
        return state.ask(self.seat, "wall-replace", [*options, state.rules.answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            replace_on_wall(state, self.seat, answer.a, answer.b)

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline or answer in self.options(state):
            return None
        return NOT_REPLACEABLE

    def row(self) -> Row:
        return [self.seat]


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


class StepForVp(Frame):
    """The Envoy goes one step back for 2 VP."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        answers = state.rules.answers
        options = [answers.by_text["step-back"]] if judge_retreat(state, self.seat, 1) is None else []
        if not options and not state.asides(self.seat) and not turns_on_hand(state, self.seat, -1):
            state.pop()
            state.tell("cannot-use-card", "C-45", self.seat)
            return None
        return state.ask(self.seat, "envoy-for-vp", [*options, answers.decline])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        if answer is not state.rules.answers.decline:
            state.then([RetreatEnvoy(self.seat, 1, "X-EXT-14")])
            state.score(self.seat, VP_FOR_STEP, "X-EXT-14")

    def judge(self, state: State, answer: Answer) -> Reason | None:
        if answer is state.rules.answers.decline:
            return None
        return judge_retreat(state, self.seat, 1)

    def row(self) -> Row:
        return [self.seat]


register("trade-hands", TradeHands, "seat")
register("take-random-card", TakeRandomCard, "seat partner")
register("give-card", GiveCard, "seat partner")
register("swap-with-pile", SwapWithPile, "seat may rule")
register("draw-instead", DrawInstead, "seat card rule")
register("replace-on-wall", ReplaceOnWall, "seat")
register("step-for-vp", StepForVp, "seat")
