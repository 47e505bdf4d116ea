"""Steps of environments, with the observation and the mask of whoever acts: `./run bench --environments`.

A step is `env.last()` and `env.step(action)`. All play alike: the action is the next open one after a random place in the mask,
and a new game begins when one is over.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, cycle
from typing import Any

from bench.peers import TABLES


def _gloam(game: str) -> Iterator[Any]:
    """The tables that a game is measured at, one after the other."""
    from gloam.envs import pettingzoo

    return cycle([pettingzoo.env(game, seats, options) for seats, options in TABLES[game]()])


def _classic(name: str) -> Iterator[Any]:
    """An environment of PettingZoo's own, as its users make it."""
    from importlib import import_module

    return cycle([import_module(f"pettingzoo.classic.{name}").env()])


CLASSIC = {
    "PettingZoo tic-tac-toe": "tictactoe_v3",
    "PettingZoo connect four": "connect_four_v3",
    "PettingZoo leduc hold'em": "leduc_holdem_v4",
    "PettingZoo chess": "chess_v6",
}
"""By name: PettingZoo's classic games that are measured beside ours."""
PREFIX = "steps of "
"""Before the name of what a worker is to step."""


def table(rows: list[tuple[str, float]]) -> str:
    """Steps per second, as a Markdown table; the ratio is to the fastest of PettingZoo's."""
    best = max(steps for name, steps in rows if name in CLASSIC)
    lines = ["| steps with observation and mask on one core | steps/s | ratio |", "| --- | ---: | ---: |"]
    lines += [f"| {name} | {steps:,.0f} | {steps / best:.2f} |" for name, steps in rows]
    return "\n".join(lines)


class Stepped:
    """An environment that is stepped at random."""

    def __init__(self, name: str) -> None:
        self._tables = _classic(CLASSIC[name]) if name in CLASSIC else _gloam(name)
        self._seeds = count()
        self._pick = random.Random(0).random

    def play(self) -> tuple[int, Any]:
        """Play the next game to its end; how many steps it took, and the environment."""
        env, pick = next(self._tables), self._pick
        env.reset(seed=next(self._seeds))
        last, step = env.last, env.step
        steps = 0
        while True:
            seen, _, over, cut, _ = last()
            if over or cut:
                return steps, env
            mask = seen["action_mask"].tobytes()
            wide = len(mask) // len(seen["action_mask"])  # bytes of one number; the lowest comes first
            action = mask.find(1, int(pick() * len(mask)))
            step((action if action >= 0 else mask.find(1)) // wide)
            steps += 1
