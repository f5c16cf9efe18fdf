"""`gugong play`, `gugong serve` and `gugong meng`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from gugong import suggest
from gugong.cli.root import bad_input, cli, web_room
from gugong.game_options import against_meng, with_modules


@cli.command()
@click.option("--terminal", is_flag=True, help="Play here, in the terminal.")
@click.option("--players", type=click.IntRange(1, 5), help="How many play in all; 1 is against Meng.  [default: 3]")
@click.option("--bots", type=click.IntRange(0, 5), help="How many of them the computer plays.  [default: all but one]")
@click.option(
    "--level",
    metavar="LEVEL",
    shell_complete=suggest.LEVELS,
    help="How it plays: easy, normal or strong.  [default: normal]",
)
@click.option("--seed", type=int, help="A number that fixes all chance, to play the same game again.")
@click.option("--catalog", type=click.Path(path_type=Path), help="Your own figures: a file that changes the catalog.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a game that was kept (in the terminal).")
@click.option("--no-browser", is_flag=True, help="Print the address, but open no browser.")
@click.option("--port", type=click.IntRange(0, 65535), help="Where to serve the pages.  [default: 8474, or a free one]")
@click.option("--database", metavar="FILE", help="Where games are kept.  [default: a file of yours]")
@with_modules
@against_meng
def play(
    terminal: bool,
    players: int | None,
    bots: int | None,
    level: str | None,
    seed: int | None,
    catalog: Path | None,
    load: Path | None,
    modules: tuple[str, ...],
    no_browser: bool,
    port: int | None,
    database: str | None,
    **options: object,
) -> None:
    """Play the game in the browser, or in the terminal."""
    given = {key: value for key, value in options.items() if value is not None}
    if modules:
        given["modules"] = list(modules)
    asked = bool(given) or any(each is not None for each in (players, bots, level, seed, catalog))
    if load is not None and asked:
        raise click.UsageError(
            "--load goes on with a kept game as it is: leave out --players, --bots, --level, --seed, --catalog"
        )
    number = 3 if players is None else players
    computer = number - 1 if bots is None else bots
    if computer > number:
        raise click.UsageError(f"--bots {computer}: there are only {number} players")
    if number == 1 and computer:
        raise click.UsageError("--bots: against Meng nobody else plays")
    if terminal:
        if no_browser or port is not None or database is not None:
            raise click.UsageError("--no-browser, --port and --database are for the browser: leave out --terminal")
        play_in_terminal(number, computer, level, seed, catalog, load, given)
    if load is not None:
        raise click.UsageError("--load goes on in the terminal: add --terminal")
    if asked and number == computer:
        raise click.UsageError("in the browser somebody plays: fewer --bots, or --terminal to watch")
    told = {"players": number, "bots": computer, "level": level or "", "seed": seed, "catalog": catalog}
    game = {**told, **given} if asked else None
    web_room("serving").play(game, port, database, not no_browser)


def play_in_terminal(
    players: int,
    bots: int,
    level: str | None,
    seed: int | None,
    catalog: Path | None,
    load: Path | None,
    options: dict[str, object],
) -> None:
    """Play here, and leave with the game's exit code."""
    from gugong.terminal import start

    try:
        session = start.load(load) if load is not None else start.new(players, bots, seed, catalog, level, **options)
    except start.REFUSALS as error:
        raise bad_input(error) from None
    sys.exit(start.play(session, load))


@cli.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8474, show_default=True)
@click.option("--database", metavar="FILE|URL", help="Where games are kept.  [default: a file of yours]")
@click.option("--name", "names", multiple=True, help="A name under which people reach this server; may be repeated.")
def serve(host: str, port: int, database: str | None, names: tuple[str, ...]) -> None:
    """Serve the browser game, without opening a browser."""
    web_room("serving").serve(host, port, database, names)


@cli.command()
@against_meng
@click.option("--cards", is_flag=True, help="Reveal the automa cards yourself; otherwise the companion keeps his deck.")
@click.option("--seed", type=int, help="A number that fixes what the companion draws.")
@click.option("--catalog", type=click.Path(path_type=Path), help="Your own figures: a file that changes the catalog.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a game that was kept.")
def meng(cards: bool, seed: int | None, catalog: Path | None, load: Path | None, **chosen: str | None) -> None:
    """Play Meng at your own table: enter what lies there, and be told what he does and why."""
    from gugong.errors import GugongError
    from gugong.terminal import companion

    given = {key: value for key, value in chosen.items() if value is not None}
    if load is not None and (given or cards or seed is not None or catalog is not None):
        raise click.UsageError("--load goes on with a kept game as it is: leave out all other options")
    try:
        session = companion.load(load) if load is not None else companion.new(seed, catalog, not cards, **given)
    except GugongError as error:
        raise bad_input(error) from None
    sys.exit(companion.play(session, load))
