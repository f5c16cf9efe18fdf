"""What lies on a real table, entered in few keys: short names, beginnings, several at once.

A card is called by what is printed on it, its value and its action: 3-swap. A word is found by what comes first: the
whole name, its initials, its beginning, the beginning of any of its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gugong.engine.actions import CARD
from gugong.engine.rules import Rules
from gugong.terminal.choosing import Unclear
from gugong.words.phrase import Phrase

MOST_NAMED = 6


def words_of(line: str) -> list[str]:
    """The words of a line; commas part them as well as spaces."""
    return line.lower().replace(",", " ").split()


def joined(words: Sequence[str], names: Sequence[str]) -> list[str]:
    """`4 canal` is the card 4-canal, for so it is printed, and not a 4 and then a card of the Canal."""
    line: list[str] = []
    for word in words:
        if line and line[-1].isdigit() and any(name.startswith(f"{line[-1]}-{word}") for name in names):
            line[-1] = f"{line[-1]}-{word}"
        else:
            line.append(word)
    return line


def name_of(rules: Rules, text: str) -> str:
    """What an answer is about: `token envoy` about envoy; a card by what is printed on it."""
    answer = rules.answers.by_text[text]
    if answer.kind != CARD:
        return text.partition(" ")[2]
    card = rules.figures.cards[answer.a]
    return f"{card.value}-{card.effect}"


def initials(name: str) -> str:
    """servants-2 is s2."""
    return "".join(part[0] for part in name.split("-"))


def fits_by_parts(name: str, word: str) -> bool:
    """m-sh fits morning-ship."""
    parts, typed = name.split("-"), word.split("-")
    return len(typed) <= len(parts) and all(part.startswith(key) for part, key in zip(parts, typed, strict=False))


WAYS: tuple[Callable[[str, str], bool], ...] = (
    lambda name, word: name == word,
    lambda name, word: initials(name) == word,
    lambda name, word: name.startswith(word),
    lambda name, word: any(part.startswith(word) for part in name.split("-")),
    fits_by_parts,
)


def found(word: str, names: Sequence[str]) -> list[str]:
    """The names that a word may mean, by the first way that finds any."""
    for fits in WAYS:
        fitting = [name for name in names if fits(name, word)]
        if fitting:
            return fitting
    return []


def entered(rules: Rules, word: str, texts: Sequence[str]) -> str:
    """The answer that one word means; Unclear if it means none or several. A card's id means it too."""
    for text in texts:
        if text.partition(" ")[2] == word:
            return text
    names = [name_of(rules, text) for text in texts]
    fitting = found(word, names)
    if len(fitting) == 1:
        return texts[names.index(fitting[0])]
    if not fitting:
        raise Unclear(Phrase("companion-no-such", (("word", word),)))
    key = "companion-several_more" if len(fitting) > MOST_NAMED else "companion-several"
    raise Unclear(Phrase(key, (("word", word), ("names", tuple(fitting[:MOST_NAMED])))))


def means(rules: Rules, word: str, texts: Sequence[str]) -> bool:
    """Whether a word means one of these answers."""
    try:
        entered(rules, word, texts)
    except Unclear:
        return False
    return True


def short(name: str, names: Sequence[str]) -> str:
    """The shortest word that means this name among these."""
    keys = [*(name[:length] for length in range(1, len(name))), initials(name), *name.split("-")]
    sure = [key for key in keys if found(key, names) == [name]]
    return min(sure, key=len, default=name)
