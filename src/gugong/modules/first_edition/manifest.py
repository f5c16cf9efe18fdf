"""What this module says of itself."""

from __future__ import annotations

from typing import Final

from gugong.modules.manifest import Manifest

MANIFEST: Final = Manifest("first-edition", chosen="bonus_tokens", values=("first",))
