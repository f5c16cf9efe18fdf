"""What an answer would do, as far as its seat can foresee it, in the words of the page."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.state import State
from gugong.explain import TableVoice
from gugong.explain.events import is_minor
from gugong.explain.facts import facts
from gugong.explain.questions import question, rule_of
from gugong.play import foresee
from gugong.terminal.session import Session

NOT_TOLD: Final = {"turn", "performs"}


def preview_of(session: Session, decision: Decision, answer: Answer) -> list[tuple[str, str]]:
    """Lines with their rules: what happens, what is asked then, and the figures that change."""
    view, tell = session.game.view(decision.seat), session.voice.tell
    outcome = foresee(view, answer.text)
    if outcome is None:
        return [(tell("page-preview_unknown"), "")]
    told = [event for event in outcome.events if not (event.kind in NOT_TOLD or is_minor(event))]
    lines = [(session.tell(event, decision.seat), event.rule) for event in told]
    then = outcome.view.decision
    if then is not None and then.prompt != "turn-end":
        voice = TableVoice(view.state.rules, view.catalog, session.names, session.language)
        asked = question(voice, outcome.view.state, then, facts(outcome.view.state, then.seat))
        lines.append((voice.tell("page-then", asked=asked), rule_of(then.prompt)))
    changes = [
        tell("terminal-change", what=tell(f"page-figure_{what}"), before=before, after=after)
        for what, before, after in changed(view.state, outcome.view.state, decision.seat)
    ]
    return [*lines, *((line, "") for line in changes)] or [(tell("page-preview_nothing"), "")]


def changed(before: State, after: State, seat: int) -> list[tuple[str, int, int]]:
    """The figures of this seat that change."""
    figures = [
        ("pool", before.pool_worth(seat), after.pool_worth(seat)),
        ("jade", before.jade[seat], after.jade[seat]),
        ("vp", before.vp[seat], after.vp[seat]),
        ("tokens", len(before.tokens[seat]), len(after.tokens[seat])),
        ("intrigue", before.intrigue[seat], after.intrigue[seat]),
        ("envoy", before.envoy[seat], after.envoy[seat]),
        ("hand", len(before.hands[seat]), len(after.hands[seat])),
    ]
    return [each for each in figures if each[1] != each[2]]
