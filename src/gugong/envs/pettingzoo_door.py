"""The game for PettingZoo: an agent a seat, asked in turn (AEC)."""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from gugong.envs.kinds import Bytes
from gugong.envs.one_game import OneGame, picture_of, whole
from gugong.errors import EnvError
from gugong.game import Game

RENDER_MODES: Final = ("rgb_array", "ansi", "human")
Observation = dict[str, npt.NDArray[Any]]


class GugongAEC(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """Seats are the agents `player_0` and on. An observation is a row and a mask; rewards come at the end of a game."""

    metadata: Final = {
        "name": "gugong_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, players: int, reward: str, render_mode: str | None, options: dict[str, object]) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise EnvError(f"render_mode: one of {', '.join(RENDER_MODES)} is needed, not {render_mode!r}")
        self.render_mode = render_mode
        self._one = OneGame(players, reward, {}, options)
        rules = self._one.kind.rules
        layout, space = self._one.kind.layout, self._one.kind.space
        self._seats = {f"player_{seat}": seat for seat in range(rules.seats) if seat != rules.automa}
        self._names = list(self._seats)
        self.possible_agents = list(self._seats)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (space.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(space.size) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game under way, to look at, explain or record; to be played by `step` only."""
        return self._one.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of one that follows from the last seed given."""
        if seed is not None:
            if whole("reset: seed", seed) < 0:
                raise EnvError(f"reset: seed: 0 or more is needed, not {seed}")
            self._seeds = np.random.default_rng(seed)
        self._one.begin(seed if seed is not None else int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        decision = self._one.game.decision
        assert decision is not None
        return self._names[decision.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; the mask is empty while another is asked."""
        seat = self._seats[agent]
        return {"observation": self._one.row(seat), "action_mask": self._one.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; EnvError says what is on offer, and nothing has been played."""
        if not self.agents:
            raise EnvError("step: no game is under way; reset begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvError("step: an action is needed; None is for an agent whose game is over")
        self._one.answer(action)
        self._cumulative_rewards[agent] = 0.0
        if self._one.game.over:
            for each, reward in zip(self._names, self._one.final_rewards(), strict=False):
                self.rewards[each] = float(reward)
                self.terminations[each] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self._asked()

    def render(self) -> str | Bytes | None:
        """The table as the agent that is asked sees it: pixels, or its question in words, which `human` prints."""
        if self.render_mode == "rgb_array":
            return picture_of(self._one.game, self._seats[self.agent_selection])
        decision = self._one.game.decision
        words = "the game is over" if decision is None else repr(decision)
        if self.render_mode == "human":
            print(words)
        return words if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def aec(players: int = 4, *, reward: str = "win", render_mode: str | None = None, **options: object) -> GugongAEC:
    """A game as a PettingZoo environment; `options` are those of `new_game`."""
    return GugongAEC(players, reward, render_mode, options)
