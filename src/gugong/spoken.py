"""Commands whose words are messages: help, and what is said when the input is wrong, in the reader's language.

A command's `help`, and an option's, is the key of its message; it is said when somebody reads it, so that neither the
words nor the language are looked for before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import click

from gugong.errors import UnknownLanguage
from gugong.words.phrase import Arg

Given = TypeVar("Given", bound=Callable[..., object])
CHOSEN: Final = "gugong.language"
HEADINGS: Final = {"Options": "cli-options", "Commands": "cli-commands"}  # as the library calls them


def language() -> str:
    """The language of the command that runs: that of --lang, else that of the environment."""
    from gugong.words.languages import language_from_environment

    context = click.get_current_context(silent=True)
    chosen = context.meta.get(CHOSEN) if context is not None else None
    try:
        return chosen or language_from_environment()
    except UnknownLanguage as error:
        raise click.UsageError(
            in_words("en", "cli-unknown-language", given=error.language, known=error.known)
        ) from None


def tell(key: str, /, **args: Arg) -> str:
    """A message in the language of the command."""
    return in_words(language(), key, **args)


def in_words(spoken: str, key: str, /, **args: Arg) -> str:
    """A message in this language."""
    from gugong.words.voice import Voice

    return Voice(spoken).tell(key, **args)


def refused(key: str, /, **args: Arg) -> click.UsageError:
    """What is wrong with the input, to be raised."""
    return click.UsageError(tell(key, **args))


def choose(context: click.Context, _parameter: click.Parameter, given: str | None) -> None:
    """Take --lang for all that this command says."""
    from gugong.words.languages import known_language

    if given is not None:
        try:
            context.meta[CHOSEN] = known_language(given)
        except UnknownLanguage as error:
            raise refused("cli-unknown-language", given=error.language, known=error.known) from None


class Said:
    """An attribute that is given a message's key, and read as the message."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.kept = f"_{name}_key"

    def __set__(self, thing: object, key: str | None) -> None:
        thing.__dict__[self.kept] = key

    def __get__(self, thing: object, owner: type) -> str | None:
        key = thing.__dict__[self.kept] if thing is not None else None
        return tell(key) if key else None


class Option(click.Option):
    """An option with a message for its help."""

    help: Any = Said()


class Formatter(click.HelpFormatter):
    """Help with its own words in the language too."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{tell('cli-usage')} " if prefix is None else prefix)

    def section(self, name: str) -> Any:
        return super().section(tell(HEADINGS[name]) if name in HEADINGS else name)


class Context(click.Context):
    """Of a command that runs."""

    formatter_class = Formatter


class Command(click.Command):
    """A command with a message for its help."""

    context_class = Context
    help: Any = Said()
    short_help: Any = Said()

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, which says what it does."""
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = tell("cli-help")
        return found


class Group(Command, click.Group):
    """Commands under one name."""


class Dressing(Protocol):
    """What gives a command an option."""

    def __call__(self, command: Given, /) -> Given: ...


def option(*names: str, help: str | None = None, **settings: Any) -> Dressing:
    """An option of a command; `help` is the key of its message."""
    return click.option(*names, cls=Option, help=help, **settings)


in_language: Final = option(
    "--lang", metavar="LANGUAGE", is_eager=True, expose_value=False, callback=choose, help="cli-lang"
)
