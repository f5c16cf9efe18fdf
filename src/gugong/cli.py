"""The command `gugong`. What a command needs is imported when it runs, so that help comes at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from shutil import get_terminal_size
from types import ModuleType
from typing import Final

import click

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NARROW: Final = 100  # text is wrapped at the terminal's width, but no wider than this


class Commands(click.Group):
    """A group that knows what was probably meant by a command it does not have."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0] if args else ""
        if name and not name.startswith("-") and name not in self.commands:
            near = get_close_matches(name, self.commands, 1)
            ctx.fail(f"no such command: {name}" + (f"; did you mean {near[0]}?" if near else "; see gugong --help"))
        return super().resolve_command(ctx, args)


def show_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    """The release, or that it is the source that runs."""
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            release = version("gugong-game")
        except PackageNotFoundError:
            release = "(from source)"
        click.echo(f"gugong {release}")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": NARROW},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the release and exit.",
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Gùgōng, the board game: play it, look up its rules and figures, measure it."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> None:
    """Run the command; whatever is wrong with its input is one line on stderr and exit code 2."""
    try:
        code = cli.main(prog_name="gugong", standalone_mode=False)
    except click.ClickException as error:
        fail(error.format_message(), INTERRUPTED if error.exit_code == INTERRUPTED else BAD_INPUT)
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


def bad_input(error: Exception) -> click.UsageError:
    """An error of ours as one of the command line's."""
    return click.UsageError(str(error))


def text_of(path: Path) -> str:
    """What a file says; `-` is what comes in through the pipe."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise click.UsageError(f"{path}: {reason}") from None


def against_meng(command: Callable[..., None]) -> Callable[..., None]:
    """The options of a game against Meng."""
    for option in (
        click.option("--focus", metavar="PLACE", help="The location that Meng favours.  [default: drawn]"),
        click.option("--pairing", metavar="PAIR", help="Your hand and Meng's: 1-2, 2-3 or 4-5.  [default: 1-2]"),
        click.option("--difficulty", metavar="LEVEL", help="Of Meng: easy, normal or hard.  [default: normal]"),
    ):
        command = option(command)
    return command


def of_panjun(command: Callable[..., None]) -> Callable[..., None]:
    """The options for modules and variants."""
    for option in (
        click.option("--layered-pile", is_flag=True, default=None, help="New Gift Cards on top of the pile."),
        click.option("--expert", is_flag=True, default=None, help="The expert set-up of the Gift Cards."),
        click.option("--bonus-tokens", metavar="EDITION", help="Bonus Travel Tokens: current or first."),
        click.option("--modules", metavar="NAMES", help="Modules in play, with commas: summer-palace,stairs …"),
    ):
        command = option(command)
    return command


@cli.command()
@click.option("--terminal", is_flag=True, help="Play here, in the terminal.")
@click.option("--players", type=click.IntRange(1, 5), help="How many play in all; 1 is against Meng.  [default: 3]")
@click.option("--bots", type=click.IntRange(0, 5), help="How many of them the computer plays.  [default: all but one]")
@click.option("--level", metavar="LEVEL", help="How it plays: easy, normal or strong.  [default: normal]")
@click.option("--seed", type=int, help="A number that fixes all chance, to play the same game again.")
@click.option("--catalog", type=click.Path(path_type=Path), help="Your own figures: a file that changes the catalog.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a game that was kept (in the terminal).")
@click.option("--no-browser", is_flag=True, help="Print the address, but open no browser.")
@click.option("--port", type=click.IntRange(0, 65535), help="Where to serve the pages.  [default: 8474, or a free one]")
@click.option("--database", metavar="FILE", help="Where games are kept.  [default: a file of yours]")
@of_panjun
@against_meng
def play(
    terminal: bool,
    players: int | None,
    bots: int | None,
    level: str | None,
    seed: int | None,
    catalog: Path | None,
    load: Path | None,
    modules: str | None,
    no_browser: bool,
    port: int | None,
    database: str | None,
    **options: object,
) -> None:
    """Play the game in the browser, or in the terminal."""
    given = {key: value for key, value in options.items() if value is not None}
    if modules:
        given["modules"] = [name.strip() for name in modules.split(",") if name.strip()]
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


def web_room(name: str) -> ModuleType:
    """A part of the browser game; without its libraries, a line that says what to install."""
    from importlib.util import find_spec

    for library in ("alembic", "fastapi", "jinja2", "orjson", "sqlalchemy", "uvicorn"):
        if find_spec(library) is None:
            raise click.UsageError(
                f"the browser game needs {library}: pip install 'gugong-game[web]'; or play here with --terminal"
            )
    return import_module(f"gugong.web.{name}")


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
def meng(cards: bool, seed: int | None, catalog: Path | None, load: Path | None, **solo: str | None) -> None:
    """Play Meng at your own table: enter what lies there, and be told what he does and why."""
    from gugong.errors import GugongError
    from gugong.terminal import companion

    given = {key: value for key, value in solo.items() if value is not None}
    if load is not None and (given or cards or seed is not None or catalog is not None):
        raise click.UsageError("--load goes on with a kept game as it is: leave out all other options")
    try:
        session = companion.load(load) if load is not None else companion.new(seed, catalog, not cards, **given)
    except GugongError as error:
        raise bad_input(error) from None
    sys.exit(companion.play(session, load))


@cli.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--find", metavar="WORDS", help="List the rules that have these words.")
def rules(ids: tuple[str, ...], find: str | None) -> None:
    """Print rules by their ID (B-WAL-04), or list them all."""
    from gugong import explain
    from gugong.explain.show import rule_lines, rule_text

    width = min(NARROW, get_terminal_size().columns)
    try:
        shown = [explain.rule(each) for each in ids]
    except explain.NoSuchRule as error:
        raise bad_input(error) from None
    if shown:
        click.echo("\n\n".join(rule_text(entry, width) for entry in shown))
    if find is not None:
        found = explain.find_rules(find)
        if not found:
            raise click.UsageError(f"no rule has these words: {find}")
        click.echo("\n".join(rule_lines(found)))
    elif not shown:
        click.echo("\n".join(rule_lines(list(explain.rulebook().values()))))


@cli.group(cls=Commands, invoke_without_command=True)
@click.option("--catalog", "own", type=click.Path(path_type=Path), help="With the changes of this file.")
@click.option("--edition", help="Of this edition.  [default: the newest]")
@click.pass_context
def catalog(context: click.Context, own: Path | None, edition: str | None) -> None:
    """Show every figure of the game with its source; `catalog check FILE` checks a file of your own."""
    if context.invoked_subcommand is None:
        from gugong.catalog.load import load_catalog
        from gugong.catalog.show import table
        from gugong.errors import CatalogError

        try:
            click.echo(table(load_catalog(own, edition)))
        except CatalogError as error:
            raise bad_input(error) from None


@catalog.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Check a file of figures of your own, and say what it changes."""
    from gugong.catalog import show
    from gugong.errors import CatalogError

    try:
        click.echo(show.check(file))
    except CatalogError as error:
        raise bad_input(error) from None


@cli.command()
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--all", "everything", is_flag=True, help="Tell everything, small things too.")
@click.option("--json", "as_json", is_flag=True, help="Print the events as JSON, one a line.")
@click.option("--svg", type=click.Path(path_type=Path, allow_dash=True), help="Draw the table into this file instead.")
@click.option("--seat", type=int, help="With --svg: as this seat saw it.  [default: 0]")
@click.option("--ply", type=int, help="With --svg: after so many answers.  [default: all]")
def replay(file: Path, everything: bool, as_json: bool, svg: Path | None, seat: int | None, ply: int | None) -> None:
    """Play a record again: print what happened, and the scores; or draw how it stood."""
    import gugong
    from gugong.errors import GugongError
    from gugong.terminal.told import tell_game, tell_json

    if svg is not None:
        if everything or as_json:
            raise click.UsageError("--svg draws the table and tells nothing: leave out --all and --json")
        draw_record(file, svg, seat or 0, ply)
        return
    if seat is not None or ply is not None:
        raise click.UsageError("--seat and --ply say what is drawn: they need --svg FILE")
    try:
        game = gugong.replay(text_of(file))
    except GugongError as error:
        raise click.UsageError(f"{file}: {error}") from None
    if as_json:
        tell_json(game)
    else:
        tell_game(game, everything)


def draw_record(file: Path, svg: Path, seat: int, ply: int | None) -> None:
    """Write a picture of a record; nothing is written if anything is wrong."""
    from gugong.draw.export import picture_of_record
    from gugong.errors import GugongError

    try:
        drawn = picture_of_record(text_of(file), seat, ply)
    except GugongError as error:
        raise click.UsageError(f"{file}: {error}") from None
    except ValueError as error:
        raise bad_input(error) from None
    if str(svg) == "-":
        click.echo(drawn)
        return
    try:
        svg.write_text(drawn + "\n", encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"--svg {svg}: {error.strerror}") from None


def elsewhere(name: str, summary: str, home: str, web: str = "") -> None:
    """Add a command whose options are another module's: it is imported when it runs, and not for the list of all.

    With --web it is the command that `web` names in a room of the browser game.
    """

    @cli.command(
        name,
        add_help_option=False,
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
        short_help=summary,
    )
    @click.pass_context
    def command(context: click.Context) -> None:
        in_browser = bool(web) and "--web" in context.args
        module, _, attribute = (web if in_browser else home).partition(":")
        found: click.Command = getattr(web_room(module) if in_browser else import_module(module), attribute)
        found.main(context.args, prog_name=f"gugong {name}", standalone_mode=False)


elsewhere("bench", "Measure speed.", "gugong.bench:bench", web="bench:bench")
elsewhere("tournament", "Let bots play each other, or Meng.", "gugong.sim.commands:tournament_command")
elsewhere("simulate", "Play many games, and write a table of them.", "gugong.sim.commands:simulate_command")
elsewhere("report", "Tables and plots of simulated games.", "gugong.sim.commands:report_command")


if __name__ == "__main__":
    main()
