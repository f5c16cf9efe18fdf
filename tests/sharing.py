"""Things that are dear to make, made once in a run: by the first of the testers that wants them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """The folder that `make` fills; with pytest-xdist each tester has a folder of its own in that of the run."""
    base = factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder, finished = run / name, run / f"{name}.made"
    with FileLock(run / f"{name}.lock"):
        if not finished.exists():
            shutil.rmtree(folder, ignore_errors=True)  # of a try that failed
            make(folder)
            finished.touch()
    return folder
