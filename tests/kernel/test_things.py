"""The named things of a game: found where its rules declare them."""

from __future__ import annotations

import pytest

from gloam.games.horrified import GAME
from gloam.games.horrified import components as c
from gloam.kernel.things import Things

THINGS = Things(GAME)


def test_every_kind_of_thing_that_rules_annotate_has_its_ids() -> None:
    assert THINGS.words["Space"] == c.SPACES
    assert THINGS.words["Hero"] == c.HEROES
    assert "Seat" not in THINGS.words, "seats are numbers"


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (c.SPACES, "Space"),
        (("mayor", "courier"), "Hero"),  # the smallest: they are Figures too
        (("mayor", "maria"), "Person"),
        (("1", "2"), ""),
        (("mayor", "nobody"), ""),
    ],
)
def test_words_are_of_the_smallest_kind_that_has_them_all(words: tuple[str, ...], kind: str) -> None:
    assert THINGS.kind_of(words) == kind
