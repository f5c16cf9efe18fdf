"""The course of a game: four rounds of Morning, Day and Night, then the final scoring."""

from __future__ import annotations

from gugong.engine.decisions import Decision
from gugong.engine.frames import Frame, register
from gugong.engine.morning import Morning
from gugong.engine.night import Night
from gugong.engine.scoring import FinalScoring
from gugong.engine.state import State
from gugong.engine.turn import Day, DayEnds, Turn


class Round(Frame):
    """One day; set-up has done the first Morning (B-MOR-01)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        morning: list[Frame] = [] if state.day == 1 else [Morning()]
        state.then([*morning, FirstTurn(), Night(), NextDay()])
        return None


class FirstTurn(Frame):
    """The Day begins with the start player."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("day", "B-DAY-01", state.start, state.day)
        state.then([Day((state.start - 1) % state.rules.seats)])
        return None


class NextDay(Frame):
    """After the Night: another day, or the end."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        if state.day < len(state.rules.figures.tracks.day_servants):
            state.day += 1
            state.then([Round()])
        else:
            state.then([FinalScoring()])
        return None


def stack_for(phase: str, seat: int) -> list[Frame]:
    """The frames of a position that only says its phase, bottom first."""
    if phase == "end":
        return [FinalScoring()]
    if phase == "night":
        return [NextDay(), Night()]
    if phase == "twilight":
        return [NextDay(), Night(), DayEnds()]
    if phase == "morning":
        return [NextDay(), Night(), FirstTurn(), Morning()]
    assert phase == "day"
    return [NextDay(), Night(), Day(seat), Turn(seat)]


register("round", Round)
register("first-turn", FirstTurn)
register("next-day", NextDay)
