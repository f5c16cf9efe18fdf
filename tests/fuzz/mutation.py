"""Changes to a position that somebody could make by mistake or on purpose, aimed at what a game counts on."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Position = dict[str, Any]
NUMBERS = (-1, 0, 1, 2, 3, 4, 7, 12, 99, 998, 999, 1000, 10**9, 10**30)
NONSENSE: tuple[object, ...] = (None, True, 0.5, "", "x", "\ud800", "?", [], {}, [[]], [None], 10**4000)
WORKED_OUT = ("pile", "box", "token_piles", "known", "tiles", "active")


def leaves(value: object) -> list[tuple[Any, Any]]:
    """Every place where a plain value stands, as its holder and its key."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            found.extend(leaves(each) if isinstance(each, dict | list) and each else [(value, key)])
    return found


def shown(value: object) -> str:
    """A value in a few letters, however large it is."""
    return "huge" if isinstance(value, int) and abs(value) > max(NUMBERS) else repr(value)[:40]


def change_value(position: Position, other: Position, random: Random) -> str:
    """A number a little off, or a word that stands elsewhere in the position."""
    part = position.get(random.choice(("seats", "stack", "stack", "modules", *position)))
    here = leaves(part) or leaves(position)
    holder, key = random.choice(here)
    old = holder[key]
    if isinstance(old, bool):
        new: object = not old
    elif isinstance(old, int):
        new = old + random.choice((-1, 1, 1, 2)) if random.random() < 0.7 else random.choice(NUMBERS)
    else:
        alike = [(a, b) for a, b in leaves(random.choice((position, other))) if type(a[b]) is type(old)]
        holder_2, key_2 = random.choice(alike) if alike else (holder, key)
        new = holder_2[key_2]
    if random.random() < 0.05:
        new = random.choice(NONSENSE)
    holder[key] = new
    return f"{key}: {shown(old)} -> {shown(new)}"


def change_key(position: Position, other: Position, random: Random) -> str:
    """A key is lost, or taken from another position of the game."""
    target: Position = position
    if random.random() < 0.5:
        objects = [each for each in (*position["seats"], *position["stack"], *position["modules"].values()) if each]
        target = random.choice(objects) if objects else position
    key = random.choice(list(target))
    if target is position and random.random() < 0.5:
        position[key] = other.get(key)
        return f"{key} of another moment"
    del target[key]
    return f"{key} lost"


def move_piece(position: Position, other: Position, random: Random) -> str:
    """A Servant, card or token goes from one place to another, so that the counts still add up."""
    rows = position["seats"]
    row = random.choice(rows)
    kind = random.randrange(4)
    if kind == 0:
        zones = ("pool", "supply", "wall")
        source, target = random.choice(zones), random.choice(zones)
        amount = random.choice((1, 1, 2, row[source]))
        row[source] -= amount
        row[target] += amount
        return f"{amount} from {source} to {target}"
    if kind == 1:
        places = [*(each[zone] for each in rows for zone in ("hand", "discard")), position["pile"]]
        source_list, target_list = random.choice(places), random.choice(places)
        cards = [source_list.pop() for _ in range(random.choice((1, 1, 2, 9))) if source_list]
        target_list.extend(cards)
        return f"{cards} moved"
    if kind == 2:
        places = [each["tokens"] for each in rows]
        source_list, target_list = random.choice(places), random.choice(places)
        if source_list:
            target_list.append(source_list.pop())
        return "a token moved"
    one, two = random.choice(rows), random.choice(rows)
    key = random.choice(list(one))
    one[key], two[key] = two[key], one[key]
    return f"{key} of two seats swapped"


def change_stack(position: Position, other: Position, random: Random) -> str:
    """Frames dropped, doubled, swapped, moved, given to another seat, or taken from another moment."""
    stack = position["stack"]
    if not stack:
        position["stack"] = other["stack"]
        return "a stack for a game that is over"
    place = random.randrange(len(stack))
    kind = random.choice(("drop", "drop", "double", "swap", "cut", "seat", "seat", "insert", "insert", "top", "whole"))
    name = stack[place].get("frame")
    if kind == "drop":
        del stack[place]
    elif kind == "double":
        stack.insert(random.randrange(len(stack) + 1), dict(stack[place]))
    elif kind == "swap":
        two = random.randrange(len(stack))
        stack[place], stack[two] = stack[two], stack[place]
    elif kind == "cut":
        del stack[place + 1 :]
    elif kind == "seat":
        for frame in stack if random.random() < 0.3 else stack[place:]:
            if "seat" in frame:
                frame["seat"] = random.randrange(len(position["seats"]))
    elif kind == "insert" and other["stack"]:
        stack.insert(random.randrange(len(stack) + 1), random.choice(other["stack"]))
    elif kind == "top" and other["stack"]:
        cut = random.randrange(len(other["stack"]))
        stack[place + 1 :] = other["stack"][cut:]
    else:
        position["stack"] = other["stack"]
    return f"stack: {kind} at {place} ({name})"


CHANGES: list[Callable[[Position, Position, Random], str]] = [change_value, change_key, move_piece, change_stack]


def mutated(written: str, another: str, random: Random) -> tuple[Position, str]:
    """A position with one to three things changed, and what they are; `another` is of the same game."""
    position: Position = json.loads(written)
    other: Position = json.loads(another)
    told = []
    if random.random() < 0.4:
        for row in position["seats"]:
            del row["supply"]
        for key in WORKED_OUT:
            del position[key]
        told.append("what can be worked out is left out")
    for _ in range(random.choice((1, 1, 2, 3))):
        change = random.choice(CHANGES)
        try:
            told.append(change(position, other, random))
        except (KeyError, TypeError, AttributeError, IndexError):
            told.append(f"{change.__name__} found nothing to change")
    return position, "; ".join(told)
