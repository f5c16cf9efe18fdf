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
from gugong.errors import BotError, EnvError, Reason, because
from gugong.version import with_extra

Maker = Callable[..., Bot]
MODEL: Final = "model:"  # a policy that was trained, by its file


class Kind(NamedTuple):
    """A bot by name: how it is made, its options and what each takes."""

    make: Maker
    options: dict[str, type[int] | type[float]]


KINDS: Final[dict[str, Kind]] = {
    "random": Kind(RandomBot, {}),
    "greedy": Kind(Greedy, {"whim": float}),
    "planner": Kind(Planner, {"nodes": int, "deals": int}),
    "ismcts": Kind(Ismcts, {"iterations": int, "time": float, "width": int, "turns": int, "nodes": int}),
}
# How strong the computer plays: the bot's spec for each level; the words say of each how it plays.
LEVELS: Final[dict[str, str]] = {"easy": "greedy:whim=6", "normal": "planner", "strong": "ismcts:time=1"}


def make(spec: str, seed: int = 0) -> Bot:
    """The bot that a spec names; BotError says what is wrong with one."""
    if not isinstance(spec, str) or not spec.strip():
        raise BotError("", because("bot-no-name", given=repr(spec), known=known()))
    spec = spec.strip()
    if spec in LEVELS:
        spec = LEVELS[spec]
    if names_a_file(spec):
        return bot_from_file(spec, seed)
    if spec.startswith(MODEL):
        return bot_from_model(spec, seed)
    name, colon, listed = spec.partition(":")
    if name not in KINDS:
        raise BotError("", because("bot-unknown", given=repr(name), known=known()))
    if colon and not listed:
        raise BotError(spec, because("bot-no-options", known=options_of(name)))
    kind = KINDS[name]
    options = read_options(name, kind, listed) if listed else {}
    try:
        return kind.make(seed=seed, **options)
    except BotError as error:
        raise BotError(spec, error.reason) from None


def bot_from_model(spec: str, seed: int) -> Bot:
    """A net from a file of arrays; what reads it stands on a higher floor, and is asked when needed."""
    try:
        bot: Bot = import_module("gugong.envs.model").ModelBot(spec.removeprefix(MODEL), seed)
    except ModuleNotFoundError as error:
        needed = because("bot-library", library=str(error.name), install=with_extra("envs"))
        raise BotError(spec, needed) from None
    except EnvError as error:
        raise BotError("", error.told()) from None
    return bot


def known() -> Reason:
    """The names there are, for a message."""
    return because("bot-known", bots=tuple(KINDS), levels=tuple(LEVELS))


def options_of(name: str) -> Reason:
    """The options that a bot takes, for a message."""
    options = tuple(KINDS[name].options)
    return because("bot-options" if options else "bot-options_none", bot=name, options=options)


def read_options(name: str, kind: Kind, listed: str) -> dict[str, int | float]:
    """`time=1,width=8` as arguments."""
    options: dict[str, int | float] = {}
    for each in listed.split(","):
        key, equals, value = (part.strip() for part in each.partition("="))
        if key not in kind.options or not equals:
            raise BotError(f"{name}:{each.strip()}", options_of(name))
        if key in options:
            raise BotError(name, because("bot-twice", option=key))
        options[key] = read_number(f"{name}:{key}", value, kind.options[key])
    return options


def read_number(where: str, value: str, wanted: type[int] | type[float]) -> int | float:
    """A number above or equal to 0."""
    try:
        number = wanted(value)
    except ValueError:
        number = -1
    if not 0 <= number < float("inf"):
        raise BotError(f"{where}={value}", because("bot-whole-number" if wanted is int else "bot-number"))
    return number
