"""What Meng has beside a player's things: his automa deck, his focus, and how his gift stack lies.

His Gift Cards in hand are a stack whose order nobody knows, so they are a bag like any pile; a card gained by day goes
under it and makes a known tail (C-73). Automa cards are counted by the location they show, the special one last.
"""

from __future__ import annotations

from typing import Final

from gugong.engine.frames import FRAME_NAMES
from gugong.engine.ids import LOCKED, NOWHERE, SPECIAL
from gugong.engine.module_state import Lots, ModuleState
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.errors import PositionError, because

MENG: Final = 1
UNSEEN: Final = -2  # in a view: a card under the stack whose face the human has not seen


class MengState(ModuleState):
    """Meng's automa cards by where they are, his focus, and the cards that lie under his gift stack."""

    def __init__(
        self,
        deck: list[int],
        today: tuple[int, ...],
        older: list[int],
        focus: int,
        under: tuple[int, ...],
        drawn: tuple[int, ...],
        twilight: int,
    ) -> None:
        self.deck = deck  # how many of each kind can still be revealed
        self.today = today  # played this Day, in that order: Twilight goes through them again
        self.older = older  # discarded on earlier Days, to be shuffled when the deck is empty
        self.focus = focus  # the location of his Double, where special cards send him; NOWHERE until it is drawn
        self.under = under  # cards put under his gift stack this Day, top first; they are in his hand too
        self.drawn = drawn  # those of them that came face down from the pile
        self.twilight = twilight  # 1 during Twilight

    def copy(self) -> ModuleState:
        return MengState(self.deck[:], self.today, self.older[:], self.focus, self.under, self.drawn, self.twilight)

    def to_dict(self, state: State) -> dict[str, object]:
        names = automa_names(state.rules)
        cards = state.rules.figures.cards
        written: dict[str, object] = {
            "focus": names[self.focus] if self.focus != NOWHERE else None,
            "deck": {names[kind]: count for kind, count in enumerate(self.deck) if count},
            "today": [names[kind] for kind in self.today],
            "discards": {names[kind]: count for kind, count in enumerate(self.older) if count},
        }
        if self.under:
            written["under"] = [cards[card].name if card >= 0 else "?" for card in self.under]
        if self.drawn:
            written["drawn"] = [cards[card].name if card >= 0 else "?" for card in self.drawn]
        if self.twilight:
            written["twilight"] = True
        return written

    def values(self, state: State) -> object:
        drawn = (self.focus, self.under, self.drawn, self.twilight)
        return (tuple(self.deck), self.today, tuple(self.older), *drawn)

    def take(self, state: State, values: object) -> None:
        assert isinstance(values, tuple)
        deck, self.today, older, self.focus, self.under, self.drawn, self.twilight = values
        self.deck, self.older = list(deck), list(older)

    def read(self, state: State, data: dict[str, object]) -> None:
        names = automa_names(state.rules)
        for key in data:
            if key not in ("focus", "deck", "today", "discards", "under", "drawn", "twilight"):
                raise PositionError("", because("position-unknown-key", given=repr(key)))
        self.today = tuple(place_of(names, name, "today") for name in texts(data.get("today", []), "today"))
        self.older = counts(names, data.get("discards", {}), "discards")
        self._read_deck(state.rules, data.get("deck"))
        if data.get("focus") is not None:
            self.focus = place_of(names[:-1], data["focus"], "focus")
            if self.focus not in state.rules.locations:
                raise PositionError("focus", because("meng-focus-unknown", "S-SET-06", given=repr(data["focus"])))
            if any(module.shuns(self.focus, state.rules) for module in state.rules.automa_moments):
                raise PositionError("focus", because("meng-focus-shunned", "C-87", given=repr(data["focus"])))
        elif self.focus == NOWHERE:
            self.focus = state.rules.locations[0]
        cards = [card.name for card in state.rules.figures.cards]
        self.under = tuple(place_of(cards, name, "under") for name in texts(data.get("under", []), "under"))
        self.drawn = tuple(place_of(cards, name, "drawn") for name in texts(data.get("drawn", []), "drawn"))
        self.twilight = 1 if data.get("twilight") is True else 0

    def _read_deck(self, rules: Rules, data: object) -> None:
        """The deck, worked out if it is left out; a card is in one place, but for a copied Day (C-74)."""
        names = automa_names(rules)
        full = full_deck(rules)
        rest = [full[kind] - self.older[kind] - self.today.count(kind) for kind in range(len(names))]
        self.deck = rest if data is None else counts(names, data, "deck")
        for kind, count in enumerate(self.deck):
            copied = count > rest[kind] and not any(self.older)
            if count < max(0, rest[kind]) or count > full[kind] or (count > rest[kind] and not copied):
                reason = because("meng-automa-cards", "D-22", number=full[kind], automa=repr(names[kind]))
                raise PositionError("", reason)

    def check(self, state: State) -> None:
        for card in self.under:
            if card not in state.hands[MENG] or self.under.count(card) > 1:
                name = state.rules.figures.cards[card].name
                raise PositionError("", because("meng-under-stack", "C-73", card=name))
        if self.twilight and not any(FRAME_NAMES[type(frame)] == "twilight" for frame in state.stack):
            raise PositionError("twilight", because("meng-no-twilight", "S-TWI-01"))
        if state.double[MENG] != LOCKED:
            raise PositionError("", because("meng-double", "S-SET-01"))
        for card in self.drawn:
            if card not in self.under or self.drawn.count(card) > 1:
                raise PositionError("", because("meng-drawn", "C-81"))

    def view(self, seat: int) -> ModuleState:
        if seat == MENG or not self.drawn:
            return self.copy()
        under = tuple(UNSEEN if card in self.drawn else card for card in self.under)
        unseen = (UNSEEN,) * len(self.drawn)
        return MengState(self.deck[:], self.today, self.older[:], self.focus, under, unseen, self.twilight)

    def deal_hidden(self, state: State, seat: int, random: Lots) -> None:
        hidden = [card for card in state.hands[MENG] if not state.holder_known[card] >> seat & 1]
        dealt: list[int] = []
        for _ in self.drawn if UNSEEN in self.drawn else ():
            dealt.append(hidden.pop(random.randrange(len(hidden))))
        if dealt:
            self.drawn = tuple(dealt)
            self.under = tuple(dealt.pop(0) if card == UNSEEN else card for card in self.under)


def meng_of(state: State) -> MengState:
    """Meng's things; his module is the first of all."""
    meng = state.module_states[0]
    assert isinstance(meng, MengState)
    return meng


def vp_instead(state: State) -> int:
    """What he scores for a benefit that looks at cards and is not for him (S-DAY-02, S-TRV-02)."""
    return state.rules.figures.printed["solo.gains.instead_vp"]


def automa_names(rules: Rules) -> list[str]:
    """Automa cards in words."""
    return [*rules.location_names, SPECIAL]


def special_card(rules: Rules) -> int:
    """The number of the special automa card."""
    return len(rules.location_names)


def own_deck(rules: Rules) -> list[int]:
    """His automa cards without modules: one special card fewer when it is easy (S-SET-03)."""
    board = rules.figures.boards["solo"]
    deck = counts(automa_names(rules), board["location_cards"], "location_cards")
    special = board["special"]
    assert isinstance(special, dict)
    deck[-1] = int(special["copies_easy" if rules.config.difficulty == "easy" else "copies"])
    return deck


def full_deck(rules: Rules) -> list[int]:
    """All automa cards of this game, with what modules change (X-SOL-01)."""
    deck = own_deck(rules)
    for module in rules.automa_moments:
        module.cards(deck, rules)
    return deck


def counts(names: list[str], data: object, where: str) -> list[int]:
    """How many of each kind, from words."""
    if not isinstance(data, dict):
        raise PositionError(where, because("position-no-object", given=repr(data)))
    found = [0] * len(names)
    for name, count in data.items():
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise PositionError(f"{where}.{name}", because("position-no-number", given=repr(count)))
        found[place_of(names, name, where)] = count
    return found


def texts(data: object, where: str) -> list[object]:
    """A list of words."""
    if not isinstance(data, list):
        raise PositionError(where, because("position-no-list", given=repr(data)))
    return list(data)


def place_of(names: list[str], name: object, where: str) -> int:
    """The number behind a word."""
    if not isinstance(name, str) or name not in names:
        raise PositionError(where, because("position-none-called", given=repr(name), known=tuple(names)))
    return names.index(name)
