"""Games as Gymnasium environments: one seat learns, bots play the others.

    env = gloam.envs.gymnasium.env("house_of_horrors", seats=4, bots="random")
    seen, info = env.reset(seed=7)
    seen, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))

`gymnasium.make("gloam.envs.gymnasium:gloam/HouseOfHorrors-v0")` makes the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from gloam import bots as players
from gloam.envs.match import Answers, Deal, Ended, Match, WrongAction, actions, whole
from gloam.envs.spaces import BYTES, RENDER_MODES, SIGNED, checked_mode, described_space, rendered, vector_space
from gloam.games import games
from gloam.kernel.nature import Seeded
from gloam.kernel.observation import observer

Wrong = Literal["lose", "raise"]
"""What comes of an action that is not open: the game is lost, or WrongAction is raised."""


class Seat:
    """One seat of a table, with bots in the others; the games come one after the other."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None,
        seat: int,
        bots: str | Sequence[str],
        answers: Answers | None,
    ) -> None:
        self._deal = Deal(game, seats, options)
        seats = self._deal.seats
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}")
        self.seat = seat
        named = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(named) != seats - 1:
            raise ValueError(f"{seats - 1} other seats need {seats - 1} bots, or one for all, not {len(named)}")
        for name in named:
            players.find(name)
        self._bots = [*named[:seat], "", *named[seat:]]  # by seat
        self._observer = observer(game)
        self.actions = actions(game, answers)
        vector = vector_space(game)
        self.observation_space: spaces.Space[Any] = vector
        if self.actions.listed:
            self.observation_space = spaces.Dict({"observation": vector, "answers": described_space(game)})
        self._match: Match | None = None
        self._seated: list[players.Bot | None] = []
        self.refused = ""  # why the last action was not accepted

    def begin(self, seed: int | None) -> None:
        """Begin the next game; with a seed, the first of that seed."""
        if seed is not None:
            self._deal.begin(seed)
        self._match = self._deal.next()
        self.refused = ""
        self._seat_bots()
        self._let_bots_answer()

    def _seat_bots(self) -> None:
        seeds = Seeded(~self.match.game.setup.seed)
        self._seated = [players.find(name, seeds.below(1 << 62, at)) if name else None for at, name in enumerate(self._bots)]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_seated": []}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._match is not None:
            self._seat_bots()

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Ended("the game has not begun: reset() begins one")
        return self._match

    @property
    def over(self) -> bool:
        return self.match.question is None or bool(self.refused)

    def answer(self, action: Any, wrong: Wrong) -> float:
        """Answer, let the bots answer up to the own next question, and return the reward."""
        match = self.match
        if self.over:
            raise Ended("the game is over: reset() begins another")
        number = whole(action)
        if not 0 <= number < self.actions.count:
            raise WrongAction(f"there is no action {number}; they are counted from 0 to {self.actions.count - 1}")
        try:
            match.answer(self.actions.answer(number, match.open_answers))
        except WrongAction as refused:
            if wrong == "raise":
                raise
            self.refused = str(refused)
            return -1.0
        self._let_bots_answer()
        return match.rewards()[self.seat]

    def _let_bots_answer(self) -> None:
        match = self.match
        while match.question is not None and match.seat != self.seat:
            bot = self._seated[match.seat]
            assert bot is not None
            advice = players.consult(match.game, bot, match.question)
            match.answer(0 if advice is None or advice.answer is None else advice.answer)

    def seen(self) -> Any:
        """What the seat observes."""
        match = self.match
        vector = np.frombuffer(self._observer.observe(match.game, self.seat), BYTES)
        if not self.actions.listed:
            return vector
        return {"observation": vector, "answers": self.actions.described(() if self.over else match.open_answers)}

    def mask(self) -> np.ndarray:
        """The actions that are open to the seat."""
        return np.frombuffer(self.actions.mask(() if self.over else self.match.open_answers), SIGNED)

    def info(self) -> dict[str, Any]:
        """The mask; why an action was not accepted; and at the end how the game ended."""
        info: dict[str, Any] = {"action_mask": self.mask()}
        if self.refused:
            info["refused"] = self.refused
        if self.match.game.result is not None:
            info["reason"] = self.match.game.result.reason
        return info


class Env(gymnasium.Env[Any, Any]):
    """One seat of a table of Gloam. `bots` names one bot for all other seats, or one for each of them in order.

    Observations are the seat's vector; where answers are listed, also what each of them is. `info["action_mask"]` and
    `action_masks()` tell the open actions. One that is not open loses the game, and `info["refused"]` says why: those who draw
    actions without a mask, as Gymnasium's own checks do, meet no exception. With `wrong="raise"` it is WrongAction.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        answers: Answers | None = None,
        wrong: Wrong = "lose",
        render_mode: str | None = None,
    ) -> None:
        self._seat = Seat(game, seats, options, seat, bots, answers)
        self._wrong = checked_wrong(wrong)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = self._seat.observation_space
        self.action_space = spaces.Discrete(self._seat.actions.count)

    @property
    def match(self) -> Match:
        """The game that is being played."""
        return self._seat.match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin the next game, up to the first question to the seat. Options of a table are chosen when it is made, not here."""
        super().reset(seed=seed)
        self._seat.begin(seed)
        return self._seat.seen(), self._seat.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and go on to the next question to the seat, or to the end."""
        reward = self._seat.answer(action, self._wrong)
        return self._seat.seen(), reward, self._seat.over, False, self._seat.info()

    def action_masks(self) -> np.ndarray:
        """The open actions, as sb3-contrib asks for them."""
        return self._seat.mask().astype(bool)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return rendered(self._seat.match.game, self.render_mode, self._seat.seat)


class Tables(VectorEnv[Any, Any, Any]):
    """Many tables at once, stepped together: a row each. A table whose game is over begins the next one with the next step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        answers: Answers | None = None,
        wrong: Wrong = "lose",
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"at least one table is needed, not {num_envs}")
        self.num_envs = num_envs
        self._wrong = checked_wrong(wrong)
        self._seats = [Seat(game, seats, options, seat, bots, answers) for _ in range(num_envs)]
        first = self._seats[0]
        self.single_observation_space = first.observation_space
        self.single_action_space = spaces.Discrete(first.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game at each table; a seed for all is counted on from table to table."""
        seeds = list(seed) if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} tables need {self.num_envs} seeds, not {len(seeds)}")
        for at, given in zip(self._seats, seeds, strict=True):
            at.begin(given)
        return self._seen(), {"action_mask": self._masks()}

    def step(self, actions: Any) -> tuple[Any, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Answer at each table; the action of a table that begins its next game is not looked at."""
        if len(actions) != self.num_envs:
            raise WrongAction(f"{self.num_envs} tables need {self.num_envs} actions, not {len(actions)}")
        rewards = np.zeros(self.num_envs, np.float64)
        for row, (at, action) in enumerate(zip(self._seats, actions, strict=True)):
            if at.over:
                at.begin(None)
            else:
                rewards[row] = at.answer(action, self._wrong)
        over = np.array([at.over for at in self._seats], bool)
        return self._seen(), rewards, over, np.zeros(self.num_envs, bool), {"action_mask": self._masks()}

    def action_masks(self) -> np.ndarray:
        """The open actions of each table."""
        return self._masks().astype(bool)

    def _masks(self) -> np.ndarray:
        return np.stack([at.mask() for at in self._seats])

    def _seen(self) -> Any:
        seen = [at.seen() for at in self._seats]
        if isinstance(seen[0], dict):
            return {name: np.stack([one[name] for one in seen]) for name in seen[0]}
        return np.stack(seen)


def checked_wrong(wrong: Wrong) -> Wrong:
    """Raises ValueError if there is no such way."""
    if wrong not in ("lose", "raise"):
        raise ValueError(f"a wrong action can 'lose' or 'raise', not {wrong!r}")
    return wrong


env = Env
"""Makes an environment: `env("house_of_horrors", seats=4, seat=0, bots="heuristic")`."""
vector = Tables
"""Makes many: `vector("house_of_horrors", 64)`."""


def register() -> None:
    """Let Gymnasium make each game by name: "gloam/HouseOfHorrors-v0"."""
    for game in games():
        name = f"gloam/{''.join([word.capitalize() for word in game.split('_')])}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="gloam.envs.gymnasium:Env",
                vector_entry_point="gloam.envs.gymnasium:Tables",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
