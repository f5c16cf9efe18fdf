"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest(
    "stairs",
    icon="loc-palace",
    answer_icons={
        "track": "loc-palace",
        "climb": "envoy",
        "bonus": "sun",
        "reveal": "ui-eye",
        "step-back": "envoy",
    },
    vp_sources={"X-STA": "stairs"},
)
