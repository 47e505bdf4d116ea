"""Games for OpenSpiel: importing this module registers each as "gloam_<game>".

    import gloam.envs.openspiel
    game = pyspiel.load_game("gloam_horrified(seats=2,monsters=dracula+mummy)")

Chance is explicit: NATURE waits at chance nodes with its outcomes and their probabilities, as OpenSpiel's searches and its
saved states want it. Actions, those of chance among them, are the answers of the game's catalogue.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any, Final

import numpy as np
import pyspiel

import gloam
from gloam.envs.match import Match, WrongAction
from gloam.games import games
from gloam.kernel.definition import Definition
from gloam.kernel.game import NATURE
from gloam.kernel.observation import observer
from gloam.kernel.options import Option

PREFIX: Final = "gloam_"
LONGEST: Final = 1_000_000
"""No game takes so many actions."""


def _written(value: Any) -> Any:
    """An option's value as a parameter of OpenSpiel: a list is joined by plus signs.

    OpenSpiel takes a text of digits and signs for a number, and none for an error: "_" stands before such a text.
    """
    text = "+".join(value) if isinstance(value, list) else value
    return text if not isinstance(text, str) or text.strip("+-.0123456789") else f"_{text}"


def _read(option: Option, value: Any) -> Any:
    if isinstance(value, str):
        value = value.removeprefix("_")
    if option.kind == "each":
        return value.split("+") if value else []
    return [word for word in value.split("+") if word] if option.kind == "many" else value


class GloamGame(pyspiel.Game):
    """A game of Gloam with its number of seats and its options.

    With `longest`, one that is not over after so many actions, those of chance among them, ends there, with 0 for everyone.
    """

    definition: Definition
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        definition = self.definition
        self.seats = given.get("seats") or definition.usual_seats
        self.longest = given.get("longest") or LONGEST
        if not 0 < self.longest <= LONGEST:
            raise ValueError(f"longest: should be a number from 1 to {LONGEST}, or 0 for no end but the game's own")
        known = {option.id: option for option in definition.options.options}
        self.options = {name: _read(known[name], value) for name, value in given.items() if name in known}
        self._first = gloam.new(definition.id, self.seats, self.options, nature=None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(definition.catalogue),
            max_chance_outcomes=len(definition.catalogue),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> GloamState:
        return GloamState(self, Match(self._first.clone()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GloamObserver | None:
        """What a player sees now. There is nothing that tells all a player has ever seen, or a part of what it sees."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (
            iig_obs_type.perfect_recall or (iig_obs_type.public_info, iig_obs_type.private_info) != (True, own)
        ):
            return None
        return GloamObserver(self.definition)

    def observation_tensor_shape(self) -> list[int]:
        return [observer(self.definition.id).width]


class GloamState(pyspiel.State):
    """A game of Gloam at a question to a seat, or at a chance node."""

    def __init__(self, game: GloamGame, match: Match) -> None:
        super().__init__(game)
        self.match = match
        self._left = game.longest

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.match.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.match.question is None or self._left == 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.open_answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.match.question
        assert question is not None
        weights = question.weights or (1,) * len(question.options)
        ways: Counter[int] = Counter()
        for option, weight in zip(question.options, weights, strict=True):
            ways[option] += weight
        return [(option, count / ways.total()) for option, count in sorted(ways.items()) if count]

    def _apply_action(self, action: int) -> None:
        self.match.answer(action)
        self._left -= 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.game.setup.definition.catalogue.text(action)

    def returns(self) -> list[float]:
        return self.match.rewards()

    def __str__(self) -> str:
        return str(self.match.game)


class GloamObserver:
    """What a player observes, as a tensor and as text."""

    def __init__(self, definition: Definition) -> None:
        self._observer = observer(definition.id)
        self.tensor = np.zeros(self._observer.width, np.float32)
        self.dict: dict[str, np.ndarray] = {}
        at = 0
        for name, numbers in groupby(self._observer.names, lambda name: name.partition(".")[0]):
            width = len(list(numbers))
            self.dict[name] = self.tensor[at : at + width]
            at += width

    def set_from(self, state: GloamState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self._observer.observe(state.match.game, player), np.uint8)

    def string_from(self, state: GloamState, player: int) -> str:
        """What stands in the tensor, by name: all that is not 0."""
        seen = self._observer.observe(state.match.game, player)
        return " ".join([f"{name}={number}" for name, number in zip(self._observer.names, seen, strict=True) if number])


def _registered(definition: Definition) -> type[GloamGame]:
    """The game as OpenSpiel knows it, by a name of its own."""
    kind = pyspiel.GameType(
        short_name=PREFIX + definition.id,
        long_name=f"Gloam: {definition.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.PERFECT_INFORMATION
            if definition.shown.open_table
            else pyspiel.GameType.Information.IMPERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=definition.most_seats,
        min_num_players=definition.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": definition.usual_seats,
            "longest": 0,
            **{option.id: _written(option.default) for option in definition.options.options},
        },
    )
    own = type(f"Gloam_{definition.id}", (GloamGame,), {"definition": definition, "game_type": kind})
    pyspiel.register_game(kind, own)
    return own


GAMES: Final = {name: _registered(definition) for name, definition in games().items()}
"""By id: the classes that OpenSpiel makes games of."""

__all__ = ["GAMES", "GloamGame", "GloamObserver", "GloamState", "WrongAction"]
