"""What JSON can say and a game can mean: the first look at anything that comes from outside.

Later checks can then show what they refuse, and whatever is kept can be written again.
"""

from __future__ import annotations

from collections.abc import Mapping

from gugong.catalog.sources import is_source, join
from gugong.errors import Reason, because

LARGEST = 1 << 53  # whole numbers beyond it are not the same in every reader of JSON
DEEPEST = 100
LONGEST_WORD = 60  # letters of a name
LONGEST_LIST = 200  # of 20 cities, 190 roads


def fault_in(value: object, where: str = "", depth: int = 0) -> tuple[str, Reason] | None:
    """Where something stands that no game has, and what is wrong with it; None if nothing does."""
    if isinstance(value, str):
        return None if _is_text(value) else (where, because("unusable-letter"))
    if isinstance(value, int):
        return None if -LARGEST <= value <= LARGEST else (where, because("unusable-number"))
    if depth > DEEPEST:
        return where, because("unusable-depth")
    if isinstance(value, Mapping):
        for key, each in value.items():
            if not isinstance(key, str | int) or fault_in(key) is not None:  # people write {12: [0]} as well
                return where, because("unusable-key")
            name = key if isinstance(key, str) and key.isprintable() else ascii(key)
            found = fault_in(each, f"{where}.{name}" if where else name, depth + 1)
            if found is not None:
                return found
    elif isinstance(value, list | tuple):
        for place, each in enumerate(value):
            found = fault_in(each, f"{where}[{place}]", depth + 1)
            if found is not None:
                return found
    return None


def oversized(value: object, where: str = "", depth: int = 0) -> tuple[str, Reason] | None:
    """Where a name or a list is longer than anything on a table, and what is the most; None if nothing is.

    Each of them is shown again and again, so a catalog of a stranger could cost many times its size.
    """
    if isinstance(value, str):
        return (where, because("figures-letters", most=LONGEST_WORD)) if len(value) > LONGEST_WORD else None
    if depth > DEEPEST:
        return None  # `fault_in` says so
    if isinstance(value, Mapping):
        for key, each in value.items():
            if isinstance(key, str) and len(key) > LONGEST_WORD:
                return where, because("figures-letters", most=LONGEST_WORD)
            if fault_in(key) is not None:
                continue  # which is said elsewhere; a number of thousands of digits cannot even be written
            if is_source(str(key)):
                continue  # those have bounds of their own
            found = oversized(each, join(where, str(key)), depth + 1)
            if found is not None:
                return found
    elif isinstance(value, list | tuple):
        if len(value) > LONGEST_LIST:
            return where, because("figures-most", most=LONGEST_LIST)
        for place, each in enumerate(value, 1):
            found = oversized(each, f"{where}[{place}]", depth + 1)
            if found is not None:
                return found
    return None


def _is_text(text: str) -> bool:
    """Whether every letter can be written down."""
    if text.isascii():
        return True
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
