"""Learns to play alone against Meng: PPO on a batch of games, in PyTorch, on one core.

    python examples/train_ppo.py --seconds 120 --out my_policy.npz
    gugong tournament --bots greedy,model:my_policy.npz --players 1 --solo easy --games 100

A line every few seconds says how the last games ended. The policy is written as plain arrays, which the bot `model:`
plays. It needs torch: `make research` installs it.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]
from torch import nn  # type: ignore[import-not-found, unused-ignore]

from gugong import envs
from gugong.envs import model

GAMES = 128  # played side by side
STEPS = 64  # of each game between two updates
EPOCHS = 2
CHUNKS = 8
DISCOUNT = 0.999
LAMBDA = 0.95
CLIP = 0.2
RATE = 1e-3


class Policy(nn.Module):  # type: ignore[misc, unused-ignore]
    """A row in; out come a figure for each action on offer, and how well the game will end.

    Only columns that this kind of game uses are looked at.
    """

    def __init__(self, used: Any, hidden: int) -> None:
        super().__init__()
        self.used = used
        self.register_buffer("scale", torch.from_numpy(model.usual_scale())[used])
        self.first = nn.Linear(len(used), hidden)
        self.second = nn.Linear(hidden, hidden)
        self.actions = nn.Linear(hidden, envs.SPACE.size)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.actions.weight)  # at first all answers are equally likely

    def forward(self, rows: Any, options: Any) -> tuple[Any, Any]:
        x = torch.relu(self.second(torch.relu(self.first(rows.float() * self.scale))))
        logits = self.actions(x).gather(1, options.clamp(min=0)).masked_fill(options < 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(x).squeeze(-1)

    def save(self, path: str) -> None:
        """As plain arrays: a model of ours, on all columns."""
        first, second, last = (
            (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
            for layer in (self.first, self.second, self.actions)
        )
        whole = np.zeros((envs.LAYOUT.size, len(first[1])), np.float32)
        whole[self.used.numpy()] = first[0]
        model.make([(whole, first[1]), second, last]).save(path)


def columns_used(**options: Any) -> Any:
    """The columns that are ever written in random games of a kind."""
    batch = envs.Batch(32, **options)
    random = np.random.default_rng(1)
    used = np.zeros(envs.LAYOUT.size, bool)
    for _ in range(400):
        used |= batch.obs.any(axis=0)
        chosen = (random.random(32) * (batch.options >= 0).sum(axis=1)).astype(np.int64)
        batch.step(batch.options[np.arange(32), chosen].astype(np.int32))
    return torch.from_numpy(np.flatnonzero(used))


def seen_now(batch: envs.Batch, policy: Policy) -> tuple[Any, Any]:
    """The rows of all games, and what is on offer in them."""
    return torch.from_numpy(batch.obs[:, policy.used.numpy()]), torch.from_numpy(batch.options.astype(np.int64))


def reward_of(batch: envs.Batch) -> np.ndarray[Any, Any]:
    """What a finished game was worth. Outside the Palace the score is 0, and a beginner hardly ever gets there: so VP
    on the track count a little, whether they score or not."""
    return np.where(batch.done == 1, batch.scores[:, 0] / 40 + batch.vp[:, 0] / 80, 0).astype(np.float32)


def play(batch: envs.Batch, policy: Policy, ended: deque[int]) -> dict[str, Any]:
    """So many steps of every game; what was seen, done and earned."""
    found: dict[str, list[Any]] = {
        name: [] for name in ("rows", "options", "place", "chance", "value", "reward", "done")
    }
    for _ in range(STEPS):
        rows, options = seen_now(batch, policy)
        with torch.no_grad():
            choice, value = policy(rows, options)
            place = choice.sample()
        batch.step(options.gather(1, place[:, None])[:, 0].numpy().astype(np.int32))
        ended.extend(batch.scores[batch.done == 1, 0].tolist())
        earned, done = torch.from_numpy(reward_of(batch)), torch.from_numpy(batch.done.copy())
        seen = (rows, options, place, choice.log_prob(place), value, earned, done)
        for name, each in zip(found, seen, strict=True):
            found[name].append(each)
    with torch.no_grad():
        _, last = policy(*seen_now(batch, policy))
    return {name: torch.stack(each) for name, each in found.items()} | {"last": last}


def advantages(seen: dict[str, Any]) -> tuple[Any, Any]:
    """How much better it went than was thought (GAE), and what the value should have been."""
    found = torch.zeros_like(seen["value"])
    following, gain = seen["last"], torch.zeros_like(seen["last"])
    for step in reversed(range(STEPS)):
        goes_on = 1 - seen["done"][step].float()
        surprise = seen["reward"][step] + DISCOUNT * following * goes_on - seen["value"][step]
        gain = surprise + DISCOUNT * LAMBDA * goes_on * gain
        found[step] = gain
        following = seen["value"][step]
    return found, found + seen["value"]


def learn(policy: Policy, optimizer: Any, seen: dict[str, Any], entropy: float) -> None:
    """A few passes over what was seen."""
    gain, target = (each.flatten() for each in advantages(seen))
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    flat = {name: seen[name].flatten(0, 1) for name in ("rows", "options", "place", "chance")}
    for _ in range(EPOCHS):
        for places in torch.randperm(len(gain)).chunk(CHUNKS):
            choice, value = policy(flat["rows"][places], flat["options"][places])
            ratio = torch.exp(choice.log_prob(flat["place"][places]) - flat["chance"][places])
            better = gain[places]
            by_policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            by_value = (value - target[places]).pow(2).mean()
            loss = by_policy + 0.5 * by_value - entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def train(
    seconds: float, seed: int = 1, hidden: int = 64, games: int = GAMES, difficulty: str = "easy"
) -> tuple[Policy, list[float]]:
    """Train for so long; the policy, and the mean score of the last games at every report."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = envs.Batch(games, players=1, difficulty=difficulty, first_seed=seed << 32)
    policy = Policy(columns_used(players=1, difficulty=difficulty), hidden)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    ended: deque[int] = deque(maxlen=400)
    reports: list[float] = []
    begun = said = time.process_time()
    steps = 0
    while (now := time.process_time()) - begun < seconds:
        learn(policy, optimizer, play(batch, policy, ended), entropy=0.01)
        steps += STEPS * games
        if ended and (now - said > 5 or not reports):
            said = now
            reports.append(float(np.mean(ended)))
            print(f"{now - begun:6.1f} s  {steps:9,} steps  score {reports[-1]:5.1f}", flush=True)
    reports.append(float(np.mean(ended)) if ended else 0.0)
    return policy, reports


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=120, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--difficulty", default="easy", choices=("easy", "normal", "hard"))
    parser.add_argument("--out", help="write the policy here, as .npz")
    given = parser.parse_args()
    policy, reports = train(given.seconds, given.seed, difficulty=given.difficulty)
    print(f"score of the last games: {reports[-1]:.1f}, of the first: {reports[0]:.1f}")
    if given.out:
        policy.save(given.out)


if __name__ == "__main__":
    main()
