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
from gugong.errors import Reason, RecordError, because

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

    def dated(self, reason: Reason) -> Reason:
        """Why an answer does not play, with a remark if the rules have changed since."""
        if self.revision == REVISION:
            return reason
        return because("record-older", why=reason, then=self.revision, now=REVISION)


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
    if not isinstance(text, str):
        raise RecordError(1, because("record-no-text"))
    if not text.strip():
        raise RecordError(1, because("record-empty"))
    lines = text.split("\n")  # not at every sign that Unicode calls a line break: a name may hold one
    try:
        first = json.loads(lines[0])
    except (ValueError, RecursionError) as error:
        raise RecordError(1, because("record-no-json", fault=str(error))) from None
    header = _header(first)
    answers: list[tuple[int, int, str]] = []
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            seat, answer = _answer(line, number)
            answers.append((number, seat, answer))
    return header, answers


def _header(first: object) -> Header:
    if not isinstance(first, dict) or first.get("gugong") != KIND:
        raise RecordError(1, because("record-no-record"))
    revision = first.get("rules")
    if isinstance(revision, bool) or not isinstance(revision, int) or not 1 <= revision <= REVISION:
        raise RecordError(1, because("record-revision", given=repr(revision), latest=REVISION))
    for key in ("config", "catalog"):
        if not isinstance(first.get(key), dict):
            raise RecordError(1, because("record-no-object", part=repr(key)))
    position = first.get("position")
    if position is not None and not isinstance(position, dict):
        raise RecordError(1, because("record-no-object", part=repr("position")))
    return Header(first["config"], first["catalog"], position, revision)


def _answer(line: str, number: int) -> tuple[int, str]:
    seat, _, text = line.strip().partition(" ")
    if not text or not (seat == "-" or (seat.isdecimal() and len(seat) == 1)):
        raise RecordError(number, because("record-no-answer", given=repr(line.strip())))
    if text == HIDDEN or text.endswith(" " + HIDDEN):
        raise RecordError(number, because("record-hidden"))
    return (CHANCE if seat == "-" else int(seat)), " ".join(text.split())
