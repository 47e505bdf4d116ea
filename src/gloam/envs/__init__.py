"""Gloam's games as environments for learning: PettingZoo, Gymnasium and OpenSpiel. `docs/environments.md` tells all of it.

    from gloam.envs import pettingzoo
    env = pettingzoo.env("horrified", seats=2)

What a seat observes is made from its view alone; what it may answer is a mask over the answers of the game.
"""

from __future__ import annotations

from gloam.envs.match import Ended, Match, WrongAction, describe
from gloam.kernel.observation import observer

__all__ = ["Ended", "Match", "WrongAction", "describe", "observer"]
