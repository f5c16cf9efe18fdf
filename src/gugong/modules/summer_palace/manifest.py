"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest(
    "summer-palace",
    icon="loc-summer",
    answer_icons={
        "pier": "loc-summer",
        "pond": "loc-summer",
        "home": "servant-any",
        "stay": "loc-summer",
        "repeat": "lady",
        "take": "jade",
    },
    location_icons={"summer-palace": "loc-summer"},
    vp_sources={"X-SPL-10": "summer_palace"},
)
