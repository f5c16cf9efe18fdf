"""What a seat may try while others have their turn: to whom each card of its hand could go. Nothing is played."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from gugong.engine.exchange import free_exchange
from gugong.explain.things import thing
from gugong.web.page import Page
from gugong.web.present.answer_signs import mini_card
from gugong.web.present.people import page_voice
from gugong.words.voice import capital


@dataclass(frozen=True)
class Trial:
    """A card of the hand, and the officials who would take it."""

    sign: Markup
    label: str
    note: str
    free: str  # the places of those who take it freely, with a space between
    fee: str


def trials(page: Page) -> tuple[Trial, ...]:
    """The cards to try; none for whoever is asked, watches, or has no card, nor when the game is over."""
    view = page.view
    if page.watching or view.decision is not None or view.asked is None:
        return ()
    return tuple(trial(page, card) for card in view.state.hands[view.seat] if card >= 0)


def trial(page: Page, card: int) -> Trial:
    """One of them, as the officials hold their cards now."""
    state, seat, says = page.view.state, page.view.seat, page_voice(page)
    there = [each for each in state.rules.locations if state.board[each] >= 0]
    free = [each for each in there if free_exchange(state, seat, card, each)]
    fee = [each for each in there if each not in free]
    names = state.rules.location_names
    takers = tuple(thing(state.rules, "location", each) for each in free)
    return Trial(
        mini_card(state.rules.card_values[card]),
        capital(says.text(thing(state.rules, "card", card))),
        says.tell("wait-free", places=takers) if free else says.tell("wait-fee"),
        " ".join(names[each] for each in free),
        " ".join(names[each] for each in fee),
    )
