"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest(
    "bonus-tokens",
    chosen="bonus_tokens",
    values=("current", "first"),
    answer_icons={"follow": "t-follow"},
    vp_sources={"V-BON-02": "toll"},
)
