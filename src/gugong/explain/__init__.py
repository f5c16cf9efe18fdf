"""Why, in words: questions, answers, events, refusals and the rules behind them.

Every function takes the names of the players and a catalog where it can use them. All words lie in files, one folder a
language; a language is added by adding its folder.
"""

from __future__ import annotations

from gugong.explain.answers import answer
from gugong.explain.events import event, event_to_dict, hide
from gugong.explain.questions import prompt
from gugong.explain.reasons import malformed, why_not
from gugong.explain.rulebook import NoRulesInLanguage, NoSuchRule, Rule, find_rules, rule, rulebook
from gugong.explain.voice import TableVoice

__all__ = [
    "NoRulesInLanguage",
    "NoSuchRule",
    "Rule",
    "TableVoice",
    "answer",
    "event",
    "event_to_dict",
    "find_rules",
    "hide",
    "malformed",
    "prompt",
    "rule",
    "rulebook",
    "why_not",
]
