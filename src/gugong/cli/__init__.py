"""The command `gugong`. What a command needs is imported when it runs, so that help comes at once."""

from gugong.cli import completion, elsewhere, hosting, looking, playing
from gugong.cli.root import cli, main

__all__ = ["cli", "completion", "elsewhere", "hosting", "looking", "main", "playing"]
