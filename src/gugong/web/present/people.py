"""Who sits where, in words and signs."""

from __future__ import annotations

from typing import Final

from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import CHANCE, NOBODY
from gugong.explain import TableVoice
from gugong.web.page import BOT, MENG, PERSON, Page

DOING: Final = {
    "choose-card": "is choosing a gift",
    "choose-location": "is choosing an official",
    "fee": "is paying a fee",
    "perform": "is choosing an action",
    "travel": "is on the road",
    "end-turn": "is ending the turn",
    "wall-benefit": "may trade Intrigue",
    "night-claim": "looks at the harbours",
}
KINDS: Final = {PERSON: "", BOT: "bot", MENG: "Meng"}


def names(page: Page) -> list[str]:
    """The players' names by seat."""
    return [seat.name for seat in page.seats]


def voice(page: Page) -> TableVoice:
    """Says things with this table's names."""
    return TableVoice(page.view.state.rules, page.view.catalog, names(page))


def called(page: Page, seat: int) -> str:
    """A player as this page calls them: You, or by name."""
    return "You" if seat == page.view.seat and not page.hot_seat else page.seats[seat].name


def tag(page: Page, seat: int) -> str:
    """What else is to say of a seat: the bot's level, or that it is the reader's."""
    sitting = page.seats[seat]
    if sitting.kind == BOT:
        return f"bot, {sitting.level}" if sitting.level else "bot"
    return ""


def bot_awaited(page: Page) -> str:
    """The name of the bot that thinks now; "" if none does."""
    asked = page.view.asked
    if asked is None or asked in (CHANCE, NOBODY) or page.seats[asked].kind != BOT:
        return ""
    return page.seats[asked].name


def waiting_for(page: Page) -> str:
    """Who is awaited and for what, as a sentence without its full stop; "" when nobody is."""
    asked = page.view.asked
    if asked is None:
        return ""
    if asked in (CHANCE, NOBODY):
        return "The game goes on in a moment"
    frame = FRAME_NAMES.get(type(page.view.state.stack[-1]), "") if page.view.state.stack else ""
    return f"{page.seats[asked].name} {DOING.get(frame, 'is thinking')}"
