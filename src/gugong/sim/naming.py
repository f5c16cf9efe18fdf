"""Bots as a command names them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from gugong import bots
from gugong.bots.registry import MODEL
from gugong.bots.user_file import names_a_file
from gugong.errors import SimError, because
from gugong.notation.records import REVISION


def specs_in(text: str) -> tuple[str, ...]:
    """`greedy,ismcts:time=1,width=8` as two bots: what has a `=` but no colon is one more option of the bot before."""
    found: list[str] = []
    for piece in filter(None, (piece.strip() for piece in text.split(","))):
        if found and ":" in found[-1] and "=" in piece and ":" not in piece:
            found[-1] += f",{piece}"
        else:
            found.append(piece)
    return tuple(found)


def check(specs: Sequence[str]) -> None:
    """BotError if one cannot be made, SimError if there is none."""
    if not specs:
        raise SimError("bots", because("sim-one-bot"))
    for spec in specs:
        bots.make(spec, 0)


def files_of(specs: Sequence[str]) -> dict[str, str]:
    """A mark of each file that a bot comes from: a run does not go on with a bot that has changed."""
    paths = [spec.rpartition(":")[0] for spec in specs if names_a_file(spec)]
    paths += [spec.removeprefix(MODEL) for spec in specs if spec.startswith(MODEL)]
    return {path: sha256(Path(path).read_bytes()).hexdigest()[:16] for path in paths}


def bots_code() -> str:
    """A mark of the code of our own bots, for the same reason."""
    files = sorted(Path(str(bots.__file__)).parent.glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def head_of(format: str, specs: Sequence[str], seed: int, options: object, figures: object) -> dict[str, object]:
    """What makes it this run and no other; how many games are played may grow."""
    return {
        "gugong": format,
        "rules": REVISION,
        "bots": list(specs),
        "bot_files": files_of(specs),
        "the bots' code": bots_code(),
        "seed": seed,
        "options": options,
        "figures": figures,
    }
