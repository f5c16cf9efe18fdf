"""`gugong play`, `gugong serve` and `gugong meng`."""

from __future__ import annotations

import sys
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gugong import suggest
from gugong.cli.root import cli, web_room
from gugong.game_options import against_meng, with_modules
from gugong.spoken import Command, bad_input, in_language, language, option, refused

if TYPE_CHECKING:
    from gugong.terminal.session import Session


@cli.command(cls=Command, help="cli-play")
@option("--terminal", is_flag=True, help="cli-play-terminal")
@option("--plain", is_flag=True, help="cli-play-plain")
@option("--players", type=click.IntRange(1, 5), help="cli-play-players")
@option("--bots", type=click.IntRange(0, 5), help="cli-play-bots")
@option("--level", metavar="LEVEL", shell_complete=suggest.LEVELS, help="cli-play-level")
@option("--seed", type=int, help="cli-play-seed")
@option("--catalog", type=click.Path(path_type=Path), help="cli-own-catalog")
@option("--load", type=click.Path(path_type=Path), help="cli-play-load")
@option("--resume", is_flag=False, flag_value="", metavar="[NAME]", help="cli-play-resume")
@option("--no-browser", is_flag=True, help="cli-play-no-browser")
@option("--port", type=click.IntRange(0, 65535), help="cli-play-port")
@option("--database", metavar="FILE", help="cli-database")
@with_modules
@against_meng
@in_language
def play(
    terminal: bool,
    plain: bool,
    players: int | None,
    bots: int | None,
    level: str | None,
    seed: int | None,
    catalog: Path | None,
    load: Path | None,
    resume: str | None,
    modules: tuple[str, ...],
    no_browser: bool,
    port: int | None,
    database: str | None,
    **options: object,
) -> None:
    given = {key: value for key, value in options.items() if value is not None}
    if modules:
        given["modules"] = list(modules)
    asked = bool(given) or any(each is not None for each in (players, bots, level, seed, catalog))
    if load is not None and resume is not None:
        raise refused("cli-load-or-resume")
    if (load is not None or resume is not None) and asked:
        raise refused("cli-load-as-it-is")
    terminal = terminal or plain or resume is not None
    number = 3 if players is None else players
    computer = number - 1 if bots is None else bots
    if computer > number:
        raise refused("cli-too-many-bots", bots=computer, players=number)
    if number == 1 and computer:
        raise refused("cli-bots-alone")
    if terminal:
        if no_browser or port is not None or database is not None:
            raise refused("cli-for-the-browser")
        if resume is not None:
            load = resumed("terminal", resume)
        play_in_terminal(number, computer, level, seed, catalog, load, given, plain)
    if load is not None:
        raise refused("cli-load-in-terminal")
    if asked and number == computer:
        raise refused("cli-somebody-plays")
    told = {"players": number, "bots": computer, "level": level or "", "seed": seed, "catalog": catalog}
    game = {**told, **given} if asked else None
    web_room("serving").play(game, port, database, not no_browser)


def resumed(folder: str, name: str) -> Path:
    """The kept game that is meant; without a name, the one that is chosen from their list."""
    from gugong.errors import GugongError
    from gugong.terminal import keeping, resuming

    try:
        path = keeping.kept_as(folder, name) if name else resuming.choose(folder, language())
    except GugongError as error:
        raise bad_input(error, "--resume") from None
    if path is None:
        sys.exit(0)
    return path


def hint(session: Session) -> list[str]:
    """What the coach says; it is not loaded before somebody asks."""
    from gugong.cli import hints

    return hints.hint(session)


def play_in_terminal(
    players: int,
    bots: int,
    level: str | None,
    seed: int | None,
    catalog: Path | None,
    load: Path | None,
    options: dict[str, object],
    plain: bool,
) -> None:
    """Play here, and leave with the game's exit code."""
    from gugong.terminal import hinting, start

    hinting.GIVERS.append(hint)
    try:
        if load is not None:
            session = start.load(load, language())
        else:
            session = start.new(players, bots, seed, catalog, level, language(), **options)
    except start.REFUSALS as error:
        raise bad_input(error) from None
    sys.exit(start.play(session, load, plain=plain))


@cli.command(cls=Command, help="cli-serve")
@option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@option("--port", type=click.IntRange(0, 65535), default=8474, show_default=True)
@option("--database", metavar="FILE|URL", help="cli-database")
@option("--name", "names", multiple=True, help="cli-serve-name")
@option("--no-uploads", is_flag=True, help="cli-serve-no-uploads")
@option("--no-new-games", is_flag=True, help="cli-serve-no-new-games")
@option("--invite-only", is_flag=True, help="cli-serve-invite-only")
@option("--open-tables", is_flag=True, help="cli-serve-open-tables")
@option("--webhook-hosts", metavar="HOST,…", default="", help="cli-serve-webhook-hosts")
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="cli-serve-workers")
@option("--bots", type=click.IntRange(1, 64), default=2, show_default=True, help="cli-serve-bots")
@option("--proxy", "proxies", metavar="ADDRESS", multiple=True, help="cli-serve-proxy")
@option("--metrics-port", type=click.IntRange(0, 65000), default=0, help="cli-serve-metrics")
@option("--json-logs", is_flag=True, help="cli-serve-json-logs")
@option("--expire", metavar="DAYS", type=click.IntRange(1, 36500), default=None, help="cli-serve-expire")
@in_language
def serve(
    host: str,
    port: int,
    database: str | None,
    names: tuple[str, ...],
    no_uploads: bool,
    no_new_games: bool,
    invite_only: bool,
    open_tables: bool,
    webhook_hosts: str,
    workers: int,
    bots: int,
    proxies: tuple[str, ...],
    metrics_port: int,
    json_logs: bool,
    expire: int | None,
) -> None:
    for proxy in proxies:
        if not is_address(proxy):
            raise refused("cli-serve-no-address", given=repr(proxy))
    options = web_room("options")
    given = options.Options(
        options.database_url(database),
        host,
        port,
        names,
        uploads=not no_uploads,
        new_games=not no_new_games,
        invite_only=invite_only,
        open_tables=open_tables,
        webhook_hosts=tuple(each.strip() for each in webhook_hosts.split(",") if each.strip()),
        workers=workers,
        bot_processes=bots,
        proxies=proxies,
        apart=True,
        metrics_port=metrics_port,
        json_logs=json_logs,
        expire=expire or 0,
    )
    web_room("serving").serve(given)


def is_address(text: str) -> bool:
    """Whether this is an address, rather than a name."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


@cli.command(cls=Command, help="cli-meng")
@against_meng
@option("--cards", is_flag=True, help="cli-meng-cards")
@option("--seed", type=int, help="cli-meng-seed")
@option("--catalog", type=click.Path(path_type=Path), help="cli-own-catalog")
@option("--load", type=click.Path(path_type=Path), help="cli-meng-load")
@option("--resume", is_flag=False, flag_value="", metavar="[NAME]", help="cli-play-resume")
@in_language
def meng(
    cards: bool,
    seed: int | None,
    catalog: Path | None,
    load: Path | None,
    resume: str | None,
    **chosen: str | None,
) -> None:
    from gugong.errors import GugongError
    from gugong.terminal import companion

    given = {key: value for key, value in chosen.items() if value is not None}
    if load is not None and resume is not None:
        raise refused("cli-load-or-resume")
    if (load is not None or resume is not None) and (given or cards or seed is not None or catalog is not None):
        raise refused("cli-load-alone")
    if resume is not None:
        load = resumed("companion", resume)
    try:
        if load is not None:
            session = companion.load(load, language())
        else:
            session = companion.new(seed, catalog, not cards, language(), **given)
    except GugongError as error:
        raise bad_input(error) from None
    sys.exit(companion.play(session, load))
