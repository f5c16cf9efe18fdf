"""What has happened: the log line by line, and what others did since this seat's last turn, one line a turn."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from operator import attrgetter
from typing import Final

from markupsafe import Markup, escape

from gugong.draw import LETTERS
from gugong.engine.events import Event
from gugong.engine.ids import NOBODY
from gugong.explain import TableVoice, hide
from gugong.explain.events import event_phrase, is_minor
from gugong.web.page import FORCED, STOOD_IN, Heard, Note, Page, Told
from gugong.web.present.answer_signs import mini_card, official_sign
from gugong.web.present.people import called, page_voice, teller
from gugong.web.present.rendering import icon, rule_sign
from gugong.web.present.results import result
from gugong.words.phrase import Person, phrase
from gugong.words.voice import Voice, capital

LOG_LINES: Final = 30
PLY: Final = attrgetter("ply")
SIGNS: Final = {"morning": "sun", "day": "sun", "night": "moon", "twilight": "moon", "final-scoring": "vp-end"}
HEADINGS: Final = {"morning", "night", "twilight", "final-scoring"}
DAY_ENDS: Final = "day-ends"
NOT_IN_THE_LOG: Final = {"set-up", "first-roll", "decree-placed"}
SILENT: Final = ("decline", "done")
MOST_REASONS: Final = 12
MOST_RESULTS: Final = 9
MOST_TURNS: Final = 2048


@dataclass(frozen=True, eq=False)
class Line:
    """One line of the log; the same line is the same object, and found again as such."""

    ply: int
    sign: Markup
    text: str
    rule: str
    style: str  # "head", "turn", "by-reader" or ""
    items: dict[str, Markup] = field(default_factory=dict, repr=False)  # as items of the list, by language


@dataclass
class Lines:
    """The newest lines of what a seat was told, and of how much."""

    told: int
    lines: deque[Line]


@dataclass(frozen=True, eq=False)
class Turn:
    """One turn of somebody else, in pictures."""

    seat: int
    sign: Markup
    who: str
    given: Markup
    place: Markup
    taken: Markup
    results: tuple[Markup, ...]
    rule: str
    heading: str  # of a Night or a Morning, which is nobody's turn
    reasons: tuple[tuple[str, str], ...]  # Meng's, each with its rule


# By voice, seat and events, which never change and are the same ones for as long as a game is at hand.
_turns: dict[tuple[TableVoice, int, tuple[Event, ...]], Turn] = {}


def log(page: Page, most: int = LOG_LINES) -> list[Line]:
    """The newest lines, newest first."""
    says, notes = teller(page), page_voice(page)
    lines = newest(says, page.told, most)
    oldest = lines[0].ply if len(lines) == most else 0
    noted = [note for note in page.notes if note.ply >= oldest and (note.kind != FORCED or note.answer in SILENT)]
    lines += [line_of_note(notes, note) for note in noted]
    lines.sort(key=lambda each: each.ply)
    return lines[: -most - 1 : -1]


def newest(says: TableVoice, heard: Sequence[Told], most: int) -> list[Line]:
    """The newest lines of what was told, oldest first; of what a seat was told before, the lines are at hand."""
    if not isinstance(heard, Heard):
        told = islice((each for each in reversed(heard) if is_shown(each.event)), most)
        return [line_of(says, each.ply, each.event) for each in told][::-1]
    kept = heard.shown.get((says, most))
    if not isinstance(kept, Lines):
        kept = heard.shown[says, most] = Lines(0, deque(maxlen=most))
    for each in heard[kept.told :]:
        if is_shown(each.event):
            kept.lines.append(line_of(says, each.ply, each.event))
    kept.told = len(heard)
    return list(kept.lines)


def log_items(page: Page) -> list[Markup]:
    """The log's lines as items of its list."""
    language = page.language
    return [line.items.get(language) or item(line, language) for line in log(page)]


def item(line: Line, language: str) -> Markup:
    """A line as an item, kept with the line: most lines of a page were there before."""
    said = f"{line.sign}<span>{escape(line.text)}</span>{rule_sign(language, line.rule)}"
    line.items[language] = made = Markup(f'<li class="{line.style}" data-ply="{line.ply}">{said}</li>')
    return made


@lru_cache(maxsize=1024)
def line_of_note(says: Voice, note: Note) -> Line:
    """What the table did for this seat."""
    key = f"page-note_{note.kind}-{note.answer}" if note.answer else f"page-note_{note.kind}"
    if note.kind == STOOD_IN:
        text = says.say(phrase(key, {"who": Person(note.seat)}, note.seat))
        return Line(note.ply, icon("ui-bot", 18), text, "", "note")
    return Line(note.ply, icon("ui-next", 18), says.tell(key), "", "note")


@lru_cache(maxsize=8192)
def is_shown(event: Event) -> bool:
    """Whether an event has a line in the log."""
    return not (event.kind in NOT_IN_THE_LOG or is_minor(event))


@lru_cache(maxsize=8192)
def line_of(says: TableVoice, ply: int, event: Event) -> Line:
    """The same event is told the same way, and a page tells most of its events again and again."""
    style = "head" if event.kind in HEADINGS else "turn" if event.kind == "turn" else ""
    if not style and event.seat == says.reader:
        style = "by-reader"
    text = says.tell("page-sentence", said=sentence_of(says, event))
    return Line(ply, emblem(event, 18), text, event.rule, style)


def emblem(event: Event, size: int) -> Markup:
    """Whose it is; the sun or the moon where it is nobody's."""
    if event.kind == "rolls":
        return icon(f"die-{event.values[1]}", size)
    if event.kind in SIGNS or event.seat == NOBODY:
        return icon(SIGNS.get(event.kind, "ui-next"), size)
    return icon(f"disc-{LETTERS[event.seat]}", size)


def said(page: Page, event: Event) -> str:
    """One event as a sentence without its full stop."""
    return sentence_of(teller(page), event)


@lru_cache(maxsize=8192)
def sentence_of(says: TableVoice, event: Event) -> str:
    """An event never changes, and a table hands out the same ones: so it is kept by which one it is."""
    viewer = says.rules.seats if says.reader == NOBODY else says.reader  # whoever watches knows what nobody sits with
    return capital(says.say(event_phrase(says, hide(event, viewer))))


def is_reason(event: Event) -> bool:
    """Whether Meng explains himself."""
    return event.kind == "automa" or (event.kind.startswith("meng-") and not is_minor(event))


def since(page: Page) -> list[Turn]:
    """What others did since this seat last answered in a turn of its own, a line a turn, newest last."""
    says, seat = page_voice(page), page.view.seat
    turns = []
    for events in turns_since(page):
        happened = tuple([told.event for told in events])
        key = (says, seat, happened)
        kept = _turns.get(key)
        if kept is None:
            if len(_turns) >= MOST_TURNS:
                _turns.clear()
            kept = _turns[key] = turn(page, happened)
        turns.append(kept)
    return turns


def steps(page: Page, seat: int) -> list[Told]:
    """What this seat did in the latest turn or Night in which it gave reasons, since the page's own last turn."""
    for events in reversed(turns_since(page)):
        found = [told for told in events if told.event.seat == seat or is_reason(told.event)]
        if any(is_reason(told.event) for told in found):
            return [told for told in found if is_shown(told.event) and told.event.kind != "turn"][-MOST_REASONS:]
    return []


def spans(page: Page) -> list[tuple[int, int]]:
    """For each of those lines the answers before it and the answers after it, where `page` counts answers.

    A turn begins with the last answer of the turn before. If it is played in that very answer, as Meng's are, the
    position before it is the one before that answer.
    """
    found = []
    for events in turns_since(page):
        first = events[0].ply
        at_once = any(told.ply == first for told in events[1:]) or len(events) == 1
        acts = [told.ply for told in events if told.event.kind != DAY_ENDS] or [first]  # the Night has its own line
        found.append((max(0, first - 1) if at_once else first, acts[-1]))
    return found


def turns_since(page: Page) -> list[list[Told]]:
    """The events since this seat's last turn, turn by turn, without its own and without what is nobody's."""
    turns: list[list[Told]] = []
    for told in page.told[bisect_right(page.told, page.since, key=PLY) :]:
        if told.event.kind == "turn" or told.event.kind in HEADINGS or not turns:
            turns.append([])
        turns[-1].append(told)
    return [events for events in turns if is_of_others(page, events)]


def is_of_others(page: Page, events: Sequence[Told]) -> bool:
    """Whether these events are a turn of somebody else or of a bot that stood in, or a Night or a Morning."""
    seat = whose([told.event for told in events])
    return (seat != page.view.seat or page.stood) and (
        seat != NOBODY or any(told.event.kind in HEADINGS for told in events)
    )


def whose(events: Sequence[Event]) -> int:
    return next((event.seat for event in events if event.kind == "turn"), NOBODY)


def turn(page: Page, events: Sequence[Event]) -> Turn:
    """One turn in pictures."""
    seat = whose(events)
    heading = next((event for event in events if event.kind in HEADINGS), None)
    given = next((event for event in events if event.kind == "exchange"), None)
    told = [event for event in events if is_shown(event)]
    results = [shown for event in told if (shown := result(page, event, seat))]
    reasons = [(said(page, event), event.rule) for event in told if is_reason(event)]
    blank = Markup("")
    first = heading if heading is not None else events[0]
    card, place, taken = exchanged(page, given) if given is not None else (blank, blank, blank)
    return Turn(
        seat,
        emblem(first, 18),
        called(page, seat) if seat != NOBODY else "",
        card,
        place,
        taken,
        tuple(results[:MOST_RESULTS]),
        given.rule if given is not None else first.rule,
        said(page, heading) if heading is not None else "",
        tuple(reasons[-MOST_REASONS:]),
    )


def exchanged(page: Page, event: Event) -> tuple[Markup, Markup, Markup]:
    """The card given, the official and the card taken."""
    rules = page.view.state.rules
    card, location, taken = event.values[:3]
    values = rules.card_values
    return mini_card(values[card]), icon(official_sign(rules.location_names[location]), 20), mini_card(values[taken])
