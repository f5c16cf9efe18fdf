"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest("extras", icon="loc-decrees", vp_sources={"X-EXT-14": "cards"})
