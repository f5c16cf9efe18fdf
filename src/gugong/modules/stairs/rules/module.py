"""The module: two tracks are laid, Envoys climb them their own way, and every Morning they give and take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gugong.engine.actions import MODULE, Answer, AnswerTable
from gugong.engine.decisions import Decision, Reason
from gugong.engine.envoy_way import EnvoyWay
from gugong.engine.figures import Figures
from gugong.engine.frames import Frame, register
from gugong.engine.ids import CHANCE, NOBODY
from gugong.engine.module import BY_CONDUCT, NEVER_OPEN, ON_EFFECTS, ON_QUESTIONS, ON_TURNS, OTHERS, Module, Shape
from gugong.engine.module_state import ModuleState
from gugong.engine.moments import Moments
from gugong.engine.state import State
from gugong.errors import because
from gugong.modules.stairs.rules.climb import Climb, admits_climb, climb_turns_on_hand, judge_climb
from gugong.modules.stairs.rules.descent import Descend, descent_turns_on_hand, judge_descent
from gugong.modules.stairs.rules.moments import StairsMoments
from gugong.modules.stairs.rules.state import NAME, NO_TRACK, StairsState, stairs
from gugong.modules.stairs.rules.tracks import (
    BONUS,
    CLIMB,
    LEFT,
    REVEALS,
    RIGHT,
    SIDES,
    STEP_BACK,
    TRACK,
    read_tracks,
)

if TYPE_CHECKING:
    from gugong.engine.rules import Rules


class WayOfStairs(EnvoyWay):
    """Up a track, step by step, and down again."""

    def judge_advance(self, state: State, seat: int) -> Reason | None:
        return judge_climb(state, seat)

    def judge_retreat(self, state: State, seat: int, steps: int) -> Reason | None:
        return judge_descent(state, seat, steps)

    def turns_on_hand(self, state: State, seat: int, steps: int) -> bool:
        return climb_turns_on_hand(state, seat) if steps > 0 else descent_turns_on_hand(state, seat, -steps)

    def admits_advance(self, state: State, seat: int, cause: str) -> bool:
        return admits_climb(state, seat, cause)

    def advance_envoy(self, state: State, seat: int, steps: int, cause: str, rule: str) -> list[Frame] | None:
        return [Climb(seat, steps, 0, rule, cause)]

    def retreat_envoy(self, state: State, seat: int, steps: int, forced: bool, rule: str) -> list[Frame] | None:
        return None if forced else [Descend(seat, steps, rule)]

    def envoy_moved(self, state: State, seat: int) -> list[Frame]:
        if state.envoy[seat] == 0:
            stairs(state).on[seat] = NO_TRACK
            state.tell("stairs-free", "X-STA-02", seat)
        return []

    def palace_steps(self, state: State, seat: int) -> int:
        things = stairs(state)
        return 0 if things.on[seat] == NO_TRACK else things.track_of(seat).steps


class Stairs(Module):
    """The Stairs of the Palace."""

    def name(self) -> str:
        return NAME

    def moments(self, rules: Rules, place: int) -> Moments:
        return StairsMoments()

    def position_keys(self) -> dict[str, Shape]:
        return {
            "left": {"type": ["string", "null"]},
            "right": {"type": ["string", "null"]},
            "on": {"type": "array", "items": {"enum": [*SIDES, None]}},
        }

    def lays(self) -> dict[str, str]:
        return {
            NEVER_OPEN: "lay-track",
            OTHERS: "tracks-give-and-take",
            ON_TURNS: "climb descend",
            ON_EFFECTS: "climb",
            ON_QUESTIONS: "descend",
            BY_CONDUCT: "climb descend track-bonus track-payment",
            "builder-goes-home": "climb",
            "intrigue-benefits": "builder-goes-home",
            "move-marker": "climb",
            "ships-move": "climb",
            "score-decrees": "climb",
            "morning-decrees": "climb",
            "take-decree": "descend",
            "may-gain": "tracks-give-and-take",
            "tracks-give-and-take": "may-gain track-bonus track-payment descend",
        }

    def add_answers(self, answers: AnswerTable, figures: Figures) -> None:
        for number, track in enumerate(read_tracks(figures)):
            answers.add(MODULE, f"{TRACK} {track.name}", number)
        for number, card in enumerate(figures.cards):
            answers.add(MODULE, f"{REVEALS} {card.name}", number)
        for text in (CLIMB, BONUS, STEP_BACK):
            answers.word(text)

    def new_state(self, rules: Rules) -> ModuleState:
        return StairsState(read_tracks(rules.figures), [NO_TRACK, NO_TRACK], [NO_TRACK] * rules.seats)

    def set_up(self, state: State) -> list[Frame]:
        return [LayTrack(LEFT), LayTrack(RIGHT)]

    def draws_told(self, rules: Rules, own: dict[str, object], position: dict[str, object]) -> list[str]:
        return [f"{TRACK} {own[side]}" for side in SIDES if own.get(side) is not None]

    def envoy_way(self) -> EnvoyWay | None:
        return WayOfStairs()


class LayTrack(Frame):
    """One of the five tracks of a side is laid beneath the Palace (X-STA-01)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: State) -> Decision | None:
        by_text = state.rules.answers.by_text
        names = [track.name for track in stairs(state).tracks if track.side == self.side]
        return Decision(CHANCE, "lay-track", [by_text[f"{TRACK} {name}"] for name in names])

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()
        stairs(state).laid[self.side] = answer.a
        state.tell("stairs-laid", "X-STA-01", NOBODY, answer.a)

    def misfit(self, state: State) -> Reason | None:
        return because("stairs-laid")


register("lay-track", LayTrack)


PART = Stairs
