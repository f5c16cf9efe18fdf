"""From the command line onto the screen, and back with a word on where the game is kept."""

from __future__ import annotations

from pathlib import Path

from gugong.terminal.keeping import GAMES, Keeper
from gugong.terminal.screen.app import GameScreen
from gugong.terminal.screen.desk import Desk
from gugong.terminal.session import Session, kind_of
from gugong.terminal.start import leave
from gugong.terminal.wrapping import console_for


def play_on_screen(session: Session, loaded: Path | None, welcome: str) -> int:
    """Play to the end, or until the player leaves; the exit code."""
    desk = Desk(session, Keeper(GAMES, kind_of(session), loaded))
    desk.kept = session.text() if loaded is not None else ""
    console = console_for()  # before the screen is drawn, whose lines break as those of a console do
    code = GameScreen(desk, welcome).run()
    desk.console = console
    leave(desk)
    return code or 0
