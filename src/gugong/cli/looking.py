"""`gugong rules`, `gugong catalog` and `gugong replay`: nothing is played, all is read."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import get_terminal_size

import click

from gugong import suggest
from gugong.cli.root import NARROW, Commands, bad_input, cli

by_pages = click.option("--pager/--no-pager", default=True, help="Long output by pages, on a terminal.  [default: yes]")


def text_of(path: Path) -> str:
    """What a file says; `-` is what comes in through the pipe."""
    try:
        return sys.stdin.buffer.read().decode() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise click.UsageError(f"{path}: {reason}") from None


@cli.command()
@click.argument("ids", nargs=-1, metavar="[ID]...", shell_complete=suggest.rules)
@click.option("--find", metavar="WORDS", help="List the rules that have these words.")
@click.option("--lang", "language", default="en", help="In this language: en, pl or fr.  [default: en]")
@by_pages
def rules(ids: tuple[str, ...], find: str | None, language: str, pager: bool) -> None:
    """Print rules by their ID (B-WAL-04), or list them all."""
    from gugong import explain
    from gugong.explain.show import rule_lines, rule_text
    from gugong.terminal.pager import show

    width = min(NARROW, get_terminal_size().columns)
    try:
        book = explain.rulebook(language)
        shown = [explain.rule(each, language) for each in ids]
    except (explain.NoRulesInLanguage, explain.NoSuchRule) as error:
        raise bad_input(error) from None
    parts = [rule_text(entry, width) for entry in shown]
    if find is not None:
        found = explain.find_rules(find, language)
        if not found:
            raise click.UsageError(f"no rule has these words: {find}")
        parts.append("\n".join(rule_lines(found)))
    elif not shown:
        parts.append("\n".join(rule_lines(list(book.values()))))
    show("\n\n".join(parts), pager)


@cli.group(cls=Commands, invoke_without_command=True)
@click.option("--catalog", "own", type=click.Path(path_type=Path), help="With the changes of this file.")
@click.option("--edition", help="Of this edition.  [default: the newest]")
@by_pages
@click.pass_context
def catalog(context: click.Context, own: Path | None, edition: str | None, pager: bool) -> None:
    """Show every figure of the game with its source; `catalog check FILE` checks a file of your own."""
    if context.invoked_subcommand is None:
        from gugong.catalog.load import load_catalog
        from gugong.catalog.show import table
        from gugong.errors import CatalogError
        from gugong.terminal.pager import show

        try:
            show(table(load_catalog(own, edition)), pager)
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
@click.option("--png", type=click.Path(path_type=Path, allow_dash=True), help="Draw it as PNG; this needs resvg-py.")
@click.option("--seat", type=int, help="With --svg or --png: as this seat saw it.  [default: 0]")
@click.option("--ply", type=int, help="With --svg or --png: after so many answers.  [default: all]")
@by_pages
def replay(
    file: Path,
    everything: bool,
    as_json: bool,
    svg: Path | None,
    png: Path | None,
    seat: int | None,
    ply: int | None,
    pager: bool,
) -> None:
    """Play a record again: print what happened, and the scores; or draw how it stood."""
    import gugong
    from gugong.errors import GugongError
    from gugong.terminal.told import tell_game, tell_json

    if svg is not None or png is not None:
        if everything or as_json:
            raise click.UsageError("--svg and --png draw the table and tell nothing: leave out --all and --json")
        draw_record(file, svg, png, seat or 0, ply)
        return
    if seat is not None or ply is not None:
        raise click.UsageError("--seat and --ply say what is drawn: they need --svg FILE or --png FILE")
    try:
        game = gugong.replay(text_of(file))
    except GugongError as error:
        raise click.UsageError(f"{file}: {error}") from None
    if as_json:
        tell_json(game)
    else:
        tell_game(game, everything, pager)


def draw_record(file: Path, svg: Path | None, png: Path | None, seat: int, ply: int | None) -> None:
    """Write pictures of a record; nothing is written if anything is wrong."""
    from gugong.draw.export import picture_of_record
    from gugong.draw.png import painted
    from gugong.errors import GugongError

    try:
        drawn = picture_of_record(text_of(file), seat, ply)
    except GugongError as error:
        raise click.UsageError(f"{file}: {error}") from None
    except ValueError as error:
        raise bad_input(error) from None
    try:
        pixels = painted(drawn) if png is not None else b""
    except GugongError as error:
        raise click.UsageError(f"--png: {error}") from None
    for option, out, content in (("--png", png, pixels), ("--svg", svg, f"{drawn}\n".encode())):
        if out is None:
            continue
        try:
            with click.open_file(str(out), "wb") as stream:  # it calls itself UTF-8, whatever the pipe is
                stream.write(content)
        except OSError as error:
            raise click.UsageError(f"{option} {out}: {error.strerror}") from None
