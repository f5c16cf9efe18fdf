"""What stands on a page of a table by link beside the game: slips about people, the clock, the talk."""

from __future__ import annotations

from gugong.draw import LETTERS
from gugong.web.page import NO_SEAT, Page
from gugong.web.present import final
from gugong.web.present.people import called, is_reader, page_voice
from gugong.web.present.rendering import render
from gugong.words.phrase import Person, phrase


def slips(page: Page) -> str:
    """What there is to say and to decide about the people at the table; "" of a game on one screen."""
    shared, says = page.shared, page_voice(page)
    if shared is None:
        return ""
    asked = page.view.asked
    awaited = page.seats[asked] if asked is not None and 0 <= asked < len(page.seats) else None
    own = page.seats[page.view.seat]
    return render(
        "friends.html",
        says,
        shared=shared,
        ply=page.ply,
        over=final.is_over(page),
        asked=asked,
        name="" if awaited is None else awaited.name,
        is_mine=asked == page.view.seat and not page.watching,
        waits_for=None if awaited is None or awaited.sits.mark != "away" or shared.clock else awaited.sits,
        letter=LETTERS[asked] if awaited is not None and asked is not None else "",
        stood=own.sits.stood and not page.watching,
        wishes=says.say(phrase("friends-wishes", {"who": Person(shared.wish)}, shared.wish)) if has_wish(page) else "",
        refuses=says.say(phrase("friends-refuses", {"who": Person(shared.wish_refused)}))
        if has_wish(page) and shared.wish_refused != NO_SEAT
        else "",
        waiting=", ".join(page.seats[seat].name for seat in shared.wish_waits),
        may_agree=has_wish(page) and page.view.seat in shared.wish_waits and not page.watching,
        is_wish_mine=has_wish(page) and is_reader(page, shared.wish),
        asks=[(LETTERS[ask.seat], page.seats[ask.seat].name, ask) for ask in shared.asks],
        to_ask_for=[(seat, page.seats[seat].name) for seat in shared.to_ask_for],
        own_ask=own_ask(page),
        suggests=page.seats[shared.host].name if shared.hints_wait and shared.host != NO_SEAT else "",
    )


def has_wish(page: Page) -> bool:
    """Whether somebody would take back more."""
    return page.shared is not None and page.shared.wish != NO_SEAT


def own_ask(page: Page) -> tuple[str, bool] | None:
    """Whose seat this page, which watches, has asked for, and whether it was refused; None if that is past."""
    ask = None if page.shared is None else page.shared.own_ask
    if page.shared is None or ask is None or ask.seat not in page.shared.to_ask_for:
        return None
    return page.seats[ask.seat].name, ask.refused


def talk(page: Page) -> str:
    """The table talk, and where there is one to say something."""
    if page.shared is None:
        return ""
    lines = [(LETTERS[line.seat], called(page, line.seat), line) for line in page.shared.said]
    own = "" if page.watching else LETTERS[page.view.seat]  # nobody mutes themselves
    return render("talk.html", page_voice(page), lines=lines, shared=page.shared, own=own)
