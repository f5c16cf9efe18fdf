"""A real PostgreSQL in a temporary folder, as a user of its own: the server refuses to run as root."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

PLACES = Path("/usr/lib/postgresql")
USER = "postgres"


def binaries() -> Path | None:
    """Where Debian keeps the newest server; None if there is none, or nobody to run it."""
    found = sorted(PLACES.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found or (os.getuid() == 0 and shutil.which("setpriv") is None):
        return None
    return found[-1].parent


class Postgres:
    """One cluster, which can be stopped and started."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder, self.bin = folder, bin
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def run(self, *command: str) -> None:
        as_user = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if os.getuid() == 0 else []
        program = str(self.bin / command[0])
        done = subprocess.run(
            [*as_user, program, *command[1:]], capture_output=True, text=True, check=False, cwd=self.folder
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        how = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.run(
            "pg_ctl", "start", "-w", "-s", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-o", how
        )

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-s", "-m", "immediate", "-D", str(self.folder / "data"))

    def database(self, name: str, *more: str) -> str:
        """A new database; its address."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, *more, name)
        return f"postgresql+psycopg://{USER}:not-said@127.0.0.1:{self.port}/{name}"


@contextmanager
def running(bin: Path) -> Iterator[Postgres]:
    """A cluster for as long as it is needed."""
    folder = Path(mkdtemp(prefix="gugong-pg"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, USER, USER)
        made = Postgres(folder, bin)
        made.run(
            "initdb", "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-N", "-E", "UTF8", "--locale=C.UTF-8"
        )
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
