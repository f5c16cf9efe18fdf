"""English for programs and for reports: a message by its key, of the base game or of a module at hand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from gugong.registry import ENTRIES
from gugong.words.fluent import Entry, Speaking, cut, understand

BASE = ("config.ftl", "sim.ftl")
OF_A_MODULE = "words/en.ftl"


def in_english(key: str, /, **args: object) -> str:
    """The message of this key; the key as words, if a module from outside has none for it."""
    entry = _messages(tuple(each.package for each in ENTRIES)).get(key)
    said = understand(entry).value if entry is not None else None
    return key.partition("-")[2].replace("-", " ") if said is None else str(said(Speaking(), args))


@cache
def _messages(packages: tuple[str, ...]) -> dict[str, Entry]:
    """All of them; kept by the modules at hand, since another may be installed."""
    home, found = files("gugong.words") / "en", dict[str, Entry]()
    for file in BASE:
        found.update(cut((home / file).read_text(encoding="utf-8"), f"words/en/{file}"))
    for entry in ENTRIES:
        found.update(cut(entry.text(OF_A_MODULE) or "", f"{entry.name}/{OF_A_MODULE}"))
    return found
