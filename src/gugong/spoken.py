"""Commands whose words are messages: help, and what is said when the input is wrong, in the reader's language.

A command's `help`, and an option's, is the key of its message; it is said when somebody reads it, so that neither the
words nor the language are looked for before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import click

from gugong.errors import GugongError, Reason, UnknownLanguage, at

Given = TypeVar("Given", bound=Callable[..., object])
CHOSEN: Final = "gugong.language"
LANG: Final = "--lang"
ENGLISH: Final = "en"  # where no language is known
HEADINGS: Final = {"Options": "cli-options", "Commands": "cli-commands"}  # as the library calls them


def language() -> str:
    """The language of the command that runs: that of --lang, else that of the environment."""
    from gugong.words.languages import language_from_environment

    context = click.get_current_context(silent=True)
    chosen = context.meta.get(CHOSEN) if context is not None else None
    try:
        return chosen or language_from_environment()
    except UnknownLanguage as error:
        raise _said_in(ENGLISH, error.told()) from None


def tell(key: str, /, **args: object) -> str:
    """A message in the language of the command."""
    return in_words(language(), key, **args)


def tell_form(key: str, form: str, /, **args: object) -> str:
    """One form of a message, an attribute of it, in the language of the command; the message itself for ""."""
    from gugong.words.phrase import args_of
    from gugong.words.voice import Voice

    return Voice(language()).fill(key, form, dict(args_of(args.items())))


def in_words(spoken: str, key: str, /, **args: object) -> str:
    """A message in this language."""
    from gugong.words.phrase import args_of
    from gugong.words.voice import Voice

    return Voice(spoken).tell(key, **dict(args_of(args.items())))


def refused(key: str, /, **args: object) -> click.UsageError:
    """What is wrong with the input, to be raised."""
    return click.UsageError(tell(key, **args))


def bad_input(error: GugongError, where: object = "") -> click.UsageError:
    """An error of ours as one of the command line's, to be raised; `where` is the file or the option at fault."""
    return _said_in(language(), at(str(where), error.told()))


def _said_in(spoken: str, reason: Reason) -> click.UsageError:
    from gugong.words.phrase import phrase_of
    from gugong.words.voice import Voice

    return click.UsageError(Voice(spoken).say(phrase_of(reason)))


def choose(context: click.Context, _parameter: click.Parameter | None, given: str | None) -> None:
    """Take --lang for all that this command says."""
    from gugong.words.languages import known_language

    if given is not None:
        try:
            context.meta[CHOSEN] = known_language(given)
        except UnknownLanguage as error:
            raise bad_input(error) from None


class Said:
    """An attribute that is given a message's key, and read as the message."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.kept = f"_{name}_key"

    def __set__(self, thing: object, key: str | None) -> None:
        thing.__dict__[self.kept] = key

    def __get__(self, thing: object, owner: type) -> str | None:
        key = thing.__dict__[self.kept] if thing is not None else None
        return tell(key) if key else None


class Told(click.Parameter):
    """An option or an argument whose values are refused in words of ours."""

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        try:
            return super().type_cast_value(ctx, value)
        except click.BadParameter:
            raise click.BadParameter(no_value(self.type, value), ctx, self) from None


def no_value(kind: click.ParamType[Any], value: object) -> str:
    """Why a value is none of this kind."""
    given = repr(value)
    if isinstance(kind, click.Choice):
        return tell("cli-no-choice", given=given, known=tuple(map(repr, kind.choices)))
    if isinstance(kind, click.IntRange) and str(value).lstrip("-").isdigit():
        return tell("cli-out-of-range", given=str(value), range=range_of(kind))
    if isinstance(kind, click.Path):
        return tell("cli-no-path", given=given)
    return tell("cli-no-number", given=given)


def range_of(kind: click.IntRange) -> str:
    """`1<=x<=5`, as the help has it too."""
    if kind.max is None:
        return f"x>={kind.min}"
    return f"x<={kind.max}" if kind.min is None else f"{kind.min}<=x<={kind.max}"


class Argument(Told, click.Argument):
    """An argument of a command."""


class Option(Told, click.Option):
    """An option with a message for its help."""

    help: Any = Said()

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """What it is called and what it does, with its default and what else holds of it."""
        extra = self.get_help_extra(ctx)
        notes = [tell("cli-default", default=extra["default"])] if "default" in extra else []
        notes += [extra["range"]] if "range" in extra else []
        notes += [tell("cli-required")] if "required" in extra else []
        said = [self.help or "", *([f"[{'; '.join(notes)}]"] if notes else [])]
        return None if self.hidden else (self.get_help_spec(ctx), "  ".join(filter(None, said)))


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

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The language first, so that whatever is wrong with the rest is said in it."""
        for place, arg in enumerate(args):
            name, equals, value = arg.partition("=")
            if name == LANG and (equals or place + 1 < len(args)):
                choose(ctx, None, value if equals else args[place + 1])
        alone = not ctx.allow_extra_args
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and alone and not ctx.resilient_parsing:
            raise refused("cli-too-much", n=len(rest), given=" ".join(rest))
        return rest

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


def argument(*names: str, **settings: Any) -> Dressing:
    """An argument of a command."""
    return click.argument(*names, cls=Argument, **settings)


def message_of(error: click.ClickException) -> str:
    """What the library finds wrong with the input, in the language of the command that it was given to."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if context is None:
        return error.format_message()
    with context.scope(cleanup=False):
        if isinstance(error, click.MissingParameter) and error.param is not None:
            kind = "cli-missing_argument" if isinstance(error.param, click.Argument) else "cli-missing"
            return tell(kind, name=error.param.get_error_hint(context))
        if isinstance(error, click.BadParameter) and error.param is not None:
            return tell("cli-bad-value", name=error.param.get_error_hint(context), why=error.message)
        if isinstance(error, click.NoSuchOption):
            near = tuple(error.possibilities or ())
            return tell("cli-no-option_near" if near else "cli-no-option", name=repr(error.option_name), near=near)
        if isinstance(error, click.BadOptionUsage):
            flags = [each for each in context.command.params if isinstance(each, click.Option) and each.is_flag]
            is_flag = any(error.option_name in (*each.opts, *each.secondary_opts) for each in flags)
            return tell("cli-takes-none" if is_flag else "cli-takes-one", name=repr(error.option_name))
    return error.format_message()


in_language: Final = option(
    LANG, metavar="LANGUAGE", is_eager=True, expose_value=False, callback=choose, help="cli-lang"
)
