"""Whole games on the screen: keys only, mouse only, small and large, alone and with every module."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from gugong.terminal.screen.app import GameScreen
from tests.lengths import length
from tests.terminal.pilot import (
    LARGE,
    MODULES,
    NEVER,
    SMALL,
    by_keys,
    by_mouse,
    on_screen,
    session,
    shown,
)


@pytest.mark.long
def test_by_keys_alone_against_meng_in_polish_on_a_small_terminal() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        assert "Którą" in shown(app, "#title") or "dajesz" in shown(app, "#title")
        await by_keys(app, pilot, length(12, NEVER), Random(5))

    app = on_screen(play, session(1, 0, 5, "pl"), SMALL)

    assert app.desk.session.game.over or app.desk.session.game.ply > length(12, NEVER)


@pytest.mark.long
def test_by_mouse_with_every_module_on_a_large_terminal() -> None:
    async def play(app: GameScreen, pilot: Pilot[int]) -> None:
        await by_mouse(app, pilot, length(8, NEVER), Random(6))

    app = on_screen(play, session(3, 2, 6, modules=MODULES), LARGE)

    assert app.desk.session.game.over or app.desk.session.game.ply > length(8, NEVER)
