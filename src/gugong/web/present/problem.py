"""When something went wrong: what happened, what is safe, and one way on. Never a code alone."""

from __future__ import annotations

from gugong.web.present.rendering import render


def problem(status: int, what: str, safe: str = "", link: tuple[str, str] = ("/", "To the lobby")) -> str:
    """The whole page; `link` is an address and its words."""
    return render("problem.html", title="Gùgōng", status=status, what=what, safe=safe, link=link)
