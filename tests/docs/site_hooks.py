"""What MkDocs does beside its own: see mkdocs.yml.

README, CONTRIBUTING, CHANGELOG, the examples and the modules' rulebooks lie outside docs and become pages of the site:
`rulebook/pl.md` of the Stairs is rules/stairs.pl.md there. A rule's heading gets
its ID as its address, and wherever a page names a rule it links there, in the page's language. A page that mkdocs.yml
does not name is listed all the same.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[2]
BESIDE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
BY_ID: Final = "rules/by-id.md"
EXAMPLES: Final = "examples.md"
SECTIONS: Final = {"": "More", "fr": "Règles en français", "pl": "Zasady po polsku"}  # of what the list does not name
HEADING: Final = re.compile(r"^## ([A-Z](?:-[A-Z0-9]{3})?-\d\d) · .+$", re.MULTILINE)
LINK: Final = re.compile(r"(\]\()([^)#:\s]+)(#[^)]*)?\)")
# Where Material's search takes a query apart, and what of it is written otherwise: it is set before mkdocs.yml is
# read, splits at hyphens, and would make three words of B-WAL-04.
SPLITTING: Final = "QueryLexer.termSeparator=t.tokenizer.separator"
AT_BLANKS: Final = r"QueryLexer.termSeparator=/\s+/"
# What is left alone, or else the ID of a rule.
ID: Final = re.compile(
    r"(```.*?^```|^ {4}.*?$|^#.*?$|`[^`]*`|\[[^\]]*\]\([^)]*\))|\b([A-Z](?:-[A-Z0-9]{3})?-\d\d)\b", re.M | re.S
)


def rulebooks() -> dict[str, Path]:
    """The rulebooks of the modules, by the page of the site that each becomes."""
    found = {}
    for page in sorted(ROOT.glob("src/gugong/modules/*/rulebook/*.md")):
        ending = "" if page.stem == "en" else f".{page.stem}"
        found[f"rules/{page.parts[-3].replace('_', '-')}{ending}.md"] = page
    return found


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Pages that the list does not name go to its end."""
    docs = Path(config.docs_dir)
    listed = str(config.nav)
    names = sorted([*(page.relative_to(docs).as_posix() for page in docs.rglob("*.md")), *rulebooks()])
    assert config.nav is not None
    for language, section in SECTIONS.items():
        more = [name for name in names if f"'{name}'" not in listed and language_of(name) == language]
        if more:
            config.nav.append({section: more})
    return config


def language_of(page: str) -> str:
    """The language that a page's name tells, as that of wall.pl.md does; none for English."""
    return page.removesuffix(".md").rpartition("/")[2].partition(".")[2]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages that lie outside docs."""
    for name, page in BESIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=LINK.sub(within_docs, text)))
    for name, path in rulebooks().items():
        files.append(File.generated(config, name, content=path.read_text(encoding="utf-8")))
    files.append(File.generated(config, EXAMPLES, content=example_page()))
    titles = {match[1]: match[0].partition(" · ")[2] for text in rule_texts() for match in HEADING.finditer(text)}
    rows = "".join(f"| {id} | {title} |\n" for id, title in sorted(titles.items()))
    files.append(File.generated(config, BY_ID, content=f"# Rules by ID\n\n| ID | |\n| --- | --- |\n{rows}"))
    return files


def example_page() -> str:
    """The scripts of examples/, one below the other."""
    scripts = sorted((ROOT / "examples").glob("*.py"))
    shown = [f"## {each.name}\n\n```python\n{each.read_text(encoding='utf-8')}```\n" for each in scripts]
    return "\n".join(["# Examples\n", *shown])


def rule_pages(docs: Path, language: str = "") -> dict[str, Path]:
    """The pages of the rules and the rulings in a language, by their place on the site."""
    pages = [*sorted((docs / "rules").glob("*.md")), *sorted(docs.glob("rulings*.md"))]
    places = {**{page.relative_to(docs).as_posix(): page for page in pages}, **rulebooks()}
    return {place: page for place, page in places.items() if language_of(place) == language}


def rule_texts() -> list[str]:
    """The English rules and rulings."""
    return [page.read_text(encoding="utf-8") for page in rule_pages(ROOT / "docs").values()]


def within_docs(match: re.Match[str]) -> str:
    """A link of a page beside docs, from where it will lie."""
    opening, target, anchor = match.groups()
    target = EXAMPLES if target == "examples" else BESIDE.get(target, target.removeprefix("docs/"))
    if (ROOT / "docs" / target).is_dir():
        target = f"{target.rstrip('/')}/README.md"
    return f"{opening}{target}{anchor or ''})"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A rule's ID is its heading's address, and a link wherever it is named."""
    markdown = as_on_site(markdown, page.file.src_uri)
    language = language_of(page.file.src_uri)
    if language:
        page.meta["search"] = {"boost": 0.5}  # a rule's ID is in all languages; the English is found first
    homes = rule_homes(Path(config.docs_dir), language)
    here = posixpath.dirname(page.file.src_uri)

    def linked(match: re.Match[str]) -> str:
        left_alone, id = match.groups()
        if left_alone or id not in homes:
            return match[0]
        return f"[{id}]({posixpath.relpath(homes[id], here or '.')}#{id.lower()})"

    markdown = re.sub(
        r"\]\(\.\./(README|CONTRIBUTING|CHANGELOG)\.md\)", lambda m: f"]({BESIDE[m[1] + '.md']})", markdown
    )
    markdown = re.sub(r"\]\(\.\./examples(?:/\w+\.py)?\)", f"]({EXAMPLES})", markdown)
    return HEADING.sub(lambda match: f"{match[0]} {{#{match[1].lower()}}}", ID.sub(linked, markdown))


def rule_homes(docs: Path, language: str) -> dict[str, str]:
    """The page of every rule and ruling in a language."""
    return {
        match[1]: place
        for place, page in rule_pages(docs, language).items()
        for match in HEADING.finditer(page.read_text(encoding="utf-8"))
    }


def as_on_site(markdown: str, place: str) -> str:
    """A page with its links to and from rulebooks, which lie elsewhere on the site than in the project."""
    books = rulebooks()
    places = {page: book for book, page in books.items()}
    here = books[place].parent if place in books else (ROOT / "docs" / place).parent

    def moved(match: re.Match[str]) -> str:
        opening, target, anchor = match.groups()
        path = (here / target).resolve()
        if path in places:
            goal = places[path]
        elif place in books and path.is_relative_to(ROOT / "docs"):
            goal = path.relative_to(ROOT / "docs").as_posix()
        else:
            return match[0]
        return f"{opening}{posixpath.relpath(goal, posixpath.dirname(place) or '.')}{anchor or ''})"

    return LINK.sub(moved, markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """A query of the search is split at blanks alone, so a rule's ID is one word in it as it is on the pages."""
    (worker,) = Path(config.site_dir).glob("assets/javascripts/workers/search*.min.js")
    script = worker.read_text(encoding="utf-8")
    if SPLITTING not in script:
        raise PluginError(f"{worker.name} no longer holds {SPLITTING!r}: see tests/docs/site_hooks.py")
    worker.write_text(script.replace(SPLITTING, AT_BLANKS), encoding="utf-8")
