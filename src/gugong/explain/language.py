"""What one language has to supply: tables of words. Code only fills in named fields.

A template names its fields and how each is said: `{price:servant}` is "1 Servant" or "2 Servants", `{card:gift}` is "Go
stones (3)", `{location:place}` is "the Great Wall". What stands behind the colon is a noun of `nouns`, or one of the
things that `speech.Speaker` knows by name. A key with a slash is a variant: "price/discount".
A figure of the catalog is named by its key, file first: `{boards.gains.tokens_vp:vp}`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Language(NamedTuple):
    """The words of one language."""

    plural: Callable[[int], int]  # which form of a noun a number takes
    nouns: dict[str, tuple[str, ...]]
    names: dict[str, dict[str, str]]  # officials, places, cities, tokens …: by kind, then by the catalog's id
    phrases: dict[str, str]  # parts of a sentence that are sentences' fields elsewhere: prices, pools
    prompts: dict[str, str]
    answers: dict[str, str]
    reasons: dict[str, str]
    events: dict[str, tuple[str, str]]  # of somebody else, and of the reader
