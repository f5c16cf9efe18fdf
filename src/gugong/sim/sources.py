"""Where VP come from: the rule that an event names, as one of a few sources that people count by."""

from __future__ import annotations

from typing import Final

from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.rules import Rules
from gugong.registry import ENTRIES
from gugong.words.english import in_english

BASE: Final = (
    *("decrees", "decrees_end", "night", "wall", "palace", "palace_steps", "jade", "canal", "tokens", "exchange"),
)
OTHER: Final = "other"
BY_RULE: Final = {
    "B-NGT-03": "night",
    "B-WAL-04": "wall",
    "B-END-01": "wall",
    "B-END-03": "palace",
    "B-PAL-04": "palace_steps",
    "B-END-04": "jade",
    "B-CAN-06": "canal",
    "B-TOK-06": "tokens",
    "B-TRV-06": "exchange",
}
CHAPTER: Final = 5  # letters of a rule's ID that name its chapter


def vp_sources() -> tuple[str, ...]:
    """Every source: the base game's, those of the modules at hand, and all else."""
    of_modules = [source for entry in ENTRIES for source in entry.manifest.vp_sources.values()]
    return tuple(dict.fromkeys((*BASE, *of_modules, OTHER)))


def words_of(source: str) -> str:
    """A source in a few words."""
    return in_english(f"source-{source}")


def source_of(rules: Rules, tiles: tuple[int, ...], rule: str, final: bool) -> str:
    """The source of VP that this rule gave, in the final scoring or before it."""
    of_modules = {key: source for entry in ENTRIES for key, source in entry.manifest.vp_sources.items()}
    if rule in BY_RULE or rule in of_modules:
        return BY_RULE.get(rule) or of_modules[rule]
    if any(rule == rule_of_decree(rules, tile) for tile in tiles):
        return "decrees_end" if final else "decrees"
    return of_modules.get(rule[:CHAPTER], OTHER)
