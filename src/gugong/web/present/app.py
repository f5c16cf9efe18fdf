"""The pages as an app: its manifest, and what is shown without a connection."""

from __future__ import annotations

import json
from typing import Final

from gugong.web.present.rendering import plain_voice, render, static_url
from gugong.words.bundles import ENGLISH

NAME: Final = "Gùgōng"
LACQUER: Final = "#5f1a15"
SIZES: Final = (192, 512)


def app_manifest(language: str = ENGLISH) -> str:
    """The manifest as JSON."""
    drawn = {"src": static_url("icon.svg"), "sizes": "any", "type": "image/svg+xml"}
    icons = [
        {"src": static_url(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in SIZES
        for purpose in ("any", "maskable")
    ]
    return json.dumps(
        {
            "name": NAME,
            "short_name": NAME,
            "description": plain_voice(language).tell("page-app-line"),
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": LACQUER,
            "theme_color": LACQUER,
            "icons": [drawn, *icons],
        },
        ensure_ascii=False,
    )


def offline_page(language: str = ENGLISH) -> str:
    """The page that stands for all others; it needs no other file."""
    return render("offline.html", plain_voice(language))
