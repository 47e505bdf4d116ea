"""The ways each game is set up for the properties: what a game adds here, every property holds for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, count
from math import gcd
from typing import Any, NamedTuple

from hypothesis import settings

import gloam
from gloam.kernel.game import NATURE, Game, Question
from gloam.kernel.nature import Seeded


class Table(NamedTuple):
    """A game, its seats and its options."""

    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = [f"{name}={'+'.join(value) if isinstance(value, list) else value}" for name, value in self.options.items()]
        return "-".join([self.game, str(self.seats), *options])

    def begin(self, seed: int) -> Game:
        return gloam.new(self.game, self.seats, self.options, seed)


def _horrified() -> Iterator[Table]:
    mats = ["creature", "dracula", "frankenstein_bride", "invisible_man", "mummy", "wolf_man"]
    for number in (2, 3, 4):
        for chosen in combinations(mats, number):
            for seats in range(1, 6):
                yield Table("horrified", seats, {"monsters": list(chosen)})


def _house_of_horrors() -> Iterator[Table]:
    ways: list[dict[str, Any]] = [
        {},
        {"rooms": 10, "first_butler": 2},
        {"rooms": 11, "specials_count": True, "next_butler": "left"},
        {"rooms": 12, "midnight_sides": "any", "tie_spoils": "all"},
        {"rooms_run_out": "shuffle", "claimed_items": "discard"},
        {"claimed_items": "claim", "midnight_sides": "any"},
    ]
    for options in ways:
        for seats in range(3, 7):
            yield Table("house_of_horrors", seats, options)


def _the_victim() -> Iterator[Table]:
    victims = ["rolita", "diego", "vivian", "lucien", "anya", "sean"]
    for e, evil in enumerate(("werewolf", "wendigo", "witch", "widow", "doppelganger", "ghost")):
        for seats in range(2, 7):
            chosen = (victims[e:] + victims[:e])[: 4 if seats == 2 else 6 if seats == 3 else seats]
            yield Table("the_victim", seats, {"evil": evil, "victims": chosen})
    yield Table("the_victim", 2, {})
    yield Table(
        "the_victim",
        5,
        {"victims": victims[1:], "run_cost": "together", "evil_turn": "seat", "enslaved_turn": "after_evil", "equation": "three"},
    )


def _horrorclix() -> Iterator[Table]:
    """Random armies of all sizes for two to four players, on both maps, with all kinds of crypts; teams, scenarios, samples."""
    short = {"turns": 2}
    yield Table("horrorclix", 2, {"build_total": 100, "crypts": "chosen", "map": "haunted_house", **short})
    yield Table("horrorclix", 3, {"build_total": 200, "crypts": "dealt", "map": "crumbling_mausoleum", **short})
    yield Table("horrorclix", 2, {"build_total": 400, "crypts": "dealt", **short})
    yield Table("horrorclix", 4, {"build_total": 100, "teams": True, **short})
    yield Table("horrorclix", 4, {"build_total": 300, "crypts": "chosen", "turns": 1})
    for preset in ("shroud_of_mist", "creaking_floorboards", "standard"):
        yield Table("horrorclix", 2, {"preset": preset, **short})
    yield Table("horrorclix", 4, {"preset": "teams", "turns": 1})


EVERY = {
    "horrified": list(_horrified()),
    "horrorclix": list(_horrorclix()),
    "house_of_horrors": list(_house_of_horrors()),
    "the_victim": list(_the_victim()),
}
"""By game: every way it is tried in plain random play."""


def spread(tables: list[Table], number: int) -> list[Table]:
    """So many of them, far apart: round and round by a step that would meet every one in the end."""
    step = next(step for step in count(round(len(tables) * 0.618)) if gcd(step, len(tables)) == 1)
    return [tables[step * i % len(tables)] for i in range(min(number, len(tables)))]


SOME = [table for tables in EVERY.values() for table in spread(tables, 14)]
"""Some of each game, for what takes longer."""

FEW = [table for tables in EVERY.values() for table in spread(tables, 5)]
TWO = [table for tables in EVERY.values() for table in spread(tables, 2)]
"""Of each game, for what is tried in pure Python too."""


def all_tables() -> list[Table]:
    return [table for tables in EVERY.values() for table in tables]


def pick(game: Game, number: int) -> tuple[Question, int]:
    """The open answer of that number, counted round and round over all open questions."""
    options = [(question, option) for question in game.asked for option in question.options]
    return options[number % len(options)]


def random_play(game: Game, seed: int) -> Iterator[Game]:
    """Play on at random to the end; yields the game at each question, before it is answered."""
    dice = random.Random(seed)
    while not game.over:
        assert game.asked, "stuck: the game is not over, and nobody is asked"
        assert game.moves < 20_000, "this game does not end"
        yield game
        question, option = pick(game, dice.randrange(1 << 30))
        game.answer(option, question.seat)


class Telling:
    """Which of many alike are looked at, where looking takes long: of each kind the first, second, fourth, eighth...

    So every kind is met, early and late. The profile `explore` looks at all of them.
    """

    def __init__(self) -> None:
        self.thorough = settings.get_current_profile_name() == "explore"
        self.met: Counter[tuple[Any, ...]] = Counter()

    def __call__(self, *kind: Any) -> bool:
        self.met[kind] += 1
        return self.thorough or self.met[kind] & (self.met[kind] - 1) == 0


def telling(play: Iterable[Game]) -> Iterator[Game]:
    """Those questions of a game that tell most: Telling by the rule that asks, and what is asked."""
    tells = Telling()
    for game in play:
        if tells(game.asking[0], *[question.prompt for question in game.asked]):
            yield game


def with_waiting_nature(game: Game, seed: int) -> Iterator[Game]:
    """Play on at random with NATURE answering like a seat; yields the game at each of NATURE's questions."""
    dice = random.Random(seed)
    while not game.over:
        question, option = pick(game, dice.randrange(1 << 30))
        if game.asked[0].seat == NATURE:
            yield game
        game.answer(option, question.seat)


def ask_anew(game: Game) -> None:
    """Ask the open questions again."""
    game.asked = ()
    game.todo.append(game.asking)
    game.advance()


def reopened(game: Game, seat: int, guess: int) -> Game:
    """A game as `seat` may imagine it, in which the open questions are asked anew."""
    imagined = game.imagine(seat, Seeded(guess))
    if not imagined.sealed:
        ask_anew(imagined)
    return imagined
