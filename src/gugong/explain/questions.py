"""The pending question in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gugong.catalog.load import Catalog
from gugong.engine.actions import OPTION
from gugong.engine.decisions import Decision
from gugong.engine.effects import SwapCard
from gugong.engine.frames import Frame
from gugong.engine.ids import NOWHERE, PALACE, SUPPLY
from gugong.engine.locations.canal import LoadAndSail, LoadTwo
from gugong.engine.locations.wall import PlaceOnWall
from gugong.engine.perform import Perform
from gugong.engine.servants import MayGain
from gugong.engine.state import State
from gugong.explain.facts import facts
from gugong.explain.module_speech import Known, in_play, speeches
from gugong.explain.things import made
from gugong.explain.voice import TableVoice, voice_at
from gugong.words.phrase import Phrase, phrase

# The rule that has each question asked.
RULES: Final[dict[str, str]] = {
    "card": "B-DAY-01",
    "location": "B-DAY-02",
    "fee": "B-DAY-03",
    "card-action": "B-DAY-08",
    "location-action": "B-DAY-08",
    "turn-end": "B-DAY-01",
    "pay": "C-03",
    "gain": "C-02",
    "morning-servants": "B-MOR-06",
    "night-servants": "B-NGT-02",
    "swap-card": "C-16",
    "swap-location": "C-16",
    "take-back": "B-TOK-08",
    "discard-for-jade": "B-TOK-05",
    "city": "B-TRV-04",
    "token": "B-TRV-01",
    "make-room": "B-TRV-05",
    "exchange-tokens": "B-TRV-06",
    "wall-place": "B-WAL-01",
    "wall-bonus": "B-DL2-03",
    "intrigue-benefit": "B-WAL-06",
    "die": "B-WAL-06",
    "canal": "B-CAN-01",
    "ship": "B-CAN-03",
    "ship-piece": "B-DBL-04",
    "claim": "B-CAN-05",
    "claim-ship": "B-CAN-05",
    "morning-decrees": "B-MOR-05",
    "night-claim": "B-NGT-05",
    "last-exchange": "B-END-01",
    "draw-start": "B-SET-12",
    "draw-gift": "B-CAN-06",
    "deal-board": "B-SET-02",
    "deal-token": "B-SET-05",
    "refill-token": "B-MOR-03",
    "roll": "B-MOR-04",
    "deal-decree": "B-SET-07",
}


class QuestionWords(NamedTuple):
    """A question whole, and in the two parts in which a page shows it."""

    sentence: str
    title: str
    context: str  # what is said before it, or ""


def rule_of(prompt: str) -> str:
    """The rule that has a question asked; "" if nobody says."""
    return RULES.get(prompt) or next((each.rules[prompt] for each in speeches() if prompt in each.rules), "")


def prompt(
    state: State,
    decision: Decision,
    *,
    names: Sequence[str] | None = None,
    catalog: Catalog | None = None,
    language: str = "en",
) -> str:
    """The question in full, ending in a question mark; for the eyes of the seat that is asked."""
    voice = voice_at(state.rules, catalog, names, language, decision.seat)
    return voice.say(question(voice, state, decision, facts(state, decision.seat)))


def question_words(voice: TableVoice, state: State, decision: Decision, known: Known) -> QuestionWords:
    """The question as a page shows it."""
    asked = question(voice, state, decision, known)
    sentence = voice.say(asked)
    return QuestionWords(sentence, voice.say(asked, "title") or sentence, voice.say(asked, "context"))


def question(voice: TableVoice, state: State, decision: Decision, known: Known) -> Phrase:
    """Which sentence asks, filled with the facts."""
    die = known.get("die")
    if isinstance(die, int):
        known["number"] = die + 1
    plain = f"ask-{decision.prompt}"
    frame = state.stack[-1]
    fitting = ways(state, frame, decision, known) if isinstance(frame, Perform) else ""
    fitting = fitting or variant(state, frame, decision.seat)
    if fitting and voice.has(f"{plain}_{fitting}"):
        return made(f"{plain}_{fitting}", state.rules, known)
    if voice.has(plain):
        return made(plain, state.rules, known)
    return phrase("plain-question", {"what": decision.prompt.replace("-", " ").capitalize()})  # a module without words


def ways(state: State, frame: Perform, decision: Decision, known: Known) -> str:
    """How one may act at a location, by its name; "" where there is only one of two ways."""
    answers, seat, location = state.rules.answers, decision.seat, frame.location
    name = state.rules.location_names[location]
    official = state.rules.officials[location]
    if all(candidate.kind != OPTION for candidate in official.candidates(state, seat)):
        return name
    if not (decision.find(answers.option_a.text) and decision.find(answers.option_b.text)):
        return ""
    known["price_b"] = official.price(state, seat, answers.option_b)
    if location != PALACE or state.spot[seat] == NOWHERE:
        return name
    gains = state.rules.gains
    known.update(beyond_a=gains.palace_step_vp, beyond_b=gains.palace_step_vp * gains.palace_b)
    return f"{name}-arrived"


def variant(state: State, frame: Frame, seat: int) -> str:
    """Which of several wordings of one prompt fits."""
    for speech in in_play(state):
        of_module = speech.question_variant(state, frame, seat)
        if of_module:
            return of_module
    if isinstance(frame, MayGain):
        return "gain"
    if isinstance(frame, SwapCard):
        return "hand" if frame.hand_only else ""
    if isinstance(frame, PlaceOnWall):
        return "more" if frame.may else "supply" if frame.zone == SUPPLY else ""
    if isinstance(frame, LoadAndSail):
        return "more" if frame.done else ""
    if isinstance(frame, LoadTwo):
        return ("claim", "second", "two")[frame.left]
    return "enter" if state.traveller[seat] == NOWHERE else ""
