"""The end of the game: what is left on the Wall, Decrees, Palace, Jade, in that order (A-33, A-34, A-35)."""

from __future__ import annotations

from gugong.engine.actions import Answer
from gugong.engine.decisions import Decision, Reason
from gugong.engine.frames import NOT_ASKED, Frame, register
from gugong.engine.ids import NOBODY, NOWHERE
from gugong.engine.locations.decrees import rule_of_decree
from gugong.engine.locations.wall import greatest_builder
from gugong.engine.state import State, highest
from gugong.engine.tracks import AdvanceEnvoy

A_THIRD = "vp-per-3-vp"


class FinalScoring(Frame):
    """All steps of the final scoring."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("final-scoring", "B-END-01", NOBODY)
        steps: list[Frame] = [
            LastExchange(seat) for seat in state.rules.turn_order(state.start) if seat != state.rules.automa
        ]
        steps.extend([LeftoverWall(), ScoreDecrees(1), ScoreDecrees(0)])
        of_modules: list[Frame] = []
        for module in state.rules.listeners.before_palace:
            of_modules.extend(module.before_palace(state))
        if of_modules:
            state.tell("scoring-order", "X-GEN-05", NOBODY)
        steps.extend([*of_modules, ScorePalace(), ScoreJade()])
        state.then(steps)
        return None


class LastExchange(Frame):
    """Travel Tokens may be exchanged once more before the scoring (C-26)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> Decision | None:
        if state.asides(self.seat):
            return state.ask(self.seat, "last-exchange", [state.rules.answers.done])
        state.pop()
        return None

    def answer(self, state: State, answer: Answer) -> None:
        state.pop()

    def judge(self, state: State, answer: Answer) -> Reason | None:
        return None if answer is state.rules.answers.done else NOT_ASKED


def score_item(state: State, seat: int, vp: int, rule: str) -> None:
    """Score VP of the final scoring, and keep what they were for."""
    if vp:
        state.score(seat, vp, rule)
        state.final_items = (*state.final_items, (rule, seat, vp))


class LeftoverWall(Frame):
    """Whoever has most on the unfinished Wall is rewarded once more, without Intrigue Benefits (A-26, A-27)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        winner = greatest_builder(state)
        if winner != NOBODY:
            score_item(state, winner, state.rules.gains.wall_vp, "B-END-01")
            if state.spot[winner] == NOWHERE:
                state.then([AdvanceEnvoy(winner, 1, "B-END-01")])
            else:
                score_item(state, winner, state.rules.gains.palace_step_vp, "B-PAL-04")
        return None


class ScoreDecrees(Frame):
    """The Decrees that score at the end; the one that counts VP comes before all others (A-34)."""

    def __init__(self, thirds: int) -> None:
        self.thirds = thirds

    def run(self, state: State) -> Decision | None:
        state.pop()
        state.tell("scores-decrees", "B-END-02", NOBODY, self.thirds)
        for tile in state.tiles:
            name = state.rules.figures.decrees[tile].name
            if (name == A_THIRD) == (self.thirds == 1):
                for seat in range(state.rules.seats):
                    if state.owns(seat, tile):
                        score_item(state, seat, decree_vp(state, seat, tile), rule_of_decree(state.rules, tile))
        return None


def decree_vp(state: State, seat: int, tile: int) -> int:
    """What a level 3 Decree is worth to this seat now."""
    decree = state.rules.figures.decrees[tile]
    module = state.rules.decree_moments[tile]
    if module is not None:
        return module.decree_vp(state, seat, tile)
    figures = decree.figures
    vp = 0
    if decree.name == A_THIRD:
        vp = state.vp[seat] // figures["per"]
    elif decree.name == "vp-8":
        vp = figures["end_vp"]
    elif decree.name == "vp-per-jade":
        vp = state.jade[seat] * figures["each"]
    elif decree.name == "vp-per-decree":
        vp = state.decrees_of(seat) * figures["each"]
    elif decree.name == "vp-per-harbour":
        vp = sum(state.rewards[seat * 3 : seat * 3 + 3]) * figures["each"]
    return min(vp, figures["max"]) if "max" in figures else vp


class ScorePalace(Frame):
    """VP for the spots in the Palace (B-END-03)."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        for seat, spot in enumerate(state.spot):
            if spot != NOWHERE:
                score_item(state, seat, state.rules.side.palace_vp[spot], "B-END-03")
        return None


class ScoreJade(Frame):
    """VP for Jade (B-END-04); then the game is over."""

    def run(self, state: State) -> Decision | None:
        state.pop()
        for seat in range(state.rules.seats):
            score_item(state, seat, jade_vp(state, state.jade[seat]), "B-END-04")
        for seat in range(state.rules.seats):
            if not may_win(state, seat):
                state.tell("disqualified", "B-END-05", seat)
        best = winner(state)
        if best == NOBODY:
            state.tell("nobody-wins", "B-END-07", NOBODY)
        else:
            state.tell("wins", "B-END-06", best, state.vp[best])
        return None


def jade_vp(state: State, jade: int) -> int:
    """1, 3, 6, 10, 15 VP for the first Jades, then 2 for each more (as printed)."""
    tracks = state.rules.figures.tracks
    top = len(tracks.jade_vp) - 1
    return tracks.jade_vp[min(jade, top)] + max(0, jade - top) * tracks.jade_vp_more


def may_win(state: State, seat: int) -> bool:
    """Only an Envoy in the Palace makes a winner; a seat that is never asked needs none (B-END-05)."""
    return state.spot[seat] != NOWHERE or seat == state.rules.automa


def winner(state: State) -> int:
    """Most VP among those who may win; a tie goes to the higher Intrigue marker (B-END-06, B-END-07)."""
    return highest(state, [state.vp[seat] + 1 if may_win(state, seat) else 0 for seat in range(state.rules.seats)])


register("final-scoring", FinalScoring)
register("last-exchange", LastExchange)
register("leftover-wall", LeftoverWall)
register("score-decrees", ScoreDecrees)
register("score-palace", ScorePalace)
register("score-jade", ScoreJade)
