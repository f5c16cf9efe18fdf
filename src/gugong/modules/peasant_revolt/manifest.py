"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest(
    "peasant-revolt",
    icon="loc-peasants",
    answer_icons={"bid": "bid", "return": "bid"},
    location_icons={"peasants": "loc-peasants"},
)
