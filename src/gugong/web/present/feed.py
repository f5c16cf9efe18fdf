"""The feed of somebody's turns, and the picture of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from gugong.draw import picture_png
from gugong.draw.png import NoPainter
from gugong.web.page import Page
from gugong.web.present.people import called
from gugong.web.present.rendering import plain_voice

WIDTH: Final = 1200


class FeedEntry(NamedTuple):
    """A game in which it is somebody's turn."""

    id: str
    ply: int
    title: str
    detail: str
    when: str


def feed(base: str, id: str, entries: Sequence[FeedEntry], language: str) -> str:
    """An Atom feed; an entry is another one when the game has gone on."""
    says = plain_voice(language)
    latest = max((entry.when for entry in entries), default=datetime.fromtimestamp(0, UTC).isoformat())
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>',
        f"<title>{escape(says.tell('friends-feed'))}</title><id>urn:gugong:feed:{id}</id>",
        f"<updated>{latest}</updated><author><name>Gùgōng</name></author>",
    ]
    for entry in entries:
        address = quoteattr(f"{base}games/{entry.id}")
        lines.append(
            f"<entry><title>{escape(entry.title)}</title><id>urn:gugong:{entry.id}:{entry.ply}</id>"
            f"<updated>{entry.when}</updated><link href={address}/><summary>{escape(entry.detail)}</summary></entry>"
        )
    return "\n".join([*lines, "</feed>", ""])


def picture(page: Page) -> bytes | None:
    """The table as PNG; None without the library that paints."""
    try:
        return picture_png(page.view, [called(page, seat) for seat in range(len(page.seats))], WIDTH, page.language)
    except NoPainter:
        return None


def can_paint() -> bool:
    """Whether there can be pictures."""
    try:
        import resvg_py  # noqa: F401  # asked for, not used
    except ImportError:
        return False
    return True
