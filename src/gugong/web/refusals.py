"""What the server says no to: a status, a reason in words that wait for a reader, and the rule if there is one."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from gugong.errors import ConfigError, GugongError
from gugong.words.phrase import Arg, Phrase, phrase, phrase_of
from gugong.words.voice import Voice

Asked = TypeVar("Asked", bound=msgspec.Struct)


class Refusal(Exception):
    """A request that is not granted: the key of a message, and what fills it; as text it is English, for programs."""

    def __init__(self, status: int, what: str | Phrase, rule: str = "", **more: Any) -> None:
        self.status = status
        self.what = phrase(what) if isinstance(what, str) else what
        self.rule = rule
        self.more = more
        super().__init__(Voice().say(self.what))

    def body(self, voice: Voice) -> dict[str, Any]:
        """What is sent."""
        return {"what": voice.say(self.what), **({"rule": self.rule} if self.rule else {}), **self.more}


def refuse(status: int, key: str, /, rule: str = "", **args: Arg) -> Refusal:
    """A refusal of a message with arguments."""
    return Refusal(status, phrase(key, args), rule)


def reason_of(error: GugongError) -> tuple[Phrase, str]:
    """Why something failed, and its rules; of an option the page shows where it stands."""
    if isinstance(error, ConfigError):
        return phrase_of(error.reason), error.reason.rule
    return phrase_of(error.told()), ""


class PlyAsked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The ply that the page shows, and the mark of what it has: then it is told what changed and nothing else."""

    ply: int
    have: str | None = None


class AnswerAsked(PlyAsked, forbid_unknown_fields=True, kw_only=True):
    """An answer for that ply."""

    answer: str


class UndoAsked(PlyAsked, forbid_unknown_fields=True, kw_only=True):
    """How far to go back."""

    to: str = "answer"


class StepAsked(PlyAsked, forbid_unknown_fields=True, kw_only=True):
    """A step of a lesson, counted from 1."""

    to: int


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


class TableAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What the host sets of a table by link."""

    clock: str = ""
    clock_time: int = 0
    clock_more: int = 0
    away: int = 5
    level: str = "normal"
    listed: bool = False
    talk_watched: bool = False
    hints: bool = False


class SeatNamed(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that something is to be done about."""

    seat: int


class NameAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A name for oneself, and the seat, if there is a choice."""

    name: str = ""
    seat: int = -1


class HereAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A page is in front; and somebody has touched it."""

    click: bool = False


class WaitAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to wait for somebody who is away."""

    seat: int
    wait: bool


class YesAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A word on a wish to take back."""

    ply: int
    yes: bool


class AskAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that whoever watches would like to have, and their name."""

    seat: int
    name: str = ""


class AskDecided(msgspec.Struct, forbid_unknown_fields=True):
    """The host's word on somebody who asks for a seat."""

    n: int
    yes: bool


class HintsAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A word on hints for everybody."""

    yes: bool


class TextAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A line of talk, or an address."""

    text: str


class RecordAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A record file to look at."""

    text: str
    name: str = "record"


def read_json(body: bytes, kind: type[Asked]) -> Asked:
    """A request's body as what it should be; a Refusal says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise refuse(422, "page-no-fit", fault=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(400, "page-no-json") from None
