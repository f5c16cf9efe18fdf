"""The commands `gugong tournament`, `gugong simulate` and `gugong report`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from gugong import suggest
from gugong.catalog.load import load_catalog
from gugong.configuration import DIFFICULTIES
from gugong.errors import GugongError
from gugong.game_options import FOCUS, PAIRING, levels_of_meng, names_in, with_modules, with_options
from gugong.sim import shown, standings, tournament
from gugong.sim.naming import specs_in
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention, Interrupted
from gugong.version import with_extra

INTERRUPTED: Final = 130
Tick = Callable[[int, int], None]


class Interruption(click.ClickException):
    """Ctrl-C: one line, and what was played is kept."""

    exit_code = INTERRUPTED


def specs(_context: click.Context, _parameter: click.Parameter, text: str) -> tuple[str, ...]:
    """Bots with commas between them."""
    return specs_in(text)


of_a_run: Final = with_options(
    click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many games."),
    click.option("--players", type=click.IntRange(1, 5), help="1 is against Meng.  [default: 2, or 1 with his levels]"),
    with_modules,
    PAIRING,
    FOCUS,
    click.option("--seed", type=int, default=1, show_default=True, help="A number that fixes all chance."),
    click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes that play."),
    click.option("--ray", metavar="ADDRESS", help="Play on Ray: a cluster's address, or auto."),
    click.option("--catalog", type=click.Path(path_type=Path), help="Your own figures: a file of changes."),
)


def kind_of(options: Mapping[str, object], catalog: Path | None) -> Kind:
    """The kind of game that the options ask for."""
    return Kind.of(options, load_catalog(catalog))


@contextmanager
def progress(what: str) -> Iterator[Tick]:
    """A bar on the terminal; in a file or a pipe there is none."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class Tally:
    """How far a run came, for what is said if it stops."""

    def __init__(self, tick: Tick) -> None:
        self.tick = tick
        self.done = 0
        self.total = 0

    def __call__(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self.tick(done, total)

    def stopped(self, out: Path | None) -> NoReturn:
        """Say what is kept, and stop."""
        kept = f"they are kept in {out}, and the same command goes on" if out else "without --out nothing is kept"
        raise Interruption(f"interrupted after {self.done} of {self.total} games; {kept}")


@click.command("tournament")
@click.option(
    "--bots",
    required=True,
    metavar="NAMES",
    shell_complete=suggest.BOTS,
    callback=specs,
    help="Bots with commas: random,greedy …",
)
@of_a_run
@levels_of_meng("Against Meng: easy,normal,hard.  [default: all]")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Keep every game here; goes on if there.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def tournament_command(
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    seed: int,
    jobs: int,
    ray: str | None,
    catalog: Path | None,
    levels: tuple[str, ...],
    out: Path | None,
    as_json: bool,
    **options: object,
) -> None:
    """Let bots play each other, or Meng: seats rotated, the same deals for all, with intervals.

    --games is for every group of bots that meet (with two players: for every pair), or for every bot and level of Meng.
    """
    number = players or (1 if levels else 2)
    levels = levels or (DIFFICULTIES if number == 1 else ())
    try:
        kind = kind_of({"players": number, **options}, catalog)
        asked = tournament.Tournament(bots, kind, number, games, seed, levels)
        with Attention() as attention, progress("games") as tick:
            tally = Tally(tick)
            try:
                found = tournament.run(asked, out, jobs, attention, tally, ray)
            except Interrupted:
                tally.stopped(out)
    except GugongError as error:
        raise click.UsageError(str(error)) from None
    tables = standings.standings(bots, found)
    if as_json:
        result = {"players": number, "games": games, **asked.head(), **tables}
        click.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        shown.show(tables, Console(highlight=False, width=None if sys.stdout.isatty() else 120))


def needing(module: str) -> ModuleType:
    """A module of ours that needs the libraries of the extra `research`."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise click.UsageError(f"{error.name} is not installed; this command needs: {with_extra('research')}") from None


@click.command("simulate")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAMES",
    shell_complete=suggest.BOTS,
    callback=specs,
    help="Bots by seat.",
)
@of_a_run
@levels_of_meng("Against Meng: easy,normal,hard by turns.")
@click.option("--records", is_flag=True, help="Keep every game's record, as one more column.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A Parquet file, or a folder for parts.")
def simulate_command(
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    seed: int,
    jobs: int,
    ray: str | None,
    catalog: Path | None,
    levels: tuple[str, ...],
    records: bool,
    out: Path,
    pairing: str | None,
    **options: object,
) -> None:
    """Play many games, and write a table with a row for each game and seat (docs/simulating.md).

    Bots take turns on the seats. An interrupted run goes on where it stopped, and a finished one can be given more
    games. A folder, a name without .parquet, is filled with parts of 64 games, the same whoever plays them.
    """
    simulate = needing("gugong.sim.simulate")
    number = players or (1 if levels else 2)
    try:
        kind = kind_of({"players": number, **options}, catalog)
        asked = simulate.Simulation.of(bots, kind, seed, levels, names_in(pairing), records)
        asked.check()
        by_parts = out.is_dir() or not out.suffix
        store = None if by_parts else simulate.Store(out, asked.head())
        with Attention() as attention, progress("games") as tick:
            tally = Tally(tick)
            try:
                if store is None:
                    needing("gugong.sim.shards").run_into(out, asked, games, jobs, attention, tally, ray)
                else:
                    simulate.run(asked, games, store, jobs, attention, tally, ray)
            except Interrupted:
                tally.stopped(out if store is None else store.parts)
    except GugongError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{out}: {tally.total} games")


@click.command("report")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A file report.md, or a folder.")
@click.option("--title", default="Simulated games", show_default=True, help="The heading.")
def report_command(files: tuple[Path, ...], out: Path, title: str) -> None:
    """Write tables and plots of simulated games: seats, VP, Decrees, tokens, locations, Palace, dice."""
    write = needing("gugong.sim.report.write")
    try:
        text = write.write(files, out, title)
    except GugongError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{text} is written; its pictures are in {text.parent / write.PICTURES}")
