"""Which language somebody reads: the one they ask for, the one they have set, or that of their system."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from gugong.errors import UnknownLanguage
from gugong.words.bundles import ENGLISH, PLURALS

LANGUAGES: Final = tuple(PLURALS)
VARIABLE: Final = "GUGONG_LANG"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says it, as everywhere


def known_language(language: str) -> str:
    """This language, if the game speaks it: `pl`, and likewise `PL` or `pl_PL.UTF-8`; UnknownLanguage if not."""
    found = short(language)
    if found not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return found


def language_from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that GUGONG_LANG names, else the locale's, else English; UnknownLanguage if the first is none."""
    given = os.environ if environment is None else environment
    if given.get(VARIABLE):
        return known_language(given[VARIABLE])
    locale = next((given[name] for name in LOCALE if given.get(name)), "")
    return short(locale) if short(locale) in LANGUAGES else ENGLISH


def next_language(language: str) -> str:
    """The one after it; after the last the first."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def short(locale: str) -> str:
    """`pl` of `pl_PL.UTF-8`."""
    return locale.strip().replace("-", "_").partition(".")[0].partition("_")[0].lower()
