"""`gugong play` and `gugong serve`: a socket, a server on it, an address to print, a browser to open."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from threading import Thread
from urllib.parse import urlsplit

import click
import uvicorn
from sqlalchemy.engine import make_url

from gugong.errors import of_system
from gugong.spoken import bad_input, language, refused, tell
from gugong.web import logs, workers
from gugong.web.app import end_streams, make_app
from gugong.web.connections import protocol
from gugong.web.games.new_game import NewGame, wished
from gugong.web.games.running import RunningGames
from gugong.web.options import LOOPBACK, PORT, Options, database_url
from gugong.web.page import PERSON
from gugong.web.refusals import Refusal
from gugong.web.store import Store, StoreError
from gugong.web.visitors import digest, new_secret
from gugong.words.voice import Voice

PATIENCE = 2  # seconds that open streams have to end
MANY = 20_000  # new things, after which Python looks for rubbish among them
SELDOM = 20


def play(game: dict[str, object] | None, port: int | None, database: str | None, browser: bool) -> None:
    """Serve pages to this machine; with a game asked for, begin it and show its table."""
    try:
        begun = None if game is None else wished(game)
    except Refusal as error:
        raise click.UsageError(Voice(language()).say(error.what)) from None
    bound = bind(LOOPBACK, PORT if port is None else port, any_port=port is None)
    options = Options(database_url(database), LOOPBACK, bound.getsockname()[1])

    def said(address: str) -> None:
        click.echo(tell("page-at", address=address))
        click.echo(tell("page-kept-in", place=kept_in(options)))
        if browser and has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(options, bound, said, begun)


def serve(options: Options) -> None:
    """Serve pages to whoever can reach this address."""
    if options.workers > 1 and not workers.CAN:
        raise refused("page-no-workers")
    wrong = [each for each in options.webhook_hosts if not is_host(each)]
    if wrong:
        raise refused("friends-no-host", given=repr(wrong[0][:60]))
    bound = bind(options.host, options.port, any_port=False)
    secret = new_secret()
    options = replace(options, port=bound.getsockname()[1], host_link=digest(secret))
    if options.workers > 1:  # free it was; from here on several share it
        bound.close()
        bound = bind(options.host, options.port, any_port=False, shared=True)

    def said(address: str) -> None:
        click.echo(tell("page-at_served", address=address, place=kept_in(options)))
        if options.invite_only:
            click.echo(tell("friends-invite-only", address=f"{address}host/{secret}"))
        if not is_loopback(options.host):
            for sentence in what_is_open(options):
                click.echo(tell(sentence))

    run(options, bound, said, None)


def what_is_open(options: Options) -> list[str]:
    """Which sentences say what strangers may do here."""
    may = "guests" if options.invite_only else "open"
    found = ["page-open-to-all"]
    found.append(f"page-{may}_new-games" if options.new_games else "page-shut_new-games")
    found.append(f"page-{may}_uploads" if options.uploads else "page-shut_uploads")
    return [*found, "page-open_tables"] if options.open_tables else found


def is_host(given: str) -> bool:
    """Whether this is a host's name or address, with or without a port."""
    try:
        parts = urlsplit(f"//{given}")
        _ = parts.port
    except ValueError:
        return False
    return bool(parts.hostname) and parts.netloc == given and parts.username is None and given.isprintable()


def bind(host: str, port: int, any_port: bool, shared: bool = False) -> socket.socket:
    """A socket at this address; if the port is taken, at any free one where that will do.

    Several processes of this user can share one.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0) if any_port else (port,):
        # Named TCP, because only then asyncio sends at once: otherwise small replies wait 40 ms for a receipt.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            bound.bind((host, wanted))
        except OSError as error:
            bound.close()
            reason = of_system(error)
        else:
            return bound
    raise refused("page-no-port", host=host, port=str(port), reason=reason)


def is_loopback(host: str) -> bool:
    """Whether only this machine can ask."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def has_screen() -> bool:
    """Whether a browser with windows can open; a text browser would take this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def kept_in(options: Options) -> str:
    """Where games are kept, without a password."""
    url = make_url(options.database)
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()


class Server(uvicorn.Server):
    """A server that says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        spare_the_collector()
        if not self.should_exit:
            self.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams first: what waits for their end would wait long."""
        end_streams(self.config.app)
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """What is there from the start stays, and is not looked through for rubbish with every few requests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, SELDOM, SELDOM)


async def first_game(options: Options, begun: NewGame) -> str:
    """Begin the game that was asked for; an address that hands its seats to the first browser there."""
    secret = new_secret()
    people = [replace(seat, link=digest(secret)) if seat.kind == PERSON else seat for seat in begun.seats]
    games = RunningGames(replace(options, bot_processes=0))
    live = await games.begin(replace(begun, seats=people))
    await games.close()
    return f"/games/{live.row.id}/sit/{secret}"


def run(options: Options, bound: socket.socket, said: Callable[[str], None], begun: NewGame | None) -> None:
    """Serve until somebody ends it."""
    try:
        Store(options.database).close()  # migrations first, so that what is wrong with it is said in one line
    except StoreError as error:
        raise bad_input(error) from None
    host = f"[{options.host}]" if ":" in options.host else options.host
    address = f"http://{host}:{options.port}/"
    first_page = "/" if begun is None else asyncio.run(first_game(options, begun))
    if options.workers > 1:
        code = workers.run(options, bound, lambda: said(address.rstrip("/") + first_page))
    else:
        code = serve_here(options, bound, lambda: said(address.rstrip("/") + first_page))
    if code:
        sys.exit(code)


def serve_here(options: Options, bound: socket.socket, listening: Callable[[], None]) -> int:
    """Serve in this process; its exit code."""
    logs.set_up(options.json_logs)
    config = uvicorn.Config(
        make_app(options),
        http=protocol(options),
        log_config=None,
        access_log=False,  # an address may hold a seat's secret at its first visit
        server_header=False,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=list(options.proxies),
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
    )
    # Uvicorn hands a signal on when it has ended: told to end, this is a good end.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    server = Server(config, listening)
    server.run(sockets=[bound])
    return 0 if server.started else 1
