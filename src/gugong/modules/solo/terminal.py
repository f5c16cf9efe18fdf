"""Meng's things in the terminal: what the companion at a real table says he has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.explain.things import thing
from gugong.modules.solo.rules.meng import MENG, meng_of
from gugong.terminal.module_boards import Boards
from gugong.words.phrase import Arg, Phrase

UNSEEN = Phrase("companion-unseen")


class Meng(Boards):
    """Nothing on the board: his sheet for the companion."""

    def automa(self, state: State, voice: TableVoice) -> Sequence[tuple[str, Arg]]:
        """His cards, tokens and Servants, as far as the human may know them."""
        meng, rules = meng_of(state), state.rules
        shuffled = len(state.hands[MENG]) - len(meng.under)
        rows: list[tuple[str, Arg]] = [
            ("companion-focus", Phrase("companion-place", (("place", thing(rules, "location", meng.focus)),))),
            ("companion-deck", counted(state, meng.deck)),
            ("companion-today", tuple(thing(rules, "automa", kind) for kind in meng.today)),
            ("companion-earlier", counted(state, meng.older)),
            ("companion-stack", (Phrase("companion-shuffled", (("n", shuffled),)),) if shuffled else ()),
            ("companion-under", faces(state, meng.under)),
            ("companion-discard", faces(state, state.discards[MENG])),
            ("companion-tokens", tuple(thing(rules, "token", token) for token in state.tokens[MENG])),
        ]
        servants = (("pool", state.pool[MENG]), ("supply", state.supply[MENG]))
        return [*(row for row in rows if row[1]), ("companion-servants", Phrase("companion-in-pool", servants))]


def counted(state: State, counts: Sequence[int]) -> tuple[Arg, ...]:
    """Automa cards, each with how many there are."""
    return tuple(
        Phrase("companion-times", (("what", thing(state.rules, "automa", kind)), ("n", count)))
        for kind, count in enumerate(counts)
        if count
    )


def faces(state: State, cards: Iterable[int]) -> tuple[Arg, ...]:
    """Cards as the human knows them."""
    return tuple(thing(state.rules, "card", card) if card >= 0 else UNSEEN for card in cards)


PART = Meng
