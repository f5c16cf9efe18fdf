"""The end: scores item by item, and who has won."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from gugong import explain
from gugong.terminal.ink import STYLES
from gugong.terminal.module_boards import sheet
from gugong.terminal.session import Session
from gugong.words.phrase import Person


def show_scores(console: Console, session: Session) -> None:
    """A column a player, a row for each item of the final scoring, and who has won."""
    game, tell = session.game, session.voice.tell
    scores = game.scores()
    rules = ["track", *(rule for rule, _, _ in game.state.final_items)]
    rows: dict[str, list[int]] = {rule: [0] * game.players for rule in rules}
    for seat, sheet_of_seat in scores.items():
        items = sheet_of_seat["items"]
        assert isinstance(items, list)
        for rule, vp in items:
            rows[rule][seat] += vp
    table = sheet(tell("terminal-scores"), *session.names)
    for column, colour in zip(table.columns[1:], STYLES, strict=False):
        column.justify = "right"
        column.header_style = colour
    for rule, figures in rows.items():
        title = tell("terminal-track") if rule == "track" else explain.rule(rule, session.language).title
        table.add_row(title, *(str(vp) for vp in figures))
    totals = [str(each["total"]) if each["counts"] else tell("terminal-out") for each in scores.values()]
    table.add_row(tell("terminal-total"), *totals, style="bold")
    console.print()
    console.print(table)
    console.print(Text(verdict(session), style="bold"))


def verdict(session: Session) -> str:
    """Who has won."""
    winner = session.game.winner
    if winner is None:
        return session.voice.tell("terminal-nobody-wins")
    if session.humans == (winner,):
        return session.voice.tell("terminal-you-win")
    return session.voice.tell("terminal-wins", who=Person(winner))
