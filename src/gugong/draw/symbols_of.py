"""The symbols that a game can show: of Decrees, tokens, actions and colours only those that are in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gugong.draw.art import SYMBOLS, symbols
from gugong.draw.figured import IS, action_symbol, decree_symbol, token_symbol
from gugong.draw.seats import LETTERS
from gugong.engine.rules import Rules
from gugong.view import View

OF_THINGS: Final = ("d-", "t-", "a-")  # Decrees, what lies on tokens, what Gift Cards do
NOTHING: Final = "a-none"


def symbols_of(view: View) -> str:
    """All symbols as they stand on a page, but for those of things and colours that this game does not have."""
    rules = view.state.rules
    decrees = {decree_symbol(rules.figures.decrees[tile]) for tile in view.state.tiles}
    return _with(
        frozenset(each.partition(IS)[0] for each in decrees | _of_tokens(rules) | _of_cards(rules)), rules.seats
    )


def _of_tokens(rules: Rules) -> set[str]:
    kinds = rules.figures.tokens
    return {token_symbol(rules.figures, kind) for kind, token in enumerate(kinds) if _is_in(rules, token.module)}


def _of_cards(rules: Rules) -> set[str]:
    cards = rules.figures.cards
    return {NOTHING} | {action_symbol(rules.figures, card.effect) for card in cards if _is_in(rules, card.module)}


def _is_in(rules: Rules, module: str) -> bool:
    return not module or rules.brings(module)


@lru_cache(maxsize=64)
def _with(things: frozenset[str], seats: int) -> str:
    """The sheet without the others."""
    nobodys = tuple(f"-{letter}" for letter in LETTERS[seats:])
    sheet = SYMBOLS
    for name, drawn in symbols().items():
        if (name.startswith(OF_THINGS) and name not in things) or name.endswith(nobodys):
            sheet = sheet.replace(f"{drawn}\n", "")
    return sheet
