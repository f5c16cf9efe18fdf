"""`kill -9` at any moment loses no answer that was acknowledged."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from tests.web.browsing import Browser, actions, ply_of

PATIENCE = 30.0


def started(database: Path) -> tuple[subprocess.Popen[str], int]:
    """A real server in a process of its own, and its port."""
    command = [sys.executable, "-m", "gugong.cli", "play", "--no-browser", "--database", str(database), "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"})
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r":(\d+)/", line)
    assert found is not None, line
    return process, int(found.group(1))


def test_kill_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    process, port = started(database)
    browser = Browser(port)
    game = browser.new_game("you", "screen")
    random = Random(8)
    acknowledged: list[dict[str, object]] = []

    def play() -> None:
        page = browser.get(game).text
        ply, html = ply_of(page), page
        while True:
            choice = random.choice(actions(html))
            path, data = ("ready", {"ply": ply}) if choice == "ready" else ("answers", {"ply": ply, "answer": choice})
            try:
                reply = browser.post(f"{game}/{path}", data)
            except (OSError, HTTPException):
                return  # the server has gone
            assert reply.status == 200
            acknowledged.append({**data, "new": reply.json["ply"]})
            ply, html = reply.json["ply"], "".join(reply.json["parts"].values())

    playing = Thread(target=play)
    playing.start()
    until = time.monotonic() + PATIENCE
    while len(acknowledged) < 15 and time.monotonic() < until:
        time.sleep(0.01)
    time.sleep(random.random() / 50)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    playing.join(PATIENCE)
    assert len(acknowledged) >= 15

    process, port = started(database)
    try:
        browser.port = port
        page = browser.get(game)
        assert page.status == 200
        assert ply_of(page.text) >= int(str(acknowledged[-1]["new"]))
        if actions(page.text) == ["ready"]:
            browser.post(f"{game}/ready", {"ply": ply_of(page.text)})
        given = [str(each["answer"]) for each in acknowledged if "answer" in each]
        record = browser.get(f"{game}/record").text.splitlines()[1:]
        own = [line.split(" ", 1)[1] for line in record if not line.startswith("-")]
        places = iter(own)
        assert all(any(same(answer, text) for text in places) for answer in given)
    finally:
        process.terminate()
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)


def same(answer: str, shown: str) -> bool:
    """Whether a line of a seat's record can be this answer; what the other seat hid shows as `?`."""
    return answer == shown or (shown.endswith(" ?") and shown.split()[0] == answer.split()[0])


@pytest.mark.parametrize("arguments", [["serve", "--port", "70000"], ["serve", "--database", "nosuch://x"]])
def test_what_cannot_be_served_is_one_line_and_exit_code_2(arguments: list[str]) -> None:
    run = subprocess.run([sys.executable, "-m", "gugong.cli", *arguments], capture_output=True, text=True, check=False)

    assert run.returncode == 2
    assert run.stderr.startswith("gugong: ")
    assert run.stderr.count("\n") == 1
