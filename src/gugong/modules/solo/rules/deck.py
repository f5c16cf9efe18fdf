"""The automa deck: which card is revealed, what it sends Meng to, and where used cards go."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.modules.solo.rules.meng import MENG, full_deck, meng_of, special_card


class DrawFocus(Frame):
    """Set-up: which official the Emperor has asked Meng to help; his Double marks the place (S-SET-01)."""

    def run(self, state: State) -> Decision | None:
        return Decision(CHANCE, "draw-focus", [state.rules.answers.at[place] for place in focuses(state)])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        meng_of(state).focus = answer.a
        state.tell("focus", "S-SET-01", MENG, answer.a)


def focuses(state: State) -> list[int]:
    """The locations that can be his focus (C-87, C-96)."""
    found: list[int] = []
    for location in state.rules.locations:
        shunned = [module for module in state.rules.automa_moments if module.shuns(location, state.rules)]
        if not shunned:
            found.append(location)
    return found


def change_deck(deck: list[int], rules: Rules, module: str, location: str) -> None:
    """Put a module's automa cards, all of its location, into the deck, and take out those that leave for them."""
    changes = rules.figures.boards[module]["automa"]
    assert isinstance(changes, dict)
    deck[rules.location_names.index(location)] += int(changes["add"])
    leaving = changes.get("remove", {})
    assert isinstance(leaving, dict)
    for name, count in leaving.items():
        deck[rules.location_names.index(str(name))] -= int(count)


def draw_automa(state: State, prompt: str) -> Decision | None:
    """CHANCE reveals the top automa card; nobody is asked where all cards left are alike."""
    deck = meng_of(state).deck
    kinds = [kind for kind, count in enumerate(deck) if count]
    if len(kinds) == 1:
        return None
    first = state.rules.answers.by_text["automa special"].id - special_card(state.rules)
    answers = state.rules.answers.all
    return Decision(CHANCE, prompt, [answers[first + kind] for kind in kinds], [deck[kind] for kind in kinds])


def shuffle_if_empty(state: State) -> None:
    """An empty deck is made anew from the cards of earlier Days; today's stay out for Twilight (S-DAY-04, C-74)."""
    meng = meng_of(state)
    if any(meng.deck):
        return
    copied = not any(meng.older)
    if copied:
        for kind in meng.today:
            meng.deck[kind] = min(meng.deck[kind] + 1, full_deck(state.rules)[kind])
    else:
        meng.deck = meng.older
        meng.older = [0] * len(meng.deck)
    state.tell("automa-shuffled", "C-74" if copied else "S-DAY-04", NOBODY, sum(meng.deck))


def put_away(state: State) -> None:
    """After Twilight the Day's automa cards join those of earlier Days."""
    meng = meng_of(state)
    full = full_deck(state.rules)
    meng.older = [full[kind] - count for kind, count in enumerate(meng.deck)]
    meng.today = ()
    meng.twilight = 0


register("draw-focus", DrawFocus)
