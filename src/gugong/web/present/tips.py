"""What a first game may need to hear now, found in what the seat sees: each is a key with its facts, said once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gugong.engine.decisions import Decision
from gugong.engine.ids import NOBODY, NOWHERE
from gugong.engine.locations.ships import free_space
from gugong.engine.locations.wall import wall_total
from gugong.engine.state import State
from gugong.view import View
from gugong.web.page import Page
from gugong.web.present.people import page_voice
from gugong.web.present.rendering import again
from gugong.words.phrase import Arg, Phrase, phrase

Facts = dict[str, Arg]
Trigger = Callable[[State, Decision], Facts | None]  # the facts of a tip; None where it is not due
CARD, LOCATION, FEE = "card", "location", "fee"


def last_day(state: State, asked: Decision) -> Facts | None:
    """The last day, and the Envoy is not in the Palace."""
    seat = asked.seat
    if state.day < len(state.rules.figures.tracks.day_servants) or state.spot[seat] != NOWHERE:
        return None
    left = state.rules.figures.tracks.palace_steps - state.envoy[seat]
    return {"left": left} if left > 0 and asked.prompt == CARD else None


def envoy(state: State, asked: Decision) -> Facts | None:
    """The Envoy has not moved, and the first day is over."""
    unmoved = state.envoy[asked.seat] == 0 and state.spot[asked.seat] == NOWHERE
    return {} if unmoved and state.day > 1 and asked.prompt == CARD else None


def fee(_state: State, asked: Decision) -> Facts | None:
    """A fee is asked."""
    return {} if asked.prompt == FEE else None


def servants(state: State, asked: Decision) -> Facts | None:
    """The pool is all but empty."""
    return {"n": state.pool_worth(asked.seat)} if asked.prompt == CARD and state.pool_worth(asked.seat) < 2 else None


def last_card(state: State, asked: Decision) -> Facts | None:
    """The last card of the day is given: what is taken is tomorrow's hand."""
    return {"n": len(state.discards[asked.seat]) + 1} if asked.prompt == LOCATION and is_last(state, asked) else None


def is_last(state: State, asked: Decision) -> bool:
    """Whether only the card that is being given is left."""
    return len(state.hands[asked.seat]) <= 1


def dice(state: State, asked: Decision) -> Facts | None:
    """A card on the board matches a die, and can be taken."""
    if asked.prompt != LOCATION:
        return None
    values = {state.rules.card_values[card] for card in state.board[: len(state.rules.location_names)] if card >= 0}
    found = sorted(values & set(state.dice))
    return {"faces": tuple(str(each) for each in found)} if found else None


def ship(state: State, asked: Decision) -> Facts | None:
    """An own Ship is full."""
    berths = range(len(state.canal))
    full = [at for at in berths if (own := state.canal[at]) is not None and own.owner == asked.seat]
    return {} if asked.prompt == CARD and any(free_space(state, at) <= 0 for at in full) else None


def wall(state: State, asked: Decision) -> Facts | None:
    """One more fills the section of the Wall."""
    left = state.rules.wall_size - wall_total(state)
    return {} if asked.prompt == LOCATION and left == 1 else None


def tokens(_state: State, asked: Decision) -> Facts | None:
    """Stored tokens can be handed in."""
    return {} if asked.prompt == CARD and any(option.aside for option in asked.options) else None


def medal(state: State, asked: Decision) -> Facts | None:
    """Nobody has taken the medal of the next start player, and the first day goes on."""
    return {} if asked.prompt == LOCATION and state.medal == NOBODY and state.day > 1 else None


# By its name, which a browser remembers; the most urgent first.
TIPS: Final[dict[str, Trigger]] = {
    "last-day": last_day,
    "envoy": envoy,
    "fee": fee,
    "servants": servants,
    "ship": ship,
    "last-card": last_card,
    "wall": wall,
    "dice": dice,
    "tokens": tokens,
    "medal": medal,
}


def due(view: View) -> Iterator[tuple[str, Phrase]]:
    """The tips that are due at the question that is asked, each with what it says."""
    asked = view.decision
    if asked is None:
        return
    for name, trigger in TIPS.items():
        facts = trigger(view.state, asked)
        if facts is not None:
            yield name, phrase(f"tip-{name}", facts)


def tips(page: Page) -> str:
    """The same as slips of which a browser shows one that it has not shown before."""
    says = page_voice(page)
    found = tuple((name, says.say(said)) for name, said in due(page.view))
    return again("tips.html", says, tips=found) if found else ""
