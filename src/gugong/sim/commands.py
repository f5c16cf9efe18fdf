"""The commands `gugong tournament`, `gugong simulate` and `gugong report`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

import click
import msgspec
from rich.console import Console

from gugong import suggest
from gugong.catalog.load import load_catalog
from gugong.configuration import DIFFICULTIES
from gugong.errors import GugongError
from gugong.game_options import FOCUS, PAIRING, levels_of_meng, names_in, with_modules, with_options
from gugong.shell import INTERRUPTED, Tick, progress
from gugong.sim import shown, standings, tournament
from gugong.sim.naming import specs_in
from gugong.sim.playing import Kind
from gugong.sim.pool import Attention, Interrupted
from gugong.spoken import Command, argument, bad_input, in_language, language, option, refused, tell
from gugong.version import with_extra
from gugong.words.voice import Voice


class Interruption(click.ClickException):
    """Ctrl-C: one line, and what was played is kept."""

    exit_code = INTERRUPTED


def specs(_context: click.Context, _parameter: click.Parameter, text: str) -> tuple[str, ...]:
    """Bots with commas between them."""
    return specs_in(text)


of_a_run: Final = with_options(
    option("--games", type=click.IntRange(1), default=200, show_default=True, help="cli-run-games"),
    option("--players", type=click.IntRange(1, 5), help="cli-run-players"),
    with_modules,
    PAIRING,
    FOCUS,
    option("--seed", type=int, default=1, show_default=True, help="cli-run-seed"),
    option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="cli-run-jobs"),
    option("--ray", metavar="ADDRESS", help="cli-run-ray"),
    option("--catalog", type=click.Path(path_type=Path), help="cli-run-catalog"),
    in_language,
)


def kind_of(options: Mapping[str, object], catalog: Path | None) -> Kind:
    """The kind of game that the options ask for."""
    return Kind.of(options, load_catalog(catalog))


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
        key = "cli-interrupted_kept" if out else "cli-interrupted"
        raise Interruption(tell(key, done=self.done, total=self.total, path=str(out)))


@click.command("tournament", cls=Command, help="cli-tournament-whole")
@option(
    "--bots",
    required=True,
    metavar="NAMES",
    shell_complete=suggest.BOTS,
    callback=specs,
    help="cli-tournament-bots",
)
@of_a_run
@levels_of_meng("cli-tournament-levels")
@option("--out", type=click.Path(path_type=Path, dir_okay=False), help="cli-tournament-out")
@option("--json", "as_json", is_flag=True, help="cli-tournament-json")
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
    number = players or (1 if levels else 2)
    levels = levels or (DIFFICULTIES if number == 1 else ())
    try:
        kind = kind_of({"players": number, **options}, catalog)
        asked = tournament.Tournament(bots, kind, number, games, seed, levels)
        with Attention() as attention, progress(tell("cli-progress-games")) as tick:
            tally = Tally(tick)
            try:
                found = tournament.run(asked, out, jobs, attention, tally, ray)
            except Interrupted:
                tally.stopped(out)
    except GugongError as error:
        raise bad_input(error) from None
    tables = standings.standings(bots, found)
    if as_json:
        result = {"players": number, "games": games, **asked.head(), **tables}
        click.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
        shown.show(tables, console, Voice(language()))


def needing(module: str) -> ModuleType:
    """A module of ours that needs the libraries of the extra `research`."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise refused("cli-needs-research", library=str(error.name), install=with_extra("research")) from None


@click.command("simulate", cls=Command, help="cli-simulate-whole")
@option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAMES",
    shell_complete=suggest.BOTS,
    callback=specs,
    help="cli-simulate-bots",
)
@of_a_run
@levels_of_meng("cli-simulate-levels")
@option("--records", is_flag=True, help="cli-simulate-records")
@option("--out", type=click.Path(path_type=Path), required=True, help="cli-simulate-out")
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
    simulate = needing("gugong.sim.simulate")
    number = players or (1 if levels else 2)
    try:
        kind = kind_of({"players": number, **options}, catalog)
        asked = simulate.Simulation.of(bots, kind, seed, levels, names_in(pairing), records)
        asked.check()
        by_parts = os.path.isdir(out) or not out.suffix  # of a name that cannot be, `Path.is_dir` makes an error
        store = None if by_parts else simulate.Store(out, asked.head())
        with Attention() as attention, progress(tell("cli-progress-games")) as tick:
            tally = Tally(tick)
            try:
                if store is None:
                    needing("gugong.sim.shards").run_into(out, asked, games, jobs, attention, tally, ray)
                else:
                    simulate.run(asked, games, store, jobs, attention, tally, ray)
            except Interrupted:
                tally.stopped(out if store is None else store.parts)
    except GugongError as error:
        raise bad_input(error) from None
    click.echo(tell("cli-simulated", path=str(out), games=tally.total))


@click.command("report", cls=Command, help="cli-report-whole")
@argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@option("--out", type=click.Path(path_type=Path), required=True, help="cli-report-out")
@option("--title", help="cli-report-title")
@in_language
def report_command(files: tuple[Path, ...], out: Path, title: str | None) -> None:
    write = needing("gugong.sim.report.write")
    try:
        text = write.write(files, out, title or write.TITLE)
    except GugongError as error:
        raise bad_input(error) from None
    click.echo(tell("cli-reported", path=str(text), pictures=str(text.parent / write.PICTURES)))
