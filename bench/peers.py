"""Who is measured: Gloam's games and those of other libraries, all played uniformly at random by the same dice.

A decision is one answer of a player; what chance brings is not counted, the time it takes is. Whole games are played, with
their set-up.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from itertools import combinations, count, cycle
from typing import Any

Pick = Callable[[], float]
"""From 0 up to, but not including, 1."""


class Peer(ABC):
    """A game of some library, played by one uniformly random player in all seats."""

    def __init__(self) -> None:
        self.pick: Pick = random.Random(0).random

    @abstractmethod
    def play(self, most: int = -1) -> tuple[int, Any]:
        """Play the next game to its end, or for `most` decisions (-1: any number). Returns how many there were, and the game."""

    @abstractmethod
    def copy(self, game: Any) -> None:
        """Copy a game in progress once, as a search would."""

    def midgame(self) -> Any:
        """A game in progress, about as far from its beginning as games are long in the middle."""
        lengths = sorted(self.play()[0] for _ in range(9))
        while True:
            decisions, game = self.play(lengths[4] // 2)
            if decisions == lengths[4] // 2:
                return game


# --- Gloam ------------------------------------------------------------------------------------------------------------


def horrified() -> list[tuple[int, dict[str, Any]]]:
    """Two players at the novice level, every pair of Monsters."""
    mats = ("creature", "dracula", "frankenstein_bride", "invisible_man", "mummy", "wolf_man")
    return [(2, {"monsters": list(pair)}) for pair in combinations(mats, 2)]


def usual() -> list[tuple[int, dict[str, Any]]]:
    """As many players as the game usually has, and its default options."""
    return [(0, {})]


TABLES: dict[str, Callable[[], list[tuple[int, dict[str, Any]]]]] = {
    "horrified": horrified,
    "house_of_horrors": usual,
    "the_victim": usual,
    "horrorclix": usual,
}
"""The seats and options that each game of Gloam is measured with."""


class Gloam(Peer):
    """A game of Gloam; every open answer of any seat is as likely."""

    def __init__(self, name: str) -> None:
        super().__init__()
        import gloam

        self.name = name
        self.new = gloam.new
        self.tables: Iterator[tuple[int, dict[str, Any]]] = cycle(TABLES.get(name, usual)())
        self.seeds = count()

    def play(self, most: int = -1) -> tuple[int, Any]:
        pick = self.pick
        seats, options = next(self.tables)
        game = self.new(self.name, seats, options, next(self.seeds))
        answer = game.answer
        asked = game.asked
        decisions = 0
        while asked and decisions != most:
            question = asked[0]
            options = question.options
            if len(asked) == 1:
                at = int(pick() * len(options))
            else:
                at = int(pick() * sum([len(each.options) for each in asked]))
                for question in asked:
                    options = question.options
                    if at < len(options):
                        break
                    at -= len(options)
            answer(options[at], question.seat)
            asked = game.asked
            decisions += 1
        return decisions, game

    def copy(self, game: Any) -> None:
        game.clone()


# --- others -----------------------------------------------------------------------------------------------------------


class Catanatron(Peer):
    """Settlers of Catan in pure Python; a decision is one action, the roll of the dice among them."""

    def __init__(self, players: int) -> None:
        super().__init__()
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.new = Game
        self.players = [RandomPlayer(colour) for colour in list(Color)[:players]]
        self.longest = TURNS_LIMIT
        self.seeds = count(1)

    def decide(self, player: Any, game: Any, actions: Any) -> Any:
        return actions[int(self.pick() * len(actions))]

    def play(self, most: int = -1) -> tuple[int, Any]:
        game = self.new(self.players, seed=next(self.seeds))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.longest and decisions != most:
            game.play_tick(decide_fn=self.decide)
            decisions += 1
        return decisions, game

    def copy(self, game: Any) -> None:
        game.copy()


class GinRummy(Peer):
    """OpenSpiel's gin rummy: C++, driven from Python. What chance may bring is equally likely in it."""

    def __init__(self) -> None:
        super().__init__()
        import pyspiel

        self.game = pyspiel.load_game("gin_rummy")

    def play(self, most: int = -1) -> tuple[int, Any]:
        pick = self.pick
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions != most:
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(actions[int(pick() * len(actions))])
        return decisions, state

    def copy(self, game: Any) -> None:
        game.clone()


OTHERS: dict[str, Callable[[], Peer]] = {
    "catanatron, 4 players": lambda: Catanatron(4),
    "catanatron, 2 players": lambda: Catanatron(2),
    "OpenSpiel gin rummy (C++)": GinRummy,
}
YARDSTICK = "catanatron, 4 players"
