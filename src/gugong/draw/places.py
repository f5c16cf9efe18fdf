"""Which place an answer lights: the one table that joins the engine's answers to the drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gugong.draw.board import BASE, REGIONS, plan_of
from gugong.draw.painter import Painter
from gugong.draw.places_at import location_of
from gugong.draw.seats import LETTERS
from gugong.engine import actions
from gugong.engine.actions import Answer
from gugong.engine.ids import BENEFITS, NOWHERE, POOL, REWARDS, SUPPLY
from gugong.engine.locations.ships import claimable
from gugong.registry import parts
from gugong.view import View

Finder = Callable[[View, Answer], str | None]
OF_THE_SUPPLY: Final = ("wall-bonus",)  # questions about a piece of the supply rather than of the pool
FAR_HARBOUR: Final = 4  # the first that the near window of the canal does not show
SETS: Final = (actions.PAY, actions.GAIN)  # any number of Servants: a place stands for no one of them
OWN_AREA: Final = ("pool", "supply", "slot", "reward", "player", "own")


def place_of(view: View, answer: Answer) -> str | None:
    """The place that this answer of the view's decision lights; None if only a list can show it."""
    for painter in plan_of(view).painters:
        place = painter.place_of(view, answer)
        if place is not None:
            return place
    find = PLACES.get(answer.kind)
    return None if find is None else find(view, answer)


def answers_by_place(view: View) -> dict[str, str]:
    """For each place the answer that it would be if it were possible: what to ask `why_not` about.

    Of the answers of the kinds now asked for; answers on offer are left out, and an answer that fits no place.
    """
    decision = view.decision
    if decision is None:
        return {}
    kinds = {option.kind for option in decision.options if not option.aside}
    offered = {option.id for option in decision.options}
    taken = {place_of(view, option) for option in decision.options}
    found: dict[str, str] = {}
    for answer in view.state.rules.answers.all:
        if answer.kind in kinds and answer.id not in offered and not answer.aside and answer.kind not in SETS:
            place = place_of(view, answer)
            if place is not None and place not in taken:
                found.setdefault(place, answer.text)
    return found


def region_of(place: str) -> str:
    """The window that shows a place: a name of `REGIONS`, a module's location, `hand` or `own`."""
    kind, _, rest = place.partition("-")
    if kind in ("berth", "harbour"):
        harbour = int("".join(sign for sign in rest.partition("-")[0] if sign.isdigit()) or 1)
        return "canal" if harbour < FAR_HARBOUR else "canal-end"
    if kind == "option":
        region = rest.removesuffix("-a").removesuffix("-b")
        return "canal-end" if region == "canal" else region
    if kind == "at":
        return rest
    if place.startswith("pc-card-"):
        return "hand"
    if kind in OWN_AREA:
        return "own"
    for painter in (*BASE, *parts("painter", Painter).values()):
        if kind in painter.places:
            return painter.places[kind]
    return kind if kind in REGIONS else "board"


def letter(view: View) -> str:
    """The letter of the seat that sees this."""
    return LETTERS[view.seat]


def card_of(view: View, answer: Answer) -> str:
    """A card, wherever it lies open."""
    return f"pc-card-{view.state.rules.figures.cards[answer.a].name}"


def _option(view: View, answer: Answer) -> str | None:
    location = location_of(view)
    if location == NOWHERE:
        return None
    return f"option-{view.state.rules.location_names[location]}-{actions.OPTIONS[answer.a]}"


def _no_actions(view: View, answer: Answer) -> str | None:
    location = location_of(view)
    return None if location == NOWHERE else f"at-{view.state.rules.location_names[location]}"


def _servants(zone: str) -> Finder:
    """A set of Servants: the Double or the neutral ones where it is made of these alone, else the whole tray."""

    def find(view: View, answer: Answer) -> str | None:
        servants, doubles, neutrals = answer.a, answer.b, answer.c
        if doubles and not servants and not neutrals:
            return f"{zone}-double-{letter(view)}"
        if neutrals and not servants and not doubles:
            return f"{zone}-neutral-{letter(view)}"
        return f"{zone}-{letter(view)}"

    return find


def _piece(view: View, answer: Answer) -> str | None:
    """A piece of the pool or of the supply, as the question says."""
    asked = view.decision.prompt if view.decision is not None else ""
    from_supply = asked in OF_THE_SUPPLY or getattr(view.state.stack[-1], "zone", POOL) == SUPPLY
    zone = "supply" if from_supply else "pool"
    return f"{zone}-{letter(view)}" if answer.a == actions.A_SERVANT else f"{zone}-double-{letter(view)}"


def _berth(view: View, answer: Answer) -> str | None:
    return f"berth-{actions.berth(view.state.rules.figures, answer.a)}"


def _new_ship(view: View, answer: Answer) -> str | None:
    return f"berth-{actions.ROUTES[answer.a]}1"


def _claim(view: View, answer: Answer) -> str | None:
    """The reward at the harbour where a Ship of the seat may claim it; failing that, its slots on the own board."""
    name = REWARDS[answer.a]
    for cell in range(len(view.state.canal)):
        if answer.a in claimable(view.state, view.seat, cell):
            return f"harbour-{cell % view.state.rules.harbours + 1}-{name}"
    return f"reward-{letter(view)}-{name}"


def _house(view: View, answer: Answer) -> str | None:
    """The first house of this price that still has its Jade."""
    for house, price in enumerate(view.state.rules.side.jade_houses):
        if price == answer.a and view.state.houses[house]:
            return f"house-{house}"
    return None


def _token(view: View, answer: Answer) -> str | None:
    """A token just taken lies where the Traveller stands; one that is stored, in its slot."""
    stored = view.state.tokens[view.seat]
    fresh = view.decision is not None and view.decision.prompt == "token"
    if not fresh and answer.a in stored:
        return f"slot-{letter(view)}-{stored.index(answer.a) + 1}"
    city = view.state.traveller[view.seat]
    return None if city == NOWHERE else f"city-{view.state.rules.figures.map.cities[city]}"


def _nowhere(view: View, answer: Answer) -> str | None:
    return None


PLACES: Final[dict[int, Finder]] = {
    actions.CARD: card_of,
    actions.DISCARD: card_of,
    actions.AT: lambda view, answer: f"at-{view.state.rules.location_names[answer.a]}",
    actions.PAY: _servants("pool"),
    actions.GAIN: _servants("supply"),
    actions.NO_ACTIONS: _no_actions,
    actions.OPTION: _option,
    actions.CITY: lambda view, answer: f"city-{view.state.rules.figures.map.cities[answer.a]}",
    actions.PLACE: _piece,
    actions.SHIP: _berth,
    actions.MOVE: _berth,
    actions.NEW_SHIP: _new_ship,
    actions.CLAIM: _claim,
    actions.DECREE: lambda view, answer: f"decree-{view.state.rules.figures.decrees[answer.a].name}",
    actions.HOUSE: _house,
    actions.SQUARE: lambda view, answer: "jade-square",
    actions.BENEFIT: lambda view, answer: f"benefit-{BENEFITS[answer.a]}",
    actions.DIE: lambda view, answer: f"destiny-{answer.a + 1}",
    actions.EXCHANGE: lambda view, answer: f"exchange-{view.state.rules.token_prices[answer.a]}",
    actions.TOKEN: _token,
    actions.DECLINE: _nowhere,
    actions.DONE: _nowhere,
    actions.START: _nowhere,
    actions.ROLL: _nowhere,
}
