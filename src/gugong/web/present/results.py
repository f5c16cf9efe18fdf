"""What came of a turn, event by event, as a sign and a word or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup, escape

from gugong.engine.events import Event
from gugong.engine.ids import NOBODY, REWARDS
from gugong.web.page import Page
from gugong.web.present.answer_signs import REWARD_SIGNS
from gugong.web.present.people import called, voice
from gugong.web.present.rendering import LETTERS, icon

SIZE: Final = 18


def result(page: Page, event: Event, actor: int) -> Markup:
    """The sign of what an event changed, or nothing; of another player than the actor with their emblem."""
    make = RESULTS.get(event.kind)
    if make is None:
        return Markup("")
    symbol, words = make(page, event)
    whose = (
        icon(f"disc-{LETTERS[event.seat]}", 14, called(page, event.seat)) if event.seat not in (actor, NOBODY) else ""
    )
    return Markup('<span class="bit">') + whose + icon(symbol, SIZE) + Markup(f" {escape(words)}</span>")


def letter(event: Event) -> str:
    return LETTERS[event.seat] if event.seat != NOBODY else "N"


def signed(number: int) -> str:
    """+2, or −3 with the long minus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def vp(page: Page, event: Event) -> tuple[str, str]:
    return "vp", signed(event.values[0])


def jade(page: Page, event: Event) -> tuple[str, str]:
    return "jade", "+1"


def travels(page: Page, event: Event) -> tuple[str, str]:
    rules = page.view.state.rules
    city, token = event.values[:2]
    return f"t-{rules.tables.tokens[token].effect}", voice(page).thing("city", city)


def decree(page: Page, event: Event) -> tuple[str, str]:
    return f"d-{page.view.state.rules.tables.decrees[event.values[0]].name}", ""


def envoy(page: Page, event: Event) -> tuple[str, str]:
    return f"envoy-{letter(event)}", f"step {event.values[1]}"


def arrives(page: Page, event: Event) -> tuple[str, str]:
    return "loc-palace", f"arrived, {event.values[0]} VP"


def intrigue(page: Page, event: Event) -> tuple[str, str]:
    return "loc-intrigue", f"{signed(event.values[0])}, step {event.values[1]}"


def wall(page: Page, event: Event) -> tuple[str, str]:
    return "loc-wall", f"{event.values[1]} of {event.values[2]}"


def wall_complete(page: Page, event: Event) -> tuple[str, str]:
    return "loc-wall", "complete"


def loads(page: Page, event: Event) -> tuple[str, str]:
    return f"ship-{letter(event)}", voice(page).thing("berth", event.values[0])


def moves_ship(page: Page, event: Event) -> tuple[str, str]:
    return f"ship-{letter(event)}", f"to {voice(page).thing('berth', event.values[1])}"


def claims(page: Page, event: Event) -> tuple[str, str]:
    reward = REWARDS[event.values[0]]
    symbol = REWARD_SIGNS[reward]
    return f"{symbol}-{letter(event)}" if symbol == "double" else symbol, voice(page).thing("reward", event.values[0])


def pays(page: Page, event: Event) -> tuple[str, str]:
    return f"servant-{letter(event)}", f"−{worth(event)}"


def gains(page: Page, event: Event) -> tuple[str, str]:
    return f"servant-{letter(event)}", f"+{worth(event)}"


def worth(event: Event) -> int:
    """How many pieces."""
    return sum(max(0, value) for value in event.values[:3])


def die(page: Page, event: Event) -> tuple[str, str]:
    return f"die-{event.values[1]}", "turned"


def rolls(page: Page, event: Event) -> tuple[str, str]:
    return f"die-{event.values[1]}", ""


def discards(page: Page, event: Event) -> tuple[str, str]:
    return "card-back", "discarded"


def draws(page: Page, event: Event) -> tuple[str, str]:
    return "yinyang", "+1 card"


def pier(page: Page, event: Event) -> tuple[str, str]:
    return "loc-summer", "a pier"


def matches(page: Page, event: Event) -> tuple[str, str]:
    return "ui-dice", f"{event.values[0]}"


Result = Callable[[Page, Event], tuple[str, str]]
RESULTS: Final[dict[str, Result]] = {
    "vp": vp,
    "jade": jade,
    "travels": travels,
    "decree": decree,
    "envoy": envoy,
    "retreats": envoy,
    "arrives": arrives,
    "intrigue": intrigue,
    "wall": wall,
    "wall-complete": wall_complete,
    "loads": loads,
    "moves-ship": moves_ship,
    "claims": claims,
    "pays": pays,
    "gains": gains,
    "die": die,
    "rolls": rolls,
    "discard-fee": discards,
    "draw-gift": draws,
    "pier": pier,
    "matches": matches,
}
