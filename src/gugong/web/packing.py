"""Replies and streams, compressed as the browser takes it.

Zstandard costs a third of gzip at its quickest and packs better; Brotli packs pages best. A stream is gzip, each of its
messages packed by itself behind an empty block: so a message is packed once for all that follow a game.
"""

from __future__ import annotations

import zlib
from functools import cache, lru_cache
from typing import Final

import brotli
import zstandard

LEAST: Final = 600  # bytes: what is smaller is sent as it is
GZIP_START: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
RAW: Final = -15
QUICK: Final = 1
BROTLI: Final = 5
ZSTD: Final = 1
KINDS: Final = (b"text/", b"application/json", b"application/manifest", b"image/svg")


@lru_cache(maxsize=256)
def taken(accepts: str) -> frozenset[str]:
    """The encodings that a browser takes."""
    wishes = (wish.strip().lower().partition(";") for wish in accepts[:200].split(","))
    return frozenset(name.strip() for name, _, weight in wishes if weight.strip().replace(" ", "") not in NEVER)


NEVER: Final = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def packed(body: bytes, kind: bytes, accepts: str) -> tuple[bytes, bytes] | None:
    """A body packed and how; None if it stays as it is."""
    if len(body) < LEAST or not kind.startswith(KINDS):
        return None
    names = taken(accepts)
    if kind.startswith(b"text/html") and "br" in names:
        return brotli.compress(body, mode=brotli.MODE_TEXT, quality=BROTLI), b"br"
    if "zstd" in names:
        return zstd().compress(body), b"zstd"
    if "br" in names:
        return brotli.compress(body, mode=brotli.MODE_TEXT, quality=QUICK), b"br"
    if "gzip" in names:
        return zlib.compress(body, QUICK, 31), b"gzip"
    return None


@cache
def zstd() -> zstandard.ZstdCompressor:
    """One for all replies, which are packed one after another: making it costs more than packing a small one."""
    return zstandard.ZstdCompressor(level=ZSTD)


def message(data: bytes) -> bytes:
    """A message of a stream, so packed that it can follow any other."""
    made = zlib.compressobj(QUICK, zlib.DEFLATED, RAW)
    return made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH)
