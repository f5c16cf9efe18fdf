"""What sentences about the Summer Palace need to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision
from gugong.engine.events import Event
from gugong.engine.frames import Frame
from gugong.engine.ids import NOBODY
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.modules.summer_palace.rules.board import (
    AT_HOME,
    HOME,
    PIER,
    POND,
    PONDS,
    REPEAT,
    REPEATED,
    TAKE,
    TAKEN,
)
from gugong.modules.summer_palace.rules.official import PlaceOnPier
from gugong.modules.summer_palace.rules.state import here, leader_of, neutral_stock
from gugong.words.phrase import Name, Person, phrase

# What the Court Lady, the pond of choice and the way home offer has a wording each.
WORDED: Final = {TAKE: TAKEN, HOME: AT_HOME, REPEAT: REPEATED}


def favourite(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Which gift it would take to score a pond."""
    known["favourite"] = here(state).favourite
    return ""


def ponds(state: State, seat: int, answer: Answer, known: Known) -> str:
    """Which ponds there are."""
    known["ponds"] = tuple(here(state).board.ponds)
    return ""


def about_pond(state: State, seat: int, pond: int) -> About:
    """A pond with its pier: what it gives, and who would get it now."""
    summer, leader = here(state), leader_of(state, pond)
    gives = phrase(f"board-pond-{PONDS[pond]}", {"n": min(summer.board.neutral_gained, neutral_stock(state))})
    lines = []
    if seat != NOBODY:
        lines.append(line("pier-yours", n=summer.worth(pond, seat), total=summer.total(pond)))
    if leader != NOBODY:
        lines.append(line("pier-leader", who=Person(leader), n=summer.worth(pond, leader)))
    return about_thing("pond", tuple(lines), ("X-SPL-13", "X-SPL-12"), pond=Name(POND, PONDS[pond]), gives=gives)


class SummerSpeech(ModuleSpeech):
    """Ponds, piers, neutral Servants and Court Ladies."""

    rules = {
        "pier": "X-SPL-02",
        "pier-piece": "C-05",
        "pond-benefit": "X-SPL-13",
        "pond-home": "X-SPL-13",
        "favourite-gift": "X-SPL-11",
        "draw-favourite": "X-SPL-11",
        "court-lady": "X-SPL-10",
    }
    fields = {
        "ponds": ("ponds",),
        "summer-cards": ("cards",),
        "neutral-stock": ("neutral",),
        "favourite": ("gift",),
        "favourite-placed": ("card:card",),
        "scores-pond": ("pond:pond",),
        "night-ponds": ("ponds", "worth"),
        "pond": ("pond:pond", "worth"),
        "pier": ("pond:pond", "worth", "total"),
        "neutral": ("neutral", "left"),
        "no-benefit": ("pond:pond",),
        "pier-home": ("servants", "doubles"),
        "stays": ("pond:pond", "worth"),
        "court-lady-used": ("answer:answer",),
        "meng-swaps-pieces": ("zone:zone",),
        "meng-pier": ("pond:pond",),
        "meng-pond": ("pond:pond",),
        "meng-pond-benefit": ("jade", "neutral"),
        "meng-lady-waits": ("location:location",),
    }
    candidates = {"meng-pier": POND, "meng-no-pier": POND, "meng-pond": POND, "meng-no-pond": POND}
    minor = ("ponds", "summer-cards", "neutral-stock", "stays", "meng-swaps-pieces")
    kinds = {"pond": POND, "ponds": POND, "leader": "person", "favourite": "gift"}
    chosen = {"pier": POND, "pond": POND, "favourite": "gift"}
    placing = ("pier", "pier-piece")
    details = {"no-favourite": favourite, "no-such-pond": ponds}
    drawn_rules = {
        "option-summer-palace-a": ("X-SPL-02",),
        "option-summer-palace-b": ("X-SPL-03",),
        "region-summer-palace": ("X-SPL-01", "X-SPL-13"),
    }

    def things(self, rules: Rules, kind: str) -> Sequence[str] | None:
        return PONDS if kind == POND else None

    def tell_about(self, state: State, seat: int, drawn: Drawn) -> About | None:
        summer = here(state)
        on_pier = drawn.kind == "pc-servant" and drawn.rest.startswith("pier")
        order = drawn.rest.partition("-")[0].removeprefix("pier")
        if drawn.kind in ("pond", "pier") or on_pier:
            known = order.isdecimal() and int(order) < len(summer.board.ponds)
            return about_pond(state, seat, summer.board.ponds[int(order)]) if known else None
        if drawn.id == "favourite":
            gift = Name("gift", str(summer.favourite))
            return about_thing("favourite", rules=("X-SPL-11",), gift=gift)
        if drawn.id == "neutral-stock":
            return about_thing("neutral-stock", rules=("X-SPL-08",), n=neutral_stock(state))
        if drawn.kind in ("pc-lady", "own-lady", "ladies"):
            owners = tuple(Person(each) for each in range(state.rules.seats) if summer.has_lady(each))
            lines = (line("lady-owners", people=owners),) if owners else ()
            return about_thing("court-lady", lines, ("X-SPL-10",))
        return None

    def question_variant(self, state: State, frame: Frame, seat: int) -> str:
        return "more" if isinstance(frame, PlaceOnPier) and frame.may else ""

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        summer = here(state)
        if answer.verb == PIER:
            known.update(mine=summer.worth(answer.a, decision.seat), total=summer.total(answer.a))
        elif answer.verb == POND:
            known["leader"] = leader_of(state, answer.a)
            return "own" if known["leader"] == decision.seat else ""
        elif answer.verb in WORDED:
            known["neutral"] = min(summer.board.neutral_gained, neutral_stock(state))
            return WORDED[answer.verb][answer.a]
        return ""

    def event_variant(self, rules: Rules, event: Event, known: Known) -> str:
        if event.kind == "favourite":
            known["gift"] = Name("gift", str(event.values[0]))
        if event.kind == "court-lady-used":
            return REPEATED[rules.answers.all[event.values[0]].a]
        return "tied" if event.kind == "night-ponds" and event.values[0] > 1 else ""


PART = SummerSpeech
