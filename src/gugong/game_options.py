"""The options of a new game on the command line, for every command that begins games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import click

from gugong import suggest
from gugong.spoken import option

Command = Callable[..., None]
Option = Callable[[Any], Any]


def names_in(text: str | None) -> tuple[str, ...]:
    """A list with commas."""
    return tuple(name.strip() for name in (text or "").split(",") if name.strip())


def names(_context: click.Context, _parameter: click.Parameter, text: str | None) -> tuple[str, ...]:
    """Likewise, as an option."""
    return names_in(text)


def with_options(*options: Option) -> Callable[[Command], Command]:
    """A command with these options, which are shown in this order."""

    def dressed(command: Command) -> Command:
        for each in reversed(options):
            command = each(command)
        return command

    return dressed


PAIRING: Final = option(
    "--pairing",
    metavar="PAIR",
    shell_complete=suggest.PAIRINGS,
    help="cli-pairing",
)
FOCUS: Final = option(
    "--focus",
    metavar="PLACE",
    shell_complete=suggest.LOCATIONS,
    help="cli-focus",
)
DIFFICULTY: Final = option(
    "--difficulty",
    metavar="LEVEL",
    shell_complete=suggest.DIFFICULTIES,
    help="cli-difficulty",
)
against_meng: Final = with_options(DIFFICULTY, PAIRING, FOCUS)
with_modules: Final = with_options(
    option(
        "--modules",
        metavar="NAMES",
        shell_complete=suggest.MODULES,
        callback=names,
        help="cli-modules",
    ),
    option(
        "--bonus-tokens",
        metavar="EDITION",
        shell_complete=suggest.values_of("bonus_tokens"),
        help="cli-bonus-tokens",
    ),
    option("--expert", is_flag=True, default=None, help="cli-expert"),
    option("--layered-pile", is_flag=True, default=None, help="cli-layered-pile"),
)


def levels_of_meng(help: str) -> Option:
    """Several difficulties in one run."""
    return option(
        "--solo", "levels", metavar="LEVELS", shell_complete=suggest.LEVELS_OF_MENG, callback=names, help=help
    )
