"""Reasons and whole reports on paper: as plain JSON, and back, so that they are said in any language later."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from gugong.coach.reading import Luck, Report, Taken, Turn
from gugong.coach.reasons import Why
from gugong.words.phrase import Arg, Name, Person, Phrase


def arg_to_json(arg: Arg) -> object:
    """What fills a sentence in, as plain JSON."""
    if isinstance(arg, Name):
        return {"kind": arg.kind, "id": arg.id}
    if isinstance(arg, Person):
        return {"seat": arg.seat}
    if isinstance(arg, Phrase):
        return phrase_to_json(arg)
    if isinstance(arg, tuple):
        return [arg_to_json(each) for each in arg]
    assert isinstance(arg, int | str)
    return arg


def arg_from_json(data: Any) -> Arg:
    """The same back."""
    if isinstance(data, dict):
        if "key" in data:
            return phrase_from_json(data)
        return Person(data["seat"]) if "seat" in data else Name(data["kind"], data["id"])
    if isinstance(data, list):
        return tuple(arg_from_json(each) for each in data)
    assert isinstance(data, int | str)
    return data


def phrase_to_json(phrase: Phrase) -> dict[str, object]:
    """A phrase by its key and its arguments."""
    return {"key": phrase.key, **{f"${name}": arg_to_json(arg) for name, arg in phrase.args}}


def phrase_from_json(data: dict[str, Any]) -> Phrase:
    """The same back."""
    args = tuple((name[1:], arg_from_json(arg)) for name, arg in data.items() if name.startswith("$"))
    return Phrase(data["key"], args)


def why_to_json(why: Why) -> dict[str, object]:
    """A reason with what it is worth."""
    return {"source": why.source, "vp": round(why.vp, 1), "phrase": phrase_to_json(why.phrase)}


def why_from_json(data: dict[str, Any]) -> Why:
    """The same back."""
    return Why(data["source"], data["vp"], phrase_from_json(data["phrase"]))


def report_to_json(report: Report) -> dict[str, object]:
    """A report, as far as it has come, as plain JSON."""
    turns = [
        {**vars(turn), "played": taken_to_json(turn.played), "best": taken_to_json(turn.best)} for turn in report.turns
    ]
    return {**vars(report), "turns": turns, "luck": [asdict(each) for each in report.luck]}


def report_from_json(data: dict[str, Any]) -> Report:
    """The same back."""
    turns = tuple(
        Turn(
            **{
                **turn,
                "played": taken_from_json(turn["played"]),
                "best": taken_from_json(turn["best"]),
                "sources": tuple((source, vp) for source, vp in turn["sources"]),
            }
        )
        for turn in data["turns"]
    )
    luck = tuple(Luck(**each) for each in data["luck"])
    return Report(**{**data, "start": tuple(data["start"]), "turns": turns, "luck": luck})


def taken_to_json(taken: Taken) -> dict[str, object]:
    """A line that was taken, or could have been."""
    return {**vars(taken), "why": [why_to_json(why) for why in taken.why]}


def taken_from_json(data: dict[str, Any]) -> Taken:
    """The same back."""
    why = tuple(why_from_json(each) for each in data["why"])
    return Taken(tuple(data["answers"]), tuple(data["chances"]), data["lead"], why)
