"""When something went wrong: what happened, what is safe, and one way on. Never a code alone."""

from __future__ import annotations

from typing import Final

from gugong.web.present.rendering import capital, render

WORDS: Final = {"/": "To the lobby", "/rules": "To the rules"}


def problem(status: int, what: str, safe: str = "", link: str = "/") -> str:
    """The whole page; `link` is the address of the way on."""
    words = WORDS.get(link, "Back to the table")
    said = f"{capital(what).rstrip('.')}."
    return render("problem.html", title="Gùgōng", status=status, what=said, safe=safe, link=link, words=words)
