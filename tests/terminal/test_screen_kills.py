"""The screen in a terminal of its own: a kill, Ctrl-C or a closed terminal at any moment loses no answer."""

from __future__ import annotations

import fcntl
import os
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from random import Random

import pytest

import gugong
from gugong.notation.records import KIND
from tests.lengths import length
from tests.terminal.test_cli import environment

pty = pytest.importorskip("pty", reason="no such terminals on this system")

WAYS = ("hang up", "kill", "Ctrl-C", "terminate")
PATIENCE = 60.0


class Terminal:
    """A game in a terminal of 80 by 24."""

    def __init__(self, home: Path, *arguments: str, term: str = "xterm-256color") -> None:
        self.home = home / "gugong" / "terminal"
        command = [sys.executable, "-m", "gugong", "play", "--terminal", "--seed", "3", "--players", "2"]
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [*command, "--level", "easy", *arguments], environment(home) | {"TERM": term})
        self.size(80, 24)
        self.seen = ""

    def size(self, width: int, height: int) -> None:
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def read(self, seconds: float) -> None:
        """Take what it shows meanwhile."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and select.select([self.end], [], [], left)[0]:
            try:
                self.seen += os.read(self.end, 65536).decode(errors="replace")
            except OSError:
                return

    def wait_for(self, text: str) -> None:
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < until, self.seen[-2000:]
            self.read(0.1)

    def kept(self) -> list[str]:
        """What people have answered, by the record on the disk; whole at any moment."""
        for file in self.home.glob("*.txt"):
            text = file.read_text(encoding="utf-8")
            if text:
                assert KIND in text
                return [answer for seat, answer in gugong.replay(text, chance="deal").answers if seat == 0]
        return []

    def answer(self) -> int:
        """Give the first answer; how many there are when it is on the disk."""
        before, until = len(self.kept()), time.monotonic() + PATIENCE
        os.write(self.end, b"1")
        while len(self.kept()) <= before:
            assert time.monotonic() < until, self.seen[-2000:]
            self.read(0.02)
        return len(self.kept())

    def close(self) -> int:
        """Until it has ended; its exit code, negative for a signal."""
        until = time.monotonic() + PATIENCE
        while True:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
            if time.monotonic() > until:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError("it does not end")
            time.sleep(0.02)
            if self.end >= 0:
                self.read(0.02)

    def hang_up(self) -> None:
        os.close(self.end)
        self.end = -1


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS[: length(2, 4)])
def test_an_end_at_a_random_moment_loses_no_answer(way: str, tmp_path: Path) -> None:
    random = Random(way)
    terminal = Terminal(tmp_path)
    terminal.wait_for("Which gift")
    for _ in range(random.randint(1, 4)):
        given = terminal.answer()
    os.write(terminal.end, b"1")
    time.sleep(random.random() * 0.2)

    if way == "hang up":
        terminal.hang_up()
    elif way == "Ctrl-C":
        os.write(terminal.end, b"\x03")
    else:
        os.kill(terminal.pid, signal.SIGKILL if way == "kill" else signal.SIGTERM)
    code = terminal.close()

    assert given <= len(terminal.kept()) <= given + 1
    assert code == {"hang up": -signal.SIGHUP, "kill": -signal.SIGKILL, "Ctrl-C": 130, "terminate": 143}[way]
    if way == "Ctrl-C":
        assert "gugong play --resume" in terminal.seen


def test_a_terminal_that_cannot_move_its_cursor_has_lines(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, term="dumb")
    terminal.wait_for("> ")
    assert "1 give" in terminal.seen
    assert "\x1b[?1049h" not in terminal.seen  # no other screen
    os.write(terminal.end, b"quit\n")
    assert terminal.close() == 0
