"""A whole page of drawings of one view, as a tree that tests can look into."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from xml.etree.ElementTree import Element, fromstring

import gugong
from gugong import Game, View, draw
from tests.properties.mixes import Mix

SVG = "{http://www.w3.org/2000/svg}"


def lights_of(view: View) -> list[draw.Light]:
    """A light for each answer that has a place; what a page does."""
    lights = []
    for order, option in enumerate(view.decision.options if view.decision else ()):
        place = draw.place_of(view, option)
        if place is not None:
            lights.append(draw.Light(place, option, f"say <{option.text}>", str(order + 1)))
    return lights


def markup(view: View, lights: list[draw.Light]) -> str:
    """Board, all player boards, hand and discard pile."""
    seats = range(view.state.rules.seats)
    parts = [draw.board(view, lights), *(draw.player(view, seat, lights) for seat in seats)]
    return "".join([*parts, draw.hand(view, lights), draw.discard(view, lights)])


def page(view: View, lights: list[draw.Light]) -> Element:
    """The same, read back."""
    return fromstring(f'<page xmlns="http://www.w3.org/2000/svg">{markup(view, lights)}</page>')


def by_id(tree: Element) -> dict[str, Element]:
    """Every element that has an id; no id occurs twice."""
    found: dict[str, Element] = {}
    for element in tree.iter():
        name = element.get("id")
        if name is not None:
            assert name not in found, f"{name} is drawn twice"
            found[name] = element
    return found


def positions(mix: Mix, seed: int, every: int) -> Iterator[Game]:
    """A random game, shown at every so manieth question and at its end."""
    random = Random(seed)
    game = gugong.new_game(**mix.options(), seed=seed)
    count = 0
    while not game.over:
        if count % every == 0:
            yield game
        count += 1
        assert game.decision is not None
        options = game.decision.options
        busy = [option for option in options if option.text not in ("decline", "no-actions")]
        game.play(random.choice(busy if busy and random.random() < 0.8 else options))
    yield game
