"""Where VP come from: the rule that an event names, as one of a few sources that people count by."""

from __future__ import annotations

from typing import Final

from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.rules import Rules
from gugong.registry import ENTRIES

SOURCES: Final = {
    "decrees": "Decrees when taken and in the Morning",
    "decrees_end": "Decrees that score at the end",
    "night": "most matches of a Night",
    "wall": "the Great Wall",
    "palace": "spots in the Palace",
    "palace_steps": "steps of an Envoy that has arrived",
    "jade": "Jade",
    "canal": "harbours of the Grand Canal",
    "tokens": "Travel Tokens used",
    "exchange": "Travel Tokens exchanged",
    "cards": "Gift Cards of extras",
    "toll": "tolls of Bonus Travel Tokens, paid ones negative",
    "stairs": "the stairs",
    "summer_palace": "the Court Lady",
    "meng": "what Meng takes instead of things he does not use",
    "other": "all else",
}
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


def source_of(rules: Rules, tiles: tuple[int, ...], rule: str, final: bool) -> str:
    """The source of VP that this rule gave, in the final scoring or before it."""
    of_modules = {key: source for entry in ENTRIES for key, source in entry.manifest.vp_sources.items()}
    if rule in BY_RULE or rule in of_modules:
        return BY_RULE.get(rule) or of_modules[rule]
    if any(rule == rule_of_decree(rules, tile) for tile in tiles):
        return "decrees_end" if final else "decrees"
    return of_modules.get(rule[:CHAPTER], "other")
