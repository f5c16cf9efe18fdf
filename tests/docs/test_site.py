"""`make docs`: the site is built without a warning, offline, and every rule is reached by its ID."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from gugong.explain import rulebook
from tests.docs.pages import DOCS, ROOT
from tests.sharing import made_once
from tests.web.browser.conftest import chromium, launch

pytest.importorskip("mkdocs")
FETCHED = re.compile(
    r"<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=[\"']?(https?://[^\"' >]+)|url\((https?:[^)]+)\)"
)


def build(out: Path) -> None:
    """The site, built strictly; proxies lead nowhere, so whatever would be fetched is missed."""
    nowhere = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out)],
        check=False,
        cwd=ROOT,
        env={**os.environ, **nowhere, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr, built.stderr


@pytest.fixture(scope="session", name="site")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_once(tmp_path_factory, "site", build)


def test_every_page_is_there(site: Path) -> None:
    """Those of docs, and README, CONTRIBUTING and CHANGELOG, whose links lead to pages of the site."""
    pages = [page.relative_to(DOCS).with_suffix(".html").as_posix() for page in DOCS.rglob("*.md")]
    wanted = [page.replace("README.html", "index.html") for page in pages]
    wanted += ["rules/stairs.html", "rules/first-edition.pl.html", "rules/solo.fr.html"]  # of the modules' own folders

    assert [
        page for page in [*wanted, "index.html", "contributing.html", "changelog.html"] if not (site / page).exists()
    ] == []
    assert 'href="rulings.html"' in (site / "index.html").read_text(encoding="utf-8")


def test_every_rule_is_reached_by_its_id(site: Path) -> None:
    """It is its heading's address, and a word that the search finds."""
    found = "".join(
        page.read_text(encoding="utf-8") for page in [*(site / "rules").glob("*.html"), site / "rulings.html"]
    )
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")

    by_id = (site / "rules" / "by-id.html").read_text(encoding="utf-8")

    assert len(rulebook()) > 400
    assert [id for id in rulebook() if f'#{id.lower()}">{id}</a>' not in by_id] == []
    assert [id for id in rulebook() if f'id="{id.lower()}"' not in found] == []
    assert [id for id in rulebook() if f'#{id.lower()}"' not in index] == []


def test_the_search_finds_a_rule_by_its_id(site: Path) -> None:
    """Typed in a browser: the first section shown is the rule's own, in English."""
    handler = partial(Quiet, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            found = searched(f"http://127.0.0.1:{server.server_port}/index.html", ["B-WAL-04", "b-crd-04", "C-33"])
        finally:
            server.shutdown()

    assert found == ["rules/wall.html#b-wal-04", "rules/cards.html#b-crd-04", "rulings.html#c-33"]


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that writes no line for each."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def searched(start: str, queries: list[str]) -> list[str]:
    """The first section that the site's search shows for each query."""
    path = chromium()
    from playwright.sync_api import sync_playwright

    found = []
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        page = browser.new_page()
        page.goto(start)
        typed = page.locator("[data-md-component=search-query]")
        for query in queries:
            typed.fill("")
            typed.press_sequentially(query)
            first = page.locator(f".md-search-result__link[href*='#{query.lower()}']").first
            first.wait_for()
            shown = page.locator(".md-search-result__link[href*='#']").first
            address = str(shown.get_attribute("href"))
            found.append(re.sub(r"\?.*?(?=#)", "", address).split("/", 3)[-1])
        browser.close()
    return found


def test_rules_are_linked_where_they_are_named(site: Path) -> None:
    wall = (site / "rules" / "wall.html").read_text(encoding="utf-8")

    assert '<a href="../rulings.html#c-33">C-33</a>' in wall
    assert '<a href="#b-wal-04">' in wall or '<a href="wall.html#b-wal-04">' in wall


def test_the_public_names_are_on_the_page_of_the_api(site: Path) -> None:
    api = (site / "api.html").read_text(encoding="utf-8")
    names = ("games.new_game", "game.Game.play", "view.View", "engine.decisions.Decision", "errors.IllegalAnswer")

    assert [name for name in names if f'id="gugong.{name}"' not in api] == []


def test_no_page_fetches_anything(site: Path) -> None:
    files = [file for file in site.rglob("*") if file.suffix in (".html", ".css")]

    assert {match[0] for file in files for match in FETCHED.finditer(file.read_text(encoding="utf-8"))} == set()
