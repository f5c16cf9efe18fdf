"""Who asks: a browser is known by a secret in a cookie, of which the server keeps only a digest."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

COOKIE: Final = "gugong_browser"
WATCH_COOKIE: Final = "gugong_watch_"  # and the game's id
SECRET_BYTES: Final = 24  # 192 bits
SECRET_LENGTH: Final = len(token_urlsafe(SECRET_BYTES))
YEAR: Final = 365 * 24 * 3600


def new_secret() -> str:
    """A secret nobody can guess."""
    return token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """What is kept of a secret; "" for what cannot be one."""
    if len(secret) != SECRET_LENGTH or not secret.isascii():
        return ""
    return sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two digests are equal, found in constant time; nothing equals the empty one."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())


def derived(secret: str, *purpose: str | int) -> str:
    """A secret that only whoever has this one can make, so that it can be shown again though only a digest is kept."""
    said = "\n".join(map(str, purpose)).encode()
    return urlsafe_b64encode(hmac.new(secret.encode(), said, sha256).digest()[:SECRET_BYTES]).decode()
