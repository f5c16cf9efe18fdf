"""The head of the command `gugong`: the group that all commands hang on, and one way to fail."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from importlib import import_module
from types import ModuleType
from typing import Final

import click

from gugong.cli.streams import accept_any_letter
from gugong.shell import INTERRUPTED
from gugong.spoken import Group, in_language, message_of, option, refused, tell

BAD_INPUT: Final = 2
WEB: Final = (
    "alembic",
    "brotli",
    "fastapi",
    "jinja2",
    "orjson",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "zstandard",
)
NARROW: Final = 100  # text is wrapped at the terminal's width, but no wider than this


class Commands(Group):
    """A group that knows what was probably meant by a command it does not have."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0] if args else ""
        if name and not name.startswith("-") and name not in self.commands:
            near = get_close_matches(name, self.commands, 1)
            ctx.fail(
                tell("cli-no-command_near", name=name, near=near[0]) if near else tell("cli-no-command", name=name)
            )
        return super().resolve_command(ctx, args)


def show_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    """The release, the revision of its rules, and whether the engine is compiled."""
    if not wanted or context.resilient_parsing:
        return
    from gugong.notation.records import REVISION
    from gugong.version import __version__, is_compiled, why_not_compiled

    reason = why_not_compiled()
    key = "cli-release" if is_compiled() else "cli-release_why" if reason else "cli-release_pure"
    click.echo(tell(key, release=__version__, revision=str(REVISION), reason=reason or ""))
    context.exit()


@click.group(
    cls=Commands,
    help="cli-gugong",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": NARROW},
)
@option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="cli-version",
)
@in_language
@click.pass_context
def cli(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> None:
    """Run the command; whatever is wrong with its input is one line on stderr and exit code 2."""
    accept_any_letter()
    try:
        code = cli.main(prog_name="gugong", standalone_mode=False)
    except click.ClickException as error:
        fail(message_of(error), INTERRUPTED if error.exit_code == INTERRUPTED else BAD_INPUT)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of our output has gone: nothing to say, nobody to say it to
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str, code: int = BAD_INPUT) -> None:
    """One clear line, and out."""
    click.echo("gugong: " + " ".join(message.split()), err=True)
    sys.exit(code)


def web_room(name: str) -> ModuleType:
    """A part of the browser game; without its libraries, a line that says what to install."""
    from importlib.util import find_spec

    from gugong.version import with_extra

    for library in WEB:
        if find_spec(library) is None:
            raise refused("cli-needs-library", library=library, install=with_extra("web"))
    return import_module(f"gugong.web.{name}")
