"""A whole game told: for `gugong replay`, and when nobody but the computer plays."""

from __future__ import annotations

import json

from rich.console import Console

from gugong import Game, explain
from gugong.explain.events import is_minor
from gugong.terminal.ending import show_scores
from gugong.terminal.pager import paged
from gugong.terminal.session import Session
from gugong.terminal.wrapping import console_for
from gugong.words.bundles import ENGLISH
from gugong.words.phrase import Person


def tell_game(game: Game, everything: bool = False, pages: bool = False, language: str = ENGLISH) -> None:
    """Every event with its rule, then the scores, or what is asked if the game is not over."""
    console = console_for(soft_wrap=True)
    with paged(console, pages):
        tell_on(console, game, everything, language)


def tell_on(console: Console, game: Game, everything: bool, language: str = ENGLISH) -> None:
    """The same, on this console."""
    session = Session(game, (), 0, language=language)
    for event in game.events:
        if everything or not is_minor(event):
            indent = "" if event.kind in ("turn", "day", "morning", "night", "final-scoring") else "  "
            console.print(f"{indent}{session.tell(event, None)}  {event.rule}", markup=False)
    decision = game.decision
    if decision is None:
        show_scores(console, session)
        return
    key = "terminal-not-over" if decision.seat >= 0 else "terminal-not-over_chance"
    told = session.voice.tell(key, who=Person(decision.seat), question=session.question(decision))
    console.print(f"\n{told}", markup=False)


def tell_json(game: Game) -> None:
    """The events, one a line; then a line with the scores if the game is over."""
    for event in game.events:
        print(json.dumps(explain.event_to_dict(game.state.rules, event)))
    if game.over:
        print(json.dumps({"scores": game.scores(), "winner": game.winner}))
