"""`gugong backup`, `gugong restore` and `gugong games`: for whoever hosts games."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import click

from gugong.cli.root import cli, web_room
from gugong.errors import GugongError
from gugong.spoken import Command, Group, argument, bad_input, in_language, language, option, refused, tell, tell_form


@cli.command(cls=Command, help="cli-backup")
@argument("file", type=click.Path(path_type=Path))
@option("--database", metavar="FILE|URL", help="cli-database")
@in_language
def backup(file: Path, database: str | None) -> None:
    url = web_room("options").database_url(database)
    try:
        n = web_room("store.copying").backup(url, file)
    except OSError as error:
        raise refused("cli-no-file", file=str(file), fault=error.strerror or str(error)) from None
    except GugongError as error:
        raise bad_input(error) from None
    click.echo(tell("cli-backup-done", n=n, file=str(file)))


@cli.command(cls=Command, help="cli-restore")
@argument("file", type=click.Path(path_type=Path))
@option("--database", metavar="FILE|URL", help="cli-database")
@in_language
def restore(file: Path, database: str | None) -> None:
    url = web_room("options").database_url(database)
    try:
        n = web_room("store.copying").restore(file, url)
    except OSError as error:
        raise refused("cli-no-file", file=str(file), fault=error.strerror or str(error)) from None
    except GugongError as error:
        raise bad_input(error) from None
    click.echo(tell("cli-restore-done", n=n, file=str(file)))


@cli.group(cls=Group, help="cli-games")
@in_language
def games() -> None:
    pass


def opened(database: str | None) -> Any:
    """The store that is meant; a line that says what is wrong with it."""
    try:
        return web_room("store").Store(web_room("options").database_url(database))
    except GugongError as error:
        raise bad_input(error) from None


@games.command("list", cls=Command, help="cli-games-list")
@option("--database", metavar="FILE|URL", help="cli-database")
@in_language
def list_(database: str | None) -> None:
    store = opened(database)
    name_of = web_room("games.seats").name_of
    for row in web_room("store.keeping").listed(store):
        names = ", ".join(name_of(seat, language()) for seat in store.seats(row.id))
        day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.changed))
        shared = store.tables.row(row.id)
        gathers = shared is not None and not shared.started
        form = "opened" if row.opened else "gathers" if gathers else "over" if row.asked < 0 else ""
        click.echo(tell_form("cli-games-line", form, id=row.id, changed=day, day=row.day, names=names, title=row.title))
    store.close()


@games.command("export", cls=Command, help="cli-games-export")
@argument("id")
@option("--database", metavar="FILE|URL", help="cli-database")
@in_language
def export(id: str, database: str | None) -> None:
    store = opened(database)
    try:
        live = web_room("games.live").LiveGame.load(store, id)
    except GugongError as error:
        raise bad_input(error) from None
    finally:
        store.close()
    if live is None:
        raise refused("cli-games-none", given=repr(id[:40]))
    click.echo(live.table.game.record(), nl=False)


@games.command("delete", cls=Command, help="cli-games-delete")
@argument("ids", nargs=-1, required=True)
@option("--database", metavar="FILE|URL", help="cli-database")
@in_language
def delete(ids: tuple[str, ...], database: str | None) -> None:
    store = opened(database)
    try:
        missing = [id for id in ids if store.game(id) is None]
        if missing:
            raise refused("cli-games-none", given=repr(missing[0][:40]))
        n = asyncio.run(web_room("store.keeping").remove(store, ids))
    except GugongError as error:
        raise bad_input(error) from None
    finally:
        store.close()
    click.echo(tell("cli-games-deleted", n=n))


@games.command("expire", cls=Command, help="cli-games-expire")
@argument("days", type=click.IntRange(1, 36500))
@option("--database", metavar="FILE|URL", help="cli-database")
@in_language
def expire(days: int, database: str | None) -> None:
    store = opened(database)
    keeping = web_room("store.keeping")
    try:
        n = asyncio.run(keeping.remove(store, keeping.old(store, days)))
    except GugongError as error:
        raise bad_input(error) from None
    finally:
        store.close()
    click.echo(tell("cli-games-deleted", n=n))
