"""The coach's hint for a game at the terminal."""

from __future__ import annotations

from typing import Final

from gugong.coach import Budget, Judge, reasons
from gugong.terminal.session import Session

SECONDS: Final = 1.5
OF: Final = 100


def hint(session: Session) -> list[str]:
    """The answer that the coach would give, how often it would win so, and what speaks for it; from the seat's view."""
    decision = session.decision
    if decision is None or decision.seat < 0:
        return []
    view, seat = session.game.view(decision.seat), decision.seat
    judge = Judge(session.game.state.rules)
    lines = judge.judge(view, Budget(time=SECONDS)).lines
    best, say = lines[0], session.voice
    chance = round(best.chance(seat) * OF)
    told = [say.tell("screen-hint", answer=session.phrase(decision, best.first), n=chance)]
    if len(lines) > 1:
        told.append(say.tell("screen-hint-next", answer=session.phrase(decision, lines[1].first)))
        told += [f"• {say.say(why.phrase)}" for why in reasons(judge, seat, best, lines[1])]
    return told
