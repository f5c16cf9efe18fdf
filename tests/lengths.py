"""How long the long tests are: short in `make test`, whole in `make soak`, which sets TEST_LENGTH=whole.

A test with a short form has the mark `long`. Nothing it checks is left out of the short form: only fewer games, fewer
decisions or fewer examples are tried.
"""

from __future__ import annotations

import os

WHOLE = os.environ.get("TEST_LENGTH") == "whole"


def length(short: int, whole: int) -> int:
    """How many are tried in this run."""
    return whole if WHOLE else short
