"""What came of a turn, event by event, as a sign and a word or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup, escape

from gugong.draw import LETTERS
from gugong.draw.figured import decree_symbol, token_symbol
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY, REWARDS
from gugong.explain import TableVoice
from gugong.explain.events import told
from gugong.web.page import Page
from gugong.web.present.answer_signs import REWARD_SIGNS, module_sign
from gugong.web.present.people import called, voice
from gugong.web.present.rendering import icon

SIZE: Final = 18
PIECES: Final = 3  # Servants, Doubles, neutral Servants
Sign = Callable[[Event, TableVoice], str]


def result(page: Page, event: Event, actor: int) -> Markup:
    """The sign of what an event changed, or nothing; of another player than the actor with their emblem."""
    says = voice(page)
    sign = SIGNS.get(event.kind)
    words = words_of(says, event)
    if sign is None and not words:
        return Markup("")
    symbol = sign(event, says) if sign is not None else module_sign(event.kind)
    whose = (
        icon(f"disc-{LETTERS[event.seat]}", 14, called(page, event.seat)) if event.seat not in (actor, NOBODY) else ""
    )
    return Markup('<span class="bit">') + whose + icon(symbol, SIZE) + Markup(f" {escape(words)}</span>")


def words_of(says: TableVoice, event: Event) -> str:
    """The words behind the sign, with what the event tells of; a module has them among its own."""
    key = f"page-result-{event.kind}"
    if not says.has(key):
        return ""
    _, known = told(says.rules, event)
    numbers = [max(0, value) for value in event.values]
    return says.fill(key, "", {**known, "pieces": sum(numbers[:PIECES]), "change": signed(event.values[0])})


def signed(number: int) -> str:
    """+2, or −3 with the long minus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def letter(event: Event) -> str:
    return LETTERS[event.seat] if event.seat != NOBODY else "N"


def always(symbol: str) -> Sign:
    """The same sign every time."""
    return lambda event, says: symbol


def own(symbol: str) -> Sign:
    """A piece of the player's."""
    return lambda event, says: f"{symbol}-{letter(event)}"


def die(event: Event, says: TableVoice) -> str:
    return f"die-{event.values[1]}"


def token(event: Event, says: TableVoice) -> str:
    return token_symbol(says.rules.figures, event.values[1])


def decree(event: Event, says: TableVoice) -> str:
    return decree_symbol(says.rules.figures.decrees[event.values[0]])


def reward(event: Event, says: TableVoice) -> str:
    symbol = REWARD_SIGNS[REWARDS[event.values[0]]]
    return f"{symbol}-{letter(event)}" if symbol == "double" else symbol


SIGNS: Final[dict[str, Sign]] = {
    "vp": always("vp"),
    "jade": always("jade"),
    "travels": token,
    "decree": decree,
    "envoy": own("envoy"),
    "retreats": own("envoy"),
    "arrives": always("loc-palace"),
    "intrigue": always("loc-intrigue"),
    "wall": always("loc-wall"),
    "wall-complete": always("loc-wall"),
    "loads": own("ship"),
    "moves-ship": own("ship"),
    "claims": reward,
    "lost-at-sea": own("ship"),
    "pays": own("servant"),
    "gains": own("servant"),
    "die": die,
    "first-roll": die,
    "rolls": die,
    "discard-fee": always("card-back"),
    "draw-gift": always("yinyang"),
    "matches": always("ui-dice"),
}
