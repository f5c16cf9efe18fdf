"""The picture at the head of a card about something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from gugong.draw import LETTERS
from gugong.draw.board import plan_of
from gugong.draw.figured import token_symbol
from gugong.engine.ids import BENEFITS, NO_TOKEN, REWARDS
from gugong.explain.drawn import Drawn
from gugong.view import View
from gugong.web.present.answer_signs import BENEFIT_SIGNS, EXCHANGED_FOR, REWARD_SIGNS, official_sign
from gugong.web.present.rendering import icon, sizes

SIZE: Final = 40
LARGE: Final = 54
Sign = Callable[[View, Drawn], str]
PLAIN: Final = "ui-help"
# By the kind of what is drawn; where it is a player's, the player's letter stands behind.
SIGNS: Final = {
    "token": "tok-back",
    "slot": "tok-back",
    "tower": "loc-wall",
    "wall": "loc-wall",
    "house": "jade",
    "jade": "jade",
    "jades": "jade",
    "pc-jade": "jade",
    "decrees": "loc-decrees",
    "harbour": "loc-canal",
    "berth": "loc-canal",
    "medal": "medal",
    "start": "start",
    "step": "loc-palace",
    "spot": "vp-end",
    "vp": "vp",
    "score": "vp",
    "day": "sun",
    "intrigue": "loc-intrigue",
    "hand": "card-back",
    "discard": "card-back",
    "pc-servant-N": "servant-N",
    "pool-neutral": "servant-N",
    "supply-neutral": "servant-N",
}
OF_PLAYERS: Final = {
    "pc-traveller": "traveller",
    "pc-ship": "ship",
    "ships": "ship",
    "pc-envoy": "envoy",
    "pc-intrigue": "disc",
    "player": "disc",
    "pc-vp": "vpm",
    "pool": "servant",
    "supply": "servant",
    "pc-servant": "servant",
    "pc-double": "double",
    "pool-double": "double",
    "supply-double": "double",
}
OF_REGIONS: Final = {"dice": "ui-dice", "day": "sun", "vp": "vp"}


def sign_of(view: View, drawn: Drawn) -> Markup:
    """The picture of a thing."""
    card = card_of(view, drawn)
    if card >= 0:
        return icon(f"gc-{view.state.rules.card_values[card]}", LARGE)
    name = symbol(view, drawn)
    return icon(name if name in sizes() else PLAIN, SIZE)


def card_of(view: View, drawn: Drawn) -> int:
    """The Gift Card that is asked about, or -1."""
    state = view.state
    if drawn.kind == "pc-card":
        names = [card.name for card in state.rules.figures.cards]
        return names.index(drawn.rest) if drawn.rest in names else -1
    if drawn.kind == "at" and drawn.rest in state.rules.location_names:
        return state.board[state.rules.location_names.index(drawn.rest)]
    return -1


def symbol(view: View, drawn: Drawn) -> str:
    """The symbol of what is no card."""
    for painter in plan_of(view).painters:
        for start, name in painter.signs.items():
            if drawn.id == start or drawn.id.startswith(f"{start}-"):
                return name
    if drawn.kind in OF_PLAYERS:
        return f"{OF_PLAYERS[drawn.kind]}-{LETTERS[drawn.seat]}"
    find = FOUND.get(drawn.kind)
    return find(view, drawn) if find is not None else SIGNS.get(drawn.kind, PLAIN)


def of_city(view: View, drawn: Drawn) -> str:
    cities = view.state.rules.figures.map.cities
    token = view.state.map[cities.index(drawn.rest)] if drawn.rest in cities else NO_TOKEN
    return "loc-travel" if token == NO_TOKEN else token_symbol(view.state.rules.figures, token)


def of_slot(view: View, drawn: Drawn) -> str:
    stored = view.state.tokens[drawn.seat]
    order = int(drawn.rest) - 1 if drawn.rest.isdecimal() else -1
    if drawn.seat != view.seat or not 0 <= order < len(stored):
        return "tok-back"
    return token_symbol(view.state.rules.figures, stored[order])


def of_die(view: View, drawn: Drawn) -> str:
    which = int(drawn.rest) - 1 if drawn.rest.isdecimal() else -1
    face = view.state.dice[which] if 0 <= which < len(view.state.dice) else 0
    return f"die-{face}" if face else "die"


def of_region(view: View, drawn: Drawn) -> str:
    return OF_REGIONS.get(drawn.rest) or official_sign(drawn.rest)


def of_reward(view: View, drawn: Drawn) -> str:
    reward = drawn.rest.partition("-")[2] if drawn.kind == "harbour" else drawn.rest
    return REWARD_SIGNS[reward] if reward in REWARDS else SIGNS["harbour"]


def of_exchange(view: View, drawn: Drawn) -> str:
    due = [str(price) for price in view.state.rules.token_prices]
    return EXCHANGED_FOR[due.index(drawn.rest)] if drawn.rest in due else "tok-back"


FOUND: Final[dict[str, Sign]] = {
    "city": of_city,
    "slot": of_slot,
    "destiny": of_die,
    "region": of_region,
    "at": of_region,
    "option": lambda view, drawn: official_sign(drawn.rest.rpartition("-")[0]),
    "decree": lambda view, drawn: f"d-{drawn.rest}",
    "benefit": lambda view, drawn: BENEFIT_SIGNS[drawn.rest] if drawn.rest in BENEFITS else PLAIN,
    "harbour": of_reward,
    "reward": of_reward,
    "exchange": of_exchange,
}
