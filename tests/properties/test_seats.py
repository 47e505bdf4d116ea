"""No seat is special: at a table where everyone sits some seats further on, everything happens to whom it would have happened.

A rule that asks seat 0 instead of the seat it names, or acts for it, makes a difference here.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import gloam
from gloam.kernel import position
from gloam.kernel.facts import facts_of
from gloam.kernel.game import NATURE, Game
from properties.setups import EVERY, Table, pick

COURSES = 15
"""How often each table is left at some question and played on from there, in both seatings."""
STEPS = 40
"""How far, at most."""


class Seated(NamedTuple):
    """Where a position tells of seats: "*" stands for every key or row."""

    seats: tuple[str, ...]
    """A seat, or seats in an order."""
    sets: tuple[str, ...] = ()
    """Seats in no order."""
    rows: tuple[str, ...] = ()
    """One row for each seat."""


SEATED = {
    "horrorclix": Seated(
        (
            "active",
            "first",
            "monsters.*.owner",
            "cards.clock_owner",
            "cards.effects.*.seat",
            "cards.effects.*.until",
            "victim.mover",
        ),
        ("proposed",),
        (
            "turns",
            "edges",
            "points",
            "bonus",
            "costs",
            "cards.crypts",
            "cards.played",
            "cards.removed",
            "cards.subplots",
            "cards.named",
        ),
    ),
    "horrified": Seated(("first", "turn", "heroes.*.seat", "defeated.*.seat")),
    "house_of_horrors": Seated(
        ("butler", "turn", "field.*.seat", "fought.field.*.seat", "spoils.sharing"), ("passed", "spoils.served"), ("hands", "piles")
    ),
    "the_victim": Seated(("victims.*.seat", "evil.seat", "looker"), ("piles.*.*.seen",)),
}


class Moved:
    """Everyone sits `by` seats further on."""

    def __init__(self, game: Game, by: int) -> None:
        self.definition = game.setup.definition
        self.seats = game.seats
        self.by = by

    def seat(self, seat: Any) -> Any:
        """Where a seat is now; what is none stays as it is."""
        return (seat + self.by) % self.seats if isinstance(seat, int) and seat >= 0 else seat

    def position(self, text: str) -> dict[str, Any]:
        """What a position tells, of the other seats."""
        told = tomllib.loads(text)
        for path in SEATED[self.definition.id].seats:
            for holder, key in _at(told, path):
                value = holder[key]
                holder[key] = [self.seat(seat) for seat in value] if isinstance(value, list) else self.seat(value)
        for path in SEATED[self.definition.id].sets:
            for holder, key in _at(told, path):
                holder[key] = sorted([self.seat(seat) for seat in holder[key]])
        for path in SEATED[self.definition.id].rows:
            for holder, key in _at(told, path):
                rows = holder[key] + [[]] * (self.seats - len(holder[key]))
                holder[key] = rows[-self.by :] + rows[: -self.by]
        told["todo"] = [self.step(step) for step in told["todo"]]
        return told

    def step(self, step: list[Any]) -> list[Any]:
        facts = facts_of(self.definition.rules[step[0]])
        values = [self.seat(value) if fact.is_seat else value for value, fact in zip(step[1:], facts, strict=False)]
        return [step[0], *values, *step[1 + len(values) :]]

    def answer(self, answer: int) -> int:
        catalogue = self.definition.catalogue
        parts = catalogue.parts(answer)
        return catalogue.number(parts | {"seat": str(self.seat(int(parts["seat"])))}) if "seat" in parts else answer


def _at(told: Any, path: str) -> Iterator[tuple[Any, Any]]:
    """The places that a path leads to."""
    first, _, rest = path.partition(".")
    keys = (list(told) if isinstance(told, dict) else range(len(told))) if first == "*" else [first] if first in told else []
    for key in keys:
        if rest:
            yield from _at(told[key], rest)
        else:
            yield told, key


def whole(game: Game, moved: Moved) -> dict[str, Any]:
    """All that lies on the table, at the other seats."""
    return {key: value for key, value in moved.position(str(game)).items() if key != "todo"}


def asked(game: Game, moved: Moved) -> dict[int, tuple[str, frozenset[int]]]:
    """Who is asked what, at the other seats."""
    return {
        moved.seat(question.seat): (question.prompt, frozenset([moved.answer(option) for option in question.options]))
        for question in game.asked
    }


def played_on(table: Table, seed: int) -> Game:
    """A game somewhere in its course, where nobody is asked for a reaction: what those are about is not told by name."""
    game = gloam.new(table.game, table.seats, table.options, seed)
    quiet = game.clone()
    dice = random.Random(seed)
    for _ in range(dice.randrange(5, 250)):
        ahead = game.clone(game.nature)
        question, option = pick(ahead, dice.randrange(1 << 30))
        ahead.answer(option, question.seat)
        if ahead.over:
            break
        if not any(step[0] == "window" for step in (*ahead.todo, ahead.asking)):
            quiet = ahead.clone()
        game = ahead
    return gloam.position(str(quiet))


TABLES = [table for game in SEATED for table in EVERY[game][:: len(EVERY[game]) // 12 | 1] if table.seats > 1]
IN_ORDER = Table("the_victim", 2, {})  # there Victims are chosen in the order of seats


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=[pytest.mark.lengthy] * (n % 4 > 0), id=str(table))
        for n, table in enumerate(TABLES)
        if table != IN_ORDER
    ],
)
def test_everyone_a_few_seats_further_on_plays_the_same_game(table: Table) -> None:
    for seed in range(COURSES):
        game = played_on(table, seed)
        game.nature = None
        moved, still = Moved(game, 1 + seed % (table.seats - 1)), Moved(game, 0)
        other = gloam.position(position.toml(moved.position(str(game))))
        other.nature = None
        dice = random.Random(seed)
        for _ in range(STEPS):
            if game.over:
                break
            assert asked(game, moved) == asked(other, still)
            question, option = pick(game, dice.randrange(1 << 30))
            seat = question.seat if question.seat == NATURE else moved.seat(question.seat)
            game.answer(option, question.seat)
            other.answer(moved.answer(option), seat)
        if game.over:
            assert game.result is not None
            assert other.result is not None
            assert {moved.seat(seat) for seat in game.result.winners} == set(other.result.winners)
        else:
            assert whole(game, moved) == whole(other, still)
