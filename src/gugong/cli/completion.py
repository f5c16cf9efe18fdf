"""`gugong completion`: what a shell needs to complete commands, options, values and rules."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from gugong.cli.root import cli
from gugong.spoken import Command, argument


@cli.command(cls=Command, help="cli-completion")
@argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(cli, {}, "gugong", "_GUGONG_COMPLETE").source())
