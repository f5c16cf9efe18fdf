"""In which language a page speaks: as its reader has set, else as the browser wishes, else English."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gugong.words.bundles import ENGLISH
from gugong.words.languages import LANGUAGES, short

MOST_WISHES: Final = 20


@lru_cache(maxsize=1024)
def language_for(chosen: str, wished: str) -> str:
    """The setting if it is a language of ours, else the first of the browser's that is."""
    return chosen if chosen in LANGUAGES else next((each for each in wishes(wished) if each in LANGUAGES), ENGLISH)


def wishes(header: str) -> list[str]:
    """The languages of an `Accept-Language`, best first, without their countries; what makes no sense is passed by."""
    found: list[tuple[float, str]] = []
    for wish in header[:400].split(",")[:MOST_WISHES]:
        tag, _, weight = wish.partition(";")
        found.append((weight_of(weight), short(tag)))
    found.sort(key=lambda each: -each[0])
    return [language for weight, language in found if weight > 0]


def weight_of(text: str) -> float:
    """How much a language is wished: `q=0.8`; 1 where nothing is said, 0 for nonsense."""
    if not text.strip():
        return 1.0
    name, _, figure = text.partition("=")
    try:
        return float(figure) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
