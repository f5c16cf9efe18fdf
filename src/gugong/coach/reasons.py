"""Why one answer is better than another: what its line brought where the other's did not, as phrases.

Both lines met the same deals and the same fate, so what differs came of the answers. What differs most, in VP as the
evaluation counts them, is said first: as a fact where one is there when the turn is over, else as what two rounds on
will have come of it. A module's things are said by its name, unless its words have `reason-more-NAME`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gugong.bots.evaluation import BEST_RIVAL
from gugong.coach import seen
from gugong.coach.judging import Judge, Line
from gugong.coach.seen import FACT, SOURCES
from gugong.explain.things import thing
from gugong.words.phrase import Arg, Name, Person, Phrase, phrase

LEAST: Final = 0.4  # in VP: what differs less is no reason
SURE: Final = 0.8  # how often a card must be held to be somebody's
LIKELY: Final = 0.5
RARELY: Final = 0.2
RIVALS: Final = "rivals"
# What comes and goes with the hour of the day is compared when the turn is over; two rounds on, it may be another day.
FLEETING: Final = frozenset((seen.SERVANTS, seen.MATCHES, seen.CARDS, seen.MEDAL))
# By source, the facts that a player would point at, the best first, and whether more of it is better.
POINTED_AT: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    seen.VP: (("vp", 1),),
    seen.PALACE: (("arrived", 1), ("steps", -1)),
    seen.JADE: (("jade", 1),),
    seen.DECREES: (("decrees", 1),),
    seen.SHIPS: (("rewards", 1), ("farthest", 1), ("aboard", 1)),
    seen.WALL: (("leads", 1), ("wall", 1)),
    seen.SERVANTS: (("servants", 1), ("double", 1)),
    seen.TOKENS: (("tokens", 1),),
    seen.MATCHES: (("most", 1), ("matches", 1)),
    seen.CARDS: (("hand", 1), ("values", 1)),
    seen.INTRIGUE: (("intrigue", 1),),
    seen.MEDAL: (("medal", 1),),
}


class Why(NamedTuple):
    """One thing that speaks for an answer (vp above 0) or against it."""

    source: str  # of seen.SOURCES, a module's name, or RIVALS
    vp: float
    phrase: Phrase


def reasons(judge: Judge, seat: int, line: Line, other: Line, most: int = 2) -> list[Why]:
    """What speaks for the line beside the other one, if it is the better; else what speaks against it. Most first."""
    sign = 1.0 if line.chance(seat) >= other.chance(seat) else -1.0
    found = [*by_source(judge, line, other), *by_rivals(judge, seat, line, other)]
    told = [why for why in found if why.vp * sign >= LEAST]
    told.sort(key=lambda why: -abs(why.vp))
    return told[:most]


def by_source(judge: Judge, line: Line, other: Line) -> Iterator[Why]:
    """What the seat itself has more or less of."""
    for source in range(judge.ledger.length):
        at_once = source in FLEETING
        mine, others = (line.sources_now, other.sources_now) if at_once else (line.sources, other.sources)
        vp = mine[source] / line.deals - others[source] / other.deals
        yield Why(judge.ledger.name(source), vp, fact(judge, source, vp, line, other))


def fact(judge: Judge, source: int, vp: float, line: Line, other: Line) -> Phrase:
    """The fact behind a difference; without one, what it will come to."""
    side = "more" if vp > 0 else "less"
    for name, better in POINTED_AT.get(source, ()):
        place = FACT[name]
        number = round((line.now[place] / line.deals - other.now[place] / other.deals) * better)
        if number and (number > 0) == (vp > 0):
            return phrase(f"reason-{name}-{side}", {"n": abs(number)})
    name = judge.ledger.name(source)
    key = "small" if source in FLEETING else "later"
    what: Arg = Phrase(f"coach-source-{name}") if name in SOURCES else Name("module", name)
    return phrase(f"reason-{key}-{side}", {"n": max(1, round(abs(vp))), "what": what})


def by_rivals(judge: Judge, seat: int, line: Line, other: Line) -> Iterator[Why]:
    """What rivals get by the one and not by the other: a card, or VP."""
    rivals = [each for each in range(judge.rules.seats) if each != seat]
    for rival in rivals:
        share = BEST_RIVAL if len(rivals) > 1 else 1.0
        vp = (other.worth[rival] / other.deals - line.worth[rival] / line.deals) * share
        who = Person(rival)
        card = taken(seat, rival, line, other) if vp > 0 else taken(seat, rival, other, line)
        if card is not None:
            said = thing(judge.rules, "card", card)
            yield Why(RIVALS, vp, phrase(f"reason-takes-{'more' if vp > 0 else 'less'}", {"who": who, "card": said}))
        else:
            said_vp = phrase(f"reason-rival-{'more' if vp > 0 else 'less'}", {"who": who, "n": max(1, round(abs(vp)))})
            yield Why(RIVALS, vp, said_vp)


def taken(seat: int, rival: int, line: Line, other: Line) -> int | None:
    """A card that the seat keeps in one line, and that goes to the rival in the other."""
    for card, held in line.held.items():
        instead = other.held.get(card)
        if (
            instead is not None
            and held[seat] >= SURE * line.deals
            and instead[seat] <= RARELY * other.deals
            and instead[rival] >= LIKELY * other.deals
        ):
            return card
    return None
