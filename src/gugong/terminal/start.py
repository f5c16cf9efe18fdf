"""How an evening begins and ends: a new game or a kept one, and leaving politely."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from rich.console import Console

import gugong
from gugong.bots import LEVELS
from gugong.errors import BotError, GugongError, RecordError, because
from gugong.shell import INTERRUPTED
from gugong.terminal.keeping import GAMES, Keeper, unreadable
from gugong.terminal.loop import Loop, Quit
from gugong.terminal.reader import Reader
from gugong.terminal.screens import at_a_screen, on_screen
from gugong.terminal.session import USUAL_LEVEL, Session, kind_of, load_session
from gugong.terminal.whole_log import tell_game
from gugong.terminal.wrapping import console_for
from gugong.words.bundles import ENGLISH

SEEDS: Final = 1_000_000
REFUSALS: Final = (GugongError,)


def new(
    players: int,
    bots: int,
    seed: int | None,
    catalog: Path | None,
    level: str | None = None,
    language: str = ENGLISH,
    **options: Any,
) -> Session:
    """A new game: people sit at the first seats, the computer at the others; `options` as for `new_game`."""
    if level is not None and level not in LEVELS:
        raise BotError("", because("no-level", level=level, known=tuple(LEVELS)))
    chosen = randbelow(SEEDS) if seed is None else seed
    game = gugong.new_game(players, seed=chosen, catalog=catalog, **options)
    return Session(game, range(players - bots), chosen, level or USUAL_LEVEL, language)


def load(path: Path, language: str = ENGLISH) -> Session:
    """A kept game."""
    try:
        return load_session(path, language)
    except OSError as error:
        raise unreadable(path, error) from None
    except GugongError as error:
        raise RecordError(str(path), error.told()) from None


def play(session: Session, loaded: Path | None, console: Console | None = None, plain: bool = False) -> int:
    """Play to the end, or until the player leaves; the exit code. `plain`: line by line, whatever the terminal can."""
    if console is None and on_screen(session, plain):
        from gugong.terminal.screen.running import play_on_screen

        return play_on_screen(
            session,
            loaded,
            " ".join([*welcome(session, loaded)[: loaded is not None], session.voice.tell("screen-welcome")]),
        )
    greeting = welcome(session, loaded)
    if console is None and session.humans and not plain and at_a_screen():
        greeting.append(session.voice.tell("screen-not-here"))
    console = console or console_for()
    for line in greeting:
        console.print(line, markup=False)
    if not session.humans:
        console.print(session.voice.tell("terminal-watching"))
        session.settle()
        tell_game(session.game, language=session.language)
        return 0
    loop = Loop(session, console, Reader(console), Keeper(GAMES, kind_of(session), loaded))
    loop.kept = session.text() if loaded is not None else ""
    try:
        loop.run()
    except (Quit, EOFError):
        leave(loop)
    except KeyboardInterrupt:
        leave(loop)
        return INTERRUPTED
    return 0


def welcome(session: Session, loaded: Path | None) -> list[str]:
    """What is said at the beginning."""
    tell, config, bots = session.voice.tell, session.game.state.rules.config, len(session.opponents)
    if loaded is not None:
        key = "terminal-loaded_over" if session.game.over else "terminal-loaded"
        return [tell(key, path=str(loaded), ply=str(session.game.ply))]
    if config.players == 1:
        return [tell("terminal-welcome_alone", difficulty=config.difficulty, seed=str(session.seed))]
    first = tell("terminal-welcome", players=config.players, bots=bots, seed=str(session.seed))
    return [first, tell(f"terminal-level_{session.level}")] if bots else [first]


def leave(loop: Loop) -> None:
    """Say where the game is kept, and goodbye."""
    loop.console.print()
    loop.answered = loop.answered or bool(loop.session.game.answers)
    loop.keep()
    tell_kept(loop, "terminal-kept")
    loop.console.print(loop.tell("terminal-bye"))


def tell_kept(loop: Loop, key: str) -> None:
    """Where to find the game again."""
    if loop.keeper is not None and loop.keeper.path is not None and not loop.cannot_keep:
        loop.console.print(loop.tell(key, name=loop.keeper.path.stem), markup=False, soft_wrap=True)
