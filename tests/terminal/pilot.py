"""A screen with its own pilot at the keys, and what tests of it share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from gugong.terminal import start
from gugong.terminal.keeping import Keeper
from gugong.terminal.screen.answers import Answers
from gugong.terminal.screen.app import GameScreen
from gugong.terminal.screen.desk import Desk
from gugong.terminal.session import Session

Play = Callable[[GameScreen, Pilot[int]], Awaitable[None]]
SMALL, LARGE = (80, 24), (200, 60)
MODULES = ["summer-palace", "peasant-revolt", "stairs", "extras"]
NEVER = 10**9


def session(players: int = 2, bots: int = 1, seed: int = 3, language: str = "en", **options: Any) -> Session:
    return start.new(players, bots, seed, None, "easy", language, **options)


def on_screen(play: Play, of: Session, size: tuple[int, int] = SMALL, keeper: Keeper | None = None) -> GameScreen:
    """A screen on which this was done."""
    app = GameScreen(Desk(of, keeper))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await quiet(app, pilot)
            await play(app, pilot)

    asyncio.run(run())
    return app


async def quiet(app: GameScreen, pilot: Pilot[int]) -> None:
    """Until the others have played and all is drawn."""
    await pilot.pause()
    while app.busy:
        await pilot.pause(0.005)
    await pilot.pause()


def shown(app: GameScreen, name: str) -> str:
    """What a part of the screen says."""
    return str(app.query_one(name, Static).content)


def given(app: GameScreen) -> list[str]:
    """What people have answered."""
    session = app.desk.session
    return [text for seat, text in session.game.answers if seat in session.humans]


def listed(app: GameScreen) -> Answers:
    return app.query_one(Answers)


async def by_keys(app: GameScreen, pilot: Pilot[int], most: int, random: Random) -> None:
    """Answer so often, each time by a key of the keyboard or by arrows and Enter."""
    for _ in range(most):
        if app.desk.session.game.over:
            return
        key = random.choice(list(listed(app).by_key))
        ways = [[key], ["down", "enter"], ["end", "enter"], ["enter"]]
        await pilot.press(*random.choice(ways))
        await quiet(app, pilot)


async def by_mouse(app: GameScreen, pilot: Pilot[int], most: int, random: Random) -> None:
    """Answer so often by clicking on the list."""
    for _ in range(most):
        if app.desk.session.game.over:
            return
        answers = listed(app)
        rows = [at for at, option in enumerate(answers.options) if not option.disabled][: answers.size.height]
        before = app.desk.session.game.ply
        await pilot.click(Answers, offset=(4, random.choice(rows)))
        await quiet(app, pilot)
        assert app.desk.session.game.ply > before or app.desk.session.game.over
