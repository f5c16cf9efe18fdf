"""The modules' rules, in the fixed order in which their answers, locations and effects are numbered."""

from __future__ import annotations

from gugong.engine.module import Module
from gugong.registry import parts

INSTALLED: list[Module] = [module() for module in parts("rules.module", Module).values()]
