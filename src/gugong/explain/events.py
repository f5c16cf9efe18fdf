"""Events in words: what happened, to whoever may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.catalog.load import Catalog
from gugong.engine.actions import OPTION
from gugong.engine.events import ALL, Event
from gugong.engine.ids import BENEFITS, DOUBLE_PLACES, NO_CARD, NOBODY, REWARDS, SPECIAL
from gugong.engine.rules import Rules
from gugong.engine.setup import LEVELS
from gugong.engine.state import State
from gugong.explain import of_modules
from gugong.explain.facts import pieces
from gugong.explain.speech import Speaker, in_words
from gugong.modules.stairs.rules.tracks import track_names
from gugong.modules.summer_palace.rules.board import PONDS

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
    "leaves-palace": ("spot",),
    **of_modules.FIELDS,
    "face-up": ("token:token",),
    "token-in-use": ("token:token", "location:location"),
    "token-home": ("token:token",),
    "toll": ("actor", "location:location"),
    "follows": ("location:location",),
    "turns-up": ("token:token",),
    # Meng
    "pairing": ("human", "his"),
    "focus": ("location:location",),
    "meng-marker": ("reward:reward",),
    "automa-deck": ("cards", "special"),
    "automa": ("automa:automa", "location:location"),
    "automa-shuffled": ("cards",),
    "meng-morning": ("day",),
    "meng-acts": ("location:location",),
    "meng-cannot": ("location:location", "needed", "could"),
    "meng-no-swap": ("card:card", "vp"),
    "meng-way": ("city:city",),
    "meng-instead": ("token:token", "vp"),
    "meng-no-use": ("token:token",),
    "meng-exchanges": ("price", "what"),
    "meng-jade": ("price",),
    "meng-level": ("level", "could", "today"),
    "meng-decree": ("tile:decree", "level", "today"),
    "meng-benefit": ("benefit:benefit", "steps"),
    "meng-no-benefit": ("steps",),
    "meng-piece": ("zone:zone",),
    "meng-ship": ("berth:berth",),
    "meng-claims": ("reward:reward", "berth:berth"),
    "twilight": ("cards",),
    "twilight-card": ("automa:automa", "place"),
    "meng-skips": ("automa:automa", "needed", "could"),
}
# What the candidates of a choice are.
CANDIDATES: Final[dict[str, str]] = {
    "meng-way": "city",
    "meng-exchanges": "token",
    "meng-level": "decree",
    "meng-decree": "decree",
    "meng-benefit": "benefit",
    "meng-no-benefit": "benefit",
    "meng-ship": "berth",
    **of_modules.CANDIDATES,
}
# What another event has just said, or what only a careful reader of the rules wants to know: a short log leaves it out.
MINOR: Final = {
    *("pile", "market", "pieces", "servants", "hand", "stack", "board-card", "city-token", "refills", "takes", "blank"),
    *("double-pays", "double-gained", "double-placed", "top", "on-top", "discards-token", "ship-home", "night-claim"),
    *("scores-decrees", "day-ends", "stores", "double-token", "discount", "human-starts", "meng-marker"),
    *("meng-piece", "meng-keeps"),
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
    speaker = Speaker(rules, catalog, seat_names, language, viewer)
    known = hide(event, viewer)
    key, fields = told(speaker, known)
    words = speaker.words.events.get(key)
    if words is None:
        return plainly(speaker, known)
    return speaker.say(words[1 if viewer is not None and viewer == known.seat else 0], fields)


def plainly(speaker: Speaker, event: Event) -> str:
    """An event that a module from outside has told, for which there is no sentence: whose, its kind, its numbers."""
    what = " ".join([in_words(event.kind), *map(str, numbers(event))])
    key = "plain/event" if event.seat == NOBODY else "plain/event-of"
    return speaker.phrase(key, {"seat": event.seat, "what": what})


def numbers(event: Event) -> list[int]:
    """The numbers of an event as far as it has any."""
    last = max((place for place, value in enumerate(event.values, 1) if value != NOBODY), default=0)
    return list(event.values[:last])


def told(speaker: Speaker, event: Event) -> tuple[str, dict[str, object]]:
    """Which sentence it is, and what fills it in."""
    names = [field.partition(":")[0] for field in FIELDS.get(event.kind, ())]
    fields: dict[str, object] = {"seat": event.seat, **dict(zip(names, event.values, strict=False))}
    key = event.kind
    first = event.values[0]
    if event.decided:
        key = f"{key}/{event.decided}"
        fields["candidates"] = tuple(thing for thing, _ in event.candidates)
        fields["figures"] = tuple(figure for _, figure in event.candidates)
        fields["figure"] = dict(event.candidates).get(first, NOBODY)
        if "today" in fields:
            fields["level_words"] = level_words(speaker, fields)
    elif key in ("automa", "twilight-card") and first == len(speaker.rules.location_names):
        key += "/special"
    elif is_hidden(event):
        key += "/hidden"
    elif key in ("pays", "gains", "wall-home", "pier-home"):
        fields["pieces"] = pieces(speaker, *(max(0, value) for value in event.values))
    elif key == "vp" and first < 0:
        key, fields["lost"] = "vp/lost", -first
    elif key == "intrigue" and first < 0:
        key, fields["down"] = "intrigue/down", -first
    elif key == "court-lady-used":
        fields["way"] = speaker.say(speaker.words.answers[speaker.rules.answers.all[first].text.replace(" ", "/")], {})
    elif key == "night-ponds" and first > 1:
        key = "night-ponds/tied"
    elif key == "token-in-use" and event.values[1] >= 0:
        key = "token-in-use/location"
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
    return of_modules.event_variant(event, fields) or key, fields


def level_words(speaker: Speaker, fields: dict[str, object]) -> str:
    """The level of Decrees that a choice is about, and whether it is the day's."""
    highest = max(LEVELS)
    level = fields["level"]
    assert isinstance(level, int)
    key = "level/highest" if level > highest else "level/today" if level == fields["today"] else "level"
    return speaker.phrase(key, fields)


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
    if event.kind not in FIELDS and numbers(event):  # of a module from outside: numbers without names
        row["values"] = numbers(event)
    if event.decided:
        kind = CANDIDATES.get(event.kind, "")
        things = [identified(rules, kind, thing) if kind else thing for thing, _ in event.candidates]
        row["decided"] = event.decided
        row["candidates"] = [[thing, figure] for thing, (_, figure) in zip(things, event.candidates, strict=True)]
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
    if kind == "pond":
        return PONDS[value]
    if kind == "track":
        return track_names(tables)[value]
    if kind == "reward":
        return REWARDS[value]
    if kind == "benefit":
        return BENEFITS[value]
    if kind == "zone":
        return DOUBLE_PLACES[value]
    if kind == "automa":
        return [*rules.location_names, SPECIAL][value]
    if kind == "berth":
        return rules.answers.ship[value].text.partition(" ")[2]
    assert kind == "answer", kind
    return rules.answers.all[value].text
