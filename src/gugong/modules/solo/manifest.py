"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest(
    "solo",
    chosen="players",
    vp_sources={
        "S-CAN-02": "canal",
        "S-TRV-03": "exchange",
        "S-TRV": "meng",
        "S-DAY": "meng",
        "S-DEC": "meng",
        "X-SOL": "meng",
    },
)
