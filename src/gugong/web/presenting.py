"""How pages are drawn: the presentation, behind one name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

present: Any = import_module("gugong.web.present" if find_spec("gugong.web.present") else "gugong.web.standin")
