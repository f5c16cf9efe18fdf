"""Builds the wheel of this checkout into build/wheel, once for the same sources, however many ask for it at once.

    python tools/build.py                 with the libraries of this environment, which must have what a build needs
    python tools/build.py --isolated      as pip builds it for everybody: in an environment made for it
    python tools/build.py --beside        isolated, in the background; the log is build/beside.log
    python tools/build.py --ready         nothing is built; exit code 0 if the wheel is that of these sources
    python tools/build.py --alone make …  run a command that nobody else runs at the same time

What a wheel was made of is a digest that lies beside it, so a file deleted, or a checkout of another day, is noticed.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
WHEEL = BUILD / "wheel"
MADE_OF = WHEEL / "made-of.json"
HOW_BUILT = BUILD / "how-built.txt"
INTERRUPTED = 130
COMPILED = "gugong: engine compiled"
PURE = os.environ.get("GUGONG_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("GUGONG_COMPILE", "") == "require"


def digest() -> str:
    """Everything that a wheel is made of, and for which Python."""
    found = hashlib.sha256(repr((sys.version, PURE)).encode())
    files = [ROOT / each for each in ("pyproject.toml", "setup.py", "README.md")]
    files += [*(ROOT / "src").rglob("*"), *(ROOT / "docs" / "rules").rglob("*"), *(ROOT / "docs").glob("rulings*.md")]
    for file in sorted(files):
        if file.is_file() and file.suffix != ".pyc":
            found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()


def is_ready(wanted: str, isolated: bool) -> bool:
    """Whether the wheel is of these sources; for whoever requires it compiled, a compiled one."""
    try:
        made = json.loads(MADE_OF.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    fits = made["digest"] == wanted and (made["isolated"] or not isolated)
    return fits and (made["compiled"] or not REQUIRED or PURE)


@contextmanager
def alone(name: str) -> Iterator[None]:
    """One at a time; the lock ends with the process, however that ends."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def bare_environment(folder: str) -> Path:
    """A Python without any library. However isolated a build is, mypy looks for libraries beside the Python that runs
    it, and would find there what nobody else has."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    return Path(folder, "bin", "python")


def build(isolated: bool) -> None:
    """Build, and put the wheel in its place whole; an error of pip's ends this, and the wheel before stays."""
    wanted = digest()
    with alone("wheel"):
        if is_ready(wanted, isolated):
            return
        print("gugong: building the package …", flush=True)
        HOW_BUILT.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder, tempfile.TemporaryDirectory() as bare:
            command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
            command += ["--python", str(bare_environment(bare))] if isolated else []
            command += ["wheel", "--no-deps"] if isolated else ["wheel", "--no-deps", "--no-build-isolation"]
            done = subprocess.run([*command, "--wheel-dir", folder, str(ROOT)], check=False)
            if done.returncode:
                sys.exit(f"gugong: the package could not be built (exit code {done.returncode}), as shown above")
            how = HOW_BUILT.read_text(encoding="utf-8").strip()
            made = {"digest": wanted, "isolated": isolated, "compiled": how.startswith(COMPILED)}
            Path(folder, MADE_OF.name).write_text(json.dumps(made), encoding="utf-8")
            shutil.rmtree(WHEEL, ignore_errors=True)
            Path(folder).rename(WHEEL)
            Path(folder).mkdir()  # which the end of this block removes


def build_beside() -> None:
    """Build in a session of its own: Ctrl-C ends the game, not the build. Whoever comes second waits for the first."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "beside.log").open("a") as log:
        subprocess.Popen(
            ["nice", "-n", "10", sys.executable, __file__, "--isolated"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def run_alone(command: list[str]) -> int:
    """The exit code of a command that waited for its turn."""
    try:
        with alone("set-up"):
            return subprocess.run(command, check=False, close_fds=False).returncode
    except KeyboardInterrupt:
        return INTERRUPTED


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel of this checkout into build/wheel.")
    parser.add_argument("--isolated", action="store_true", help="in an environment made for it")
    parser.add_argument("--beside", action="store_true", help="isolated, in the background")
    parser.add_argument("--ready", action="store_true", help="only say by the exit code whether it is built")
    parser.add_argument("--alone", nargs=argparse.REMAINDER, help="run a command, one at a time")
    asked = parser.parse_args()
    if asked.alone:
        sys.exit(run_alone(asked.alone))
    if asked.ready:
        sys.exit(0 if is_ready(digest(), asked.isolated) else 1)
    if asked.beside:
        build_beside()
    else:
        build(asked.isolated)


if __name__ == "__main__":
    main()
