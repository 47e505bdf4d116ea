"""The numbers of a village, made without a view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import gloam
from gloam.games.horrified.components import MATS
from gloam.games.horrified.show.observing import observe
from gloam.games.horrified.show.view import VillageView, view
from gloam.games.horrified.table import Village
from gloam.kernel.game import SPECTATOR
from gloam.kernel.observation import Parts


def villages(monsters: tuple[str, ...], seed: int) -> list[Village]:
    """Tables from all over a random game."""
    game = gloam.new("horrified", 3, {"monsters": list(monsters)}, seed)
    dice = random.Random(seed)
    met: list[Village] = []
    while not game.over:
        assert isinstance(game.table, Village)
        met.append(game.table.clone())
        game.answer(dice.choice(game.asked[0].options))
    return dice.sample(met, 10)


def others(value: Any, elsewhere: Any) -> Iterator[Any]:
    """Something else in place of an attribute's value: what it is elsewhere, and what is hardly different."""
    if elsewhere != value:
        yield elsewhere
    if isinstance(value, int):
        yield from (0, 1, 2)
    elif isinstance(value, tuple) and value and isinstance(value[0], int):
        yield from (value[:-1], (1, *value[1:]), (*value[:-1], 0))


def changed(here: Village, there: Village) -> Iterator[tuple[str, Village]]:
    """Tables that differ from one of them in one attribute, and its name."""
    for attribute in here.fields():
        for other in others(getattr(here, attribute), getattr(there, attribute)):
            table = here.clone()
            try:
                setattr(table, attribute, other)
            except TypeError:
                continue  # compiled, humanity is a pair and takes nothing else
            yield attribute, table


@pytest.mark.parametrize("monsters", [MATS[:3], MATS[3:]])
def test_the_numbers_of_a_table_are_those_of_its_view(monsters: tuple[str, ...]) -> None:
    village, noticed = Parts(VillageView), set()
    for here, there in zip(villages(monsters, 1), villages(monsters, 2), strict=True):
        numbers = observe(here, SPECTATOR)
        for attribute, table in changed(here, there):
            try:
                expected = village.encoded(view(table, SPECTATOR))
            except (IndexError, ValueError, KeyError, OverflowError):
                continue  # such a table cannot be
            assert observe(table, SPECTATOR) == expected, attribute
            if expected != numbers:
                noticed.add(attribute)
    assert len(noticed) > 20
