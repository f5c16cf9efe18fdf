"""What sentences about the Stairs of the Palace need to know."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import DECREE, Answer
from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame
from gugong.engine.ids import CHANCE, NOWHERE
from gugong.engine.servants import MayGain
from gugong.engine.state import State
from gugong.explain.speech import Detail, Speaker
from gugong.modules.stairs.rules.conditions import tokens_owned
from gugong.modules.stairs.rules.descent import Descend, unmet_behind
from gugong.modules.stairs.rules.morning import TrackBonus, TrackPayment, item_here
from gugong.modules.stairs.rules.state import NO_TRACK, condition, in_play, stairs
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
    TOKENS,
    VP,
    WALL,
    Icon,
    Track,
)

RULES: Final[dict[str, str]] = {
    "lay-track": "X-STA-01",
    "stairs-track": "X-STA-02",
    "stairs-step": "C-36",
    "stairs-reveal": "X-STA-03",
    "stairs-bonus": "X-STA-05",
    "stairs-payment": "X-STA-05",
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "stairs-laid": ("track:track",),
    "stairs-track": ("track:track",),
    "stairs-condition": ("step", "track:track"),
    "stairs-stopped": ("step", "track:track"),
    "stairs-reveals": ("card:card",),
    "jade-paid": ("jade",),
}
MINOR: Final[tuple[str, ...]] = ("stairs-condition",)

KIND_NAMES: Final = {number: name for name, number in CONDITIONS.items()}
NOUNS: Final = {SERVANTS: "servant", INTRIGUE: "intrigue-step", JADE: "jade", VP: "vp"}
Known = dict[str, object]


def facts(speaker: Speaker, state: State, seat: int) -> Known:
    """Where the Envoy is, the space that the question is about, and what that asks for, gives or takes."""
    if seat == CHANCE or not in_play(state):
        return {}
    things = stairs(state)
    known: Known = {"laid": tuple(things.laid)}
    step = space_asked_about(state, seat)
    side = things.on[seat]
    if side != NO_TRACK:
        known.update(track=things.laid[side], there=there(speaker, things.track(side), step))
        item = item_here(state, seat)
        known.update(item=amount(speaker, item), inside=state.spot[seat] != NOWHERE)
    known.update(space=step, **asked_and_had(speaker, state, seat, condition(state, seat, step)))
    return known


def space_asked_about(state: State, seat: int) -> int:
    """The next space, or on the way back the one behind; in the Morning, the space the Envoy stands on."""
    frame = state.stack[-1]
    if isinstance(frame, Descend):
        return state.envoy[seat] - 1
    here = isinstance(frame, TrackBonus | TrackPayment | MayGain)
    return state.envoy[seat] if here else state.envoy[seat] + 1


def asked_and_had(speaker: Speaker, state: State, seat: int, icon: Icon) -> Known:
    """What a space asks for, and what the seat has of it."""
    if icon.kind == NO_ICON:
        return {"asks": speaker.phrase("nothing", {}), "has": speaker.phrase("nothing", {})}
    owned = {
        TOKENS: tokens_owned(state, seat),
        HARBOURS: sum(state.rewards[seat * 3 : seat * 3 + 3]),
        JADE: state.jade[seat],
        WALL: state.wall_worth(seat),
        INTRIGUE: state.intrigue[seat],
        CARDS: len(state.hands[seat]) + len(state.discards[seat]),
    }
    name = KIND_NAMES[icon.kind]
    fields = {"n": icon.figure, "to": icon.to, "own": owned.get(icon.kind, 0)}
    return {"asks": speaker.phrase(f"stairs-asks/{name}", fields), "has": speaker.phrase(f"stairs-has/{name}", fields)}


def amount(speaker: Speaker, icon: Icon) -> str:
    """What a space gives or takes: 2 Servants, 1 step of Intrigue."""
    return speaker.count(abs(icon.figure), NOUNS[icon.kind]) if icon.kind in NOUNS else ""


def space(speaker: Speaker, track: Track, step: int) -> str:
    """What stands on a space, in a few words; "" if nothing does."""
    icon = track.spaces[step] if 0 < step < track.steps else track.upkeep
    if icon.kind == NO_ICON or step > track.steps:
        return ""
    if track.side == LEFT:
        return speaker.phrase(f"stairs-asks/{KIND_NAMES[icon.kind]}", {"n": icon.figure, "to": icon.to})
    return speaker.phrase("stairs-takes" if icon.figure < 0 else "stairs-gives", {"item": amount(speaker, icon)})


def there(speaker: Speaker, track: Track, step: int) -> str:
    """The same as part of a sentence about the step to be made."""
    if step == track.steps:
        return speaker.phrase("stairs-there/palace", {})
    what = space(speaker, track, step)
    key = "stairs-there/plain" if not what else "stairs-there/left" if track.side == LEFT else "stairs-there/right"
    return speaker.phrase(key, {"step": step, "what": what})


def spaces(speaker: Speaker, track: Track) -> str:
    """All spaces of a track that ask, give or take, for whoever chooses."""
    steps = [step for step in range(1, track.steps + 1) if space(speaker, track, step)]
    told = [
        speaker.phrase(
            "stairs-space/palace" if step == track.steps else "stairs-space",
            {"step": step, "what": space(speaker, track, step)},
        )
        for step in steps
    ]
    return speaker.listed(told)


def question_variant(state: State, frame: Frame, seat: int) -> str:
    """Which wording of a prompt fits."""
    if isinstance(frame, TrackPayment):
        return "pay" if frame.can_pay(state) else "unable"
    return ""


def answer_facts(speaker: Speaker, state: State, decision: Decision, answer: Answer, fields: Known) -> str:
    """What the phrase of an answer of this module needs; the variant of its wording."""
    if answer.text.startswith("track "):
        track = stairs(state).tracks[answer.a]
        fields.update(steps=track.steps, spaces=spaces(speaker, track))
        if decision.seat != CHANCE:
            return "left" if track.side == LEFT else "right"
    return ""


# Why not


def unmet(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    """The condition of the next space; from the start, that of the first space on the left."""
    things = stairs(state)
    if things.on[seat] == NO_TRACK:
        known.update(track=things.laid[LEFT], space=1)
        known.update(asked_and_had(speaker, state, seat, things.track(LEFT).spaces[1]))
    return ""


def unmet_back(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    """The first condition on the way back that is not met."""
    steps = 1
    if answer.kind == DECREE:
        steps = state.rules.tables.decrees[answer.a].figures.get("envoy_back", 1)
    step = unmet_behind(state, seat, steps)
    known.update(space=step, **asked_and_had(speaker, state, seat, condition(state, seat, step)))
    return ""


def card_shown(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    return "" if answer.a in state.hands[seat] else "hand"


def track_chosen(speaker: Speaker, state: State, seat: int, answer: Answer, known: Known) -> str:
    known["laid"] = (stairs(state).laid[LEFT], stairs(state).laid[RIGHT])
    return ""


DETAILS: Final[dict[str, Detail]] = {
    "stairs-condition": unmet,
    "stairs-condition-back": unmet_back,
    "stairs-card-not-fitting": card_shown,
    "stairs-not-laid": track_chosen,
}
