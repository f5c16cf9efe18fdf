"""`make docs`: the site is built without a warning, offline, and every rule is reached by its ID."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gugong.explain import rulebook
from tests.docs.pages import DOCS, ROOT
from tests.sharing import made_once

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
