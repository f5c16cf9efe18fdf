"""The games that are kept, to choose one to go on with."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gugong.terminal.keeping import Kept, kept_games
from gugong.terminal.module_boards import DIM
from gugong.terminal.reader import Reader
from gugong.terminal.wrapping import console_for
from gugong.words.bundles import ENGLISH
from gugong.words.voice import Voice


def choose(
    folder: str, language: str = ENGLISH, console: Console | None = None, reader: Reader | None = None
) -> Path | None:
    """List the kept games and ask for one; None if there is none, or if none is wanted."""
    console, tell = console or console_for(), Voice(language).tell
    games = kept_games(folder)
    if not games:
        console.print(Text(tell("terminal-none-kept")))
        return None
    table = Table.grid(padding=(0, 2))
    for number, game in enumerate(games, 1):
        shown = Text(str(number), style="bold")
        table.add_row(shown, told(game, language), Text(game.name, style=DIM))
    console.print(table)
    reader = reader or Reader(console)
    while True:
        try:
            typed = reader.line(tell("terminal-which-kept", most=len(games)) + " ")
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if typed.lower() in ("q", "quit", "exit"):
            return None
        if not typed:
            return games[0].path
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(games):
            return games[int(typed) - 1].path
        named = [game.path for game in games if game.name.startswith(typed)]
        if len(named) == 1:
            return named[0]
        console.print(Text(tell("terminal-no-such-kept", typed=typed[:40], most=len(games)), style="yellow"))


def told(game: Kept, language: str) -> Text:
    """A kept game in a few words."""
    key = "terminal-kept-row_alone" if game.players == 1 else "terminal-kept-row"
    said = Voice(language).tell(key, when=game.when, players=game.players, day=game.day)
    return Text(said)
