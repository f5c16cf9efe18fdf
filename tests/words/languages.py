"""Games told in a language: what its tests read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import gugong
from gugong.explain.answers import answer_phrase
from gugong.explain.events import event_phrase, hide
from gugong.explain.facts import facts
from gugong.explain.questions import question
from gugong.explain.reasons import why
from gugong.explain.voice import TableVoice
from gugong.words.phrase import Phrase

ALL = ("summer-palace", "peasant-revolt", "stairs", "extras")
KINDS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 2, "modules": ALL},
    {"players": 3, "bonus_tokens": "first"},
    {"players": 1, "difficulty": "hard"},
    {"players": 1, "modules": ALL},
)
NAMES = ("Anna", "Lisa", "David", "Émile")
READER, OTHER = 0, 1


class Told(NamedTuple):
    """A sentence as a value, and as it is read."""

    phrase: Phrase
    reader: int
    said: str


@cache
def told(language: str) -> tuple[Told, ...]:
    """Everything that is said in the games, each sentence once: questions, answers, reasons and events."""
    found: dict[tuple[Phrase, int], Told] = {}
    for seed, kind in enumerate(KINDS):
        for each in tell(kind, seed, language):
            found.setdefault((each.phrase, each.reader), each)
    return tuple(found.values())


def tell(kind: dict[str, Any], seed: int, language: str) -> Iterator[Told]:
    """The sentences of one game."""
    random = Random(seed)
    game = gugong.new_game(**kind, seed=seed)
    names = NAMES if kind["players"] > 1 else ("Anna", "Meng")
    voices = [TableVoice(game.state.rules, game.catalog, names, language, reader) for reader in range(game.players)]
    texts = list(game.state.rules.answers.by_text)
    while (decision := game.decision) is not None:
        voice, state = voices[decision.seat], game.state
        known = facts(state, decision.seat)
        phrases = [question(voice, state, decision, dict(known))]
        phrases += [answer_phrase(voice, state, decision, option, dict(known)) for option in decision.options]
        refused = [text for text in random.sample(texts, 4) if decision.find(text) is None]
        phrases += [why(voice, state, text)[0] for text in refused]
        yield from (Told(each, decision.seat, voice.say(each)) for each in phrases)
        game.play(random.choice(decision.options))
    for event in game.events:
        for reader in (READER, OTHER):
            phrase = event_phrase(voices[reader], hide(event, reader))
            yield Told(phrase, reader, voices[reader].say(phrase))
