"""A small policy learns House of Horrors against `random`, and is drawn while it does.

    python -m venv .venv-learn && .venv-learn/bin/pip install . -r examples/learning/requirements.txt
    .venv-learn/bin/python examples/learning/train.py

Some minutes later `learning.svg` shows how often it wins beside one who plays at random.
"""

from __future__ import annotations

import argparse
import random

import matplotlib
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from gloam.envs.gymnasium import Env

matplotlib.use("svg")
from matplotlib import pyplot

TABLE = {"game": "house_of_horrors", "seats": 4, "bots": "random"}


def table() -> ActionMasker:
    """A table with the learner in seat 0; the mask keeps it to what it may answer."""
    return ActionMasker(Env(**TABLE), lambda env: env.action_masks())


def wins(choose, games: int, seed: int = 10_000) -> float:
    """Which part of the games is won by who chooses so."""
    env, won = Env(**TABLE), 0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(choose(seen, info["action_mask"]))
        won += reward > 0
    return won / games


class Curve(BaseCallback):
    """Plays against `random` now and then, and remembers how often the policy won."""

    def __init__(self, every: int, games: int) -> None:
        super().__init__()
        self.every, self.games, self.points = every, games, []

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> int:
        return int(self.model.predict(seen, action_masks=mask, deterministic=True)[0])

    def _on_step(self) -> bool:
        if not self.points or self.num_timesteps >= self.points[-1][0] + self.every:
            self.points.append((self.num_timesteps, wins(self.choose, self.games)))
            print(f"{self.points[-1][0]:>8,} answers: {self.points[-1][1]:.0%} of {self.games} games won", flush=True)
        return True


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=20_480, help="answers to learn from")
    parser.add_argument("--picture", default="learning.svg")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    curve = Curve(every=2_048, games=80)
    dice = random.Random(1)
    chance = wins(lambda _, mask: int(dice.choice(np.flatnonzero(mask))), 200)
    model = MaskablePPO("MlpPolicy", DummyVecEnv([table] * 8), n_steps=256, batch_size=512, n_epochs=6, learning_rate=5e-4, seed=1)
    model.learn(chosen.steps, curve)
    pyplot.plot(*zip(*curve.points, strict=True), marker="o", label="MaskablePPO")
    pyplot.axhline(chance, linestyle="--", color="grey", label="random")
    pyplot.gca().set(xlabel="answers learnt from", ylabel="games won", ylim=(0, 1), title="House of Horrors, four players")
    pyplot.legend()
    pyplot.savefig(chosen.picture)
