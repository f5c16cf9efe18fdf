"""Finds what looks like a sentence for people in a source: words that follow each other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

# Two words of letters in a row, the second in small ones: "no such card", "Draw it"; "hand2-6", "B-WAL-04" are none.
SENTENCE: Final = re.compile(r"(?<![\w$.#-])[^\W\d_]['’\w]+[,:;]? [a-zß-ÿœ][a-zß-ÿœ'’]+(?![\w=(:/_-])")
TAG: Final = re.compile(r"<[^<>]*>")  # of HTML or SVG
TEMPLATE: Final = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<(style|script)\b.*?</\1>", re.DOTALL)
SHOWN_ATTRIBUTE: Final = re.compile(r'\b(?:title|alt|placeholder|aria-\w+)="([^"]*)"')
SCRIPT: Final = re.compile(  # comments first, so that an apostrophe in one opens no text
    r"//[^\n]*|/\*.*?\*/|(\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)", re.DOTALL
)
LOGGED: Final = ("debug", "info", "warning", "error", "exception")
# What is said to whoever writes a program, and never shown to people who play.
FOR_PROGRAMMERS: Final = ("AssertionError", "AttributeError", "LookupError", "NotImplementedError", "EnvError")


def is_prose(text: str) -> bool:
    """Whether a text, without its tags, has words in a row."""
    return SENTENCE.search(TAG.sub(" ", text)) is not None


def in_python(source: str) -> Iterator[str]:
    """The prose of a module: not its docstrings, assertions, logs, patterns and representations."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]  # so that a text knows where it stands
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [each.value if isinstance(each, ast.Constant) else "{}" for each in node.values]
            text = "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if is_prose(text) and not is_for_programmers(node):
            yield text


def is_for_programmers(node: ast.AST) -> bool:
    """Whether nobody who plays reads this text, by where it stands."""
    inner, outer = node, getattr(node, "parent", None)
    if isinstance(outer, ast.JoinedStr):
        return True  # looked at as a whole
    while outer is not None:
        if isinstance(outer, ast.Expr) and inner is node:
            return True  # a docstring
        if isinstance(outer, ast.Assert) and inner is outer.msg:
            return True
        called = ast.unparse(outer.func) if isinstance(outer, ast.Call) else ""
        if called.startswith("re.") or called.rpartition(".")[2] in (*LOGGED, *FOR_PROGRAMMERS):
            return True
        if isinstance(outer, ast.FunctionDef) and outer.name == "__repr__":
            return True
        inner, outer = outer, getattr(outer, "parent", None)
    return False


def in_template(source: str) -> Iterator[str]:
    """The prose of a page: between its tags, and in the attributes that are read out or shown."""
    plain = TEMPLATE.sub(" ", source)
    for text in (*TAG.split(plain), *SHOWN_ATTRIBUTE.findall(plain)):
        if is_prose(text):
            yield " ".join(text.split())


def in_script(source: str) -> Iterator[str]:
    """The prose of a script: in its texts, not in its comments."""
    for text in SCRIPT.findall(source):
        if text and is_prose(re.sub(r"\$\{[^}]*\}", "{}", text[1:-1])):
            yield text[1:-1]
