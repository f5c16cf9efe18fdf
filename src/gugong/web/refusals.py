"""What the server says no to: a status, a plain sentence, and the rule if there is one."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

Asked = TypeVar("Asked", bound=msgspec.Struct)


class Refusal(Exception):
    """A request that is not granted; `what` is a sentence for the person who made it."""

    def __init__(self, status: int, what: str, rule: str = "", **more: Any) -> None:
        super().__init__(what)
        self.status = status
        self.what = what
        self.rule = rule
        self.more = more

    def body(self) -> dict[str, Any]:
        """What is sent."""
        return {"what": self.what, **({"rule": self.rule} if self.rule else {}), **self.more}


class AnswerAsked(msgspec.Struct, forbid_unknown_fields=True):
    """An answer, and the ply it is for."""

    ply: int
    answer: str


class UndoAsked(msgspec.Struct, forbid_unknown_fields=True):
    """How far to go back."""

    ply: int
    to: str = "answer"


class PlyAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The ply that the page shows."""

    ply: int


class SeatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new game."""

    kind: str
    name: str = ""
    level: str = ""


class GameAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A new game."""

    seats: list[SeatAsked]
    options: dict[str, Any] = {}
    seed: int | str | None = None


class RecordAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A record file to look at."""

    text: str
    name: str = "record"


def read_json(body: bytes, kind: type[Asked]) -> Asked:
    """A request's body as what it should be; a Refusal says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(422, f"this request does not fit: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(400, "this request is not JSON that can be read") from None
