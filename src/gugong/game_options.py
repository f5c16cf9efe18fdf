"""The options of a new game on the command line, for every command that begins games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import click

from gugong import suggest

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
        for option in reversed(options):
            command = option(command)
        return command

    return dressed


PAIRING: Final = click.option(
    "--pairing",
    metavar="PAIR",
    shell_complete=suggest.PAIRINGS,
    help="Against Meng: your hand and his, 1-2, 2-3 or 4-5.  [default: 1-2]",
)
FOCUS: Final = click.option(
    "--focus",
    metavar="PLACE",
    shell_complete=suggest.LOCATIONS,
    help="The location that Meng favours.  [default: drawn]",
)
DIFFICULTY: Final = click.option(
    "--difficulty",
    metavar="LEVEL",
    shell_complete=suggest.DIFFICULTIES,
    help="Of Meng: easy, normal or hard.  [default: normal]",
)
against_meng: Final = with_options(DIFFICULTY, PAIRING, FOCUS)
with_modules: Final = with_options(
    click.option(
        "--modules",
        metavar="NAMES",
        shell_complete=suggest.MODULES,
        callback=names,
        help="Modules in play, with commas: summer-palace,stairs …",
    ),
    click.option(
        "--bonus-tokens",
        metavar="EDITION",
        shell_complete=suggest.values_of("bonus_tokens"),
        help="Bonus Travel Tokens: current or first.",
    ),
    click.option("--expert", is_flag=True, default=None, help="The expert set-up of the Gift Cards."),
    click.option("--layered-pile", is_flag=True, default=None, help="New Gift Cards on top of the pile."),
)


def levels_of_meng(help: str) -> Option:
    """Several difficulties in one run."""
    return click.option(
        "--solo", "levels", metavar="LEVELS", shell_complete=suggest.LEVELS_OF_MENG, callback=names, help=help
    )
