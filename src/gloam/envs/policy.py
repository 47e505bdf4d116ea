"""Policies of environments as bots, for tournaments and tables."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, final

import numpy as np

from gloam.bots.bot import BotError
from gloam.envs.match import actions
from gloam.envs.spaces import BYTES, SIGNED
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Game
from gloam.kernel.observation import observer
from gloam.kernel.play import may_decline

Seen = dict[str, np.ndarray]
"""What an agent of `gloam.envs.pettingzoo` observes."""


@final
class Policy:
    """A function "module:name" of what an agent observes that returns its action. Raises BotError if there is none.

    As a bot it is called "python:gloam.envs.policy:Policy:module:name".
    """

    def __init__(self, seed: int, function: str) -> None:
        self.name = f"policy {function}"
        module, _, attribute = function.partition(":")
        try:
            self._policy: Callable[[Seen], Any] = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as wrong:
            raise BotError(f"the policy {function} cannot be imported: {wrong}") from None

    def choose(self, game: Game, seat: int) -> Advice | None:
        question = game.question_for(seat)
        if question is None:
            return None
        may_pass = may_decline(game, question)
        open_answers = (PASS, *question.options) if may_pass and PASS not in question.options else question.options
        counted = actions(game.setup.definition.id, None)
        seen = {
            "observation": np.frombuffer(observer(game.setup.definition.id).observe(game, seat), BYTES),
            "action_mask": np.frombuffer(counted.mask(open_answers), SIGNED),
        }
        if counted.listed:
            seen["answers"] = counted.described(open_answers)
        answer = counted.answer(int(self._policy(seen)), open_answers)
        return None if answer not in question.options and may_pass else Advice(answer, "by its policy")
