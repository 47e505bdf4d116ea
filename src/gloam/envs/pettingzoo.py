"""Games as PettingZoo environments: every seat is an agent, one answers at a time.

env = gloam.envs.pettingzoo.env("horrified", seats=2)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from gloam.envs.match import Answers, Deal, Ended, Match, actions, whole
from gloam.envs.spaces import BYTES, RENDER_MODES, SIGNED, checked_mode, described_space, mask_space, rendered, vector_space
from gloam.kernel.game import SPECTATOR
from gloam.kernel.observation import observer


class Env(AECEnv):
    """A table of Gloam. `seats` and `options` are those of `gloam.new`; `answers` tells how actions are counted.

    An agent observes {"observation": its vector, "action_mask": its open answers}; where answers are listed, "answers" tells what
    each of them is. Rewards come with the end: 1 for who has won, -1 for the others.
    """

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False, "name": "gloam"}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        answers: Answers | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._deal = Deal(game, seats, options)
        self.metadata = {**self.metadata, "name": f"gloam_{game}"}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._deal.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = observer(game)
        self._actions = actions(game, answers)
        seen: dict[str, spaces.Space[Any]] = {"observation": vector_space(game), "action_mask": mask_space(game, answers)}
        if self._actions.listed:
            seen["answers"] = described_space(game)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions.count) for agent in self.possible_agents}
        self._match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The game that is being played. Raises Ended before the first `reset`."""
        if self._match is None:
            raise Ended("the game has not begun: reset() begins one")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; with `seed`, the first of that seed. Options of a table are chosen when it is made, not here."""
        if seed is not None:
            self._deal.begin(seed)
        self._match = self._deal.next()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know now. Its mask is empty while it is not its turn to answer."""
        match, seat = self._match or self.match, self._seat_of[agent]
        open_answers = match.open_answers if match.seat == seat else ()
        seen = {
            "observation": np.frombuffer(self._observer.observe(match.game, seat), BYTES),
            "action_mask": np.frombuffer(self._actions.mask(open_answers), SIGNED),
        }
        if self._actions.listed:
            seen["answers"] = self._actions.described(open_answers)
        return seen

    def step(self, action: Any) -> None:
        """Answer for the agent whose turn it is. Raises WrongAction, and changes nothing, if it may not answer that."""
        if not self.agents:
            raise Ended("the game is over: reset() begins another" if self._match else "the game has not begun: reset() begins one")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match = self._match or self.match
        number = action if type(action) is int else whole(action)
        match.answer(self._actions.answer(number, match.open_answers) if self._actions.listed else number)
        if match.question is not None:
            self.agent_selection = self.possible_agents[match.seat]
        else:
            self._end()

    def _end(self) -> None:
        """The game is over: everyone has their reward, and leaves."""
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as everyone sees it."""
        return rendered(self.match.game, self.render_mode, SPECTATOR)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


env = raw_env = Env
"""Makes an environment: `env("horrified", seats=2)`. Its checks are its own, so it needs no wrappers."""
