"""What the shell offers when Tab is pressed: values of options, rules by their ID. Nothing is loaded before that."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

import click
from click.shell_completion import CompletionItem

Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def from_list(module: str, name: str, commas: bool = False) -> Completer:
    """The values that a constant lists; with commas, the one that is being typed."""

    def complete(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
        before, comma, begun = typed.rpartition(",") if commas else ("", "", typed)
        values = getattr(import_module(module), name)
        return [CompletionItem(before + comma + value) for value in values if value.startswith(begun)]

    return complete


def values_of(option: str) -> Completer:
    """The values of an option that asks for modules by another name than theirs."""

    def complete(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
        values = import_module("gugong.configuration").variants()[option]
        return [CompletionItem(value) for value in values if value.startswith(typed)]

    return complete


BOTS: Final = from_list("gugong.bots.registry", "KINDS", commas=True)
DIFFICULTIES: Final = from_list("gugong.configuration", "DIFFICULTIES")
LEVELS: Final = from_list("gugong.bots.registry", "LEVELS")
LEVELS_OF_MENG: Final = from_list("gugong.configuration", "DIFFICULTIES", commas=True)
LOCATIONS: Final = from_list("gugong.engine.ids", "LOCATIONS")
MODULES: Final = from_list("gugong.configuration", "MODULES", commas=True)
PAIRINGS: Final = from_list("gugong.configuration", "PAIRINGS")


def rules(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Rules by their ID, with their titles where the shell shows them."""
    found = import_module("gugong.explain.rulebook").rulebook().values()
    return [CompletionItem(entry.id, help=entry.title) for entry in found if entry.id.startswith(typed.upper())]
