"""What a module says of itself before anything of it is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Manifest(NamedTuple):
    """A module's name, how it is chosen, and its signs."""

    name: str  # in configurations, records and positions
    icon: str = "ui-next"
    chosen: str = "modules"  # the option of a new game that asks for it; "" where nobody is asked
    values: tuple[str, ...] = ()  # of that option, with which it is in play; none where the option lists modules
    answer_icons: Mapping[str, str] = {}  # by the answer's first word
    location_icons: Mapping[str, str] = {}
    vp_sources: Mapping[str, str] = {}  # a rule, or the chapter that its rules begin with -> what its VP are counted as
