"""Events in words: what happened, to whoever may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from gugong.catalog.load import Catalog
from gugong.engine.actions import OPTION, OPTIONS
from gugong.engine.events import ALL, Event
from gugong.engine.ids import NO_CARD, NOBODY
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain.facts import pieces, wall_stands
from gugong.explain.module_speech import Known, ModuleSpeech, speeches
from gugong.explain.things import PERSON, identified, thing
from gugong.explain.voice import TableVoice, voice_at
from gugong.registry import packages
from gugong.words.phrase import Arg, Person, Phrase, phrase

# What the numbers of an event stand for, in order. `name:kind` is a thing of the catalog, or a person.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "set-up": ("players", "routes"),
    "pile": ("cards",),
    "market": ("houses",),
    "pieces": ("ships",),
    "servants": ("pool", "supply"),
    "hand": ("number",),
    "board-card": ("card:card", "location:location"),
    "city-token": ("city:city", "token:token"),
    "decree-placed": ("tile:decree",),
    "morning": ("day",),
    "day": ("day",),
    "turn": ("day",),
    "day-ends": ("day",),
    "night": ("day",),
    "rolls": ("die", "face"),
    "first-roll": ("die", "face"),
    "refills": ("city:city", "token:token"),
    "exchange": ("card:card", "location:location", "taken:card"),
    "swap": ("card:card", "location:location", "taken:card"),
    "takes": ("card:card",),
    "blank": ("card:card",),
    "twice": ("location:location",),
    "discard-fee": ("card:card",),
    "discard-for-jade": ("card:card",),
    "take-back": ("card:card",),
    "draw-gift": ("card:card",),
    "performs": ("location:location", "answer:answer"),
    "declines": ("location:location",),
    "cannot": ("location:location",),
    "pays": ("servants", "doubles", "neutral"),
    "gains": ("servants", "doubles", "neutral"),
    "discount": ("tile:decree",),
    "vp": ("vp",),
    "jade": ("jade",),
    "envoy": ("steps", "step"),
    "retreats": ("steps", "step"),
    "arrives": ("spot",),
    "intrigue": ("steps", "step"),
    "top": ("step",),
    "on-top": ("below:person", "step"),
    "tie": ("tied",),
    "travels": ("city:city", "token:token"),
    "uses-token": ("token:token",),
    "double-token": ("token:token",),
    "discards-token": ("token:token",),
    "stores": ("token:token", "stored"),
    "exchanges-tokens": ("price", "what"),
    "wall": ("worth", "total", "size"),
    "wall-complete": ("total",),
    "wall-home": ("servants", "doubles"),
    "benefits": ("builders",),
    "die": ("die", "face"),
    "decree": ("tile:decree",),
    "uses-decree": ("tile:decree",),
    "new-ship": ("berth:berth",),
    "loads": ("berth:berth", "worth", "capacity"),
    "moves-ship": ("berth:berth", "ahead:berth"),
    "claims": ("reward:reward", "berth:berth"),
    "ship-home": ("berth:berth",),
    "night-claim": ("reward:reward",),
    "matches": ("matches",),
    "sails": ("berth:berth", "ahead:berth"),
    "lost-at-sea": ("berth:berth",),
    "scores-decrees": ("thirds",),
    "wins": ("vp",),
    "leaves-palace": ("spot",),
}
# What another event has just said, or what only a careful reader of the rules wants to know: a short log leaves it out.
MINOR: Final = {
    *("pile", "market", "pieces", "servants", "hand", "stack", "board-card", "city-token", "refills", "takes", "blank"),
    *("double-pays", "double-gained", "double-placed", "top", "on-top", "discards-token", "ship-home", "night-claim"),
    *("scores-decrees", "day-ends", "stores", "double-token", "discount"),
}


def hide(event: Event, viewer: int | None) -> Event:
    """The event as `viewer` may know it: without its numbers if they are not for them; None knows everything."""
    if viewer is None or event.audience == ALL or event.audience >> viewer & 1:
        return event
    return Event(event.kind, event.rule, event.seat, (NO_CARD,) * len(event.values), event.audience)


def is_hidden(event: Event) -> bool:
    """Whether `hide` has taken the numbers out."""
    return event.audience != ALL and set(event.values) == {NO_CARD}


def is_minor(event: Event) -> bool:
    """Whether a short log leaves it out."""
    return event.kind in MINOR or any(event.kind in speech.minor for speech in speeches())


def fields_of(kind: str) -> tuple[str, ...]:
    """What the numbers of an event stand for; of a module without words, nothing."""
    own = FIELDS.get(kind)
    if own is not None:
        return own
    speech = teller(kind, packages())
    return () if speech is None else speech.fields[kind]


@lru_cache(maxsize=1024)
def teller(kind: str, modules: tuple[str, ...]) -> ModuleSpeech | None:
    """The module that tells an event with numbers of its own."""
    return next((speech for speech in speeches() if kind in speech.fields), None)


def event(
    about: State | Rules,
    event: Event,
    seat_names: Sequence[str] | None = None,
    viewer: int | None = None,
    *,
    catalog: Catalog | None = None,
    language: str = "en",
) -> str:
    """What happened as a sentence without its full stop, for this viewer; None is told everything, of everybody."""
    rules = about.rules if isinstance(about, State) else about
    voice = voice_at(rules, catalog, seat_names, language, viewer)
    return voice.say(event_phrase(voice, hide(event, viewer)))


def event_phrase(voice: TableVoice, event: Event) -> Phrase:
    """Which sentence tells of an event, filled with its numbers; it tells of the event's seat."""
    key, known = told(voice.rules, event)
    for each in (f"event-{key}", f"event-{event.kind}"):
        if voice.has(each):
            return phrase(each, known, event.seat)
    return plain(event)


def plain(event: Event) -> Phrase:
    """An event of a module without words: whose, its kind, its numbers."""
    what = " ".join([event.kind.replace("-", " "), *map(str, numbers(event))])
    if event.seat == NOBODY:
        return phrase("plain-event", {"what": what})
    return phrase("plain-event-of", {"who": Person(event.seat), "what": what})


def numbers(event: Event) -> list[int]:
    """The numbers of an event as far as it has any."""
    last = max((place for place, value in enumerate(event.values, 1) if value != NOBODY), default=0)
    return list(event.values[:last])


def told(rules: Rules, event: Event) -> tuple[str, dict[str, Arg]]:
    """The variant of its sentence, and what fills it in."""
    known: Known = {"who": Person(event.seat)}
    names = fields_of(event.kind)
    for field, value in zip(names, event.values, strict=False):
        name, _, kind = field.partition(":")
        known[name] = thing(rules, kind, value) if kind else value
    key = event.kind
    first = event.values[0]
    if event.decided:
        key = f"{key}_{event.decided}"
        kind = candidates_of(event.kind)
        known["candidates"] = tuple(thing(rules, kind, each) if kind else each for each, _ in event.candidates)
        known["figures"] = tuple(figure for _, figure in event.candidates)
        known["figure"] = dict(event.candidates).get(first, NOBODY)
    elif is_hidden(event):
        key += "_hidden"
    elif names[:2] == ("servants", "doubles"):
        known["pieces"] = pieces(*(max(0, value) for value in event.values))
    elif key == "vp" and first < 0:
        key, known["lost"] = "vp_lost", -first
    elif key == "intrigue" and first < 0:
        key, known["down"] = "intrigue_down", -first
    elif key == "scores-decrees" and first == 1:
        key = "scores-decrees_thirds"
    elif key == "performs":
        answer = rules.answers.all[event.values[1]]
        way = f"-{OPTIONS[answer.a]}" if answer.kind == OPTION else ""
        key = f"performs_{rules.location_names[first]}{way}"
    elif key == "wall":
        known["stands"] = wall_stands(event.values[1], event.values[2])
        key += "_double" if first > 1 else ""
    elif key == "loads" and event.values[1] > 1:
        key += "_double"
    speech = teller(event.kind, packages())
    variant = "" if speech is None else speech.event_variant(rules, event, known)
    if variant:
        key = f"{event.kind}_{variant}"
    return key, cast(dict[str, Arg], known)


def candidates_of(kind: str) -> str:
    """The kind of things that an event tells of a choice of; "" for numbers."""
    return next((each.candidates[kind] for each in speeches() if kind in each.candidates), "")


def event_to_dict(rules: Rules, event: Event) -> dict[str, object]:
    """The event as JSON: kind, rule, seat (None for nobody), then its values by name; a hidden value is None."""
    row: dict[str, object] = {
        "kind": event.kind,
        "rule": event.rule,
        "seat": None if event.seat == NOBODY else event.seat,
    }
    fields = fields_of(event.kind)
    for field, value in zip(fields, event.values, strict=False):
        name, _, kind = field.partition(":")
        row[name] = None if is_hidden(event) else identity(rules, kind, value)
    if not fields and numbers(event):  # of a module without words: numbers without names
        row["values"] = numbers(event)
    if event.decided:
        kind = candidates_of(event.kind)
        row["decided"] = event.decided
        row["candidates"] = [[identity(rules, kind, each), figure] for each, figure in event.candidates]
    return row


def identity(rules: Rules, kind: str, value: int) -> int | str | None:
    """A thing by its id, a number as it is; None for a thing that is hidden or missing."""
    if not kind or kind == PERSON:
        return value
    return identified(rules, kind, value) if value >= 0 else None
