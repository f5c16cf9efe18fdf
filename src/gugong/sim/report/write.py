"""A report on disk: a Markdown file, and its pictures in a folder beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import polars as pl

from gugong.errors import SimError, because, of_system
from gugong.sim.report.figures import kinds_of
from gugong.sim.report.sections import SECTIONS, Pictures
from gugong.sim.store import FORMAT, head_of, parts_of, read, replace

TITLE: Final = "Simulated games"
PICTURES: Final = "pictures"


def games_in(path: Path) -> pl.DataFrame:
    """The rows of a file of games, or of the parts of one that is not finished."""
    if path.is_file():
        if f'"{FORMAT}"' not in head_of(path):
            raise SimError(str(path), because("sim-no-table_simulate"))
        return read(path)
    parts = sorted((path if path.name.endswith(".parts") else parts_of(path)).glob("part-*.parquet"))
    if not parts:
        raise SimError(str(path), because("sim-no-parts"))
    return pl.concat([read(part) for part in parts])


def write(files: Sequence[Path], out: Path, title: str) -> Path:
    """Write the report: to this file if it ends in .md, otherwise into this folder. The path of the text."""
    tables = [games_in(file).with_columns(pl.lit(number).alias("file")) for number, file in enumerate(files)]
    # A game's number counts within its file.
    rows = pl.concat(tables, how="diagonal").with_columns(pl.col("game") + pl.col("file") * 10**12)
    text = out if out.suffix == ".md" else out / "report.md"
    try:
        folder = text.parent / PICTURES
        folder.mkdir(parents=True, exist_ok=True)
        pictures = Pictures(folder, text.stem, f"{PICTURES}/")
        games = kinds_of(rows)
        parts = [f"# {title}", about(text), *findings(text)]
        parts.extend(f"## {head}\n\n{section(games, pictures)}" for head, section in SECTIONS)
        replace(text, lambda beside: beside.write_text("\n\n".join(parts) + "\n", encoding="utf-8"))
    except OSError as error:
        raise SimError(str(error.filename or out), of_system(error)) from None
    return text


def about(text: Path) -> str:
    """How to read it; that it is made, and by what."""
    return (
        "Made by `gugong report` from games that `gugong simulate` played (docs/simulating.md), not by hand. "
        "Intervals, in brackets or behind ±, are of 95 %: one in twenty misses by chance. "
        "A score is 0 outside the Palace. What bots do is what these "
        f"bots do: people may play otherwise. Findings are written by hand, in {text.stem}-findings.md."
    )


def findings(text: Path) -> list[str]:
    """What people found, from a file beside the report, if there is one."""
    file = text.with_name(f"{text.stem}-findings.md")
    return [file.read_text(encoding="utf-8").strip()] if file.is_file() else []
