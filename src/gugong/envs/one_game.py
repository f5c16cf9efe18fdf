"""One game under way, as the doors of others drive it: answers by id, rows, masks, rewards."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from gugong import bots as our_bots
from gugong.dealer import scramble
from gugong.engine.ids import NOBODY
from gugong.engine.scoring import may_win
from gugong.engine.state import State
from gugong.envs.kinds import Bytes, kind_of, shape_of
from gugong.envs.origins import origin_of
from gugong.errors import EnvError
from gugong.game import Game

REWARDS: Final = ("win", "margin", "score", "vp")
Whole = npt.NDArray[np.int32]
MARGIN: Final = 20.0  # VP that count as 1 in a margin


def check_reward(reward: str) -> None:
    """EnvError unless there is such a reward."""
    if reward not in REWARDS:
        raise EnvError(f"reward: one of {', '.join(REWARDS)} is needed, not {reward!r}")


def rewards(
    kind: str, scores: npt.NDArray[np.int32], vp: npt.NDArray[np.int32], winner: int
) -> npt.NDArray[np.float32]:
    """What each seat gets at the end of a game: by its score (0 outside the Palace), its VP, and who has won."""
    if kind == "vp":
        return vp.astype(np.float32)
    if kind == "score":
        return scores.astype(np.float32)
    seats = len(scores)
    if kind == "margin":
        best = [max(int(scores[other]) for other in range(seats) if other != seat) for seat in range(seats)]
        return np.array((scores - np.array(best)) / MARGIN, np.float32)
    found = np.full(seats, 0.0 if winner == NOBODY else -1 / (seats - 1), np.float32)
    if winner != NOBODY:
        found[winner] = 1
    return found


def rewards_of(kind: str, state: State, winner: int | None) -> npt.NDArray[np.float32]:
    """The same for a position at the end."""
    vp = np.array(state.vp, np.int32)
    counts = np.array([may_win(state, seat) for seat in range(len(vp))])
    return rewards(kind, np.where(counts, vp, 0).astype(np.int32), vp, NOBODY if winner is None else winner)


def whole(what: str, given: object) -> int:
    """A whole number as it was given, numpy's too; EnvError if it is anything else, since 1.5 is no action."""
    number = given[()] if isinstance(given, np.ndarray) and given.ndim == 0 else given
    if isinstance(number, bool) or not isinstance(number, int | np.integer):
        raise EnvError(f"{what}: a whole number is needed, not {shape_of(given) if number is not None else None}")
    return int(number)


class OneGame:
    """A game, the bots of other seats, and what the environments know of its kind."""

    def __init__(self, players: int, reward: str, opponents: Mapping[int, str], options: Mapping[str, object]) -> None:
        check_reward(reward)
        self.reward = reward
        self.origin = origin_of(players, options)
        self.kind = kind_of(self.origin.begun.rules)
        self.opponents = dict(opponents)
        for spec in self.opponents.values():
            our_bots.make(spec, 0)
        self.seated: dict[int, our_bots.Bot] = {}
        self.game = self.begin(0)

    def begin(self, seed: int) -> Game:
        """A new game, played on to the first question of a seat that is no bot's."""
        self.game = Game.begin(self.origin, seed, "deal")
        self.seated = {seat: our_bots.make(spec, scramble(seed, 1 + seat)) for seat, spec in self.opponents.items()}
        self._let_bots_play()
        return self.game

    def _let_bots_play(self) -> None:
        decision = self.game.decision
        while decision is not None and decision.seat in self.seated:
            self.game.play(self.seated[decision.seat].choose(self.game.view(decision.seat)))
            decision = self.game.decision

    def answer(self, action: object) -> None:
        """Play an action; EnvError says what would have been on offer, and nothing has been played."""
        id = whole("step", action)
        answers = self.kind.answers
        answer = answers[id] if 0 <= id < len(answers) else None
        decision = self.game.decision
        if answer is None or decision is None or not decision.offers(answer):
            raise EnvError(self._why(id))
        self.game.play(answer)
        if self.seated:
            self._let_bots_play()

    def _why(self, id: int) -> str:
        names = self.kind.space.table()
        named = repr(names[id] or "a free place") if 0 <= id < len(names) else "no action at all"
        if self.game.decision is None:
            return f"action {id}, {named}: the game is over; reset begins another"
        offered = ", ".join(f"{self.kind.ids[each.id]} ({each.text})" for each in self.game.decision.options)
        return f"action {id} is {named}, and not on offer; these are: {offered}"

    def row(self, seat: int) -> Bytes:
        """What a seat may know; an array of its own."""
        return self.kind.observe(self.game, seat).copy()

    def mask(self, seat: int, dtype: npt.DTypeLike = np.int8) -> npt.NDArray[np.int8]:
        """What is on offer to a seat: nothing, if another is asked."""
        mask = np.zeros(self.kind.space.size, dtype)
        decision = self.game.decision
        if decision is not None and decision.seat == seat:
            ids = self.kind.ids
            for option in decision.options:
                mask[ids[option.id]] = 1
        return mask

    def final_rewards(self) -> npt.NDArray[np.float32]:
        """By seat, when the game is over."""
        return rewards_of(self.reward, self.game.state, self.game.winner)


def picture_of(game: Game, seat: int) -> npt.NDArray[np.uint8]:
    """The board as this seat sees it, as an array of pixels; it needs resvg-py and Pillow."""
    from io import BytesIO

    from gugong.draw import picture_png

    try:
        from PIL import Image
    except ImportError:
        raise EnvError("render: pixels are read by Pillow, which is not here: pip install pillow") from None
    return np.asarray(Image.open(BytesIO(picture_png(game.view(seat)))).convert("RGB"))
