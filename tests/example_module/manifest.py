"""What the jade garden says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest(
    "jade-garden",
    icon="jade",
    answer_icons={"harvest": "jade"},
    location_icons={"jade-garden": "jade"},
    vp_sources={"Y-GDN": "garden"},
)
