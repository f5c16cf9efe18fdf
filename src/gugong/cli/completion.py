"""`gugong completion`: what a shell needs to complete commands, options, values and rules."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from gugong.cli.root import cli


@cli.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what makes your shell complete commands, values and rule IDs.

    \b
    bash: add to ~/.bashrc                eval "$(gugong completion bash)"
    zsh:  add to ~/.zshrc                 eval "$(gugong completion zsh)"
    fish: in ~/.config/fish/config.fish   gugong completion fish | source
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(cli, {}, "gugong", "_GUGONG_COMPLETE").source())
