"""The printed figures, each with its source: files of an edition and an owner's changes -> the engine's tables."""

from __future__ import annotations

from gugong.catalog.load import Catalog, editions, load_catalog
from gugong.catalog.sources import Figure

__all__ = ["Catalog", "Figure", "editions", "load_catalog"]
