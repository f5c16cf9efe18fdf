"""The commands `gugong coach` and `gugong puzzles`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import click

import gugong
from gugong.coach import plain, puzzles, telling
from gugong.coach.html import html
from gugong.coach.judging import TURN_TIME, Budget
from gugong.coach.reading import read
from gugong.draw import LETTERS
from gugong.errors import GugongError, of_system
from gugong.explain.voice import TableVoice
from gugong.game import Game
from gugong.shell import INTERRUPTED, progress, text_of
from gugong.spoken import Command, Group, argument, bad_input, in_language, language, option, refused, tell
from gugong.words.phrase import Name
from gugong.words.voice import Voice

MENG: Final = "person-automa"


def names_of(game: Game, spoken: str) -> list[str]:
    """The players by their colours."""
    says = Voice(spoken)
    automa = game.state.rules.automa
    return [
        says.name(Name("colour", "N" if seat == automa else LETTERS[seat])) for seat in range(game.state.rules.seats)
    ]


def written(out: Path, content: bytes, name: str) -> None:
    """Write a file; what is wrong with it is said in a line."""
    try:
        with click.open_file(str(out), "wb") as stream:
            stream.write(content)
    except OSError as error:
        raise refused("cli-option-file", option=name, path=str(out), reason=of_system(error)) from None


@click.command("coach", cls=Command, help="cli-coach-whole")
@argument("file", type=click.Path(path_type=Path, allow_dash=True))
@option("--seat", type=int, default=0, show_default=True, help="cli-coach-seat")
@option("--json", "as_json", is_flag=True, help="cli-coach-json")
@option("--html", "page", type=click.Path(path_type=Path, allow_dash=True), help="cli-coach-html")
@option(
    "--time",
    "seconds",
    type=click.FloatRange(0.01, 600),
    default=TURN_TIME,
    show_default=True,
    help="cli-coach-time",
)
@in_language
def coach_command(file: Path, seat: int, as_json: bool, page: Path | None, seconds: float) -> None:
    try:
        game = gugong.replay(text_of(file))
        with progress(tell("coach")) as tick:
            report = read(game, seat, Budget(time=seconds, patient=True), tick)
    except GugongError as error:
        raise bad_input(error, file) from None
    names = names_of(game, language())
    voice = TableVoice(game.state.rules, game.catalog, names, language(), seat, codes=False)
    if page is not None:
        written(page, html(report, game, voice, names).encode(), "--html")
    if as_json:
        click.echo(json.dumps(telling.to_dict(report, voice), ensure_ascii=False))
    elif page is None:
        click.echo(plain.text(report, game, voice))


@click.group("puzzles", cls=Group, help="cli-puzzles-whole")
@in_language
def puzzles_command() -> None:
    pass


@puzzles_command.command("make", cls=Command, help="cli-puzzles-make")
@option("--games", type=click.IntRange(1), default=100, show_default=True, help="cli-puzzles-games")
@option("--first", type=click.IntRange(0), default=0, show_default=True, help="cli-puzzles-first")
@option("--seed", type=int, default=16, show_default=True, help="cli-puzzles-seed")
@option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="cli-puzzles-out")
@in_language
def make_command(games: int, first: int, seed: int, out: Path) -> None:
    found: list[puzzles.Puzzle] = []
    if out.exists():
        try:
            found += puzzles.read_all(out.read_bytes())
        except (GugongError, OSError) as error:
            raise (
                bad_input(error, out)
                if isinstance(error, GugongError)
                else refused("cli-file", path=str(out), reason=of_system(error))
            ) from None
    written(out, puzzles.write(found), "--out")  # now, not after an hour
    had = len(found)
    try:
        with progress(tell("puzzles")) as tick:
            for done in range(games):
                tick(done, games)
                found = puzzles.joined(found, puzzles.find(first + done, seed))
                written(out, puzzles.write(found), "--out")
    except KeyboardInterrupt:
        click.echo(tell("cli-puzzles-made", new=len(found) - had, all=len(found)), err=True)
        sys.exit(INTERRUPTED)
    click.echo(tell("cli-puzzles-made", new=len(found) - had, all=len(found)))
