"""Names that strangers give themselves: cleaned of what cannot be seen, and told apart from one another."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 20
MOST_MARKS: Final = 2  # accents on one letter
SEEN_SPACES: Final = ("Zs", "Cc", "Zl", "Zp")
# Letters of other scripts that nobody can tell from a Latin one, each behind its twin.
TWINS: Final = (
    "aа AАΑ bЬ BВΒ cсϲ CСϹ dԁ eе EЕΕ gɡ hһ HНΗ iіι IІΙ jј JЈ kкκ KКΚ lӏ mм MМΜ NΝ nո oоοօ OОΟ pрρ PРΡ qԛ rг sѕ SЅ"
    " tт TТΤ uυս vνѵ wԝ xхχ XХΧ yуү YУΥҮ ZΖ"
)
LATIN: Final = {twin: pair[0] for pair in TWINS.split() for twin in pair[1:]}
FIGURES: Final = str.maketrans("013578!i", "olestbll")


def clean(name: str) -> str:
    """A name as it is shown: one line of visible signs in their usual forms; "" if nothing is left of it.

    In a name with Latin letters, those of other scripts that look like Latin ones become these.
    """
    shown = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", name[: 40 * LONGEST_NAME]):
        kind = unicodedata.category(sign)
        if kind in SEEN_SPACES:
            shown.append(" ")
        elif kind.startswith("M"):
            marks += 1
            if shown and marks <= MOST_MARKS:
                shown.append(sign)
            continue
        elif not kind.startswith("C") and not is_blank(sign):
            shown.append(sign)
        marks = 0
    text = " ".join("".join(shown).split())
    if any("LATIN" in unicodedata.name(sign, "") for sign in text):
        text = "".join(LATIN.get(sign, sign) for sign in text)
    return unicodedata.normalize("NFC", text)


def is_blank(sign: str) -> bool:
    """Whether a letter has no picture: the fillers of Hangul, the blank of Braille."""
    return sign in "\u115f\u1160\u3164\uffa0\u2800"


def face(name: str) -> str:
    """What a name looks like to a hurried eye: names with one face are one name."""
    plain = unicodedata.normalize("NFD", clean(name))
    letters = "".join(LATIN.get(sign, sign) for sign in plain if unicodedata.category(sign)[0] in "LNP")
    return letters.casefold().translate(FIGURES).replace("rn", "m").replace("vv", "w")


def is_taken(name: str, others: list[str]) -> bool:
    """Whether somebody looks like this already."""
    mine = face(name)
    return any(mine == face(other) for other in others if other)
