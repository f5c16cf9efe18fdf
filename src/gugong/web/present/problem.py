"""When something went wrong: what happened, what is safe, and one way on. Never a code alone."""

from __future__ import annotations

from typing import Final

from gugong.web.present.rendering import plain_voice, render
from gugong.words.bundles import ENGLISH
from gugong.words.voice import capital

LOBBY: Final = "/"
WAYS: Final = {LOBBY: "page-to-lobby", "/rules": "page-to-rules"}
OURS: Final = 500  # and above: it was not the visitor who did something wrong


def problem(status: int, what: str, language: str = ENGLISH, link: str = LOBBY) -> str:
    """The whole page; `what` is a sentence without its full stop, `link` the address of the way on."""
    return render(
        "problem.html",
        plain_voice(language),
        status=status,
        what=capital(what),
        is_safe=status >= OURS,
        link=link,
        way=WAYS.get(link, "page-to-table"),
    )
