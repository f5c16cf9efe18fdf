"""A record: a line that says what game it is, then one answer a line, with the seat that gave it.

    {"gugong": "record", "rules": 2, "config": {"players": 2, …}, "catalog": {"edition": "1", "overrides": {}}}
    - start 0
    0 card hand1-5
    0 at jade

`rules` is the revision of the rules it was played by. An older record is replayed by the rules of today: it gives the
same game, or stops at the first answer that they do not take.

CHANCE answers as `-`. A record made for a seat shows `?` where that seat may not know the answer.
"""

from __future__ import annotations

import json

from gugong.engine.ids import CHANCE
from gugong.errors import RecordError

REVISION = 2  # of the rules: raised by a change that alters which answers are legal
KIND = "record"
HIDDEN = "?"


class Header:
    """The first line of a record."""

    def __init__(
        self,
        config: dict[str, object],
        catalog: dict[str, object],
        position: dict[str, object] | None,
        revision: int = REVISION,
    ) -> None:
        self.config = config
        self.catalog = catalog
        self.position = position
        self.revision = revision

    def age(self) -> str:
        """A remark for an answer that does not play, if the rules have changed since."""
        if self.revision == REVISION:
            return ""
        return f" (the record is of revision {self.revision} of the rules, this release plays revision {REVISION})"


def write_record(header: Header, answers: list[tuple[int, str]]) -> str:
    """The text of a record."""
    first: dict[str, object] = {"gugong": KIND, "rules": REVISION, "config": header.config, "catalog": header.catalog}
    if header.position is not None:
        first["position"] = header.position
    lines = [json.dumps(first, ensure_ascii=False)]
    lines.extend(f"{'-' if seat == CHANCE else seat} {text}" for seat, text in answers)
    return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[Header, list[tuple[int, int, str]]]:
    """The head, and each answer with its line and its seat; RecordError names the line at fault."""
    if not isinstance(text, str) or not text.strip():
        raise RecordError("line 1: the record is empty")
    lines = text.split("\n")  # not at every sign that Unicode calls a line break: a name may hold one
    try:
        first = json.loads(lines[0])
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line 1: the head of a record is a line of JSON: {error}") from None
    header = _header(first)
    answers: list[tuple[int, int, str]] = []
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            seat, answer = _answer(line, number)
            answers.append((number, seat, answer))
    return header, answers


def _header(first: object) -> Header:
    if not isinstance(first, dict) or first.get("gugong") != KIND:
        raise RecordError('line 1: this is not a record: its head must hold "gugong": "record"')
    revision = first.get("rules")
    if isinstance(revision, bool) or not isinstance(revision, int) or not 1 <= revision <= REVISION:
        raise RecordError(f"line 1: rules revision {revision!r} is not known; this release knows 1 to {REVISION}")
    for key in ("config", "catalog"):
        if not isinstance(first.get(key), dict):
            raise RecordError(f"line 1: {key!r} must be an object")
    position = first.get("position")
    if position is not None and not isinstance(position, dict):
        raise RecordError("line 1: 'position' must be an object")
    return Header(first["config"], first["catalog"], position, revision)


def _answer(line: str, number: int) -> tuple[int, str]:
    seat, _, text = line.strip().partition(" ")
    if not text or not (seat == "-" or (seat.isdecimal() and len(seat) == 1)):
        raise RecordError(f"line {number}: a seat (or - for chance) and an answer are needed, not {line.strip()!r}")
    if text == HIDDEN or text.endswith(" " + HIDDEN):
        raise RecordError(f"line {number}: this record was made for one seat; what it hides cannot be played again")
    return (CHANCE if seat == "-" else int(seat)), " ".join(text.split())
