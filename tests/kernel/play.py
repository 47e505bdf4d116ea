"""How tests play: games with scripted chance, whole games at random, every way chance can go."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import gloam
from gloam.kernel.definition import Definition
from gloam.kernel.game import NATURE, Game
from gloam.kernel.nature import Scripted
from gloam.kernel.record import data
from kernel.games.arena import ARENA
from kernel.games.cabin import CABIN
from kernel.games.mansion import MANSION
from kernel.games.stroll import STROLL
from kernel.games.trail import TRAIL
from kernel.games.village import VILLAGE

TOYS: dict[str, Definition] = {toy.id: toy for toy in (ARENA, CABIN, MANSION, STROLL, TRAIL, VILLAGE)}


def scripted(name: str, *script: str, seats: int = 0, options: dict[str, Any] | None = None) -> Game:
    """A new game in which chance goes as the script tells."""
    return gloam.new(name, seats, options, seed=0, nature=Scripted(TOYS[name].catalogue.text, script))


def play(game: Game, *answers: str) -> Game:
    """Give these answers: "move inn", or "1: move inn" to insist on who gives it."""
    for answer in answers:
        seat, colon, text = answer.partition(": ")
        if colon:
            game.answer(text, int(seat))
        else:
            game.answer(answer)
    return game


def script_is_used_up(game: Game) -> bool:
    assert isinstance(game.nature, Scripted)
    game.nature.finish()
    return True


def asked(game: Game) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.prompt) for question in game.asked]


def asked_of(game: Game, seat: int) -> list[Any]:
    """All that one seat is asked, as data."""
    return [question.data() for question in game.asked if question.seat == seat]


def at_random(game: Game, seed: int, most: int = 2000) -> Iterator[Game]:
    """Play on at random, any seat that is asked first; yields the game at each question."""
    choice = random.Random(seed).choice
    for _ in range(most):
        if game.over:
            return
        yield game
        question = choice(game.asked)
        game.answer(choice(question.options), question.seat)


def every_way(game: Game) -> Iterator[tuple[Fraction, Game]]:
    """Each way chance can go up to the next question to a seat, with its probability. The game's NATURE must wait."""
    if game.over or game.asked[0].seat != NATURE:
        yield Fraction(1), game
        return
    question = game.asked[0]
    weights = question.weights or (1,) * len(question.options)
    for option, weight in zip(question.options, weights, strict=True):
        branch = game.clone()
        branch.answer(option, NATURE)
        for probability, end in every_way(branch):
            yield probability * weight / sum(weights), end


def state(game: Game) -> dict[str, Any]:
    """All of a game but how NATURE is answered and what was taken back."""
    return {name: value for name, value in data(game).items() if name not in ("seeded", "takebacks")}
