"""Glossaries: of an entry of the content as much is told as a shape names."""

from __future__ import annotations

import pytest
from msgspec import Struct, ValidationError, to_builtins

from gloam.show.glossaries import by_id, part_of


class Item(Struct):
    id: str
    name: str
    count: int
    traits: tuple[str, ...] = ()
    secret: str = "for the bag alone"


class ItemInfo(Struct, rename={"count": "tokens"}):
    name: str
    count: int
    traits: list[str]


class PlaceInfo(Struct):
    name: str
    x: int


ROPE = Item("rope", "Rope", 2, ("long",))


def test_entries_are_told_by_id_and_what_the_shape_does_not_name_stays_out() -> None:
    told = by_id([ROPE, Item("axe", "Axe", 1)], ItemInfo)
    assert told == {"rope": ItemInfo("Rope", 2, ["long"]), "axe": ItemInfo("Axe", 1, [])}
    assert to_builtins(told["rope"]) == {"name": "Rope", "tokens": 2, "traits": ["long"]}


def test_a_shape_that_names_what_the_content_has_not_is_an_error() -> None:
    with pytest.raises(ValidationError, match="x"):
        part_of(ROPE, PlaceInfo)
