"""A stack of small frames: what is under way, and what waits below it.

Three rules keep it readable, copyable and serialisable:

1. A frame is immutable and holds ids and small ints only, so copies of a game share frames, and a frame is a short row
   on paper.
2. `run` either returns the question it wants asked, changing nothing, or finishes: it pops itself, does its work,
   schedules what follows, and returns None.
3. `answer` pops its own frame first. What it schedules interrupts whatever lies below; nothing below needs to know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason

if TYPE_CHECKING:
    from gugong.engine.state import State

Row = list[int | str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One unfinished piece of the game."""

    def run(self, state: State) -> Decision | None:
        """Ask, or finish."""
        raise NotImplementedError

    def answer(self, state: State, answer: Answer) -> None:
        """Take the answer to what `run` asked."""
        raise NotImplementedError

    def judge(self, state: State, answer: Answer) -> Reason | None:
        """Why this answer is not on offer; None if the frame would take it."""
        return NOT_ASKED

    def row(self) -> Row:
        """The arguments that make this frame again; `seats` takes the rest of the row."""
        row: Row = []
        for field in ATTRIBUTES[type(self)]:
            value = getattr(self, field)
            if field == SEATS:
                row.extend(value)
            else:
                row.append(value)
        return row

    def secret_choices(self, state: State) -> list[int]:
        """The cards that the frame's secret could be, for its seat's hand in this position."""
        return []

    def admits(self, state: State) -> bool:
        """Whether hidden cards dealt like this agree with the frame being here at all."""
        return True

    def misfit(self, state: State) -> Reason | None:
        """What the frame counts on and does not find in a position from outside; None if it fits."""
        return None

    def hides(self, answer: Answer, viewer: int) -> bool:
        """Whether an answer given here stays hidden from `viewer`, who was not the one asked."""
        return False

    def tokens_held(self) -> list[int]:
        """Travel Tokens that lie in this frame, between the map and a player's slots."""
        return []


NOT_ASKED = Reason("not-asked", "")

# Frames by their name on paper, and what the places of their row stand for; filled where the frames are defined.
FRAMES: dict[str, type[Frame]] = {}
FIELDS: dict[str, list[str]] = {}
FRAME_NAMES: dict[type[Frame], str] = {}


ATTRIBUTES: dict[type[Frame], list[str]] = {}
SEATS = "seats"

# What brought a step about, where that makes a difference; on paper the field `cause`.
CAUSE = "cause"
BY_BENEFIT = "benefit"  # it comes with something else, as steps do that name no cause
BY_CHOICE = "choice"  # its player has chosen this very step
BY_TOKENS = "tokens"  # Travel Tokens were handed in for it

# For frames with a cause: the causes they know, with the rules by which positions of earlier releases told each.
CAUSES: dict[str, dict[str, tuple[str, ...]]] = {}


def register(name: str, frame: type[Frame], secret: str = "", causes: dict[str, tuple[str, ...]] | None = None) -> None:
    """Give a class of frames its name on paper; its row has a place for each argument of its `__init__`.

    The argument `secret` only the frame's own seat may know: it is marked by a `!`. A name stands for one class:
    positions are read by it.
    """
    known = FRAMES.get(name, frame)
    if repr(known) != repr(frame):  # a file that is loaded once more defines its classes anew
        raise ValueError(f"the frame {name!r} is taken by {known!r}")
    arguments = arguments_of(frame)
    FRAMES[name] = frame
    FIELDS[name] = [f"{field}!" if field == secret else field for field in arguments]
    ATTRIBUTES[frame] = arguments
    FRAME_NAMES[frame] = name
    CAUSES[name] = causes or {}


def arguments_of(made: type) -> list[str]:
    """The names of what a class is made with: of a compiled one by its signature, of any other by its code."""
    code = getattr(getattr(made, "__init__", None), "__code__", None)
    if code is not None:
        return list(code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount])
    signature: str | None = getattr(made, "__text_signature__", None)
    if signature is None:
        if made.__init__ is object.__init__:  # type: ignore[misc]
            return []
        # compiled, it has none where a default is a name and not written out
        raise TypeError(f"{made.__name__}: what is given by default has to be written out")
    words = [word.strip() for word in signature.strip("()").split(",")]
    return [word.partition("=")[0].partition(":")[0] for word in words if word and word[0] not in "$*/"]
