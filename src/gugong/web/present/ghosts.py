"""What an answer would change on the board, drawn: pieces at their goal, pieces paid, pieces gained.

Both positions are drawn as their seat sees them, and the drawings are compared piece by piece, by id.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from gugong import draw
from gugong.draw import LETTERS
from gugong.engine.state import State
from gugong.view import View

TAG: Final = re.compile(r"<(/?)\w+([^>]*)>")
ID: Final = re.compile(r'\bid="([^"]+)"')
TRANSFORM: Final = re.compile(r'\btransform="([^"]+)"')
SPOKEN: Final = re.compile(r' (?:id|role|aria-label)="[^"]*"')
PIECE: Final = "pc-"
CARD: Final = "pc-card-"
DOUBLE: Final = "pc-double-"
JADE: Final = "pc-jade-"
SLOT: Final = "slot-"
HOLDS: Final = "<use"

# How a ghost is shown; the page draws the box round a gain and the foot below what is paid.
MOVED: Final = "moved"
GIVEN: Final = "given"  # a card at its official
GAIN: Final = "gain"
TAKEN: Final = "gain there"  # a gain that still lies where it is taken from
PAID: Final = "paid"
WAS: Final = "was"
WENT: Final = "went"  # the page draws the way from where it was
LEANS: Final = "leans"  # the card taken, behind the one given


class Drawn(NamedTuple):
    """A piece as it is drawn."""

    markup: str
    bare: str  # without the pieces that ride on it
    where: str  # what moves all of it
    carrier: str  # the piece it rides on, or ""


def ghosts(before: View, after: View, given: str = "") -> dict[str, str]:
    """The ghosts on the board, on the seat's own board and among its cards, each as SVG; `given` is the card chosen."""
    seat = before.seat
    was, is_ = drawn(draw.pieces(before)), drawn(draw.pieces(after))
    own_was, own_is = drawn(draw.player(before, seat)), drawn(draw.player(after, seat))
    hand_was, hand_is = drawn(draw.hand(before, (), given)), drawn(draw.hand(after))
    found = {
        "board": on_board(was, is_, LETTERS[seat], resting(before.state, after.state)),
        "own": on_own(own_was, own_is),
        "hand": "".join(ghost(hand_was[name], PAID) for name in hand_was if name not in hand_is),
    }
    return {name: markup for name, markup in found.items() if markup}


def passed(before: View, after: View) -> dict[str, object]:
    """What has changed between two positions of one seat: where pieces were and went, and whose boards changed."""
    was, is_ = drawn(draw.pieces(before)), drawn(draw.pieces(after))
    rest = resting(before.state, after.state)
    found = [name for name in is_ if name.startswith(PIECE) and name not in rest and differs(was.get(name), is_[name])]
    shown = [ghost(was[name], LEANS) for name in was if name.startswith(CARD) and name not in is_]
    for name in found:
        if is_[name].carrier in found:
            continue
        if name.startswith(CARD):
            shown.append(ghost(is_[name], GIVEN))
            continue
        if name in was:
            shown.append(ghost(was[name], WAS))
        shown.append(ghost(is_[name], WENT))
    boards = [
        f"rival-{LETTERS[seat]}" for seat in range(before.state.rules.seats) if owns(before, seat) != owns(after, seat)
    ]
    return {"ghosts": {"board": "".join(shown)}, "places": boards}


def owns(view: View, seat: int) -> tuple[object, ...]:
    """What stands on a player's board."""
    state = view.state
    return state.pool[seat], state.jade[seat], state.vp[seat], state.tokens[seat], len(state.hands[seat])


def on_board(was: dict[str, Drawn], is_: dict[str, Drawn], letter: str, rest: set[str]) -> str:
    """Markers at their goal; the card given with the one taken behind it; Jade that is taken; Servants that go."""
    found = {name for name, piece in is_.items() if name.startswith(PIECE) and differs(was.get(name), piece)}
    changed = found - rest
    gone = [name for name in was if name.startswith(PIECE) and name not in is_]
    shown = [ghost(was[name], LEANS) for name in gone if name.startswith(CARD)]
    moved = [name for name in is_ if name in changed and is_[name].carrier not in changed]
    shown += [ghost(is_[name], GIVEN if name.startswith(CARD) else MOVED) for name in moved]
    shown += [ghost(was[name], TAKEN) for name in gone if name.startswith(JADE)]
    shown += [
        ghost(was[name], PAID) for name in gone if name.startswith((f"pc-servant-{letter}-", f"{DOUBLE}{letter}"))
    ]
    return "".join(shown)


def resting(before: State, after: State) -> set[str]:
    """The markers that stay where they are, though they make room for others."""
    found = set()
    for seat in range(before.rules.seats):
        letter = LETTERS[seat]
        at = {
            "intrigue": before.intrigue[seat] == after.intrigue[seat],
            "vp": before.vp[seat] == after.vp[seat],
            "envoy": (before.envoy[seat], before.spot[seat]) == (after.envoy[seat], after.spot[seat]),
            "traveller": before.traveller[seat] == after.traveller[seat],
        }
        found |= {f"{PIECE}{marker}-{letter}" for marker, stays in at.items() if stays}
    return found


def on_own(was: dict[str, Drawn], is_: dict[str, Drawn]) -> str:
    """Pieces and tokens that come and go; that the others close up is no change. The Double alone keeps a place."""
    shown = [ghost(piece, PAID) for name, piece in was.items() if name.startswith(PIECE) and name not in is_]
    for name, piece in is_.items():
        old = was.get(name)
        if name.startswith(SLOT) and old is not None and (HOLDS in old.markup) != (HOLDS in piece.markup):
            shown.append(ghost(piece, GAIN) if HOLDS in piece.markup else ghost(old, PAID))
        elif name.startswith(PIECE) and (old is None or (name.startswith(DOUBLE) and differs(old, piece))):
            shown.append(ghost(piece, GAIN))
    return "".join(shown)


def differs(old: Drawn | None, new: Drawn) -> bool:
    """Whether a piece is new, or stands elsewhere than it did."""
    return old is None or (old.bare, old.where) != (new.bare, new.where)


def ghost(piece: Drawn, look: str) -> str:
    """A copy of a piece without its names: an id never stands twice, and no reader hears of it twice."""
    found = ID.search(piece.markup)
    of = found[1] if found else ""
    copied = SPOKEN.sub("", piece.markup)
    return f'<g class="gh {look}" data-of="{of}"><g transform="{piece.where}">{copied}</g></g>'


def drawn(svg: str) -> dict[str, Drawn]:
    """The pieces in a drawing of ours, and the slots of tokens."""
    found: dict[str, Drawn] = {}
    open_: list[Open] = [Open("", 0, "", "", [])]
    for tag in TAG.finditer(svg):
        closes, attributes = tag.groups()
        if closes:
            close(svg, open_, tag.end(), found)
        elif not attributes.endswith("/"):  # an empty element is no piece
            above = open_[-1]
            name, moved = ID.search(attributes), TRANSFORM.search(attributes)
            carrier = above.name if above.name.startswith(PIECE) else above.carrier
            where = f"{above.inside} {moved[1]}".lstrip() if moved else above.inside
            open_.append(Open(name[1] if name else "", tag.start(), where, carrier, []))
    return found


class Open(NamedTuple):
    """An element whose end is yet to come."""

    name: str
    start: int
    inside: str  # what moves all that is in it
    carrier: str
    riders: list[tuple[int, int]]  # the pieces in it so far, from where to where


def close(svg: str, open_: list[Open], end: int, found: dict[str, Drawn]) -> None:
    """An element ends: note it, if it is a piece or a slot."""
    name, start, _, carrier, riders = open_.pop()
    above = open_[-1]
    if name.startswith((PIECE, SLOT)):
        bare, at = "", start
        for first, last in riders:
            bare += svg[at:first]
            at = last
        found[name] = Drawn(svg[start:end], bare + svg[at:end], above.inside, carrier)
        riders = [(start, end)]
    above.riders.extend(riders)
