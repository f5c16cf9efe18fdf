"""What MkDocs does beside its own: see mkdocs.yml.

README, CONTRIBUTING and CHANGELOG lie outside docs and become pages of the site. A rule's heading gets its ID as its
address, and wherever a page names a rule it links there. A page that mkdocs.yml does not name is listed all the same.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[2]
BESIDE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
BY_ID: Final = "rules/by-id.md"
HEADING: Final = re.compile(r"^## ([A-Z](?:-[A-Z0-9]{3})?-\d\d) · .+$", re.MULTILINE)
LINK: Final = re.compile(r"(\]\()([^)#:\s]+)(#[^)]*)?\)")
# What is left alone, or else the ID of a rule.
ID: Final = re.compile(
    r"(```.*?^```|^ {4}.*?$|^#.*?$|`[^`]*`|\[[^\]]*\]\([^)]*\))|\b([A-Z](?:-[A-Z0-9]{3})?-\d\d)\b", re.M | re.S
)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Pages that the list does not name go to its end."""
    docs = Path(config.docs_dir)
    listed = str(config.nav)
    names = [page.relative_to(docs).as_posix() for page in sorted(docs.rglob("*.md"))]
    more = [name for name in names if f"'{name}'" not in listed]
    if more:
        assert config.nav is not None
        config.nav.append({"More": more})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages that lie outside docs."""
    for name, page in BESIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=LINK.sub(within_docs, text)))
    titles = {match[1]: match[0].partition(" · ")[2] for text in rule_texts() for match in HEADING.finditer(text)}
    rows = "".join(f"| {id} | {title} |\n" for id, title in sorted(titles.items()))
    files.append(File.generated(config, BY_ID, content=f"# Rules by ID\n\n| ID | |\n| --- | --- |\n{rows}"))
    return files


def rule_texts() -> list[str]:
    """The pages of the rules and the rulings."""
    pages = [*sorted((ROOT / "docs" / "rules").glob("*.md")), ROOT / "docs" / "rulings.md"]
    return [page.read_text(encoding="utf-8") for page in pages]


def within_docs(match: re.Match[str]) -> str:
    """A link of a page beside docs, from where it will lie."""
    opening, target, anchor = match.groups()
    target = BESIDE.get(target, target.removeprefix("docs/"))
    if (ROOT / "docs" / target).is_dir():
        target = f"{target.rstrip('/')}/README.md"
    return f"{opening}{target}{anchor or ''})"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A rule's ID is its heading's address, and a link wherever it is named."""
    homes = rule_homes(Path(config.docs_dir))
    here = posixpath.dirname(page.file.src_uri)

    def linked(match: re.Match[str]) -> str:
        left_alone, id = match.groups()
        if left_alone or id not in homes:
            return match[0]
        return f"[{id}]({posixpath.relpath(homes[id], here or '.')}#{id.lower()})"

    markdown = re.sub(
        r"\]\(\.\./(README|CONTRIBUTING|CHANGELOG)\.md\)", lambda m: f"]({BESIDE[m[1] + '.md']})", markdown
    )
    return HEADING.sub(lambda match: f"{match[0]} {{#{match[1].lower()}}}", ID.sub(linked, markdown))


def rule_homes(docs: Path) -> dict[str, str]:
    """The page of every rule and ruling."""
    pages = [*sorted((docs / "rules").glob("*.md")), docs / "rulings.md"]
    return {
        match[1]: page.relative_to(docs).as_posix()
        for page in pages
        for match in HEADING.finditer(page.read_text(encoding="utf-8"))
    }
