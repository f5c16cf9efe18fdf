"""Who sits where, in words and signs."""

from __future__ import annotations

from functools import lru_cache

from gugong.catalog.load import Catalog
from gugong.draw import LETTERS
from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.rules import Rules
from gugong.explain import TableVoice
from gugong.registry import packages
from gugong.web.page import BOT, MENG, Page
from gugong.web.present.rendering import plain_voice
from gugong.words.phrase import Name, Person, phrase
from gugong.words.voice import Voice


def names(page: Page) -> tuple[str, ...]:
    """The players' names by seat."""
    return tuple([seat.name for seat in page.seats])


def voice(page: Page) -> TableVoice:
    """Says questions, answers and things with this table's names, to whoever is asked."""
    return spoken(page, None)


def teller(page: Page) -> TableVoice:
    """Tells this seat what happened: whatever is of its own is told of “you”."""
    return spoken(page, None if page.watching else page.view.seat)


def page_voice(page: Page) -> TableVoice:
    """Says what stands on the page: to its one reader, or, at a screen of several, to nobody in particular."""
    return spoken(page, None if page.hot_seat else page.view.seat)


def spoken(page: Page, reader: int | None) -> TableVoice:
    """A voice at this table; they are kept, since each keeps the names that it has said."""
    found = page.voices.get(reader)
    if not isinstance(found, TableVoice):
        view = page.view
        found = kept_voice(view.state.rules, view.catalog, names(page), page.language, reader, packages())
        page.voices[reader] = found
    return found


@lru_cache(maxsize=256)
def kept_voice(
    rules: Rules,
    catalog: Catalog,
    players: tuple[str, ...],
    language: str,
    reader: int | None,
    modules: tuple[str, ...],
) -> TableVoice:
    """The same, kept by the modules at hand, since another may be installed."""
    return TableVoice(rules, catalog, players, language, reader, codes=False)


def is_reader(page: Page, seat: int) -> bool:
    """Whether this seat is the page's one reader."""
    return seat == page.view.seat and not page.hot_seat


def called(page: Page, seat: int) -> str:
    """A player as a board of this page calls them: as the reader, or by name."""
    return page_voice(page).tell("page-you") if is_reader(page, seat) else page.seats[seat].name


def usual_name(language: str, seat: int, kind: str) -> str:
    """What whoever has no name of their own is called."""
    says = plain_voice(language)
    return says.tell("page-meng") if kind == MENG else colour_name(says, seat)


def colour_name(says: Voice, seat: int) -> str:
    """The colour of a seat."""
    return says.name(Name("colour", LETTERS[seat]))


def tag(page: Page, seat: int) -> str:
    """What else is to say of a seat: that a bot plays it, and on which level."""
    sitting = page.seats[seat]
    if sitting.kind != BOT:
        return ""
    says = page_voice(page)
    if not sitting.level:
        return says.tell("page-bot")
    return says.tell("page-bot_level", level=level_name(says, sitting.level))


def level_name(says: Voice, level: str) -> str:
    """What a level of bots is called; by its id, if it has no name."""
    key = f"lobby-level-{level}"
    return says.tell(key) if says.has(key) else level


def bot_awaited(page: Page) -> str:
    """The name of the bot that thinks now; "" if none does."""
    asked = page.view.asked
    if asked is None or asked in (CHANCE, NOBODY) or page.seats[asked].kind != BOT:
        return ""
    return page.seats[asked].name


def waiting_for(page: Page) -> str:
    """Who is awaited and for what, as a sentence without its full stop; "" when nobody is."""
    asked, says = page.view.asked, voice(page)
    if asked is None:
        return ""
    if asked in (CHANCE, NOBODY):
        return says.tell("page-doing_chance")
    frame = FRAME_NAMES.get(type(page.view.state.stack[-1]), "") if page.view.state.stack else ""
    return says.say(phrase(says.either(f"page-doing_{frame}", "page-doing"), {"who": Person(asked)}))


def meng_of(page: Page) -> int:
    """The seat that Meng has; NOBODY if he does not play."""
    return next((seat for seat, sitting in enumerate(page.seats) if sitting.kind == MENG), NOBODY)
