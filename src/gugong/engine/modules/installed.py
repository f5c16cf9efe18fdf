"""The modules that are installed, in the fixed order in which their answers, locations and effects are numbered."""

from __future__ import annotations

from gugong.engine.modules.base import Module
from gugong.engine.solo.module import Solo

INSTALLED: list[Module] = [Solo()]
