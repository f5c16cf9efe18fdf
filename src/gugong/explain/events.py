"""Events in words: what happened, to whoever may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.catalog.load import Catalog
from gugong.engine.actions import OPTION
from gugong.engine.events import ALL, Event
from gugong.engine.ids import NO_CARD, NOBODY, REWARDS
from gugong.engine.rules import Rules
from gugong.engine.state import State
from gugong.explain import of_modules
from gugong.explain.facts import pieces
from gugong.explain.speech import Speaker

# What the numbers of an event stand for, in order. `name:kind` is a thing of the catalog.
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
    "on-top": ("below", "step"),
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
    **of_modules.FIELDS,
}
# What another event has just said, or what only a careful reader of the rules wants to know: a short log leaves it out.
MINOR: Final = {
    *("pile", "market", "pieces", "servants", "hand", "stack", "board-card", "city-token", "refills", "takes", "blank"),
    *("double-pays", "double-gained", "double-placed", "top", "on-top", "discards-token", "ship-home", "night-claim"),
    *("scores-decrees", "day-ends", "stores", "double-token", "discount"),
    *of_modules.MINOR,
}


def hide(event: Event, viewer: int | None) -> Event:
    """The event as `viewer` may know it: without its numbers if they are not for them; None knows everything."""
    if viewer is None or event.audience == ALL or event.audience >> viewer & 1:
        return event
    return Event(event.kind, event.rule, event.seat, (NO_CARD,) * len(event.values), event.audience)


def is_hidden(event: Event) -> bool:
    """Whether `hide` has taken the numbers out."""
    return event.audience != ALL and set(event.values) == {NO_CARD}


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
    speaker = Speaker(rules, catalog, seat_names, language)
    known = hide(event, viewer)
    key, fields = told(speaker, known)
    words = speaker.words.events.get(key)
    if words is None:
        return known.kind
    return speaker.say(words[1 if viewer is not None and viewer == known.seat else 0], fields)


def told(speaker: Speaker, event: Event) -> tuple[str, dict[str, object]]:
    """Which sentence it is, and what fills it in."""
    names = [field.partition(":")[0] for field in FIELDS.get(event.kind, ())]
    fields: dict[str, object] = {"seat": event.seat, **dict(zip(names, event.values, strict=False))}
    key = event.kind
    first = event.values[0]
    if is_hidden(event):
        key += "/hidden"
    elif key in ("pays", "gains", "wall-home"):
        fields["pieces"] = pieces(speaker, *(max(0, value) for value in event.values))
    elif key == "vp" and first < 0:
        key, fields["lost"] = "vp/lost", -first
    elif key == "intrigue" and first < 0:
        key, fields["down"] = "intrigue/down", -first
    elif key == "scores-decrees" and first == 1:
        key = "scores-decrees/thirds"
    elif key == "performs":
        answer = speaker.rules.answers.all[event.values[1]]
        if answer.kind == OPTION:
            key, fields["way"] = "performs/option", answer.text.upper()
    elif key == "replaces-on-wall" and event.values[1]:
        key = "replaces-on-wall/double"
    elif (key == "wall" and first > 1) or (key == "loads" and event.values[1] > 1):
        key += "/double"
    return key, fields


def event_to_dict(rules: Rules, event: Event) -> dict[str, object]:
    """The event as JSON: kind, rule, seat (None for nobody), then its values by name; a hidden value is None."""
    row: dict[str, object] = {
        "kind": event.kind,
        "rule": event.rule,
        "seat": None if event.seat == NOBODY else event.seat,
    }
    for field, value in zip(FIELDS.get(event.kind, ()), event.values, strict=False):
        name, _, kind = field.partition(":")
        row[name] = None if is_hidden(event) else identified(rules, kind, value) if kind else value
    return row


def identified(rules: Rules, kind: str, value: int) -> str | None:
    """A thing's id in the catalog, or None where it is hidden."""
    tables = rules.tables
    if value < 0:
        return None
    if kind == "card":
        return tables.cards[value].name
    if kind == "location":
        return rules.location_names[value]
    if kind == "city":
        return tables.map.cities[value]
    if kind == "token":
        return tables.tokens[value].name
    if kind == "decree":
        return tables.decrees[value].name
    if kind == "reward":
        return REWARDS[value]
    if kind == "berth":
        return rules.answers.ship[value].text.partition(" ")[2]
    assert kind == "answer", kind
    return rules.answers.all[value].text
