"""How a view becomes numbers."""

from __future__ import annotations

import random
from typing import Annotated

import pytest
from msgspec import UNSET, Struct, UnsetType

import gloam
from gloam.kernel.decks import shuffled
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
    Of,
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


# --- seen on a table --------------------------------------------------------------------------------------------------

PLACES = ("cellar", "attic")
GHOSTS = ("moth", "owl", "rat")
Place = Annotated[str, OneOf(("nowhere", *PLACES), -1)]


class Light:
    """What a lamp is on the table."""

    def __init__(self, at: int, oil: int, owner: int = -1) -> None:
        self.at, self.oil, self.owner = at, oil, owner


class LightView(Struct):
    at: Place
    oil: Annotated[int, Number(9)]
    bright: Annotated[bool, Of(lambda light: light.oil > 4, "oil")]
    owner: Annotated[int, OneOf(range(3))] | UnsetType = UNSET


class GiftView(Struct, array_like=True):
    ghost: Annotated[str, OneOf(GHOSTS)]
    number: int


class HouseView(Struct):
    night: Annotated[int, Number(255), Of("nights")]
    deck: Annotated[int, Number(9)]
    quiet: bool
    guest: Annotated[str, OneOf(GHOSTS)] | None
    ghosts: Annotated[list[str], Several(GHOSTS, 2)]
    lights: Annotated[list[LightView], Row(Maybe(Parts(LightView)), 2)]
    lying: dict[Annotated[str, OneOf(PLACES)], Annotated[list[str], Several(GHOSTS)]]
    at: Annotated[dict[Annotated[str, OneOf(GHOSTS)], Place], Of(lambda house: dict(house.figures), "figures", few=True)]
    gifts: Annotated[list[GiftView], LeftOut("are told for people")]
    first: LightView | None


class House:
    """A table."""

    def __init__(self) -> None:
        self.nights = 3
        self.deck = shuffled((0, 1, 2))
        self.quiet = 1
        self.guest = -1
        self.ghosts = (2, 0, 2)
        self.lights = (Light(-1, 5), Light(1, 2, 0))
        self.lying = [(), (1,)]
        self.figures = ((2, 0), (0, -1))
        self.gifts = ((1, 4),)
        self.first: Light | None = None


HOUSE = Parts(HouseView)


def test_a_view_is_made_of_the_table_as_its_types_say() -> None:
    house = House()
    assert HOUSE.seen(house) == HouseView(
        night=3,
        deck=3,
        quiet=True,
        guest=None,
        ghosts=["rat", "moth", "rat"],
        lights=[LightView("nowhere", 5, True), LightView("attic", 2, False, 0)],
        lying={"attic": ["owl"]},
        at={"rat": "cellar", "moth": "nowhere"},
        gifts=[GiftView("owl", 4)],
        first=None,
    )
    house.guest, house.first = 1, Light(0, 9)
    assert HOUSE.seen(house).guest == "owl"
    assert HOUSE.seen(house).first == LightView("cellar", 9, True)


def test_a_view_made_of_a_table_becomes_numbers() -> None:
    house = House()
    names = [name for name, _ in HOUSE.numbers("")]
    numbers = dict(zip(names, HOUSE.encoded(HOUSE.seen(house)), strict=True))
    there = {name: number for name, number in numbers.items() if number and not name.startswith("lights.")}
    assert there == {
        "night": 3, "deck": 3, "quiet": 1, "ghosts.rat": 2, "ghosts.moth": 1, "lying.attic.owl": 1, "at.rat.cellar": 1,
        "at.moth.nowhere": 1,
    }  # fmt: skip
    house.first, house.lights, house.figures = Light(1, 3), (Light(0, 1),), ()
    assert len(HOUSE.encoded(HOUSE.seen(house))) == HOUSE.width


def test_what_is_made_of_nothing_that_differs_stays_the_same_object() -> None:
    house = House()
    seen = HOUSE.seen(house)
    house.nights, house.ghosts = 4, ()
    again = HOUSE.again(house, seen, ["nights"])
    assert again.night == 4
    assert again.ghosts is seen.ghosts
    assert HOUSE.again(house, seen, ["nights", "ghosts"]) == HOUSE.seen(house)
    assert HOUSE.seen(house).gifts[0] is seen.gifts[0]
