"""Its server and a load of its own, in the same run: both are Node's, taken from npm into a folder that is kept."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from gugong.folders import state_file
from gugong.spoken import refused
from gugong.web.load import Load
from gugong.web.options import LOOPBACK

NAME: Final = "boardgame.io"
HERE: Final = Path(__file__).resolve().parent
# A later koa-compose refuses what its server hands it.
PACKAGE: Final = {
    "private": True,
    "dependencies": {NAME: "0.50.2", "node-persist": "3.1.3", "socket.io-client": "4.8.4"},
    "overrides": {"koa-compose": "4.1.0"},
}
PATIENCE: Final = 60  # seconds beyond those of the load


def installed() -> Path:
    """The folder with its packages; fetched if they are not there yet."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise refused("cli-bench-no-node")
    folder, wanted = state_file(NAME), json.dumps(PACKAGE)
    written = folder / "package.json"
    if not (written.exists() and written.read_text(encoding="utf-8") == wanted and (folder / "node_modules").is_dir()):
        folder.mkdir(parents=True, exist_ok=True)
        written.write_text(wanted, encoding="utf-8")
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(command, cwd=folder, check=False).returncode:
            written.unlink()
            raise refused("cli-bench-no-node")
    for script in ("server.js", "load.js"):  # beside the packages, where Node looks for them
        shutil.copyfile(HERE / script, folder / script)
    return folder


def measured(load: Load) -> dict[str, Any]:
    """The same figures as ours."""
    folder = installed()
    with socket.socket() as free, TemporaryDirectory() as kept:
        free.bind((LOOPBACK, 0))
        port = str(free.getsockname()[1])
        free.close()
        with subprocess.Popen(
            ["node", str(folder / "server.js"), kept, port],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None
                assert any(line.strip() == "ready" for line in server.stdout), "its server did not start"
                asked = [port, str(load.games), str(load.seconds), str(load.each_second)]
                done = subprocess.run(
                    ["node", str(folder / "load.js"), *asked],
                    capture_output=True,
                    text=True,
                    check=True,
                    timeout=load.seconds + PATIENCE,
                )
            finally:
                server.kill()
    found: dict[str, Any] = json.loads(done.stdout)
    return found
