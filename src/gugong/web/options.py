"""How a server is set up: where it listens, where games are kept, and what it lets one visitor do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gugong.folders import data_file

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8474
FILE: Final = "games.db"


@dataclass(frozen=True)
class Options:
    """The settings of a server."""

    database: str  # an address as SQLAlchemy reads it
    host: str = LOOPBACK
    port: int = PORT
    names: tuple[str, ...] = ()  # names under which it may be asked for, besides addresses and localhost
    requests_a_second: float = 60.0  # of one visitor, in the long run
    requests_at_once: int = 240
    new_games_a_minute: float = 30.0
    most_games: int = 500  # of one browser
    most_streams: int = 24  # of one game
    most_followed: int = 1000  # games of one visitor that pages follow at once, each page counted
    small_body: int = 16_384  # bytes of a request
    record_body: int = 2_000_000
    uploads: bool = True  # whether records may be opened
    new_games: bool = True  # whether visitors may begin games
    most_connections: int = 100  # of one address
    head_time: float = 10.0  # seconds for the head of a request, from the moment it begins
    body_time: float = 30.0  # seconds for its body
    proxies: tuple[str, ...] = ()  # addresses whose word is taken for where a request comes from
    metrics_port: int = 0  # of the first worker; each further one has the next
    json_logs: bool = False
    expire: int = 0  # days after which a game that nobody touches is deleted; 0 for never
    webhook_hosts: tuple[str, ...] = ()  # where people may be told that it is their turn: host, or host:port
    open_tables: bool = False  # whether tables may be listed in the lobby for strangers to join
    invite_only: bool = False  # whether only those begin games who came by the owner's address
    host_link: str = ""  # the digest of that address's secret
    apart: bool = False  # whether games that are over are shown by a process of their own
    bot_processes: int = 2
    workers: int = 1  # processes that serve this database on this machine
    worker: int = 0  # which of them this is
    counts: int = -1  # the file in which workers count requests together; -1 for one that is alone
    heartbeat: float = 15.0  # seconds between signs of life on a quiet stream
    poll: float = 1.0  # seconds between looks at what other workers have written


def database_url(given: str | None) -> str:
    """A file's path or an address -> an address; without any, the file of this user."""
    if given is not None and "://" in given:
        return given
    return f"sqlite:///{Path(given).expanduser() if given is not None else own_file()}"


def own_file() -> Path:
    """Where this user's games are kept."""
    return data_file(FILE)
