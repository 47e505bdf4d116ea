"""How a view becomes numbers."""

from __future__ import annotations

import random
from typing import Annotated

import pytest
from msgspec import UNSET, Struct, UnsetType

import gloam
from gloam.kernel.nature import Seeded
from gloam.kernel.observation import (
    AnyView,
    Flag,
    Index,
    Keyed,
    LeftOut,
    Maybe,
    Number,
    Observer,
    OneOf,
    Part,
    Parts,
    Row,
    Several,
    Square,
)
from gloam.kernel.views import one_of
from kernel.play import TOYS


class Lamp(Struct):
    lit: bool
    oil: Annotated[int | None, Maybe(Number(9))]
    where: Annotated[str, one_of("Where", ("shelf", "hand"))]
    mood: Annotated[str, LeftOut("nobody asked it")] = ""
    held: Annotated[int, Number(3)] | UnsetType = UNSET


class Room(Struct):
    lamp: Lamp | None
    spare: Lamp
    oil: dict[Annotated[str, OneOf(("jar", "can"))], Annotated[int, Number(5)]]


class Cellar(Struct):
    candles: int


class Attic(Struct):
    candles: dict[str, Annotated[int, Number(5)]]


LAMP = Parts(Lamp)


@pytest.mark.parametrize(
    ("part", "value", "numbers"),
    [
        (Flag(), True, [1]),
        (Flag(), UNSET, [0]),
        (Number(9), 4, [4]),
        (Number(9), 12, [9]),
        (Number(9, -2), -1, [1]),
        (Number(9), None, [0]),
        (Number(1000), 600, [2, 88]),
        (OneOf(("a", "b", "c")), "b", [0, 1, 0]),
        (OneOf(("a", "b", "c")), None, [0, 0, 0]),
        (Index(("a", "b", "c")), "c", [3]),
        (Index(("a", "b", "c")), UNSET, [0]),
        (Several(("a", "b", "c"), 2), ["c", "a", "c", "c"], [1, 0, 2]),
        (Square(("a1", "b1", "a2", "b2"), 2), "b2", [2, 2]),
        (Square(("a1", "b1", "a2", "b2"), 2), None, [0, 0]),
        (Row(Number(9), 3), [7, 8], [7, 8, 0]),
        (Row(Number(9), 3), [7, 8, 9, 1], [7, 8, 9]),
        (Row(Number(9), 3), None, [0, 0, 0]),
        (Keyed(("x", "y"), Number(9)), {"y": 5}, [0, 5]),
        (Keyed(("x", "y"), Number(9)), None, [0, 0]),
        (Maybe(Number(9)), 0, [1, 0]),
        (Maybe(Number(9)), None, [0, 0]),
        (LAMP, Lamp(True, 0, "hand"), [1, 1, 0, 0, 1, 0]),
        (LAMP, Lamp(False, None, "shelf", held=2), [0, 0, 0, 1, 0, 2]),
        (LAMP, None, [0] * 6),
        (AnyView(("red", "blue"), 8), {"at": 3, "hand": ["blue", "green"], "turn": None, "on": True}, [3, 2, 2, 0, 0, 1, 0, 0]),
        (AnyView((), 2), [1, 2, 3], [3, 1]),
    ],
)  # fmt: skip
def test_a_value_becomes_numbers(part: Part, value: object, numbers: list[int]) -> None:
    assert list(part.encoded(value)) == numbers
    named = list(part.numbers("it"))
    assert len(named) == part.width == len(numbers)
    assert len({name for name, _ in named}) == part.width
    assert all(number <= most for number, (_, most) in zip(numbers, named, strict=True))


def test_numbers_are_named_by_their_way_through_the_view() -> None:
    lamps = Row(Maybe(LAMP), 2)
    names = [name.removeprefix("lamps.") for name, _ in lamps.numbers("lamps")]
    assert names[:7] == ["0.there", "0.lit", "0.oil.there", "0.oil", "0.where.shelf", "0.where.hand", "0.held"]
    assert names[7] == "1.there"
    assert list(lamps.left_out("lamps")) == [("lamps.*.mood", "nobody asked it")]


def test_no_field_of_a_view_is_forgotten() -> None:
    for place in (Cellar, Attic):
        with pytest.raises(TypeError, match=rf"{place.__name__}.candles: its type does not say how it becomes numbers"):
            Parts(place)


def test_types_say_how_their_values_become_numbers() -> None:
    names = [name for name, _ in Parts(Room).numbers("")]
    assert names[:3] == ["lamp.there", "lamp.lit", "lamp.oil.there"]
    assert names[7:9] == ["spare.lit", "spare.oil.there"]
    assert names[-2:] == ["oil.jar", "oil.can"]
    assert list(Parts(Room).encoded(Room(None, Lamp(True, None, "hand"), {"can": 4}))) == [0] * 7 + [1, 0, 0, 0, 1, 0, 0, 4]


def test_a_word_that_is_not_declared_is_an_error_not_a_zero() -> None:
    with pytest.raises(KeyError, match="ceiling"):
        OneOf(("shelf", "hand")).encoded("ceiling")


@pytest.mark.parametrize("name", TOYS)
def test_a_game_that_says_nothing_of_it_is_observed_plainly(name: str) -> None:
    """Its vector changes with what the seat sees, and not with what it cannot know."""
    toy = TOYS[name]
    observer = Observer(toy)
    game = gloam.new(name, toy.least_seats, seed=1)
    dice = random.Random(1)
    seen = set()
    for _ in range(20):
        if game.over:
            break
        seat = game.asked[0].seat
        vector = observer.observe(game, seat)
        assert len(vector) == observer.width
        assert all(number <= most for number, most in zip(vector, observer.highs, strict=True))
        assert observer.observe(game.imagine(seat, Seeded(game.moves)), seat) == vector
        seen.add(bytes(vector))
        game.answer(dice.choice(game.asked[0].options), seat)
    assert len(seen) > 1


def test_numbers_follow_what_a_view_holds_now() -> None:
    """What is the same object as the last time is not encoded again; what is equal or stands elsewhere is."""
    rooms = Row(Parts(Room), 2)
    lamp, other = Lamp(True, 4, "hand"), Lamp(False, None, "shelf")
    first, second = Room(lamp, other, {"can": 4}), Room(None, lamp, {"jar": 1})
    vectors = [rooms.encoded(seen) for seen in ([first, second], [second, first], [first, second], [first])]
    assert vectors[0] == vectors[2] == Parts(Room).encoded(first) + Parts(Room).encoded(second)
    assert vectors[1] == Parts(Room).encoded(second) + Parts(Room).encoded(first)
    assert vectors[3] == Parts(Room).encoded(first) + bytes(Parts(Room).width)
    oil = Keyed(("jar", "can"), Number(5))
    assert [list(oil.encoded(seen)) for seen in ({"can": 4}, {"jar": 4}, {"jar": 4, "can": 1})] == [[0, 4], [4, 0], [4, 1]]
