"""The printed figures, each with its source: files of an edition and an owner's changes -> the engine's figures."""

from __future__ import annotations

import gugong.words.english  # noqa: F401 - what is refused here is put in words by it
from gugong.catalog.load import Catalog, editions, load_catalog
from gugong.catalog.sources import Figure

__all__ = ["Catalog", "Figure", "editions", "load_catalog"]
