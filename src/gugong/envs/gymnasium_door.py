"""The game for Gymnasium: one seat is the learner's, bots or Meng have the others; or a vector of games."""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from gugong.envs.batch import Batch
from gugong.envs.kinds import Bytes, shape_of
from gugong.envs.one_game import OneGame, picture_of, whole
from gugong.errors import EnvError
from gugong.game import Game

MENG: Final = "meng"
MOST_ID: Final = 2**31 - 1
ILLEGAL: Final = ("raise", "random")
RENDER_MODES: Final = ("rgb_array", "ansi")
Infos = dict[str, Any]


def opponents_for(opponents: str, seat: int, options: dict[str, object]) -> tuple[int, dict[int, str]]:
    """How many play, and the bot of each other seat. Against Meng there is one player, and his seat is his own."""
    if opponents == MENG:
        if options.pop("players", 1) != 1:
            raise EnvError("opponents: against Meng one plays alone; leave out players")
        players = 1
    else:
        wanted = options.pop("players", 2)
        if isinstance(wanted, bool) or not isinstance(wanted, int) or wanted < 2:
            raise EnvError(f"players: 2 to 5 are needed against {opponents}, not {wanted!r}")
        players = wanted
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise EnvError(f"seat: one from 0 to {players - 1} is needed, not {seat!r}")
    return players, {other: opponents for other in range(players) if other != seat and players > 1}


class GugongEnv(gymnasium.Env[Bytes, np.int64]):
    """The learner's seat. An observation is its row, `action_masks()` says what is on offer, the reward comes last."""

    metadata: Final = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self, opponents: str, seat: int, reward: str, illegal: str, render_mode: str | None, options: dict[str, object]
    ) -> None:
        if illegal not in ILLEGAL:
            raise EnvError(f"illegal: one of {', '.join(ILLEGAL)} is needed, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise EnvError(f"render_mode: one of {', '.join(RENDER_MODES)} is needed, not {render_mode!r}")
        players, others = opponents_for(opponents, seat, options)
        self.render_mode = render_mode
        self.seat = seat
        self._illegal = illegal
        self._one = OneGame(players, reward, others, options)
        kind = self._one.kind
        self.observation_space = spaces.Box(0, kind.layout.maxima, (kind.layout.size,), np.uint8)
        self.action_space = spaces.Discrete(kind.space.size)

    @property
    def game(self) -> Game:
        """The game under way, to look at, explain or record; to be played by `step` only."""
        return self._one.game

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[Bytes, Infos]:
        """A new game: of this seed, or of one that follows from the last seed given."""
        super().reset(seed=seed)
        self._one.begin(seed if seed is not None else int(self.np_random.integers(1 << 62)))
        return self._one.row(self.seat), {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is on offer, as stock algorithms with masks ask for it."""
        return self._one.mask(self.seat, np.bool_).astype(np.bool_, copy=False)

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, Infos]:
        """Answer; then others play until the seat is asked again. EnvError says what is on offer, if this was not."""
        chosen = whole("step", action)
        if self._illegal == "random" and not self._one.game.over:
            offered = np.flatnonzero(self.action_masks())
            if chosen not in offered:
                chosen = int(self.np_random.choice(offered))
        self._one.answer(chosen)
        over = self._one.game.over
        reward = float(self._one.final_rewards()[self.seat]) if over else 0.0
        return self._one.row(self.seat), reward, over, False, {}

    def render(self) -> Any:
        """The table as the seat sees it: pixels, or the question in words."""
        if self.render_mode == "rgb_array":
            return picture_of(self._one.game, self.seat)
        if self.render_mode == "ansi":
            return "the game is over" if self._one.game.over else repr(self._one.game.decision)
        return None


def single(
    opponents: str = "greedy",
    seat: int = 0,
    *,
    reward: str = "margin",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: object,
) -> GugongEnv:
    """One seat against bots (`opponents="greedy"`) or Meng (`"meng"`); `options` are those of `new_game`.

    `illegal="random"` plays any answer on offer instead of one that is not, for whoever cannot mask.
    """
    return GugongEnv(opponents, seat, reward, illegal, render_mode, options)


class GugongVector(VectorEnv[Bytes, npt.NDArray[np.int32], npt.NDArray[Any]]):
    """A batch as Gymnasium's vector of environments; games that end begin anew in the same step."""

    metadata: Final = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, count: int, opponents: str | None, seat: int, options: dict[str, object]) -> None:
        self._others: dict[int, str] = {}
        if opponents is not None:
            options["players"], self._others = opponents_for(opponents, seat, options)
        self._count = count
        self._options = options
        self.batch = self._begin(0)
        layout, space = self.batch.layout, self.batch.space
        self.num_envs = count
        self.single_observation_space = spaces.Box(0, layout.maxima, (layout.size,), np.uint8)
        self.single_action_space = spaces.Discrete(space.size)
        self.observation_space = spaces.Box(0, np.tile(layout.maxima, (count, 1)), (count, layout.size), np.uint8)
        self.action_space = spaces.MultiDiscrete([space.size] * count, dtype=np.int32)

    def _begin(self, seed: int) -> Batch:
        return Batch(self._count, first_seed=seed, bots=self._others, **self._options)  # type: ignore[arg-type]

    def reset(self, *, seed: int | list[int | None] | None = None, options: Infos | None = None) -> tuple[Bytes, Infos]:
        """New games from this seed on, or from one that follows from the last seed given."""
        if isinstance(seed, list):
            raise EnvError("reset: one seed is needed; the games take the seeds from it on")
        super().reset(seed=seed)
        self.batch = self._begin(seed if seed is not None else int(self.np_random.integers(1 << 61)))
        return self.batch.obs.copy(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int32]
    ) -> tuple[Bytes, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Infos]:
        """An action a game; the reward is that of the seat which acted, `infos["rewards"]` has those of all."""
        batch = self.batch
        batch.step(actions if isinstance(actions, np.ndarray) else _listed(actions))
        ended = batch.done.astype(np.bool_)
        infos = self._infos()
        if ended.any():
            infos |= {"final_obs": batch.final.copy(), "_final_obs": ended, "rewards": batch.reward.copy()}
        reward = batch.reward[np.arange(self.num_envs), batch.actor]
        return batch.obs.copy(), reward, ended, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> Infos:
        return {"action_mask": self.batch.mask.copy(), "seat": self.batch.seat.copy()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is on offer in each game."""
        return self.batch.mask.astype(np.bool_)


def _listed(actions: Any) -> npt.NDArray[Any]:
    """A list of ids as an array; of anything else an array that the batch refuses."""
    try:
        found = np.asarray([whole("step", each) for each in actions])
    except TypeError:
        raise EnvError(f"step: an action for each game is needed, not {shape_of(actions)}") from None
    return found.clip(-1, MOST_ID).astype(np.int32)


def vector(count: int, opponents: str | None = None, *, seat: int = 0, **options: object) -> GugongVector:
    """`count` games: of all seats, or of one against bots or Meng. `options` are those of `Batch`."""
    return GugongVector(count, opponents, seat, options)
