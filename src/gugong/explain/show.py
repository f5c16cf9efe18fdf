"""Rules as plain text, for `gugong rules`."""

from __future__ import annotations

from textwrap import fill

from gugong.explain.rulebook import Rule


def rule_text(entry: Rule, width: int, related: str) -> str:
    """One rule in full, wrapped; `related` names those that it refers to."""
    paragraphs = [fill(paragraph, width) for paragraph in entry.text.split("\n\n")]
    see = [fill(related, width)] if entry.see else []
    return "\n\n".join([f"{entry.id} · {entry.title}", *paragraphs, *see])


def rule_lines(entries: list[Rule]) -> list[str]:
    """A line a rule: ID and title."""
    widest = max((len(entry.id) for entry in entries), default=0)
    return [f"{entry.id.ljust(widest)}  {entry.title}" for entry in entries]
