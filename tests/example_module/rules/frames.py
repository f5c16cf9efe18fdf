"""What happens in the jade garden, one step each: Jade is planted, and one day harvested."""

from __future__ import annotations

from typing import Final

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.state import State
from gugong.errors import because
from tests.example_module.rules.figures import figure
from tests.example_module.rules.state import garden

NOTHING_PLANTED: Final = Reason("nothing-planted", "Y-GDN-03")


class PlantJade(Frame):
    """Jade goes from the player into the garden; it no longer counts as the player's (Y-GDN-01)."""

    def __init__(self, seat: int, jade: int, rule: str) -> None:
        self.seat = seat
        self.jade = jade
        self.rule = rule

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.jade[self.seat] -= self.jade
        planted = garden(state).planted
        planted[self.seat] += self.jade
        state.tell("plants-jade", self.rule, self.seat, self.jade, planted[self.seat])
        return None

    def misfit(self, state: State) -> Reason | None:
        return None if self.jade <= state.jade[self.seat] else because("garden-no-jade")


class Harvest(Frame):
    """The token: one planted Jade comes back, or it blooms, scores and stays (Y-GDN-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        return state.ask(self.seat, "harvest", choices(state))

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        state.tell("harvests", "Y-GDN-03", self.seat, answer.id)
        if answer is state.rules.answers.by_text["harvest bloom"]:
            state.score(self.seat, figure(state.rules.figures, "bloom_vp"), "Y-GDN-03")
        else:
            garden(state).planted[self.seat] -= 1
            state.gain_jade(self.seat, "Y-GDN-03")

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer in choices(state) else NOT_ASKED

    def misfit(self, state: State) -> Reason | None:
        return None if garden(state).planted[self.seat] else because("garden-empty")


def choices(state: State) -> list[Answer]:
    """What can be done with a planted Jade."""
    answers = state.rules.answers.by_text
    return [answers["harvest jade"], answers["harvest bloom"]]


register("plant-jade", PlantJade)
register("harvest", Harvest)
