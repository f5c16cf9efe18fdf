"""The rules, and the files that every page is made with."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from gugong.explain import NoSuchRule
from gugong.web import present
from gugong.web.refusals import Refusal
from gugong.web.routes.common import Routes, html_page, language_of
from gugong.words.phrase import phrase_of

router = Routes()
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "public, no-cache"
KEPT: Final = {"cache-control": "private, max-age=3600", "vary": "cookie, accept-language"}


@router.get("/rules")
async def rules(request: Request) -> Response:
    """The whole book."""
    return html_page(request, present.rules(language_of(request)), headers=KEPT)


@router.get("/rules/search")
async def search(request: Request) -> Response:
    """The rules with all these words."""
    return html_page(request, present.search_page(request.query_params.get("q", "")[:200], language_of(request)))


@router.get("/rules/contents")
async def contents(request: Request) -> Response:
    """The rules beside a page that is no table."""
    return HTMLResponse(present.drawer(None, language_of(request)), headers=KEPT)


@router.get("/rules/find")
async def find(request: Request) -> Response:
    """What a search finds while one types."""
    return HTMLResponse(present.found_rules(request.query_params.get("q", "")[:200], language_of(request)))


@router.get("/rules/{id}")
async def rule(request: Request, id: str) -> Response:
    """One rule."""
    try:
        return html_page(request, present.rule_page(id, language_of(request)), headers=KEPT)
    except NoSuchRule as error:
        raise Refusal(404, phrase_of(error.told())) from None


@cache
def static_files() -> dict[str, tuple[bytes, bytes, str, str]]:
    """Every static file by its name: as it is, compressed, its kind and its mark."""
    found = {}
    for name, data in present.static_files().items():
        mark = f'"{sha256(data).hexdigest()[:16]}"'
        found[name] = (data, gzip.compress(data, 9, mtime=0), KINDS[Path(name).suffix], mark)
    return found


@router.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    """A file of the pages; with its mark in the address it may be kept for ever."""
    if name not in static_files():
        raise Refusal(404, "page-no-file")
    data, compressed, kind, mark = static_files()[name]
    headers = {"etag": mark, "vary": "accept-encoding"}
    headers["cache-control"] = FOR_EVER if "v" in request.query_params else ASK_AGAIN
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(data, media_type=kind, headers=headers)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What makes the pages an app that can be installed."""
    return Response(present.app_manifest(language_of(request)), media_type="application/manifest+json")


@router.get("/offline")
async def offline(request: Request) -> Response:
    """The page that stands for all others when there is no connection."""
    return HTMLResponse(present.offline_page(language_of(request)))


@router.get("/offline.js")
async def worker(request: Request) -> Response:
    """The worker that shows it; at the root, so that it serves every page."""
    return await static(request, "offline.js")


@router.get("/favicon.ico")
async def icon(request: Request) -> Response:
    """What browsers ask for by themselves."""
    return await static(request, "icon.svg")
