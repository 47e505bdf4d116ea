"""Bots that tests of the lab seat, as "python:lab.players:Name"."""

from __future__ import annotations

import os
import signal

from gloam.bots import find
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from gloam.kernel.play import may_decline


class Erring:
    """The heuristic, but this many of a hundred answers are any that are open."""

    def __init__(self, seed: int, percent: str = "10") -> None:
        self.name = f"erring {percent}"
        self._percent = int(percent)
        self._chance = Seeded(seed)
        self._sound = find("heuristic")
        self._blind = find("random", seed)

    def choose(self, game: Game, seat: int) -> Advice | None:
        errs = self._chance.below(100, 1_000_000 + game.moves) < self._percent
        question = game.question_for(seat)
        if errs and question is not None and not may_decline(game, question):
            return self._blind.choose(game, seat)
        return self._sound.choose(game, seat)


class Stubborn:
    """Gives an answer that is not open."""

    name = "stubborn"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, game: Game, seat: int) -> Advice | None:
        return Advice(game.setup.definition.catalogue.number("fall"), "I will not")


class Dying:
    """Ends its process."""

    name = "dying"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, game: Game, seat: int) -> Advice | None:
        os.kill(os.getpid(), signal.SIGKILL)
        return None


class Interrupting:
    """The random bot; the one that was made after so many others presses Ctrl-C."""

    name = "interrupting"
    games = 0

    def __init__(self, seed: int, after: str) -> None:
        self._blind = find("random", seed)
        Interrupting.games += 1
        self._stop = Interrupting.games == int(after)

    def choose(self, game: Game, seat: int) -> Advice | None:
        if self._stop and game.moves > 5:
            raise KeyboardInterrupt
        return self._blind.choose(game, seat)


def first_open(seen: dict[str, object]) -> int:
    """A policy of environments: the first action that is open."""
    mask = seen["action_mask"]
    return list(mask).index(1)  # type: ignore[call-overload, no-any-return]
