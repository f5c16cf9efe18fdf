"""The pictures of docs/terminal.md and docs/solo.md, drawn anew: `python -m tests.terminal.pictures`.

The screen exports itself as SVG, and so does what the companion prints. The page for the phone needs chromium.
"""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.console import Console

from gugong.terminal import start
from gugong.terminal.companion import Companion, new
from gugong.terminal.screen.app import GameScreen
from gugong.terminal.screen.desk import Desk
from gugong.terminal.session import Session
from tests.typist import Typist
from tests.web.browser.conftest import found_chromium, launch
from tests.web.browsing import serving

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
MONO = "ui-monospace, Menlo, Consolas, Liberation Mono, DejaVu Sans Mono, monospace"
MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# A box whose cards differ from ours: what its owner typed into `gugong catalog edit`.
BOX = '[gift_cards.gifts.9]\nname = "Bronze bell"\n[gift_cards.cards.board-9]\naction = "palace"\n'


def written(name: str, drawn: str) -> None:
    """Without fonts from elsewhere."""
    text = FONT.sub("", drawn).replace("Fira Code", MONO)
    (FOLDER / name).write_text("\n".join(line.rstrip() for line in text.splitlines()) + "\n", encoding="utf-8")
    print(FOLDER / name, len(text))


def played(session: Session, answers: int, prompt: str) -> Session:
    """Some answers on, where this is asked."""
    random = Random(3)
    while True:
        session.settle()
        decision = session.decision
        assert decision is not None
        answers -= 1
        if answers <= 0 and decision.prompt == prompt:
            return session
        session.play(random.choice([each for each in decision.options if not each.aside]))


def screen(name: str, session: Session, size: tuple[int, int]) -> None:
    """A screen with its second answer looked at."""

    async def run() -> None:
        app = GameScreen(Desk(session))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.press("down")
            await pilot.pause()
            written(name, app.export_screenshot())

    asyncio.run(run())


def companion(name: str, box: Path) -> None:
    """The beginning of a first Day beside a box."""
    console = Console(file=io.StringIO(), width=100, height=200, record=True, force_terminal=True, highlight=False)
    table = Companion(new(5, box, True, difficulty="hard"), console, Typist(console, ("draw all",)))
    with suppress(EOFError):
        table.run()
    console.clear()
    console.export_svg(clear=True)
    table.reader = Typist(console, ("1", "at wall", "1", "1", "1", "6n"))
    with suppress(EOFError):
        table.run()
    written(name, console.export_svg(title="gugong meng"))


def phone(box: Path, path: str) -> None:
    """The same on the page."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, serving(Path(folder, "games.db")) as port, sync_playwright() as play:
        browser = launch(play, path)
        page = browser.new_context(**PHONE).new_page()
        page.goto(f"http://127.0.0.1:{port}/companion")
        page.click("summary")
        page.fill("#figures", box.read_text(encoding="utf-8"))
        page.click(".comp .primary")
        page.screenshot(path=FOLDER / "companion-set-up-390x844.png")
        page.click("[name=draw-all]")
        for _ in range(40):
            page.locator("[name=answer]").first.click()
            page.wait_for_load_state()
            if page.locator(".c-move").count() >= 3:
                break
        page.screenshot(path=FOLDER / "companion-390x844.png")
        browser.close()


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    screen("terminal-80x24.svg", played(start.new(3, 2, 7, None, "easy"), 12, "location"), (80, 24))
    larger = played(start.new(4, 3, 8, None, "easy", modules=MODULES), 14, "location")
    screen("terminal-140x48.svg", larger, (140, 48))
    with tempfile.TemporaryDirectory() as folder:
        box = Path(folder, "my-box.toml")
        box.write_text(BOX, encoding="utf-8")
        companion("companion.svg", box)
        if path := found_chromium():
            phone(box, path)


if __name__ == "__main__":
    main()
