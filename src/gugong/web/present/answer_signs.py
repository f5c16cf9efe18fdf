"""The little picture before an answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from gugong.draw import LETTERS
from gugong.draw.figured import decree_symbol, token_symbol
from gugong.engine import actions as kinds
from gugong.engine.actions import THE_DOUBLE, THE_DOUBLE_AS_ONE, Answer
from gugong.engine.ids import BENEFITS, REWARDS
from gugong.registry import ENTRIES, packages
from gugong.view import View
from gugong.web.present.rendering import icon

SIZE: Final = 24
BENEFIT_SIGNS: Final = {"servant": "servant-any", "servants-2": "t-servants-2", "die": "die-5", "jade": "jade"}
REWARD_SIGNS: Final = {"vp-4": "vp", "gift-card": "yinyang", "double-servant": "double"}
EXCHANGED_FOR: Final = ("servant-any", "vp", "jade")


def sign(view: View, answer: Answer) -> Markup:
    """The little picture that stands for an answer."""
    if answer.kind in (kinds.CARD, kinds.DISCARD):
        return mini_card(view.state.rules.card_values[answer.a])
    if answer.kind == kinds.OPTION:
        return Markup(f'<b class="ab">{answer.text.upper()}</b>')
    return icon(symbol(view, answer), SIZE)


def mini_card(value: int) -> Markup:
    """A card the size of a letter, with its value."""
    return Markup(
        f'<svg class="ic mini" width="17" height="24" viewBox="0 0 100 140" aria-hidden="true"><rect class="gcb" x="2" '
        f'y="2" width="96" height="136" rx="10" stroke-width="6"/><text class="n ik" x="50" y="98" font-size="84">'
        f"{value}</text></svg>"
    )


def official_sign(name: str) -> str:
    """The symbol of an official's place."""
    return _official_sign(name, packages())


@lru_cache(maxsize=256)
def _official_sign(name: str, modules: tuple[str, ...]) -> str:
    """The same, kept by the modules at hand, since another may be installed."""
    of_modules = (entry.manifest.location_icons for entry in ENTRIES)
    return next((icons[name] for icons in of_modules if name in icons), f"loc-{name}")


def module_sign(verb: str) -> str:
    """The symbol of a module's answer, by its first word."""
    of_modules = (entry.manifest.answer_icons for entry in ENTRIES)
    return next((icons[verb] for icons in of_modules if verb in icons), "ui-next")


def symbol(view: View, answer: Answer) -> str:
    """The symbol of an answer that is no card and no plate."""
    state, letter = view.state, LETTERS[view.seat]
    figures = state.rules.figures
    kind, a = answer.kind, answer.a
    if kind == kinds.AT:
        return official_sign(state.rules.location_names[a])
    if kind == kinds.CITY:
        return token_symbol(figures, state.map[a]) if state.map[a] >= 0 else "tok-back"
    if kind == kinds.TOKEN:
        return token_symbol(figures, a)
    if kind == kinds.DECREE:
        return decree_symbol(figures.decrees[a])
    if kind == kinds.BENEFIT:
        return BENEFIT_SIGNS[BENEFITS[a]]
    if kind == kinds.CLAIM:
        return f"double-{letter}" if REWARDS[a] == "double-servant" else REWARD_SIGNS[REWARDS[a]]
    if kind == kinds.EXCHANGE:
        return f"servant-{letter}" if EXCHANGED_FOR[a] == "servant-any" else EXCHANGED_FOR[a]
    if kind == kinds.DIE:
        return f"die-{answer.b}"
    if kind == kinds.PLACE:
        return f"double-{letter}" if a in (THE_DOUBLE, THE_DOUBLE_AS_ONE) else f"servant-{letter}"
    if kind in (kinds.PAY, kinds.GAIN):
        only_double = answer.b and not (answer.a or answer.c)
        return f"double-{letter}" if only_double else "servant-N" if answer.c and not answer.a else f"servant-{letter}"
    if kind in (kinds.SHIP, kinds.NEW_SHIP, kinds.MOVE):
        return f"ship-{letter}"
    plain = {kinds.HOUSE: "jade", kinds.SQUARE: "jade", kinds.DECLINE: "ui-no", kinds.DONE: "ui-ok"}
    if kind in plain:
        return plain[kind]
    found = module_sign(answer.verb)
    return f"{found}-{letter}" if found in ("lady", "envoy") else found
