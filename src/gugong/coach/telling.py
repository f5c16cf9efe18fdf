"""What a report says, phrase by phrase; and all of it as JSON for notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gugong.bots.lots import Lots
from gugong.coach.judging import Judge
from gugong.coach.paper import why_to_json
from gugong.coach.reading import LEAST_COST, Luck, Report, Taken, Turn
from gugong.coach.reasons import RIVALS, Why
from gugong.coach.seen import SOURCES
from gugong.engine.course import play
from gugong.engine.ids import CHANCE
from gugong.explain.answers import answer_words
from gugong.explain.facts import facts
from gugong.explain.voice import TableVoice
from gugong.game import Game
from gugong.view import View, deal_hidden
from gugong.words.phrase import Name, Person, Phrase, phrase
from gugong.words.voice import Voice

MARKED: Final = "ABC"
Point = tuple[int, int, tuple[float, ...]]  # a day, the turn of that day, everybody's chances behind it


def percent(chance: float) -> int:
    """A chance as games out of a hundred."""
    return round(100 * chance)


def points(report: Report) -> list[Point]:
    """The course of the game: everybody's chances at its start, behind each turn, and at its end."""
    found: list[Point] = [(0, 0, report.start)]
    found += [(turn.day, turn.of_day, turn.played.chances) for turn in report.turns]
    if report.over and report.done == report.steps and found[-1][0]:
        end = tuple(float(seat == report.winner) for seat in range(len(report.start)))
        found.append((found[-1][0] + 1, 0, end))
    return found


def named_luck(report: Report) -> list[Luck]:
    """The lots that changed enough to be named."""
    return [luck for luck in report.luck if abs(luck.change) >= LEAST_COST]


def luck_phrase(luck: Luck) -> Phrase:
    """What dice or draws did."""
    side = "for" if luck.change > 0 else "against"
    return phrase(f"coach-luck-{luck.kind}-{side}", {"day": luck.day, "n": abs(percent(luck.change))})


def advice_phrase(report: Report) -> Phrase:
    """One thing for next time."""
    advice = report.advice()
    if advice is None:
        return Phrase("coach-advice-none")
    source, _, cost = advice
    if source in SOURCES or source == RIVALS:
        return phrase(f"coach-advice-{source}", {"cost": percent(cost)})
    return phrase("coach-advice-module", {"what": Name("module", source), "cost": percent(cost)})


def why_phrases(why: Sequence[Why], better: bool) -> list[Phrase]:
    """The reasons as they are said; where nothing stands out, that."""
    return [each.phrase for each in why] or [Phrase(f"reason-together-{'more' if better else 'less'}")]


def in_words(judge: Judge, voice: TableVoice, view: View, answers: Sequence[str]) -> list[str]:
    """The answers of a line, each as a player would say it, as far as they are on offer in one deal."""
    state = deal_hidden(view, Random(0))
    lots = Lots(0)
    said: list[str] = []
    for text in answers:
        decision = state.pending
        while decision is not None and decision.seat != view.seat:
            play(state, lots.deal(decision) if decision.seat == CHANCE else judge.thinker.policy.pick(state, decision))
            decision = state.pending
        answer = None if decision is None else decision.find(text)
        if decision is None or answer is None:
            break
        known = facts(state, view.seat)
        said.append(answer_words(voice, state, decision, answer, known).sentence)
        play(state, answer)
    return said


def views(game: Game, seat: int, report: Report) -> dict[int, View]:
    """What the seat saw at the beginning of each turn of the report, by ply."""
    wanted = {turn.ply for turn in report.turns}
    found: dict[int, View] = {}
    now = Game.begin(game.origin, 0, "ask")
    for ply, (_, text) in enumerate(game.answers):
        if ply in wanted:
            found[ply] = now.view(seat)
        now.play(text)
    return found


def to_dict(report: Report, voice: Voice) -> dict[str, object]:
    """The report as plain JSON: numbers, answers, and what is said in the voice's language."""
    advice = report.advice()
    return {
        "gugong": "coach",
        "seat": report.seat,
        "players": report.players,
        "over": report.over,
        "winner": report.winner,
        "start": rounded(report.start),
        "turns": [turn_to_dict(turn, voice) for turn in report.turns],
        "marks": [turn.number for turn in report.marks()],
        "luck": [
            {"kind": luck.kind, "day": luck.day, "ply": luck.ply, "change": round(luck.change, 4)}
            for luck in report.luck
        ],
        "closeness": {str(day): close for day, close in report.closeness().items()},
        "close": report.close(),
        "advice": {
            "source": None if advice is None else advice[0],
            "cost": 0.0 if advice is None else round(advice[2], 4),
            "said": voice.say(advice_phrase(report)),
        },
    }


def rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def turn_to_dict(turn: Turn, voice: Voice) -> dict[str, object]:
    return {
        "turn": turn.number,
        "day": turn.day,
        "of_day": turn.of_day,
        "ply": turn.ply,
        "cost": round(turn.cost, 4),
        "played": taken_to_dict(turn.played, voice),
        "best": taken_to_dict(turn.best, voice),
    }


def taken_to_dict(taken: Taken, voice: Voice) -> dict[str, object]:
    return {
        "answers": list(taken.answers),
        "chances": rounded(taken.chances),
        "lead": round(taken.lead, 2),
        "why": [{**why_to_json(why), "said": voice.say(why.phrase)} for why in taken.why],
    }


def outcome(report: Report, voice: Voice) -> str:
    """Who has won."""
    if report.winner is None:
        return voice.tell("coach-nobody")
    return voice.say(phrase("coach-won", {"who": Person(report.winner)}, report.winner))
