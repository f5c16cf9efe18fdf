"""`gugong rules`, `gugong catalog` and `gugong replay`: nothing is played, all is read."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import get_terminal_size

import click

from gugong import suggest
from gugong.cli.root import NARROW, Commands, cli
from gugong.errors import of_system
from gugong.shell import text_of
from gugong.spoken import Command, argument, bad_input, in_language, language, option, refused, tell

by_pages = option("--pager/--no-pager", default=True, help="cli-pager")


@cli.command(cls=Command, help="cli-rules")
@argument("ids", nargs=-1, metavar="[ID]...", shell_complete=suggest.rules)
@option("--find", metavar="WORDS", help="cli-rules-find")
@in_language
@by_pages
def rules(ids: tuple[str, ...], find: str | None, pager: bool) -> None:
    from gugong import explain
    from gugong.explain.show import rule_lines, rule_text
    from gugong.terminal.pager import show

    width, spoken = min(NARROW, get_terminal_size().columns), language()
    try:
        book = explain.rulebook(spoken)
        shown = [explain.rule(each, spoken) for each in ids]
    except explain.NoSuchRule as error:
        raise bad_input(error) from None
    parts = [rule_text(entry, width, tell("cli-see", rules=entry.see)) for entry in shown]
    if find is not None:
        found = explain.find_rules(find, spoken)
        if not found:
            raise refused("cli-no-rules", words=find)
        parts.append("\n".join(rule_lines(found)))
    elif not shown:
        parts.append("\n".join(rule_lines(list(book.values()))))
    show("\n\n".join(parts), pager)


@cli.group(cls=Commands, help="cli-catalog", invoke_without_command=True)
@option("--catalog", "own", type=click.Path(path_type=Path), help="cli-catalog-own")
@option("--edition", help="cli-catalog-edition")
@in_language
@by_pages
@click.pass_context
def catalog(context: click.Context, own: Path | None, edition: str | None, pager: bool) -> None:
    if context.invoked_subcommand is None:
        from gugong.catalog.load import load_catalog
        from gugong.catalog.show import listing
        from gugong.errors import CatalogError
        from gugong.terminal.pager import show

        try:
            show(listing(load_catalog(own, edition), language()), pager)
        except CatalogError as error:
            raise bad_input(error) from None


@catalog.command(cls=Command, help="cli-check")
@argument("file", type=click.Path(path_type=Path))
@in_language
def check(file: Path) -> None:
    from gugong.catalog import show
    from gugong.errors import CatalogError

    try:
        click.echo(show.check(file, language=language()))
    except CatalogError as error:
        raise bad_input(error) from None


@catalog.command(cls=Command, help="cli-edit")
@argument("file", type=click.Path(path_type=Path), default="my-box.toml")
@option("--all", "everything", is_flag=True, help="cli-edit-all")
@option("--only", default="", metavar="NAME", help="cli-edit-only")
@in_language
def edit(file: Path, everything: bool, only: str) -> None:
    from gugong.errors import CatalogError
    from gugong.terminal import own_figures

    try:
        sys.exit(own_figures.edit(file, language(), everything, only))
    except CatalogError as error:
        raise bad_input(error) from None
    except OSError as error:
        raise refused("cli-file", path=str(file), reason=str(error.strerror)) from None


@cli.command(cls=Command, help="cli-replay")
@argument("file", type=click.Path(path_type=Path, allow_dash=True))
@option("--all", "everything", is_flag=True, help="cli-replay-all")
@option("--json", "as_json", is_flag=True, help="cli-replay-json")
@option("--svg", type=click.Path(path_type=Path, allow_dash=True), help="cli-replay-svg")
@option("--png", type=click.Path(path_type=Path, allow_dash=True), help="cli-replay-png")
@option("--seat", type=int, help="cli-replay-seat")
@option("--ply", type=int, help="cli-replay-ply")
@in_language
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
    import gugong
    from gugong.errors import GugongError
    from gugong.terminal.whole_log import tell_game, tell_json

    if svg is not None or png is not None:
        if everything or as_json:
            raise refused("cli-draws-only")
        draw_record(file, svg, png, seat or 0, ply)
        return
    if seat is not None or ply is not None:
        raise refused("cli-for-drawing")
    try:
        game = gugong.replay(text_of(file))
    except GugongError as error:
        raise bad_input(error, file) from None
    if as_json:
        tell_json(game)
    else:
        tell_game(game, everything, pager, language())


def draw_record(file: Path, svg: Path | None, png: Path | None, seat: int, ply: int | None) -> None:
    """Write pictures of a record; nothing is written if anything is wrong."""
    from gugong.draw.export import NotShown, picture_of_record
    from gugong.draw.png import NoPainter, painted
    from gugong.errors import GugongError

    try:
        drawn = picture_of_record(text_of(file), seat, ply, language())
    except NotShown as error:
        raise bad_input(error) from None
    except GugongError as error:
        raise bad_input(error, file) from None
    try:
        pixels = painted(drawn) if png is not None else b""
    except NoPainter as error:
        raise bad_input(error, "--png") from None
    for name, out, content in (("--png", png, pixels), ("--svg", svg, f"{drawn}\n".encode())):
        if out is None:
            continue
        try:
            with click.open_file(str(out), "wb") as stream:  # it calls itself UTF-8, whatever the pipe is
                stream.write(content)
        except OSError as error:
            raise refused("cli-option-file", option=name, path=str(out), reason=of_system(error)) from None
