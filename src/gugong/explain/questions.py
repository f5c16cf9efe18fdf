"""The pending question in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gugong.catalog.load import Catalog
from gugong.engine.decisions import Decision
from gugong.engine.effects import SwapCard
from gugong.engine.frames import Frame
from gugong.engine.ids import NOWHERE, SUPPLY
from gugong.engine.locations.canal import LoadAndSail, LoadTwo
from gugong.engine.locations.wall import PlaceOnWall
from gugong.engine.servants import MayGain
from gugong.engine.state import State
from gugong.explain import of_modules
from gugong.explain.facts import facts
from gugong.explain.speech import Speaker, in_words
from gugong.modules.summer_palace.rules.official import PlaceOnPier

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
    **of_modules.RULES,
    "token-marker": "C-51",
    "token-location": "C-51",
    "follow": "V-BON-03",
    "follow-action": "V-BON-03",
    "draw-focus": "S-SET-01",
    "automa": "S-DAY-01",
    "reveal-gift": "S-DAY-01",
}


def prompt(
    state: State,
    decision: Decision,
    *,
    names: Sequence[str] | None = None,
    catalog: Catalog | None = None,
    language: str = "en",
) -> str:
    """The question in full, ending in a question mark; for the eyes of the seat that is asked."""
    return question(Speaker(state.rules, catalog, names, language), state, decision)


def question(speaker: Speaker, state: State, decision: Decision) -> str:
    """The same, said by a speaker that is at hand."""
    prompts = speaker.words.prompts
    fields = facts(speaker, state, decision.seat)
    die = fields.get("die")
    if isinstance(die, int):
        fields["number"] = die + 1
    key = f"{decision.prompt}/{variant(state, state.stack[-1], decision.seat)}"
    template = prompts.get(key) or prompts.get(decision.prompt)
    if template is None:  # of a module from outside, which has no words here
        return speaker.phrase("plain/question", {"what": in_words(decision.prompt).capitalize()})
    return speaker.say(template, {"prompt": decision.prompt, **fields})


def variant(state: State, frame: Frame, seat: int) -> str:
    """Which of several wordings of one prompt fits."""
    of_module = of_modules.question_variant(state, frame, seat)
    if of_module:
        return of_module
    if isinstance(frame, MayGain):
        return "gain"
    if isinstance(frame, SwapCard):
        return "hand" if frame.hand_only else ""
    if isinstance(frame, PlaceOnWall):
        return "more" if frame.may else "supply" if frame.zone == SUPPLY else ""
    if isinstance(frame, PlaceOnPier):
        return "more" if frame.may else ""
    if isinstance(frame, LoadAndSail):
        return "more" if frame.done else ""
    if isinstance(frame, LoadTwo):
        return ("claim", "second", "two")[frame.left]
    return "enter" if state.traveller[seat] == NOWHERE else ""
