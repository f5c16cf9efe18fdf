"""Work in a process of its own: what becomes of it when that process dies."""

from __future__ import annotations

import asyncio
import os
import signal

from gugong.web.apart import Apart

LIMIT = 30.0


def test_a_process_that_died_idle_is_replaced_before_the_next_work() -> None:
    """Whoever asks next waits for a new one, and is refused nothing."""

    async def twice() -> tuple[int, int]:
        apart = Apart()
        try:
            first = await apart.do(abs, -1, LIMIT)
            for process in list((apart.warm_up()._processes or {}).values()):
                os.kill(process.pid or 0, signal.SIGKILL)
                process.join()
            return first, await apart.do(abs, -2, LIMIT)
        finally:
            apart.close()

    assert asyncio.run(twice()) == (1, 2)
