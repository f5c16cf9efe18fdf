"""Figures of a measurement, a line each, for whoever reads them on a terminal."""

from __future__ import annotations

from collections.abc import Mapping

import click

from gugong.spoken import language
from gugong.words.voice import Voice

WIDTH = 44


def show(figures: Mapping[str, object], depth: int = 1) -> None:
    """Each by its name in words, or by its key where it has none, as those of peers; what hangs together indented."""
    voice = Voice(language())
    for key, value in figures.items():
        said_as = voice.either(f"bench-{key}", f"module-{key}")
        name = "  " * depth + (voice.tell(said_as) if voice.has(said_as) else key)
        if isinstance(value, Mapping):
            click.echo(name)
            show(value, depth + 1)
        else:
            click.echo(f"{name:{WIDTH}} {said(voice, value)}")


def said(voice: Voice, value: object) -> str:
    """A figure, or yes or no, or several in a row."""
    if isinstance(value, bool):
        return voice.tell("bench-yes" if value else "bench-no")
    if isinstance(value, float):
        return voice.decimal(str(value))
    return voice.text(tuple(said(voice, each) for each in value)) if isinstance(value, list) else str(value)
