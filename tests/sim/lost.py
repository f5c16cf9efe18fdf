"""A bot whose worker is lost in the middle, once: the first of its kind to be asked ends its process."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from gugong import Answer, View

MARK = "GUGONG_TEST_LOST"


class Lost:
    """Takes the first answer; a file that stands where the variable says is the sign to go."""

    def __init__(self, seed: int) -> None:
        self.mark = Path(os.environ.get(MARK, ""))

    def choose(self, view: View) -> Answer:
        if self.mark.is_file():
            self.mark.unlink(missing_ok=True)
            os.kill(os.getpid(), signal.SIGKILL)
        assert view.decision is not None
        return view.decision.options[0]
