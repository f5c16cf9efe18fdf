"""How an evening begins and ends: a new game or a kept one, and leaving politely."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from rich.console import Console

import gugong
from gugong.bots import LEVELS
from gugong.errors import BotError, GugongError
from gugong.terminal.ending import autosave
from gugong.terminal.loop import Loop, Quit
from gugong.terminal.reader import Reader
from gugong.terminal.session import USUAL_LEVEL, Session, load_session
from gugong.terminal.told import tell_game
from gugong.terminal.words import MESSAGES

INTERRUPTED: Final = 130
SEEDS: Final = 1_000_000
REFUSALS: Final = (GugongError,)


def new(
    players: int, bots: int, seed: int | None, catalog: Path | None, level: str | None = None, **options: Any
) -> Session:
    """A new game: people sit at the first seats, the computer at the others; `options` as for `new_game`."""
    if level is not None and level not in LEVELS:
        raise BotError(f"--level {level}: there are {', '.join(LEVELS)}")
    chosen = randbelow(SEEDS) if seed is None else seed
    game = gugong.new_game(players, seed=chosen, catalog=catalog, **options)
    return Session(game, range(players - bots), chosen, level or USUAL_LEVEL)


def load(path: Path) -> Session:
    """A kept game."""
    try:
        return load_session(path)
    except OSError as error:
        raise GugongError(f"{path}: {error.strerror}") from None
    except GugongError as error:
        raise GugongError(f"{path}: {error}") from None


def play(session: Session, loaded: Path | None, console: Console | None = None) -> int:
    """Play to the end, or until the player leaves; the exit code."""
    console = console or Console(highlight=False)
    if loaded is not None:
        key = "loaded-over" if session.game.over else "loaded"
        console.print(MESSAGES[key].format(path=loaded, ply=session.game.ply), markup=False)
    else:
        bots = len(session.opponents)
        config = session.game.state.rules.config
        key = "welcome-solo" if config.players == 1 else "welcome"
        told = {"players": config.players, "bots": bots, "seed": session.seed, "difficulty": config.difficulty}
        console.print(MESSAGES[key].format(**told))
        if bots:
            console.print(MESSAGES["level"].format(level=session.level, sentence=LEVELS[session.level].sentence))
    if not session.humans:
        console.print(MESSAGES["watching"])
        session.settle()
        tell_game(session.game)
        return 0
    loop = Loop(session, console, Reader(console))
    try:
        loop.run()
    except (Quit, EOFError):
        leave(loop)
    except KeyboardInterrupt:
        leave(loop)
        return INTERRUPTED
    return 0


def leave(loop: Loop) -> None:
    """Keep what was begun, and say goodbye."""
    loop.console.print()
    if loop.answered or loop.session.game.answers:
        loop.console.print(autosave(loop.session), markup=False, soft_wrap=True)
    loop.console.print(MESSAGES["bye"])
