"""Learns to play alone against Meng with a stock algorithm: MaskablePPO of sb3-contrib on the Gymnasium door.

python examples/train_sb3.py --steps 20000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, import-untyped, unused-ignore]

from gugong import envs
from gugong.envs import model


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Rows as floats near 1; masks are handed through."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.scale = model.usual_scale()
        self.observation_space = gymnasium.spaces.Box(0, 40, (len(self.scale),), np.float32)

    def observation(self, observation: Any) -> Any:
        return observation.astype(np.float32) * self.scale

    def action_masks(self) -> Any:
        return self.env.get_wrapper_attr("action_masks")()


def train(steps: int, seed: int = 1) -> tuple[Any, Any]:
    """Train for so many steps; the algorithm, and its environment."""
    env = Scaled(envs.single("meng", difficulty="easy", reward="vp"))
    learner = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=256, learning_rate=1e-3, seed=seed, device="cpu")
    learner.learn(steps)
    return learner, env


def vp_of(learner: Any, env: Any, games: int) -> float:
    """The mean VP of games that it plays."""
    total = 0.0
    for seed in range(games):
        row, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = learner.predict(row, action_masks=env.action_masks())
            row, reward, over, _, _ = env.step(int(action))
        total += float(reward)
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=20_000)
    given = parser.parse_args()
    learner, env = train(given.steps)
    print(f"VP a game after {given.steps:,} steps: {vp_of(learner, env, 20):.1f}")


if __name__ == "__main__":
    main()
