"""What sentences about the Stairs of the Palace need to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.engine.actions import DECREE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame
from gugong.engine.ids import CHANCE, NOWHERE
from gugong.engine.rules import Rules
from gugong.engine.servants import MayGain
from gugong.engine.state import State
from gugong.explain.drawn import About, Drawn, about_thing, line
from gugong.explain.module_speech import Known, ModuleSpeech
from gugong.modules.stairs.rules.conditions import tokens_owned
from gugong.modules.stairs.rules.descent import Descend, unmet_behind
from gugong.modules.stairs.rules.morning import TrackBonus, TrackPayment, item_here
from gugong.modules.stairs.rules.state import NO_TRACK, condition, stairs
from gugong.modules.stairs.rules.tracks import (
    CARDS,
    CONDITIONS,
    HARBOURS,
    INTRIGUE,
    JADE,
    LEFT,
    NO_ICON,
    RIGHT,
    SERVANTS,
    SIDES,
    TOKENS,
    VP,
    WALL,
    Icon,
    Track,
    track_names,
)
from gugong.words.phrase import Arg, Name, Person, Phrase, phrase

TRACK: Final = "track"
KIND_NAMES: Final = {number: name for name, number in CONDITIONS.items()}
NOUNS: Final = {SERVANTS: "servant", INTRIGUE: "intrigue-step", JADE: "jade", VP: "vp"}


def space_asked_about(state: State, seat: int) -> int:
    """The next space, or on the way back the one behind; in the Morning, the space the Envoy stands on."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Descend):
        return state.envoy[seat] - 1
    here = isinstance(frame, TrackBonus | TrackPayment | MayGain)
    return state.envoy[seat] if here else state.envoy[seat] + 1


def asked_and_had(state: State, seat: int, icon: Icon) -> Known:
    """What a space asks for, and what the seat has of it."""
    if icon.kind == NO_ICON:
        return {"asks": Phrase("nothing"), "has": Phrase("nothing")}
    owned = {
        TOKENS: tokens_owned(state, seat),
        HARBOURS: sum(state.rewards[seat * 3 : seat * 3 + 3]),
        JADE: state.jade[seat],
        WALL: state.wall_worth(seat),
        INTRIGUE: state.intrigue[seat],
        CARDS: len(state.hands[seat]) + len(state.discards[seat]),
    }
    name = KIND_NAMES[icon.kind]
    figures: dict[str, Arg] = {"n": icon.figure, "to": icon.to, "own": owned.get(icon.kind, 0)}
    return {"asks": phrase(f"stairs-asks_{name}", figures), "has": phrase(f"stairs-has_{name}", figures)}


def amount(icon: Icon) -> Arg:
    """What a space gives or takes: 2 Servants, 1 step of Intrigue."""
    return phrase(f"count-{NOUNS[icon.kind]}", {"n": abs(icon.figure)}) if icon.kind in NOUNS else ""


def space(track: Track, step: int) -> Phrase | None:
    """What stands on a space, in a few words; None if nothing does."""
    icon = track.spaces[step] if 0 < step < track.steps else track.upkeep
    if icon.kind == NO_ICON or step > track.steps:
        return None
    if track.side == LEFT:
        return phrase(f"stairs-asks_{KIND_NAMES[icon.kind]}", {"n": icon.figure, "to": icon.to})
    return phrase("stairs-takes" if icon.figure < 0 else "stairs-gives", {"item": amount(icon)})


def there(track: Track, step: int) -> Phrase:
    """The same as part of a sentence about the step to be made."""
    if step == track.steps:
        return Phrase("stairs-there_palace")
    what = space(track, step)
    if what is None:
        return phrase("stairs-there_plain", {"step": step})
    return phrase("stairs-there_left" if track.side == LEFT else "stairs-there_right", {"step": step, "what": what})


def spaces(track: Track) -> tuple[Phrase, ...]:
    """All spaces of a track that ask, give or take, for whoever chooses."""
    told = [(step, space(track, step)) for step in range(1, track.steps + 1)]
    return tuple(
        phrase("stairs-space_palace" if step == track.steps else "stairs-space", {"step": step, "what": what})
        for step, what in told
        if what is not None
    )


def unmet(state: State, seat: int, answer: Answer, known: Known) -> str:
    """The condition of the next space; from the start, that of the first space on the left."""
    things = stairs(state)
    if things.on[seat] == NO_TRACK:
        known.update(track=things.laid[LEFT], space=1)
        known.update(asked_and_had(state, seat, things.track(LEFT).spaces[1]))
    return ""


def unmet_back(state: State, seat: int, answer: Answer, known: Known) -> str:
    """The first condition on the way back that is not met."""
    steps = 1
    if answer.kind == DECREE:
        steps = state.rules.figures.decrees[answer.a].figures.get("envoy_back", 1)
    step = unmet_behind(state, seat, steps)
    known.update(space=step, **asked_and_had(state, seat, condition(state, seat, step)))
    return ""


def card_shown(state: State, seat: int, answer: Answer, known: Known) -> str:
    return "" if answer.a in state.hands[seat] else "hand"


def track_chosen(state: State, seat: int, answer: Answer, known: Known) -> str:
    known["laid"] = (stairs(state).laid[LEFT], stairs(state).laid[RIGHT])
    return ""


def about_track(state: State, seat: int, side: int, step: int) -> About | None:
    """One of the two tracks, or a space of it: what it asks for, gives or takes, and who stands there."""
    things = stairs(state)
    if things.laid[side] == NO_TRACK:
        return None
    track = things.track(side)
    rules = ("X-STA-03", "X-STA-02") if side == LEFT else ("X-STA-05", "X-STA-02")
    on_it = [each for each in range(state.rules.seats) if things.on[each] == side and state.spot[each] == NOWHERE]
    name: Arg = Name(TRACK, track_names(state.rules.figures)[things.laid[side]])
    if not step:
        people = tuple(Person(each) for each in on_it)
        lines = (line("here", people=people),) if people else ()
        return about_thing(f"track_{SIDES[side]}", lines, rules, track=name, spaces=spaces(track) or ("–",))
    what = space(track, step) if step < track.steps else None
    people = tuple(Person(each) for each in on_it if state.envoy[each] == step)
    lines = (line("here", people=people),) if people else ()
    if what is None:
        return about_thing("space", lines, rules, track=name, step=step)
    return about_thing(f"space_{SIDES[side]}", lines, rules, track=name, step=step, what=what)


class StairsSpeech(ModuleSpeech):
    """Two tracks beneath the Palace, and what their spaces ask for, give and take."""

    rules = {
        "lay-track": "X-STA-01",
        "stairs-track": "X-STA-02",
        "stairs-step": "C-36",
        "stairs-reveal": "X-STA-03",
        "stairs-bonus": "X-STA-05",
        "stairs-payment": "X-STA-05",
    }
    fields = {
        "stairs-laid": ("track:track",),
        "stairs-track": ("track:track",),
        "stairs-condition": ("step", "track:track"),
        "stairs-stopped": ("step", "track:track"),
        "stairs-reveals": ("card:card",),
        "jade-paid": ("jade",),
    }
    minor = ("stairs-condition",)
    kinds = {"track": TRACK, "laid": TRACK}
    chosen = {"track": TRACK, "reveal": "card"}
    details = {
        "stairs-condition": unmet,
        "stairs-condition-back": unmet_back,
        "stairs-card-not-fitting": card_shown,
        "stairs-not-laid": track_chosen,
    }

    def things(self, rules: Rules, kind: str) -> Sequence[str] | None:
        return track_names(rules.figures) if kind == TRACK else None

    def facts(self, state: State, seat: int) -> Known:
        """Where the Envoy is, the space that the question is about, and what that asks for, gives or takes."""
        if seat == CHANCE:
            return {}
        things = stairs(state)
        known: Known = {"laid": tuple(things.laid)}
        step = space_asked_about(state, seat)
        side = things.on[seat]
        if side != NO_TRACK:
            known.update(track=things.laid[side], there=there(things.track(side), step))
            known.update(item=amount(item_here(state, seat)), inside=state.spot[seat] != NOWHERE)
        known.update(space=step, **asked_and_had(state, seat, condition(state, seat, step)))
        return known

    def tell_about(self, state: State, seat: int, drawn: Drawn) -> About | None:
        side, _, step = drawn.rest.partition("-")
        if drawn.kind != "stair" or side not in SIDES or not (step.isdecimal() or not step):
            return None
        return about_track(state, seat, SIDES.index(side), int(step or 0))

    def question_variant(self, state: State, frame: Frame, seat: int) -> str:
        if isinstance(frame, TrackPayment):
            return "pay" if frame.can_pay(state) else "unable"
        return ""

    def answer_facts(self, state: State, decision: Decision, answer: Answer, known: Known) -> str:
        if answer.verb != TRACK:
            return ""
        track = stairs(state).tracks[answer.a]
        known.update(steps=track.steps, spaces=spaces(track))
        return "" if decision.seat == CHANCE else "left" if track.side == LEFT else "right"


PART = StairsSpeech
