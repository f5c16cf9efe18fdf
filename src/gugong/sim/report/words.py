"""Figures as text: cells of tables, and sentences that say no more than the figures do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from gugong.sim.report.figures import FEW, Face, Games, Mean, Owned, Rate, Visits
from gugong.sim.sources import words_of

RARE: Final = 0.01
HARD_TO_MATCH: Final = 0.5


def rate_cell(rate: Rate) -> str:
    """52.1 % (51.4–52.8)."""
    low, high = rate.ends
    return f"{100 * rate.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})" if rate.of else "–"


def mean_cell(mean: Mean) -> str:
    """48.3 ± 0.2."""
    return f"{mean.value:.1f} ± {mean.wide:.1f}" if mean.wide >= 0.05 else f"{mean.value:.2f} ± {mean.wide:.2f}"


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; all columns but the first to the right."""
    lines = ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def told(labels: Sequence[str], sentences: Sequence[str]) -> str:
    """What is true of each kind of game, as a list; kinds of which the same is true share a line."""
    kinds: dict[str, list[str]] = {}
    for label, sentence in zip(labels, sentences, strict=True):
        kinds.setdefault(sentence, []).append(label)
    return "\n".join(f"- {'; '.join(same)}: {sentence}" for sentence, same in kinds.items())


def listed(words: Sequence[str]) -> str:
    """a, b and c."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def about_places(games: Games, places: Sequence[tuple[int, Rate]]) -> str:
    """Whether the place in turn order matters."""
    fair = games.base.rate
    off = [(place, rate) for place, rate in places if rate.differs(fair)]
    if not off:
        return "no place in turn order differs from the fair share beyond chance."
    best = max(off, key=lambda each: each[1].rate)
    worst = min(off, key=lambda each: each[1].rate)
    said = []
    if best[1].rate > fair:
        said.append(f"place {best[0]} wins more than its share, {rate_cell(best[1])}")
    if worst[1].rate < fair:
        said.append(f"place {worst[0]} wins less, {rate_cell(worst[1])}")
    return f"{'; '.join(said)}; the fair share is {100 * fair:.1f} %."


def about_things(things: Sequence[Owned], what: str) -> str:
    """Which things go with winning, and which with losing."""
    known = [each for each in things if each.wins.of >= FEW and each.wins.differs(each.base.rate)]
    up = [f"{each.name} ({100 * each.lift:+.1f})" for each in known if each.lift > 0][:3]
    down = [f"{each.name} ({100 * each.lift:+.1f})" for each in reversed(known) if each.lift < 0][:3]
    never = [each.name for each in things if each.had.of >= FEW and each.had.rate < RARE]
    said = []
    if up:
        said.append(f"owners of {listed(up)} win most above the rate of all seats")
    if down:
        said.append(f"owners of {listed(down)} most below it")
    if never:
        said.append(f"hardly anybody has {listed(never)}")
    return f"{'; '.join(said) or f'no {what} tells winners from losers beyond chance'}."


def about_palace(missed: Rate) -> str:
    """How often the Palace is missed."""
    if not missed.hits:
        return "nobody missed the Palace."
    return f"the Palace is missed by {rate_cell(missed)} of all seats."


def about_faces(faces: Sequence[Face]) -> str:
    """Whether every face can be matched."""
    if not faces:
        return "no Night was played."
    hard = [str(each.face) for each in faces if each.missed.rate > HARD_TO_MATCH]
    most, least = max(faces, key=lambda each: each.matches), min(faces, key=lambda each: each.matches)
    said = f"face {most.face} is matched most often ({most.matches:.2f} cards each time), {least.face} least"
    said += f" ({least.matches:.2f})"
    if hard:
        return f"{said}; more often than not nobody matches {listed(hard)}."
    return f"{said}; no face goes unmatched more often than not."


def about_hands(groups: Sequence[tuple[str, pl.DataFrame]]) -> str:
    """Against Meng: whether the hand matters."""
    rates = [(hand, Rate(int(group["winner"].sum()), group.height)) for hand, group in groups]
    return f"the bot wins {listed([f'{rate_cell(rate)} with {hand}' for hand, rate in rates])}."


def about_sources(games: Games, rows: Sequence[tuple[str, Mean, Mean]]) -> str:
    """What brings most, and what makes the difference."""
    if not rows:
        return "nobody scored."
    most = sorted(rows, key=lambda row: -row[1].value)[:3]
    gap = max(rows, key=lambda row: row[1].value - row[2].value)
    whole = sum(mine.value for _, mine, _ in rows)
    whose = "the bot's" if games.against_meng else "winners'"
    names = listed([f"{words_of(name)} ({100 * mine.value / whole:.0f} %)" for name, mine, _ in most])
    ahead = f"{gap[1].value - gap[2].value:+.1f}"
    return f"{whose} VP come most from {names}; they differ most in {words_of(gap[0])} ({ahead})."


def about_locations(games: Games, visits: Sequence[Visits]) -> str:
    """Where winners go more often, and where less."""
    if not games.base.hits or games.base.hits == games.base.of:
        return "there is nobody to compare with."
    more = [visit(each) for each in visits if each.winners.above(each.others)]
    less = [visit(each) for each in visits if each.others.above(each.winners)]
    said = ([f"more gifts to {listed(more)}"] if more else []) + ([f"fewer gifts to {listed(less)}"] if less else [])
    return f"winners bring {listed(said)}." if said else "winners and others bring gifts to the same places."


def visit(visits: Visits) -> str:
    """A location, and how many gifts winners and others brought there."""
    return f"{visits.name.replace('_', ' ')} ({visits.winners.value:.2f} against {visits.others.value:.2f})"
