"""How a game of a tournament ended; lists go by seat."""

from __future__ import annotations

import msgspec

from gugong.engine.ids import NOWHERE
from gugong.engine.scoring import may_win
from gugong.sim.playing import Played, Task, play


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game, as a file keeps it and the standings read it."""

    deal: int
    seats: list[str]
    winner: int | None
    scores: list[int]  # 0 outside the Palace
    vp: list[int]  # on the track, whether it counts or not
    ranks: list[int]  # who is outside the Palace ties for the last
    palace: list[bool]
    turns: list[int]
    decisions: list[int]
    seconds: list[float]
    longest_turn: list[float]
    difficulty: str | None = None  # against Meng, who has the last seat

    def key(self) -> tuple[object, ...]:
        """What tells it from all other games of its run."""
        return self.difficulty, self.deal, tuple(self.seats if self.difficulty is None else self.seats[:-1])


def key_of(task: Task) -> tuple[object, ...]:
    """The same for a game to be played."""
    return task.kind.to_dict().get("difficulty"), task.seed, task.bots


def outcome(task: Task) -> Outcome:
    """Play a game, and say how it ended."""
    return outcome_of(play(task))


def outcome_of(played: Played) -> Outcome:
    """How a played game ended."""
    state = played.game.state
    seats = range(state.rules.seats)
    counts = [may_win(state, seat) for seat in seats]
    scores = [state.vp[seat] if counts[seat] else 0 for seat in seats]
    worth = [(counts[seat], scores[seat], state.marker_rank(seat) * counts[seat]) for seat in seats]
    return Outcome(
        deal=played.task.seed,
        seats=[played.bot_of(seat) for seat in seats],
        winner=played.game.winner,
        scores=scores,
        vp=list(state.vp),
        ranks=[1 + sum(other > mine for other in worth) for mine in worth],
        palace=[spot != NOWHERE for spot in state.spot],
        turns=[each.turns for each in played.thoughts],
        decisions=[each.decisions for each in played.thoughts],
        seconds=[round(each.seconds, 6) for each in played.thoughts],
        longest_turn=[round(each.longest_turn, 6) for each in played.thoughts],
        difficulty=state.rules.config.difficulty if state.rules.config.players == 1 else None,
    )
