"""Bots by name and options: `greedy`, `ismcts:time=1`, `path/to/file.py:ClassName`, `model:file.npz`."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, NamedTuple

from gugong.bots.greedy import Greedy
from gugong.bots.ismcts import Ismcts
from gugong.bots.planner import Planner
from gugong.bots.protocol import Bot
from gugong.bots.random_bot import RandomBot
from gugong.bots.user_file import bot_from_file, names_a_file
from gugong.errors import BotError, EnvError
from gugong.version import with_extra

Maker = Callable[..., Bot]
MODEL: Final = "model:"  # a policy that was trained, by its file


class Kind(NamedTuple):
    """A bot by name: how it is made, its options and what each takes, and what it does in a line."""

    make: Maker
    options: dict[str, type[int] | type[float]]
    summary: str


class Level(NamedTuple):
    """How strong the computer plays: the bot's spec, and a sentence for people."""

    spec: str
    sentence: str


KINDS: Final[dict[str, Kind]] = {
    "random": Kind(RandomBot, {}, "any answer, by chance"),
    "greedy": Kind(Greedy, {"whim": float}, "each answer, its turn completed by a fixed policy, then an evaluation"),
    "planner": Kind(Planner, {"nodes": int, "deals": int}, "its whole turn searched, equal positions merged"),
    "ismcts": Kind(
        Ismcts,
        {"iterations": int, "time": float, "width": int, "turns": int, "nodes": int},
        "tree search over whole turns, what it cannot see dealt anew each time",
    ),
}
LEVELS: Final[dict[str, Level]] = {
    "easy": Level("greedy:whim=6", "Looks at one turn and often follows a whim; good for a first game."),
    "normal": Level("planner", "Searches its whole turn and takes what looks best at its end, but looks no further."),
    "strong": Level(
        "ismcts:time=1", "Thinks for a second about each turn: what others may hold, and what they may do."
    ),
}


def make(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec names; BotError says what is wrong with one."""
    if not isinstance(spec, str) or not spec.strip():
        raise BotError(f"a bot's name is needed, not {spec!r}; {known()}")
    spec = spec.strip()
    if spec in LEVELS:
        spec = LEVELS[spec].spec
    if names_a_file(spec):
        return bot_from_file(spec, seed)
    if spec.startswith(MODEL):
        return bot_from_model(spec, seed)
    name, colon, listed = spec.partition(":")
    if name not in KINDS:
        raise BotError(f"no bot is called {name!r}; {known()}")
    if colon and not listed:
        raise BotError(f"{spec}: options are missing behind the colon; {options_of(name)}")
    kind = KINDS[name]
    options = read_options(name, kind, listed) if listed else {}
    try:
        return kind.make(seed=seed, **options)
    except ValueError as error:
        raise BotError(f"{spec}: {error}") from None


def bot_from_model(spec: str, seed: int) -> Bot:
    """A net from a file of arrays; what reads it stands on a higher floor, and is asked when needed."""
    try:
        bot: Bot = import_module("gugong.envs.model").ModelBot(spec.removeprefix(MODEL), seed)
    except ModuleNotFoundError as error:
        raise BotError(f"{spec}: {error.name} is not installed; a model needs: {with_extra('envs')}") from None
    except EnvError as error:
        raise BotError(str(error)) from None
    return bot


def known() -> str:
    """The names there are, for a message."""
    files = "path/to/file.py:ClassName, or model:path/to/file.npz"
    return f"there are {', '.join(KINDS)}, the levels {', '.join(LEVELS)}, {files}"


def options_of(name: str) -> str:
    """The options that a bot takes, for a message."""
    options = KINDS[name].options
    return f"{name} takes {', '.join(options)}" if options else f"{name} takes no options"


def read_options(name: str, kind: Kind, listed: str) -> dict[str, int | float]:
    """`time=1,width=8` as arguments."""
    options: dict[str, int | float] = {}
    for each in listed.split(","):
        key, equals, value = (part.strip() for part in each.partition("="))
        if key not in kind.options or not equals:
            raise BotError(f"{name}:{each.strip()}: {options_of(name)}")
        if key in options:
            raise BotError(f"{name}: {key} is given twice")
        options[key] = read_number(f"{name}:{key}", value, kind.options[key])
    return options


def read_number(where: str, value: str, wanted: type[int] | type[float]) -> int | float:
    """A number above or equal to 0."""
    try:
        number = wanted(value)
    except ValueError:
        number = -1
    if not 0 <= number < float("inf"):
        sort = "a whole number" if wanted is int else "a number"
        raise BotError(f"{where}={value}: {sort} of 0 or more is needed")
    return number
