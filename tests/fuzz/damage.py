"""Damaged goods: positions and records of random games, changed here and there."""

from __future__ import annotations

import copy
import json
import os
from functools import cache
from random import Random

from hypothesis import settings

from gugong import Game
from tests.properties.games import walk

# The same examples every time; FUZZ_EXAMPLES=5000 looks further, with examples of its own.
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "0"))


def fuzzed(examples: int) -> settings:
    """Settings for a test that tries so many examples."""
    return settings(derandomize=not EXAMPLES, max_examples=EXAMPLES or examples, deadline=None, database=None)


@cache
def games() -> list[Game]:
    """Games stopped at all kinds of questions, set-up with chance asked among them."""
    found: list[Game] = []
    seen: dict[tuple[int, str], int] = {}
    for players in (2, 3, 4, 5):
        for seed in range(40):
            for game in walk(players, seed):
                kind = (players, "over" if game.decision is None else game.decision.prompt)
                if seen.setdefault(kind, 0) < 5 and (game.over or (game.ply + seed) % 11 == 0):
                    seen[kind] += 1
                    found.append(game.copy())
    return found


Place = tuple[list[object] | dict[str, object], int | str]


def places(value: object) -> list[Place]:
    """Every place in a JSON value where something stands."""
    found: list[Place] = []
    if isinstance(value, dict):
        for key, each in value.items():
            found.append((value, key))
            found.extend(places(each))
    elif isinstance(value, list):
        for i, each in enumerate(value):
            found.append((value, i))
            found.extend(places(each))
    return found


def damaged_position(random: Random) -> tuple[dict[str, object], str]:
    """A position with one to three things changed, and what they are."""
    game = random.choice(games())
    position: dict[str, object] = json.loads(json.dumps(game.to_dict()))
    if random.random() < 0.3:
        keep_stack_only(position)
    told = [change(position, random) for _ in range(random.choice((1, 1, 1, 2, 3)))]
    return position, "; ".join(told)


def keep_stack_only(position: dict[str, object]) -> None:
    """Leave the places of most things to be worked out, so that a change elsewhere is not noticed by their counts."""
    for row in position["seats"] if isinstance(position["seats"], list) else []:
        row.pop("supply", None)
    for key in ("pile", "token_piles", "known"):
        position.pop(key, None)


def change(position: dict[str, object], random: Random) -> str:
    """Change one place of a position; half of the time it is the stack or a seat."""
    part = random.choice(["stack", "stack", "seats", *position])
    here = [place for place in places(position) if place[1] == part] if part in position else []
    inside = places(position.get(part)) or here or places(position)
    holder, key = random.choice(inside)
    old = holder[key]  # type: ignore[index]  # a list goes by number, an object by name
    kind = random.choice(("near", "near", "other", "other", "delete", "double", "swap"))
    told = f"{part}: {kind} {key!r} {str(old)[:60]!r}"
    if kind == "delete":
        del holder[key]  # type: ignore[arg-type]
    elif kind == "double" and isinstance(holder, list):
        holder.insert(random.randrange(len(holder) + 1), copy.deepcopy(old))
    else:
        new = near(old, random) if kind == "near" else another(position, random, old if kind == "swap" else None)
        holder[key] = new  # type: ignore[index]
        told += f" -> {str(new)[:60]!r}"
    return told


def near(old: object, random: Random) -> object:
    """A value like the old one, but not it."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + random.choice((-2, -1, 1, 1, 2, 3))
    if isinstance(old, list) and old:
        return random.choice((old[:-1], old[1:], list(reversed(old)), [*old, old[0]]))
    return another({}, random, None)


def another(position: dict[str, object], random: Random, like: object) -> object:
    """Something else: a value of another position (of the same kind as `like`), or plain nonsense."""
    other = random.choice(games()).to_dict()
    values = [holder[key] for holder, key in places(json.loads(json.dumps(other)))]  # type: ignore[index]
    if like is not None:
        values = [value for value in values if type(value) is type(like)] or values
    nonsense: list[object] = [None, -1, 0, 1, 2, 99, 10**12, 0.5, "", "x", [], {}, True, [[]], {"frame": "pay"}]
    return random.choice(values) if random.random() < 0.6 else random.choice(nonsense)


def damaged_record(random: Random) -> str:
    """A record cut, reordered, or with a line or a letter changed."""
    lines = random.choice(games()).record().splitlines()
    for _ in range(random.choice((1, 1, 2))):
        place = random.randrange(len(lines)) if lines else 0
        kind = random.choice(("cut", "swap", "delete", "double", "letter", "seat", "other", "head"))
        if not lines:
            break
        if kind == "cut":
            lines = lines[:place]
        elif kind == "swap":
            other = random.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == "delete":
            del lines[place]
        elif kind == "double":
            lines.insert(place, lines[place])
        elif kind == "seat":
            lines[place] = random.choice("-0123459x") + lines[place][1:]
        elif kind == "other":
            lines[place] = random.choice(random.choice(games()).record().splitlines())
        else:
            lines = letter_changed(lines, 0 if kind == "head" else place, random)
    return random.choice(("\n", "\n", "\r\n", "\n\n")).join(lines)


def letter_changed(lines: list[str], place: int, random: Random) -> list[str]:
    """One letter of one line is another."""
    line = lines[place]
    at = random.randrange(len(line) + 1)
    letter = random.choice(["", "?", "9", "-", "\x00", "é", "{", '"', " ", "null"])
    return [*lines[:place], line[:at] + letter + line[at + 1 :], *lines[place + 1 :]]
