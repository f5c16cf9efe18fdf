"""The log of the screen: what has happened, with names in their colours and rules behind."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gugong import explain
from gugong.explain.events import is_minor
from gugong.terminal.ink import inked, marked
from gugong.terminal.loop import HEADINGS, is_news
from gugong.terminal.module_boards import DIM
from gugong.terminal.screen.desk import Desk

LINES: Final = 60


def log_of(desk: Desk, news_from: int, everything: bool = False) -> Text:
    """The latest lines, the newest last; what was told before `news_from` is dim."""
    session = desk.session
    events, viewer = session.game.events, max(desk.at_keyboard, 0)
    numbered = [
        (number, event)
        for number, event in enumerate(events)
        if (not is_minor(event) if everything else is_news(event, viewer))
    ]
    names = marked(session.names, lettered=True)
    catalog, language = session.game.catalog, session.language
    told = Text()
    for number, event in numbered if everything else numbered[-LINES:]:
        said = inked(explain.event(session.game.state, event, names, viewer, catalog=catalog, language=language))
        if event.kind in HEADINGS:
            said.stylize("bold")
        else:
            said = Text("  ").append_text(said)
        said.append(f"  {event.rule}\n", style=DIM)
        if number < news_from:
            said.stylize("dim")
        told.append_text(said)
    told.rstrip()
    return told
