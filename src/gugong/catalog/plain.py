"""What JSON can say and a game can mean: the first look at anything that comes from outside.

Later checks can then show what they refuse, and whatever is kept can be written again.
"""

from __future__ import annotations

from collections.abc import Mapping

from gugong.errors import Reason, because

LARGEST = 1 << 53  # whole numbers beyond it are not the same in every reader of JSON
DEEPEST = 100


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


def _is_text(text: str) -> bool:
    """Whether every letter can be written down."""
    if text.isascii():
        return True
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
