"""Glossaries: of an entry of the content as much is told as is named, and the types follow."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, ValidationError, json, to_builtins

from gloam.kernel.views import one_of
from gloam.show.glossaries import Glossary, Info, Made, Value, by_id, part_of, record, rows

Colour = Annotated[str, one_of("Colour", ("red", "blue"))]


class Knot(Struct):
    name: str
    turns: int


class Item(Struct):
    id: str
    name: Annotated[str, Meta(min_length=1)]
    count: int
    colour: Literal["red", "blue"]
    knot: Knot
    traits: tuple[Literal["long", "sharp"], ...] = ()
    needs: dict[str, int] | None = None
    secret: str = "for the bag alone"


ROPE = Item("rope", "Rope", 2, "red", Knot("Bowline", 3), ("long",))
AXE = Item("axe", "Axe", 1, "blue", Knot("none", 0), (), {"red": 2})
GLOSSARY = Glossary(
    "All there is.",
    items=by_id(
        (ROPE, AXE),
        "An Item.",
        "name tokens colour knot traits needs",
        tokens=Made(int, "count"),
        colour=Colour,
        knot=Info(Knot, "How it is tied.", "turns"),
    ),
    best=part_of(AXE, "The best Item.", "name", "Best"),
    kinds=rows("KindInfo", "A kind.", {"red": {"name": "Red", "of": []}}, Colour, of=list[str]),
    limits=record("Limits", "Numbers.", hand=3, bag=9),
    paths=Value(list[tuple[str, str]], [("a", "b")]),
    grooves=((1, 2), (3,)),
)


def test_entries_are_told_by_id_and_what_is_not_named_stays_out() -> None:
    told = to_builtins(GLOSSARY.told)
    assert told["items"]["rope"] == {
        "name": "Rope", "tokens": 2, "colour": "red", "knot": {"turns": 3}, "traits": ["long"], "needs": None,
    }  # fmt: skip
    assert told["items"]["axe"]["needs"] == {"red": 2}
    assert told["best"] == {"name": "Axe"}
    assert told["kinds"] == {"red": {"name": "Red", "of": []}}
    assert told["limits"] == {"hand": 3, "bag": 9}
    assert (told["paths"], told["grooves"]) == ([("a", "b")], [[1, 2], [3]])


def test_the_types_of_clients_follow_from_the_content() -> None:
    _, made = json.schema_components([GLOSSARY.kind])
    item: Any = made["ItemInfo"]
    assert item["description"] == "An Item."
    assert item["properties"]["name"] == {"type": "string"}
    assert item["properties"]["traits"] == {"type": "array", "items": {"type": "string"}}
    assert item["properties"]["colour"]["title"] == "Colour"
    assert item["properties"]["knot"] == {"$ref": "#/$defs/KnotInfo"}
    assert made["Glossary"]["description"] == "All there is."
    assert {"Best", "KindInfo", "Limits", "KnotInfo"} <= set(made)


def test_what_the_content_has_not_is_an_error() -> None:
    with pytest.raises(KeyError, match="x"):
        by_id((ROPE,), "An Item.", "name x")
    with pytest.raises(ValidationError, match="Expected `int`"):
        by_id((ROPE,), "An Item.", "name", name=int)
